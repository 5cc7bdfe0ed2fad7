/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers that are moves, and what the others do then.
 */
#include "config.h"

#include "lesson-run-private.h"
#include "lesson-wrong.h"

#include <glib/gi18n-lib.h>

#include "bots/bot.h"
#include "school/coach/coach.h"
#include "position.h"

/* A bot at the learner's seat, or the others in a lesson: quick enough while somebody waits. */
#define NODES_MAX 2000

static void
made (int                seat,
      const ChieuMove   *move,
      const ChieuEvents *events,
      gpointer           data)
{
  ChieuLessonRun *self = data;
  ChieuDeed deed = { .seat = (guint8) seat, .move = *move, .events = *events };

  self->lesson->game->observe (&self->state, CHIEU_LEARNER, &deed.view);
  g_array_append_val (self->deeds, deed);
}

void
chieu_lesson_run_get_script (ChieuLessonRun *self,
                             ChieuScript    *script)
{
  *script = (ChieuScript) { .school = self->school, .state = &self->state, .made = made, .data = self };
}

/* ---- A do ---- */

gboolean
chieu_lesson_run_do (ChieuLessonRun   *self,
                     const ChieuMove  *move,
                     GError          **error)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  const ChieuLessonMove *failed;
  g_autofree char *complaint = NULL;
  ChieuReason reason;
  ChieuScript script;

  chieu_lesson_run_get_script (self, &script);
  if (chieu_script_do (&script, move, step->then, &failed, &reason))
    return TRUE;
  complaint = chieu_script_complaint (self->lesson->game, failed, reason);
  return chieu_lesson_wrong (error, failed->line, "%s", complaint);
}

static gboolean
is_expected (const ChieuLessonRun *self,
             const ChieuStep      *step,
             const ChieuMove      *move)
{
  for (guint i = 0; i < step->moves->len; i++)
    {
      const ChieuMove *expected = &g_array_index (step->moves, ChieuLessonMove, i).move;

      if (step->any ? expected->kind == move->kind : chieu_script_same_move (self->school, expected, move))
        return TRUE;
    }
  return FALSE;
}

/* Asks the rules. Returns: whether the move can be made, and is just this fault (NONE: none). */
static gboolean
is_possible (const ChieuLessonRun *self,
             const ChieuMove      *move,
             ChieuReason           fault,
             ChieuReason          *reason)
{
  bool possible = false;

  *reason = self->lesson->game->check (&self->state, CHIEU_LEARNER, move, &possible);
  return possible && *reason == fault;
}

static char *
why_not (const ChieuLessonRun *self,
         ChieuReason           reason)
{
  if (reason != CHIEU_REASON_NONE)
    return g_strdup (chieu_words_reason (self->words, reason));
  return g_strdup (_("That can be done, but it is not what is asked for here."));
}

static void
try_do (ChieuLessonRun     *self,
        const ChieuMove    *move,
        ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  gboolean fits = is_possible (self, move, step->fault, &verdict->reason);

  if (!fits || !is_expected (self, step, move))
    {
      chieu_lesson_run_refuse (self, chieu_wrong_find_move (self->school, step, move), why_not (self, verdict->reason), verdict);
      return;
    }
  g_array_set_size (self->deeds, 0);
  chieu_lesson_run_do (self, move, &self->fault);
  chieu_lesson_run_praise (self, TRUE, verdict);
}

/* ---- A play ---- */

/* Each decision of the others has a seed of its own, which the lesson's id decides. Those at the learner's seat do not count:
 * against a bot there the others play as they do against the learner. */
static guint64
decision_seed (ChieuLessonRun *self,
               int             seat)
{
  guint number = self->decisions;

  self->decisions += seat != CHIEU_LEARNER;
  return chieu_random_hand_seed (g_str_hash (self->lesson->id), number);
}

