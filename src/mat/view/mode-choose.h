/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mode of a game whose cards are put down one by one. The first click on a card of the hand chooses it. A second click on it puts it
 * down; a second click elsewhere puts it there. It can also be dragged.
 */
#pragma once

#include "mode.h"
#include "mode-lay.h"

/* The state of this mode, and of the one in which several cards are chosen at once (mode-compose.c), which has other ops. */
typedef struct
{
  ChieuMode mode;
  ChieuLayMode *lay;             /* takes over when a card is put where cards are laid */
} ChieuChooseMode;

extern const ChieuModeOps chieu_choose_mode_ops;
extern const ChieuModeOps chieu_compose_mode_ops;

/* For tests: does what @deed means; a card that is put where cards are laid one by one begins the laying. Returns: whether the
 * state changed. */
gboolean chieu_choose_mode_do_deed (ChieuMode *self, const ChieuMatDeed *deed);

/* ---- What both modes do in the same way ---- */

/* Handles a click on a card outside of the hand, in @zone, which stands for @meant: the chosen cards go there, or the card is
 * taken. */
void chieu_choose_mode_press_elsewhere (ChieuMode *self, int zone, int meant, ChieuCardWidget *card);
/* These are the ops of the same names (mode.h). */
void chieu_choose_mode_press_mat (ChieuMode *self, double x, double y);
gboolean chieu_choose_mode_drop_on_button (ChieuMode *self, int from, ChieuCard card, const char *action);
void chieu_choose_mode_drop_card (ChieuMode *self, int from, ChieuCardWidget *card, int to, double x, double y);
