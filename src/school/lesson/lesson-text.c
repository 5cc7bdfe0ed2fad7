/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lesson-private.h"
#include "lesson-read.h"
#include "match/words/words.h"

/* With this before the cards in braces, their full names are written. */
#define FULL "full "
#define NO_BREAK_SPACE "\302\240"

/* Returns: (transfer full) (nullable): the names of the cards of @inside, as "4v 4s" or "full 4v"; NULL with the error */
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
      const char *name = full ? chieu_words_card_long (words, cards.cards[i]) : chieu_words_card (words, cards.cards[i]);

      g_string_append (names, i > 0 ? chieu_words_comma () : "");
      /* A name is not broken at the end of a line. */
      for (; *name != '\0'; name++)
        g_string_append_len (names, *name == ' ' ? NO_BREAK_SPACE : name, *name == ' ' ? -1 : 1);
    }
  if (cards.n == 0)
    chieu_lesson_set_reading_error (error, _("Braces without a card"));
  return cards.n > 0 ? g_string_free (g_steal_pointer (&names), FALSE) : NULL;
}

/* Appends the names of the cards in the braces with which *@text begins, and moves *@text behind the braces. Returns: FALSE with
 * the error */
static gboolean
append_braces (const ChieuGame  *game,
               const char      **text,
               GString          *out,
               GError          **error)
{
  const char *end = strchr (*text, '}');
  g_autofree char *inside = end != NULL ? g_strndup (*text + 1, (gsize) (end - *text - 1)) : NULL;
  g_autofree char *names = NULL;

  if (end == NULL)
    return chieu_lesson_set_reading_error (error, _("A brace is not closed"));
  names = name_cards (game, inside, error);
  if (names == NULL)
    return FALSE;
  g_string_append (out, names);
  *text = end + 1;
  return TRUE;
}

/* Returns: (transfer full) (nullable): @text with names of cards instead of the braces; NULL with the error */
static char *
put_names (const ChieuGame  *game,
           const char       *text,
           GError          **error)
{
  g_autoptr (GString) out = g_string_new (NULL);

  while (*text != '\0')
    if (*text != '{')
      g_string_append_c (out, *text++);
    else if (!append_braces (game, &text, out, error))
      return NULL;
  return g_string_free (g_steal_pointer (&out), FALSE);
}

gboolean
chieu_lesson_check_text (const ChieuGame  *game,
                         const char       *text,
                         GError          **error)
{
  g_autofree char *filled = game != NULL ? put_names (game, text, error) : g_strdup (text);

  return filled != NULL;
}

/* A translation with a mistake in its braces is shown as it was written. */
char *
chieu_lesson_text (const ChieuLesson *self,
                   const char        *text)
{
  const char *translated = text != NULL && *text != '\0' ? g_dgettext (GETTEXT_PACKAGE, text) : "";
  char *filled = put_names (self->game, translated, NULL);

  return filled != NULL ? filled : g_strdup (translated);
}

char *
chieu_lesson_why_too_few (void)
{
  return g_strdup (_("These are right, but there are more of them."));
}

char *
chieu_lesson_why_not_card (const ChieuGame *game,
                           ChieuCard        card)
{
  return g_strdup_printf (_("%s is not one of them."), chieu_words_card (chieu_words_for_game (game), card));
}

char *
chieu_lesson_why_not_faces (const ChieuGame *game,
                            guint64          faces,
                            guint64          right)
{
  guint64 wrong = faces & ~right;

  if (wrong == 0)
    return chieu_lesson_why_too_few ();
  return g_strdup_printf (_("%s does not complete the hand."),
                          chieu_words_card (chieu_words_for_game (game), (ChieuCard) __builtin_ctzll (wrong)));
}
