/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Something that there is every day for each game: a heading, a sentence, and a small button for each game.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_TODAY_CARD (chieu_today_card_get_type ())
G_DECLARE_FINAL_TYPE (ChieuTodayCard, chieu_today_card, CHIEU, TODAY_CARD, GtkWidget)

/* The button of a game. */
typedef struct
{
  const char *game;              /* its name */
  const char *action;            /* with its target */
  const char *figure;            /* (nullable): what came of it, "+8", or what waits there, "3" */
  gboolean is_done;              /* it has a tick */
  const char *line;              /* (nullable): the same as a sentence */
} ChieuTodayChip;

/* Returns: (transfer floating): a card with the heading @title and the sentence @line, without buttons so far */
GtkWidget *chieu_today_card_new (const char *title, const char *line) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the buttons of @n games; those that stay keep the focus. */
void chieu_today_card_show (ChieuTodayCard *self, const ChieuTodayChip *chips, guint n);
