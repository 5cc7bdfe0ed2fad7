/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the page of the cards, for the two files that make it.
 */
#pragma once

#include "games/to-tom/match/words.h"
#include "scorer-cards.h"
#include "scorer-deck.h"
#include "scorer-tray.h"

struct _ChieuScorerCards
{
  GtkWidget parent_instance;

  ChieuTableHand *hand;
  ChieuScorerPlace target;       /* where the next card goes */
  int n_made;
  ChieuCard made[CHIEU_PHU_CARDS_MAX];   /* the phu that is being put together */
  int tray_height;               /* of the cards in the trays, in pixels */

  GtkWidget *box;                /* the deck and the hand, each in a room that scrolls */
  GtkWidget *left, *right;       /* these two rooms */
  GtkWidget *deck;
  GtkWidget *entry;
  GtkWidget *message;
  GtkWidget *fan;                /* tray: the cards in the hand */
  GtkWidget *phu;                /* tray: the phu that is being put together; below it kinds and laid */
  GtkWidget *win;                /* tray: the winning card */
  GtkWidget *kinds;              /* buttons that lay the phu down */
  GtkWidget *laid;               /* the phu on the mat */
};

/* scorer-cards.c */

/* Lays down the phu that is being put together, as the kind that is the datum "kind" of @button. */
void chieu_scorer_cards_lay_cb (GtkWidget *button, ChieuScorerCards *self);
/* Takes away the phu on the mat whose place is the datum "place" of @button. */
void chieu_scorer_cards_take_phu_cb (GtkWidget *button, ChieuScorerCards *self);

/* scorer-cards-show.c */

/* Returns: how many of @card are in the phu that is being put together */
int chieu_scorer_cards_count_made (const ChieuScorerCards *self, ChieuCard card);
/* Lists in @cards, which has room for the deck, the cards of the fan in their order. Returns: how many */
int chieu_scorer_cards_list_fan (const ChieuTableHand *hand, ChieuCard *cards);
/* Scrolls to @tray, if not all trays are seen. */
void chieu_scorer_cards_show_tray (ChieuScorerCards *self, GtkWidget *tray);
