/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Works out what the others' drops prove (house rule "deduce"): a card is gone if it lies in another playing hand in no deal that
 * agrees with a seat's view and with the rule of no holding back. What somebody could have led instead proves nothing here.
 *
 * The cards that the seat does not know lie in hands, in drops and with the dream, a known number in each place. A drop bars the
 * cards that would have beaten from all that its owner kept: its hand, and what it dropped later. Where several cards were led no
 * card alone is barred but some of them together; so a deal is sought with the single bars, as a matching of cards and places,
 * and where cards that lie together contradict a drop each of them is barred in turn.
 */
#include "state.h"

#define OTHERS CHIEU_LUC_HO_OTHERS
/* Two hands, the drops of both, the dream, and where cards lie that nobody was dealt (only in tests). */
#define PLACES (OTHERS * (1 + CHIEU_LUC_HO_DROPS_MAX) + 2)
/* How many contradictions are examined for one question: far more than play causes. Beyond that the card counts as possible. */
#define TRIES 512

/* A place where unknown cards lie. */
typedef struct
{
  uint64_t cards;                /* laid there */
  uint64_t barred;
  int room;
} Place;

/* A deal of the unknown cards while it is sought. */
typedef struct
{
  const State *s;
  uint64_t unknown;
  const Seat *other[OTHERS];
  int first[OTHERS];             /* the place of its first drop; its hand comes after its last one */
  Place places[PLACES];
  int n_places;
  int tries;
} Deal;

static int
hand_place (const Deal *self,
            int         other)
{
  return self->first[other] + self->other[other]->n_drops;
}

/* ---- Bars ---- */

/* Returns: the cards of @unknown each of which beats what @drop was made to, with what its owner showed later */
static uint64_t
find_beaters (const ChieuLucHoDrop *drop,
              uint64_t              unknown)
{
  ChieuLucHoSet best;
  uint64_t found = 0;

  if (!chieu_luc_ho_read_set (drop->best, &best))
    return 0;
  if (best.kind == CHIEU_LUC_HO_SINGLE)
    return unknown & chieu_luc_ho_find_single_beaters (&best);
  for (; unknown != 0; unknown &= unknown - 1)
    if (chieu_luc_ho_can_beat (drop->later | (unknown & -unknown), &best))
      found |= unknown & -unknown;
  return found;
}

static void
add_place (Deal     *self,
           int       room,
           uint64_t  barred)
{
  self->places[self->n_places++] = (Place) { .barred = barred, .room = room };
}

static void
begin_deal (Deal        *self,
            const State *s,
            int          seat,
            uint64_t     known)
{
  int room = 0, at = seat;

  self->s = s;
  self->unknown = chieu_luc_ho_deck (s->seats) & ~known;
  self->n_places = 0;
  for (int i = 0; i < OTHERS; i++)
    {
      uint64_t barred = 0;

      at = chieu_luc_ho_next (s, at);
      self->other[i] = &s->seat[at];
      self->first[i] = self->n_places;
      for (int j = 0; j < s->seat[at].n_drops; j++)
        {
          const ChieuLucHoDrop *drop = &s->seat[at].drops[j];

          add_place (self, chieu_luc_ho_count (drop->best), barred);
          barred |= find_beaters (drop, self->unknown);
        }
      add_place (self, s->seat[at].n_hand, barred);
    }
  if (chieu_luc_ho_dream (s) >= 0)
    add_place (self, 1, 0);
  for (int i = 0; i < self->n_places; i++)
    room += self->places[i].room;
  add_place (self, chieu_luc_ho_count (self->unknown) - room, 0);
}

/* ---- Finding a deal ---- */

/* Lays @card into a place with room, or into a full one, from which another card is moved on. @seen: bit i: cards of place i were tried
 * to be moved on already. Returns: whether there is a place for it */