gboolean
chieu_lesson_run_choose (ChieuLessonRun *self,
                         int             seat,
                         const char     *level,
                         ChieuMove      *move)
{
  const ChieuGame *game = self->lesson->game;
  ChieuBotBudget budget = { .seed = decision_seed (self, seat), .max_nodes = NODES_MAX };
  ChieuState view;

  game->observe (&self->state, seat, &view);
  return chieu_bot_choose (chieu_bot_level_find (level), game, &view, seat, &budget, move, NULL);
}

static void
let_play (ChieuLessonRun *self,
          int             seat)
{
  ChieuScript script;
  ChieuMove move;

  if (!chieu_lesson_run_choose (self, seat, CHIEU_LESSON_OTHERS, &move))
    return;
  chieu_lesson_run_get_script (self, &script);
  chieu_script_apply (&script, seat, &move);
}

void
chieu_lesson_run_play_others (ChieuLessonRun *self)
{
  const ChieuGame *game = self->lesson->game;
  unsigned asked;

  while ((asked = game->to_answer (&self->state)) != 0 && (asked & 1u << CHIEU_LEARNER) == 0)
    let_play (self, g_bit_nth_lsf (asked, -1));
}

void
chieu_lesson_run_play_out (ChieuLessonRun *self)
{
  const ChieuGame *game = self->lesson->game;

  while (game->to_answer (&self->state) != 0)
    {
      let_play (self, CHIEU_LEARNER);
      chieu_lesson_run_play_others (self);
    }
}

gboolean
chieu_lesson_run_play_is_over (const ChieuLessonRun *self)
{
  return self->lesson->game->to_answer (&self->state) == 0;
}

gboolean
chieu_lesson_run_play_is_won (const ChieuLessonRun *self)
{
  ChieuResult result;

  self->lesson->game->result (&self->state, &result);
  return result.outcome == CHIEU_OUTCOME_WON && result.winner == CHIEU_LEARNER;
}

char *
chieu_lesson_run_ask_coach (const ChieuLessonRun *self)
{
  static const ChieuCoachTopic topics[] = { CHIEU_COACH_BEST, CHIEU_COACH_WHY, CHIEU_COACH_FAR };
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  ChieuState view;

  chieu_lesson_run_get_view (self, &view);
  advice = chieu_coach_advise (self->lesson->game, &view, CHIEU_LEARNER);
  for (gsize i = 0; advice != NULL && i < G_N_ELEMENTS (topics); i++)
    {
      const ChieuCoachPart *part = chieu_coach_advice_find (advice, topics[i]);

      if (part != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", part->text);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
try_play (ChieuLessonRun     *self,
          const ChieuMove    *move,
          ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  gboolean over;
  ChieuScript script;

  if (!is_possible (self, move, CHIEU_REASON_NONE, &verdict->reason))
    {
      chieu_lesson_run_refuse (self, NULL, g_strdup (chieu_words_reason (self->words, verdict->reason)), verdict);
      return;
    }
  g_array_set_size (self->deeds, 0);
  chieu_lesson_run_get_script (self, &script);
  chieu_script_apply (&script, CHIEU_LEARNER, move);
  chieu_lesson_run_play_others (self);
  over = chieu_lesson_run_play_is_over (self);
  if (over && step->to_win && !chieu_lesson_run_play_is_won (self))
    chieu_lesson_run_refuse (self, NULL, g_strdup (_("The hand is over, and it was not yours. Play it once more.")), verdict);
  else
    chieu_lesson_run_praise (self, over, verdict);
}

void
chieu_lesson_run_try_move (ChieuLessonRun     *self,
                           const ChieuMove    *move,
                           ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  ChieuTask task = step != NULL && step->task == CHIEU_TASK_PLAY ? CHIEU_TASK_PLAY : CHIEU_TASK_DO;

  if (!chieu_lesson_run_takes (self, task, verdict))
    return;
  if (task == CHIEU_TASK_PLAY)
    try_play (self, move, verdict);
  else
    try_do (self, move, verdict);
}
