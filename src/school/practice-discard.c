/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with putting a card down: which one leaves the hand nearest to a win.
 */
#include "config.h"

#include "practice-move.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bots/to-tom-bots.h"
#include "match/words.h"
#include "outlook-to-tom.h"

#define TRIES 120

void
chieu_practice_mat (const ChieuLessonCards *cards,
                    int                     seats,
                    ChieuToTomState        *state)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, seats, -1, false);
  carry.cai = 0;
  chieu_to_tom.deal (state, &rules, &carry, 1);
  memset (state->seat, 0, sizeof state->seat);
  for (int i = 0; i < cards->n; i++)
    state->seat[0].hand[cards->cards[i]]++;
  state->seat[0].n_hand = (guint8) cards->n;
  state->seat[0].opened = state->seat[0].acted = 1;
  state->first_turn = 0;
  state->phase = CHIEU_TO_TOM_DISCARD;
  state->turn = 0;
  state->asked = 1;
}

/* A complete hand in which some cards have become others. */
static gboolean
make_hand (ChieuRandom      *random,
           int               seats,
           int               far,
           ChieuLessonCards *cards)
{
  ChieuHandRecipe recipe;

  chieu_practice_recipe (seats, chieu_practice_full (seats), &recipe);
  if (!chieu_practice_hand (&recipe, random, cards))
    return FALSE;
  for (int i = 0; i < far; i++)
    {
      chieu_practice_remove (cards, chieu_practice_between (random, 0, cards->n - 1));
      chieu_lesson_cards_add (cards, (ChieuCard) chieu_practice_between (random, 0, CHIEU_TO_TOM_FACES - 1));
    }
  chieu_practice_sort (cards);
  return chieu_practice_has_no_khan (cards);
}

/* What the rules and the evaluation say of each card. */
typedef struct
{
  guint32 right;                 /* bit f: nothing is nearer than without face f */
  int distance;                  /* then */
  int clean;                     /* faces that may go */
} Judged;

static void
judge (const ChieuLessonCards *cards,
       int                     seats,
       Judged                 *judged)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuToTomState state;
  ChieuHolding holding;
  int n;

  *judged = (Judged) { .distance = CHIEU_OUTLOOK_FAR };
  chieu_practice_mat (cards, seats, &state);
  chieu_practice_holding (cards, seats, &holding);
  n = chieu_to_tom.moves (&state, 0, CHIEU_MOVES_CLEAN, moves);
  for (int i = 0; i < n; i++)
    {
      ChieuHolding without = holding;
      int distance;

      if (!chieu_to_tom_is_putting_down (&moves[i]))
        continue;
      without.hand[moves[i].face]--;
      without.n_hand--;
      distance = chieu_eval_distance (&without);
      judged->clean++;
      if (distance == CHIEU_DISTANCE_NONE || distance > judged->distance)
        continue;
      judged->right = (distance < judged->distance ? 0 : judged->right) | 1u << moves[i].face;
      judged->distance = distance;
    }
}

/* What the whole hand lacks, it lacks without the right card, too: most hands can be told by it without looking at each
 * card. */
static gboolean
is_far (const ChieuLessonCards *cards,
        int                     seats,
        int                     far)
{
  ChieuHolding holding;

  chieu_practice_holding (cards, seats, &holding);
  return chieu_eval_distance (&holding) == far;
}

void
chieu_practice_make_discard (ChieuPracticeTask *task,
                             ChieuRandom       *random)
{
  /* How far the hand is without the right card, and how many are right. */
  static const struct { int far, right; } levels[] = { { 1, 1 }, { 2, 1 }, { 3, 2 }, { 4, 2 }, { 5, 3 } };
  const int far = levels[task->level - 1].far;
  gboolean fits = FALSE;
  Judged judged = { 0 };

  for (int tries = 0; !fits; tries++)
    {
      if (!make_hand (random, task->seats, far, &task->cards) || (tries < TRIES && !is_far (&task->cards, task->seats, far)))
        continue;
      judge (&task->cards, task->seats, &judged);
      fits = judged.right != 0 && judged.distance >= 1 && judged.clean > __builtin_popcount (judged.right)
             && (tries >= TRIES || (judged.distance == far && __builtin_popcount (judged.right) <= levels[task->level - 1].right));
    }
  task->form = CHIEU_TASK_PICK;
  task->right_faces = judged.right;
  task->measure = (ChieuPracticeMeasure) { .cards = task->cards.n, .distance = judged.distance, .choices = judged.clean };
  task->question = g_strdup (_("You have to put a card down. Which one goes, so that you stay as near to a win as you can?"));
  task->why = chieu_practice_why_discard (task->game, judged.right, judged.distance);
}
