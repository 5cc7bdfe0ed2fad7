/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards laid out by phu for a person to look at, each with its name, in the order in which the caller adds them.
 */
#pragma once

#include <glib.h>

#include "rules/deal.h"

/* A phu, or cards that do not make one. */
typedef struct
{
  char *caption;                 /* "Bí", "Tôm", "Cards in no phu" */
  gboolean lung;                 /* counts towards the lưng needed */
  int n;
  int win;                       /* place of the winning card, −1: it is not among them */
  ChieuCard cards[CHIEU_DECK_CARDS_MAX];
} ChieuShownPhu;

/* Returns: (transfer full) (element-type ChieuShownPhu): an empty list. */
GPtrArray *chieu_shown_phu_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a phu at the end. @caption: (transfer full): its name, which the list frees; @lung: whether it counts towards the lưng
 * needed; @n: the number of @cards, 0 … CHIEU_DECK_CARDS_MAX */
void chieu_shown_phu_add_cards (GPtrArray       *list,
                                char            *caption,
                                gboolean         lung,
                                const ChieuCard *cards,
                                int              n);

/* Marks the winning card in the last phu that has it; CHIEU_CARD_NONE: there is none. */
void chieu_shown_phu_mark_win (GPtrArray *list, ChieuCard win);
