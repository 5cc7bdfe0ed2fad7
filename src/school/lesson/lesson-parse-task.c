/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The elements of the tasks.
 */
#include "config.h"

#include "lesson-reader.h"

#include <glib/gi18n-lib.h>

#define RIGHT_MOVES_MAX 16
#define ANSWERS_MAX 8
#define LUNG_MAX 10

static gboolean
take_task (ChieuLessonReader  *self,
           ChieuTask           task,
           GError            **error)
{
  if (self->has_task)
    return chieu_lesson_bad (error, _("A step has one task"));
  self->has_task = TRUE;
  self->step->task = task;
  return TRUE;
}

/* ---- Cards ---- */

static gboolean
start_pick (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  const char *rule = chieu_lesson_attribute (attributes, "rule"), *with = chieu_lesson_attribute (attributes, "with");
  const ChieuSchoolGame *school = chieu_school_game_find (self->lesson->game);

  if (!take_task (self, CHIEU_TASK_PICK, error))
    return FALSE;
  self->step->rule = rule != NULL ? chieu_pick_rule_find (school, rule) : NULL;
  if (self->step->rule == NULL)
    return chieu_lesson_bad (error, _("There is no rule “%s” for picking cards"), rule != NULL ? rule : "");
  if (self->step->rule->needs_with ? with == NULL || chieu_lesson_attribute (attributes, "n") != NULL
                                   : !self->step->rule->is_phu && (with != NULL || chieu_lesson_attribute (attributes, "n") != NULL))
    return chieu_lesson_bad (error, _("Only a rule for one phu has “with” and “n”"));
  if (with != NULL && !chieu_lesson_read_card (self->lesson->game, with, &self->step->with, error))
    return FALSE;
  return chieu_lesson_attribute_number (attributes, "n", 1, CHIEU_LESSON_CARDS_MAX, &self->step->n, error);
}

/* Not every game has cards that are arranged, or wait. */
static gboolean
has_task (ChieuLessonReader  *self,
          gboolean            has,
          GError            **error)
{
  return has || chieu_lesson_bad (error, _("There is no such task of the game “%s”"), self->lesson->game->id);
}

static gboolean
start_arrange (ChieuLessonReader            *self,
               const ChieuLessonAttributes  *attributes,
               GError                      **error)
{
  return has_task (self, chieu_school_game_find (self->lesson->game)->arrange != NULL, error)
         && take_task (self, CHIEU_TASK_ARRANGE, error)
         && chieu_lesson_attribute_number (attributes, "lung", 0, LUNG_MAX, &self->step->lung, error);
}

static gboolean
start_faces (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  if (!has_task (self, chieu_school_game_find (self->lesson->game)->waits != NULL, error)
      || !take_task (self, CHIEU_TASK_FACES, error))
    return FALSE;
  return g_strcmp0 (chieu_lesson_attribute (attributes, "rule"), "waits") == 0
         || chieu_lesson_bad (error, _("The rule for faces is “waits”"));
}

/* ---- Moves ---- */

static gboolean
start_do (ChieuLessonReader            *self,
          const ChieuLessonAttributes  *attributes,
          GError                      **error)
{
  const char *fault = chieu_lesson_attribute (attributes, "fault");

  return take_task (self, CHIEU_TASK_DO, error)
         && chieu_lesson_attribute_yes (attributes, "any", &self->step->any, error)
         && (fault == NULL || chieu_lesson_read_reason (self->lesson->game, fault, &self->step->fault, error));
}

static gboolean
end_do (ChieuLessonReader  *self,
        const char         *text,
        GError            **error)
{
  return self->step->moves->len > 0 || chieu_lesson_bad (error, _("It names no move"));
}

static gboolean
end_move (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  ChieuLessonMove move = { .line = self->line };

  if (self->step->moves->len == RIGHT_MOVES_MAX)
    return chieu_lesson_bad (error, _("There are more than %u of them"), RIGHT_MOVES_MAX);
  if (!chieu_lesson_read_move (self->lesson->game, text, &move.move, error))
    return FALSE;
  g_array_append_val (self->step->moves, move);
  return TRUE;
}

