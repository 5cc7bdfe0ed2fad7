/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Distance: for a growing number of cards exchanged, every form (eval-forms.h) is tried that this number of added cards allows.
 * Yêu make up the full number, as they fit as long as there are any; so for each number of cards discarded only the fewest cards to
 * be added matter.
 *
 * A triple or a bí whose held cards are all of one face is not tried: a khàn of that face is never worse, since it needs no more added
 * cards and is lưng besides. It is tried where the face is crowded: a khàn of it might want a fifth copy, or one of its cards goes into
 * no khàn.
 */
#include "eval.h"

#include "eval-reach.h"

/* Takes a card into a triple: a held one, or else an added one. */
static void
take_card (EvalReachForm *self,
           int            face)
{
  if (self->forms.left[face] > 0)
    eval_forms_change (&self->forms, face, -1);
  else
    {
      self->bought[face]++;
      self->added++;
    }
  if (++self->used[face] + self->holding->mat[face] == CHIEU_STRIP_COPIES)
    self->spent |= CHIEU_BIT (face);
}

/* Undoes a take_card(); the added cards of a face go first, as they came last. */
static void
put_back_card (EvalReachForm *self,
               int            face)
{
  if (self->bought[face] > 0)
    {
      self->bought[face]--;
      self->added--;
    }
  else
    eval_forms_change (&self->forms, face, 1);
  self->used[face]--;
  self->spent &= ~CHIEU_BIT (face);
}

/* Takes a triple once more if the cards allow it and the form is worth trying. */
static bool
take_triple (EvalReachForm *self,
             int            triple)
{
  const uint32_t faces = eval_triple_faces[triple];
  const uint32_t held = self->forms.present & faces;
  const uint32_t second = held & (held - 1);
  const int added = second == 0 ? 2 : held != faces;

  if (self->spent & faces
      || (second == 0 && (held & self->crowded) == 0)
      || self->added + added > self->added_max)
    return false;

  for (int i = 0; i < CHIEU_LUNG_CARDS; i++)
    take_card (self, chieu_lung_cards[triple][i]);
  self->forms.times[triple]++;
  self->forms.lung++;
  return true;
}

/* Goes on to the next choice of triples. Returns: false, with none taken, after the last */
static bool
next_triples (EvalReachForm *self)
{
  for (int triple = 0; triple < chieu_house_count_lung (self->holding->house); triple++)
    {
      if (take_triple (self, triple))
        return true;
      while (self->forms.times[triple] > 0)
        {
          for (int i = 0; i < CHIEU_LUNG_CARDS; i++)
            put_back_card (self, chieu_lung_cards[triple][i]);
          self->forms.times[triple]--;
          self->forms.lung--;
        }
    }
  return false;
}

/* A rank that may have a bí: the cards to be added for it and what it changes in the suits' keys. */
typedef struct
{
  uint8_t rank;
  uint8_t added;
  uint64_t changes[CHIEU_STRIP_SUITS];
} Choice;

/* Adds @ranks to the @n choices; a bí of each needs @added cards. Returns: how many choices there are then */
static int
add_choices (const EvalReachForm *self,
             Choice               choices[CHIEU_SUIT_RANKS],
             int                  n,
             uint32_t             ranks,
             int                  added)
{
  for (; ranks != 0 && self->added + added <= self->added_max; ranks &= ranks - 1)
    {
      Choice *choice = &choices[n++];

      choice->rank = (uint8_t) __builtin_ctz (ranks);
      choice->added = (uint8_t) added;
      for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
        choice->changes[suit] = eval_forms_bi_change (&self->forms, suit, choice->rank);
    }
  return n;
}

/* Lists all ranks that may have a bí and are worth trying, those with the fewest added cards first. Returns: how many */
static int
list_choices (const EvalReachForm *self,
              Choice               choices[CHIEU_SUIT_RANKS])
{
  const uint32_t present = self->forms.present & EVAL_NUMBERS;
  const uint32_t can = EVAL_RANKS & ~self->forms.no_bi & ~eval_any_ranks (self->spent & EVAL_NUMBERS);
  const uint32_t van = present & can, sach = present >> CHIEU_SUIT_RANKS & can, vawn = present >> 2 * CHIEU_SUIT_RANKS & can;
  const uint32_t all = van & sach & vawn;
  const uint32_t two = ((van & sach) | (van & vawn) | (sach & vawn)) & ~all;
  const uint32_t one = eval_any_ranks (present & self->crowded) & can & ~all & ~two;
  int n = 0;

  n = add_choices (self, choices, n, all, 0);
  n = add_choices (self, choices, n, two, 1);
  return add_choices (self, choices, n, one, 2);
}

