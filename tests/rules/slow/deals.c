/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deals.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/text-out.h"

/* A hand while it is put together. */
typedef struct
{
  ChieuRandom *random;
  ChieuHouse house;
  int cards;                             /* how many it shall have */
  int first_rank, n_ranks;               /* ranks that phu are made of, the first counted from 0: all nine, or few */
  int n;                                 /* cards that it has */
  int counts[CHIEU_TO_TOM_FACES];
  int n_phu;
  ChieuPhu phu[SLOW_CARDS_MAX];
} Making;

static int
below (Making *self,
       int     bound)
{
  return (int) chieu_random_below (self->random, (uint32_t) bound);
}

static int
random_rank (Making *self)
{
  return (self->first_rank + below (self, self->n_ranks)) % 9 + 1;
}

static void
make_bi (Making   *self,
         ChieuPhu *phu)
{
  int rank = random_rank (self);

  phu->n = 0;
  for (int suit = 0; suit < 3; suit++)
    for (int i = below (self, 5) == 0 ? 2 : 1; i > 0; i--)
      phu->cards[phu->n++] = CHIEU_FACE (suit, rank);
}

static void
make_doc (Making   *self,
          ChieuPhu *phu)
{
  int suit = below (self, 3), low = random_rank (self), n = 3 + below (self, 3);

  phu->n = 0;
  for (int rank = low; rank < low + n && rank <= 9; rank++)
    phu->cards[phu->n++] = CHIEU_FACE (suit, rank);
}

static void
make_equal (Making   *self,
            ChieuPhu *phu)
{
  ChieuCard face = below (self, 4) == 0 ? (ChieuCard) (CHIEU_CC + below (self, 3))
                                        : CHIEU_FACE (below (self, 3), random_rank (self));

  phu->n = (uint8_t) (phu->kind == CHIEU_PHU_THIEN_KHAI ? 4 : 3);
  memset (phu->cards, face, phu->n);
}

static void
make_phu (Making   *self,
          ChieuPhu *phu)
{
  static const ChieuCard yeu[] = { CHIEU_V (1), CHIEU_S (1), CHIEU_N (1), CHIEU_CC, CHIEU_TT, CHIEU_OC };
  static const uint8_t kinds[] = {
    CHIEU_PHU_BI, CHIEU_PHU_BI, CHIEU_PHU_DOC, CHIEU_PHU_DOC, CHIEU_PHU_DOC,
    CHIEU_PHU_LUNG, CHIEU_PHU_LUNG, CHIEU_PHU_KHAN, CHIEU_PHU_PHONG, CHIEU_PHU_THIEN_KHAI, CHIEU_PHU_YEU,
  };

  memset (phu, 0, sizeof *phu);
  phu->kind = kinds[below (self, (int) sizeof kinds)];
  if (phu->kind == CHIEU_PHU_BI)
    make_bi (self, phu);
  else if (phu->kind == CHIEU_PHU_DOC)
    make_doc (self, phu);
  else if (phu->kind == CHIEU_PHU_LUNG)
    memcpy (phu->cards, chieu_lung_cards[below (self, chieu_house_count_lung (self->house))], phu->n = 3);
  else if (phu->kind == CHIEU_PHU_YEU)
    phu->cards[phu->n++] = yeu[below (self, 6)];
  else
    make_equal (self, phu);
}

static bool
add_phu (Making         *self,
         const ChieuPhu *phu)
{
  int counts[CHIEU_TO_TOM_FACES];

  if (!chieu_phu_is_valid (phu) || self->n + phu->n > self->cards)
    return false;
  memcpy (counts, self->counts, sizeof counts);
  for (int i = 0; i < phu->n; i++)
    if (++counts[phu->cards[i]] > 4)
      return false;
  memcpy (self->counts, counts, sizeof counts);
  self->n += phu->n;
  self->phu[self->n_phu++] = *phu;
  return true;
}

static void
make_complete (Making *self)
{
  while (self->n < self->cards)
    {
      ChieuPhu phu;

      make_phu (self, &phu);
      add_phu (self, &phu);
    }
}

/* Takes a card of a face that is not used up. */
static ChieuCard
take_random_card (Making *self)
{
  ChieuCard face;

  do
    face = (ChieuCard) below (self, CHIEU_TO_TOM_FACES);
  while (self->counts[face] == 4);
  self->counts[face]++;
  return face;
}

/* Lays a part of @phu that is a phu by itself on the mat; its other cards stay in the hand, and may join it again. */
static void
lay_part (Making      *self,
          ChieuPhu    *phu,
          SlowHolding *holding)
{
  ChieuPhu part = *phu;

  if (phu->kind == CHIEU_PHU_THIEN_KHAI)
    part = (ChieuPhu) { .kind = CHIEU_PHU_PHONG, .n = 3, .cards = { phu->cards[0], phu->cards[0], phu->cards[0] } };
  else
    part.n = (uint8_t) (part.n - below (self, part.n - 2));
  if (!chieu_phu_is_valid (&part))
    part = *phu;
  slow_add_phu (holding, &part);
  for (int i = part.n; i < phu->n; i++)
    holding->hand[phu->cards[i]]++;
}

