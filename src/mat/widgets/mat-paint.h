/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture under the cards: a woven sedge chiếu with its border on dark
 * boards, and a dish. Drawn with cairo, in any thread.
 */
#pragma once

#include <cairo.h>
#include <librsvg/rsvg.h>

#include "mat/scene.h"

typedef struct
{
  int width, height;             /* of the whole picture */
  ChieuBox mat;
  ChieuBox dish;
  double scale;                  /* device pixels to a pixel of the boxes */
  guint rgb;                     /* of the sedge, where its picture is missing */
  gboolean dark;                 /* a dimmer room */
  gboolean bright;               /* the lamp hangs low over it */
} ChieuMatPaint;

/* Each may be NULL: then there is plain sedge, no border, a plain dish. */
typedef struct
{
  RsvgHandle *weave;             /* a tile */
  RsvgHandle *border;            /* nine squares: corners, sides, and the middle under the dish */
  RsvgHandle *dish;
} ChieuMatPictures;

/* Paints everything. */
void chieu_mat_paint (cairo_t *cr, const ChieuMatPaint *paint, const ChieuMatPictures *pictures);
