/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a screen reader runs, the waiting pace is offered: once, and not to a person who has it. The test has a bus of its own, which says
 * whether one runs.
 */
#include <adwaita.h>

#include "app/aloud/screen-reader.h"
#include "config.h"

static const char *const interface_xml =
  "<node><interface name='org.a11y.Status'><property name='ScreenReaderEnabled' type='b' access='read'/></interface></node>";

/* The status with which meson counts a test as skipped. */
#define SKIPPED 77

/* The answer of the bus, and how often it was asked. */
static gboolean reader_runs;
static int asked;

static GVariant *
get_property_cb (GDBusConnection *bus,
                 const char      *sender,
                 const char      *path,
                 const char      *interface,
                 const char      *name,
                 GError         **error,
                 gpointer         data)
{
  asked++;
  return g_variant_new_boolean (reader_runs);
}

typedef struct
{
  GDBusConnection *bus;
  guint object;
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static void
call_org_dbus (GDBusConnection *bus,
               const char      *method,
               GVariant        *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                                             "org.freedesktop.DBus", method, words, NULL, 0, -1, NULL, &error);

  g_assert_no_error (error);
}

/* @data: whether the bus has the service that knows of screen readers */
static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  static const GDBusInterfaceVTable table = { .get_property = get_property_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface_xml, NULL);
  g_autoptr (GError) error = NULL;

  f->bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  if (GPOINTER_TO_INT (data))
    {
      f->object = g_dbus_connection_register_object (f->bus, "/org/a11y/bus", node->interfaces[0], &table, NULL, NULL, &error);
      g_assert_no_error (error);
      call_org_dbus (f->bus, "RequestName", g_variant_new ("(su)", "org.a11y.Bus", 0u));
    }
  f->settings = g_settings_new (SETTINGS_ID);
  g_settings_reset (f->settings, "pace");
  g_settings_reset (f->settings, "pace-offered");
  f->window = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (f->window));
  reader_runs = TRUE;
  asked = 0;
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  if (f->object != 0)
    {
      g_dbus_connection_unregister_object (f->bus, f->object);
      call_org_dbus (f->bus, "ReleaseName", g_variant_new ("(s)", "org.a11y.Bus"));
    }
  g_object_unref (f->settings);
  g_object_unref (f->bus);
}

static void
answered_cb (GObject      *bus,
             GAsyncResult *result,
             gpointer      over)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);

  *(gboolean *) over = TRUE;
}

/* Waits until the bus has been asked @times in all, and for its answers: they come before the answer to a ping that is sent later. There
 * are two pings, as the first may be on its way before the bus is asked at all. */
static void
settle (Fixture *f,
        int      times)
{
  while (asked < times)
    g_main_context_iteration (NULL, TRUE);
  for (int i = 0; i < 2; i++)
    {
      gboolean over = FALSE;

      g_dbus_connection_call (f->bus, "org.freedesktop.DBus", "/", "org.freedesktop.DBus.Peer", "Ping", NULL, NULL,
                              G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered_cb, &over);
      while (!over)
        g_main_context_iteration (NULL, TRUE);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpint (asked, ==, times);
}

/* Returns: (transfer none) (nullable): the dialog that is open */
static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return window;
    }
  return NULL;
}

/* Has the pace offered, and waits until the bus has been asked @times in all. Returns: (transfer none) (nullable): the dialog */
static GtkWidget *
offer_pace (Fixture *f,
            int      times)
{
  chieu_screen_reader_offer_pace (GTK_WINDOW (f->window), f->settings);
  settle (f, times);
  return find_dialog ();
}

static void
check_pace (Fixture    *f,
            const char *wanted)
{
  g_autofree char *pace = g_settings_get_string (f->settings, "pace");

  g_assert_cmpstr (pace, ==, wanted);
}

static void
answer_dialog (GtkWidget  *dialog,
               const char *response)
{
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_wait (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *dialog = offer_pace (f, 1);

  g_assert_nonnull (dialog);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (f->window));
  /* A person who presses Return at once has the pace at which everything can be heard. */
  g_assert_cmpstr (adw_message_dialog_get_default_response (ADW_MESSAGE_DIALOG (dialog)), ==, "wait");
  answer_dialog (dialog, "wait");
  check_pace (f, "wait");
  g_assert_null (offer_pace (f, 1));
}

