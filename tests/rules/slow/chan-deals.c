/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chan-deals.h"

#include <string.h>

typedef struct
{
  ChieuRandom *random;
  uint8_t counts[CHIEU_CHAN_FACES];  /* all cards used so far */
  ChieuChanWin *win;
  int n;                             /* cards used */
} Making;

static uint32_t
below (Making   *self,
       uint32_t  bound)
{
  return chieu_random_below (self->random, bound);
}

static ChieuCard
any_face (Making *self)
{
  /* Faces on which a cước depends: half of all cards are of these. */
  static const ChieuCard telling[] = {
    CHIEU_CHAN_V (2), CHIEU_CHAN_V (3), CHIEU_CHAN_S (3), CHIEU_CHAN_V (4), CHIEU_CHAN_V (5), CHIEU_CHAN_S (5),
    CHIEU_CHAN_N (7), CHIEU_CHAN_V (8), CHIEU_CHAN_N (8), CHIEU_CHAN_S (8), CHIEU_CHAN_V (9), CHIEU_CHAN_CC,
  };

  if (below (self, 2) == 0)
    return telling[below (self, sizeof telling)];
  return (ChieuCard) below (self, CHIEU_CHAN_FACES);
}

/* Uses two cards of the deck. Returns: false if a face would then be used more than four times */
static bool
take_two (Making    *self,
          ChieuCard  a,
          ChieuCard  b)
{
  if (self->counts[a] + 1 + (a == b) > 4 || self->counts[b] + 1 + (a == b) > 4)
    return false;
  self->counts[a]++;
  self->counts[b]++;
  self->n += 2;
  return true;
}

static ChieuCard
choose_partner (Making    *self,
                ChieuCard  face)
{
  if (face == CHIEU_CHAN_CC || below (self, 10) < 6)
    return face;
  return (ChieuCard) ((face + 8 * (1 + below (self, 2))) % 24);
}

/* Lays a set on the mat, or a chíu: that needs two chắn of a face at once; two eaten one after the other are a bòn. */
static void
lay_set (Making    *self,
         ChieuCard  a,
         ChieuCard  b)
{
  ChieuChanWin *win = self->win;
  uint32_t face = UINT32_C (1) << a;
  bool chiu = a == b && (win->mat_faces & face) == 0 && below (self, 3) == 0 && take_two (self, a, a);

  win->mat[a] = (uint8_t) (win->mat[a] + 1 + 2 * chiu);
  win->mat[b]++;
  if (a != b)
    return;
  win->n_chiu = (uint8_t) (win->n_chiu + chiu);
  win->n_bon += (win->mat_faces & face) != 0;
  win->mat_faces |= face;
  win->mat_chan = (uint8_t) (win->mat_chan + 1 + chiu);
}

/* Makes sets until there are twenty cards, some of them on the mat. */
static void
make_sets (Making *self)
{
  uint32_t on_mat = below (self, 6);

  while (self->n < 20)
    {
      ChieuCard a = any_face (self), b = choose_partner (self, a);

      if (!take_two (self, a, b))
        continue;
      if (self->n < 17 && below (self, 10) < on_mat)
        {
          lay_set (self, a, b);
          continue;
        }
      self->win->hand[a]++;
      self->win->hand[b]++;
    }
}

static ChieuCard
any_of_hand (Making *self)
{
  ChieuCard face;

  do
    face = (ChieuCard) below (self, CHIEU_CHAN_FACES);
  while (self->win->hand[face] == 0);
  return face;
}

/* Exchanges cards in three of eight hands: most of these are then not complete. */
static void
exchange_cards (Making *self)
{
  for (uint32_t n = below (self, 8) < 3 ? 1 + below (self, 3) : 0; n > 0; n--)
    {
      ChieuCard old = any_of_hand (self), new = any_face (self);

      if (self->counts[new] == 4)
        continue;
      self->counts[old]--;
      self->counts[new]++;
      self->win->hand[old]--;
      self->win->hand[new]++;
    }
}

static void
choose_facts (Making *self)
{
  ChieuChanWin *win = self->win;
  uint32_t bits = (uint32_t) chieu_random_next (self->random);

  win->thong = (bits & 3) == 0;
  win->chi = (bits & 4) != 0;
  win->dia_u = (bits & 24) == 0;
  win->chiu_u = win->hand[win->win] == 3;
  win->u_bon = win->hand[win->win] == 1 && win->mat[win->win] == 2 && (win->mat_faces >> win->win & 1) != 0;
  win->knows_dealt = (bits & 32) != 0;
  memcpy (win->dealt, win->hand, sizeof win->dealt);
  /* In some hands no chắn was dealt. */
  for (int face = 0; (bits & 192) == 0 && face < CHIEU_CHAN_FACES; face++)
    win->dealt[face] = win->dealt[face] > 0;
}

void
chan_deal (ChieuRandom  *random,
           ChieuChanWin *win)
{
  Making self = { .random = random, .win = win };

  memset (win, 0, sizeof *win);
  make_sets (&self);
  exchange_cards (&self);
  win->win = any_of_hand (&self);
  win->hand[win->win]--;
  choose_facts (&self);
  if (chieu_random_below (random, 12) != 0)
    return;
  /* One in twelve wins with the cards as dealt. */
  win->hand[win->win]++;
  win->win = CHIEU_CARD_NONE;
  win->thien_u = true;
  win->chi = win->dia_u = win->chiu_u = win->u_bon = false;
}
