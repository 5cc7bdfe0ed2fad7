/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers that are cards, faces or words.
 */
#include "config.h"

#include "arrangement.h"
#include "lesson-run-private.h"
#include "lesson-wrong.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Cards touched ---- */

/* Returns: a card that is touched more often than it is among the right ones, or CHIEU_CARD_NONE. */
static ChieuCard
first_too_many (const ChieuLessonCards *touched,
                const ChieuLessonCards *right)
{
  int balance[256] = { 0 };

  for (int i = 0; i < right->n; i++)
    balance[right->cards[i]]++;
  for (int i = 0; i < touched->n; i++)
    if (--balance[touched->cards[i]] < 0)
      return touched->cards[i];
  return CHIEU_CARD_NONE;
}

/* What is wrong with cards that should be a certain phu. */
static char *
judge_phu (const ChieuLessonRun   *self,
           const ChieuPick        *pick,
           const ChieuLessonCards *touched)
{
  ChieuLessonCards all;
  const char *why;

  chieu_pick_gather (pick, touched, &all);
  why = self->school->why_no_phu (&all);
  return g_strdup (why != NULL ? why : _(self->school->other_set));
}

/* Where just certain cards are right, one says what is wrong with these. */
static char *
compare_cards (const ChieuLessonRun   *self,
               const ChieuPick        *pick,
               const ChieuLessonCards *touched)
{
  ChieuLessonCards right = { 0 };
  ChieuCard card;

  if (touched->n == 0)
    return g_strdup (_("No card is touched yet."));
  if (pick->rule->is_phu && chieu_lesson_cards_within (touched, &pick->cards))
    return judge_phu (self, pick, touched);
  if (pick->rule->is_right != NULL || !pick->rule->find (pick, &right))
    return g_strdup (_("It is not these cards. Look once more."));
  card = first_too_many (touched, &right);
  if (card == CHIEU_CARD_NONE)
    return g_strdup (_("These are right, but there are more of them."));
  return g_strdup_printf (_("%s is not one of them."), chieu_words_card (self->words, card));
}

void
chieu_lesson_run_try_cards (ChieuLessonRun         *self,
                            const ChieuLessonCards *touched,
                            ChieuLessonVerdict     *verdict)
{
  ChieuPick pick;

  if (!chieu_lesson_run_takes (self, CHIEU_TASK_PICK, verdict))
    return;
  chieu_lesson_run_get_pick (self, &pick);
  if (chieu_pick_is_right (&pick, touched))
    chieu_lesson_run_praise (self, TRUE, verdict);
  else
    chieu_lesson_run_refuse (self, chieu_wrong_find_cards (chieu_lesson_run_get_step (self), touched),
                             compare_cards (self, &pick, touched), verdict);
}

/* ---- Groups ---- */

void
chieu_lesson_run_try_groups (ChieuLessonRun         *self,
                             const ChieuArrangement *arrangement,
                             ChieuLessonVerdict     *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  char *wrong;

  if (!chieu_lesson_run_takes (self, CHIEU_TASK_ARRANGE, verdict))
    return;
  wrong = chieu_arrangement_judge (self->school, &step->cards, step->lung, arrangement);
  if (wrong == NULL)
    chieu_lesson_run_praise (self, TRUE, verdict);
  else
    chieu_lesson_run_refuse (self, chieu_wrong_find_groups (step, arrangement), wrong, verdict);
}

/* ---- Faces ---- */

static char *
compare_faces (const ChieuLessonRun *self,
               guint64               faces,
               guint64               right)
{
  guint64 wrong = faces & ~right;

  if (faces == 0)
    return g_strdup (_("No card is touched yet."));
  if (wrong == 0)
    return g_strdup (_("These are right, but there are more of them."));
  return g_strdup_printf (_("%s does not complete the hand."), chieu_words_card (self->words, (ChieuCard) __builtin_ctzll (wrong)));
}

void
chieu_lesson_run_try_faces (ChieuLessonRun     *self,
                            guint64             faces,
                            ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  ChieuLessonCards cards;
  guint64 right;

  if (!chieu_lesson_run_takes (self, CHIEU_TASK_FACES, verdict))
    return;
  right = self->school->waits (&step->cards, self->lesson->seats);
  chieu_lesson_cards_from_set (faces, &cards);
  if (faces == right)
    chieu_lesson_run_praise (self, TRUE, verdict);
  else
    chieu_lesson_run_refuse (self, chieu_wrong_find_cards (step, &cards), compare_faces (self, faces, right), verdict);
}

/* ---- Words ---- */

void
chieu_lesson_run_try_answer (ChieuLessonRun     *self,
                             guint               number,
                             ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  const ChieuAnswer *answer;

  if (!chieu_lesson_run_takes (self, CHIEU_TASK_CHOOSE, verdict))
    return;
  answer = number < step->answers->len ? g_ptr_array_index (step->answers, number) : NULL;
  if (answer != NULL && answer->right)
    chieu_lesson_run_praise (self, TRUE, verdict);
  else if (answer != NULL && answer->why != NULL)
    chieu_lesson_run_refuse (self, NULL, chieu_lesson_text (self->lesson, answer->why), verdict);
  else
    chieu_lesson_run_refuse (self, NULL, g_strdup (_("That is not it. Think once more.")), verdict);
}
