/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call: the winner puts it together word by word round the hand that lies open, while the call is to be made.
 */
#pragma once

#include "mat/feast/call-panel.h"
#include "deeds.h"

/* A call. The mat sets @mat, @played and @deeds, which are not owned and have to outlive it. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuDeeds *deeds;
  GtkWidget *spread;             /* the words round the hand, on the mat; NULL on an empty one */
  GtkWidget *panel;              /* the panel in the column beside it; NULL on an empty mat */
  guint64 wrong;                 /* bit f: the call that was tried says something wrong about face f */
  gboolean told;                 /* the notice in the column is about the call, and ends when that changes */
  int missing;                   /* how many words were missing at the last try, of which the person was told; 0: none */
} ChieuCalling;

/* Makes the panel and the words for the game that is played, closed. */
void chieu_calling_make_panel (ChieuCalling *self);
/* Closes an open panel and removes the words; the panel itself goes with the column. */
void chieu_calling_drop_panel (ChieuCalling *self);
/* Returns: whether the call is being put together */
gboolean chieu_calling_is_open (const ChieuCalling *self);
/* Opens the panel if the call is among the @n @moves of the person, and closes it if not. */
void chieu_calling_update (ChieuCalling *self, const ChieuMove *moves, int n);
/* Makes the call that is in the panel, or shows what is wrong with it. */
void chieu_calling_make_call (ChieuCalling *self);
/* Lights the sentence if it takes set @set of the open hand, which is carried at this point of the mat; −1: nothing is
 * carried. */
void chieu_calling_show_taker (ChieuCalling *self, int set, double x, double y);
/* Drops set @set at a point of the mat. If the sentence is there, this adds the words at the set to it. Returns: FALSE if it is
 * not there */
gboolean chieu_calling_drop_set (ChieuCalling *self, int set, double x, double y);
/* Gives @key to the panel if it is open. Returns: whether it means something there */
gboolean chieu_calling_press_key (ChieuCalling *self, guint key);
