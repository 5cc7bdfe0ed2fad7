/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks the tasks that are done with cards or words.
 */
#include "config.h"

#include "lesson-check-private.h"

#include <glib/gi18n-lib.h>

static gboolean
is_small_enough (const ChieuLessonCheck  *self,
                 int                      n,
                 GError                 **error)
{
  int most = self->run->school->cards_max;

  return n <= most
         || chieu_lesson_wrong (error, self->step->line, _("there are %1$d cards; this task can have %2$d"), n, most);
}

/* ---- Picking ---- */

gboolean
chieu_lesson_check_pick (ChieuLessonCheck  *self,
                         GError           **error)
{
  ChieuLessonCards right;
  ChieuLessonVerdict verdict;
  ChieuPick pick;

  chieu_lesson_run_get_pick (self->run, &pick);
  if (pick.rule->needs_mat && pick.state == NULL)
    return chieu_lesson_wrong (error, self->step->line, _("this rule asks about the hand on the mat"));
  if (!is_small_enough (self, pick.cards.n, error))
    return FALSE;
  if (!pick.rule->find (&pick, &right))
    return chieu_lesson_wrong (error, self->step->line, _("no cards here are right"));
  if (!chieu_lesson_check_wrong_cards (self, &pick, &right, error))
    return FALSE;
  chieu_lesson_check_again (self);
  chieu_lesson_run_try_cards (self->run, &right, &verdict);
  chieu_lesson_check_add_end (self);
  return chieu_lesson_check_right (self, &verdict, error);
}

/* ---- Arranging ---- */

gboolean
chieu_lesson_check_arrange (ChieuLessonCheck  *self,
                            GError           **error)
{
  const ChieuStep *step = self->step;
  g_autofree ChieuArrangement *arrangement = g_new0 (ChieuArrangement, 1);
  ChieuLessonVerdict verdict;

  if (!is_small_enough (self, step->cards.n, error))
    return FALSE;
  chieu_lesson_run_try_groups (self->run, arrangement, &verdict);
  if (!chieu_lesson_check_wrong (self, &verdict, NULL, error))
    return FALSE;
  if (!self->run->school->arrange (&step->cards, self->lesson->seats, step->lung, arrangement))
    return chieu_lesson_wrong (error, step->line, _("these cards cannot be arranged so"));
  if (!chieu_lesson_check_wrong_groups (self, error))
    return FALSE;
  chieu_lesson_run_try_groups (self->run, arrangement, &verdict);
  chieu_lesson_check_add_end (self);
  return chieu_lesson_check_right (self, &verdict, error);
}

/* ---- Faces ---- */

gboolean
chieu_lesson_check_faces (ChieuLessonCheck  *self,
                          GError           **error)
{
  const ChieuStep *step = self->step;
  int seats = self->lesson->seats, size = self->run->school->wait_size (seats);
  ChieuLessonVerdict verdict;
  guint64 waits;

  if (step->cards.n != size)
    return chieu_lesson_wrong (error, step->line, _("a hand that waits has %1$d cards, not %2$d"), size, step->cards.n);
  waits = self->run->school->waits (&step->cards, seats);
  if (waits == 0)
    return chieu_lesson_wrong (error, step->line, _("this hand waits for nothing"));
  if (!chieu_lesson_check_wrong_faces (self, waits, error))
    return FALSE;
  chieu_lesson_check_again (self);
  chieu_lesson_run_try_faces (self->run, waits, &verdict);
  chieu_lesson_check_add_end (self);
  return chieu_lesson_check_right (self, &verdict, error);
}

/* ---- Choosing ---- */

static gboolean
is_alone (const ChieuLessonCheck *self,
          guint                   number)
{
  const ChieuAnswer *answer = g_ptr_array_index (self->step->answers, number);

  for (guint i = 0; i < number; i++)
    if (g_str_equal (((const ChieuAnswer *) g_ptr_array_index (self->step->answers, i))->text, answer->text))
      return FALSE;
  return TRUE;
}

static gboolean
check_answer (ChieuLessonCheck  *self,
              guint              number,
              GError           **error)
{
  const ChieuAnswer *answer = g_ptr_array_index (self->step->answers, number);
  ChieuLessonVerdict verdict;

  if (!is_alone (self, number))
    return chieu_lesson_wrong (error, answer->line, _("two answers are the same"));
  chieu_lesson_check_again (self);
  chieu_lesson_run_try_answer (self->run, number, &verdict);
  if (answer->right)
    return chieu_lesson_check_right (self, &verdict, error);
  return chieu_lesson_check_wrong (self, &verdict, NULL, error);
}

gboolean
chieu_lesson_check_choose (ChieuLessonCheck  *self,
                           GError           **error)
{
  if (self->step->points && !chieu_lesson_check_points (self, error))
    return FALSE;
  for (guint i = 0; i < self->step->answers->len; i++)
    if (!check_answer (self, i, error))
      return FALSE;
  chieu_lesson_check_add_end (self);
  return TRUE;
}
