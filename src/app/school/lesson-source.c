/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-source.h"

#include "mat/played/mat-source.h"
#include "mat/view/mat-lesson.h"

struct _ChieuLessonSource
{
  ChieuMatView *mat;             /* not owned: it owns this */
  const ChieuLesson *lesson;
  ChieuLessonRun *run;
  const ChieuLessonListener *listener;
  gpointer data;
  ChieuPace pace;
  ChieuState view;               /* what the learner sees after the moves shown so far */
  guint shown;                   /* how many of the run's deeds have been shown */
  guint timer;                   /* source that shows the next deed, 0 if none */
  ChieuLessonVerdict verdict;    /* if @has_verdict: the listener gets it when all are shown */
  gboolean has_verdict;
};

/* Milliseconds between two moves, and between two cards dealt; at WAIT the person asks for each move. */
static const struct { guint move, deal; } beats[] = {
  [CHIEU_PACE_WAIT] = { 0, 90 },
  [CHIEU_PACE_SLOW] = { 1900, 140 },
  [CHIEU_PACE_NORMAL] = { 1200, 80 },
  [CHIEU_PACE_QUICK] = { 500, 30 },
  [CHIEU_PACE_NONE] = { 0, 0 },
};

gboolean
chieu_lesson_source_is_behind (ChieuLessonSource *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->shown < chieu_lesson_run_get_deeds (self->run)->len;
}

/* ---- Showing moves ---- */

static void
show_next_deed (ChieuLessonSource *self)
{
  const ChieuDeed *deed = &g_array_index (chieu_lesson_run_get_deeds (self->run), ChieuDeed, self->shown);

  self->shown++;
  self->view = deed->view;
  chieu_mat_view_report_move (self->mat, deed->seat, &deed->move, &deed->events);
  self->listener->shown (self->data, deed);
}

static void
tell_verdict (ChieuLessonSource *self)
{
  ChieuLessonVerdict verdict = self->verdict;

  if (!self->has_verdict)
    return;
  self->has_verdict = FALSE;
  self->verdict = (ChieuLessonVerdict) { 0 };
  self->listener->judged (self->data, &verdict);
  chieu_lesson_verdict_clear (&verdict);
}

/* Brings the mat to the state of the run, when all moves are shown; all hands are open if the hand is over. */
static void
catch_up (ChieuLessonSource *self)
{
  const ChieuState *state = chieu_lesson_run_get_state (self->run);

  if (self->lesson->game->to_answer (state) == 0)
    self->view = *state;
  else
    chieu_lesson_run_get_view (self->run, &self->view);
  chieu_mat_view_report_question (self->mat);
  tell_verdict (self);
}

static gboolean show_next_cb (gpointer data);

static void
plan_next_deed (ChieuLessonSource *self)
{
  if (!chieu_lesson_source_is_behind (self))
    catch_up (self);
  else if (self->pace == CHIEU_PACE_WAIT && chieu_lesson_run_get_step (self->run)->task != CHIEU_TASK_WATCH)
    chieu_mat_view_report_change (self->mat);
  else
    /* A scene continues automatically once it has begun. */
    self->timer = g_timeout_add (beats[self->pace == CHIEU_PACE_WAIT ? CHIEU_PACE_SLOW : self->pace].move, show_next_cb, self);
}

static gboolean
show_next_cb (gpointer data)
{
  ChieuLessonSource *self = data;

  self->timer = 0;
  show_next_deed (self);
  plan_next_deed (self);
  return G_SOURCE_REMOVE;
}

gboolean
chieu_lesson_source_show_all (ChieuLessonSource *self)
{
  gboolean moved;

  g_return_val_if_fail (self != NULL, FALSE);

  moved = chieu_mat_view_land (self->mat);
  g_clear_handle_id (&self->timer, g_source_remove);
  if (!chieu_lesson_source_is_behind (self))
    return moved;
  while (chieu_lesson_source_is_behind (self))
    show_next_deed (self);
  chieu_mat_view_land (self->mat);
  catch_up (self);
  return TRUE;
}

/* ---- What the mat asks ---- */

static const ChieuGame *
get_game (gpointer data)
{
  return ((ChieuLessonSource *) data)->lesson->game;
}

static const void *
get_view (gpointer data)
{
  return &((ChieuLessonSource *) data)->view;
}

static int
get_person (gpointer data)
{
  return CHIEU_LEARNER;
}

static gboolean
is_asked (gpointer data)
{
  ChieuLessonSource *self = data;
  const ChieuStep *step = chieu_lesson_run_get_step (self->run);

  return step != NULL && (step->task == CHIEU_TASK_DO || step->task == CHIEU_TASK_PLAY)
         && !chieu_lesson_run_is_done (self->run) && !chieu_lesson_source_is_behind (self)
         && (get_game (self)->to_answer (chieu_lesson_run_get_state (self->run)) >> CHIEU_LEARNER & 1) != 0;
}

static int
list_moves (gpointer        data,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  ChieuLessonSource *self = data;

  return get_game (self)->moves (chieu_lesson_run_get_state (self->run), CHIEU_LEARNER, scope, moves);
}

/* The mat is given no reason, since the lesson has its own words for a wrong move. A hand that is played alone may be lost by a move that the
 * rules allow: such a move is made, and not refused. */
