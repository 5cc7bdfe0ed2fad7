/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a random full state that agrees with what one seat knows: the cards unseen
 * are dealt again to where hidden cards lie.
 */
#include "contract.h"
#include "opening.h"
#include "turn.h"

#include "rules/unseen.h"

/* A card dealt into a hand, or into the nọc. */
typedef struct
{
  Seat *seat;                    /* NULL: the nọc */
  ChieuCard card;
} Dealt;

/* A deal that is being made. */
typedef struct
{
  State *s;
  int seat;                      /* whose view it is; −1: an onlooker's */
  ChieuRandom *random;
  uint8_t unseen[CHIEU_TO_TOM_FACES];  /* cards by face … */
  uint8_t left[CHIEU_TO_TOM_FACES];    /* … and those that are not dealt yet */
  Dealt dealt[CHIEU_TO_TOM_CARDS];     /* what lies free, the nọc last and in its order */
  int n_dealt;
  bool bent;                     /* a card was not put where chance would have put it, or none was left for what lies face down */
  bool tight;                    /* phu that are completed face down want the same card: the one with fewest is first */
  bool last;                     /* no other deal is tried after this one */
} Redeal;

static void
see_card (Redeal    *redeal,
          ChieuCard  card)
{
  chieu_unseen_see (&chieu_deck_to_tom, redeal->unseen, card);
}

/* Counts all cards that the view shows. The card at the gate belongs to nobody; that of a thiên khai that was shown lies with its
 * owner. */
static void
see_table (Redeal *redeal)
{
  const State *s = redeal->s;

  chieu_unseen_init (&chieu_deck_to_tom, redeal->unseen);
  for (int seat = 0; seat < s->seats; seat++)
    {
      chieu_unseen_see_counts (&chieu_deck_to_tom, redeal->unseen, s->seat[seat].hand);
      for (int i = 0; i < s->seat[seat].n_phu; i++)
        for (int j = 0; j < s->seat[seat].phu[i].n; j++)
          see_card (redeal, s->seat[seat].phu[i].cards[j]);
      for (int i = 0; i < s->seat[seat].n_alone; i++)
        see_card (redeal, s->seat[seat].alone[i]);
    }
  for (int i = 0; i < s->n_dead; i++)
    see_card (redeal, s->dead[i].card);
  if (chieu_eating_offers_card (s->phase))
    see_card (redeal, s->card);
  if (chieu_to_tom_drawn_waits (s))
    see_card (redeal, s->noc[s->noc_left]);
  for (int i = 0; i < chieu_to_tom_count_under (s); i++)
    see_card (redeal, s->noc[i]);
  /* A winning card is the winner's only while it lies at no other place. */
  if (s->phase >= CHIEU_EATING_LAY)
    see_card (redeal, s->win);
}

/* Returns: in how many ways @n of @left cards can be chosen; there are never more than four */
static uint32_t
count_ways (int left,
            int n)
{
  static const uint8_t choices[CHIEU_STRIP_COPIES + 1][CHIEU_STRIP_COPIES + 1] = {
    { 1 }, { 1, 1 }, { 1, 2, 1 }, { 1, 3, 3, 1 }, { 1, 4, 6, 4, 1 },
  };

  return choices[left][n];
}

/* Returns: a random face of which at least @n are left, or NONE. Faces are weighed by the number of ways: if four cards are
 * unseen, three of them can lie there in four ways; if three are unseen, in one. */
static ChieuCard
pick_face (Redeal *redeal,
           int     n)
{
  uint32_t count = 0, at;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    count += count_ways (redeal->left[face], n);
  if (count == 0)
    return CHIEU_CARD_NONE;
  at = chieu_random_below (redeal->random, count);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      if (at < count_ways (redeal->left[face], n))
        return face;
      at -= count_ways (redeal->left[face], n);
    }
  return CHIEU_CARD_NONE;
}

/* Returns: a face for a phu face down that nothing left can fill: of those that @seat has not, so that it gets no fifth card, the one of
 * which most are left */
