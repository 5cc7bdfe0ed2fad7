/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-run-private.h"

#include <glib/gi18n-lib.h>

#include "arrangement.h"
#include "bots/bot.h"
#include "lesson-private.h"
#include "lesson-text.h"
#include "lesson-wrong.h"
#include "match/words/words.h"
#include "position.h"
#include "school/coach/coach.h"

/* The hands that a bot may evaluate for a move in a lesson, at the learner's seat or another's: few, as somebody waits. */
#define NODES_MAX 2000

struct _ChieuLessonRun
{
  const ChieuLesson *lesson;
  const ChieuSchoolGame *school;
  const ChieuWords *words;
  guint number;                  /* of the present step, from 0 */
  gboolean has_mat;
  gboolean done;                 /* the task of the step is done */
  guint hints;                   /* how many were given in this step */
  int scenes;                    /* how many scenes of a watched step were shown */
  guint decisions;               /* how many decisions the others made in this step */
  ChieuState start;              /* the state at the beginning of the step */
  ChieuState state;              /* the mat as it is now */
  GArray *deeds;                 /* ChieuDeed */
  GError *fault;                 /* (nullable): why the step could not be played as it is written */
  GArray *standings;             /* of guint8: ChieuStepStanding of each step */
  GArray *back;                  /* of guint: the steps to repeat, in their order */
  guint back_place;              /* the place in @back of the step to repeat after this one */
  gboolean asks_again;           /* only the steps of @back are asked */
  GHashTable *wrongs;            /* texts about wrong answers to this step → how often they were shown */
  guint n_wrong;                 /* wrong answers to it */
};

/* The number of wrong answers, the same one or any, after which the cards are marked or the answer is told (ChieuLessonHelp). */
#define SAME_MARK 2
#define SAME_ANSWER 3
#define ALL_MARK 3
#define ALL_ANSWER 5

/* ---- Making moves ---- */

static void
move_made_cb (int                seat,
              const ChieuMove   *move,
              const ChieuEvents *events,
              gpointer           data)
{
  ChieuLessonRun *self = data;
  ChieuDeed deed = { .seat = (guint8) seat, .move = *move, .events = *events };

  self->lesson->game->observe (&self->state, CHIEU_LEARNER, &deed.view);
  g_array_append_val (self->deeds, deed);
}

/* Makes @script one that plays on the mat of the run and records each move as a deed. */
static void
init_script (ChieuLessonRun *self,
             ChieuScript    *script)
{
  *script = (ChieuScript) { .school = self->school, .state = &self->state, .made = move_made_cb, .data = self };
}

/* Makes the learner's move of a do, the others' answers, and the moves that are written to follow. */
static gboolean
do_move (ChieuLessonRun   *self,
         const ChieuMove  *move,
         GError          **error)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  const ChieuLessonMove *failed;
  g_autofree char *complaint = NULL;
  ChieuReason reason;
  ChieuScript script;

  init_script (self, &script);
  if (chieu_script_do_task (&script, move, step->then, &failed, &reason))
    return TRUE;
  complaint = chieu_script_complaint (self->lesson->game, failed, reason);
  return chieu_lesson_set_content_error (error, failed->line, "%s", complaint);
}

gboolean
chieu_lesson_run_choose_move (ChieuLessonRun *self,
                              int             seat,
                              const char     *level,
                              ChieuMove      *move)
{
  const ChieuGame *game = self->lesson->game;
  ChieuBotBudget budget = { .max_nodes = NODES_MAX };
  ChieuState view;

  /* Each decision of the others has a seed of its own, which depends on the lesson's id. Those at the learner's seat do not count:
   * against a bot there the others play as they do against the learner. */
  budget.seed = chieu_random_hand_seed (g_str_hash (self->lesson->id), self->decisions);
  self->decisions += seat != CHIEU_LEARNER;
  game->observe (&self->state, seat, &view);
  return chieu_bot_choose (chieu_bot_level_find (level), game, &view, seat, &budget, move, NULL);
}

