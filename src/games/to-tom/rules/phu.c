/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The named triples, the words for the kinds of phu, and which cards are a phu of each kind.
 */
#include "games/to-tom/rules/eval/holding.h"

#include <string.h>

const ChieuCard chieu_lung_cards[CHIEU_N_LUNG_ALL][CHIEU_LUNG_CARDS] = {
  [CHIEU_LUNG_TOM]      = { CHIEU_V (3), CHIEU_S (3), CHIEU_N (7) },
  [CHIEU_LUNG_LEO]      = { CHIEU_V (9), CHIEU_S (8), CHIEU_CC },
  [CHIEU_LUNG_9S_TT_OC] = { CHIEU_S (9), CHIEU_TT, CHIEU_OC },
  [CHIEU_LUNG_9V_9S_TT] = { CHIEU_V (9), CHIEU_S (9), CHIEU_TT },
  [CHIEU_LUNG_1V_1S_9N] = { CHIEU_V (1), CHIEU_S (1), CHIEU_N (9) },
  [CHIEU_LUNG_2V_2S_8N] = { CHIEU_V (2), CHIEU_S (2), CHIEU_N (8) },
  [CHIEU_LUNG_1N_2N_3N] = { CHIEU_N (1), CHIEU_N (2), CHIEU_N (3) },
  [CHIEU_LUNG_1V_2V_3V] = { CHIEU_V (1), CHIEU_V (2), CHIEU_V (3) },
  [CHIEU_LUNG_1S_2S_3S] = { CHIEU_S (1), CHIEU_S (2), CHIEU_S (3) },
};

const char *const chieu_phu_words[CHIEU_N_PHU_KINDS] = {
  [CHIEU_PHU_BI]         = "bi",
  [CHIEU_PHU_DOC]        = "doc",
  [CHIEU_PHU_LUNG]       = "lung",
  [CHIEU_PHU_KHAN]       = "khan",
  [CHIEU_PHU_PHONG]      = "phong",
  [CHIEU_PHU_THIEN_KHAI] = "thien-khai",
  [CHIEU_PHU_YEU]        = "yeu",
};

static void
count_faces (const ChieuPhu *phu,
             uint8_t         counts[CHIEU_TO_TOM_FACES])
{
  memset (counts, 0, CHIEU_TO_TOM_FACES);
  for (int i = 0; i < phu->n; i++)
    counts[phu->cards[i]]++;
}

/* Returns: whether the number of cards is in range, and all of them are faces, none is hidden */
static bool
is_in_range (const ChieuPhu *phu)
{
  if (phu->n < 1 || phu->n > CHIEU_PHU_CARDS_MAX)
    return false;
  for (int i = 0; i < phu->n; i++)
    if (phu->cards[i] >= CHIEU_TO_TOM_FACES)
      return false;
  return true;
}

/* Returns: whether @phu has @n cards, all of them equal */
static bool
are_equal (const ChieuPhu *phu,
           int             n)
{
  for (int i = 1; i < phu->n; i++)
    if (phu->cards[i] != phu->cards[0])
      return false;
  return phu->n == n;
}

#define ALL_SUITS ((1u << CHIEU_STRIP_SUITS) - 1)

static bool
is_bi (const ChieuPhu *phu)
{
  unsigned suits = 0;

  for (int i = 0; i < phu->n; i++)
    {
      if (!chieu_card_is_number (phu->cards[i])
          || chieu_card_rank (phu->cards[i]) != chieu_card_rank (phu->cards[0]))
        return false;
      suits |= 1u << chieu_card_suit (phu->cards[i]);
    }
  return suits == ALL_SUITS;
}

static bool
is_doc (const ChieuPhu *phu)
{
  unsigned ranks = 0;

  for (int i = 0; i < phu->n; i++)
    {
      if (!chieu_card_is_number (phu->cards[i])
          || chieu_card_suit (phu->cards[i]) != chieu_card_suit (phu->cards[0]))
        return false;
      ranks |= 1u << chieu_card_rank (phu->cards[i]);
    }
  /* As many ranks as cards, without a gap: moved down to bit 0 they are all ones. */
  ranks /= ranks & -ranks;
  return phu->n >= CHIEU_DOC_CARDS_MIN && ranks == (1u << phu->n) - 1;
}

static bool
is_lung (const ChieuPhu *phu)
{
  uint8_t counts[CHIEU_TO_TOM_FACES];

  count_faces (phu, counts);
  for (int i = 0; phu->n == CHIEU_LUNG_CARDS && i < CHIEU_N_LUNG_ALL; i++)
    if (counts[chieu_lung_cards[i][0]] == 1
        && counts[chieu_lung_cards[i][1]] == 1
        && counts[chieu_lung_cards[i][2]] == 1)
      return true;
  return false;
}

static bool
no_face_over_four (const ChieuPhu *phu)
{
  uint8_t counts[CHIEU_TO_TOM_FACES];

  count_faces (phu, counts);
  for (int i = 0; i < CHIEU_TO_TOM_FACES; i++)
    if (counts[i] > CHIEU_STRIP_COPIES)
      return false;
  return true;
}

bool
chieu_phu_is_valid (const ChieuPhu *phu)
{
  if (!is_in_range (phu) || !no_face_over_four (phu))
    return false;

  switch ((ChieuPhuKind) phu->kind)
    {
    case CHIEU_PHU_BI:
      return is_bi (phu);
    case CHIEU_PHU_DOC:
      return is_doc (phu);
    case CHIEU_PHU_LUNG:
      return is_lung (phu);
    case CHIEU_PHU_KHAN:
    case CHIEU_PHU_PHONG:
      return are_equal (phu, CHIEU_KHAN_CARDS);
    case CHIEU_PHU_THIEN_KHAI:
      return are_equal (phu, CHIEU_THIEN_KHAI_CARDS);
    case CHIEU_PHU_YEU:
      return phu->n == 1 && chieu_card_is_yeu (phu->cards[0]);
    case CHIEU_N_PHU_KINDS:
      break;
    }
  return false;
}

bool
chieu_house_has_phu (ChieuHouse      house,
                     const ChieuPhu *phu)
{
  ChieuCard first = phu->cards[0];

  /* Houses differ only on 1-2-3 of vạn and of sách; that of văn is a lưng in all of them. */
  if (phu->kind != CHIEU_PHU_LUNG || house.any_123 || !chieu_card_is_number (first) || chieu_card_suit (first) == CHIEU_SUIT_VAWN)
    return true;
  /* 1-2-3 is the only named triple of one suit: a card of another suit, or of none, shows that this is another triple. */
  for (int i = 1; i < phu->n; i++)
    if (!chieu_card_is_number (phu->cards[i]) || chieu_card_suit (phu->cards[i]) != chieu_card_suit (first))
      return true;
  return false;
}
