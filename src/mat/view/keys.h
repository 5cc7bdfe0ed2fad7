/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys of the mat: those of the buttons, numbers for the ways of a move, Escape, keys that lead somewhere or repeat something,
 * and what depends on the focus. Arrows and Tab are in walk.h; Return and space belong to the card in focus.
 */
#pragma once

#include "calling.h"
#include "mat/telling/retell.h"
#include "offers.h"
#include "pointer.h"
#include "walk.h"

/* The keys of a mat. The mat sets the fields above the empty line, which are not owned and have to outlive it. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuModes *modes;
  ChieuDeeds *deeds;
  ChieuOffers *offers;
  ChieuCalling *calling;
  ChieuPointer *pointer;
  ChieuWalk *walk;
  ChieuRetell *retell;

  GtkEventController *escape;    /* (nullable): on the window, for Escape */
  GtkEventController *beside;    /* (nullable): on the window, for when the focus is beside the mat */
  gulong focus_id;               /* of the handler that follows the window's focus; 0: there is no window */
  gulong shown_id;               /* of the handler that follows whether the focus is visible; 0: there is no window */
} ChieuKeys;

/* Letters that mean the same in all games; no button has one of them. */
#define CHIEU_KEYS_ALWAYS "efmosvwy"

/* Begins to listen for keys. @self: with the parts that the keys use; it has to live as long as the mat */
void chieu_keys_init (ChieuKeys *self);

/* Notes where in the hand the card in focus lies: it stays in focus when the cards before it leave the hand. Returns: whether the fan is
 * to be spread round another place than before */
gboolean chieu_keys_follow_focus (ChieuKeys *self);