static ChieuCard
pick_absent (const Redeal *redeal,
             const Seat   *seat)
{
  uint8_t absent[CHIEU_TO_TOM_FACES];
  ChieuCard best = CHIEU_CARD_NONE;

  memset (absent, true, sizeof absent);
  chieu_unseen_see_counts (&chieu_deck_to_tom, absent, seat->hand);
  for (int i = 0; i < seat->n_phu; i++)
    for (int j = 0; j < seat->phu[i].n; j++)
      chieu_unseen_see (&chieu_deck_to_tom, absent, seat->phu[i].cards[j]);
  for (int i = 0; i < seat->n_alone; i++)
    chieu_unseen_see (&chieu_deck_to_tom, absent, seat->alone[i]);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (absent[face] && (best == CHIEU_CARD_NONE || redeal->left[face] > redeal->left[best]))
      best = face;
  return best;
}

static void
fill_down_phu (Redeal *redeal,
               Seat   *seat)
{
  for (int i = 0; i < seat->n_phu; i++)
    {
      ChieuToTomPhu *phu = &seat->phu[i];
      ChieuCard face;

      if ((phu->flags & CHIEU_TO_TOM_PHU_DOWN) == 0 || phu->cards[0] != CHIEU_CARD_HIDDEN)
        continue;
      face = pick_face (redeal, phu->n);
      /* There is no such face if its cards were dealt elsewhere: one that was seen at cho cái into the fan, or three as a khàn where a
       * thiên khai needs four. The last deal takes a face all the same, some card of which is then there too often: hidden cards must
       * not stay. */
      if (face == CHIEU_CARD_NONE)
        {
          redeal->bent = true;
          if (!redeal->last)
            return;
          face = pick_absent (redeal, seat);
        }
      memset (phu->cards, face, phu->n);
      for (int k = 0; k < phu->n; k++)
        chieu_unseen_see (&chieu_deck_to_tom, redeal->left, face);
    }
}

/* More faces than complete any two cards: a bí, or one of the named triples. */
#define THIRDS_MAX 4

/* Lists the faces that make a named triple or a bí with a khàn bất thực's card and the eaten one, upon which they may lie face
 * down; @kinds says what the phu then is. Returns: how many */
static int
list_thirds (const Redeal        *redeal,
             const ChieuToTomPhu *phu,
             ChieuCard            faces[THIRDS_MAX],
             uint8_t              kinds[THIRDS_MAX])
{
  ChieuCard a = phu->cards[0], b = phu->cards[1];
  int n = 0;

  if (chieu_card_is_number (a) && chieu_card_is_number (b) && chieu_card_rank (a) == chieu_card_rank (b))
    {
      /* The numbers of the three suits, 0, 1 and 2, add up to 3. */
      faces[n] = chieu_card_in_suit (a, 3 - chieu_card_suit (a) - chieu_card_suit (b));
      kinds[n++] = CHIEU_PHU_BI;
    }
  for (int i = 0; phu->n == CHIEU_LUNG_CARDS && i < chieu_house_count_lung (chieu_to_tom_house (&redeal->s->rules)); i++)
    if (memchr (chieu_lung_cards[i], a, CHIEU_LUNG_CARDS) != NULL && memchr (chieu_lung_cards[i], b, CHIEU_LUNG_CARDS) != NULL)
      for (int k = 0; k < CHIEU_LUNG_CARDS; k++)
        if (chieu_lung_cards[i][k] != a && chieu_lung_cards[i][k] != b)
          {
            faces[n] = chieu_lung_cards[i][k];
            kinds[n++] = CHIEU_PHU_LUNG;
          }
  return n;
}

/* Returns: one more card of a bí: equal to the eaten one if there is any left */
static ChieuCard
pick_more (Redeal              *redeal,
           const ChieuToTomPhu *phu)
{
  ChieuCard more = phu->cards[1];

  for (int suit = 0; suit < CHIEU_STRIP_SUITS && redeal->left[more] == 0; suit++)
    more = chieu_card_in_suit (phu->cards[1], suit);
  return more;
}

/* Returns: how many cards that are left could be the third card of @phu */
static int
count_thirds (const Redeal        *redeal,
              const ChieuToTomPhu *phu)
{
  ChieuCard faces[THIRDS_MAX];
  uint8_t kinds[THIRDS_MAX];
  int n = list_thirds (redeal, phu, faces, kinds), total = 0;

  for (int i = 0; i < n; i++)
    total += redeal->left[faces[i]];
  return total;
}

