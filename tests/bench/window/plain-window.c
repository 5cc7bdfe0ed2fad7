/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The least that a GTK program with a window can be, as large as the program's
 * own window, which is measured against it.
 */
#include <gtk/gtk.h>

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);

  gtk_window_set_title (GTK_WINDOW (window), "Plain");
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("Plain"));
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkApplication) application = gtk_application_new ("io.github.chieubai.PlainWindow",
                                                                G_APPLICATION_DEFAULT_FLAGS);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
