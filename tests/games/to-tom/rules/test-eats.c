/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways to eat that are listed, against all sets of cards in all orders
 * that check() finds clean, on small random hands.
 *
 * Where a bí is begun, or a phu on the mat is added to, the list has only the
 * smallest sets, for a card that could stay in the hand is not laid: there every
 * set found must contain a listed one. In all other cases the sets must be the
 * same.
 *
 * Of phỗng every clean one is listed, with each dọc for the fourth card that
 * free cards make, in the hand or alone on the mat; and none that has no
 * place, as others make listed moves without checking them again. A yêu eaten
 * alone needs no place.
 *
 *   test-eats HANDS SEED
 */
#include <stdio.h>
#include <stdlib.h>

#include "games/to-tom/rules/contract.h"
#include "games/to-tom/rules/eat.h"

#define FREE_MAX 8
#define FOUND_MAX 512

/* The first part of a clean ăn: its cards in no order, and where they lie. */
typedef struct
{
  uint8_t kind, target, detail;
  uint8_t cards[CHIEU_TO_TOM_FACES];
} Found;

typedef struct
{
  State s;
  ChieuRandom random;
  ChieuCard hand[FREE_MAX];      /* free cards */
  int n_hand;
  Found found[FOUND_MAX];
  int n_found;
} Hunt;

static void
swap (ChieuCard *a,
      ChieuCard *b)
{
  ChieuCard was = *a;

  *a = *b;
  *b = was;
}

static int
below (Hunt *hunt,
       int   n)
{
  return (int) chieu_random_below (&hunt->random, (uint32_t) n);
}

/* ---- Positions ---- */

/* Picks one of a few faces near each other, so that much can be eaten; now and then one of a named triple. */
static ChieuCard
pick_card (Hunt *hunt,
           int   rank)
{
  int near = rank + below (hunt, 4);

  if (below (hunt, 4) == 0)
    return chieu_lung_cards[below (hunt, chieu_house_count_lung (chieu_to_tom_house (&hunt->s.rules)))][below (hunt, 3)];
  return CHIEU_FACE (below (hunt, 5) < 3 ? 0 : 1 + below (hunt, 2), near);
}

static int
count_held (const Hunt *hunt,
            ChieuCard   card)
{
  const Seat *self = &hunt->s.seat[1];
  int n = self->hand[card] + (hunt->s.card == card);

  for (int i = 0; i < self->n_phu; i++)
    for (int j = 0; j < self->phu[i].n; j++)
      n += self->phu[i].cards[j] == card;
  for (int i = 0; i < self->n_alone; i++)
    n += self->alone[i] == card;
  return n;
}

/* Lays a phu on the mat of seat 1 unless it would need a fifth card of a face. */
static void
lay_phu (Hunt            *hunt,
         int              kind,
         const ChieuCard *cards,
         int              n,
         int              flags)
{
  for (int i = 0; i < n; i++)
    if (count_held (hunt, cards[i]) + (kind == CHIEU_PHU_PHONG || kind == CHIEU_PHU_KHAN ? 2 : 0) >= 4)
      return;
  chieu_to_tom_lay_phu (&hunt->s.seat[1], kind, flags, cards, n);
}

static void
lay_any (Hunt *hunt,
         int   rank)
{
  ChieuCard first = CHIEU_FACE (below (hunt, 3), rank), v = CHIEU_V (rank + 1);
  ChieuCard doc[] = { first, (ChieuCard) (first + 1), (ChieuCard) (first + 2) }, bi[] = { v, CHIEU_S (rank + 1), CHIEU_N (rank + 1) };
  ChieuCard equal[] = { v, v, v };

  switch (below (hunt, 6))
    {
    case 0:
      lay_phu (hunt, CHIEU_PHU_DOC, doc, 3, below (hunt, 4) == 0 ? CHIEU_TO_TOM_PHU_BARRED : 0);
      break;
    case 1:
      lay_phu (hunt, CHIEU_PHU_BI, bi, 3, 0);
      break;
    case 2:
      lay_phu (hunt, CHIEU_PHU_PHONG, equal, 3, 0);
      break;
    case 3:
      lay_phu (hunt, CHIEU_PHU_KHAN, equal, 3, CHIEU_TO_TOM_PHU_DOWN);
      break;
    case 4:
      if (below (hunt, 2) == 0)
        v = CHIEU_CC;
      if (count_held (hunt, v) < 4)
        hunt->s.seat[1].alone[hunt->s.seat[1].n_alone++] = v;
      break;
    default:
      break;
    }
}

