/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-drag.h"

/* A place and a card in one number: the card in the low bits. */
#define CARD_BITS 8

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double         x,
            double         y,
            gpointer       packed)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (widget);

  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  return gdk_content_provider_new_typed (G_TYPE_INT, GPOINTER_TO_INT (packed));
}

void
chieu_scorer_drag_from (GtkWidget       *widget,
                        ChieuScorerPlace place,
                        ChieuCard        card)
{
  GtkDragSource *source;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  source = gtk_drag_source_new ();
  /* The drag gets the press before the button takes it for a click. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), GINT_TO_POINTER ((int) place << CARD_BITS | card));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         const char    *signal)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  int packed = g_value_get_int (value), from = packed >> CARD_BITS;
  int place = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (target), "place"));

  if (from == place)
    return FALSE;
  g_signal_emit_by_name (widget, signal, from, packed & ((1 << CARD_BITS) - 1));
  return TRUE;
}

void
chieu_scorer_drag_to (GtkWidget       *widget,
                      ChieuScorerPlace place,
                      const char      *signal)
{
  GtkDropTarget *target;

  g_return_if_fail (GTK_IS_WIDGET (widget) && signal != NULL);

  target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);
  g_object_set_data (G_OBJECT (target), "place", GINT_TO_POINTER (place));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), (gpointer) g_intern_string (signal));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
