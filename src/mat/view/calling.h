/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call: the winner puts it together word by word round the hand that lies open, as long as it is due.
 */
#pragma once

#include "mat/feast/call-panel.h"
#include "deeds.h"

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuDeeds *deeds;
  GtkWidget *spread;             /* the words round the hand, on the mat; NULL on an empty one */
  GtkWidget *panel;              /* in the column beside it; likewise */
  guint64 wrong;                 /* bit f: the call that was tried says something of face f that is not so */
  int missing;                   /* words that were missing when it was tried last, as the person was told; 0: none */
} ChieuCalling;

/* Makes the panel and the words for the game that is played, closed. */
void chieu_calling_make_panel (ChieuCalling *self);
/* Takes both away; a panel that is open closes first. */
void chieu_calling_drop_panel (ChieuCalling *self);
gboolean chieu_calling_is_open (const ChieuCalling *self);
/* Opens or closes it, as the call is among @moves, the person's, or not. */
void chieu_calling_update (ChieuCalling *self, const ChieuMove *moves, int n);
/* Says what stands in the panel, or shows what is wrong with it. */
void chieu_calling_make (ChieuCalling *self);
/* Lights the sentence if it takes set @set of the hand that lies open, which is carried at a point of the mat; −1: nothing is carried. */
void chieu_calling_show_taker (ChieuCalling *self, int set, double x, double y);
/* Set @set is dropped at a point of the mat: on the sentence it says the words that stand at it. Returns: FALSE: elsewhere. */
gboolean chieu_calling_drop_set (ChieuCalling *self, int set, double x, double y);
/* Returns: whether @key means something in the open panel. */
gboolean chieu_calling_press_key (ChieuCalling *self, guint key);
