/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the view of one seat, decided card by card by owner and by what was shown, and a random full state that agrees with
 * it.
 */
#include "contract.h"

void
chieu_luc_ho_observe (const void *state,
                      int         seat,
                      void       *view)
{
  State *s = view;
  uint64_t shown;

  memcpy (s, state, sizeof *s);
  shown = s->claimed | (s->dream_card < CHIEU_LUC_HO_FACES ? CHIEU_LUC_HO_CARD (s->dream_card) : 0);
  if (s->phase == CHIEU_LUC_HO_OPENING && (seat < 0 || (s->asked >> seat & 1) == 0))
    {
      /* Nobody sees that somebody holds five tigers: the first bid seems to be awaited. The first seat alone knows that it is not asked
       * yet. */
      s->phase = CHIEU_LUC_HO_BID;
      s->asked = (uint8_t) (seat == s->cai ? 0 : 1u << s->cai);
    }
  for (int other = 0; other < s->seats; other++)
    if (other != seat || seat == chieu_luc_ho_dream (s))
      {
        s->seat[other].hand &= shown;
        s->seat[other].dropped = 0;
      }
}

/* ---- Dealing again ---- */

/* A place to be filled: the hand of a seat, or its dropped cards. */
typedef struct
{
  uint64_t *cards;
  uint64_t barred;               /* cards that cannot lie there */
  int room;
} Place;

#define PLACES_MAX (2 * CHIEU_LUC_HO_MAX_SEATS)

/* The unseen cards while they are dealt again. */
typedef struct
{
  State *s;
  Place places[PLACES_MAX];
  int n_places;
  ChieuCard pool[CHIEU_LUC_HO_FACES];
  int n_pool;
} Redeal;

static void
add_place (Redeal   *self,
           uint64_t *cards,
           int       room,
           uint64_t  barred)
{
  if (room > 0)
    self->places[self->n_places++] = (Place) { cards, barred, room };
}

static void
find_places (Redeal *self)
{
  for (int seat = 0; seat < self->s->seats; seat++)
    {
      Seat *at = &self->s->seat[seat];

      add_place (self, &at->hand, at->n_hand - chieu_luc_ho_count (at->hand), at->lacks);
      add_place (self, &at->dropped, at->n_dropped - chieu_luc_ho_count (at->dropped), 0);
    }
}

static uint64_t
list_unseen (const State *s)
{
  uint64_t seen = s->seen | s->claimed;

  for (int seat = 0; seat < s->seats; seat++)
    seen |= s->seat[seat].hand | s->seat[seat].dropped;
  return chieu_luc_ho_deck (s->seats) & ~seen;
}

/* Counts the places in which @card may not lie. */
static int
count_bars (const Redeal *self,
            ChieuCard     card)
{
  int n = 0;

  for (int i = 0; i < self->n_places; i++)
    n += self->places[i].barred >> card & 1;
  return n;
}

/* Collects the unseen cards. Those that are barred from most places, which are hardest to place, come last and so are dealt first:
 * they are taken from the end. */
static void
fill_pool (Redeal      *self,
           ChieuRandom *random)
{
  uint64_t left = list_unseen (self->s);
  ChieuCard cards[CHIEU_LUC_HO_FACES];
  int n = 0;

  for (; left != 0; left &= left - 1)
    cards[n++] = (ChieuCard) chieu_luc_ho_first (left);
  chieu_random_shuffle (random, cards, (size_t) n);
  self->n_pool = 0;
  for (int bars = 0; bars <= PLACES_MAX; bars++)
    for (int i = 0; i < n; i++)
      if (count_bars (self, cards[i]) == bars)
        self->pool[self->n_pool++] = cards[i];
}

/* Chooses a place for @card, each with a probability by the room that it has; @strict: only places from which it is not
 * barred. */
static Place *
choose_place (Redeal      *self,
              ChieuCard    card,
              bool         strict,
              ChieuRandom *random)
{
  int room = 0, at;

  for (int i = 0; i < self->n_places; i++)
    room += strict && (self->places[i].barred >> card & 1) != 0 ? 0 : self->places[i].room;
  if (room == 0)
    return NULL;
  at = (int) chieu_random_below (random, (uint32_t) room);
  for (int i = 0; i < self->n_places; i++)
    {
      if (strict && (self->places[i].barred >> card & 1) != 0)
        continue;
      at -= self->places[i].room;
      if (at < 0)
        return &self->places[i];
    }
  return NULL;
}

/* If the bars leave no place, the card is put somewhere all the same. That is rare, and happens late in a hand. Cards for which there is
 * no room at all were dealt to nobody, which happens only in tests. */