static void
lay_out (Making      *self,
         bool         mat,
         SlowHolding *holding)
{
  int laid = mat ? below (self, self->n_phu + 1) : 0;

  for (int i = 0; i < self->n_phu; i++)
    if (i < laid && self->phu[i].n >= 3)
      lay_part (self, &self->phu[i], holding);
    else
      for (int k = 0; k < self->phu[i].n; k++)
        holding->hand[self->phu[i].cards[k]]++;
}

/* Puts another card in the place of a free one, if there is any. */
static void
exchange (Making      *self,
          SlowHolding *holding)
{
  for (int tries = 0; tries < 1000; tries++)
    {
      ChieuCard face = (ChieuCard) below (self, CHIEU_TO_TOM_FACES);

      if (holding->hand[face] == 0)
        continue;
      holding->hand[face]--;
      holding->hand[take_random_card (self)]++;
      self->counts[face]--;
      return;
    }
}

/* Moves some yêu of the hand to the mat, as if they had been eaten alone. */
static void
lay_yeu (Making      *self,
         SlowHolding *holding)
{
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int n = chieu_card_is_yeu (face) ? holding->hand[face] : 0; n > 0; n--)
      if (below (self, 2) == 0)
        {
          ChieuPhu yeu = { .kind = CHIEU_PHU_YEU, .n = 1, .cards = { face } };

          holding->hand[face]--;
          slow_add_phu (holding, &yeu);
        }
}

static int
count_exchanges (Making *self,
                 Deal    kind)
{
  switch (kind)
    {
    case DEAL_NEAR_1:
      return 1;
    case DEAL_NEAR_2:
      return 2;
    case DEAL_CROWDED:
      return below (self, 5);
    case DEAL_RANDOM:
    case DEAL_COMPLETE:
    case N_DEALS:
      break;
    }
  return 0;
}

void
deal_holding (ChieuRandom *random,
              Deal         kind,
              int          seats,
              int          cards,
              bool         mat,
              ChieuHouse   house,
              SlowHolding *holding)
{
  Making making = { .random = random, .house = house, .cards = cards, .n_ranks = 9 };

  if (kind == DEAL_CROWDED)
    {
      making.first_rank = below (&making, 9);
      making.n_ranks = 4;
    }
  slow_init (holding, seats);
  holding->house = house;
  if (kind != DEAL_RANDOM)
    make_complete (&making);
  lay_out (&making, mat, holding);
  for (; making.n < cards; making.n++)
    holding->hand[take_random_card (&making)]++;

  for (int i = count_exchanges (&making, kind); i > 0; i--)
    exchange (&making, holding);
  if (mat && house.lone_yeu != CHIEU_LONE_YEU_FREE)
    lay_yeu (&making, holding);
}

void
deal_convert (const SlowHolding *holding,
              ChieuHolding      *converted)
{
  chieu_holding_init_in (converted, holding->seats, holding->house);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      ChieuPhu yeu = { .kind = CHIEU_PHU_YEU, .n = 1, .cards = { face } };

      for (int i = holding->lone[face]; i < holding->hand[face]; i++)
        chieu_holding_add_card (converted, face);
      for (int i = 0; i < holding->lone[face] + holding->bound[face]; i++)
        chieu_holding_add_phu (converted, &yeu);
    }
  for (int i = 0; i < holding->n_mat; i++)
    if (!chieu_holding_add_phu (converted, &holding->mat[i]))
      {
        fprintf (stderr, "a phu on the mat is refused\n");
        exit (1);
      }
}

/* ---- Printing ---- */

void
deal_print (const SlowHolding *holding,
            char              *text,
            size_t             size)
{
  ChieuTextOut out = { .text = text, .size = size };
  const char *gap = "";

  chieu_text_out (&out, "{\"game\":\"to-tom\",\"players\":%d,\"hand\":\"", holding->seats);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < holding->hand[face]; i++, gap = " ")
      chieu_text_out (&out, "%s%s", gap, chieu_deck_name (&chieu_deck_to_tom, face));
  chieu_text_out (&out, "\",\"melds\":[");
  for (int i = 0; i < holding->n_mat; i++)
    {
      const ChieuPhu *phu = &holding->mat[i];

      chieu_text_out (&out, "%s\"%s", i > 0 ? "," : "", chieu_phu_words[phu->kind]);
      for (int k = 0; k < phu->n; k++)
        chieu_text_out (&out, " %s", chieu_deck_name (&chieu_deck_to_tom, phu->cards[k]));
      chieu_text_out (&out, "\"");
    }
  chieu_text_out (&out, "]}");
}
