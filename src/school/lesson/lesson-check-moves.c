/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks the tasks that are done with moves.
 */
#include "config.h"

#include "lesson-check-private.h"

#include <glib/gi18n-lib.h>

#include "bots/bot.h"

/* ---- A do ---- */

static ChieuReason
ask_rules (const ChieuLessonCheck *self,
           const ChieuMove        *move,
           bool                   *possible)
{
  return self->lesson->game->check (chieu_lesson_run_get_state (self->run), CHIEU_LEARNER, move, possible);
}

/* What the rules list of moves as the step wants them, clean or faults. */
static int
list_moves (const ChieuLessonCheck *self,
            ChieuMove               moves[CHIEU_MOVES_MAX])
{
  ChieuMoveScope scope = self->step->fault == CHIEU_REASON_NONE ? CHIEU_MOVES_CLEAN : CHIEU_MOVES_ALL;

  return self->lesson->game->moves (chieu_lesson_run_get_state (self->run), CHIEU_LEARNER, scope, moves);
}

/* Whether a careful player could make it: it is among the clean moves that the rules list. A fault hands can make anyhow. */
static gboolean
is_listed (const ChieuLessonCheck *self,
           const ChieuMove        *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = list_moves (self, moves);

  for (int i = 0; i < n; i++)
    if (chieu_script_same_move (self->run->school, &moves[i], move))
      return TRUE;
  return self->run->school->lists_some;
}

static gboolean
check_expected (ChieuLessonCheck       *self,
                const ChieuLessonMove  *expected,
                GError                **error)
{
  g_autofree char *complaint = NULL;
  ChieuLessonVerdict verdict;
  bool possible = false;
  ChieuReason reason;

  chieu_lesson_check_again (self);
  reason = ask_rules (self, &expected->move, &possible);
  complaint = chieu_script_complaint (self->lesson->game, expected, reason);
  if (!possible || (reason != CHIEU_REASON_NONE && self->step->fault == CHIEU_REASON_NONE))
    return chieu_lesson_wrong (error, expected->line, "%s", complaint);
  if (reason != self->step->fault)
    return chieu_lesson_wrong (error, expected->line, _("this move is no such fault"));
  if (!is_listed (self, &expected->move))
    return chieu_lesson_wrong (error, expected->line, _("a careful player would not make this move"));
  chieu_lesson_run_try_move (self->run, &expected->move, &verdict);
  if (!chieu_lesson_check_right (self, &verdict, error))
    return FALSE;
  chieu_lesson_check_add_end (self);
  return TRUE;
}

/* Where any move of a kind is right, all that the rules list are. */
static gboolean
check_any (ChieuLessonCheck       *self,
           const ChieuLessonMove  *expected,
           GError                **error)
{
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  int n;

  chieu_lesson_check_again (self);
  n = list_moves (self, moves);
  for (int i = 0; i < n; i++)
    {
      const ChieuLessonMove other = { .move = moves[i], .line = expected->line };
      bool possible;

      chieu_lesson_check_again (self);
      if (moves[i].kind == expected->move.kind && ask_rules (self, &moves[i], &possible) == self->step->fault
          && !check_expected (self, &other, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_wrong_move (ChieuLessonCheck  *self,
                  const ChieuWrong  *wrong,
                  GError           **error)
{
  const char *const *reasons = self->lesson->game->reasons;
  ChieuLessonVerdict verdict;
  bool possible = false;
  ChieuReason reason;

  chieu_lesson_check_again (self);
  reason = ask_rules (self, &wrong->move, &possible);
  if (wrong->reason != CHIEU_REASON_NONE && reason == CHIEU_REASON_NONE)
    return chieu_lesson_wrong (error, wrong->line, _("the rules do not refuse this move"));
  if (wrong->reason != CHIEU_REASON_NONE && reason != wrong->reason)
    return chieu_lesson_wrong (error, wrong->line, _("the rules refuse this move for “%1$s”, not for “%2$s”"),
                               reasons[reason], reasons[wrong->reason]);
  chieu_lesson_run_try_move (self->run, &wrong->move, &verdict);
  return chieu_lesson_check_wrong (self, &verdict, wrong, error);
}

static gboolean
is_asked (const ChieuLessonCheck *self)
{
  return (self->lesson->game->to_answer (chieu_lesson_run_get_state (self->run)) >> CHIEU_LEARNER & 1) != 0;
}

gboolean
chieu_lesson_check_do (ChieuLessonCheck  *self,
                       GError           **error)
{
  const ChieuStep *step = self->step;

  if (!is_asked (self))
    return chieu_lesson_wrong (error, step->line, _("the learner is not asked here"));
  if (step->fault != CHIEU_REASON_NONE && !self->strict)
    return chieu_lesson_wrong (error, step->line, _("a fault is made in a strict position only"));
  for (guint i = 0; i < step->moves->len; i++)
    {
      const ChieuLessonMove *expected = &g_array_index (step->moves, ChieuLessonMove, i);

      if (!check_expected (self, expected, error) || (step->any && !check_any (self, expected, error)))
        return FALSE;
    }
  for (guint i = 0; i < step->wrongs->len; i++)
    if (!check_wrong_move (self, g_ptr_array_index (step->wrongs, i), error))
      return FALSE;
  return TRUE;
}

/* ---- A play ---- */

/* Plays the learner's seat as a bot of this level would. Returns: whether the task was done */
static gboolean
play_as (ChieuLessonCheck *self,
         const char       *level)
{
  gboolean done = FALSE;
  ChieuMove move;

  chieu_lesson_check_again (self);
  while (!done && chieu_lesson_run_choose (self->run, CHIEU_LEARNER, level, &move))
    {
      g_auto (ChieuLessonVerdict) verdict = { 0 };

      chieu_lesson_run_try_move (self->run, &move, &verdict);
      self->tally.answers++;
      done = verdict.done;
    }
  return done;
}

gboolean
chieu_lesson_check_play (ChieuLessonCheck  *self,
                         GError           **error)
{
  if (!is_asked (self))
    return chieu_lesson_wrong (error, self->step->line, _("the learner is not asked here"));
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    if (play_as (self, chieu_bot_levels[i]->id))
      {
        chieu_lesson_check_add_end (self);
        return TRUE;
      }
  return chieu_lesson_wrong (error, self->step->line, _("nobody found a way to win this hand"));
}
