/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "score-view.h"

#define CARD_PART 4
#define CARD_MIN 120
#define CARD_MAX 280

/* An AdwHeaderBar with a button in words: the cross alone is small. */
static GtkWidget *
header_new (void)
{
  GtkWidget *bar = adw_header_bar_new (), *back = gtk_button_new_with_label (_("Back"));

  gtk_widget_add_css_class (bar, "tall");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "window.close");
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), back);
  return bar;
}

static void
close_on_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}

static GtkWidget *
content_new (GtkWindow       *parent,
             const ChieuGame *game,
             const void      *state)
{
  g_autoptr (ChieuAccount) explained = chieu_account_new_explained (game, state);
  int height = gtk_widget_get_height (GTK_WIDGET (parent)) / CARD_PART;

  return chieu_score_view_new (explained, CLAMP (height, CARD_MIN, CARD_MAX));
}

GtkWindow *
chieu_score_window_new (GtkWindow       *parent,
                        const ChieuGame *game,
                        const void      *state)
{
  GtkWidget *window, *box, *content;

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
  chieu_help_listen (GTK_WINDOW (window));
  content = content_new (parent, game, state);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), header_new ());
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);
  close_on_escape (window);
  gtk_window_set_focus (GTK_WINDOW (window), content);
  return GTK_WINDOW (window);
}