/* Completes @phu with @third, the card that makes it a phu. If it is a bí of more than three cards, the others are found too: the first of
 * them lies between the eaten card and @third. */
static void
complete_rest (Redeal        *redeal,
               ChieuToTomPhu *phu,
               ChieuCard      third,
               int            kind)
{
  int from = CHIEU_TO_TOM_PHU_REST_AT, end = from + CHIEU_TO_TOM_PHU_REST (phu), at = end - from > 1 ? from + 1 : from;

  phu->kind = (uint8_t) kind;
  phu->cards[at] = third;
  chieu_unseen_see (&chieu_deck_to_tom, redeal->left, third);
  for (int i = from; i < end; i++)
    if (i != at)
      {
        phu->cards[i] = pick_more (redeal, phu);
        chieu_unseen_see (&chieu_deck_to_tom, redeal->left, phu->cards[i]);
      }
}

/* Chooses the third card, each face with a probability by its unseen cards. Returns: false: another phu took the only card that
 * completes this one; the last deal has it all the same. */
static bool
fill_rest (Redeal        *redeal,
           ChieuToTomPhu *phu)
{
  ChieuCard faces[THIRDS_MAX];
  uint8_t kinds[THIRDS_MAX];
  int total = count_thirds (redeal, phu), place = 0;

  if (total == 0 && !redeal->last)
    return false;
  list_thirds (redeal, phu, faces, kinds);
  for (int at = total > 0 ? (int) chieu_random_below (redeal->random, (uint32_t) total) : -1; at >= redeal->left[faces[place]]; place++)
    at -= redeal->left[faces[place]];
  complete_rest (redeal, phu, faces[place], kinds[place]);
  return true;
}

/* Returns: whether cards of @phu lie face down upon an eaten one, and are not known yet */
static bool
hides_rest (const ChieuToTomPhu *phu)
{
  return CHIEU_TO_TOM_PHU_REST (phu) > 0 && phu->cards[CHIEU_TO_TOM_PHU_REST_AT] == CHIEU_CARD_HIDDEN;
}

/* Returns: the next phu whose last cards lie face down: in the order of the seats or, if that left none for one of them, the one
 * that the fewest cards complete; NULL: there are no more */
static ChieuToTomPhu *
next_rest (Redeal *redeal)
{
  ChieuToTomPhu *next = NULL;
  State *s = redeal->s;

  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; seat != redeal->seat && i < s->seat[seat].n_phu; i++)
      {
        ChieuToTomPhu *phu = &s->seat[seat].phu[i];

        if (hides_rest (phu)
            && (next == NULL || (redeal->tight && count_thirds (redeal, phu) < count_thirds (redeal, next))))
          next = phu;
      }
  return next;
}

static void
fill_rests (Redeal *redeal)
{
  for (ChieuToTomPhu *phu = next_rest (redeal); phu != NULL; phu = next_rest (redeal))
    if (!fill_rest (redeal, phu))
      {
        redeal->bent = true;
        redeal->tight = true;
        return;
      }
}

/* Returns: how many cards of the fan are not dealt yet */
static int
count_places (const Seat *seat)
{
  int n = seat->n_hand;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    n -= seat->hand[face];
  return n > 0 ? n : 0;
}

/* Returns: how many cards of a khàn bất thực whose face is unknown may still be in the fan: as many of the three as it has places */
static int
most_held (const Seat *seat)
{
  int places = count_places (seat);

  return places < CHIEU_KHAN_CARDS ? places : CHIEU_KHAN_CARDS;
}

/* Lets the khàn bất thực number @i be of @face, @n of whose three cards are still in the hand. If any is gone, one was discarded, which
 * is no fault; others lie in phu on the mat. */
static void
hold_bat_thuc (Redeal    *redeal,
               Seat      *seat,
               int        i,
               ChieuCard  face,
               int        n)
{
  seat->bat_thuc[i].face = face;
  seat->bat_thuc[i].held = CHIEU_KHAN_CARDS;
  seat->bat_thuc[i].discarded = n < CHIEU_KHAN_CARDS;
  seat->hand[face] = (uint8_t) (seat->hand[face] + n);
  redeal->left[face] = (uint8_t) (redeal->left[face] - n);
}

