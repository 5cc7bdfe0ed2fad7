/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture under the cards: a woven sedge chiếu with its border on dark boards, and a dish. Drawn with cairo, in any thread.
 */
#pragma once

#include <cairo.h>
#include <librsvg/rsvg.h>

#include "mat/scene.h"

/* A mat to be painted. It is compared byte by byte, so a variable has to begin all zero. */
typedef struct
{
  int width, height;             /* of the whole picture, in device pixels */
  ChieuBox mat;                  /* in pixels of the widget, whole ones */
  ChieuBox dish;                 /* likewise, but of any size; without a width: there is none */
  double scale;                  /* device pixels to a pixel of the boxes */
  guint rgb;                     /* of the sedge, where its picture is missing */
  /* Both may be set: a mat with a low lamp is lighter than others, and still dimmer in the dark style than in the light one. */
  gboolean dark;                 /* a dimmer room, for the dark style */
  gboolean bright;               /* the lamp hangs low over the mat */
} ChieuMatPaint;

/* The drawings from which it is painted. Each may be NULL: then there is plain sedge, no border, a plain dish. */
typedef struct
{
  RsvgHandle *weave;             /* a tile */
  RsvgHandle *border;            /* three times three squares: corners, sides, and the middle under the dish */
  RsvgHandle *dish;
} ChieuMatPictures;

/* Paints the whole picture on @cr, which has @paint's size in device pixels and is not scaled. The handles must not be in use by
 * another thread. */
void chieu_mat_paint (cairo_t *cr, const ChieuMatPaint *paint, const ChieuMatPictures *pictures);
