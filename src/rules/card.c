/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card.h"

#include <string.h>

static const char to_tom_names[CHIEU_TO_TOM_FACES][CHIEU_CARD_NAME_MAX] = {
  "1v", "2v", "3v", "4v", "5v", "6v", "7v", "8v", "9v",
  "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s",
  "1n", "2n", "3n", "4n", "5n", "6n", "7n", "8n", "9n",
  "cc", "tt", "oc",
};

#define BIT(face) (UINT64_C (1) << (face))

const ChieuDeck chieu_deck_to_tom = {
  .id = "to-tom",
  .n_faces = CHIEU_TO_TOM_FACES,
  .copies = 4,
  .names = to_tom_names,
  .red = BIT (CHIEU_V (8)) | BIT (CHIEU_V (9)) | BIT (CHIEU_S (8)) | BIT (CHIEU_S (9))
         | BIT (CHIEU_CC) | BIT (CHIEU_TT) | BIT (CHIEU_OC),
};

ChieuCard
chieu_deck_parse (const ChieuDeck *deck,
                  const char      *text,
                  size_t           length)
{
  if (length == 2 && text[0] == '?' && text[1] == '?')
    return CHIEU_CARD_HIDDEN;

  for (ChieuCard face = 0; face < deck->n_faces; face++)
    if (strlen (deck->names[face]) == length && memcmp (deck->names[face], text, length) == 0)
      return face;

  return CHIEU_CARD_NONE;
}

const char *
chieu_deck_name (const ChieuDeck *deck,
                 ChieuCard        card)
{
  return card < deck->n_faces ? deck->names[card] : "??";
}