/* Chooses the faces of the khàn bất thực that are unknown: each may be any that could have been held three times, and what is left
 * of it stays in the hand. A card that was seen there and does not belong to it is of another face. */
static void
fill_bat_thuc (Redeal *redeal,
               Seat   *seat)
{
  for (int i = 0; i < seat->n_bat_thuc; i++)
    {
      ChieuCard face;
      int n = most_held (seat), tries = CHIEU_TO_TOM_CARDS;

      if (seat->bat_thuc[i].face != CHIEU_CARD_HIDDEN)
        continue;
      do
        face = pick_face (redeal, n);
      while (face == CHIEU_CARD_NONE ? --n > 0 : seat->hand[face] > 0 && --tries > 0);
      if (face != CHIEU_CARD_NONE)
        hold_bat_thuc (redeal, seat, i, face, n);
    }
}

static bool
is_hidden (const Redeal *redeal,
           int           seat)
{
  const State *s = redeal->s;

  return seat != redeal->seat
         && !(s->phase >= CHIEU_EATING_LAY && seat == s->winner && s->outcome != CHIEU_OUTCOME_FALSE);
}

/* ---- Cards that were seen at cho cái ---- */

/* The places in which a card that was seen may lie: its hand, or what binds cards of it face down. */
typedef enum
{
  IN_HAND,
  IN_DOWN,                       /* as one of a khàn or thiên khai */
  IN_REST,                       /* as the third of a phu upon an eaten card */
  IN_BAT_THUC,
} SeenKind;

typedef struct
{
  SeenKind kind;
  int at;                        /* place of the phu or bất thực */
  uint32_t weight;
} SeenPlace;

/* The weight of one place in the fan; and that of a place which no other card could fill: more than a whole fan. */
#define ONE_PLACE (UINT32_C (1) << 20)
#define MUST_LIE_HERE (64 * ONE_PLACE)
#define PLACES_MAX (CHIEU_TO_TOM_PHU_MAX + CHIEU_TO_TOM_BAT_THUC_MAX + 1)

/* Weighs a place against one in the fan, where the other cards are dealt in any way: there are @ways in which the card is among
 * those bound here, and @others in which it is not, which leaves one more free place. */
static uint32_t
weigh_bound (int free_places,
             int ways,
             int others)
{
  if (ways == 0)
    return 0;
  return others == 0 ? MUST_LIE_HERE : (uint32_t) ((uint64_t) ONE_PLACE * (uint64_t) (free_places * ways) / (uint64_t) others);
}

/* Returns: in how many ways @n equal cards can be chosen from those that are left */
static int
count_choices (const Redeal *redeal,
               int           n)
{
  int ways = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    ways += (int) count_ways (redeal->left[face], n);
  return ways;
}

/* Returns: how many cards lie free, in the fans and in the nọc */
static int
count_free_places (const Redeal *redeal)
{
  int n = redeal->s->noc_left - chieu_to_tom_count_under (redeal->s);

  for (int seat = 0; seat < redeal->s->seats; seat++)
    if (seat != redeal->seat)
      n += count_places (&redeal->s->seat[seat]);
  return n;
}

static bool
is_third (const Redeal        *redeal,
          const ChieuToTomPhu *phu,
          ChieuCard            card,
          int                 *kind)
{
  ChieuCard faces[THIRDS_MAX];
  uint8_t kinds[THIRDS_MAX];
  int n = list_thirds (redeal, phu, faces, kinds);

  for (int i = 0; i < n; i++)
    if (faces[i] == card)
      {
        *kind = kinds[i];
        return true;
      }
  return false;
}

