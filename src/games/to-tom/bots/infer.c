/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures how well the hands of a world fit what the others did: to the cards that they put down, and those that they left. A
 * fan only gets smaller, since what is claimed goes on the mat: a card that is held now has been held all along. So a seat that
 * put a card down had all of the cards that it holds now, and the one that it put down was the least useful; a seat that left a
 * card had little use for it.
 *
 * The weights were found by hands whose true cards were known: under them the true hands are e^2 times as likely as hands dealt
 * by chance.
 */
#include "bots.h"

/* By this factor each point of a card's use makes it less likely that the card was put down, or left at the player's own gate. */
#define PUT_DOWN 0.82
#define LEFT 0.96
/* By this factor it is less likely that a card was left by a seat that holds a pair of it. */
#define PAIR_LEFT 0.55
/* More use than this counts as no less likely, since players make mistakes. */
#define USE_MAX 16

/* Another seat of a world. */
typedef struct
{
  int seat;
  ChieuHolding holding;          /* what it holds now */
  int least;                     /* the least use that one of these cards has; yêu, which are not put down, do not count */
} Other;

static int
cap_use (int use)
{
  return use < USE_MAX ? use : USE_MAX;
}

static int
find_least (const ChieuHolding *holding)
{
  int least = USE_MAX;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (holding->hand[face] > 0 && !chieu_card_is_yeu (face))
      {
        int use = chieu_to_tom_weigh_usefulness (holding, face);

        least = use < least ? use : least;
      }
  return least;
}

/* Measures how useful @card would be to what the seat holds. */
static int
use_of (const Other *self,
        ChieuCard    card)
{
  ChieuHolding with = self->holding;

  chieu_holding_add_card (&with, card);
  return cap_use (chieu_to_tom_weigh_usefulness (&with, card));
}

/* The exponents: how often each of the weights counts. */
typedef struct
{
  int put_down, left, pair_left;
} Deeds;

static void
note_deed (const Other           *self,
           const ChieuEatingDead *dead,
           Deeds                 *deeds)
{
  bool own = dead->from == self->seat;

  if (own && dead->source != CHIEU_EATING_FROM_NOC)
    deeds->put_down += use_of (self, dead->card) - self->least;
  else if (self->holding.hand[dead->card] >= 2)
    deeds->pair_left++;
  /* A card that was drawn lay at the drawer's gate, then at the next one's. */
  else if (own || dead->gate == self->seat)
    deeds->left += use_of (self, dead->card);
}

static void
note_seat (const ChieuToTomState *world,
           int                    seat,
           Deeds                 *deeds)
{
  Other self = { .seat = seat };

  chieu_to_tom_find_holding (world, seat, CHIEU_CARD_NONE, &self.holding);
  self.least = find_least (&self.holding);
  for (int i = 0; i < world->n_dead; i++)
    note_deed (&self, &world->dead[i], deeds);
}

/* Returns: @base to the power of @n, by multiplying and dividing only: that comes to the same on every computer, which pow() does not
 * promise */
static double
power (double base,
       int    n)
{
  double result = 1;

  if (n < 0)
    return 1 / power (base, -n);
  for (; n > 0; n >>= 1, base *= base)
    if ((n & 1) != 0)
      result *= base;
  return result;
}

double
chieu_to_tom_weigh_likelihood (const void *world,
                               int         seat)
{
  const ChieuToTomState *s = world;
  Deeds deeds = { 0 };

  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      note_seat (s, other, &deeds);
  return power (PUT_DOWN, deeds.put_down) * power (LEFT, deeds.left) * power (PAIR_LEFT, deeds.pair_left);
}