static void
test_keep (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *before = g_settings_get_string (f->settings, "pace");
  GtkWidget *dialog = offer_pace (f, 1);

  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_close_response (ADW_MESSAGE_DIALOG (dialog)), ==, "keep");
  answer_dialog (dialog, "keep");
  check_pace (f, before);
  /* The pace is offered once, whatever the answer is. */
  g_assert_null (offer_pace (f, 1));
  g_assert_true (g_settings_get_boolean (f->settings, "pace-offered"));
}

/* Two tables that are shown before the bus has answered make one offer. */
static void
test_once (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *dialog;

  chieu_screen_reader_offer_pace (GTK_WINDOW (f->window), f->settings);
  dialog = offer_pace (f, 2);
  g_assert_nonnull (dialog);
  answer_dialog (dialog, "keep");
  g_assert_null (find_dialog ());
}

static void
test_no_reader (Fixture       *f,
                gconstpointer  data)
{
  reader_runs = FALSE;
  g_assert_null (offer_pace (f, 1));
  g_assert_false (g_settings_get_boolean (f->settings, "pace-offered"));
  /* A screen reader that is started later is met at the next table. */
  reader_runs = TRUE;
  answer_dialog (offer_pace (f, 2), "keep");
}

static void
test_has_it (Fixture       *f,
             gconstpointer  data)
{
  g_settings_set_string (f->settings, "pace", "wait");
  g_assert_null (offer_pace (f, 0));
}

static void
test_window_gone (Fixture       *f,
                  gconstpointer  data)
{
  chieu_screen_reader_offer_pace (GTK_WINDOW (f->window), f->settings);
  gtk_window_destroy (GTK_WINDOW (f->window));
  f->window = NULL;
  settle (f, 1);
  g_assert_null (find_dialog ());
  g_assert_false (g_settings_get_boolean (f->settings, "pace-offered"));
}

/* A window that was closed may still be held by something. */
static void
test_window_closed (Fixture       *f,
                    gconstpointer  data)
{
  g_autoptr (GtkWidget) window = g_object_ref (f->window);

  test_window_gone (f, data);
}

static void
test_nobody (Fixture       *f,
             gconstpointer  data)
{
  g_assert_null (offer_pace (f, 0));
  g_assert_false (g_settings_get_boolean (f->settings, "pace-offered"));
}

/* Closes the connection to the bus, which is kept by the one that asked for it first: with its thread still at work when the bus and
 * then the process end, this test hung once. */
static void
leave_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);

  g_assert_no_error (error);
  g_dbus_connection_set_exit_on_close (connection, FALSE);
  g_dbus_connection_close_sync (connection, NULL, &error);
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *daemon = g_find_program_in_path ("dbus-daemon");
  GApplication *application;
  GTestDBus *bus;
  int status;

  if (daemon == NULL)
    {
      g_print ("skipped: dbus-daemon is missing\n");
      return SKIPPED;
    }
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  application = g_application_new (APP_ID, G_APPLICATION_NON_UNIQUE);
  g_application_register (application, NULL, NULL);
  g_assert_nonnull (g_application_get_dbus_connection (application));
  g_test_add ("/screen-reader/wait", Fixture, GINT_TO_POINTER (TRUE), set_up, test_wait, tear_down);
  g_test_add ("/screen-reader/keep", Fixture, GINT_TO_POINTER (TRUE), set_up, test_keep, tear_down);
  g_test_add ("/screen-reader/once", Fixture, GINT_TO_POINTER (TRUE), set_up, test_once, tear_down);
  g_test_add ("/screen-reader/none", Fixture, GINT_TO_POINTER (TRUE), set_up, test_no_reader, tear_down);
  g_test_add ("/screen-reader/has-it", Fixture, GINT_TO_POINTER (TRUE), set_up, test_has_it, tear_down);
  g_test_add ("/screen-reader/window-gone", Fixture, GINT_TO_POINTER (TRUE), set_up, test_window_gone, tear_down);
  g_test_add ("/screen-reader/window-closed", Fixture, GINT_TO_POINTER (TRUE), set_up, test_window_closed, tear_down);
  g_test_add ("/screen-reader/nobody", Fixture, GINT_TO_POINTER (FALSE), set_up, test_nobody, tear_down);
  status = g_test_run ();
  g_object_unref (application);
  leave_bus ();
  g_test_dbus_stop (bus);
  g_object_unref (bus);
  return status;
}
