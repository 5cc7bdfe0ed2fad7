/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-window.h"

#include <glib/gi18n.h>

#include "score-parts.h"
#include "score-view.h"

/* The height of cards in pixels: that of the window divided by this number, within these limits. */
#define CARD_PART 4
#define CARD_MIN 120
#define CARD_MAX 280

GtkWindow *
chieu_score_window_new (GtkWindow         *parent,
                        const ChieuGame   *game,
                        const void        *state,
                        const char *const *names)
{
  g_autoptr (ChieuAccount) account = NULL;
  int height;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (game != NULL && state != NULL, NULL);

  account = chieu_account_new_explained (game, state, names);
  height = gtk_widget_get_height (GTK_WIDGET (parent)) / CARD_PART;
  return chieu_told_window_new (parent, _("How it is scored"), "score",
                                chieu_score_view_new (account, CLAMP (height, CARD_MIN, CARD_MAX)));
}