/* Lists where @card, which is not among those that are left, may lie with @seat, each place with its weight. Returns: how many */
static int
list_seen_places (const Redeal *redeal,
                  const Seat   *seat,
                  ChieuCard     card,
                  SeenPlace     places[PLACES_MAX])
{
  int n = 0, n_free = count_free_places (redeal), kind, more = most_held (seat);

  places[n++] = (SeenPlace) { IN_HAND, 0, (uint32_t) count_places (seat) * ONE_PLACE };
  for (int i = 0; i < seat->n_phu; i++)
    {
      const ChieuToTomPhu *phu = &seat->phu[i];

      if ((phu->flags & CHIEU_TO_TOM_PHU_DOWN) != 0 && phu->cards[0] == CHIEU_CARD_HIDDEN)
        places[n++] = (SeenPlace) { IN_DOWN, i, weigh_bound (n_free, (int) count_ways (redeal->left[card], phu->n - 1),
                                                             count_choices (redeal, phu->n)) };
      else if (hides_rest (phu) && is_third (redeal, phu, card, &kind))
        places[n++] = (SeenPlace) { IN_REST, i, weigh_bound (n_free, 1, count_thirds (redeal, phu)) };
    }
  for (int i = 0; more > 0 && i < seat->n_bat_thuc; i++)
    if (seat->bat_thuc[i].face == CHIEU_CARD_HIDDEN)
      places[n++] = (SeenPlace) { IN_BAT_THUC, i, weigh_bound (n_free, (int) count_ways (redeal->left[card], more - 1),
                                                               count_choices (redeal, more)) };
  return n;
}

static void
put_seen (Redeal          *redeal,
          Seat            *seat,
          ChieuCard        card,
          const SeenPlace *place)
{
  int kind = 0;

  switch (place->kind)
    {
    case IN_HAND:
      seat->hand[card]++;
      break;
    case IN_DOWN:
      memset (seat->phu[place->at].cards, card, seat->phu[place->at].n);
      redeal->left[card] = (uint8_t) (redeal->left[card] - seat->phu[place->at].n + 1);
      break;
    case IN_REST:
      is_third (redeal, &seat->phu[place->at], card, &kind);
      redeal->left[card]++;
      complete_rest (redeal, &seat->phu[place->at], card, kind);
      break;
    case IN_BAT_THUC:
      redeal->left[card]++;
      hold_bat_thuc (redeal, seat, place->at, card, most_held (seat));
      break;
    }
}

/* Puts @card, which was seen with @seat, into one of the places where it may lie, each with a probability by the number of ways to
 * deal the other cards. */
static void
fill_seen_card (Redeal    *redeal,
                Seat      *seat,
                ChieuCard  card)
{
  SeenPlace places[PLACES_MAX];
  uint32_t total = 0, at;
  int n, i = 0;

  n = list_seen_places (redeal, seat, card, places);
  for (int k = 0; k < n; k++)
    total += places[k].weight;
  /* If there is only one place, nothing is left to chance. If there is none, as the seat has shown a card too many, the card lies in
   * the hand, which the others can be dealt around; in a phu it would take cards that are not there. */
  if (n > 1 && total > 0)
    for (at = chieu_random_below (redeal->random, total); at >= places[i].weight; i++)
      at -= places[i].weight;
  put_seen (redeal, seat, card, &places[i]);
}

/* Puts each card that was seen at cho cái with its seat, before any other card is dealt. */
static void
fill_seen (Redeal *redeal)
{
  State *s = redeal->s;

  for (int i = 0; i < s->n_seen; i++)
    if (is_hidden (redeal, s->seen[i].seat))
      chieu_unseen_see (&chieu_deck_to_tom, redeal->left, s->seen[i].card);
  for (int i = 0; i < s->n_seen; i++)
    if (is_hidden (redeal, s->seen[i].seat))
      fill_seen_card (redeal, &s->seat[s->seen[i].seat], s->seen[i].card);
}

/* ---- The hands ---- */

/* A player who has finished the opening has laid the khàn, so no hand gets three equal cards if that can be avoided. */
static bool
may_hold (const Redeal *redeal,
          const Seat   *seat,
          ChieuCard     face)
{
  return redeal->s->phase == CHIEU_EATING_OPENING || seat->hand[face] < 2;
}

static bool
is_given_up (const Redeal *redeal)
{
  return redeal->bent && !redeal->last;
}

static void
fill_hand (Redeal    *redeal,
           Seat      *seat,
           int        wanted,
           ChieuCard *pool,
           int       *n)
{
  while (wanted > 0 && *n > 0 && !is_given_up (redeal))
    {
      int i = *n - 1;
      ChieuCard card;

      while (i > 0 && !may_hold (redeal, seat, pool[i]))
        i--;
      redeal->bent = redeal->bent || i != *n - 1 || !may_hold (redeal, seat, pool[i]);
      if (!may_hold (redeal, seat, pool[i]))
        i = *n - 1;
      card = pool[i];
      memmove (pool + i, pool + i + 1, (size_t) (*n - 1 - i));
      (*n)--;
      seat->hand[card]++;
      redeal->dealt[redeal->n_dealt++] = (Dealt) { seat, card };
      wanted--;
    }
}