static ChieuTry
try_move (gpointer         data,
          const ChieuMove *move,
          ChieuReason     *reason)
{
  ChieuLessonSource *self = data;
  ChieuTask task = chieu_lesson_run_get_step (self->run)->task;
  ChieuLessonVerdict verdict = { 0 };

  chieu_lesson_run_try_move (self->run, move, &verdict);
  *reason = CHIEU_REASON_NONE;
  if (!verdict.right && !(task == CHIEU_TASK_PLAY && verdict.reason == CHIEU_REASON_NONE))
    {
      self->listener->judged (self->data, &verdict);
      chieu_lesson_verdict_clear (&verdict);
      return CHIEU_TRY_REFUSED;
    }
  self->verdict = verdict;
  self->has_verdict = TRUE;
  self->shown = 0;
  if (chieu_lesson_source_is_behind (self))
    show_next_deed (self);
  plan_next_deed (self);
  return CHIEU_TRY_DONE;
}

/* Returns: whether the step asks for a fault or comments on one; only then moves that are faults have buttons */
static gboolean
speaks_of_faults (const ChieuStep *step)
{
  for (guint i = 0; i < step->wrongs->len; i++)
    if (((const ChieuWrong *) g_ptr_array_index (step->wrongs, i))->reason != CHIEU_REASON_NONE)
      return TRUE;
  return step->fault != CHIEU_REASON_NONE;
}

static ChieuWay
get_way (gpointer data)
{
  ChieuLessonSource *self = data;
  const ChieuStep *step = chieu_lesson_run_get_step (self->run);

  if (chieu_lesson_run_is_strict (self->run))
    return CHIEU_WAY_NGHIEM;
  return step != NULL && step->task == CHIEU_TASK_DO && speaks_of_faults (step) ? CHIEU_WAY_THUONG : CHIEU_WAY_HOC;
}

static gboolean
can_undo (gpointer data)
{
  return FALSE;
}

static void
undo (gpointer data)
{
}

/* A scene continues automatically, so there is no button for the next card. */
static gboolean
is_waiting (gpointer data)
{
  ChieuLessonSource *self = data;
  const ChieuStep *step = chieu_lesson_run_get_step (self->run);

  return chieu_lesson_source_is_behind (self) && (step == NULL || step->task != CHIEU_TASK_WATCH);
}

static void
proceed (gpointer data)
{
  ChieuLessonSource *self = data;

  if (!chieu_lesson_source_is_behind (self))
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  show_next_cb (self);
}

static void
tell_text (gpointer    data,
           const char *text)
{
  ChieuLessonSource *self = data;

  self->listener->told (self->data, text);
}

static void
prompt_text (gpointer    data,
             const char *text,
             gboolean    begun)
{
  ChieuLessonSource *self = data;

  self->listener->prompted (self->data, text, begun);
}

static const ChieuMatSource source = {
  .get_game = get_game,
  .get_view = get_view,
  .get_person = get_person,
  .is_asked = is_asked,
  .list_moves = list_moves,
  .try_move = try_move,
  .get_way = get_way,
  .can_undo = can_undo,
  .undo = undo,
  .is_waiting = is_waiting,
  .proceed = proceed,
  .tell = tell_text,
  .prompt = prompt_text,
};

/* ---- Life ---- */

static void
source_free (gpointer data)
{
  ChieuLessonSource *self = data;

  g_clear_handle_id (&self->timer, g_source_remove);
  chieu_lesson_verdict_clear (&self->verdict);
  g_free (self);
}

ChieuLessonSource *
chieu_lesson_source_show (ChieuMatView              *mat,
                          const ChieuLesson         *lesson,
                          ChieuLessonRun            *run,
                          const ChieuLessonListener *listener,
                          gpointer                   data)
{
  ChieuLessonSource *self;

  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (mat) && lesson != NULL && run != NULL && listener != NULL, NULL);

  self = g_new0 (ChieuLessonSource, 1);
  self->mat = mat;
  self->lesson = lesson;
  self->run = run;
  self->listener = listener;
  self->data = data;
  self->pace = CHIEU_PACE_NONE;
  chieu_lesson_run_get_start_view (run, &self->view);
  chieu_mat_view_set_source (mat, &source, self, source_free);
  return self;
}

void
chieu_lesson_source_set_pace (ChieuLessonSource *self,
                              ChieuPace          pace)
{
  g_return_if_fail (self != NULL && pace <= CHIEU_PACE_NONE);

  self->pace = pace;
}

void
chieu_lesson_source_begin (ChieuLessonSource *self,
                           gboolean           deal)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->timer, g_source_remove);
  chieu_lesson_verdict_clear (&self->verdict);
  self->has_verdict = FALSE;
  self->shown = 0;
  chieu_lesson_run_get_start_view (self->run, &self->view);
  chieu_mat_view_deal (self->mat, deal ? beats[self->pace].deal : 0);
  plan_next_deed (self);
}

void
chieu_lesson_source_follow_run (ChieuLessonSource *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->timer, g_source_remove);
  self->shown = 0;
  chieu_mat_view_report_change (self->mat);
  if (chieu_lesson_source_is_behind (self))
    show_next_deed (self);
  plan_next_deed (self);
}
