/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval-reach.h"

#include "eval-exact.h"

#include <string.h>

void
eval_reach_init (EvalReachForm      *self,
                 const ChieuHolding *holding)
{
  memset (self, 0, sizeof *self);
  self->holding = holding;
  eval_forms_init_unmarked (&self->forms, holding);
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      if (holding->hand[face] + holding->mat[face] >= CHIEU_KHAN_CARDS || chieu_holding_count_lone (holding, (ChieuCard) face) > 0)
        self->crowded |= CHIEU_BIT (face);
      if (holding->mat[face] >= CHIEU_STRIP_COPIES)
        self->spent |= CHIEU_BIT (face);
    }
}

/* Returns: how many cards of @face are left that may not be part of a khàn; triples use such cards first */
static int
apart_left (const EvalReachForm *self,
            int                  face)
{
  const int lone = chieu_holding_count_lone (self->holding, (ChieuCard) face);
  const int in_triples = self->used[face] - self->bought[face];

  return lone > in_triples ? lone - in_triples : 0;
}

static int
honour_cost (const EvalReachForm *self,
             int                  face)
{
  const int apart = apart_left (self, face), left = self->forms.left[face] - apart;

  if (self->holding->mat[face] + self->used[face] + apart > 1)
    return EVAL_EXACT_NONE;
  return left < CHIEU_KHAN_CARDS ? CHIEU_KHAN_CARDS - left : 0;
}

void
eval_reach_note_honours (EvalReachForm *self)
{
  int least = EVAL_EXACT_NONE, second = EVAL_EXACT_NONE;

  for (int face = CHIEU_CC; face < CHIEU_TO_TOM_FACES; face++)
    {
      const int cost = honour_cost (self, face);

      if (cost < least)
        {
          second = least;
          least = cost;
        }
      else if (cost < second)
        second = cost;
    }
  self->honours[0] = 0;
  self->honours[1] = (uint8_t) least;
  self->honours[2] = (uint8_t) (least + second < EVAL_EXACT_NONE ? least + second : EVAL_EXACT_NONE);
}

static inline const EvalReach *
read_suit (uint64_t key)
{
  const uint32_t tail = (uint32_t) (key >> 32);
  unsigned state = eval_reach_heads[(uint32_t) key];

  state = eval_reach_after_5[state][tail & 15];
  state = eval_reach_after_6[state][tail >> 4 & 15];
  state = eval_reach_after_7[state][tail >> 8 & 15];
  return &eval_reach_values[eval_reach_after_8[state][tail >> 12]];
}

/* What is asked about the three suits together. */
typedef struct
{
  const EvalReachForm *form;
  const EvalReach *suits[CHIEU_STRIP_SUITS];
  int discards;
  int added_max;           /* for the suits and the honours */
  int need;                /* lưng that neither the mat nor a triple gives, 0–2 */
  int room[CHIEU_STRIP_SUITS];        /* cards that may be added to each suit, whatever faces they are of */
  bool certainly;          /* only ways that cannot need a fifth card of any face */
} Asked;

/* Returns: the entry of a row for @discards; beyond its end 0, as if no card had to be added: is_certain() takes no such answer */
static inline int
get_entry (const uint8_t *row,
           int            discards)
{
  return discards <= EVAL_REACH_DISCARDS_MAX ? row[discards] : 0;
}

/* Returns: whether the discards can be shared out so that @added_max cards suffice */
static bool
rows_allow (const Asked   *asked,
            const uint8_t *a,
            const uint8_t *b,
            const uint8_t *c,
            int            added_max)
{
  const int discards = asked->discards;

  for (int i = 0; i <= discards; i++)
    {
      const int left = added_max - get_entry (a, i);

      if (left < 0 || get_entry (a, i) > asked->room[0])
        continue;
      for (int j = 0; i + j <= discards; j++)
        if (get_entry (b, j) + get_entry (c, discards - i - j) <= left
            && get_entry (b, j) <= asked->room[1] && get_entry (c, discards - i - j) <= asked->room[2])
          return true;
    }
  return false;
}

/* Returns: whether the discards can be shared out if the suits have @a, @b and @c khàn, and the honours @honours */
static bool
khan_allow (const Asked *asked,
            int          a,
            int          b,
            int          c,
            int          honours)
{
  const EvalReach *const *suits = asked->suits;
  const int added_max = asked->added_max - asked->form->honours[honours];

  return suits[0]->least[a] + suits[1]->least[b] + suits[2]->least[c] <= added_max + asked->discards
         && rows_allow (asked, suits[0]->added[a], suits[1]->added[b], suits[2]->added[c], added_max);
}

/* Returns: whether the discards can be shared out if one of the suits has a khàn */
static bool
one_allows (const Asked *asked,
            int          honours)
{
  return khan_allow (asked, 1, 0, 0, honours) || khan_allow (asked, 0, 1, 0, honours)
         || khan_allow (asked, 0, 0, 1, honours);
}

/* Returns: how many cards of a face are in triples, in a bí and on the mat, and so not in its suit */
static int
copies_taken (const EvalReachForm *form,
              int                  face)
{
  return form->holding->mat[face] + form->used[face] + (int) (form->bi >> face % CHIEU_SUIT_RANKS & 1);
}

