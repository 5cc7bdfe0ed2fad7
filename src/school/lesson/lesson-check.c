/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-check-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Ways in which the mat can stand before one step: more than any lesson should have. */
#define ENDS_MAX 16

/* ---- Answers ---- */

void
chieu_lesson_check_again (ChieuLessonCheck *self)
{
  chieu_lesson_run_repeat (self->run);
}

void
chieu_lesson_check_add_end (ChieuLessonCheck *self)
{
  const ChieuState *state = chieu_lesson_run_get_state (self->run);

  if (self->ends->len > ENDS_MAX)
    return;
  for (guint i = 0; i < self->ends->len; i++)
    if (memcmp (&g_array_index (self->ends, ChieuState, i), state, self->lesson->game->state_size) == 0)
      return;
  g_array_append_val (self->ends, *state);
}

gboolean
chieu_lesson_check_right (ChieuLessonCheck    *self,
                          ChieuLessonVerdict  *verdict,
                          GError             **error)
{
  g_auto (ChieuLessonVerdict) taken = *verdict;
  const GError *fault = chieu_lesson_run_get_fault (self->run);

  self->tally.answers++;
  if (fault != NULL)
    {
      g_propagate_error (error, g_error_copy (fault));
      return FALSE;
    }
  return taken.right
         || chieu_lesson_wrong (error, self->step->line, _("a right answer is refused: %s"), taken.text);
}

gboolean
chieu_lesson_check_wrong (ChieuLessonCheck    *self,
                          ChieuLessonVerdict  *verdict,
                          const ChieuWrong    *wrong,
                          GError             **error)
{
  g_auto (ChieuLessonVerdict) taken = *verdict;
  guint line = wrong != NULL ? wrong->line : self->step->line;

  self->tally.answers++;
  if (taken.right)
    return chieu_lesson_wrong (error, line, _("an answer that is called wrong is right by the rules"));
  return wrong == NULL || taken.wrong == wrong
         || chieu_lesson_wrong (error, line, _("this wrong answer is the same as another one"));
}

/* ---- What every step has ---- */

static gboolean
check_cards (const ChieuLessonCheck  *self,
             GError                 **error)
{
  const ChieuDeck *deck = self->lesson->game->deck;
  int counts[256] = { 0 };

  for (int i = 0; i < self->step->cards.n; i++)
    if (++counts[self->step->cards.cards[i]] > deck->copies)
      return chieu_lesson_wrong (error, self->step->line, _("“%1$s” is named %2$d times; there are %3$d of it"),
                                 chieu_deck_name (deck, self->step->cards.cards[i]),
                                 counts[self->step->cards.cards[i]], deck->copies);
  return TRUE;
}

/* What a step points at must lie there. */
static gboolean
check_point (const ChieuLessonCheck  *self,
             GError                 **error)
{
  const ChieuStep *step = self->step;
  gboolean mat = chieu_lesson_run_has_mat (self->run) && step->cards.n == 0;
  ChieuLessonCards shown = step->cards;

  if (mat)
    self->run->school->get_hand (chieu_lesson_run_get_state (self->run), CHIEU_LEARNER, &shown);
  if (step->point != CHIEU_PLACE_NOTHING && !mat)
    return chieu_lesson_wrong (error, step->line, _("it points at a place, and there is no mat"));
  return chieu_lesson_cards_within (&step->point_cards, &shown)
         || chieu_lesson_wrong (error, step->line, _("it points at cards that are not there"));
}

/* Whatever others could claim the lesson must speak of. */
static gboolean
check_claims (const ChieuLessonCheck  *self,
              guint                    number,
              GError                 **error)
{
  const ChieuStep *step = self->step;
  ChieuState state;
  int claims = 0;

  if (step->position == NULL)
    return TRUE;
  if (!chieu_position_set_up (self->lesson, number, &state, &claims, error))
    return FALSE;
  return claims == 0
         || chieu_lesson_wrong (error, step->position->line,
                                _("another seat can claim a card from here on; the moves must say what it does"));
}

static gboolean
check_hints (const ChieuLessonCheck  *self,
             GError                 **error)
{
  return self->step->task == CHIEU_TASK_READ || self->step->hints->len > 0
         || chieu_lesson_wrong (error, self->step->line, _("a task needs a hint"));
}

/* ---- Steps ---- */

static gboolean
check_task (ChieuLessonCheck  *self,
            GError           **error)
{
  switch (self->step->task)
    {
    case CHIEU_TASK_READ:
      chieu_lesson_check_add_end (self);
      return TRUE;
    case CHIEU_TASK_PICK:
      return chieu_lesson_check_pick (self, error);
    case CHIEU_TASK_DO:
      return chieu_lesson_check_do (self, error);
    case CHIEU_TASK_ARRANGE:
      return chieu_lesson_check_arrange (self, error);
    case CHIEU_TASK_FACES:
      return chieu_lesson_check_faces (self, error);
    case CHIEU_TASK_CHOOSE:
      return chieu_lesson_check_choose (self, error);
    case CHIEU_TASK_PLAY:
      return chieu_lesson_check_play (self, error);
    }
  g_return_val_if_reached (FALSE);
}

/* The step from each state that the one before it can leave; with a position of its own they are all one. */
static gboolean
check_from (ChieuLessonCheck  *self,
            guint              number,
            const GArray      *starts,
            GError           **error)
{
  guint n = self->step->position != NULL ? 1 : starts->len;

  if (n > ENDS_MAX)
    return chieu_lesson_wrong (error, self->step->line, _("too many ways lead here; it needs a position"));
  for (guint i = 0; i < n; i++)
    if (!chieu_lesson_run_begin (self->run, number, &g_array_index (starts, ChieuState, i), error)
        || !check_point (self, error)
        || !check_task (self, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_step (ChieuLessonCheck  *self,
            guint              number,
            GError           **error)
{
  g_autoptr (GArray) starts = g_steal_pointer (&self->ends);

  self->step = g_ptr_array_index (self->lesson->steps, number);
  if (self->step->position != NULL)
    self->strict = self->step->position->strict;
  self->ends = g_array_new (FALSE, TRUE, sizeof (ChieuState));
  self->tally.steps++;
  if (check_cards (self, error) && check_claims (self, number, error) && check_hints (self, error)
      && check_from (self, number, starts, error))
    return TRUE;
  g_prefix_error (error, _("%1$s: step “%2$s”: "), self->lesson->source, self->step->id);
  return FALSE;
}

static gboolean
check_steps (ChieuLessonCheck  *self,
             GError           **error)
{
  for (guint i = 0; i < self->lesson->steps->len; i++)
    if (!check_step (self, i, error))
      return FALSE;
  return TRUE;
}

gboolean
chieu_lesson_check (const ChieuLesson  *lesson,
                    ChieuLessonTally   *tally,
                    GError            **error)
{
  ChieuLessonCheck self = { .lesson = lesson, .ends = g_array_new (FALSE, TRUE, sizeof (ChieuState)) };
  gboolean right;

  g_array_set_size (self.ends, 1);
  self.run = chieu_lesson_run_new_empty (lesson);
  right = check_steps (&self, error);
  if (tally != NULL)
    *tally = self.tally;
  g_array_unref (self.ends);
  chieu_lesson_run_free (self.run);
  return right;
}