static void
deal_pool (Redeal      *self,
           ChieuRandom *random)
{
  while (self->n_pool > 0)
    {
      ChieuCard card = self->pool[--self->n_pool];
      Place *place = choose_place (self, card, true, random);

      if (place == NULL)
        place = choose_place (self, card, false, random);
      if (place == NULL)
        return;
      *place->cards |= CHIEU_LUC_HO_CARD (card);
      place->room--;
    }
}

/* ---- Every deal that is possible as likely as another ---- */

/* How many exchanges are tried for each card that was dealt. */
#define ROUNDS 12

/* Counts the proofs, made by what @seat dropped to, that its new hand contradicts. */
static int
count_contradictions (const Seat *seat)
{
  int n = chieu_luc_ho_count (seat->hand & seat->lacks);

  for (int i = 0; i < seat->n_drops; i++)
    n += chieu_luc_ho_disproves (&seat->drops[i], seat->hand);
  return n;
}

static int
count_all_contradictions (const State *s,
                          int          seat)
{
  int n = 0;

  for (int other = 0; other < s->seats; other++)
    n += other != seat ? count_contradictions (&s->seat[other]) : 0;
  return n;
}

/* Returns: the place of a card that was dealt */
static uint64_t *
find_card (Redeal    *self,
           ChieuCard  card)
{
  for (int i = 0; i < self->n_places; i++)
    if ((*self->places[i].cards & CHIEU_LUC_HO_CARD (card)) != 0)
      return self->places[i].cards;
  return NULL;
}

/* Lays @card, which lies in @one, into @two, and @other from there into @one; each is the bit of a card. */
static void
exchange_cards (uint64_t *one,
                uint64_t  card,
                uint64_t *two,
                uint64_t  other)
{
  *one = (*one & ~card) | other;
  *two = (*two & ~other) | card;
}

/* Dealt card by card, some of the possible deals would come up more often than others. Exchanging two cards again and again,
 * where that contradicts nothing, evens it out: each exchange is as likely as the one that takes it back. */
static void
even_out (Redeal          *self,
          int              seat,
          const ChieuCard *cards,
          int              n,
          ChieuRandom     *random)
{
  int bad = count_all_contradictions (self->s, seat);

  for (int i = n > 1 ? ROUNDS * n : 0; i > 0; i--)
    {
      ChieuCard card = cards[chieu_random_below (random, (uint32_t) n)];
      ChieuCard other = cards[chieu_random_below (random, (uint32_t) n)];
      uint64_t *one = find_card (self, card), *two = find_card (self, other);
      int now;

      if (one == NULL || two == NULL || one == two)
        continue;
      exchange_cards (one, CHIEU_LUC_HO_CARD (card), two, CHIEU_LUC_HO_CARD (other));
      now = count_all_contradictions (self->s, seat);
      if (now <= bad)
        bad = now;
      else
        exchange_cards (one, CHIEU_LUC_HO_CARD (other), two, CHIEU_LUC_HO_CARD (card));
    }
}

static bool
has_set_drop (const Seat *seat)
{
  for (int i = 0; i < seat->n_drops; i++)
    if (chieu_luc_ho_is_set_drop (&seat->drops[i]))
      return true;
  return false;
}

static bool
is_bound (const State *s,
          int          seat)
{
  for (int other = 0; other < s->seats; other++)
    if (other != seat && (s->seat[other].lacks != 0 || has_set_drop (&s->seat[other])))
      return true;
  return false;
}

/* If @seat is the first and waits though it is its bid, one of the two others holds five tigers: gives them to either. */
static void
deal_tigers (State       *s,
             int          seat,
             ChieuRandom *random)
{
  int other = chieu_luc_ho_next (s, seat);

  if (s->phase != CHIEU_LUC_HO_BID || s->turn != seat || s->asked != 0)
    return;
  if (chieu_random_below (random, 2) != 0)
    other = chieu_luc_ho_next (s, other);
  s->seat[other].hand |= CHIEU_LUC_HO_TIGERS;
  s->phase = CHIEU_LUC_HO_OPENING;
  s->asked = (uint8_t) (1u << other);
}

void
chieu_luc_ho_redeal (const void  *view,
                     int          seat,
                     ChieuRandom *random,
                     void        *state)
{
  Redeal self = { .s = state };
  ChieuCard cards[CHIEU_LUC_HO_FACES];
  int n;

  memcpy (state, view, sizeof (State));
  deal_tigers (self.s, seat, random);
  find_places (&self);
  fill_pool (&self, random);
  n = self.n_pool;
  memcpy (cards, self.pool, (size_t) n);
  deal_pool (&self, random);
  if (is_bound (self.s, seat))
    even_out (&self, seat, cards, n, random);
}