static bool
lay_card (Deal     *self,
          uint64_t  card,
          uint32_t *seen)
{
  for (int i = 0; i < self->n_places; i++)
    if ((*seen >> i & 1) == 0 && (self->places[i].barred & card) == 0
        && chieu_luc_ho_count (self->places[i].cards) < self->places[i].room)
      {
        self->places[i].cards |= card;
        return true;
      }
  for (int i = 0; i < self->n_places; i++)
    {
      Place *place = &self->places[i];

      if ((*seen >> i & 1) != 0 || (place->barred & card) != 0 || place->room <= 0)
        continue;
      *seen |= UINT32_C (1) << i;
      for (uint64_t left = place->cards; left != 0; left &= left - 1)
        if (lay_card (self, left & -left, seen))
          {
            place->cards = (place->cards & ~(left & -left)) | card;
            return true;
          }
    }
  return false;
}

/* Lays all cards that have no place yet. Returns: whether there is a place for each */
static bool
lay_all (Deal *self)
{
  uint64_t left = self->unknown;

  for (int i = 0; i < self->n_places; i++)
    left &= ~self->places[i].cards;
  for (; left != 0; left &= left - 1)
    {
      uint32_t seen = 0;

      if (!lay_card (self, left & -left, &seen))
        return false;
    }
  return true;
}

/* Returns: all cards that @other kept when it made its drop @number, in this deal */
static uint64_t
list_kept (const Deal *self,
           int         other,
           int         number)
{
  uint64_t cards = 0;

  for (int i = self->first[other] + number + 1; i <= hand_place (self, other); i++)
    cards |= self->places[i].cards;
  return cards;
}

/* Finds cards which together could have beaten what their owner dropped to, though without any one of them they could not. @other and
 * @number: (out): the owner, and its drop. Returns: the cards; 0: there are none */
static uint64_t
find_contradiction (const Deal *self,
                    int        *other,
                    int        *number)
{
  for (*other = 0; *other < OTHERS; (*other)++)
    for (*number = 0; *number < self->other[*other]->n_drops; (*number)++)
      {
        const ChieuLucHoDrop *drop = &self->other[*other]->drops[*number];
        uint64_t cards = list_kept (self, *other, *number);
        ChieuLucHoSet best;

        if (!chieu_luc_ho_is_set_drop (drop) || !chieu_luc_ho_read_set (drop->best, &best)
            || !chieu_luc_ho_can_beat (cards | drop->later, &best))
          continue;
        for (uint64_t left = cards; left != 0; left &= left - 1)
          if (chieu_luc_ho_can_beat ((cards & ~(left & -left)) | drop->later, &best))
            cards &= ~(left & -left);
        return cards;
      }
  return 0;
}

/* Bars @card from all that @other kept at its drop @number, and takes it out of there. */
static void
bar_card (Deal     *self,
          int       other,
          int       number,
          uint64_t  card)
{
  for (int i = self->first[other] + number + 1; i <= hand_place (self, other); i++)
    {
      self->places[i].barred |= card;
      self->places[i].cards &= ~card;
    }
}

/* Returns: whether the cards can be laid; @self then holds a deal. Also true if the trials are used up before that is found out: what
 * @self holds then may contradict a drop */
static bool
find_deal (Deal *self)
{
  int other, number;
  uint64_t cards;

  if (!lay_all (self))
    return false;
  cards = find_contradiction (self, &other, &number);
  if (cards == 0 || self->tries-- <= 0)
    return true;
  for (; cards != 0; cards &= cards - 1)
    {
      Deal changed = *self;
      bool found;

      bar_card (&changed, other, number, cards & -cards);
      found = find_deal (&changed);
      self->tries = changed.tries;
      if (found)
        {
          *self = changed;
          return true;
        }
    }
  return false;
}

/* ---- Asking ---- */