/* Returns: FALSE if @seat has no move; the rules exclude that, but nobody is to wait for it forever */
static gboolean
let_bot_move (ChieuLessonRun *self,
              int             seat)
{
  ChieuScript script;
  ChieuMove move;

  if (!chieu_lesson_run_choose_move (self, seat, CHIEU_SCHOOL_LEVEL, &move))
    return FALSE;
  init_script (self, &script);
  chieu_script_apply (&script, seat, &move);
  return TRUE;
}

/* Lets the others play until the learner is asked, or the hand is over. */
static void
play_others (ChieuLessonRun *self)
{
  const ChieuGame *game = self->lesson->game;
  unsigned asked;

  while ((asked = game->to_answer (&self->state)) != 0 && (asked & 1u << CHIEU_LEARNER) == 0
         && let_bot_move (self, g_bit_nth_lsf (asked, -1)))
    ;
}

/* ---- Beginning and ending ---- */

ChieuLessonRun *
chieu_lesson_run_new_empty (const ChieuLesson *lesson)
{
  ChieuLessonRun *self = g_new0 (ChieuLessonRun, 1);

  self->lesson = lesson;
  self->school = chieu_school_game_find (lesson->game);
  self->words = chieu_words_for_game (lesson->game);
  self->deeds = g_array_new (FALSE, TRUE, sizeof (ChieuDeed));
  self->standings = g_array_new (FALSE, TRUE, sizeof (guint8));
  g_array_set_size (self->standings, lesson->steps->len);
  self->back = g_array_new (FALSE, TRUE, sizeof (guint));
  self->wrongs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

ChieuLessonRun *
chieu_lesson_run_new (const ChieuLesson  *lesson,
                      GError            **error)
{
  g_autoptr (ChieuLessonRun) self = NULL;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = chieu_lesson_run_new_empty (lesson);
  return chieu_lesson_run_begin_step (self, 0, NULL, error) ? g_steal_pointer (&self) : NULL;
}

void
chieu_lesson_run_free (ChieuLessonRun *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->deeds);
  g_array_unref (self->standings);
  g_array_unref (self->back);
  g_hash_table_unref (self->wrongs);
  g_clear_error (&self->fault);
  g_free (self);
}

/* Begins the task of the step anew, on the mat with which the step begins. */
static void
begin_task (ChieuLessonRun *self)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  self->state = self->start;
  self->hints = self->decisions = 0;
  self->scenes = 0;
  self->done = step->task == CHIEU_TASK_READ;
  g_array_set_size (self->deeds, 0);
  g_clear_error (&self->fault);
  if (step->task == CHIEU_TASK_PLAY)
    play_others (self);
}

gboolean
chieu_lesson_run_begin_step (ChieuLessonRun    *self,
                             guint              number,
                             const ChieuState  *state,
                             GError           **error)
{
  const ChieuStep *step = g_ptr_array_index (self->lesson->steps, number);
  /* The first step begins with nothing, also when the learner returns to it. */
  ChieuState start = state != NULL ? *state : number > 0 ? self->state : (ChieuState) { 0 };

  if (step->position != NULL
      && !chieu_position_set_up (self->lesson, number, &start, NULL, error))
    return FALSE;
  g_hash_table_remove_all (self->wrongs);
  self->n_wrong = 0;
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
  g_return_val_if_fail (self != NULL, NULL);

  return self->number < self->lesson->steps->len ? g_ptr_array_index (self->lesson->steps, self->number) : NULL;
}

guint
chieu_lesson_run_get_number (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->number;
}

gboolean
chieu_lesson_run_is_done (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->done;
}

gboolean
chieu_lesson_run_has_mat (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_mat;
}

const ChieuState *
chieu_lesson_run_get_state (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->state;
}

void
chieu_lesson_run_get_view (const ChieuLessonRun *self,
                           ChieuState           *view)
{
  g_return_if_fail (self != NULL && self->has_mat && view != NULL);

  self->lesson->game->observe (&self->state, CHIEU_LEARNER, view);
}