static void
fill_hand (Hunt *hunt,
           int   rank)
{
  Seat *self = &hunt->s.seat[1];

  while (self->n_hand + self->n_alone < FREE_MAX)
    {
      ChieuCard card = pick_card (hunt, rank);

      if (count_held (hunt, card) == 4)
        continue;
      self->hand[card]++;
      self->n_hand++;
      if (self->hand[card] == 3 && self->n_bat_thuc < CHIEU_TO_TOM_BAT_THUC_MAX)
        self->bat_thuc[self->n_bat_thuc++] = (ChieuToTomBatThuc) { .face = card, .held = 3 };
    }
}

/* Lists the seat's free cards, which all sets are made of. */
static void
list_free (Hunt *hunt)
{
  hunt->n_hand = 0;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < chieu_to_tom_count_free (&hunt->s, &hunt->s.seat[1], face); i++)
      hunt->hand[hunt->n_hand++] = face;
}

static void
make_position (Hunt *hunt)
{
  State *s = &hunt->s;
  Seat *self = &s->seat[1];
  int rank = 1 + below (hunt, 6);

  memset (s, 0, sizeof *s);
  chieu_rules_init (&s->rules, &chieu_to_tom);
  s->rules.value[CHIEU_TO_TOM_LE_QUAN] = (int16_t) below (hunt, 2);
  s->rules.value[CHIEU_TO_TOM_LUNG_123] = (int16_t) below (hunt, 2);
  s->rules.value[CHIEU_TO_TOM_YEU_AN_LE] = (int16_t) below (hunt, 3);
  s->seats = s->carry.seats = 5;
  s->phase = CHIEU_EATING_CLAIM;
  s->gate = s->turn = 1;
  s->source = CHIEU_EATING_FROM_DISCARD;
  s->asked = 1u << 1;
  s->card = pick_card (hunt, rank);
  for (int i = below (hunt, 3); i > 0; i--)
    lay_any (hunt, rank);
  fill_hand (hunt, rank);
  if (below (hunt, 3) == 0)
    {
      ChieuCard refused = pick_card (hunt, rank);

      self->refused = CHIEU_BIT (refused);
      if (chieu_card_is_number (refused))
        self->refused_with[refused] = (uint16_t) (below (hunt, 512) & ~(1 << refused % 9));
    }
  list_free (hunt);
}

/* ---- All sets, all orders ---- */

/* Puts @items, sorted to begin with, into the next order. Equal cards are not told apart. Returns: false after the last order */
static bool
next_order (ChieuCard *items,
            int        n)
{
  int i = n - 2, j = n - 1;

  while (i >= 0 && items[i] >= items[i + 1])
    i--;
  if (i < 0)
    return false;
  while (items[j] <= items[i])
    j--;
  swap (&items[i], &items[j]);
  for (int a = i + 1, b = n - 1; a < b; a++, b--)
    swap (&items[a], &items[b]);
  return true;
}

static void
sort_cards (ChieuCard *items,
            int        n)
{
  for (int i = 1; i < n; i++)
    for (int k = i; k > 0 && items[k] < items[k - 1]; k--)
      swap (&items[k], &items[k - 1]);
}

/* Returns: whether some order of both parts is clean; @move has its cards sorted in each */
static bool
any_order_is_clean (Hunt      *hunt,
                    ChieuMove *move)
{
  bool possible;

  do
    {
      ChieuMove second = *move;

      do
        if (chieu_to_tom.check (&hunt->s, 1, &second, &possible) == CHIEU_REASON_NONE)
          return true;
      while (possible && next_order (second.cards + second.split, second.n - second.split));
      if (!possible)
        return false;
    }
  while (next_order (move->cards, move->split));
  return false;
}

/* Tries all second parts: none, the equal alone, and every dọc of the cards that are not @used. */
static bool
any_second_is_clean (Hunt            *hunt,
                     const ChieuMove *first,
                     unsigned         used)
{
  ChieuMove move = *first;

  if (any_order_is_clean (hunt, &move))
    return true;
  move = *first;
  move.cards[move.n++] = hunt->s.card;
  move.detail |= CHIEU_TO_TOM_ALONE;
  if (any_order_is_clean (hunt, &move))
    return true;
  for (unsigned set = 1; set < 1u << hunt->n_hand; set++)
    {
      if ((set & used) != 0 || __builtin_popcount (set) < 3 || __builtin_popcount (set) > 5)
        continue;
      move = *first;
      for (int i = 0; i < hunt->n_hand; i++)
        if ((set >> i & 1) != 0)
          move.cards[move.n++] = hunt->hand[i];
      if (any_order_is_clean (hunt, &move))
        return true;
    }
  return false;
}

