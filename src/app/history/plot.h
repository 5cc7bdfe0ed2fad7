/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_PLOT (chieu_plot_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPlot, chieu_plot, CHIEU, PLOT, GtkWidget)

/**
 * ChieuPlot:
 *
 * Draws a curve of one number for each hand, from the first hand to the last. The caller has to say in words what the curve shows, with
 * chieu_plot_describe(), for people who do not see it.
 */

/* Returns: (transfer floating): a plot that draws nothing before it has values */
GtkWidget *chieu_plot_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_plot_set_values:
 * @values: a number for each hand, in the order in which they were played; copied
 * @n: the number of hands, at least 1
 * @whole: whether only whole numbers make sense
 * @first, @last: what is written below the first hand and below the last one: their days; copied
 */
void chieu_plot_set_values (ChieuPlot *self, const double *values, guint n, gboolean whole, const char *first, const char *last);

/* Describes the plot to a screen reader. @label: its name; @description: its main figures */
void chieu_plot_describe (ChieuPlot *self, const char *label, const char *description);
