/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way of the focus over the mat and the column beside it. Tab stops at the call and at its words round the open hand,
 * then at the hand, the buttons, the page (the coach, a lesson), the cards on the mat and the plates; Up and Down go from zone to
 * zone, Left and Right from card to card.
 */
#pragma once

#include "calling.h"
#include "mat/played/held.h"

/* The way of the focus. The mat sets the fields above the empty line, which are not owned and have to outlive it. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  const ChieuHeld *held;
  const ChieuScene *scene;
  const ChieuDeeds *deeds;
  const ChieuCalling *calling;

  int zone;                      /* the zone of the mat, apart from the hand, that had the focus last; CHIEU_ZONE_NONE at first */
  int position;                  /* the plate that had it last */
} ChieuWalk;

/* Moves the focus on, as GtkWidgetClass.focus says. Returns: FALSE: it leaves the mat */
gboolean chieu_walk_on (ChieuWalk *self, GtkDirectionType direction);
/* Gives the focus to the mat: to the call while it is put together, else to the hand, or to a button if no card is held. Returns:
 * FALSE if there is nothing of these */
gboolean chieu_walk_enter_mat (ChieuWalk *self);
/* Goes to the first card or plate, or the last, of those among which the focus is. Returns: FALSE: it is at neither. */
gboolean chieu_walk_to_end (ChieuWalk *self, gboolean last);

/* Move the focus to the hand, and to zone number @zone. Return FALSE if no card is there, or the focus is in that zone already. */
gboolean chieu_walk_to_hand (ChieuWalk *self);
gboolean chieu_walk_to_zone (ChieuWalk *self, int zone);
/* Moves the focus to the card that is decided about, or to the best one of the trick. Returns: FALSE if there is none */
gboolean chieu_walk_to_card_in_play (ChieuWalk *self);
/* Moves the focus to the plate that had it last, at first to the person's. Returns: FALSE if there is none */
gboolean chieu_walk_to_plates (ChieuWalk *self);