/* How often, on average, each card is chosen as the first of two to be exchanged. */
#define ROUNDS 6

static bool
may_exchange (const Redeal *redeal,
              const Dealt  *one,
              const Dealt  *two)
{
  return one->seat != two->seat && one->card != two->card
         && (one->seat == NULL || may_hold (redeal, one->seat, two->card))
         && (two->seat == NULL || may_hold (redeal, two->seat, one->card));
}

static void
replace_card (const Dealt *at,
              ChieuCard    card)
{
  if (at->seat == NULL)
    return;
  at->seat->hand[at->card]--;
  at->seat->hand[card]++;
}

/* If cards were put against chance, the last hands have more equal ones than the first. Exchanging two cards again and again,
 * where no hand gets three equal, makes every possible deal as likely: each exchange is as likely as the one that takes it
 * back. */
static void
even_out (Redeal *redeal)
{
  uint32_t n = (uint32_t) redeal->n_dealt;

  for (uint32_t i = n > 1 ? ROUNDS * n : 0; i > 0; i--)
    {
      Dealt *one = &redeal->dealt[chieu_random_below (redeal->random, n)];
      Dealt *two = &redeal->dealt[chieu_random_below (redeal->random, n)];
      ChieuCard card = one->card;

      if (!may_exchange (redeal, one, two))
        continue;
      replace_card (one, two->card);
      replace_card (two, card);
      one->card = two->card;
      two->card = card;
    }
}

/* The rest of the pool becomes the nọc, but for cards that are exchanged with the hands. */
static void
fill_noc (Redeal          *redeal,
          const ChieuCard *pool,
          int              n)
{
  State *s = redeal->s;
  const Dealt *noc = &redeal->dealt[redeal->n_dealt];
  int under = chieu_to_tom_count_under (s), left = s->noc_left - under < n ? s->noc_left - under : n;

  for (int i = 0; i < left; i++)
    redeal->dealt[redeal->n_dealt++] = (Dealt) { NULL, pool[i] };
  if (redeal->bent)
    even_out (redeal);
  for (int i = 0; i < left; i++)
    s->noc[under + i] = noc[i].card;
}

/* A deal that is given up uses as many random numbers as one that is evened out, so that a seed keeps its deals. */
static void
draw_in_vain (Redeal   *redeal,
              uint32_t  cards)
{
  if (cards > 1)
    chieu_random_skip_below (redeal->random, cards, 2 * ROUNDS * cards);
}

/* Returns: how many of @n unseen cards lie in the hands that want them, or in the nọc */
static int
count_free (const Redeal *redeal,
            const int     wanted[CHIEU_SEATS_MAX],
            int           n)
{
  int places = redeal->s->noc_left - chieu_to_tom_count_under (redeal->s);

  for (int seat = 0; seat < redeal->s->seats; seat++)
    places += wanted[seat];
  return places < n ? places : n;
}

/* Returns: whether another seat has a surplus card, and the opening may be waiting for that */
static bool
others_have_too_many (const Redeal *redeal)
{
  for (int seat = 0; seat < redeal->s->seats; seat++)
    if (seat != redeal->seat && redeal->s->seat[seat].too_many > 0)
      return true;
  return false;
}

/* Gives another seat that has room for them, by lot, three equal cards: somebody must still lay a khàn, or the opening would be over. */
static void
fill_khan (Redeal *redeal,
           int     wanted[CHIEU_SEATS_MAX])
{
  State *s = redeal->s;
  int other = (int) chieu_random_below (redeal->random, s->seats);
  ChieuCard face = pick_face (redeal, CHIEU_KHAN_CARDS);

  /* The viewer's own hand has no places. */
  for (int i = 0; i < s->seats && wanted[other] < CHIEU_KHAN_CARDS; i++)
    other = chieu_seat_right (s->seats, other, 1);
  if (face != CHIEU_CARD_NONE && wanted[other] >= CHIEU_KHAN_CARDS)
    {
      s->seat[other].hand[face] = (uint8_t) (s->seat[other].hand[face] + CHIEU_KHAN_CARDS);
      redeal->left[face] = (uint8_t) (redeal->left[face] - CHIEU_KHAN_CARDS);
      wanted[other] -= CHIEU_KHAN_CARDS;
    }
}

