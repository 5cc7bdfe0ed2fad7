/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with phu: arranging a hand, seeing whether it is complete, what it waits for.
 */
#include "config.h"

#include "school/practice/practice-frame.h"
#include "practice.h"

#include <glib/gi18n-lib.h>

#include "games/to-tom/rules/eval/eval.h"

/* How many hands are tried to find one that suits the level. */
#define TRIES 200

/* From this level on, a hand that is not complete may lack only a lưng: one in so many of them is meant to. */
#define LEVEL_WITHOUT_LUNG 3
#define WITHOUT_LUNG_IN 3

/* Makes a complete hand: sooner or later one try succeeds. */
static void
make_hand (ChieuRandom      *random,
           int               seats,
           int               n,
           ChieuLessonCards *cards)
{
  ChieuHandRecipe recipe;

  chieu_practice_to_tom_init_recipe (seats, n, &recipe);
  recipe.khan = TRUE;
  while (!chieu_practice_to_tom_make_hand (&recipe, random, cards))
    ;
}

/* ---- Arranging ---- */

/* ChieuPracticeHands.make_hand */
static void
make_complete_hand (ChieuRandom      *random,
                    const int         seats_and_cards[2],
                    ChieuLessonCards *cards)
{
  make_hand (random, seats_and_cards[0], seats_and_cards[1], cards);
}

/* The most tangled hand is that in which most phu overlap. */
static const ChieuPracticeHands hands = { .make_hand = make_complete_hand, .count_tangled = chieu_practice_to_tom_count_phu };

void
chieu_practice_to_tom_make_arrange (ChieuPracticeTask *task,
                                    ChieuRandom       *random)
{
  /* The cards of a hand by level: with five seats, with four. */
  static const int cards[][6] = { { 6, 9, 12, 15, 18, 21 }, { 6, 10, 14, 18, 22, 25 } };

  task->form = CHIEU_TASK_ARRANGE;
  task->lung = chieu_lung_needed (task->seats);
  chieu_practice_make_tangled (&hands, (int[]) { task->seats, cards[chieu_is_bi_tu (task->seats)][task->level - 1] }, task->level, random,
                               &task->cards);
  chieu_practice_show_arranged (task, &task->cards, task->lung);
  chieu_practice_measure_tangled (&hands, task);
  task->question = g_strdup (task->lung == 1
                             ? _("Put these cards into phu, with at least one lưng. A yêu may stay alone.")
                             : _("Put these cards into phu, with at least two lưng. A yêu may stay alone."));
  task->why = g_strdup (_("This is one way to do it."));
}

/* ---- Is it complete ---- */

/* Exchanges one card so that the hand is no longer complete. */
static gboolean
spoil_hand (ChieuPracticeTask *task,
            ChieuRandom       *random)
{
  ChieuLessonCards other = task->cards;
  int place = chieu_practice_random_between (random, 0, other.n - 1);
  ChieuCard card = (ChieuCard) chieu_practice_random_between (random, 0, CHIEU_TO_TOM_FACES - 1);

  if (chieu_practice_count_card (&other, card) >= chieu_deck_to_tom.copies)
    return FALSE;
  other.cards[place] = card;
  chieu_practice_sort_cards (&other);
  if (chieu_practice_to_tom_is_complete (&other, task->seats))
    return FALSE;
  task->cards = other;
  return TRUE;
}

/* Makes a hand whose cards all lie in phu but which lacks a lưng: of all faults that is the likeliest to be overlooked. */
static gboolean
make_without_lung (ChieuPracticeTask *task,
                   ChieuRandom       *random)
{
  ChieuHandRecipe recipe;
  ChieuLessonCards cards;

  chieu_practice_to_tom_init_recipe (task->seats, task->cards.n, &recipe);
  recipe.lung--;
  for (int tries = 0; tries < TRIES; tries++)
    if (chieu_practice_to_tom_make_hand (&recipe, random, &cards) && !chieu_practice_to_tom_is_complete (&cards, task->seats))
      {
        task->cards = cards;
        return TRUE;
      }
  return FALSE;
}

