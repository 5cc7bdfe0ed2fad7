/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call: the panel in which the winner puts it together word by word, open as long as it is due.
 */
#pragma once

#include "mat/widgets/call-panel.h"
#include "deeds.h"

G_BEGIN_DECLS

typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuDeeds *deeds;
  GtkWidget *panel;              /* in the column beside the mat; NULL on an empty one */
} ChieuCalling;

/* Makes the panel for the game that is played, closed. */
void chieu_calling_make_panel (ChieuCalling *self);
gboolean chieu_calling_is_open (const ChieuCalling *self);
/* Opens or closes it, as the call is among @moves, the person's, or not. */
void chieu_calling_update (ChieuCalling *self, const ChieuMove *moves, int n);
/* Says what stands in the panel. */
void chieu_calling_make (ChieuCalling *self);
/* Returns: whether @key means something in the open panel. */
gboolean chieu_calling_press_key (ChieuCalling *self, guint key);

G_END_DECLS
