/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players.h"

#include <glib/gi18n.h>

#include "address.h"
#include "mat/faces/pictures.h"
#include "mat/played/people.h"
#include "match/words/addressed.h"

#define N_OTHERS (CHIEU_SEATS_MAX - 1)

/* ---- Names ---- */

char *
chieu_players_clean_name (const char *text)
{
  g_autofree char *valid = NULL, *cut = NULL;
  g_autoptr (GString) name = g_string_new (NULL);
  gboolean space = FALSE;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_normalize (text, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  for (const char *p = valid != NULL ? valid : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (g_unichar_isspace (letter))
        space = name->len > 0;
      if (g_unichar_isspace (letter) || !g_unichar_isprint (letter))
        continue;
      if (space)
        g_string_append_c (name, ' ');
      space = FALSE;
      g_string_append_unichar (name, letter);
    }
  cut = g_utf8_substring (name->str, 0, MIN (g_utf8_strlen (name->str, -1), CHIEU_PLAYERS_NAME_MAX));
  return *cut != '\0' ? g_strdup (g_strchomp (cut)) : NULL;
}

/* Returns: (transfer full) (nullable): what the settings call @seat; NULL: nothing. */
static char *
read_name (GSettings *settings,
           int        seat)
{
  g_autofree char *own = g_settings_get_string (settings, "own-name");
  g_auto (GStrv) names = g_settings_get_strv (settings, "names");

  if (seat == CHIEU_PLAYERS_OWN)
    return chieu_players_clean_name (own);
  return seat <= (int) g_strv_length (names) ? chieu_players_clean_name (names[seat - 1]) : NULL;
}

char *
chieu_players_get_usual_name (GSettings *settings,
                              int        seat)
{
  g_autofree char *address = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && seat >= 0 && seat < CHIEU_SEATS_MAX, NULL);

  if (seat != CHIEU_PLAYERS_OWN)
    return g_strdup (chieu_people_get_usual_name (seat));
  address = chieu_address_read (settings);
  return address != NULL ? g_steal_pointer (&address) : g_strdup (C_("seat", "You"));
}

/* Returns: whether @name is what the settings call @seat, or its usual name if they call it nothing */
static gboolean
is_called (GSettings  *settings,
           int         seat,
           const char *name)
{
  g_autofree char *called = read_name (settings, seat);

  if (called == NULL)
    called = chieu_players_get_usual_name (settings, seat);
  return g_str_equal (called, name);
}

char *
chieu_players_get_name (GSettings *settings,
                        int        seat)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && seat >= 0 && seat < CHIEU_SEATS_MAX, NULL);

  name = read_name (settings, seat);
  /* Only settings that somebody wrote by hand can give two the same name; then the later one keeps the usual name. */
  for (int other = 0; other < seat && name != NULL; other++)
    if (is_called (settings, other, name))
      g_clear_pointer (&name, g_free);
  return name != NULL ? g_steal_pointer (&name) : chieu_players_get_usual_name (settings, seat);
}

ChieuNaming
chieu_players_set_name (GSettings  *settings,
                        int         seat,
                        const char *text)
{
  gboolean written;
  g_autofree char *name = NULL, *usual = NULL;
  const char *kept, *names[N_OTHERS + 1] = { NULL };
  g_auto (GStrv) before = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && seat >= 0 && seat < CHIEU_SEATS_MAX && text != NULL, CHIEU_NAMING_LOCKED);

  name = chieu_players_clean_name (text);
  for (int other = 0; other < CHIEU_SEATS_MAX && name != NULL; other++)
    if (other != seat && is_called (settings, other, name))
      return CHIEU_NAMING_TAKEN;
  usual = chieu_players_get_usual_name (settings, seat);
  kept = name == NULL || g_str_equal (name, usual) ? "" : name;
  before = g_settings_get_strv (settings, "names");
  for (int i = 0; i < N_OTHERS; i++)
    names[i] = i == seat - 1 ? kept : i < (int) g_strv_length (before) ? before[i] : "";
  written = seat == CHIEU_PLAYERS_OWN ? g_settings_set_string (settings, "own-name", kept)
                                      : g_settings_set_strv (settings, "names", names);
  return written ? CHIEU_NAMING_DONE : CHIEU_NAMING_LOCKED;
}