static void
fill_hands (Redeal *redeal)
{
  State *s = redeal->s;
  ChieuCard pool[CHIEU_TO_TOM_CARDS];
  int wanted[CHIEU_SEATS_MAX] = { 0 }, n, n_free;

  fill_seen (redeal);
  fill_rests (redeal);
  for (int seat = 0; seat < s->seats; seat++)
    if (seat != redeal->seat)
      fill_down_phu (redeal, &s->seat[seat]);
  for (int seat = 0; seat < s->seats; seat++)
    if (is_hidden (redeal, seat))
      {
        fill_bat_thuc (redeal, &s->seat[seat]);
        wanted[seat] = count_places (&s->seat[seat]);
      }
  if (s->phase == CHIEU_EATING_OPENING && s->asked == 0 && !others_have_too_many (redeal))
    fill_khan (redeal, wanted);
  n = chieu_unseen_list (&chieu_deck_to_tom, redeal->left, pool);
  chieu_random_shuffle (redeal->random, pool, (size_t) n);
  n_free = count_free (redeal, wanted, n);
  for (int seat = 0; seat < s->seats; seat++)
    fill_hand (redeal, &s->seat[seat], wanted[seat], pool, &n);
  if (is_given_up (redeal))
    draw_in_vain (redeal, (uint32_t) n_free);
  else
    fill_noc (redeal, pool, n);
}

/* If the new hands leave nobody to wait for, a seat that has nothing to claim is waited for. */
static void
ask_anybody (Redeal *redeal)
{
  State *s = redeal->s;
  int seat = (int) chieu_random_below (redeal->random, s->seats);
  int not_asked = s->phase == CHIEU_EATING_SHOW ? s->turn : s->source == CHIEU_EATING_FROM_NOC ? -1 : s->from;

  while (seat == redeal->seat || seat == not_asked)
    seat = chieu_seat_right (s->seats, seat, 1);
  s->asked = (uint8_t) CHIEU_BIT (seat);
}

/* Asks again those who must answer with the new hands; whether the viewer's own seat is asked does not change. */
static void
ask_again (Redeal *redeal)
{
  State *s = redeal->s;
  unsigned own = redeal->seat >= 0 ? CHIEU_BIT (redeal->seat) : 0;
  unsigned asked = s->asked & own;

  if (s->phase == CHIEU_EATING_CLAIM)
    s->asked = (uint8_t) ((chieu_to_tom_find_interested (s) & ~own) | asked);
  else if (s->phase == CHIEU_EATING_OPENING)
    for (int seat = 0; seat < s->seats; seat++)
      if (seat != redeal->seat && (chieu_to_tom_must_open (&s->seat[seat]) || chieu_to_tom_must_return (s, seat)))
        s->asked |= (uint8_t) CHIEU_BIT (seat);
  if (s->asked == 0 && (s->phase == CHIEU_EATING_CLAIM || s->phase == CHIEU_EATING_SHOW))
    ask_anybody (redeal);
}

/* The most deals that are tried. */
#define TRIES 24

void
chieu_to_tom_redeal (const void  *view,
                     int          seat,
                     ChieuRandom *random,
                     void        *state)
{
  Redeal redeal;

  redeal.s = state;
  redeal.seat = seat;
  redeal.random = random;
  redeal.bent = true;
  redeal.tight = false;
  memcpy (state, view, sizeof (State));
  see_table (&redeal);
  /* A deal that chance finds is as likely as it should be. Only if chance finds none, cards are put against it. */
  for (int i = 0; i < TRIES && redeal.bent; i++)
    {
      memcpy (state, view, sizeof (State));
      memcpy (redeal.left, redeal.unseen, sizeof redeal.left);
      redeal.n_dealt = 0;
      redeal.bent = false;
      redeal.last = i == TRIES - 1;
      fill_hands (&redeal);
    }
  ask_again (&redeal);
}
