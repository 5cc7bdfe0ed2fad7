/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Letters on paper, measured in millimetres, and the ink that they have.
 */
#pragma once

#include <pango/pangocairo.h>

/* A colour is red, green and blue, each from 0 to 1. This is the ink of everything that has no other. */
extern const double chieu_print_ink[3];
/* Lets @cr draw in @colour. */
void chieu_print_set_colour (cairo_t *cr, const double *colour);

/* The height, in millimetres, of letters of this many points. */
#define CHIEU_PRINT_MM(points) ((points) * 25.4 / 72)

/**
 * chieu_print_text_new:
 * @markup: Pango's
 * @size: the height of the letters
 * @bold: whether all letters are bold
 * @width: the width at which lines break, even within a word that is wider; 0: they do not break
 *
 * Returns: (transfer full): the text, laid out
 */
PangoLayout *chieu_print_text_new (const char *markup, double size, gboolean bold, double width) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the size of its letters, in points */
double chieu_print_text_get_points (PangoLayout *text);

/* Measures @text as it is laid out. @width: (out), @height: (out): its size */
void chieu_print_text_measure (PangoLayout *text, double *width, double *height);

/* Returns: the width of the widest word of @text; in less room that word would be broken */
double chieu_print_text_measure_widest_word (PangoLayout *text);

/* Draws @text, @shrink times as large as it was laid out, at the origin. */
void chieu_print_text_draw (PangoLayout *text, cairo_t *cr, double shrink);