void
chieu_lesson_run_get_start_view (const ChieuLessonRun *self,
                                 ChieuState           *view)
{
  g_return_if_fail (self != NULL && self->has_mat && view != NULL);

  self->lesson->game->observe (&self->start, CHIEU_LEARNER, view);
}

const GArray *
chieu_lesson_run_get_deeds (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->deeds;
}

void
chieu_lesson_run_get_pick (const ChieuLessonRun *self,
                           ChieuPick            *pick)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  g_return_if_fail (step != NULL && step->task == CHIEU_TASK_PICK && pick != NULL);

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
  guint number;

  g_return_val_if_fail (self != NULL, FALSE);

  number = MIN (self->number + 1, self->lesson->steps->len);
  while (number-- > 0)
    {
      const ChieuStep *step = g_ptr_array_index (self->lesson->steps, number);

      if (step->position != NULL)
        return step->position->strict;
    }
  return FALSE;
}

ChieuStepStanding
chieu_lesson_run_get_standing (const ChieuLessonRun *self,
                               guint                 number)
{
  g_return_val_if_fail (self != NULL && number < self->standings->len, CHIEU_STEP_OPEN);

  return g_array_index (self->standings, guint8, number);
}

gboolean
chieu_lesson_run_asks_again (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->asks_again;
}

const GError *
chieu_lesson_run_get_fault (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->fault;
}

/* ---- Going through ---- */

/* Leaves the mat as if the task were done. A play is played to its end, at the learner's seat too. */
static void
skip_task (ChieuLessonRun *self)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  chieu_lesson_run_repeat (self);
  if (step->task == CHIEU_TASK_DO)
    do_move (self, &g_array_index (step->moves, ChieuLessonMove, 0).move, &self->fault);
  while (step->task == CHIEU_TASK_PLAY && self->lesson->game->to_answer (&self->state) != 0 && let_bot_move (self, CHIEU_LEARNER))
    play_others (self);
}

gboolean
chieu_lesson_run_next (ChieuLessonRun  *self,
                       GError         **error)
{
  g_return_val_if_fail (chieu_lesson_run_get_step (self) != NULL, FALSE);

  if (!self->done)
    skip_task (self);
  /* In the next step the learner does on the same mat what was shown. */
  if (chieu_lesson_run_get_step (self)->task == CHIEU_TASK_WATCH)
    self->state = self->start;
  if (self->number + 1 < self->lesson->steps->len)
    return chieu_lesson_run_begin_step (self, self->number + 1, NULL, error);
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
  g_return_val_if_fail (self != NULL && number < self->lesson->steps->len, FALSE);

  if (number < self->number && !chieu_lesson_run_begin_step (self, 0, NULL, error))
    return FALSE;
  while (self->number < number)
    if (!chieu_lesson_run_next (self, error))
      return FALSE;
  return TRUE;
}

/* ---- What comes back ---- */

void
chieu_lesson_run_set_standing (ChieuLessonRun    *self,
                               guint              number,
                               ChieuStepStanding  standing)
{
  g_return_if_fail (self != NULL && number < self->standings->len);

  g_array_index (self->standings, guint8, number) = (guint8) standing;
}

/* Notes a right answer. A question that was answered wrongly before, or had to be shown, counts only as mended. */
static void
note_right (ChieuLessonRun *self)
{
  gboolean mended = self->n_wrong > 0 || chieu_lesson_run_get_standing (self, self->number) == CHIEU_STEP_SHOWN;

  chieu_lesson_run_set_standing (self, self->number, mended ? CHIEU_STEP_MENDED : CHIEU_STEP_RIGHT);
}

void
chieu_lesson_run_give_up (ChieuLessonRun *self)
{
  g_return_if_fail (chieu_lesson_run_get_step (self) != NULL);

  if (self->done)
    return;
  skip_task (self);
  self->done = TRUE;
  /* A scene that is only watched asks nothing. */
  if (chieu_lesson_run_get_step (self)->task != CHIEU_TASK_WATCH)
    chieu_lesson_run_set_standing (self, self->number, CHIEU_STEP_SHOWN);
}

