/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of the card under the pointer. It is a label on the mat and no tooltip: GTK puts a tooltip at the pointer, and in a fan
 * that is on the numbers and suits of the cards beside it.
 */
#pragma once

#include "mat/played/played.h"
#include "mat/widgets/card-widget.h"
#include "mat/mat-layout.h"

/* The name, and the card that has it. The mat gives @mat, @played and @scene, which have to outlive it. */
typedef struct
{
  GtkWidget *mat;
  const ChieuPlayed *played;
  const ChieuScene *scene;

  GtkWidget *label;              /* (nullable): on the mat; NULL on an empty one */
  ChieuCardWidget *card;         /* weak: under the pointer */
  gboolean put_down;             /* the pointer has not moved since it put a card down at @x, @y */
  double x, y;                   /* where the pointer was last */
  guint wait_id;                 /* of the timer that shows the name when the pointer has rested; 0: it is shown, or there is no card */
} ChieuCardName;

/* Makes the label, the last child of the mat. */
void chieu_card_name_make (ChieuCardName *self);
/* Removes it. */
void chieu_card_name_drop (ChieuCardName *self);
/* Notes that the pointer is on @card (nullable), whose name shows when it has rested there for a moment, or at once while that of
 * another card shows. */
void chieu_card_name_set_card (ChieuCardName *self, ChieuCardWidget *card);
/* Does so for the pointer at a point of the mat. On a card that it has just put down it only rests and asks nothing: that has no name
 * before the pointer moves again. */
void chieu_card_name_point (ChieuCardName *self, ChieuCardWidget *card, double x, double y);
/* Notes that the pointer put a card down at a point of the mat. */
void chieu_card_name_put_down (ChieuCardName *self, double x, double y);
/* Notes that a card has left the hand without the pointer moving: that rests now on another card, or on an equal one, and asks nothing. */
void chieu_card_name_rest (ChieuCardName *self);
/* Hides the name if its card was taken from the mat, as it may be after every change. */
void chieu_card_name_hide_if_gone (ChieuCardName *self);
/* Puts the name into @room, the mat without the column: where it covers no number or suit of a card and no plate, if there is such a
 * place, else above the hand, or, for a card that is not held, over the foot of its card. */
void chieu_card_name_allocate (ChieuCardName *self, const ChieuBox *room);