static void
make_found (const ChieuMove *move,
            Found           *found)
{
  memset (found, 0, sizeof *found);
  found->kind = move->detail & CHIEU_TO_TOM_KIND_MASK;
  found->detail = move->detail & CHIEU_TO_TOM_LAT;
  found->target = move->target;
  for (int i = 0; i < move->split; i++)
    found->cards[move->cards[i]]++;
}

static bool
is_found (const Hunt  *hunt,
          const Found *found)
{
  for (int i = 0; i < hunt->n_found; i++)
    if (memcmp (&hunt->found[i], found, sizeof *found) == 0)
      return true;
  return false;
}

static void
note_move (Hunt            *hunt,
           const ChieuMove *move)
{
  Found found;

  make_found (move, &found);
  if (!is_found (hunt, &found) && hunt->n_found < FOUND_MAX)
    hunt->found[hunt->n_found++] = found;
}

static void
try_set (Hunt     *hunt,
         unsigned  set,
         int       kind,
         int       target,
         int       lat)
{
  ChieuMove move = chieu_to_tom_move (CHIEU_TO_TOM_AN, hunt->s.card);

  move.target = (uint8_t) target;
  move.detail = (uint8_t) (kind | lat);
  move.cards[move.n++] = hunt->s.card;
  for (int i = 0; i < hunt->n_hand; i++)
    if ((set >> i & 1) != 0)
      move.cards[move.n++] = hunt->hand[i];
  move.split = move.n;
  sort_cards (move.cards, move.n);
  if (any_second_is_clean (hunt, &move, set))
    note_move (hunt, &move);
}

static void
find_all (Hunt *hunt)
{
  hunt->n_found = 0;
  for (unsigned set = 0; set < 1u << hunt->n_hand; set++)
    for (int kind = 0; kind < CHIEU_N_PHU_KINDS && __builtin_popcount (set) <= 6; kind++)
      for (int lat = 0; lat <= CHIEU_TO_TOM_LAT; lat += CHIEU_TO_TOM_LAT)
        {
          try_set (hunt, set, kind, CHIEU_TO_TOM_NEW, lat);
          for (int target = 0; target < hunt->s.seat[1].n_phu; target++)
            try_set (hunt, set, kind, target, lat);
        }
}

/* ---- Comparing ---- */

/* Returns: whether @found lays what @listed does, or, where that may be, more */
static bool
covers (const Found *found,
        const Found *listed)
{
  bool more = found->kind == CHIEU_PHU_BI || found->target != CHIEU_TO_TOM_NEW;

  if (found->kind != listed->kind || found->target != listed->target || found->detail != listed->detail)
    return false;
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (found->cards[face] < listed->cards[face]
        || (!more && found->cards[face] > listed->cards[face]))
      return false;
  return true;
}

static int
list_clean (Hunt  *hunt,
            Found *listed)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_to_tom_list_eats (&hunt->s, 1, moves), n_listed = 0;
  bool possible;

  for (int i = 0; i < n && n_listed < FOUND_MAX; i++)
    if (chieu_to_tom.check (&hunt->s, 1, &moves[i], &possible) == CHIEU_REASON_NONE)
      make_found (&moves[i], &listed[n_listed++]);
  return n_listed;
}

/* Returns: how many clean ways to eat no listed one covers, plus how many clean listed ones the search did not find */
static int
compare_eats (Hunt *hunt)
{
  static Found listed[FOUND_MAX];
  int n = list_clean (hunt, listed), wrong = 0;

  for (int i = 0; i < hunt->n_found; i++)
    {
      int k = 0;

      while (k < n && !covers (&hunt->found[i], &listed[k]))
        k++;
      wrong += k == n;
    }
  for (int k = 0; k < n; k++)
    wrong += !is_found (hunt, &listed[k]);
  return wrong;
}

/* ---- Phỗng ---- */

/* Returns: whether the phỗng with the hand's cards of @set as its second part is clean in some order but not among the @n @listed */
static bool
is_missing_phong (Hunt            *hunt,
                  unsigned         set,
                  const ChieuMove *listed,
                  int              n)
{
  ChieuMove move = chieu_to_tom_move (CHIEU_TO_TOM_PHONG, hunt->s.card), sorted;

  for (move.n = 0; move.n < 3; move.n++)
    move.cards[move.n] = hunt->s.card;
  move.split = move.n;
  for (int i = 0; i < hunt->n_hand; i++)
    if ((set >> i & 1) != 0)
      move.cards[move.n++] = hunt->hand[i];
  sorted = move;
  if (!any_order_is_clean (hunt, &move))
    return false;
  for (int k = 0; k < n; k++)
    {
      ChieuMove other = listed[k];

      sort_cards (other.cards + other.split, other.n - other.split);
      if (other.n == sorted.n && memcmp (other.cards, sorted.cards, sorted.n) == 0)
        return false;
    }
  return true;
}