static int
cards_left (const EvalReachForm *form,
            int                  face)
{
  const int left = form->forms.left[face];

  return left > 0 ? left - (int) (form->bi >> face % CHIEU_SUIT_RANKS & 1) : 0;
}

/* Returns: the change that @equal cards of @face in a khàn or thiên khai make in its suit's key */
static uint64_t
equal_change (const EvalReachForm *form,
              int                  face,
              int                  held,
              int                  equal)
{
  const int left = held > equal ? held - equal : 0;

  if (form->bi >> face % CHIEU_SUIT_RANKS & 1 || form->forms.lone >> face & 1)
    return (EVAL_FREE (left) - (uint64_t) EVAL_FREE (held)) * eval_forms_units[0][face % CHIEU_SUIT_RANKS];
  return (EVAL_PLAIN (left) - (uint64_t) EVAL_PLAIN (held)) * eval_forms_units[0][face % CHIEU_SUIT_RANKS];
}

/* Returns: how many cards can be added to a suit beside @equal cards of @face so that no fifth one is needed */
static int
room_beside (const Asked *asked,
             int          face,
             int          held,
             int          equal)
{
  const int left = held > equal ? held - equal : 0;

  return asked->certainly ? CHIEU_STRIP_COPIES - copies_taken (asked->form, face) - equal - left : EVAL_REACH_MORE;
}

/* Lowers @row to what is possible with @equal cards of @face as a khàn, and another khàn. */
static void
lower_double_row (const Asked *asked,
                  int          face,
                  int          held,
                  int          equal,
                  EvalReach   *row)
{
  const int added = held < equal ? equal - held : 0;
  const int room = room_beside (asked, face, held, equal);
  const EvalReach *one;

  if (added > asked->added_max)
    return;
  one = read_suit (asked->form->forms.keys[face / CHIEU_SUIT_RANKS] + equal_change (asked->form, face, held, equal));
  for (int discards = 0; discards <= EVAL_REACH_DISCARDS_MAX; discards++)
    if (one->added[1][discards] <= room && one->added[1][discards] + added < row->added[1][discards])
      row->added[1][discards] = (uint8_t) (one->added[1][discards] + added);
}

/* Makes the row of a suit with two khàn: one of each face in turn, and another one. */
static void
make_double_row (const Asked *asked,
                 int          suit,
                 EvalReach   *row)
{
  memset (row, EVAL_REACH_MORE, sizeof *row);
  for (int face = suit * CHIEU_SUIT_RANKS; face < (suit + 1) * CHIEU_SUIT_RANKS; face++)
    {
      const int held = cards_left (asked->form, face);

      lower_double_row (asked, face, held, CHIEU_KHAN_CARDS, row);
      if (held == CHIEU_THIEN_KHAI_CARDS)
        lower_double_row (asked, face, held, CHIEU_THIEN_KHAI_CARDS, row);
    }
  /* It is only a bound from below, and need not be worked out for one look. */
  row->least[1] = 0;
}

/* Returns: whether the discards can be shared out if @suit has both khàn */
static bool
double_allows (const Asked *asked,
               int          suit)
{
  Asked with = *asked;
  EvalReach row;

  /* Two khàn cost no less than one. */
  if (!khan_allow (asked, suit == 0, suit == 1, suit == 2, 0))
    return false;
  make_double_row (asked, suit, &row);
  with.suits[suit] = &row;
  return khan_allow (&with, suit == 0, suit == 1, suit == 2, 0);
}

static bool
two_allow (const Asked *asked)
{
  return khan_allow (asked, 0, 0, 0, 2) || one_allows (asked, 1)
         || khan_allow (asked, 1, 1, 0, 0) || khan_allow (asked, 1, 0, 1, 0)
         || khan_allow (asked, 0, 1, 1, 0)
         || double_allows (asked, 0) || double_allows (asked, 1) || double_allows (asked, 2);
}

/* Returns: whether the tables find a way. Their entries are never too high, so that there is none if they do not. */
static bool
tables_allow (const Asked *asked)
{
  if (asked->need == 0)
    return khan_allow (asked, 0, 0, 0, 0);
  if (asked->need == 1)
    return khan_allow (asked, 0, 0, 0, 1) || one_allows (asked, 0);
  return two_allow (asked);
}

/* Returns: how many cards can be added to a suit so that no face is needed a fifth time */
static int
room_in_suit (const EvalReachForm *form,
              int                  suit)
{
  int room = EVAL_REACH_MORE - 1;

  for (int face = suit * CHIEU_SUIT_RANKS; face < (suit + 1) * CHIEU_SUIT_RANKS; face++)
    {
      const int taken = copies_taken (form, face);

      if (taken > 0 && CHIEU_STRIP_COPIES - taken - cards_left (form, face) < room)
        room = CHIEU_STRIP_COPIES - taken - cards_left (form, face);
    }
  return room;
}

/* The tables take any three equal cards for a khàn. */
static bool
wants_khan_beside_lone (const Asked *asked)
{
  return asked->need > 0 && asked->form->holding->n_lone > 0;
}

