/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-looks.h"

#include "players.h"

/* Returns: the place among @words of the word that @key has; 0 if it is not there */
static guint
find_word (GSettings         *settings,
           const char        *key,
           const char *const *words)
{
  g_autofree char *word = g_settings_get_string (settings, key);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (word, words[i]))
      return i;
  return 0;
}

static void
card_size_changed_cb (ChieuMatView *mat,
                      const char   *key,
                      GSettings    *settings)
{
  /* In the order of ChieuCardSize. */
  static const char *const words[] = { "auto", "small", "medium", "large", NULL };

  chieu_mat_view_set_card_size (mat, (ChieuCardSize) find_word (settings, key, words));
}

static void
mat_changed_cb (ChieuMatView *mat,
                const char   *key,
                GSettings    *settings)
{
  g_autofree char *id = g_settings_get_string (settings, key);

  chieu_mat_view_set_mat (mat, id);
}

/* GTK itself changes the font sizes; the mat only has to make room. */
static void
text_scale_changed_cb (ChieuMatView *mat,
                       const char   *key,
                       GSettings    *settings)
{
  chieu_mat_view_set_text_scale (mat, g_settings_get_double (settings, key));
}

static void
buttons_left_changed_cb (ChieuMatView *mat,
                         const char   *key,
                         GSettings    *settings)
{
  chieu_mat_view_set_side_left (mat, g_settings_get_boolean (settings, key));
}

static void
very_large_buttons_changed_cb (ChieuMatView *mat,
                               const char   *key,
                               GSettings    *settings)
{
  chieu_mat_view_set_very_large (mat, g_settings_get_boolean (settings, key));
}

static void
call_verse_changed_cb (ChieuMatView *mat,
                       const char   *key,
                       GSettings    *settings)
{
  chieu_mat_view_set_verses (mat, g_settings_get_boolean (settings, key));
}

static void
sound_changed_cb (ChieuMatView *mat,
                  const char   *key,
                  GSettings    *settings)
{
  gboolean on = g_settings_get_boolean (settings, "sound");

  chieu_mat_view_set_volume (mat, on ? g_settings_get_double (settings, "sound-volume") : 0);
}

void
chieu_mat_looks_follow (ChieuMatView *mat,
                        GSettings    *settings)
{
  static const struct
  {
    const char *key;
    void (*changed) (ChieuMatView *mat, const char *key, GSettings *settings);
  } looks[] = {
    { "card-size", card_size_changed_cb },
    { "buttons-left", buttons_left_changed_cb },
    { "very-large-buttons", very_large_buttons_changed_cb },
    { "mat", mat_changed_cb },
    { "call-verse", call_verse_changed_cb },
    { "sound", sound_changed_cb },
    { "sound-volume", sound_changed_cb },
    { "text-scale", text_scale_changed_cb },
  };

  g_return_if_fail (CHIEU_IS_MAT_VIEW (mat) && G_IS_SETTINGS (settings));

  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *signal = g_strconcat ("changed::", looks[i].key, NULL);

      /* Swapped: the mat first, the settings last. */
      g_signal_connect_object (settings, signal, G_CALLBACK (looks[i].changed), mat, G_CONNECT_SWAPPED);
      looks[i].changed (mat, looks[i].key, settings);
    }
  chieu_players_follow_portraits_and_own_name (settings, mat);
}