/* Returns: how many clean phỗng are not listed, and how many are listed that no hand can make */
static int
compare_phong (Hunt *hunt)
{
  ChieuMove listed[CHIEU_MOVES_MAX];
  int n = chieu_to_tom_list_phong (&hunt->s, 1, listed), wrong = 0;
  bool possible;

  for (unsigned set = 0; set < 1u << hunt->n_hand; set++)
    if (set == 0 || (__builtin_popcount (set) >= 3 && __builtin_popcount (set) <= 5))
      wrong += is_missing_phong (hunt, set, listed, n);
  for (int k = 0; k < n; k++)
    {
      chieu_to_tom.check (&hunt->s, 1, &listed[k], &possible);
      wrong += !possible;
    }
  return wrong;
}

/* Leaves the seat three equals of the claimed card, a neighbour of it, the next one alone on the mat, and a card to put down. */
static void
make_phong_beside_alone (Hunt *hunt)
{
  Seat *self = &hunt->s.seat[1];
  ChieuCard card = CHIEU_FACE (below (hunt, 3), 1 + below (hunt, 7));

  *self = (Seat) { .n_hand = 5, .n_alone = 1, .n_bat_thuc = 1 };
  self->hand[card] = 3;
  self->hand[card + 1] = 1;
  self->hand[CHIEU_TT] = 1;
  self->alone[0] = (ChieuCard) (card + 2);
  self->bat_thuc[0] = (ChieuToTomBatThuc) { .face = card, .held = 3 };
  hunt->s.card = card;
  list_free (hunt);
}

/* ---- Room ---- */

/* Returns: whether a yêu that is eaten alone is refused to a seat with as many phu as there are places for */
static bool
refuses_lone_yeu (const Hunt *hunt)
{
  State s = hunt->s;
  ChieuMove move = chieu_to_tom_move (CHIEU_TO_TOM_AN, CHIEU_CC);
  bool possible;

  s.card = CHIEU_CC;
  s.seat[1].n_phu = CHIEU_TO_TOM_PHU_MAX;
  move.detail = CHIEU_PHU_YEU;
  move.cards[move.n++] = CHIEU_CC;
  move.split = move.n;
  return chieu_to_tom.check (&s, 1, &move, &possible) != CHIEU_REASON_NONE && !possible;
}

/* Adds to @n_listed the ways to phỗng that are listed for a seat with one place for phu left, and with none.
 * Returns: those of them that lay more phu than there are places for */
static int
count_phong_without_room (const Hunt *hunt,
                          uint64_t   *n_listed)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  State s = hunt->s;
  int wrong = 0;

  for (int left = 1; left >= 0; left--)
    {
      int n;

      s.seat[1].n_phu = (uint8_t) (CHIEU_TO_TOM_PHU_MAX - left);
      n = chieu_to_tom_list_phong (&s, 1, moves);
      for (int i = 0; i < n; i++)
        wrong += 1 + (moves[i].n > moves[i].split) > left;
      *n_listed += (uint64_t) n;
    }
  return wrong;
}

int
main (int    argc,
      char **argv)
{
  static Hunt hunt;
  static char text[16384];
  int hands = argc > 1 ? atoi (argv[1]) : 200, wrong = 0;
  uint64_t eats = 0, phongs = 0;

  chieu_random_init (&hunt.random, argc > 2 ? strtoull (argv[2], NULL, 10) : 1);
  for (int i = 0; i < hands && wrong < 3; i++)
    {
      make_position (&hunt);
      find_all (&hunt);
      eats += (uint64_t) hunt.n_found;
      if (compare_eats (&hunt) + compare_phong (&hunt) + count_phong_without_room (&hunt, &phongs) + refuses_lone_yeu (&hunt) == 0)
        {
          make_phong_beside_alone (&hunt);
          if (compare_phong (&hunt) == 0)
            continue;
        }
      wrong++;
      chieu_to_tom_print_state (&hunt.s, text, sizeof text);
      printf ("hand %d differs:\n%s\n", i, text);
    }
  printf ("%d hands, %llu ways to eat, %llu to phỗng, %d wrong\n", hands, (unsigned long long) eats, (unsigned long long) phongs, wrong);
  return wrong > 0 || eats < (uint64_t) hands / 4 || phongs == 0;
}
