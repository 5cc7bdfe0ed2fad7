/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a hand of a real table from the text that a person types, and writes it as such a text (docs/notation.md, "The scorer's evening").
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "phu-text.h"
#include "table-hand.h"
#include "match/words/words.h"

#define WIN_WORD "win"

/* Returns: (transfer full): a sentence that says why @card cannot be added */
static char *
describe_no_room (ChieuCard card)
{
  return g_strdup_printf (_("There is no room for %s: all four are there already, or the hand is full."),
                          chieu_words_card (chieu_words_for_game (&chieu_to_tom), card));
}

/* The next three read one part of what was typed, and add it to the hand. Each returns: (transfer full) (nullable): what is wrong with
 * @text, or NULL if it was added. */

static char *
add_typed_win (ChieuTableHand *self,
               const char     *text)
{
  ChieuCard card;
  int n;
  char *wrong = chieu_cards_parse (text, 1, &card, &n);

  if (wrong != NULL)
    return wrong;
  return chieu_table_hand_set_win (self, card) ? NULL : describe_no_room (card);
}

static char *
add_typed_cards (ChieuTableHand *self,
                 const char     *text)
{
  ChieuCard cards[CHIEU_HAND_FULL_MAX];
  int n;
  char *wrong = chieu_cards_parse (text, CHIEU_HAND_FULL_MAX, cards, &n);

  for (int i = 0; wrong == NULL && i < n; i++)
    if (!chieu_table_hand_add_card (self, cards[i]))
      wrong = describe_no_room (cards[i]);
  return wrong;
}

static char *
add_typed_phu (ChieuTableHand *self,
               const char     *text)
{
  ChieuPhu phu;
  char *wrong = chieu_phu_parse (text, &phu);

  return wrong != NULL ? wrong : chieu_table_hand_add_phu (self, &phu);
}

/* A word that begins with a digit is treated as a card even if there is no such card: a person who mistypes a card is then told so, and
 * not that there is no such phu. */
static gboolean
is_meant_as_cards (const char *text)
{
  return g_ascii_isdigit (text[0]) || chieu_deck_parse (&chieu_deck_to_tom, text, strcspn (text, " ")) != CHIEU_CARD_NONE;
}

/* Returns: (transfer full): @text in lower case, with one space between words and none at the ends */
static char *
normalize_text (const char *text)
{
  g_autofree char *lower = g_utf8_strdown (text, -1);
  g_auto (GStrv) words = g_strsplit_set (lower, " \t\r", -1);
  GString *normal = g_string_new (NULL);

  for (int i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      {
        if (normal->len > 0)
          g_string_append_c (normal, ' ');
        g_string_append (normal, words[i]);
      }
  return g_string_free (normal, FALSE);
}

/* Adds one part of what was typed: cards of the fan, a phu or the winning card. An empty part adds nothing. Returns: (transfer full)
 * (nullable): what is wrong with @text, or NULL */
static char *
add_typed_part (ChieuTableHand *self,
                const char     *text)
{
  g_autofree char *normal = normalize_text (text);

  if (*normal == '\0')
    return NULL;
  if (g_str_equal (normal, WIN_WORD))
    return g_strdup (_("no card is named"));
  if (g_str_has_prefix (normal, WIN_WORD " "))
    return add_typed_win (self, normal + strlen (WIN_WORD " "));
  return is_meant_as_cards (normal) ? add_typed_cards (self, normal) : add_typed_phu (self, normal);
}

char *
chieu_table_hand_add_typed (ChieuTableHand *self,
                            const char     *text)
{
  ChieuTableHand typed = *self;
  g_auto (GStrv) parts = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return g_strdup (_("this is not text"));
  parts = g_strsplit_set (text, ",;\n", -1);
  for (int i = 0; parts[i] != NULL; i++)
    {
      char *wrong = add_typed_part (&typed, parts[i]);

      if (wrong != NULL)
        return wrong;
    }
  *self = typed;
  return NULL;
}

/* Appends @part, after a semicolon if something stands before it. */
static void
append_part (GString    *text,
             const char *part)
{
  if (text->len > 0)
    g_string_append (text, "; ");
  g_string_append (text, part);
}

char *
chieu_table_hand_to_text (const ChieuTableHand *self)
{
  GString *text = g_string_new (NULL);

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < self->hand[face]; i++)
      {
        if (text->len > 0)
          g_string_append_c (text, ' ');
        g_string_append (text, chieu_deck_name (&chieu_deck_to_tom, face));
      }
  for (int i = 0; i < self->n_phu; i++)
    {
      char phu[CHIEU_PHU_TEXT_MAX];

      chieu_phu_print (&self->phu[i], phu);
      append_part (text, phu);
    }
  if (self->win != CHIEU_CARD_NONE)
    {
      g_autofree char *win = g_strconcat (WIN_WORD " ", chieu_deck_name (&chieu_deck_to_tom, self->win), NULL);

      append_part (text, win);
    }
  return g_string_free (text, FALSE);
}

/* Puts the cards of @text in place of those of @self, as a hand of thiên ù or of another win; what was ticked besides stays. Returns:
 * FALSE, with @self unchanged, if the cards make no such hand */
static gboolean
try_restore (ChieuTableHand *self,
             const char     *text,
             gboolean        thien_u)
{
  ChieuTableHand restored = *self;
  g_autofree char *wrong = NULL;

  memset (restored.hand, 0, sizeof restored.hand);
  restored.n_phu = 0;
  restored.win = CHIEU_CARD_NONE;
  restored.thien_u = thien_u;
  wrong = chieu_table_hand_add_typed (&restored, text);
  if (wrong != NULL)
    return FALSE;
  *self = restored;
  return TRUE;
}

gboolean
chieu_table_hand_restore (ChieuTableHand *self,
                          const char     *text)
{
  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  /* An ordinary win keeps a place for the winning card, so that a full hand without one fits only as a thiên ù. */
  return try_restore (self, text, FALSE) || try_restore (self, text, TRUE);
}
