/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "addressed.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The chosen word, interned; NULL: the usual one. The coach speaks in a thread. */
static const char *chosen;

void
chieu_addressed_set_word (const char *word)
{
  g_atomic_pointer_set (&chosen, g_intern_string (word));
}

static gboolean
ends_with_letter (const GString *text)
{
  return text->len > 0 && g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (text->str + text->len)));
}

/* Returns: (transfer full): @word with a capital */
static char *
capitalize (const char *word)
{
  g_autofree char *first = g_utf8_substring (word, 0, 1), *large = g_utf8_strup (first, -1);

  return g_strconcat (large, g_utf8_next_char (word), NULL);
}

char *
chieu_addressed_replace (const char *text,
                         const char *usual,
                         const char *word)
{
  g_autofree char *small = g_utf8_strdown (word, -1), *capital = capitalize (usual);
  GString *said = g_string_new (NULL);

  while (*text != '\0')
    {
      gboolean is_capital = g_str_has_prefix (text, capital);
      const char *found = is_capital ? capital : usual;

      if (g_str_has_prefix (text, found) && !ends_with_letter (said)
          && !g_unichar_isalpha (g_utf8_get_char (text + strlen (found))))
        {
          g_string_append (said, is_capital ? word : small);
          text += strlen (found);
        }
      else
        {
          g_string_append_unichar (said, g_utf8_get_char (text));
          text = g_utf8_next_char (text);
        }
    }
  return g_string_free (said, FALSE);
}

char *
chieu_addressed_text (const char *text)
{
  const char *word = g_atomic_pointer_get (&chosen);
  /* Translators: the word with which sentences speak to the reader, in small letters, if your language has others that one may choose to be
   * addressed by (“Sir|Madam|…”), and these fit into each sentence in its place: “bạn”. Else “-”, and sentences stay as they are. */
  const char *usual = C_("spoken to", "-");

  if (text == NULL || word == NULL || g_str_equal (usual, "-"))
    return g_strdup (text);
  return chieu_addressed_replace (text, usual, word);
}
