/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Letters on paper, measured in millimetres.
 */
#pragma once

#include <pango/pangocairo.h>

/* The height, in millimetres, of letters of this many points. */
#define CHIEU_PRINT_MM(points) ((points) * 25.4 / 72)

/**
 * chieu_print_text_new:
 * @markup: Pango's
 * @size: of the letters
 * @width: at which lines break; 0: one line
 *
 * Returns: (transfer full): the text, laid out
 */
PangoLayout *chieu_print_text_new (const char *markup, double size, gboolean bold, double width) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the size of its letters, in points */
double chieu_print_text_get_points (PangoLayout *text);

void chieu_print_text_measure (PangoLayout *text, double *width, double *height);

/* Returns: the width of the widest word of @text, which cannot be broken */
double chieu_print_text_find_widest_word (PangoLayout *text);

/* Draws @text, @shrink times as large as it was laid out, at the origin. */
void chieu_print_text_draw (PangoLayout *text, cairo_t *cr, double shrink);