/* ---- Portraits ---- */

/* @people: (out): gets the portraits of the settings, each for one seat */
static void
share_portraits (GSettings   *settings,
                 ChieuPeople *people)
{
  g_autoptr (GVariant) numbers = g_settings_get_value (settings, "portraits");
  int wanted[CHIEU_SEATS_MAX] = { 0 };

  for (gsize i = 0; i < MIN (g_variant_n_children (numbers), N_OTHERS); i++)
    g_variant_get_child (numbers, i, "i", &wanted[i + 1]);
  chieu_people_init (people);
  chieu_people_set_portraits (people, g_settings_get_int (settings, "portrait"), wanted);
}

int
chieu_players_get_portrait (GSettings *settings,
                            int        seat)
{
  ChieuPeople people;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && seat >= 0 && seat < CHIEU_SEATS_MAX, 1);

  share_portraits (settings, &people);
  return seat == CHIEU_PLAYERS_OWN ? people.own_portrait : people.portraits[seat];
}

void
chieu_players_set_portrait (GSettings *settings,
                            int        seat,
                            int        number)
{
  int portraits[CHIEU_SEATS_MAX], freed;

  g_return_if_fail (G_IS_SETTINGS (settings) && seat >= 0 && seat < CHIEU_SEATS_MAX);
  g_return_if_fail (number >= 1 && number <= CHIEU_PORTRAITS);

  for (int i = 0; i < CHIEU_SEATS_MAX; i++)
    portraits[i] = chieu_players_get_portrait (settings, i);
  freed = portraits[seat];
  for (int i = 0; i < CHIEU_SEATS_MAX; i++)
    if (portraits[i] == number)
      portraits[i] = freed;
  portraits[seat] = number;
  g_settings_set_int (settings, "portrait", portraits[CHIEU_PLAYERS_OWN]);
  g_settings_set_value (settings, "portraits",
                        g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, &portraits[1], N_OTHERS, sizeof portraits[0]));
}

/* ---- At the mat ---- */

static void
portraits_or_own_name_changed_cb (ChieuMatView *mat,
                                  const char   *key,
                                  GSettings    *settings)
{
  ChieuPeople people;
  g_autofree char *own = read_name (settings, CHIEU_PLAYERS_OWN), *address = chieu_address_read (settings);

  share_portraits (settings, &people);
  chieu_mat_view_set_portraits (mat, people.own_portrait, people.portraits);
  chieu_mat_view_set_own_name (mat, own);
  g_object_set (mat, "address", address, NULL);
  chieu_addressed_set_word (address);
}

static void
names_changed_cb (ChieuMatView *mat,
                  const char   *key,
                  GSettings    *settings)
{
  for (int seat = CHIEU_PLAYERS_OWN + 1; seat < CHIEU_SEATS_MAX; seat++)
    {
      g_autofree char *name = chieu_players_get_name (settings, seat);

      chieu_mat_view_set_seat_name (mat, seat, name);
    }
}

void
chieu_players_follow_portraits_and_own_name (GSettings    *settings,
                                             ChieuMatView *mat)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && CHIEU_IS_MAT_VIEW (mat));

  g_signal_connect_object (settings, "changed::portrait", G_CALLBACK (portraits_or_own_name_changed_cb), mat, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::portraits", G_CALLBACK (portraits_or_own_name_changed_cb), mat, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::own-name", G_CALLBACK (portraits_or_own_name_changed_cb), mat, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::address", G_CALLBACK (portraits_or_own_name_changed_cb), mat, G_CONNECT_SWAPPED);
  portraits_or_own_name_changed_cb (mat, "portraits", settings);
}

void
chieu_players_follow_names_of_others (GSettings    *settings,
                                      ChieuMatView *mat)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && CHIEU_IS_MAT_VIEW (mat));

  /* The person's own name and the word of address count, too: nobody else may be called that. */
  g_signal_connect_object (settings, "changed::names", G_CALLBACK (names_changed_cb), mat, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::own-name", G_CALLBACK (names_changed_cb), mat, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::address", G_CALLBACK (names_changed_cb), mat, G_CONNECT_SWAPPED);
  names_changed_cb (mat, "names", settings);
}
