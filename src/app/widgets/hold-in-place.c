/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hold-in-place.h"

/* The time in milliseconds after which the page is taken to have been laid out anew. */
#define HOLD_MS 300

/* A page that is held. */
typedef struct
{
  GtkAdjustment *adjustment;     /* owned: how far the page is scrolled */
  gulong changed;                /* the handler that follows the length of the page */
  double upper;                  /* the length of the page when it was last scrolled, in pixels */
  guint source;                  /* scrolls the page; 0: it need not be scrolled */
} Hold;

static gboolean
scroll_cb (gpointer data)
{
  Hold *self = data;
  double upper = gtk_adjustment_get_upper (self->adjustment);

  self->source = 0;
  gtk_adjustment_set_value (self->adjustment, gtk_adjustment_get_value (self->adjustment) + upper - self->upper);
  self->upper = upper;
  return G_SOURCE_REMOVE;
}

/* The signal comes while the page is laid out, and scrolling it then has no effect. */
static void
changed_cb (GtkAdjustment *adjustment,
            Hold          *self)
{
  if (self->source == 0 && gtk_adjustment_get_upper (adjustment) != self->upper)
    self->source = g_idle_add_full (G_PRIORITY_HIGH, scroll_cb, self, NULL);
}

static void
hold_free (gpointer data)
{
  Hold *self = data;

  g_signal_handler_disconnect (self->adjustment, self->changed);
  g_clear_handle_id (&self->source, g_source_remove);
  g_object_unref (self->adjustment);
  g_free (self);
}

/* Ends the timeout; as it ends, hold_free() lets the page go. */
static gboolean
release_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

void
chieu_hold_in_place (GtkWidget *widget)
{
  GtkWidget *scroller;
  Hold *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (scroller == NULL)
    return;
  self = g_new0 (Hold, 1);
  self->adjustment = g_object_ref (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  self->upper = gtk_adjustment_get_upper (self->adjustment);
  self->changed = g_signal_connect (self->adjustment, "changed", G_CALLBACK (changed_cb), self);
  g_timeout_add_full (G_PRIORITY_DEFAULT, HOLD_MS, release_cb, self, hold_free);
}