/* Goes to the step with this number, whatever the present one is. */
static gboolean
begin_returned (ChieuLessonRun  *self,
                guint            number,
                GError         **error)
{
  /* The mat is built from the steps before it, anew even if it comes after this one. */
  return chieu_lesson_run_begin_step (self, 0, NULL, error) && chieu_lesson_run_go_to (self, number, error);
}

/* Goes to the next step to repeat, or to the end of the lesson. */
static gboolean
go_on_returning (ChieuLessonRun  *self,
                 GError         **error)
{
  if (self->back_place < self->back->len)
    return begin_returned (self, g_array_index (self->back, guint, self->back_place++), error);
  self->number = self->lesson->steps->len;
  self->done = TRUE;
  g_array_set_size (self->deeds, 0);
  return TRUE;
}

gboolean
chieu_lesson_run_go_on (ChieuLessonRun  *self,
                        GError         **error)
{
  g_return_val_if_fail (chieu_lesson_run_get_step (self) != NULL, FALSE);

  if (self->asks_again)
    return go_on_returning (self, error);
  if (self->number + 1 < self->lesson->steps->len)
    return chieu_lesson_run_next (self, error);
  g_array_set_size (self->back, 0);
  for (guint i = 0; i < self->standings->len; i++)
    if (chieu_lesson_run_get_standing (self, i) == CHIEU_STEP_SHOWN)
      g_array_append_val (self->back, i);
  self->back_place = 0;
  self->asks_again = self->back->len > 0;
  return go_on_returning (self, error);
}

gboolean
chieu_lesson_run_begin_review (ChieuLessonRun  *self,
                               const GArray    *steps,
                               GError         **error)
{
  g_return_val_if_fail (self != NULL && steps != NULL && steps->len > 0, FALSE);

  g_array_set_size (self->back, 0);
  g_array_append_vals (self->back, steps->data, steps->len);
  self->back_place = 0;
  self->asks_again = TRUE;
  /* How the questions stood on another day is over: what is right at once now is right. */
  for (guint i = 0; i < steps->len; i++)
    chieu_lesson_run_set_standing (self, g_array_index (steps, guint, i), CHIEU_STEP_OPEN);
  return go_on_returning (self, error);
}

void
chieu_lesson_run_repeat (ChieuLessonRun *self)
{
  g_return_if_fail (chieu_lesson_run_get_step (self) != NULL);

  begin_task (self);
}

/* Returns: (transfer full) (nullable): what the coach says to the learner now; NULL: nothing, for example in a hand that is
 * over */
static char *
coach_words (const ChieuLessonRun *self)
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
    coach = coach_words (self);
  if (coach != NULL)
    return coach;
  place = MIN (self->hints, step->hints->len - 1);
  self->hints++;
  return chieu_lesson_text (self->lesson, g_ptr_array_index (step->hints, place));
}

/* ---- Watching ---- */

int
chieu_lesson_run_get_n_scenes (const ChieuLessonRun *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->scenes;
}

/* Makes the moves of a scene. @reason: (inout): what the rules say against the learner's last one, if the learner makes one. */
static gboolean
make_scene (ChieuLessonRun          *self,
            const ChieuLessonScene  *scene,
            ChieuReason             *reason,
            GError                 **error)
{
  ChieuScript script;

  init_script (self, &script);
  script.faults = TRUE;
  for (guint i = 0; i < scene->moves->len; i++)
    {
      const ChieuLessonMove *move = &g_array_index (scene->moves, ChieuLessonMove, i);
      g_autofree char *complaint = NULL;
      bool possible = false;
      ChieuReason why = CHIEU_REASON_NONE;

      if (move->seat == CHIEU_LEARNER)
        *reason = self->lesson->game->check (&self->state, CHIEU_LEARNER, &move->move, &possible);
      if (chieu_script_make_written (&script, move, &why))
        continue;
      complaint = chieu_script_complaint (self->lesson->game, move, why);
      return chieu_lesson_set_content_error (error, scene->line, "%s", complaint);
    }
  return TRUE;
}

