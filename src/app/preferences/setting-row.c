/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "setting-row.h"

#include <glib/gi18n.h>

#include "app/widgets/row-layout.h"
#include "combo-words.h"
#include "mat/widgets/widgets.h"

/* The least width of a slider, and the space between the title and the widget of a row that has nothing else, in pixels. */
#define SLIDER_WIDTH 180
#define WIDE_SPACE 9
/* The steps of a slider by an arrow key and by a page key, in per cent. */
#define STEP_PERCENT 5
#define PAGE_PERCENT 20

static void
set_words (GtkWidget  *row,
           const char *title,
           const char *subtitle)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle == NULL)
    return;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
}

GtkWidget *
chieu_setting_row_new_switch (GSettings  *settings,
                              const char *key,
                              const char *title,
                              const char *subtitle)
{
  GtkWidget *row = adw_action_row_new (), *on = gtk_switch_new ();

  g_return_val_if_fail (G_IS_SETTINGS (settings) && key != NULL && title != NULL, NULL);

  set_words (row, title, subtitle);
  gtk_widget_set_valign (on, GTK_ALIGN_CENTER);
  gtk_widget_set_name (on, key);
  gtk_accessible_update_property (GTK_ACCESSIBLE (on), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), on);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), on);
  g_settings_bind (settings, key, on, "active", G_SETTINGS_BIND_DEFAULT);
  return row;
}

/* ---- One of several ---- */

static gboolean
place_from_word (GValue   *value,
                 GVariant *variant,
                 gpointer  data)
{
  const ChieuSettingAnswer *answers = data;

  for (guint i = 0; answers[i].word != NULL; i++)
    if (g_str_equal (answers[i].word, g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
word_from_place (const GValue       *value,
                 const GVariantType *type,
                 gpointer            data)
{
  const ChieuSettingAnswer *answers = data;
  guint place = g_value_get_uint (value);

  return place != GTK_INVALID_LIST_POSITION ? g_variant_new_string (answers[place].word) : NULL;
}

GtkWidget *
chieu_setting_row_new_choice (GSettings                *settings,
                              const char               *key,
                              const char               *title,
                              const char               *subtitle,
                              const ChieuSettingAnswer *answers,
                              const char               *context)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  g_return_val_if_fail (G_IS_SETTINGS (settings) && key != NULL && title != NULL && answers != NULL && context != NULL, NULL);

  set_words (row, title, subtitle);
  for (int i = 0; answers[i].word != NULL; i++)
    gtk_string_list_append (labels, g_dpgettext2 (NULL, context, answers[i].label));
  gtk_widget_set_name (row, key);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
  chieu_combo_words_show_whole (ADW_COMBO_ROW (row));
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, place_from_word, word_from_place,
                                (gpointer) answers, NULL);
  return row;
}

/* ---- Per cent ---- */

static gboolean
percent_from_part (GValue   *value,
                   GVariant *variant,
                   gpointer  data)
{
  g_value_set_double (value, g_variant_get_double (variant) * 100.0);
  return TRUE;
}

/* The steps of a slider, which are rounded, may add up to a little more than its end; the setting would refuse that. */
static GVariant *
part_from_percent (const GValue       *value,
                   const GVariantType *type,
                   gpointer            adjustment)
{
  return g_variant_new_double (CLAMP (g_value_get_double (value), gtk_adjustment_get_lower (adjustment),
                                      gtk_adjustment_get_upper (adjustment)) / 100.0);
}

GtkWidget *
chieu_setting_row_new_percent (GSettings   *settings,
                               const char  *key,
                               const char  *title,
                               const char  *subtitle,
                               double       least,
                               double       most,
                               GtkRange   **slider)
{
  GtkWidget *row = adw_action_row_new ();
  GtkAdjustment *adjustment = gtk_adjustment_new (least * 100, least * 100, most * 100, STEP_PERCENT, PAGE_PERCENT, 0);
  GtkWidget *scale = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, adjustment);

  g_return_val_if_fail (G_IS_SETTINGS (settings) && key != NULL && title != NULL, NULL);

  set_words (row, title, subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_set_name (scale, key);
  gtk_scale_set_digits (GTK_SCALE (scale), 0);
  gtk_scale_set_draw_value (GTK_SCALE (scale), TRUE);
  gtk_scale_set_value_pos (GTK_SCALE (scale), GTK_POS_LEFT);
  gtk_widget_set_size_request (scale, SLIDER_WIDTH, CHIEU_SETTING_TARGET);
  gtk_widget_set_valign (scale, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), scale);
  chieu_row_layout_give_to_row (ADW_ACTION_ROW (row));
  g_settings_bind_with_mapping (settings, key, adjustment, "value", G_SETTINGS_BIND_DEFAULT, percent_from_part,
                                part_from_percent, adjustment, NULL);
  if (slider != NULL)
    *slider = GTK_RANGE (scale);
  return row;
}

/* ---- Any widget ---- */

GtkWidget *
chieu_setting_row_new_wide (const char *title,
                            gboolean    shown,
                            GtkWidget  *child)
{
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, WIDE_SPACE);

  g_return_val_if_fail (title != NULL && GTK_IS_WIDGET (child), NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_add_css_class (box, "wide-setting");
  if (shown)
    gtk_box_append (GTK_BOX (box), chieu_text_new (title, NULL));
  gtk_box_append (GTK_BOX (box), child);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  return row;
}