/* Checks again, now only for what is certain: without an open dọc on the mat, with numbers within the tables, and with the added
 * cards shared out so that no face can be needed a fifth time. */
static bool
is_certain (Asked *asked)
{
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    asked->room[suit] = room_in_suit (asked->form, suit);
  asked->certainly = true;
  return asked->form->forms.reached == 0 && asked->discards <= EVAL_REACH_DISCARDS_MAX
         && !wants_khan_beside_lone (asked)
         && tables_allow (asked);
}

static EvalExactRank
exact_rank (const EvalReachForm *form,
            int                  face)
{
  const ChieuHolding *holding = form->holding;

  return (EvalExactRank) {
    .held = (uint8_t) cards_left (form, face),
    .copies = (uint8_t) (CHIEU_STRIP_COPIES - copies_taken (form, face)),
    .apart = (uint8_t) apart_left (form, face),
    .lone = face % CHIEU_SUIT_RANKS == 0 || (form->bi | holding->mat_bi) >> face % CHIEU_SUIT_RANKS & 1
            || holding->mat_ba >> face & 1,
    .up = holding->doc_up[face],
    .down = holding->doc_down[face],
  };
}

/* Looks a suit up. Returns: false if the tables do not know everything that is asked about it */
static bool
look_up_suit (const Asked *asked,
              int          suit,
              EvalExact   *exact)
{
  const size_t n = EVAL_REACH_DISCARDS_MAX + 1;
  Asked loosely = *asked;
  EvalReach two, at_least;

  if ((asked->form->forms.reached >> CHIEU_SUIT_RANKS * suit & EVAL_RANKS) != 0
      || asked->discards > EVAL_REACH_DISCARDS_MAX
      || wants_khan_beside_lone (asked)
      || asked->added_max > room_in_suit (asked->form, suit))
    return false;
  memcpy (exact->added[0], asked->suits[suit]->added[0], n);
  memcpy (exact->added[1], asked->suits[suit]->added[1], n);
  if (asked->need < 2)
    return true;

  loosely.certainly = false;
  make_double_row (&loosely, suit, &at_least);
  make_double_row (asked, suit, &two);
  memcpy (exact->added[2], two.added[1], n);
  return memcmp (&two, &at_least, sizeof two) == 0;
}

static bool
reckon_suit (const Asked *asked,
             int          suit,
             EvalExact   *exact)
{
  EvalExactSuit wanted = {
    .discards_max = asked->discards,
    .added_max = asked->added_max,
    .khan_max = asked->need,
  };

  for (int rank = 0; rank < CHIEU_SUIT_RANKS; rank++)
    wanted.ranks[rank] = exact_rank (asked->form, suit * CHIEU_SUIT_RANKS + rank);
  return eval_exact_suit (&wanted, exact);
}

/* Finds the fewest cards added in two suits together, by khàn and by cards discarded in both. */
static void
join_suits (const Asked     *asked,
            const EvalExact *a,
            const EvalExact *b,
            EvalExact       *both)
{
  memset (both, EVAL_EXACT_NONE, sizeof *both);
  for (int khan_a = 0; khan_a <= asked->need; khan_a++)
    for (int khan_b = 0; khan_a + khan_b <= asked->need; khan_b++)
      for (int from_a = 0; from_a <= asked->discards; from_a++)
        for (int from_b = 0; from_a + from_b <= asked->discards; from_b++)
          {
            const int added = a->added[khan_a][from_a] + b->added[khan_b][from_b];

            if (added < both->added[khan_a + khan_b][from_a + from_b])
              both->added[khan_a + khan_b][from_a + from_b] = (uint8_t) added;
          }
}

/* Returns: whether there is a way; exact, each suit being looked up where the tables know it and worked out where they do not */
static bool
reckoning_allows (const Asked *asked)
{
  EvalExact suits[CHIEU_STRIP_SUITS], two, all;

  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    if (!look_up_suit (asked, suit, &suits[suit]) && !reckon_suit (asked, suit, &suits[suit]))
      return false;
  join_suits (asked, &suits[0], &suits[1], &two);
  join_suits (asked, &two, &suits[2], &all);
  for (int khan = 0; khan <= asked->need; khan++)
    if (all.added[khan][asked->discards] + asked->form->honours[asked->need - khan]
        <= asked->added_max)
      return true;
  return false;
}

bool
eval_reach_is_possible (const EvalReachForm *self)
{
  const int need = chieu_holding_need (self->holding) - self->forms.lung;
  Asked asked = {
    .form = self,
    .discards = self->discards,
    .added_max = self->added_max - self->added,
    .need = need > 0 ? need : 0,
    .room = { EVAL_REACH_MORE, EVAL_REACH_MORE, EVAL_REACH_MORE },
  };
  int least = 0;

  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      asked.suits[suit] = read_suit (self->forms.keys[suit]);
      least += asked.suits[suit]->least[0];
    }
  return least <= asked.added_max + asked.discards
         && tables_allow (&asked)
         && (is_certain (&asked) || reckoning_allows (&asked));
}
