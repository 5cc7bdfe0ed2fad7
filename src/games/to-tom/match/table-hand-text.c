/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand of a real table typed and written (docs/notation.md, "eval: Tổ tôm").
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "phu-text.h"
#include "table-hand.h"
#include "match/words/words.h"

#define WIN_WORD "win"

static char *
no_room (ChieuCard card)
{
  return g_strdup_printf (_("There is no room for %s: all four are there already, or the hand is full."),
                          chieu_words_card (chieu_words_for_game (&chieu_to_tom), card));
}

static char *
type_win (ChieuTableHand *self,
          const char     *text)
{
  ChieuCard card;
  int n;
  char *wrong = chieu_cards_parse (text, 1, &card, &n);

  if (wrong != NULL)
    return wrong;
  return chieu_table_hand_set_win (self, card) ? NULL : no_room (card);
}

static char *
type_cards (ChieuTableHand *self,
            const char     *text)
{
  ChieuCard cards[CHIEU_HAND_FULL_MAX];
  int n;
  char *wrong = chieu_cards_parse (text, CHIEU_HAND_FULL_MAX, cards, &n);

  for (int i = 0; wrong == NULL && i < n; i++)
    if (!chieu_table_hand_add (self, cards[i]))
      wrong = no_room (cards[i]);
  return wrong;
}

static char *
type_phu (ChieuTableHand *self,
          const char     *text)
{
  ChieuPhu phu;
  char *wrong = chieu_phu_parse (text, &phu);

  return wrong != NULL ? wrong : chieu_table_hand_add_phu (self, &phu);
}

/* What begins with a digit is meant as a card even if it is none: the error is about a card then, not about a kind of phu. */
static gboolean
begins_with_card (const char *text)
{
  return g_ascii_isdigit (text[0]) || chieu_deck_parse (&chieu_deck_to_tom, text, strcspn (text, " ")) != CHIEU_CARD_NONE;
}

/* Returns: (transfer full): @text in small letters, with one space between words and none at the ends */
static char *
make_plain (const char *text)
{
  g_autofree char *lower = g_utf8_strdown (text, -1);
  g_auto (GStrv) words = g_strsplit_set (lower, " \t\r", -1);
  GString *plain = g_string_new (NULL);

  for (int i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      {
        if (plain->len > 0)
          g_string_append_c (plain, ' ');
        g_string_append (plain, words[i]);
      }
  return g_string_free (plain, FALSE);
}

static char *
type_one (ChieuTableHand *self,
          const char     *text)
{
  g_autofree char *plain = make_plain (text);

  if (*plain == '\0')
    return NULL;
  if (g_str_equal (plain, WIN_WORD))
    return g_strdup (_("no card is named"));
  if (g_str_has_prefix (plain, WIN_WORD " "))
    return type_win (self, plain + strlen (WIN_WORD " "));
  return begins_with_card (plain) ? type_cards (self, plain) : type_phu (self, plain);
}

char *
chieu_table_hand_type (ChieuTableHand *self,
                       const char     *text)
{
  ChieuTableHand typed = *self;
  g_auto (GStrv) parts = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return g_strdup (_("this is not text"));
  parts = g_strsplit_set (text, ",;\n", -1);
  for (int i = 0; parts[i] != NULL; i++)
    {
      char *wrong = type_one (&typed, parts[i]);

      if (wrong != NULL)
        return wrong;
    }
  *self = typed;
  return NULL;
}

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
  wrong = chieu_table_hand_type (&restored, text);
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

  /* Only in a thiên ù the fan may be full: else a place is kept for the winning card. */
  return try_restore (self, text, FALSE) || try_restore (self, text, TRUE);
}
