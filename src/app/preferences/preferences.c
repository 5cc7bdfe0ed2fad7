/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "preferences.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "combo-words.h"
#include "app/help/help-window.h"
#include "mat/widgets/background.h"
#include "mat/widgets/mats.h"
#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "mat/sound.h"
#include "app/pieces.h"
#include "program-group.h"
#include "app/tiles.h"

struct _ChieuPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwPreferencesPage *page;
  AdwComboRow *pace;
  AdwComboRow *way_of_play;
  GtkSwitch *very_large_buttons;
  GtkSwitch *buttons_left;
  AdwComboRow *card_size;
  AdwComboRow *colour_scheme;
  GtkSwitch *auto_boc;
  GtkSwitch *own_order;
  GtkSwitch *read_by_itself;
  GtkAdjustment *reading_speed;
  AdwComboRow *card_index;
  AdwComboRow *card_contrast;
  ChieuTiles *mat;
  ChieuTiles *portrait;
  GtkAdjustment *text_scale;
  GtkSwitch *sound;
  GtkAdjustment *volume;
  ChieuSounds *sounds;           /* (nullable): lets a volume be heard */
  GSettings *settings;
  char *folder;
  guint pieces_source;           /* the window is still being filled */
  int n_pieces;                  /* of it that are done */
};

G_DEFINE_FINAL_TYPE (ChieuPreferences, chieu_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The settings' words in the order of the rows' answers. */
static const char *const paces[] = { "wait", "slow", "normal", "quick", NULL };
static const char *const ways[] = { "hoc", "thuong", "nghiem", NULL };
static const char *const card_sizes[] = { "auto", "small", "medium", "large", NULL };
static const char *const card_indices[] = { "none", "tab", "large", NULL };
static const char *const card_contrasts[] = { "system", "high", "normal", NULL };
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
  chieu_combo_words_show_whole (row);
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, row_from_word,
                                word_from_row, (gpointer) words, NULL);
}

/* Translators: what a screen reader says of the portraits for the seats. */
static const char *const portrait_words[CHIEU_PORTRAITS] = {
  N_("Young woman with long hair"), N_("Man with a moustache"),
  N_("Old woman in a black kerchief"), N_("Old schoolmaster in a beret and glasses"),
  N_("Young woman in a conical hat"), N_("Scholar with a black beard and turban"),
  N_("Lady in a velvet turban"), N_("Stout bald man, laughing"),
  N_("Very old man with a long white beard"), N_("Young man with ruffled hair"),
  N_("Little girl with a red bow"), N_("Farmer in a checked headcloth"),
};

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
  return g_variant_new_double (g_value_get_double (value) / 100.0);
}

static GVariant *
volume_from_percent (const GValue       *value,
                     const GVariantType *type,
                     gpointer            data)
{
  return g_variant_new_double (CLAMP (g_value_get_double (value) / 100.0, 0, 1));
}

/* A beat lets the person hear the volume; while the slider moves, one follows the other. */
static void
volume_changed_cb (ChieuPreferences *self)
{
  if (self->sounds == NULL)
    self->sounds = chieu_sounds_new ();
  if (chieu_sounds_get_n_playing (self->sounds) == 0)
    chieu_sounds_play (self->sounds, CHIEU_SOUND_BEAT_1, gtk_adjustment_get_value (self->volume) / 100.0);
}

/* ---- Pictures ---- */

/* The sizes of the sample of a mat and of a portrait, in pixels. */
#define MAT_WIDTH 126
#define MAT_HEIGHT 84
#define PORTRAIT_SIDE 64

static void
fill_mats (ChieuPreferences *self)
{
  for (int i = 0; i < CHIEU_MATS; i++)
    {
      GtkWidget *sample = chieu_background_new_sample (chieu_mats[i].id);

      gtk_widget_set_size_request (sample, MAT_WIDTH, MAT_HEIGHT);
      gtk_widget_set_halign (sample, GTK_ALIGN_CENTER);
      chieu_tiles_add_tile (self->mat, chieu_mats[i].id, sample, chieu_mat_get_name (&chieu_mats[i]), TRUE);
    }
  g_settings_bind (self->settings, "mat", self->mat, "selected", G_SETTINGS_BIND_DEFAULT);
}

static gboolean
tile_from_number (GValue   *value,
                  GVariant *variant,
                  gpointer  data)
{
  g_value_take_string (value, g_strdup_printf ("%d", g_variant_get_int32 (variant)));
  return TRUE;
}

static GVariant *
number_from_tile (const GValue       *value,
                  const GVariantType *type,
                  gpointer            data)
{
  const char *id = g_value_get_string (value);

  return id != NULL ? g_variant_new_int32 (atoi (id)) : NULL;
}

