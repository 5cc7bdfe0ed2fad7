/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A seat, and its points. */
typedef struct
{
  int seat;
  const char *name;
  int hand;                      /* points of this hand */
  int total;                     /* points of the match so far */
} ChieuScoreRow;

/**
 * chieu_score_grid_new:
 * @rows: (array length=n): the seats in the order to show, 1 to CHIEU_SEATS_MAX; not kept
 * @with_hand: whether the points of this hand have a column
 *
 * Returns: (transfer floating): a table of the points of the seats
 */
GtkWidget *chieu_score_grid_new (const ChieuScoreRow *rows,
                                 int                  n,
                                 gboolean             with_hand) G_GNUC_WARN_UNUSED_RESULT;