char *
chieu_lesson_run_show_scene (ChieuLessonRun *self,
                             ChieuReason    *reason)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  const ChieuLessonScene *scene;
  ChieuReason against = CHIEU_REASON_NONE;

  if (step == NULL || step->task != CHIEU_TASK_WATCH || self->scenes == CHIEU_N_SCENES)
    return NULL;
  scene = &step->scenes[self->scenes++];
  g_array_set_size (self->deeds, 0);
  /* The làng's words belong to the present mat. */
  if (scene->moves->len > 0)
    {
      self->state = self->start;
      g_clear_error (&self->fault);
      make_scene (self, scene, &against, &self->fault);
    }
  self->done = self->scenes == CHIEU_N_SCENES;
  if (reason != NULL)
    *reason = against;
  return chieu_lesson_text (self->lesson, scene->text);
}

/* ---- Verdicts ---- */

void
chieu_lesson_verdict_clear (ChieuLessonVerdict *self)
{
  g_clear_pointer (&self->text, g_free);
  *self = (ChieuLessonVerdict) { 0 };
}

/* Counts another wrong answer, with the text @text. Returns: how much is to be shown after it */
static ChieuLessonHelp
count_wrong (ChieuLessonRun *self,
             const char     *text)
{
  /* A question in words has few answers, so wrong ones are not told apart. */
  const char *kind = chieu_lesson_run_get_step (self)->task == CHIEU_TASK_CHOOSE ? "" : text;
  guint same = GPOINTER_TO_UINT (g_hash_table_lookup (self->wrongs, kind)) + 1;

  self->n_wrong++;
  g_hash_table_insert (self->wrongs, g_strdup (kind), GUINT_TO_POINTER (same));
  if (same >= SAME_ANSWER || self->n_wrong >= ALL_ANSWER)
    return CHIEU_HELP_ANSWER;
  return same >= SAME_MARK || self->n_wrong >= ALL_MARK ? CHIEU_HELP_MARK : CHIEU_HELP_NONE;
}

/* Sets @verdict after a wrong answer to the step, which is not done: the text is the lesson's own about it, if it has one, else @text
 * (transfer full). */
static void
refuse_answer (ChieuLessonRun     *self,
               const ChieuWrong   *wrong,
               char               *text,
               ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  ChieuReason reason = verdict->reason;

  *verdict = (ChieuLessonVerdict) { .reason = reason, .wrong = wrong };
  verdict->text = wrong != NULL ? chieu_lesson_text (self->lesson, wrong->text) : g_steal_pointer (&text);
  g_free (text);
  /* In a hand that is played alone each move is a question of its own. */
  if (step->task != CHIEU_TASK_PLAY)
    verdict->help = count_wrong (self, verdict->text);
  /* If the cards are marked, the weaker hint has nothing new to say. */
  if (verdict->help != CHIEU_HELP_NONE && step->hints->len > 0)
    self->hints = MAX (self->hints, step->hints->len - 1);
  if (verdict->help == CHIEU_HELP_ANSWER)
    chieu_lesson_run_set_standing (self, self->number, CHIEU_STEP_SHOWN);
}

/* Sets @verdict after a right answer: the step is @done, or goes on. */
static void
give_praise (ChieuLessonRun     *self,
             gboolean            done,
             ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  self->done = done;
  if (done)
    note_right (self);
  *verdict = (ChieuLessonVerdict) { .right = TRUE, .done = done };
  verdict->text = chieu_lesson_text (self->lesson, done ? step->praise : NULL);
}

/* Begins @verdict: an empty one, or one that says that the task is not asked for. Returns: whether the step has this task, still to be
 * done */
static gboolean
begin_verdict (ChieuLessonRun     *self,
               ChieuTask           task,
               ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);

  *verdict = (ChieuLessonVerdict) { 0 };
  if (step != NULL && step->task == task && !self->done)
    return TRUE;
  verdict->text = g_strdup (_("You are not asked for that now."));
  verdict->done = self->done;
  return FALSE;
}

/* ---- Cards touched ---- */

