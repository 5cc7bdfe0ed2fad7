/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "phu-text.h"

/* Returns: the number of equal cards that a phu of @kind has, or 0 if they are not equal */
static int
count_equal_cards (int kind)
{
  switch ((ChieuPhuKind) kind)
    {
    case CHIEU_PHU_KHAN:
    case CHIEU_PHU_PHONG:
      return CHIEU_KHAN_CARDS;
    case CHIEU_PHU_THIEN_KHAI:
      return CHIEU_THIEN_KHAI_CARDS;
    case CHIEU_PHU_BI:
    case CHIEU_PHU_DOC:
    case CHIEU_PHU_LUNG:
    case CHIEU_PHU_YEU:
    case CHIEU_N_PHU_KINDS:
      break;
    }
  return 0;
}

/* Reads one card from @word into @card, which is CHIEU_CARD_NONE if there is none. Returns: (transfer full) (nullable): what is wrong with
 * @word, or NULL if nothing is */
static char *
parse_card (const char *word,
            ChieuCard  *card)
{
  *card = chieu_deck_parse (&chieu_deck_to_tom, word, strlen (word));
  if (*word == '\0')
    return g_strdup (_("cards are separated by one space"));
  if (*card == CHIEU_CARD_HIDDEN)
    return g_strdup (_("a hidden card “??” cannot be evaluated"));
  if (*card == CHIEU_CARD_NONE)
    {
      g_autofree char *wrong = g_strdup_printf (_("“%.20s” is not a card of Tổ tôm"), word);

      /* A word that is cut short may end within a letter. */
      return g_utf8_make_valid (wrong, -1);
    }
  return NULL;
}

char *
chieu_cards_parse (const char *text,
                   int         max,
                   ChieuCard  *cards,
                   int        *n)
{
  g_auto (GStrv) words = g_strsplit (text, " ", max + 2);

  *n = 0;
  for (int i = 0; words[i] != NULL; i++)
    {
      ChieuCard card;
      char *wrong;

      if (i == max)
        return g_strdup_printf (_("more than %d cards"), max);
      wrong = parse_card (words[i], &card);
      if (wrong != NULL)
        return wrong;
      cards[(*n)++] = card;
    }
  return NULL;
}

static int
find_kind (const char *word,
           gsize       length)
{
  for (int i = 0; i < CHIEU_N_PHU_KINDS; i++)
    if (strlen (chieu_phu_words[i]) == length && strncmp (word, chieu_phu_words[i], length) == 0)
      return i;
  return -1;
}

char *
chieu_phu_parse (const char *text,
                 ChieuPhu   *phu)
{
  const char *space = strchr (text, ' ');
  int n, kind;
  char *wrong;

  memset (phu, 0, sizeof *phu);
  kind = find_kind (text, space != NULL ? (gsize) (space - text) : strlen (text));
  if (kind < 0)
    return g_strdup (_("there is no such kind of phu; the kinds are bi, doc, lung, khan, phong, thien-khai, yeu"));
  if (space == NULL)
    return g_strdup (_("no card is named"));

  wrong = chieu_cards_parse (space + 1, CHIEU_PHU_CARDS_MAX, phu->cards, &n);
  if (wrong != NULL)
    return wrong;
  if (n == 1)
    for (; n < count_equal_cards (kind); n++)
      phu->cards[n] = phu->cards[0];
  phu->kind = (uint8_t) kind;
  phu->n = (uint8_t) n;
  if (!chieu_phu_is_valid (phu))
    return g_strdup_printf (_("these cards do not make a %s"), chieu_phu_words[kind]);
  return NULL;
}

void
chieu_phu_print (const ChieuPhu *phu,
                 char           *text)
{
  int n = count_equal_cards (phu->kind) > 0 ? 1 : phu->n;

  g_strlcpy (text, chieu_phu_words[phu->kind], CHIEU_PHU_TEXT_MAX);
  for (int i = 0; i < n; i++)
    {
      g_strlcat (text, " ", CHIEU_PHU_TEXT_MAX);
      g_strlcat (text, chieu_deck_name (&chieu_deck_to_tom, phu->cards[i]), CHIEU_PHU_TEXT_MAX);
    }
}
