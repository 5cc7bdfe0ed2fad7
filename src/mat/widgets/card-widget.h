/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One card on the mat: a widget, so that assistive technology sees it and GTK keeps its render node from frame to frame.
 */
#pragma once

#include "mat/faces/card-index.h"
#include "mat/faces/face-cache.h"

/* The marks of a card, as bits. */
typedef enum
{
  CHIEU_CARD_CHOSEN = 1 << 0,    /* chosen by the person, or touched in a lesson: stands out */
  CHIEU_CARD_OFFERED = 1 << 1,   /* something can be done with it now */
  CHIEU_CARD_FLYING = 1 << 2,    /* its picture is in the air: not drawn here */
  CHIEU_CARD_SHADED = 1 << 3,    /* drawn darker: a card that is dead */
  CHIEU_CARD_POINTED = 1 << 4,   /* a lesson points at it, the coach would use it, or what happened to it is shown again */
  CHIEU_CARD_MARKED = 1 << 5,    /* marked by the game; chieu_words_marked() says it in words */
  CHIEU_CARD_IN_PLAY = 1 << 6,   /* the card that is decided about now */
  CHIEU_CARD_USEFUL = 1 << 7,    /* something that is offered would use it */
  CHIEU_CARD_WON = 1 << 8,       /* the winning card: chieu_card_widget_snapshot_win() */
  CHIEU_CARD_WRONG = 1 << 9,     /* shows that the call is wrong */
} ChieuCardFlags;

#define CHIEU_TYPE_CARD_WIDGET (chieu_card_widget_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCardWidget, chieu_card_widget, CHIEU, CARD_WIDGET, GtkWidget)

/**
 * chieu_card_widget_new:
 * @card: a face of @deck or CHIEU_CARD_HIDDEN
 *
 * The widget draws a margin round itself for the shadow. Its class action "card.activate" emits
 * ChieuCardWidget::activated; Return and space do so, too. "card.show", with the menu key, does the action
 * "mat.show-card" of the widget round it that has such an action.
 *
 * Returns: (transfer floating): the card, which can take the focus
 */
GtkWidget *chieu_card_widget_new (const ChieuDeck *deck, ChieuCard card) G_GNUC_WARN_UNUSED_RESULT;

/* Return and set the card, a face of the deck or CHIEU_CARD_HIDDEN, and how it is shown. */
ChieuCard chieu_card_widget_get_card (ChieuCardWidget *self);
void chieu_card_widget_set_card (ChieuCardWidget *self, ChieuCard card);
void chieu_card_widget_set_flags (ChieuCardWidget *self, ChieuCardFlags flags);
ChieuCardFlags chieu_card_widget_get_flags (ChieuCardWidget *self);
/* Sets the height in pixels, a multiple of CHIEU_FACE_STEP. */
void chieu_card_widget_set_height (ChieuCardWidget *self, int height);
/* Turns the card by @angle degrees, clockwise, about the middle of its allocation, which stays upright. */
void chieu_card_widget_set_angle (ChieuCardWidget *self, float angle);
/* Makes it the top of @n cards on each other, with this number on it; 0: it lies alone. */
void chieu_card_widget_set_piled (ChieuCardWidget *self, int n);
/* Finds the @disc (out) on which the number of a pile stands, on a card of @width times @height pixels. Returns: the factor by which the
 * number, which needs @text_width times @text_height pixels, becomes smaller, so that the disc is no wider than the card. It stands here
 * for tests. */
double chieu_card_widget_fit_number (double width, double height, int text_width, int text_height, graphene_rect_t *disc);
/* Says that another card lies over it and leaves free only the top @strip pixels, or the first @beside pixels from the left, so
 * that its label is drawn there; 0: no card does. */
void chieu_card_widget_set_in_sight (ChieuCardWidget *self, int strip, int beside);
/* Gets what was set last. @strip, @beside: (out) */
void chieu_card_widget_get_in_sight (ChieuCardWidget *self, int *strip, int *beside);
/* Gives it the learner's label @index from now on, instead of the one that all other cards have (card-index.h). */
void chieu_card_widget_set_own_index (ChieuCardWidget *self, ChieuCardIndex index);
/* Draws the frame of the winning card round the part of it that is in sight, if it is that card and lies on the mat. Whoever lays cards
 * over each other does so when all of them are drawn: the card itself would be drawn below its neighbours. */
void chieu_card_widget_snapshot_win (ChieuCardWidget *self, GtkSnapshot *snapshot);
/* Sets the words that a screen reader says. */
void chieu_card_widget_set_label (ChieuCardWidget *self, const char *label);