static char *
why_incomplete (const ChieuPracticeTask *task)
{
  ChieuHolding holding;
  int loose;

  chieu_practice_to_tom_find_holding (&task->cards, task->seats, &holding);
  loose = chieu_eval_count_loose (&holding, 0);
  if (loose == 0)
    return g_strdup (chieu_lung_needed (task->seats) == 1
                     ? _("No. All the cards can be put into phu, but never with a lưng.")
                     : _("No. All the cards can be put into phu, but never with two lưng."));
  return g_strdup_printf (ngettext ("No. However they are put together, at least %d card is left in no phu.",
                                    "No. However they are put together, at least %d cards are left in no phu.", (gulong) loose),
                          loose);
}

static const char *
why_complete (int need)
{
  return need == 1 ? _("Yes. All of them lie in phu, and there is a lưng.")
                   : _("Yes. All of them lie in phu, and there are two lưng.");
}

void
chieu_practice_to_tom_make_complete (ChieuPracticeTask *task,
                                     ChieuRandom       *random)
{
  /* The cards of a hand by level: with five seats, with four. */
  static const int cards[][5] = { { 9, 12, 15, 18, 21 }, { 9, 13, 17, 21, 25 } };
  const int need = chieu_lung_needed (task->seats);
  gboolean complete = chieu_random_below (random, 2) == 0;

  chieu_practice_make_tangled (&hands, (int[]) { task->seats, cards[chieu_is_bi_tu (task->seats)][task->level - 1] }, task->level, random,
                               &task->cards);
  if (!complete && (task->level < LEVEL_WITHOUT_LUNG || chieu_random_below (random, WITHOUT_LUNG_IN) > 0
                    || !make_without_lung (task, random)))
    while (!spoil_hand (task, random))
      ;
  if (complete)
    chieu_practice_show_arranged (task, &task->cards, need);
  chieu_practice_measure_tangled (&hands, task);
  task->question = g_strdup (need == 1 ? _("Do all these cards fall into phu, with at least one lưng?")
                                       : _("Do all these cards fall into phu, with at least two lưng?"));
  chieu_practice_ask_yes_no (task, complete);
  task->why = complete ? g_strdup (why_complete (need)) : why_incomplete (task);
}

/* ---- What it waits for ---- */

void
chieu_practice_to_tom_make_waits (ChieuPracticeTask *task,
                                  ChieuRandom       *random)
{
  /* By level: the cards with five seats and with four, and of how many faces one completes the hand. */
  static const struct { int cards[2], low, high; } levels[] = {
    { { 8, 8 }, 1, 1 }, { { 11, 12 }, 1, 2 }, { { 14, 16 }, 2, 3 }, { { 17, 20 }, 2, 5 }, { { 20, 24 }, 3, 12 },
  };
  const int cards = levels[task->level - 1].cards[chieu_is_bi_tu (task->seats)];
  int n = 0;

  task->form = CHIEU_TASK_FACES;
  for (int tries = 0; n == 0 || (tries < TRIES && (n < levels[task->level - 1].low || n > levels[task->level - 1].high)); tries++)
    {
      make_hand (random, task->seats, cards + 1, &task->cards);
      chieu_practice_remove_card (&task->cards, chieu_practice_random_between (random, 0, cards));
      task->right_faces = chieu_practice_to_tom_find_waits (&task->cards, task->seats);
      n = __builtin_popcountll (task->right_faces);
    }
  task->measure = (ChieuPracticeMeasure) { .cards = cards, .distance = 1, .choices = n };
  chieu_practice_explain_waits (task, chieu_lung_needed (task->seats));
  task->measure.groups = task->shown.n;
  task->question = g_strdup (chieu_lung_needed (task->seats) == 1
                             ? _("One more card, and all of these lie in phu with a lưng. Which cards can it be? Choose all of them.")
                             : _("One more card, and all of these lie in phu with two lưng. Which cards can it be? Choose all of them."));
}
