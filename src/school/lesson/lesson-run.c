/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-run-private.h"

#include <glib/gi18n-lib.h>

#include "position.h"

/* ---- Beginning and ending ---- */

ChieuLessonRun *
chieu_lesson_run_new_empty (const ChieuLesson *lesson)
{
  ChieuLessonRun *self = g_new0 (ChieuLessonRun, 1);

  self->lesson = lesson;
  self->school = chieu_school_game_find (lesson->game);
  self->words = chieu_words_for_game (lesson->game);
  self->deeds = g_array_new (FALSE, TRUE, sizeof (ChieuDeed));
  return self;
}

ChieuLessonRun *
chieu_lesson_run_new (const ChieuLesson  *lesson,
                      GError            **error)
{
  g_autoptr (ChieuLessonRun) self = chieu_lesson_run_new_empty (lesson);

  return chieu_lesson_run_begin (self, 0, NULL, error) ? g_steal_pointer (&self) : NULL;
}

void
chieu_lesson_run_free (ChieuLessonRun *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->deeds);
  g_clear_error (&self->fault);
  g_free (self);
}

/* What a step is from the moment its mat stands. */
static void
begin_task (ChieuLessonRun *self)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  self->state = self->start;
  self->hints = self->decisions = 0;
  self->done = step->task == CHIEU_TASK_READ;
  g_array_set_size (self->deeds, 0);
  g_clear_error (&self->fault);
  if (step->task == CHIEU_TASK_PLAY)
    chieu_lesson_run_play_others (self);
}

gboolean
chieu_lesson_run_begin (ChieuLessonRun    *self,
                        guint              number,
                        const ChieuState  *state,
                        GError           **error)
{
  const ChieuStep *step = g_ptr_array_index (self->lesson->steps, number);
  /* The first step begins with nothing, also when one comes back to it. */
  ChieuState start = state != NULL ? *state : number > 0 ? self->state : (ChieuState) { 0 };

  if (step->position != NULL
      && !chieu_position_set_up (self->lesson, number, &start, NULL, error))
    return FALSE;
  self->start = start;
  self->has_mat = step->position != NULL || (number > 0 && self->has_mat);
  self->number = number;
  begin_task (self);
  return TRUE;
}

/* ---- Where one is ---- */

const ChieuStep *
chieu_lesson_run_get_step (const ChieuLessonRun *self)
{
  return self->number < self->lesson->steps->len ? g_ptr_array_index (self->lesson->steps, self->number) : NULL;
}

guint
chieu_lesson_run_get_number (const ChieuLessonRun *self)
{
  return self->number;
}

gboolean
chieu_lesson_run_is_done (const ChieuLessonRun *self)
{
  return self->done;
}

gboolean
chieu_lesson_run_has_mat (const ChieuLessonRun *self)
{
  return self->has_mat;
}

const ChieuState *
chieu_lesson_run_get_state (const ChieuLessonRun *self)
{
  return &self->state;
}

void
chieu_lesson_run_get_view (const ChieuLessonRun *self,
                           ChieuState           *view)
{
  g_return_if_fail (self->has_mat);
  self->lesson->game->observe (&self->state, CHIEU_LEARNER, view);
}

void
chieu_lesson_run_get_start_view (const ChieuLessonRun *self,
                                 ChieuState           *view)
{
  g_return_if_fail (self->has_mat);
  self->lesson->game->observe (&self->start, CHIEU_LEARNER, view);
}

const GArray *
chieu_lesson_run_get_deeds (const ChieuLessonRun *self)
{
  return self->deeds;
}

void
chieu_lesson_run_get_pick (const ChieuLessonRun *self,
                           ChieuPick            *pick)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  g_return_if_fail (step != NULL && step->task == CHIEU_TASK_PICK);
  *pick = (ChieuPick) {
    .school = self->school,
    .rule = step->rule,
    .with = step->with,
    .n = step->n,
    .seats = self->lesson->seats,
    .cards = step->cards,
    .state = step->cards.n == 0 ? &self->state : NULL,
  };
  if (pick->state != NULL)
    self->school->get_hand (pick->state, CHIEU_LEARNER, &pick->cards);
}