/* Gives a rank its bí (@sign 1), or takes that away (−1). */
static void
change_bi (EvalReachForm *self,
           const Choice  *choice,
           int            sign)
{
  const uint32_t rank = CHIEU_BIT (choice->rank);

  self->added += sign * choice->added;
  self->bi = sign > 0 ? self->bi | rank : self->bi & ~rank;
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    self->forms.keys[suit] += sign > 0 ? choice->changes[suit] : -choice->changes[suit];
}

/* Tries every set of bí that the added cards allow. */
static bool
try_bi (EvalReachForm *self)
{
  Choice choices[CHIEU_SUIT_RANKS];
  uint8_t chosen[CHIEU_SUIT_RANKS];
  const int n = list_choices (self, choices);
  int n_chosen = 0;
  int next = 0;

  if (eval_reach_is_possible (self))
    return true;
  for (;;)
    /* If one costs too much all later ones do, too; then the last one is replaced by the next. */
    if (next < n && self->added + choices[next].added <= self->added_max)
      {
        change_bi (self, &choices[next], 1);
        chosen[n_chosen++] = (uint8_t) next++;
        if (eval_reach_is_possible (self))
          return true;
      }
    else if (n_chosen > 0)
      {
        next = chosen[--n_chosen];
        change_bi (self, &choices[next++], -1);
      }
    else
      return false;
}

/* Returns: whether T can be reached by discarding and adding exactly this many cards */
static bool
can_exchange (const EvalReachForm *start,
              int                  discards,
              int                  added)
{
  EvalReachForm form = *start;

  form.discards = discards;
  form.added_max = added;
  do
    {
      eval_reach_note_honours (&form);
      if (try_bi (&form))
        return true;
    }
  while (next_triples (&form));
  return false;
}

static int
count_yeu (const uint8_t counts[CHIEU_TO_TOM_FACES])
{
  int n = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_card_is_yeu (face))
      n += counts[face];
  return n;
}

/* With no more yêu than this, held and on the mat, at least five cards are to be added to them: if there are not enough yêu for that, a phu
 * of other cards can be among these. */
#define YEU_ENOUGH 20

/* Returns: whether T would keep nothing but yêu, and so many of them that the 24 there are may not do for its 25 cards. With one
 * other card there is always a yêu left to add. */
static bool
is_short_of_yeu (const ChieuHolding *holding,
                 int                 discards)
{
  const int held = count_yeu (holding->hand);
  const int bound = count_yeu (holding->mat);

  return chieu_is_bi_tu (holding->seats) && bound == holding->n_mat && discards == holding->n_hand - held
         && bound + held > YEU_ENOUGH;
}

/* Returns: whether some @n cards of @face and higher faces make the holding complete; it is left as it was. As all are
 * tried, @n has to be small: where is_short_of_yeu() it is at most four. */
static bool
can_fill (ChieuHolding *holding,
          int           face,
          int           n)
{
  bool filled = n == 0 && chieu_eval_is_complete (holding);

  for (; n > 0 && face < CHIEU_TO_TOM_FACES && !filled; face++)
    if (holding->hand[face] + holding->mat[face] < CHIEU_STRIP_COPIES)
      {
        holding->hand[face]++;
        filled = can_fill (holding, face, n - 1);
        holding->hand[face]--;
      }
  return filled;
}

/* Returns: whether the yêu alone are complete with some cards in place of all others */
static bool
can_fill_yeu (const ChieuHolding *holding)
{
  ChieuHolding yeu = *holding;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (!chieu_card_is_yeu (face))
      {
        yeu.n_hand = (uint8_t) (yeu.n_hand - yeu.hand[face]);
        yeu.hand[face] = 0;
      }
  return can_fill (&yeu, 0, chieu_holding_full_size (&yeu) - yeu.n_mat - yeu.n_hand);
}

int
chieu_eval_find_distance_below (const ChieuHolding *holding,
                                int                 limit)
{
  const int lacking = chieu_holding_full_size (holding) - holding->n_mat - holding->n_hand;
  int discardable = holding->n_hand - count_yeu (holding->hand);
  EvalReachForm start;

  /* Only a holding with surplus cards has more to discard than the tables cover. */
  if (discardable > EVAL_CARDS_MAX)
    discardable = EVAL_CARDS_MAX;
  eval_reach_init (&start, holding);
  for (int discards = lacking < 0 ? -lacking : 0; discards <= discardable && discards + lacking < limit; discards++)
    if (can_exchange (&start, discards, discards + lacking)
        && (!is_short_of_yeu (holding, discards) || can_fill_yeu (holding)))
      return discards + lacking;
  return limit;
}

int
chieu_eval_find_distance (const ChieuHolding *holding)
{
  const int distance = chieu_eval_find_distance_below (holding, EVAL_CARDS_MAX + 1);

  return distance <= EVAL_CARDS_MAX ? distance : CHIEU_DISTANCE_NONE;
}
