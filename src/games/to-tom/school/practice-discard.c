/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with putting a card down: which one leaves the hand closest to a win.
 */
#include "practice.h"
#include "school/practice/practice-frame.h"

#include <string.h>

#include "outlook.h"
#include "games/to-tom/rules/eval/eval.h"

void
chieu_practice_to_tom_put_on_mat (const ChieuLessonCards *cards,
                                  int                     seats,
                                  void                   *mat)
{
  ChieuToTomState *state = mat;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, seats, -1, false);
  carry.cai = 0;
  /* Any deal will do: its hands are taken away. */
  chieu_to_tom.deal (state, &rules, &carry, 1);
  memset (state->seat, 0, sizeof state->seat);
  memset (state->seen, 0, sizeof state->seen);
  state->n_seen = 0;
  chieu_lesson_cards_count (cards, state->seat[0].hand, CHIEU_TO_TOM_FACES);
  state->seat[0].n_hand = (guint8) cards->n;
  state->seat[0].acted = 1;
  state->first_turn = 0;
  state->phase = CHIEU_EATING_DISCARD;
  state->turn = 0;
  state->asked = 1;
}

/* Makes a complete hand in which @far cards have become others. */
static gboolean
make_hand (ChieuRandom      *random,
           int               seats,
           int               far,
           ChieuLessonCards *cards)
{
  ChieuHandRecipe recipe;

  chieu_practice_to_tom_init_recipe (seats, chieu_full_hand_size (seats), &recipe);
  if (!chieu_practice_to_tom_make_hand (&recipe, random, cards))
    return FALSE;
  for (int i = 0; i < far; i++)
    {
      chieu_practice_remove_card (cards, chieu_practice_random_between (random, 0, cards->n - 1));
      chieu_lesson_cards_add (cards, (ChieuCard) chieu_practice_random_between (random, 0, CHIEU_TO_TOM_FACES - 1));
    }
  chieu_practice_sort_cards (cards);
  return chieu_practice_to_tom_has_no_khan (cards);
}

/* Taking the best discard out of a hand does not change how many cards it lacks, so one look at the whole hand rules most hands out. */
static gboolean
is_far (const ChieuLessonCards *cards,
        int                     seats,
        int                     far)
{
  ChieuHolding holding;

  chieu_practice_to_tom_find_holding (cards, seats, &holding);
  return chieu_eval_find_distance (&holding) == far;
}

void
chieu_practice_to_tom_make_discard (ChieuPracticeTask *task,
                                    ChieuRandom       *random)
{
  static const ChieuPracticeDiscardLevel levels[] = { { 1, 1 }, { 2, 1 }, { 3, 2 }, { 4, 2 }, { 5, 3 } };
  static const ChieuPracticeDiscards kind = {
    .levels = levels, .outlook = &chieu_outlook_to_tom, .tries = 120,
    .make_hand = make_hand, .may_lie_far = is_far, .put_on_mat = chieu_practice_to_tom_put_on_mat,
  };

  chieu_practice_ask_discard (task, &kind, random);
}
