/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"

#include <string.h>

void
hands_init (Hands    *self,
            uint64_t  seed)
{
  self->state = seed * UINT64_C (0x9e3779b97f4a7c15) + 1;
  memset (self->deck, 4, sizeof self->deck);
}

unsigned
hands_draw_number (Hands    *self,
                   unsigned  n)
{
  self->state ^= self->state << 13;
  self->state ^= self->state >> 7;
  self->state ^= self->state << 17;
  return (unsigned) ((self->state >> 32) * n >> 32);
}

/* Draws one of the cards that are left of the deck, which never runs out here. */
static ChieuCard
draw_card (Hands *self)
{
  unsigned left = 0;
  unsigned number;
  ChieuCard face = 0;

  for (int i = 0; i < CHIEU_TO_TOM_FACES; i++)
    left += self->deck[i];
  number = hands_draw_number (self, left);
  while (number >= self->deck[face])
    number -= self->deck[face++];
  self->deck[face]--;
  return face;
}

static void
add_to_phu (ChieuPhu *phu,
            int       face,
            int       n)
{
  while (n-- > 0)
    phu->cards[phu->n++] = (ChieuCard) face;
}

static void
make_any_bi (Hands    *self,
             ChieuPhu *phu)
{
  const int rank = (int) hands_draw_number (self, 9);

  for (int suit = 0; suit < 3; suit++)
    add_to_phu (phu, suit * 9 + rank, hands_draw_number (self, 3) == 0 ? 2 : 1);
}

static void
make_any_doc (Hands    *self,
              ChieuPhu *phu)
{
  const int n = 3 + (int) hands_draw_number (self, 3);
  const int low = (int) hands_draw_number (self, 3) * 9 + (int) hands_draw_number (self, (unsigned) (10 - n));

  for (int i = 0; i < n; i++)
    add_to_phu (phu, low + i, 1);
}

static ChieuPhu
make_any_phu (Hands *self)
{
  /* Each kind about as often as it comes up in play. */
  static const uint8_t kinds[] = {
    CHIEU_PHU_BI, CHIEU_PHU_BI, CHIEU_PHU_BI, CHIEU_PHU_BI,
    CHIEU_PHU_DOC, CHIEU_PHU_DOC, CHIEU_PHU_DOC, CHIEU_PHU_DOC, CHIEU_PHU_DOC,
    CHIEU_PHU_LUNG, CHIEU_PHU_LUNG,
    CHIEU_PHU_KHAN, CHIEU_PHU_PHONG, CHIEU_PHU_THIEN_KHAI,
  };
  ChieuPhu phu = { .kind = kinds[hands_draw_number (self, sizeof kinds)] };

  if (phu.kind == CHIEU_PHU_BI)
    make_any_bi (self, &phu);
  else if (phu.kind == CHIEU_PHU_DOC)
    make_any_doc (self, &phu);
  else if (phu.kind == CHIEU_PHU_LUNG)
    {
      memcpy (phu.cards, chieu_lung_cards[hands_draw_number (self, CHIEU_N_LUNG)], 3);
      phu.n = 3;
    }
  else
    add_to_phu (&phu, (int) hands_draw_number (self, CHIEU_TO_TOM_FACES),
                phu.kind == CHIEU_PHU_THIEN_KHAI ? 4 : 3);
  return phu;
}

/* Takes the cards of @phu from the deck. Returns: false, if they are not all there; then none is taken */
static bool
take_phu (Hands          *self,
          const ChieuPhu *phu)
{
  uint8_t deck[CHIEU_TO_TOM_FACES];

  memcpy (deck, self->deck, sizeof deck);
  for (int i = 0; i < phu->n; i++)
    if (deck[phu->cards[i]]-- == 0)
      return false;
  memcpy (self->deck, deck, sizeof deck);
  return true;
}

static void
begin_holding (Hands        *self,
               ChieuHolding *holding,
               int           seats,
               int           cards,
               int           melds)
{
  memset (self->deck, 4, sizeof self->deck);
  chieu_holding_init (holding, seats);
  while (melds-- > 0)
    {
      const ChieuPhu phu = make_any_phu (self);

      if (holding->n_mat + phu.n <= cards && take_phu (self, &phu))
        chieu_holding_add_phu (holding, &phu);
    }
}

void
hands_deal (Hands        *self,
            ChieuHolding *holding,
            int           seats,
            int           cards,
            int           melds)
{
  begin_holding (self, holding, seats, cards, melds);
  while (holding->n_hand + holding->n_mat < cards)
    chieu_holding_add_card (holding, draw_card (self));
}

static void
add_any_yeu (Hands        *self,
             ChieuHolding *holding)
{
  static const ChieuCard yeu[] = { CHIEU_V (1), CHIEU_S (1), CHIEU_N (1), CHIEU_CC, CHIEU_TT, CHIEU_OC };
  const ChieuCard face = yeu[hands_draw_number (self, 6)];

  if (self->deck[face] > 0)
    {
      self->deck[face]--;
      chieu_holding_add_card (holding, face);
    }
}

void
hands_build (Hands        *self,
             ChieuHolding *holding,
             int           seats,
             int           cards,
             int           melds)
{
  begin_holding (self, holding, seats, cards, melds);
  while (holding->n_hand + holding->n_mat < cards)
    {
      const int room = cards - holding->n_hand - holding->n_mat;
      const ChieuPhu phu = make_any_phu (self);

      if (room < 3 || hands_draw_number (self, 6) == 0)
        add_any_yeu (self, holding);
      else if (phu.n <= room && take_phu (self, &phu))
        for (int i = 0; i < phu.n; i++)
          chieu_holding_add_card (holding, phu.cards[i]);
    }
}

void
hands_drop (Hands        *self,
            ChieuHolding *holding)
{
  unsigned number;
  int face = 0;

  if (holding->n_hand == 0)
    return;
  number = hands_draw_number (self, holding->n_hand);
  while (number >= holding->hand[face])
    number -= holding->hand[face++];
  holding->hand[face]--;
  holding->n_hand--;
  self->deck[face]++;
}

void
hands_exchange (Hands        *self,
                ChieuHolding *holding,
                int           n)
{
  while (n-- > 0 && holding->n_hand > 0)
    {
      hands_drop (self, holding);
      chieu_holding_add_card (holding, draw_card (self));
    }
}
