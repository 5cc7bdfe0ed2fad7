/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "holding.h"

#include <string.h>

void
chieu_holding_init (ChieuHolding *self,
                    int           seats)
{
  memset (self, 0, sizeof *self);
  self->seats = (uint8_t) seats;
}

void
chieu_holding_init_in (ChieuHolding *self,
                       int           seats,
                       ChieuHouse    house)
{
  chieu_holding_init (self, seats);
  self->house = house;
}

void
chieu_holding_add_card (ChieuHolding *self,
                        ChieuCard     card)
{
  self->hand[card]++;
  self->n_hand++;
}

static void
open_doc_ends (ChieuHolding   *self,
               const ChieuPhu *phu)
{
  ChieuCard low, high;

  chieu_doc_find_ends (phu->cards, phu->n, &low, &high);
  if (chieu_card_rank (low) > 1)
    self->doc_down[low - 1]++;
  if (chieu_card_rank (high) < CHIEU_SUIT_RANKS)
    self->doc_up[high + 1]++;
}

static bool
has_card (const ChieuPhu *phu,
          ChieuCard       card)
{
  return memchr (phu->cards, card, phu->n) != NULL;
}

/* Notes which cards the phu lets in from now on, and the lưng that it is. */
static void
note_kind (ChieuHolding   *self,
           const ChieuPhu *phu)
{
  switch ((ChieuPhuKind) phu->kind)
    {
    case CHIEU_PHU_BI:
      self->mat_bi |= (uint16_t) (1u << (chieu_card_rank (phu->cards[0]) - 1));
      break;
    case CHIEU_PHU_DOC:
      open_doc_ends (self, phu);
      break;
    case CHIEU_PHU_LUNG:
      self->mat_lung++;
      /* No other named triple has 7n, and none but Lèo has cc. */
      if (has_card (phu, CHIEU_N (7)))
        self->mat_tom++;
      if (has_card (phu, CHIEU_CC))
        self->mat_leo++;
      break;
    case CHIEU_PHU_KHAN:
    case CHIEU_PHU_PHONG:
      self->mat_ba |= CHIEU_BIT (phu->cards[0]);
      self->mat_lung++;
      break;
    case CHIEU_PHU_THIEN_KHAI:
      self->mat_lung++;
      break;
    case CHIEU_PHU_YEU:
    case CHIEU_N_PHU_KINDS:
      break;
    }
}

static void
add_lone_yeu (ChieuHolding *self,
              ChieuCard     card)
{
  if (self->house.lone_yeu == CHIEU_LONE_YEU_BOUND)
    {
      self->mat[card]++;
      self->n_mat++;
      return;
    }
  chieu_holding_add_card (self, card);
  if (self->house.lone_yeu == CHIEU_LONE_YEU_NO_KHAN)
    {
      self->lone[chieu_yeu_place (card)]++;
      self->n_lone++;
    }
}

void
chieu_holding_add_known_phu (ChieuHolding   *self,
                             const ChieuPhu *phu)
{
  if (phu->kind == CHIEU_PHU_YEU)
    {
      add_lone_yeu (self, phu->cards[0]);
      return;
    }

  for (int i = 0; i < phu->n; i++)
    self->mat[phu->cards[i]]++;
  self->n_mat = (uint8_t) (self->n_mat + phu->n);
  note_kind (self, phu);
}

bool
chieu_holding_add_phu (ChieuHolding   *self,
                       const ChieuPhu *phu)
{
  if (!chieu_phu_is_valid (phu) || !chieu_house_has_phu (self->house, phu))
    return false;
  chieu_holding_add_known_phu (self, phu);
  return true;
}
