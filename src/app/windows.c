/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "windows.h"

/* ---- Following ---- */

static void
windows_changed_cb (GListModel             *windows,
                    guint                   at,
                    guint                   removed,
                    guint                   added,
                    ChieuWindowPrepareFunc  prepare)
{
  for (guint i = at; i < at + added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      prepare (window);
    }
}

void
chieu_windows_follow (ChieuWindowPrepareFunc prepare)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_if_fail (prepare != NULL);

  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), prepare);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows), prepare);
}

/* ---- Parents ---- */

/* The window may have got another parent meanwhile. */
static void
parent_destroyed_cb (GtkWindow *window,
                     GtkWindow *parent)
{
  if (gtk_window_get_transient_for (window) == parent)
    gtk_window_set_transient_for (window, NULL);
}

static void
parent_changed_cb (GtkWindow *window)
{
  GtkWindow *parent = gtk_window_get_transient_for (window);

  if (parent != NULL)
    g_signal_connect_object (parent, "destroy", G_CALLBACK (parent_destroyed_cb), window, G_CONNECT_SWAPPED);
}

static void
watch_parent (GtkWindow *window)
{
  g_signal_connect (window, "notify::transient-for", G_CALLBACK (parent_changed_cb), NULL);
  parent_changed_cb (window);
}

void
chieu_windows_let_go_of_parents (void)
{
  chieu_windows_follow (watch_parent);
}
