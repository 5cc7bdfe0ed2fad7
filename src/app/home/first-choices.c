/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "first-choices.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/preferences/text-size-row.h"
#include "mat/large-letters.h"

/* Two sizes whose texts differ by less than this look alike; then the buttons tell them apart. */
#define ALIKE 0.05

const ChieuFirstSize chieu_first_sizes[CHIEU_FIRST_SIZES] = {
  { "usual", NC_ ("size", "Normal"), 1.0, "auto", FALSE },
  { "large", NC_ ("size", "Large"), 1.3, "large", TRUE },
  { "very-large", NC_ ("size", "Very large"), 1.6, "large", TRUE },
};

static gboolean
is_set (GSettings  *settings,
        const char *key)
{
  g_autoptr (GVariant) value = g_settings_get_user_value (settings, key);

  return value != NULL;
}

/* Returns: the multiple of the system's text at which the program's text has @size, as a step of the setting; that of the largest size is
 * never below the system's */
static double
find_scale (const ChieuFirstSize *size,
            double                system)
{
  gboolean is_largest = size == &chieu_first_sizes[CHIEU_FIRST_SIZES - 1];
  double percent = round (size->text / system * 100 / CHIEU_TEXT_SIZE_STEP) * CHIEU_TEXT_SIZE_STEP;

  return CLAMP (percent, is_largest ? 100 : CHIEU_TEXT_SIZE_LEAST, CHIEU_TEXT_SIZE_MOST) / 100;
}

/* Returns: how far @size is from the one that is set: first by its text, then by its buttons */
static double
find_distance (const ChieuFirstSize *size,
               GSettings            *settings,
               double                system)
{
  double distance = fabs (find_scale (size, system) - g_settings_get_double (settings, "text-scale"));

  return distance + (size->buttons == g_settings_get_boolean (settings, "very-large-buttons") ? 0 : ALIKE);
}

const char *
chieu_first_choices_get_size (GSettings *settings,
                              double     system)
{
  int nearest = 0;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && system > 0, NULL);

  for (int i = 1; i < CHIEU_FIRST_SIZES; i++)
    if (find_distance (&chieu_first_sizes[i], settings, system) < find_distance (&chieu_first_sizes[nearest], settings, system))
      nearest = i;
  return chieu_first_sizes[nearest].id;
}

void
chieu_first_choices_set_size (GSettings  *settings,
                              double      system,
                              const char *id)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && system > 0 && id != NULL);

  for (int i = 0; i < CHIEU_FIRST_SIZES; i++)
    if (g_str_equal (chieu_first_sizes[i].id, id))
      {
        g_settings_set_string (settings, "card-size", chieu_first_sizes[i].cards);
        g_settings_set_boolean (settings, "very-large-buttons", chieu_first_sizes[i].buttons);
        g_settings_set_double (settings, "text-scale", find_scale (&chieu_first_sizes[i], system));
      }
}

/* The system's letters are as large as the person wants them: they stay as they are, and the rest follows. */
static void
guess_size (GSettings *settings,
            double     system)
{
  int nearest = 0;

  for (int i = 1; i < CHIEU_FIRST_SIZES; i++)
    if (fabs (chieu_first_sizes[i].text - system) < fabs (chieu_first_sizes[nearest].text - system))
      nearest = i;
  if (nearest == 0)
    return;
  g_settings_set_string (settings, "card-size", chieu_first_sizes[nearest].cards);
  g_settings_set_boolean (settings, "very-large-buttons", chieu_first_sizes[nearest].buttons);
}

static gboolean
reads_characters (const char *language)
{
  return language != NULL && (g_str_has_prefix (language, "ja") || g_str_has_prefix (language, "zh"));
}

void
chieu_first_choices_guess (GSettings  *settings,
                           double      system,
                           const char *language)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && system > 0);

  if (!is_set (settings, "text-scale") && !is_set (settings, "card-size") && !is_set (settings, "very-large-buttons"))
    guess_size (settings, system);
  if (!is_set (settings, "card-index") && !reads_characters (language))
    g_settings_set_string (settings, "card-index", "tab");
}