/* An answer without a card does not count yet, not even as wrong. Returns: @empty */
static gboolean
refuse_empty (gboolean            empty,
              ChieuLessonVerdict *verdict)
{
  verdict->empty = empty;
  if (empty)
    verdict->text = g_strdup (_("You have not chosen a card yet."));
  return empty;
}

/* Returns: a card that is touched more often than it is among the right ones, or CHIEU_CARD_NONE */
static ChieuCard
first_too_many (const ChieuLessonCards *touched,
                const ChieuLessonCards *right)
{
  int balance[CHIEU_LESSON_COUNTERS] = { 0 };

  for (int i = 0; i < right->n; i++)
    balance[right->cards[i]]++;
  for (int i = 0; i < touched->n; i++)
    if (--balance[touched->cards[i]] < 0)
      return touched->cards[i];
  return CHIEU_CARD_NONE;
}

/* Returns: (transfer full): what is wrong with the touched cards, as precisely as the rule can say it */
static char *
why_not_these_cards (const ChieuLessonRun   *self,
                     const ChieuPick        *pick,
                     const ChieuLessonCards *touched)
{
  ChieuLessonCards right = { 0 };
  ChieuCard card;

  if (pick->rule->is_phu && chieu_lesson_cards_within (touched, &pick->cards))
    {
      ChieuLessonCards all;
      const char *why;

      if (pick->rule->why != NULL)
        return g_strdup (_(pick->rule->why));
      chieu_pick_gather (pick, touched, &all);
      why = self->school->why_no_phu (&all);
      return g_strdup (why != NULL ? why : _(self->school->other_set));
    }
  if (pick->rule->is_right != NULL || !pick->rule->find (pick, &right))
    return g_strdup (_("These are not the right cards. Look again."));
  card = first_too_many (touched, &right);
  if (card == CHIEU_CARD_NONE)
    return chieu_lesson_why_too_few ();
  return chieu_lesson_why_not_card (self->lesson->game, card);
}

void
chieu_lesson_run_try_cards (ChieuLessonRun         *self,
                            const ChieuLessonCards *touched,
                            ChieuLessonVerdict     *verdict)
{
  ChieuPick pick;

  g_return_if_fail (self != NULL && touched != NULL && verdict != NULL);

  if (!begin_verdict (self, CHIEU_TASK_PICK, verdict) || refuse_empty (touched->n == 0, verdict))
    return;
  chieu_lesson_run_get_pick (self, &pick);
  if (chieu_pick_is_right (&pick, touched))
    give_praise (self, TRUE, verdict);
  else
    refuse_answer (self, chieu_wrong_find_cards (chieu_lesson_run_get_step (self), touched),
                   why_not_these_cards (self, &pick, touched), verdict);
}

/* ---- Groups ---- */

void
chieu_lesson_run_try_groups (ChieuLessonRun         *self,
                             const ChieuArrangement *arrangement,
                             ChieuLessonVerdict     *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  char *wrong;

  g_return_if_fail (self != NULL && arrangement != NULL && verdict != NULL);

  if (!begin_verdict (self, CHIEU_TASK_ARRANGE, verdict))
    return;
  wrong = chieu_arrangement_judge (self->school, &step->cards, step->lung, arrangement);
  if (wrong == NULL)
    give_praise (self, TRUE, verdict);
  else
    refuse_answer (self, chieu_wrong_find_groups (step, arrangement), wrong, verdict);
}

/* ---- Faces ---- */

void
chieu_lesson_run_try_faces (ChieuLessonRun     *self,
                            guint64             faces,
                            ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  ChieuLessonCards cards;
  guint64 right;

  g_return_if_fail (self != NULL && verdict != NULL);

  if (!begin_verdict (self, CHIEU_TASK_FACES, verdict) || refuse_empty (faces == 0, verdict))
    return;
  right = self->school->waits (&step->cards, self->lesson->seats);
  chieu_lesson_cards_from_set (faces, &cards);
  if (faces == right)
    give_praise (self, TRUE, verdict);
  else
    refuse_answer (self, chieu_wrong_find_cards (step, &cards), chieu_lesson_why_not_faces (self->lesson->game, faces, right), verdict);
}

/* ---- Words ---- */