static void
fill_portraits (ChieuPreferences *self)
{
  for (int i = 1; i <= CHIEU_PORTRAITS; i++)
    {
      GtkWidget *picture = chieu_picture_new (TRUE);
      g_autofree char *path = chieu_pictures_portrait_path (i);
      g_autofree char *id = g_strdup_printf ("%d", i);

      chieu_picture_set_path (CHIEU_PICTURE (picture), path);
      gtk_widget_set_size_request (picture, PORTRAIT_SIDE, PORTRAIT_SIDE);
      chieu_tiles_add_tile (self->portrait, id, picture, _(portrait_words[i - 1]), FALSE);
    }
  g_settings_bind_with_mapping (self->settings, "portrait", self->portrait, "selected", G_SETTINGS_BIND_DEFAULT,
                                tile_from_number, number_from_tile, NULL, NULL);
}

static void
add_program (ChieuPreferences *self)
{
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (chieu_program_group_new (self->settings, self->folder)));
}

static gboolean
add_piece_cb (gpointer data)
{
  static void (*const pieces[]) (ChieuPreferences *) = { fill_mats, fill_portraits, add_program };
  ChieuPreferences *self = data;

  pieces[self->n_pieces++] (self);
  if (self->n_pieces < (int) G_N_ELEMENTS (pieces))
    return G_SOURCE_CONTINUE;
  self->pieces_source = 0;
  return G_SOURCE_REMOVE;
}

/* ---- The window ---- */

static void
bind_settings (ChieuPreferences *self,
               GSettings        *settings)
{
  bind_row (settings, "pace", self->pace, paces);
  bind_row (settings, "way-of-play", self->way_of_play, ways);
  bind_row (settings, "card-size", self->card_size, card_sizes);
  g_settings_bind (settings, "very-large-buttons", self->very_large_buttons, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "buttons-left", self->buttons_left, "active", G_SETTINGS_BIND_DEFAULT);
  bind_row (settings, "colour-scheme", self->colour_scheme, colour_schemes);
  g_settings_bind (settings, "auto-boc", self->auto_boc, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "own-order", self->own_order, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "read-by-itself", self->read_by_itself, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "reading-speed", self->reading_speed, "value", G_SETTINGS_BIND_DEFAULT,
                                percent_from_scale, scale_from_percent, NULL, NULL);
  bind_row (settings, "card-index", self->card_index, card_indices);
  bind_row (settings, "card-contrast", self->card_contrast, card_contrasts);
  g_settings_bind_with_mapping (settings, "text-scale", self->text_scale, "value", G_SETTINGS_BIND_DEFAULT,
                                percent_from_scale, scale_from_percent, NULL, NULL);
  g_settings_bind (settings, "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "sound-volume", self->volume, "value", G_SETTINGS_BIND_DEFAULT,
                                percent_from_scale, volume_from_percent, NULL, NULL);
  g_signal_connect_object (self->volume, "value-changed", G_CALLBACK (volume_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWindow *
chieu_preferences_new (GtkWindow  *parent,
                       GSettings  *settings,
                       const char *folder)
{
  ChieuPreferences *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_PREFERENCES, "transient-for", parent, NULL);
  self->settings = g_object_ref (settings);
  self->folder = g_strdup (folder);
  bind_settings (self, settings);
  self->pieces_source = g_idle_add_full (CHIEU_PIECES_PRIORITY, add_piece_cb, self, NULL);
  gtk_widget_set_name (GTK_WIDGET (self), "preferences");
  chieu_help_listen_to_key (GTK_WINDOW (self));
  return GTK_WINDOW (self);
}

static void
chieu_preferences_dispose (GObject *object)
{
  g_clear_handle_id (&CHIEU_PREFERENCES (object)->pieces_source, g_source_remove);
  G_OBJECT_CLASS (chieu_preferences_parent_class)->dispose (object);
}

static void
chieu_preferences_finalize (GObject *object)
{
  ChieuPreferences *self = CHIEU_PREFERENCES (object);

  chieu_sounds_free (self->sounds);
  g_clear_object (&self->settings);
  g_free (self->folder);
  G_OBJECT_CLASS (chieu_preferences_parent_class)->finalize (object);
}

static void
chieu_preferences_class_init (ChieuPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_preferences_dispose;
  G_OBJECT_CLASS (klass)->finalize = chieu_preferences_finalize;
  g_type_ensure (CHIEU_TYPE_TILES);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, page);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, way_of_play);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, very_large_buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, buttons_left);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, card_size);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, auto_boc);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, own_order);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, read_by_itself);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, reading_speed);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, card_index);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, card_contrast);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, mat);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, portrait);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, text_scale);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, ChieuPreferences, volume);
}

static void
chieu_preferences_init (ChieuPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
