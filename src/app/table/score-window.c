/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "app/window-parts.h"
#include "score-view.h"

/* The height of cards in pixels: that of the window divided by this number, within these limits. */
#define CARD_PART 4
#define CARD_MIN 120
#define CARD_MAX 280

GtkWindow *
chieu_score_window_new (GtkWindow       *parent,
                        const ChieuGame *game,
                        const void      *state)
{
  g_autoptr (ChieuAccount) explained = NULL;
  GtkWidget *window, *box, *content;
  int height;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (game != NULL && state != NULL, NULL);

  window = g_object_new (ADW_TYPE_WINDOW,
                         "title", _("How it is scored"),
                         "transient-for", parent,
                         "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "default-width", gtk_widget_get_width (GTK_WIDGET (parent)),
                         "default-height", gtk_widget_get_height (GTK_WIDGET (parent)),
                         NULL);
  gtk_widget_set_name (window, "score");
  chieu_help_listen_to_key (GTK_WINDOW (window));
  explained = chieu_account_new_explained (game, state);
  height = gtk_widget_get_height (GTK_WIDGET (parent)) / CARD_PART;
  content = chieu_score_view_new (explained, CLAMP (height, CARD_MIN, CARD_MAX));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), chieu_back_header_new ());
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);
  chieu_window_close_on_escape (window);
  gtk_window_set_focus (GTK_WINDOW (window), content);
  return GTK_WINDOW (window);
}
