/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points as they are written everywhere: with a minus below zero, not a hyphen.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "words.h"

/* The number of digits between separators, and of the smallest number that has separators: up to thousands they are not
 * needed. */
#define GROUP 3
#define GROUPED_DIGITS 5

/* Returns: whether what stands at @at in @text is a minus; between two numbers, or in a name, it is a hyphen */
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
chieu_words_thousands (char       *text,
                       const char *separator)
{
  GString *written = g_string_new (NULL);
  gboolean in_word = FALSE;

  if (separator == NULL)
    separator = localeconv ()->thousands_sep;
  /* In an old encoding it may be a character that cannot be used here. */
  if (!g_utf8_validate (separator, -1, NULL))
    separator = "";
  for (const char *at = text; *at != '\0';)
    {
      gsize n = 0;

      while (g_ascii_isdigit (at[n]))
        n++;
      /* The digits of a code, and those after a decimal point, are not separated. */
      for (gsize i = 0; i < n; i++)
        {
          if (i > 0 && (n - i) % GROUP == 0 && n >= GROUPED_DIGITS && !in_word)
            g_string_append (written, separator);
          g_string_append_c (written, at[i]);
        }
      at += n;
      if (n == 0)
        g_string_append_c (written, *at++);
      in_word = g_ascii_isalnum (at[-1]) || at[-1] == '.' || at[-1] == ',';
    }
  g_free (text);
  return g_string_free (written, FALSE);
}

/* Formats a number for people. @text: (transfer full) */
static char *
write_number (char *text)
{
  return chieu_words_minus (chieu_words_thousands (text, NULL));
}

char *
chieu_words_number (int number)
{
  return write_number (g_strdup_printf ("%d", number));
}

char *
chieu_words_signed (int number)
{
  return number == 0 ? g_strdup ("0") : write_number (g_strdup_printf ("%+d", number));
}

char *
chieu_words_points (int points)
{
  return write_number (g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points));
}
