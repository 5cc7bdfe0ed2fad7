/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "address-row.h"

#include <glib/gi18n.h>

#include "address.h"
#include "combo-words.h"

/* A word that this language does not have counts as the usual one. */
static gboolean
place_from_word (GValue   *value,
                 GVariant *variant,
                 gpointer  words)
{
  guint n = g_list_model_get_n_items (words), place = n - 1;

  while (place > 0 && !g_str_equal (gtk_string_list_get_string (words, place), g_variant_get_string (variant, NULL)))
    place--;
  g_value_set_uint (value, place);
  return TRUE;
}

static GVariant *
word_from_place (const GValue       *value,
                 const GVariantType *type,
                 gpointer            words)
{
  guint place = g_value_get_uint (value);

  if (place == GTK_INVALID_LIST_POSITION)
    return NULL;
  return g_variant_new_string (place == 0 ? "" : gtk_string_list_get_string (words, place));
}

GtkWidget *
chieu_address_row_new (GSettings *settings)
{
  g_auto (GStrv) words = chieu_address_list ();
  GtkStringList *list;
  GtkWidget *row;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  list = gtk_string_list_new ((const char *const *) words);
  row = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("How you are addressed"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("On your name plate if you type no name, and by the others at the table."));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_name (row, "address");
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  chieu_combo_words_show_whole (ADW_COMBO_ROW (row));
  g_settings_bind_with_mapping (settings, "address", row, "selected", G_SETTINGS_BIND_DEFAULT, place_from_word, word_from_place,
                                list, g_object_unref);
  return row;
}
