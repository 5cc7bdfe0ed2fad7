/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture under the cards: a woven sedge chiếu with a red hem on dark boards,
 * and a plain dish. Drawn with cairo, in any thread.
 */
#pragma once

#include <cairo.h>
#include <librsvg/rsvg.h>

#include "scene.h"

G_BEGIN_DECLS

typedef struct
{
  int width, height;             /* of the whole picture */
  ChieuBox mat;
  ChieuBox dish;
  double scale;                  /* device pixels to a pixel of the boxes */
  gboolean dark;                 /* a dimmer room */
} ChieuMatPaint;

/* Paints everything. @weave: (nullable): the tile of the sedge; bare straw without it. */
void chieu_mat_paint (cairo_t *cr, const ChieuMatPaint *what, RsvgHandle *weave);

G_END_DECLS
