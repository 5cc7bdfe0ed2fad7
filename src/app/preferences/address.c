/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "address.h"

#include <glib/gi18n.h>

#define KEY "address"

char **
chieu_address_list (void)
{
  /* Translators: the words by which a player may be addressed at the table, as people who speak your language do it: as many as
   * there are, the most usual first, between them “|”. They stand on the plate, so each has a capital. “You” is there already. */
  const char *words = _("Sir|Madam|Grandpa|Grandma|Uncle|Auntie");
  g_autofree char *all = g_strconcat (C_("seat", "You"), "|", words, NULL);

  return g_strsplit (all, "|", -1);
}

char *
chieu_address_read (GSettings *settings)
{
  g_autofree char *word = NULL;
  g_auto (GStrv) words = chieu_address_list ();

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  word = g_settings_get_string (settings, KEY);
  return g_strv_contains ((const char *const *) words + 1, word) ? g_steal_pointer (&word) : NULL;
}

void
chieu_address_write (GSettings  *settings,
                     const char *word)
{
  g_auto (GStrv) words = chieu_address_list ();

  g_return_if_fail (G_IS_SETTINGS (settings) && word != NULL);

  g_settings_set_string (settings, KEY, g_str_equal (word, words[0]) ? "" : word);
}
