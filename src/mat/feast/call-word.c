/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "call-word.h"

/* The names under which a word keeps its cước, and its place in the line. */
#define KEY_CUOC "chieu-cuoc"
#define KEY_PLACE "chieu-call-place"

/* The space between a word and its key, in pixels. */
#define KEY_GAP 8

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double         x,
            double         y,
            GtkWidget     *word)
{
  int place = chieu_call_word_get_place (word);
  int dragged = place < 0 ? chieu_call_word_get_cuoc (word) : CHIEU_CALL_WORD_PLACED + place;

  return gdk_content_provider_new_typed (G_TYPE_INT, dragged);
}

static void
make_draggable (GtkWidget *word,
                int        cuoc,
                int        place)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_object_set_data (G_OBJECT (word), KEY_CUOC, GINT_TO_POINTER (cuoc));
  g_object_set_data (G_OBJECT (word), KEY_PLACE, GINT_TO_POINTER (place));
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), word);
  gtk_widget_add_controller (word, GTK_EVENT_CONTROLLER (source));
}

GtkWidget *
chieu_call_word_new (const ChieuWords *words,
                     int               cuoc,
                     int               place,
                     int               seats,
                     const char       *key,
                     const char       *css_class)
{
  GtkWidget *word = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, KEY_GAP);
  GtkWidget *name = gtk_label_new (chieu_words_cuoc (words, cuoc, seats));

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), name);
  if (key != NULL)
    {
      GtkWidget *label = gtk_label_new (key);

      gtk_widget_add_css_class (label, "key");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_button_set_child (GTK_BUTTON (word), box);
  gtk_widget_add_css_class (word, css_class);
  gtk_widget_set_tooltip_text (word, chieu_words_cuoc_rule (words, cuoc, seats));
  gtk_accessible_update_property (GTK_ACCESSIBLE (word), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  chieu_words_cuoc (words, cuoc, seats),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  chieu_words_cuoc_rule (words, cuoc, seats), -1);
  make_draggable (word, cuoc, place);
  return word;
}

int
chieu_call_word_get_cuoc (GtkWidget *word)
{
  g_return_val_if_fail (GTK_IS_WIDGET (word), 0);

  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (word), KEY_CUOC));
}

int
chieu_call_word_get_place (GtkWidget *word)
{
  g_return_val_if_fail (GTK_IS_WIDGET (word), -1);

  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (word), KEY_PLACE));
}