void
chieu_lesson_run_try_answer (ChieuLessonRun     *self,
                             guint               number,
                             ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  const ChieuAnswer *answer;

  g_return_if_fail (self != NULL && verdict != NULL);

  if (!begin_verdict (self, CHIEU_TASK_CHOOSE, verdict))
    return;
  answer = number < step->answers->len ? g_ptr_array_index (step->answers, number) : NULL;
  if (answer != NULL && answer->right)
    give_praise (self, TRUE, verdict);
  else if (answer != NULL && answer->why != NULL)
    refuse_answer (self, NULL, chieu_lesson_text (self->lesson, answer->why), verdict);
  else
    refuse_answer (self, NULL, g_strdup (_("That is not it. Think once more.")), verdict);
}

/* ---- Moves of a do ---- */

static gboolean
is_expected (const ChieuLessonRun *self,
             const ChieuStep      *step,
             const ChieuMove      *move)
{
  for (guint i = 0; i < step->moves->len; i++)
    {
      const ChieuMove *expected = &g_array_index (step->moves, ChieuLessonMove, i).move;

      if (step->any ? expected->kind == move->kind : chieu_script_is_same_move (self->school, expected, move))
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether the learner can make the move, and it is a fault of just this kind (NONE: no fault). @reason: (out): what the rules say
 * against it, NONE: nothing */
static gboolean
can_make (const ChieuLessonRun *self,
          const ChieuMove      *move,
          ChieuReason           fault,
          ChieuReason          *reason)
{
  bool possible = false;

  *reason = self->lesson->game->check (&self->state, CHIEU_LEARNER, move, &possible);
  return possible && *reason == fault;
}

static void
try_do (ChieuLessonRun     *self,
        const ChieuMove    *move,
        ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  gboolean fits = can_make (self, move, step->fault, &verdict->reason);

  if (!fits || !is_expected (self, step, move))
    {
      char *why = verdict->reason != CHIEU_REASON_NONE ? chieu_words_refusal (self->words, verdict->reason, move)
                                                       : g_strdup (_("That can be done, but it is not what is asked for here."));

      refuse_answer (self, chieu_wrong_find_move (self->school, step, move), why, verdict);
      return;
    }
  g_array_set_size (self->deeds, 0);
  do_move (self, move, &self->fault);
  give_praise (self, TRUE, verdict);
}

/* ---- Moves of a play ---- */

static void
try_play (ChieuLessonRun     *self,
          const ChieuMove    *move,
          ChieuLessonVerdict *verdict)
{
  const ChieuGame *game = self->lesson->game;
  ChieuResult result;
  ChieuScript script;
  gboolean over, won;

  if (!can_make (self, move, CHIEU_REASON_NONE, &verdict->reason))
    {
      refuse_answer (self, NULL, chieu_words_refusal (self->words, verdict->reason, move), verdict);
      return;
    }
  g_array_set_size (self->deeds, 0);
  init_script (self, &script);
  chieu_script_apply (&script, CHIEU_LEARNER, move);
  play_others (self);
  game->result (&self->state, &result);
  over = game->to_answer (&self->state) == 0;
  won = result.outcome == CHIEU_OUTCOME_WON && result.winner == CHIEU_LEARNER;
  if (over && !won && chieu_lesson_run_get_step (self)->to_win)
    refuse_answer (self, NULL, g_strdup (_("The hand is over, and you did not win it. Play it again.")), verdict);
  else
    give_praise (self, over, verdict);
}

void
chieu_lesson_run_try_move (ChieuLessonRun     *self,
                           const ChieuMove    *move,
                           ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = chieu_lesson_run_get_step (self);
  ChieuTask task = step != NULL && step->task == CHIEU_TASK_PLAY ? CHIEU_TASK_PLAY : CHIEU_TASK_DO;

  g_return_if_fail (self != NULL && move != NULL && verdict != NULL);

  if (!begin_verdict (self, task, verdict))
    return;
  if (task == CHIEU_TASK_PLAY)
    try_play (self, move, verdict);
  else
    try_do (self, move, verdict);
}
