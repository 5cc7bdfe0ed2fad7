/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "config.h"
#include "help-window.h"

void
chieu_shortcuts_present (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/chieubai/ChieuBai/shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_widget_set_name (GTK_WIDGET (window), "shortcuts");
  chieu_help_listen (window);
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}

void
chieu_about_present (GtkWindow *parent)
{
  GtkWidget *window;

  window = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                         "transient-for", parent,
                         "modal", TRUE,
                         "application-name", _("Chiếu Bài"),
                         "application-icon", APP_ID,
                         "version", VERSION,
                         "developer-name", _("The Chiếu Bài authors"),
                         "copyright", _("© 2026 The Chiếu Bài authors"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "website", "https://github.com/chieubai/chieu-bai",
                         "issue-url", "https://github.com/chieubai/chieu-bai/issues",
                         "comments", _("The card mat: Tổ tôm for five seats and bí tứ for four, against players "
                                       "of the program. No money, no account, no network."),
                         /* Translators: your names, one to a line. */
                         "translator-credits", _("translator-credits"),
                         NULL);
  adw_about_window_add_legal_section (ADW_ABOUT_WINDOW (window), _("Pictures of the cards"),
                                      _("© 2026 The Chiếu Bài authors"), GTK_LICENSE_CUSTOM,
                                      _("Creative Commons Attribution-ShareAlike 4.0 International "
                                        "(CC BY-SA 4.0)"));
  gtk_window_present (GTK_WINDOW (window));
}