static gboolean
end_then (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  return chieu_lesson_read_moves (self->lesson->game, self->lesson->seats, text, self->line, self->step->then, error);
}

static gboolean
start_play (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  const char *to = chieu_lesson_attribute (attributes, "to");

  if (!take_task (self, CHIEU_TASK_PLAY, error))
    return FALSE;
  self->step->to_win = g_strcmp0 (to, "win") == 0;
  return self->step->to_win || g_strcmp0 (to, "end") == 0
         || chieu_lesson_bad (error, _("One plays to “end” or to “win”"));
}

/* ---- Answers ---- */

static gboolean
start_choose (ChieuLessonReader            *self,
              const ChieuLessonAttributes  *attributes,
              GError                      **error)
{
  const char *rule = chieu_lesson_attribute (attributes, "rule"), *win = chieu_lesson_attribute (attributes, "win");
  ChieuStep *step = self->step;

  if (!take_task (self, CHIEU_TASK_CHOOSE, error))
    return FALSE;
  step->points = g_strcmp0 (rule, "points") == 0;
  if (rule != NULL && !step->points)
    return chieu_lesson_bad (error, _("The rule for a choice is “points”"));
  if (!step->points && (win != NULL || chieu_lesson_attribute (attributes, "thong") != NULL))
    return chieu_lesson_bad (error, _("Only a choice of points has “win” and “thong”"));
  return (win == NULL || chieu_lesson_read_card (self->lesson->game, win, &step->win, error))
         && chieu_lesson_attribute_yes (attributes, "thong", &step->thong, error);
}

static gboolean
end_choose (ChieuLessonReader  *self,
            const char         *text,
            GError            **error)
{
  guint right = 0;

  for (guint i = 0; i < self->step->answers->len; i++)
    right += ((const ChieuAnswer *) g_ptr_array_index (self->step->answers, i))->right != FALSE;
  if (self->step->answers->len >= 2 && right == 1)
    return TRUE;
  return chieu_lesson_bad (error, _("A choice has two answers or more, and one of them is right"));
}

static gboolean
start_answer (ChieuLessonReader            *self,
              const ChieuLessonAttributes  *attributes,
              GError                      **error)
{
  const char *why = chieu_lesson_attribute (attributes, "why");
  ChieuAnswer *answer;

  if (self->step->answers->len == ANSWERS_MAX)
    return chieu_lesson_bad (error, _("There are more than %u of them"), ANSWERS_MAX);
  answer = g_new0 (ChieuAnswer, 1);
  answer->line = self->line;
  g_ptr_array_add (self->step->answers, answer);
  if (why != NULL && (!chieu_lesson_check_text (self->lesson->game, why, error)
                      || !chieu_lesson_set_text (&answer->why, why, error)))
    return FALSE;
  return chieu_lesson_attribute_yes (attributes, "right", &answer->right, error);
}

static gboolean
end_answer (ChieuLessonReader  *self,
            const char         *text,
            GError            **error)
{
  ChieuAnswer *answer = g_ptr_array_index (self->step->answers, self->step->answers->len - 1);

  if (answer->right && answer->why != NULL)
    return chieu_lesson_bad (error, _("Only a wrong answer says why"));
  return chieu_lesson_set_text (&answer->text, text, error);
}

const ChieuLessonElement chieu_lesson_task_elements[] = {
  { "pick", "step", "rule with n", FALSE, start_pick, NULL },
  { "arrange", "step", "lung", FALSE, start_arrange, NULL },
  { "faces", "step", "rule", FALSE, start_faces, NULL },
  { "do", "step", "fault any", FALSE, start_do, end_do },
  { "move", "do", "", TRUE, NULL, end_move },
  { "then", "do", "", TRUE, NULL, end_then },
  { "play", "step", "to", FALSE, start_play, NULL },
  { "choose", "step", "rule win thong", FALSE, start_choose, end_choose },
  { "answer", "choose", "right why", TRUE, start_answer, end_answer },
  { NULL }
};