/* Returns: whether some deal has @card in the hand of @other */
static bool
may_hold (const Deal *begun,
          int         other,
          uint64_t    card)
{
  Deal deal = *begun;
  Place *hand = &deal.places[hand_place (begun, other)];

  if (hand->room == 0 || (hand->barred & card) != 0)
    return false;
  for (int i = 0; i < deal.n_places; i++)
    {
      deal.places[i].cards &= ~card;
      if (&deal.places[i] != hand)
        deal.places[i].barred |= card;
    }
  deal.tries = TRIES;
  return find_deal (&deal);
}

static bool
proves_anything (const Deal *self)
{
  return self->other[0]->n_drops + self->other[1]->n_drops > 0;
}

uint64_t
chieu_luc_ho_deduce_gone (const ChieuLucHoState *s,
                          int                    seat,
                          uint64_t               known)
{
  uint64_t gone = 0, hand = s->seat[seat].hand;
  Deal begun, deal;

  if (hand == 0)
    return 0;
  begin_deal (&begun, s, seat, known);
  if (!proves_anything (&begun))
    return 0;
  deal = begun;
  deal.tries = TRIES;
  /* A view that agrees with no deal cannot come from play; nothing follows from it. */
  if (!find_deal (&deal))
    return 0;
  for (int suit = 0; suit < CHIEU_LUC_HO_SUITS; suit++)
    {
      uint64_t suited = CHIEU_LUC_HO_SUIT (suit), old = chieu_luc_ho_find_old_in (hand, known | gone);

      /* Goes down from the highest card, to the first that somebody may hold or until all cards of the hand in this suit are old. */
      for (uint64_t left = begun.unknown & suited; left != 0 && (hand & suited & ~old) != 0;)
        {
          uint64_t card = CHIEU_LUC_HO_CARD (63 - __builtin_clzll (left));
          bool held = false;

          for (int i = 0; i < OTHERS; i++)
            held = held || (deal.places[hand_place (&deal, i)].cards & card) != 0;
          for (int i = 0; i < OTHERS && !held; i++)
            held = may_hold (&begun, i, card);
          if (held)
            break;
          gone |= card;
          left &= ~card;
          old = chieu_luc_ho_find_old_in (hand, known | gone);
        }
    }
  return gone;
}

/* ---- Why ---- */

/* Returns: the first drop of @seat that proves by itself that it does not hold @card, or −1 */
static int
proving_drop (const Seat *seat,
              uint64_t    card)
{
  for (int i = 0; i < seat->n_drops; i++)
    if (find_beaters (&seat->drops[i], card) != 0)
      return i;
  return -1;
}

int
chieu_luc_ho_list_why_old (const ChieuLucHoState *s,
                           int                    seat,
                           ChieuCard              card,
                           ChieuLucHoWhyOld       why[CHIEU_LUC_HO_RANKS])
{
  uint64_t known = chieu_luc_ho_find_known (s, seat), suited, above;
  int n = 0;

  if (s->rules.value[CHIEU_LUC_HO_DEDUCE] == 0 || card >= CHIEU_LOC_HOA
      || (chieu_luc_ho_find_old (s, seat) & ~chieu_luc_ho_find_old_in (s->seat[seat].hand, known) & CHIEU_LUC_HO_CARD (card)) == 0)
    return 0;
  suited = CHIEU_LUC_HO_SUIT (card / CHIEU_LUC_HO_RANKS);
  above = suited & ~known & ~((CHIEU_LUC_HO_CARD (card) << 1) - 1);
  for (; above != 0; above &= above - 1, n++)
    {
      int at = seat;

      why[n].card = (ChieuCard) chieu_luc_ho_first (above);
      for (int i = 0; i < OTHERS; i++)
        {
          int drop;

          at = chieu_luc_ho_next (s, at);
          drop = proving_drop (&s->seat[at], above & -above);
          why[n].seat[i] = (uint8_t) at;
          why[n].trick[i] = (int8_t) (s->seat[at].n_hand == 0 ? 0 : drop < 0 ? -1 : s->seat[at].drops[drop].trick);
          why[n].best[i] = drop < 0 ? 0 : s->seat[at].drops[drop].best;
        }
    }
  return n;
}
