/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points as they are written everywhere: what is below zero has a minus, not a hyphen.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* Between two numbers, or in a name, it is a hyphen. */
static gboolean
is_minus (const char *text,
          const char *at)
{
  return *at == '-' && g_ascii_isdigit (at[1]) && (at == text || !g_ascii_isalnum (at[-1]));
}

char *
chieu_words_minus (char *text)
{
  GString *written = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (is_minus (text, at))
      g_string_append (written, "−");
    else
      g_string_append_c (written, *at);
  g_free (text);
  return g_string_free (written, FALSE);
}

char *
chieu_words_number (int number)
{
  return chieu_words_minus (g_strdup_printf ("%d", number));
}

char *
chieu_words_signed (int number)
{
  return number == 0 ? g_strdup ("0") : chieu_words_minus (g_strdup_printf ("%+d", number));
}

char *
chieu_words_points (int points)
{
  return chieu_words_minus (g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points));
}
