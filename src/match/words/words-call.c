/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cước in words, and the call that consists of them.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words-table.h"
#include "words.h"

const char *
chieu_words_cuoc (const ChieuWords *self,
                  int               cuoc,
                  int               seats)
{
  const ChieuCuocWords *words = self->cuoc (cuoc, seats);

  g_return_val_if_fail (words != NULL, "");
  return _(words->name);
}

const char *
chieu_words_cuoc_rule (const ChieuWords *self,
                       int               cuoc,
                       int               seats)
{
  const ChieuCuocWords *words = self->cuoc (cuoc, seats);

  g_return_val_if_fail (words != NULL, "");
  return _(words->rule);
}

char *
chieu_words_worth (const ChieuWords *self,
                   const ChieuRules *rules,
                   int               seats,
                   int               cuoc,
                   gboolean          beside)
{
  g_return_val_if_fail (rules != NULL && self->cuoc (cuoc, seats) != NULL, NULL);
  return self->worth != NULL ? self->worth (rules, seats, cuoc, beside) : g_strdup ("");
}

const char *
chieu_words_worth_title (const ChieuWords *self,
                         gboolean          beside)
{
  const char *title = beside ? self->beside_title : self->worth_title;

  return title != NULL ? _(title) : NULL;
}

/* ---- The call ---- */

/* Returns: (nullable): "two", "three" … as they are said in a call */
static const char *
name_number (int n)
{
  /* Translators: how often a cước is there, as it is said in the call: “hai lèo”. Words of the game. */
  static const char *const words[] = { N_("hai"), N_("ba"), N_("bốn"), N_("năm"), N_("sáu") };

  return n >= 2 && n - 2 < (int) G_N_ELEMENTS (words) ? _(words[n - 2]) : NULL;
}

static int
count_equal (const uint8_t *cuoc,
             int            n)
{
  int same = 1;

  while (same < n && cuoc[same] == cuoc[0])
    same++;
  return same;
}

/* The formats are in the tables of the games, and take the number word. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
say_times (const ChieuCuocWords *words,
           int                   times)
{
  return g_strdup_printf (_(words->times), name_number (times));
}
#pragma GCC diagnostic pop

/* The most that g_unichar_to_utf8() writes. */
#define UTF8_BYTES_MAX 6

/* Returns: (transfer full): @text with a capital, where its script has some */
static char *
capitalize (const char *text)
{
  char letter[UTF8_BYTES_MAX + 1] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), letter);
  return *text != '\0' ? g_strconcat (letter, g_utf8_next_char (text), NULL) : g_strdup ("");
}

/* Appends to @text the word of the first of the @n @cuoc that are left, or of all equal ones at their beginning. @first: whether the call
 * begins with it. Returns: how many cước that was */
static int
add_word (const ChieuWords *self,
          const uint8_t    *cuoc,
          int               n,
          int               seats,
          gboolean          first,
          GString          *text)
{
  const ChieuCuocWords *words = self->cuoc (cuoc[0], seats), *next = n > 1 ? self->cuoc (cuoc[1], seats) : NULL;
  int times = count_equal (cuoc, n);
  g_autofree char *counted = NULL;

  if (words == NULL)
    return 1;
  if (words->times == NULL || name_number (times) == NULL)
    times = 1;
  else
    counted = say_times (words, times);
  if (counted != NULL)
    {
      g_autofree char *begun = first ? capitalize (counted) : g_strdup (counted);

      g_string_append (text, begun);
    }
  else if (words->joined != NULL && next != NULL && next->joins)
    g_string_append (text, first ? _(words->joined_first) : _(words->joined));
  else
    g_string_append (text, first ? _(words->name) : _(words->within));
  return times;
}

/* Returns: whether the cước before @place is said as one word with it */
static gboolean
is_joined (const ChieuWords *self,
           const uint8_t    *cuoc,
           int               place,
           int               seats)
{
  const ChieuCuocWords *words = self->cuoc (cuoc[place], seats), *before = self->cuoc (cuoc[place - 1], seats);

  return words != NULL && before != NULL && words->joins && before->joined != NULL;
}

/* Returns: (transfer full): the call, which is a row of names, not a sentence. @alone: whether nothing is said before it */
static char *
say_call (const ChieuWords *self,
          const uint8_t    *cuoc,
          int               n,
          int               seats,
          gboolean          alone)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n;)
    {
      const ChieuCuocWords *words = self->cuoc (cuoc[i], seats);

      if (words != NULL && words->follows)
        {
          i++;
          continue;
        }
      if (text->len > 0 && self->commas && !is_joined (self, cuoc, i, seats))
        g_string_append (text, chieu_words_comma ());
      else if (text->len > 0)
        /* Translators: between the cước of a call: “Thông bạch định tôm”. */
        g_string_append (text, C_("between cước", " "));
      i += add_word (self, cuoc + i, n - i, seats, alone && text->len == 0, text);
    }
  return g_string_free (text, FALSE);
}

char *
chieu_words_call (const ChieuWords *self,
                  const uint8_t    *cuoc,
                  int               n,
                  int               seats)
{
  return say_call (self, cuoc, n, seats, TRUE);
}

char *
chieu_words_call_aloud (const ChieuWords *self,
                        const uint8_t    *cuoc,
                        int               n,
                        int               seats)
{
  g_autofree char *text = n > 0 ? say_call (self, cuoc, n, seats, !self->u_aloud) : g_strdup ("…");

  if (!self->u_aloud)
    return g_steal_pointer (&text);
  /* Translators: what the winner says aloud, %s being the cước: “Ù thông bạch định tôm”. */
  return g_strdup_printf (_("Ù %s"), text);
}

char *
chieu_words_call_made (const ChieuWords *self,
                       const ChieuMove  *move,
                       int               seats,
                       const char       *who)
{
  g_autofree char *call = chieu_words_call (self, move->cards, move->n, seats);

  return who == NULL
         ? g_strdup_printf (_("You call: “%s”."), call)
         : g_strdup_printf (_("%1$s calls: “%2$s”."), who, call);
}
