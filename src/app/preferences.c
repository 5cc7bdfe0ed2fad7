/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "preferences.h"

#include <glib/gi18n.h>

struct _ChieuPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow *pace;
  AdwComboRow *way_of_play;
  AdwComboRow *card_size;
  AdwComboRow *colour_scheme;
  GtkSwitch *auto_boc;
  GtkSwitch *own_order;
  GtkSwitch *large_index;
  GtkAdjustment *text_scale;
};

G_DEFINE_FINAL_TYPE (ChieuPreferences, chieu_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The settings' words in the order of the rows' answers. */
static const char *const paces[] = { "wait", "slow", "normal", "quick", NULL };
static const char *const ways[] = { "hoc", "thuong", "nghiem", NULL };
static const char *const card_sizes[] = { "auto", "small", "medium", "large", NULL };
static const char *const colour_schemes[] = { "system", "light", "dark", NULL };

static gboolean
row_from_word (GValue   *value,
               GVariant *variant,
               gpointer  words)
{
  const char *const *list = words;

  for (guint i = 0; list[i] != NULL; i++)
    if (g_str_equal (list[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
word_from_row (const GValue       *value,
               const GVariantType *type,
               gpointer            words)
{
  guint place = g_value_get_uint (value);

  return place < g_strv_length (words) ? g_variant_new_string (((char **) words)[place]) : NULL;
}

static void
bind_row (GSettings         *settings,
          const char        *key,
          AdwComboRow       *row,
          const char *const *words)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, row_from_word,
                                word_from_row, (gpointer) words, NULL);
}

/* The scale shows per cent. */
static gboolean
percent_from_scale (GValue   *value,
                    GVariant *variant,
                    gpointer  data)
{
  g_value_set_double (value, g_variant_get_double (variant) * 100.0);
  return TRUE;
}

static GVariant *
scale_from_percent (const GValue       *value,
                    const GVariantType *type,
                    gpointer            data)
{
  return g_variant_new_double (CLAMP (g_value_get_double (value) / 100.0, 0.8, 2.0));
}

static void
bind (ChieuPreferences *self,
      GSettings        *settings)
{
  bind_row (settings, "pace", self->pace, paces);
  bind_row (settings, "way-of-play", self->way_of_play, ways);
  bind_row (settings, "card-size", self->card_size, card_sizes);
  bind_row (settings, "colour-scheme", self->colour_scheme, colour_schemes);
  g_settings_bind (settings, "auto-boc", self->auto_boc, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "own-order", self->own_order, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "large-index", self->large_index, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "text-scale", self->text_scale, "value", G_SETTINGS_BIND_DEFAULT,
                                percent_from_scale, scale_from_percent, NULL, NULL);
}

GtkWindow *
chieu_preferences_new (GtkWindow *parent,
                       GSettings *settings)
{
  ChieuPreferences *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_PREFERENCES, "transient-for", parent, NULL);
  bind (self, settings);
  return GTK_WINDOW (self);
}

static void
chieu_preferences_class_init (ChieuPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, way_of_play);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, card_size);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, auto_boc);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, own_order);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, large_index);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, text_scale);
}

static void
chieu_preferences_init (ChieuPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
