/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card.h"

#include <string.h>

static const char to_tom_names[CHIEU_TO_TOM_FACES][CHIEU_CARD_NAME_MAX] = {
  "1v", "2v", "3v", "4v", "5v", "6v", "7v", "8v", "9v",
  "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s",
  "1n", "2n", "3n", "4n", "5n", "6n", "7n", "8n", "9n",
  "cc", "tt", "oc",
};

const ChieuDeck chieu_deck_to_tom = {
  .id = "to-tom",
  .n_faces = CHIEU_TO_TOM_FACES,
  .copies = CHIEU_STRIP_COPIES,
  .names = to_tom_names,
  .red = CHIEU_BIT64 (CHIEU_V (8)) | CHIEU_BIT64 (CHIEU_V (9)) | CHIEU_BIT64 (CHIEU_S (8)) | CHIEU_BIT64 (CHIEU_S (9))
         | CHIEU_BIT64 (CHIEU_CC) | CHIEU_BIT64 (CHIEU_TT) | CHIEU_BIT64 (CHIEU_OC),
};

static const char luc_ho_names[CHIEU_LUC_HO_FACES][CHIEU_CARD_NAME_MAX] = {
  "1x", "2x", "3x", "4x", "5x", "6x", "7x", "8x", "9x",
  "1k", "2k", "3k", "4k", "5k", "6k", "7k", "8k", "9k",
  "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s",
  "1q", "2q", "3q", "4q", "5q", "6q", "7q", "8q", "9q",
  "lh", "vt",
};

const ChieuDeck chieu_deck_luc_ho = {
  .id = "luc-ho",
  .n_faces = CHIEU_LUC_HO_FACES,
  .copies = 1,
  .names = luc_ho_names,
  .red = CHIEU_BIT64 (CHIEU_LH (0, 1)) | CHIEU_BIT64 (CHIEU_LH (0, 8)) | CHIEU_BIT64 (CHIEU_LH (0, 9))
         | CHIEU_BIT64 (CHIEU_LH (1, 9)) | CHIEU_BIT64 (CHIEU_LH (2, 9)) | CHIEU_BIT64 (CHIEU_LH (3, 1))
         | CHIEU_BIT64 (CHIEU_LH (3, 9)) | CHIEU_BIT64 (CHIEU_VAN_TUYEN),
};

static const char mau_binh_names[CHIEU_MAU_BINH_FACES][CHIEU_CARD_NAME_MAX] = {
  "2s", "2h", "2d", "2c", "3s", "3h", "3d", "3c", "4s", "4h", "4d", "4c", "5s", "5h", "5d", "5c",
  "6s", "6h", "6d", "6c", "7s", "7h", "7d", "7c", "8s", "8h", "8d", "8c", "9s", "9h", "9d", "9c",
  "Ts", "Th", "Td", "Tc", "Js", "Jh", "Jd", "Jc", "Qs", "Qh", "Qd", "Qc", "Ks", "Kh", "Kd", "Kc",
  "As", "Ah", "Ad", "Ac",
};

/* Hearts and diamonds, in every rank the second and third face. */
#define RED_SUITS UINT64_C (0x6666666666666)

const ChieuDeck chieu_deck_mau_binh = {
  .id = "mau-binh",
  .n_faces = CHIEU_MAU_BINH_FACES,
  .copies = 1,
  .names = mau_binh_names,
  .red = RED_SUITS,
  .indexed = true,
};

static const char chan_names[CHIEU_CHAN_FACES][CHIEU_CARD_NAME_MAX] = {
  "2v", "3v", "4v", "5v", "6v", "7v", "8v", "9v",
  "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s",
  "2n", "3n", "4n", "5n", "6n", "7n", "8n", "9n",
  "cc",
};

const ChieuDeck chieu_deck_chan = {
  .id = "chan",
  .n_faces = CHIEU_CHAN_FACES,
  .copies = CHIEU_STRIP_COPIES,
  .names = chan_names,
  .red = CHIEU_BIT64 (CHIEU_CHAN_V (8)) | CHIEU_BIT64 (CHIEU_CHAN_V (9)) | CHIEU_BIT64 (CHIEU_CHAN_S (8))
         | CHIEU_BIT64 (CHIEU_CHAN_S (9)) | CHIEU_BIT64 (CHIEU_CHAN_CC),
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
  return card < deck->n_faces ? deck->names[card] : card == CHIEU_CARD_NONE ? "-" : "??";
}
