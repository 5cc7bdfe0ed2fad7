/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks the wrong answers of tasks that are done with cards: each must be wrong by the rules in every
 * way in which it is tried here, and get its own text.
 */
#include "config.h"

#include "lesson-check-private.h"

#include <glib/gi18n-lib.h>

/* Tries @cards as an answer. */
typedef gboolean (*TryFunc) (ChieuLessonCheck *self, const ChieuLessonCards *cards, const ChieuWrong *wrong, GError **error);

/* Takes @cards out of @from, each once, where it is there. */
static void
take_out (ChieuLessonCards       *from,
          const ChieuLessonCards *cards)
{
  for (int i = 0; i < cards->n; i++)
    for (int j = 0; j < from->n; j++)
      if (from->cards[j] == cards->cards[i])
        {
          from->cards[j] = from->cards[--from->n];
          break;
        }
}

/* The right answer with cards that do not belong to it. */
static gboolean
try_added (ChieuLessonCheck        *self,
           const ChieuWrong        *wrong,
           const ChieuLessonCards  *right,
           TryFunc                  try,
           GError                 **error)
{
  ChieuLessonCards more = wrong->cards, all = *right;

  take_out (&more, right);
  for (int i = 0; i < more.n; i++)
    chieu_lesson_cards_add (&all, more.cards[i]);
  return try (self, &wrong->cards, wrong, error) && try (self, &all, wrong, error);
}

/* The right answer without these cards. */
static gboolean
try_left_out (ChieuLessonCheck        *self,
              const ChieuWrong        *wrong,
              const ChieuLessonCards  *right,
              TryFunc                  try,
              GError                 **error)
{
  ChieuLessonCards rest = *right;

  if (!chieu_lesson_cards_within (&wrong->cards, right))
    return chieu_lesson_wrong (error, wrong->line, _("these cards do not belong to the right answer"));
  take_out (&rest, &wrong->cards);
  return rest.n == 0 || try (self, &rest, wrong, error);
}

static gboolean
check_all (ChieuLessonCheck        *self,
           const ChieuLessonCards  *right,
           TryFunc                  try,
           GError                 **error)
{
  gboolean good = TRUE;

  for (guint i = 0; good && i < self->step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (self->step->wrongs, i);

      if (wrong->kind == CHIEU_WRONG_HAS)
        good = try_added (self, wrong, right, try, error);
      else if (wrong->kind == CHIEU_WRONG_LACKS)
        good = try_left_out (self, wrong, right, try, error);
      else
        good = try (self, &wrong->cards, wrong, error);
    }
  return good;
}

/* ---- Cards touched ---- */

static gboolean
try_cards (ChieuLessonCheck        *self,
           const ChieuLessonCards  *cards,
           const ChieuWrong        *wrong,
           GError                 **error)
{
  ChieuLessonVerdict verdict;

  chieu_lesson_check_again (self);
  chieu_lesson_run_try_cards (self->run, cards, &verdict);
  return chieu_lesson_check_wrong (self, &verdict, wrong, error);
}

gboolean
chieu_lesson_check_wrong_cards (ChieuLessonCheck        *self,
                                const ChieuPick         *pick,
                                const ChieuLessonCards  *right,
                                GError                 **error)
{
  ChieuLessonCards none = { 0 };

  for (guint i = 0; i < self->step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (self->step->wrongs, i);

      if (!chieu_lesson_cards_within (&wrong->cards, &pick->cards))
        return chieu_lesson_wrong (error, wrong->line, _("these cards do not lie there"));
    }
  return check_all (self, right, try_cards, error) && try_cards (self, &none, NULL, error);
}

/* ---- Faces ---- */

static gboolean
try_faces (ChieuLessonCheck        *self,
           const ChieuLessonCards  *cards,
           const ChieuWrong        *wrong,
           GError                 **error)
{
  ChieuLessonVerdict verdict;
  guint64 faces = 0;

  for (int i = 0; i < cards->n; i++)
    faces |= G_GUINT64_CONSTANT (1) << cards->cards[i];
  chieu_lesson_check_again (self);
  chieu_lesson_run_try_faces (self->run, faces, &verdict);
  return chieu_lesson_check_wrong (self, &verdict, wrong, error);
}

gboolean
chieu_lesson_check_wrong_faces (ChieuLessonCheck  *self,
                                guint64            right,
                                GError           **error)
{
  ChieuLessonCards cards = { 0 };

  for (int face = 0; face < CHIEU_DECK_FACES_MAX; face++)
    if ((right >> face & 1) != 0)
      chieu_lesson_cards_add (&cards, (ChieuCard) face);
  return check_all (self, &cards, try_faces, error);
}

/* ---- Groups ---- */

/* Whether the other cards can be arranged as well: then it is no fault to lay these so. */
static gboolean
can_be_right (const ChieuLessonCheck *self,
              const ChieuWrong       *wrong)
{
  const ChieuSchoolGame *school = self->run->school;
  g_autofree ChieuArrangement *arrangement = g_new0 (ChieuArrangement, 1);
  ChieuLessonCards rest = self->step->cards;
  int counts = school->group_lung (&wrong->cards);

  take_out (&rest, &wrong->cards);
  return counts >= 0
         && (rest.n == 0 || school->arrange (&rest, self->lesson->seats, MAX (0, self->step->lung - counts), arrangement));
}

gboolean
chieu_lesson_check_wrong_groups (ChieuLessonCheck  *self,
                                 GError           **error)
{
  for (guint i = 0; i < self->step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (self->step->wrongs, i);
      g_autofree ChieuArrangement *arrangement = g_new0 (ChieuArrangement, 1);
      ChieuLessonVerdict verdict;

      if (!chieu_lesson_cards_within (&wrong->cards, &self->step->cards))
        return chieu_lesson_wrong (error, wrong->line, _("these cards do not lie there"));
      if (can_be_right (self, wrong))
        return chieu_lesson_wrong (error, wrong->line, _("an answer that is called wrong is right by the rules"));
      arrangement->n = 1;
      arrangement->groups[0] = wrong->cards;
      chieu_lesson_run_try_groups (self->run, arrangement, &verdict);
      if (!chieu_lesson_check_wrong (self, &verdict, wrong, error))
        return FALSE;
    }
  return TRUE;
}
