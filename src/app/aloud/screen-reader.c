/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "screen-reader.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Set once the offer has been made, whatever the answer was. */
#define OFFERED "pace-offered"

static void
response_cb (GtkWindow  *window,
             const char *response,
             GtkWidget  *dialog)
{
  GSettings *settings = g_object_get_data (G_OBJECT (dialog), "settings");

  if (g_str_equal (response, "wait"))
    g_settings_set_string (settings, "pace", "wait");
}

static void
offer_pace (GtkWindow *window,
            GSettings *settings)
{
  GtkWidget *dialog;

  g_settings_set_boolean (settings, OFFERED, TRUE);
  dialog = adw_message_dialog_new (window, _("Should the cards wait for you?"),
                                   _("A screen reader is running. The cards can wait until you press the space bar, so that nothing "
                                     "happens before you have heard everything. You can change the pace in the preferences at any time."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _("Keep the pace"), "wait", _("Let the cards wait"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "wait");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  g_object_set_data_full (G_OBJECT (dialog), "settings", g_object_ref (settings), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* A question to the bus that has no answer yet. */
typedef struct
{
  GWeakRef window;
  GSettings *settings;
} Asking;

static void
asking_free (Asking *self)
{
  g_weak_ref_clear (&self->window);
  g_object_unref (self->settings);
  g_free (self);
}

static void
answered_cb (GObject      *bus,
             GAsyncResult *result,
             gpointer      data)
{
  Asking *self = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
  g_autoptr (GtkWindow) window = g_weak_ref_get (&self->window);
  g_autoptr (GVariant) value = NULL;

  if (answer != NULL)
    g_variant_get (answer, "(v)", &value);
  /* The window may have been closed while the bus was asked, and still be held by something else. */
  if (value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean (value)
      && window != NULL && gtk_widget_get_visible (GTK_WIDGET (window)) && !g_settings_get_boolean (self->settings, OFFERED))
    offer_pace (window, self->settings);
  asking_free (self);
}

void
chieu_screen_reader_offer_pace (GtkWindow *window,
                                GSettings *settings)
{
  GApplication *application = g_application_get_default ();
  GDBusConnection *bus = application != NULL ? g_application_get_dbus_connection (application) : NULL;
  g_autofree char *pace = NULL;
  Asking *self;

  g_return_if_fail (GTK_IS_WINDOW (window) && G_IS_SETTINGS (settings));

  pace = g_settings_get_string (settings, "pace");
  /* Without a bus no screen reader can be found. If GLib were asked for one it would look for it, and try to start it, each time. */
  if (bus == NULL || g_settings_get_boolean (settings, OFFERED) || g_str_equal (pace, "wait"))
    return;
  self = g_new0 (Asking, 1);
  g_weak_ref_init (&self->window, window);
  self->settings = g_object_ref (settings);
  g_dbus_connection_call (bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
                          g_variant_new ("(ss)", "org.a11y.Status", "ScreenReaderEnabled"), G_VARIANT_TYPE ("(v)"),
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, answered_cb, self);
}
