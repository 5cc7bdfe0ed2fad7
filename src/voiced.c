/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "voiced.h"

#include <string.h>

/* Marks that Unicode puts after a letter. */
#define ROOF 0x302
#define BREVE 0x306
#define DOT_BELOW 0x323
/* A letter of Vietnamese has at most two marks. */
#define LETTER_PARTS_MAX 4
/* The letter đ, whose line is no mark of its own. */
#define D_WITH_LINE 0x111
#define D_WITH_LINE_CAPITAL 0x110
/* The dot between two parts of a line, for which a screen reader says “middle dot”, and what is read instead. */
#define DOT " · "
#define PAUSE "; "
/* The word ù, no part of a longer one. */
#define U_ALONE "(?<!\\pL)ù(?!\\pL)"
/* The end of a text in brackets that has two Latin letters or more. */
#define LATIN_IN_BRACKETS "\\s?\\p{Latin}[\\p{Latin} ]+(?=）)"

/* Appends @letter without the marks of Vietnamese. An English voice reads “Tô tôm” better than “To tom”; ạ, which is longer than
 * ă, becomes “ah”, so that Vạn and Văn, which are two suits, stay different. */
static void
append_plain (GString  *plain,
              gunichar  letter)
{
  gunichar parts[LETTER_PARTS_MAX], roofed = 0;
  gsize n = g_unichar_fully_decompose (letter, FALSE, parts, LETTER_PARTS_MAX);
  gboolean dotted = FALSE, marked = FALSE;

  if (letter == D_WITH_LINE || letter == D_WITH_LINE_CAPITAL)
    g_string_append_c (plain, letter == D_WITH_LINE ? 'd' : 'D');
  else if (n < 2 || parts[0] >= 0x80)
    g_string_append_unichar (plain, letter);
  else
    {
      for (gsize i = 1; i < MIN (n, LETTER_PARTS_MAX); i++)
        {
          dotted = dotted || parts[i] == DOT_BELOW;
          marked = marked || parts[i] == BREVE || parts[i] == ROOF;
          if (parts[i] == ROOF)
            g_unichar_compose (parts[0], ROOF, &roofed);
        }
      g_string_append_unichar (plain, roofed != 0 ? roofed : parts[0]);
      if (dotted && !marked && g_ascii_tolower ((char) parts[0]) == 'a')
        g_string_append_c (plain, 'h');
    }
}

static char *
with_plain_letters (const char *text)
{
  GString *plain = g_string_sized_new (strlen (text));

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    append_plain (plain, g_utf8_get_char (at));
  return g_string_free (plain, FALSE);
}

/* The word for winning is a single letter, which would be read by its name: “he calls you”. */
static char *
with_whole_u (const char *text)
{
  static GRegex *alone;

  if (g_once_init_enter (&alone))
    g_once_init_leave (&alone, g_regex_new (U_ALONE, G_REGEX_CASELESS, 0, NULL));
  return g_regex_replace_literal (alone, text, -1, 0, "oo", 0, NULL);
}

static char *
without_latin_in_brackets (const char *text)
{
  static GRegex *latin;
  g_autofree char *left = NULL;
  GString *out;

  if (g_once_init_enter (&latin))
    g_once_init_leave (&latin, g_regex_new (LATIN_IN_BRACKETS, 0, 0, NULL));
  left = g_regex_replace_literal (latin, text, -1, 0, "", 0, NULL);
  out = g_string_new (left != NULL ? left : text);
  g_string_replace (out, "（）", "", 0);
  return g_string_free (out, FALSE);
}

char *
chieu_voiced (const char *text,
              const char *language)
{
  g_autofree char *less = NULL, *whole = NULL;
  GString *paused;

  g_return_val_if_fail (text != NULL && language != NULL, NULL);

  paused = g_string_new (text);
  g_string_replace (paused, DOT, PAUSE, 0);
  less = g_string_free (paused, FALSE);
  if (g_str_equal (language, "vi") || !g_utf8_validate (less, -1, NULL))
    return g_steal_pointer (&less);
  if (g_str_equal (language, "ja") || g_str_equal (language, "zh"))
    {
      g_autofree char *bracketed = g_steal_pointer (&less);

      less = without_latin_in_brackets (bracketed);
    }
  whole = with_whole_u (less);
  return with_plain_letters (whole != NULL ? whole : less);
}

/* Texts are in the first of these languages that the person wants; texts without a translation are in English. */
static const char *
find_language (void)
{
  static const char *const known[] = { "vi", "ja", "zh", "en" };
  const char *const *names = g_get_language_names ();

  for (int i = 0; names[i] != NULL; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (known); k++)
      if (g_str_has_prefix (names[i], known[k]) && !g_ascii_isalpha (names[i][strlen (known[k])]))
        return known[k];
  return "en";
}

char *
chieu_voiced_text (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return chieu_voiced (text, find_language ());
}
