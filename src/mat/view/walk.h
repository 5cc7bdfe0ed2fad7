/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the keyboard walks over the mat and the column beside it. Tab stops at the call, at the hand, the buttons, the
 * page (the coach, a lesson), the cards on the mat and the plates; Up and Down go from zone to zone, Left and Right from card to card.
 */
#pragma once

#include "calling.h"
#include "mat/played/held.h"

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  const ChieuHeld *held;
  const ChieuScene *scene;
  const ChieuDeeds *deeds;
  const ChieuCalling *calling;

  int zone;                      /* where the keyboard was last on the mat, apart from the hand, CHIEU_ZONE_NONE at first */
  int position;                  /* of the plate at which it was last */
} ChieuWalk;

/* Moves the focus on, as GtkWidgetClass.focus says. */
gboolean chieu_walk_on (ChieuWalk *self, GtkDirectionType direction);
/* The mat is given the focus: the call has it while it is put together, else the hand. */
gboolean chieu_walk_begin (ChieuWalk *self);
/* Goes to the first card, or the last, of those among which the focus is. Returns: FALSE: it is at no card. */
gboolean chieu_walk_to_end (ChieuWalk *self, gboolean last);

/* Each goes there, or returns FALSE where no card lies. */
gboolean chieu_walk_to_hand (ChieuWalk *self);
gboolean chieu_walk_to_zone (ChieuWalk *self, int zone);
/* The card that is decided about, or the best one of the trick. */
gboolean chieu_walk_to_card_in_play (ChieuWalk *self);
/* To the plate of the person, or the one that had the focus last. */
gboolean chieu_walk_to_plates (ChieuWalk *self);
