/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "config.h"
#include "help-window.h"
#include "shortcuts.h"

#define WEBSITE "https://github.com/chieubai/chieu-bai"
#define ISSUES WEBSITE "/issues"

void
chieu_shortcuts_present (GtkWindow       *parent,
                         const char      *page,
                         const ChieuGame *game)
{
  GtkWindow *window;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  window = chieu_shortcuts_window_new (parent, page, game);
  chieu_help_listen_to_keys (window);
  gtk_window_present (window);
}

/* ---- About ---- */

static void
open_address_cb (AdwActionRow *row,
                 const char   *address)
{
  gtk_show_uri (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row))), address, GDK_CURRENT_TIME);
}

/* The address is shown in full, so that it can be written down if there is no browser. */
static void
set_address (GtkBuilder *builder,
             const char *id,
             const char *address)
{
  AdwActionRow *row = ADW_ACTION_ROW (gtk_builder_get_object (builder, id));

  adw_action_row_set_subtitle (row, address);
  g_signal_connect (row, "activated", G_CALLBACK (open_address_cb), (gpointer) address);
}

void
chieu_about_present (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/chieubai/ChieuBai/about.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "about"));
  /* Translators: %s is the number of the version. */
  g_autofree char *version = g_strdup_printf (_("Version %s"), VERSION);
  /* Translators: your names, one to a line. */
  const char *translators = _("translator-credits");
  AdwActionRow *row = ADW_ACTION_ROW (gtk_builder_get_object (builder, "translators"));

  gtk_image_set_from_icon_name (GTK_IMAGE (gtk_builder_get_object (builder, "icon")), APP_ID);
  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "version")), version);
  set_address (builder, "website", WEBSITE);
  set_address (builder, "issues", ISSUES);
  /* An address in angle brackets would not be valid markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_subtitle (row, translators);
  /* The English texts have no translator to credit. */
  gtk_widget_set_visible (GTK_WIDGET (row), !g_str_equal (translators, "translator-credits"));
  gtk_widget_set_name (GTK_WIDGET (window), "about");
  chieu_help_listen_to_keys (window);
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
