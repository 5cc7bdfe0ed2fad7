/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys of the mat: those of the buttons, numbers for the ways of a move, Escape, and what follows the focus. Arrows, Return
 * and space belong to zones and cards.
 */
#pragma once

#include "calling.h"
#include "offers.h"
#include "pointer.h"

G_BEGIN_DECLS

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuModes *modes;
  ChieuDeeds *deeds;
  ChieuOffers *offers;
  ChieuCalling *calling;
  ChieuPointer *pointer;

  GtkEventController *escape;    /* on the window */
  GtkEventController *beside;    /* on the window, for when the focus is beside the mat */
  gulong focus_id;
} ChieuKeys;

/* @self: with the parts that keys are for. Begins to listen. */
void chieu_keys_init (ChieuKeys *self);

G_END_DECLS
