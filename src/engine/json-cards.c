/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json-cards.h"

#include <string.h>

static ChieuCard
parse_card (const ChieuDeck *deck,
            const char      *word,
            const char      *key,
            ChieuLineError  *error)
{
  ChieuCard card = chieu_deck_parse (deck, word, strlen (word));

  if (*word == '\0')
    chieu_line_error_set (error, key, "cards are separated by one space");
  else if (card == CHIEU_CARD_HIDDEN)
    chieu_line_error_set (error, key, "a hidden card “??” cannot be evaluated");
  else if (card == CHIEU_CARD_NONE)
    chieu_line_error_set (error, key, "“%.20s” is no card of the deck “%s”", word, deck->id);
  return card;
}

int
chieu_json_cards_parse (const ChieuDeck *deck,
                        const char      *text,
                        const char      *key,
                        int              max,
                        ChieuCard       *cards,
                        ChieuLineError  *error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", max + 2);
  int n = 0;

  for (; words[n] != NULL && error->message == NULL; n++)
    if (n == max)
      {
        chieu_line_error_set (error, key, "more than %d cards", max);
        break;
      }
    else
      cards[n] = parse_card (deck, words[n], key, error);
  return error->message == NULL ? n : 0;
}

gboolean
chieu_json_cards_count (const ChieuDeck *deck,
                        const ChieuCard *cards,
                        int              n,
                        const char      *key,
                        uint8_t         *counts,
                        ChieuLineError  *error)
{
  for (int i = 0; i < n; i++)
    if (++counts[cards[i]] > deck->copies)
      {
        chieu_line_error_set (error, key, "more than %d %s", deck->copies, chieu_deck_name (deck, cards[i]));
        return FALSE;
      }
  return TRUE;
}
