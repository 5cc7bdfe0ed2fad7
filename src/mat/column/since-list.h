/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events since the person moved last, or since the deal, as lines with small cards: of forty moves of a hand only eight are the
 * person's. If there is no room for all of them the newest are shown, and the title says so. Where nothing happened there is no list.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

/* The most lines that are shown. */
#define CHIEU_SINCE_LINES_MAX 5

#define CHIEU_TYPE_SINCE_LIST (chieu_since_list_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSinceList, chieu_since_list, CHIEU, SINCE_LIST, GtkWidget)

/* Returns: (transfer floating): a list without lines; it takes the height that it is given, and asks for none */
GtkWidget *chieu_since_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the lines of @log (element-type ChieuLogLine), the log of a hand of @game, from line @from on, at most the newest
 * CHIEU_SINCE_LINES_MAX; they are copied. */
void chieu_since_list_set_log (ChieuSinceList *self, const ChieuGame *game, const GPtrArray *log, guint from);

/* Sets the height of the cards beside its lines, in pixels. */
void chieu_since_list_set_card_height (ChieuSinceList *self, int height);

/* Sets whether only the two newest lines are shown, without a title, because something else needs room, too. */
void chieu_since_list_set_brief (ChieuSinceList *self, gboolean brief);

/* Returns: the height in pixels that the title and as many of the newest lines as fit into @most pixels fill in @width; 0 if there is no
 * line, or none fits. A brief list has no title */
int chieu_since_list_find_height (ChieuSinceList *self, int width, int most);

/* Returns: the height in pixels of the newest line in @width; 0 if there is none */
int chieu_since_list_find_newest_height (ChieuSinceList *self, int width);