gboolean
chieu_lesson_run_is_strict (const ChieuLessonRun *self)
{
  guint number = MIN (self->number + 1, self->lesson->steps->len);

  while (number-- > 0)
    {
      const ChieuStep *step = g_ptr_array_index (self->lesson->steps, number);

      if (step->position != NULL)
        return step->position->strict;
    }
  return FALSE;
}

const GError *
chieu_lesson_run_get_fault (const ChieuLessonRun *self)
{
  return self->fault;
}

/* ---- Going through ---- */

/* Leaves the mat as if the task were done. */
static void
skip (ChieuLessonRun *self)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  chieu_lesson_run_repeat (self);
  if (step->task == CHIEU_TASK_DO)
    chieu_lesson_run_do (self, &g_array_index (step->moves, ChieuLessonMove, 0).move, NULL);
  else if (step->task == CHIEU_TASK_PLAY)
    chieu_lesson_run_play_out (self);
}

gboolean
chieu_lesson_run_next (ChieuLessonRun  *self,
                       GError         **error)
{
  g_return_val_if_fail (chieu_lesson_run_get_step (self) != NULL, FALSE);
  if (!self->done)
    skip (self);
  if (self->number + 1 < self->lesson->steps->len)
    return chieu_lesson_run_begin (self, self->number + 1, NULL, error);
  self->number++;
  self->done = TRUE;
  g_array_set_size (self->deeds, 0);
  return TRUE;
}

gboolean
chieu_lesson_run_go_to (ChieuLessonRun  *self,
                        guint            number,
                        GError         **error)
{
  g_return_val_if_fail (number < self->lesson->steps->len, FALSE);
  if (number < self->number && !chieu_lesson_run_begin (self, 0, NULL, error))
    return FALSE;
  while (self->number < number)
    if (!chieu_lesson_run_next (self, error))
      return FALSE;
  return TRUE;
}

void
chieu_lesson_run_repeat (ChieuLessonRun *self)
{
  g_return_if_fail (chieu_lesson_run_get_step (self) != NULL);
  begin_task (self);
}

char *
chieu_lesson_run_hint (ChieuLessonRun *self)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  char *coach = NULL;
  guint place;

  if (step == NULL || step->hints->len == 0)
    return NULL;
  /* A play has more questions than a lesson can foresee. */
  if (step->task == CHIEU_TASK_PLAY && self->hints >= step->hints->len)
    coach = chieu_lesson_run_ask_coach (self);
  if (coach != NULL)
    return coach;
  place = MIN (self->hints, step->hints->len - 1);
  self->hints++;
  return chieu_lesson_text (self->lesson, g_ptr_array_index (step->hints, place));
}

/* ---- Verdicts ---- */

void
chieu_lesson_verdict_clear (ChieuLessonVerdict *self)
{
  g_clear_pointer (&self->text, g_free);
  *self = (ChieuLessonVerdict) { 0 };
}

gboolean
chieu_lesson_run_takes (ChieuLessonRun     *self,
                        ChieuTask           task,
                        ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  *verdict = (ChieuLessonVerdict) { 0 };
  if (step != NULL && step->task == task && !self->done)
    return TRUE;
  chieu_lesson_run_refuse (self, NULL, g_strdup (_("Nothing like that is asked for now.")), verdict);
  verdict->done = self->done;
  return FALSE;
}

void
chieu_lesson_run_praise (ChieuLessonRun     *self,
                         gboolean            done,
                         ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  self->done = done;
  *verdict = (ChieuLessonVerdict) { .right = TRUE, .done = done };
  verdict->text = chieu_lesson_text (self->lesson, done ? step->praise : NULL);
}

void
chieu_lesson_run_refuse (const ChieuLessonRun *self,
                         const ChieuWrong     *wrong,
                         char                 *text,
                         ChieuLessonVerdict   *verdict)
{
  ChieuReason reason = verdict->reason;

  *verdict = (ChieuLessonVerdict) { .reason = reason, .wrong = wrong };
  verdict->text = wrong != NULL ? chieu_lesson_text (self->lesson, wrong->text) : g_steal_pointer (&text);
  g_free (text);
}
