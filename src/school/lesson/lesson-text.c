/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts of a lesson: cards stand in braces, so that they are called as everywhere
 * else in the program, in each language.
 */
#include "config.h"

#include "lesson-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/words.h"

/* Before the cards in braces: their full names. */
#define FULL "full "
#define NO_BREAK_SPACE "\302\240"

/* A name is not parted at the end of a line: its spaces become no-break ones. */
static void
append_name (GString    *names,
             const char *name)
{
  for (; *name != '\0'; name++)
    if (*name == ' ')
      g_string_append (names, NO_BREAK_SPACE);
    else
      g_string_append_c (names, *name);
}

/* (transfer full): the names of the cards of "4v 4s" or "full 4v". */
static char *
name_cards (const ChieuGame  *game,
            const char       *inside,
            GError          **error)
{
  gboolean full = g_str_has_prefix (inside, FULL);
  const ChieuWords *words = chieu_words_for_game (game);
  g_autoptr (GString) names = g_string_new (NULL);
  ChieuLessonCards cards;

  if (!chieu_lesson_read_cards (game, full ? inside + strlen (FULL) : inside, &cards, error))
    return NULL;
  for (int i = 0; i < cards.n; i++)
    {
      g_string_append (names, i > 0 ? chieu_words_comma () : "");
      append_name (names, full ? chieu_words_card_long (words, cards.cards[i]) : chieu_words_card (words, cards.cards[i]));
    }
  if (cards.n == 0)
    chieu_lesson_bad (error, _("Braces without a card"));
  return cards.n > 0 ? g_string_free (g_steal_pointer (&names), FALSE) : NULL;
}

/* Appends what the text up to @end is; *@text is moved behind it. */
static gboolean
fill_braces (const ChieuGame  *game,
             const char      **text,
             GString          *out,
             GError          **error)
{
  const char *end = strchr (*text, '}');
  g_autofree char *inside = end != NULL ? g_strndup (*text + 1, (gsize) (end - *text - 1)) : NULL;
  g_autofree char *names = NULL;

  if (end == NULL)
    return chieu_lesson_bad (error, _("A brace is not closed"));
  names = name_cards (game, inside, error);
  if (names == NULL)
    return FALSE;
  g_string_append (out, names);
  *text = end + 1;
  return TRUE;
}

/* Returns: (transfer full) (nullable): @text with the names in it */
static char *
fill (const ChieuGame  *game,
      const char       *text,
      GError          **error)
{
  g_autoptr (GString) out = g_string_new (NULL);

  while (*text != '\0')
    if (*text != '{')
      g_string_append_c (out, *text++);
    else if (!fill_braces (game, &text, out, error))
      return NULL;
  return g_string_free (g_steal_pointer (&out), FALSE);
}

gboolean
chieu_lesson_check_text (const ChieuGame  *game,
                         const char       *text,
                         GError          **error)
{
  g_autofree char *filled = game != NULL ? fill (game, text, error) : g_strdup (text);

  return filled != NULL;
}

/* A slip of a translation is seen as it was written; nothing else comes of it. */
char *
chieu_lesson_text (const ChieuLesson *self,
                   const char        *text)
{
  const char *translated = text != NULL && *text != '\0' ? g_dgettext (GETTEXT_PACKAGE, text) : "";
  char *filled = fill (self->game, translated, NULL);

  return filled != NULL ? filled : g_strdup (translated);
}
