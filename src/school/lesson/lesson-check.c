/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bots/bot.h"
#include "lesson-private.h"
#include "lesson-run-private.h"
#include "position.h"

/* The most states in which the mat can be before one step: more than any lesson should have. */
#define ENDS_MAX 16

#define DIGITS "0123456789"
#define MINUS "−"

typedef struct
{
  const ChieuLesson *lesson;
  const ChieuStep *step;         /* being checked */
  ChieuLessonRun *run;           /* at that step */
  const ChieuSchoolGame *school;
  gboolean strict;               /* the last position is a strict one */
  ChieuLessonTally tally;
  GArray *ends;                  /* ChieuState: the possible states of the mat after the step, each once */
} Check;

/* Notes that the next step can begin with the mat as it is now. One too many is kept, so that check_from() sees it. */
static void
add_end (Check *self)
{
  const ChieuState *state = chieu_lesson_run_get_state (self->run);

  if (self->ends->len > ENDS_MAX)
    return;
  for (guint i = 0; i < self->ends->len; i++)
    if (memcmp (&g_array_index (self->ends, ChieuState, i), state, self->lesson->game->state_size) == 0)
      return;
  g_array_append_val (self->ends, *state);
}

/* Returns: whether @verdict, which is cleared, is that of a right answer. */
static gboolean
expect_right (Check               *self,
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
         || chieu_lesson_set_content_error (error, self->step->line, _("a right answer is refused: %s"), taken.text);
}

/* Returns: whether @verdict, which is cleared, is that of the wrong answer @wrong (nullable: any wrong one). */
static gboolean
expect_wrong (Check               *self,
              ChieuLessonVerdict  *verdict,
              const ChieuWrong    *wrong,
              GError             **error)
{
  g_auto (ChieuLessonVerdict) taken = *verdict;
  guint line = wrong != NULL ? wrong->line : self->step->line;

  self->tally.answers++;
  if (taken.right)
    return chieu_lesson_set_content_error (error, line, _("an answer that is called wrong is right by the rules"));
  return wrong == NULL || taken.wrong == wrong
         || chieu_lesson_set_content_error (error, line, _("this wrong answer is the same as another one"));
}

/* ---- Wrong answers of a pick, of faces and of an arrangement ---- */

/* Tries @cards as an answer, which must be refused as @wrong is. */
typedef gboolean (*TryFunc) (Check *self, const ChieuLessonCards *cards, const ChieuWrong *wrong, GError **error);

/* Takes @cards out of @from, each once, if it is there. */
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

/* Tries the wrong cards alone, and the right answer with them added. */
static gboolean
try_added (Check                   *self,
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

/* Tries the right answer without these cards. */
static gboolean
try_left_out (Check                   *self,
              const ChieuWrong        *wrong,
              const ChieuLessonCards  *right,
              TryFunc                  try,
              GError                 **error)
{
  ChieuLessonCards rest = *right;

  if (!chieu_lesson_cards_within (&wrong->cards, right))
    return chieu_lesson_set_content_error (error, wrong->line, _("these cards do not belong to the right answer"));
  take_out (&rest, &wrong->cards);
  return rest.n == 0 || try (self, &rest, wrong, error);
}

/* Every wrong answer must be wrong by the rules in each way in which it is tried here, and get its own text. */
static gboolean
check_wrongs (Check                   *self,
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

static gboolean
try_cards (Check                   *self,
           const ChieuLessonCards  *cards,
           const ChieuWrong        *wrong,
           GError                 **error)
{
  ChieuLessonVerdict verdict;

  chieu_lesson_run_repeat (self->run);
  chieu_lesson_run_try_cards (self->run, cards, &verdict);
  return expect_wrong (self, &verdict, wrong, error);
}

static gboolean
check_wrong_cards (Check                   *self,
                   const ChieuPick         *pick,
                   const ChieuLessonCards  *right,
                   GError                 **error)
{
  ChieuLessonCards none = { 0 };

  for (guint i = 0; i < self->step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (self->step->wrongs, i);

      if (!chieu_lesson_cards_within (&wrong->cards, &pick->cards))
        return chieu_lesson_set_content_error (error, wrong->line, _("these cards are not there"));
    }
  return check_wrongs (self, right, try_cards, error) && try_cards (self, &none, NULL, error);
}

static gboolean
try_faces (Check                   *self,
           const ChieuLessonCards  *cards,
           const ChieuWrong        *wrong,
           GError                 **error)
{
  ChieuLessonVerdict verdict;

  chieu_lesson_run_repeat (self->run);
  chieu_lesson_run_try_faces (self->run, chieu_lesson_cards_to_set (cards), &verdict);
  return expect_wrong (self, &verdict, wrong, error);
}

static gboolean
check_wrong_faces (Check    *self,
                   guint64   right,
                   GError  **error)
{
  ChieuLessonCards cards;

  chieu_lesson_cards_from_set (right, &cards);
  return check_wrongs (self, &cards, try_faces, error);
}

/* Returns: whether the other cards can be arranged as well; then laying these is not wrong */
static gboolean
can_be_right (const Check      *self,
              const ChieuWrong *wrong)
{
  const ChieuSchoolGame *school = self->school;
  g_autofree ChieuArrangement *arrangement = g_new0 (ChieuArrangement, 1);
  ChieuLessonCards rest = self->step->cards;
  int counts = school->group_lung (&wrong->cards);

  take_out (&rest, &wrong->cards);
  return counts >= 0
         && (rest.n == 0 || school->arrange (&rest, self->lesson->seats, MAX (0, self->step->lung - counts), arrangement));
}

static gboolean
check_wrong_groups (Check   *self,
                    GError **error)
{
  for (guint i = 0; i < self->step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (self->step->wrongs, i);
      g_autofree ChieuArrangement *arrangement = g_new0 (ChieuArrangement, 1);
      ChieuLessonVerdict verdict;

      if (!chieu_lesson_cards_within (&wrong->cards, &self->step->cards))
        return chieu_lesson_set_content_error (error, wrong->line, _("these cards are not there"));
      if (can_be_right (self, wrong))
        return chieu_lesson_set_content_error (error, wrong->line, _("an answer that is called wrong is right by the rules"));
      arrangement->n = 1;
      arrangement->groups[0] = wrong->cards;
      chieu_lesson_run_try_groups (self->run, arrangement, &verdict);
      if (!expect_wrong (self, &verdict, wrong, error))
        return FALSE;
    }
  return TRUE;
}

/* ---- The points that a choice names ---- */

/* Finds the last number of @text, which in “2 × 3 = 6” is the result; a minus right before it belongs to it. Returns: FALSE if there is
 * none */
static gboolean
find_last_number (const char *text,
                  gint64     *number)
{
  const char *at = strpbrk (text, DIGITS);

  if (at == NULL)
    return FALSE;
  for (; at != NULL; at = strpbrk (at + strspn (at, DIGITS), DIGITS))
    {
      gboolean negative = at - text >= (gssize) strlen (MINUS) && g_str_has_prefix (at - strlen (MINUS), MINUS);

      *number = (negative ? -1 : 1) * g_ascii_strtoll (at, NULL, 10);
    }
  return TRUE;
}

/* Finds the worth of the cards that are laid out, or of the hand that has ended on the mat. */
static gboolean
find_points (const Check  *self,
             gint64       *points,
             GError      **error)
{
  const ChieuStep *step = self->step;
  ChieuLessonCards win = { .n = 1, .cards = { step->win } };
  ChieuResult result = { 0 };

  if (step->cards.n > 0)
    {
      if (step->win != CHIEU_CARD_NONE && !chieu_lesson_cards_within (&win, &step->cards))
        return chieu_lesson_set_content_error (error, step->line, _("the winning card is not among the cards"));
      if (self->school->points == NULL)
        return chieu_lesson_set_content_error (error, step->line, _("in this game points can be asked about only with a hand on the mat"));
      *points = self->school->points (&step->cards, self->lesson->seats, step->win, step->thong);
      return *points >= 0 || chieu_lesson_set_content_error (error, step->line, _("these cards do not win"));
    }
  if (chieu_lesson_run_has_mat (self->run))
    self->lesson->game->result (chieu_lesson_run_get_state (self->run), &result);
  *points = result.points[CHIEU_LEARNER];
  return result.outcome != CHIEU_OUTCOME_NONE
         || chieu_lesson_set_content_error (error, step->line, _("points are asked for, and no hand has ended"));
}

/* Only the answer that is marked right may name the number that the rules pay. */
static gboolean
check_points (Check   *self,
              GError **error)
{
  gint64 points = 0;

  if (!find_points (self, &points, error))
    return FALSE;
  for (guint i = 0; i < self->step->answers->len; i++)
    {
      const ChieuAnswer *answer = g_ptr_array_index (self->step->answers, i);
      gint64 named;

      if (!find_last_number (answer->text, &named))
        return chieu_lesson_set_content_error (error, answer->line, _("this answer names no number"));
      if ((named == points) != answer->right)
        return chieu_lesson_set_content_error (error, answer->line, _("the rules pay %1$d points, not what this answer says"), (int) points);
    }
  return TRUE;
}

static gboolean
is_small_enough (const Check  *self,
                 int           n,
                 GError      **error)
{
  int most = self->school->cards_max;

  return n <= most
         || chieu_lesson_set_content_error (error, self->step->line, _("there are %1$d cards; this task can have %2$d"), n, most);
}

/* ---- Picking ---- */

static gboolean
check_pick (Check   *self,
            GError **error)
{
  ChieuLessonCards right;
  ChieuLessonVerdict verdict;
  ChieuPick pick;

  chieu_lesson_run_get_pick (self->run, &pick);
  if (pick.rule->needs_mat && pick.state == NULL)
    return chieu_lesson_set_content_error (error, self->step->line, _("this rule asks about the hand on the mat"));
  if (!is_small_enough (self, pick.cards.n, error))
    return FALSE;
  if (!pick.rule->find (&pick, &right))
    return chieu_lesson_set_content_error (error, self->step->line, _("no cards here are right"));
  if (!check_wrong_cards (self, &pick, &right, error))
    return FALSE;
  chieu_lesson_run_repeat (self->run);
  chieu_lesson_run_try_cards (self->run, &right, &verdict);
  add_end (self);
  return expect_right (self, &verdict, error);
}

/* ---- Arranging ---- */

static gboolean
check_arrange (Check   *self,
               GError **error)
{
  const ChieuStep *step = self->step;
  g_autofree ChieuArrangement *arrangement = g_new0 (ChieuArrangement, 1);
  ChieuLessonVerdict verdict;

  if (!is_small_enough (self, step->cards.n, error))
    return FALSE;
  chieu_lesson_run_try_groups (self->run, arrangement, &verdict);
  if (!expect_wrong (self, &verdict, NULL, error))
    return FALSE;
  if (!self->school->arrange (&step->cards, self->lesson->seats, step->lung, arrangement))
    return chieu_lesson_set_content_error (error, step->line, _("these cards cannot be arranged like that"));
  if (!check_wrong_groups (self, error))
    return FALSE;
  chieu_lesson_run_try_groups (self->run, arrangement, &verdict);
  add_end (self);
  return expect_right (self, &verdict, error);
}

/* ---- Faces ---- */

static gboolean
check_faces (Check   *self,
             GError **error)
{
  const ChieuStep *step = self->step;
  int seats = self->lesson->seats, size = self->school->wait_size (seats);
  ChieuLessonVerdict verdict;
  guint64 waits;

  if (step->cards.n != size)
    return chieu_lesson_set_content_error (error, step->line, _("a hand that waits has %1$d cards, not %2$d"), size, step->cards.n);
  waits = self->school->waits (&step->cards, seats);
  if (waits == 0)
    return chieu_lesson_set_content_error (error, step->line, _("this hand waits for nothing"));
  if (!check_wrong_faces (self, waits, error))
    return FALSE;
  chieu_lesson_run_repeat (self->run);
  chieu_lesson_run_try_faces (self->run, waits, &verdict);
  add_end (self);
  return expect_right (self, &verdict, error);
}

/* ---- Choosing ---- */

static gboolean
check_answer (Check   *self,
              guint    number,
              GError **error)
{
  const ChieuAnswer *answer = g_ptr_array_index (self->step->answers, number);
  ChieuLessonVerdict verdict;

  for (guint i = 0; i < number; i++)
    if (g_str_equal (((const ChieuAnswer *) g_ptr_array_index (self->step->answers, i))->text, answer->text))
      return chieu_lesson_set_content_error (error, answer->line, _("two answers are the same"));
  chieu_lesson_run_repeat (self->run);
  chieu_lesson_run_try_answer (self->run, number, &verdict);
  if (answer->right)
    return expect_right (self, &verdict, error);
  return expect_wrong (self, &verdict, NULL, error);
}

static gboolean
check_choose (Check   *self,
              GError **error)
{
  if (self->step->points && !check_points (self, error))
    return FALSE;
  for (guint i = 0; i < self->step->answers->len; i++)
    if (!check_answer (self, i, error))
      return FALSE;
  add_end (self);
  return TRUE;
}

/* ---- Moves ---- */

static ChieuReason
check_by_rules (const Check     *self,
                const ChieuMove *move,
                bool            *possible)
{
  return self->lesson->game->check (chieu_lesson_run_get_state (self->run), CHIEU_LEARNER, move, possible);
}

/* Lists the clean moves; where the step wants a fault, all moves. */
static int
list_moves (const Check *self,
            ChieuMove    moves[CHIEU_MOVES_MAX])
{
  ChieuMoveScope scope = self->step->fault == CHIEU_REASON_NONE ? CHIEU_MOVES_CLEAN : CHIEU_MOVES_ALL;

  return self->lesson->game->moves (chieu_lesson_run_get_state (self->run), CHIEU_LEARNER, scope, moves);
}

/* Returns: whether the move is among those that the rules list, or cannot be looked for there, as the game lists only some */
static gboolean
is_listed (const Check     *self,
           const ChieuMove *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = list_moves (self, moves);

  for (int i = 0; i < n; i++)
    if (chieu_script_is_same_move (self->school, &moves[i], move))
      return TRUE;
  return self->school->lists_some;
}

static gboolean
check_expected (Check                  *self,
                const ChieuLessonMove  *expected,
                GError                **error)
{
  g_autofree char *complaint = NULL;
  ChieuLessonVerdict verdict;
  bool possible = false;
  ChieuReason reason;

  chieu_lesson_run_repeat (self->run);
  reason = check_by_rules (self, &expected->move, &possible);
  complaint = chieu_script_complaint (self->lesson->game, expected, reason);
  if (!possible || (reason != CHIEU_REASON_NONE && self->step->fault == CHIEU_REASON_NONE))
    return chieu_lesson_set_content_error (error, expected->line, "%s", complaint);
  if (reason != self->step->fault)
    return chieu_lesson_set_content_error (error, expected->line, _("this move is no such fault"));
  if (!is_listed (self, &expected->move))
    return chieu_lesson_set_content_error (error, expected->line, _("a careful player would not make this move"));
  chieu_lesson_run_try_move (self->run, &expected->move, &verdict);
  if (!expect_right (self, &verdict, error))
    return FALSE;
  add_end (self);
  return TRUE;
}

/* If any move of a kind is right, each that the rules list is tried. */
static gboolean
check_others_of_kind (Check                  *self,
                      const ChieuLessonMove  *expected,
                      GError                **error)
{
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  int n;

  chieu_lesson_run_repeat (self->run);
  n = list_moves (self, moves);
  for (int i = 0; i < n; i++)
    {
      const ChieuLessonMove other = { .move = moves[i], .line = expected->line };
      bool possible;

      chieu_lesson_run_repeat (self->run);
      if (moves[i].kind == expected->move.kind && check_by_rules (self, &moves[i], &possible) == self->step->fault
          && !check_expected (self, &other, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_wrong_move (Check             *self,
                  const ChieuWrong  *wrong,
                  GError           **error)
{
  const char *const *reasons = self->lesson->game->reasons;
  ChieuLessonVerdict verdict;
  bool possible = false;
  ChieuReason reason;

  chieu_lesson_run_repeat (self->run);
  reason = check_by_rules (self, &wrong->move, &possible);
  if (wrong->reason != CHIEU_REASON_NONE && reason == CHIEU_REASON_NONE)
    return chieu_lesson_set_content_error (error, wrong->line, _("the rules do not refuse this move"));
  if (wrong->reason != CHIEU_REASON_NONE && reason != wrong->reason)
    return chieu_lesson_set_content_error (error, wrong->line, _("the rules refuse this move for “%1$s”, not for “%2$s”"),
                                           reasons[reason], reasons[wrong->reason]);
  chieu_lesson_run_try_move (self->run, &wrong->move, &verdict);
  return expect_wrong (self, &verdict, wrong, error);
}

static gboolean
is_asked (const Check *self)
{
  return (self->lesson->game->to_answer (chieu_lesson_run_get_state (self->run)) >> CHIEU_LEARNER & 1) != 0;
}

static gboolean
check_do (Check   *self,
          GError **error)
{
  const ChieuStep *step = self->step;

  if (!is_asked (self))
    return chieu_lesson_set_content_error (error, step->line, _("the learner is not asked here"));
  if (step->fault != CHIEU_REASON_NONE && !self->strict)
    return chieu_lesson_set_content_error (error, step->line, _("a fault is committed only in a strict position"));
  for (guint i = 0; i < step->moves->len; i++)
    {
      const ChieuLessonMove *expected = &g_array_index (step->moves, ChieuLessonMove, i);

      if (!check_expected (self, expected, error) || (step->any && !check_others_of_kind (self, expected, error)))
        return FALSE;
    }
  for (guint i = 0; i < step->wrongs->len; i++)
    if (!check_wrong_move (self, g_ptr_array_index (step->wrongs, i), error))
      return FALSE;
  return TRUE;
}

/* ---- Playing ---- */

/* Plays the learner's seat as a bot of this level would. Returns: whether the task was done */
static gboolean
play_at_level (Check      *self,
               const char *level)
{
  gboolean done = FALSE;
  ChieuMove move;

  chieu_lesson_run_repeat (self->run);
  while (!done && chieu_lesson_run_choose_move (self->run, CHIEU_LEARNER, level, &move))
    {
      g_auto (ChieuLessonVerdict) verdict = { 0 };

      chieu_lesson_run_try_move (self->run, &move, &verdict);
      self->tally.answers++;
      done = verdict.done;
    }
  return done;
}

static gboolean
check_play (Check   *self,
            GError **error)
{
  if (!is_asked (self))
    return chieu_lesson_set_content_error (error, self->step->line, _("the learner is not asked here"));
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    if (play_at_level (self, chieu_bot_levels[i]->id))
      {
        add_end (self);
        return TRUE;
      }
  return chieu_lesson_set_content_error (error, self->step->line, _("no way to win this hand was found"));
}

/* ---- Watching ---- */

/* Shows the next scene, which there has to be. @reason: (out): the fault of the learner's last move by the rules. Returns: FALSE with an
 * error if its moves cannot be made */
static gboolean
check_scene (Check        *self,
             ChieuReason  *reason,
             GError      **error)
{
  g_autofree char *text = chieu_lesson_run_show_scene (self->run, reason);
  const GError *fault = chieu_lesson_run_get_fault (self->run);

  if (fault != NULL)
    g_propagate_error (error, g_error_copy (fault));
  return fault == NULL && text != NULL;
}

/* Returns: the learner's last move of a scene; NULL: there is none */
static const ChieuLessonMove *
find_last_move (const ChieuLessonScene *scene)
{
  for (guint i = scene->moves->len; i > 0; i--)
    if (g_array_index (scene->moves, ChieuLessonMove, i - 1).seat == CHIEU_LEARNER)
      return &g_array_index (scene->moves, ChieuLessonMove, i - 1);
  return NULL;
}

/* Returns: whether the step after this one asks for the move with which the mistake was mended. */
static gboolean
is_done_next (Check                 *self,
              const ChieuLessonMove *mend)
{
  guint number = chieu_lesson_run_get_number (self->run) + 1;
  const ChieuStep *next = number < self->lesson->steps->len ? g_ptr_array_index (self->lesson->steps, number) : NULL;

  for (guint i = 0; next != NULL && next->task == CHIEU_TASK_DO && i < next->moves->len; i++)
    if (chieu_script_is_same_move (self->school, &g_array_index (next->moves, ChieuLessonMove, i).move, &mend->move))
      return TRUE;
  return FALSE;
}

/* The mistake must be the fault that is named (none: the rules allow it, it is only unwise), the corrected move must be clean, and
 * the next step must ask for it. */
static gboolean
check_watch (Check   *self,
             GError **error)
{
  const ChieuLessonScene *scenes = self->step->scenes;
  const ChieuLessonMove *mend = find_last_move (&scenes[CHIEU_SCENE_MEND]);
  ChieuReason reason;
  ChieuState begin;

  if (mend == NULL || find_last_move (&scenes[CHIEU_SCENE_MISTAKE]) == NULL)
    return chieu_lesson_set_content_error (error, self->step->line, _("the learner’s seat makes no move in it"));
  chieu_lesson_run_repeat (self->run);
  begin = *chieu_lesson_run_get_state (self->run);
  if (!check_scene (self, &reason, error))
    return FALSE;
  if (reason == CHIEU_REASON_NONE && self->step->fault != CHIEU_REASON_NONE)
    return chieu_lesson_set_content_error (error, scenes[CHIEU_SCENE_MISTAKE].line, _("the rules do not refuse this move"));
  if (reason != self->step->fault)
    return chieu_lesson_set_content_error (error, scenes[CHIEU_SCENE_MISTAKE].line,
                                           _("the rules refuse this move for “%1$s”, not for “%2$s”"),
                                           self->lesson->game->reasons[reason], self->lesson->game->reasons[self->step->fault]);
  if (!check_scene (self, &reason, error) || !check_scene (self, &reason, error))
    return FALSE;
  if (reason != CHIEU_REASON_NONE)
    return chieu_lesson_set_content_error (error, scenes[CHIEU_SCENE_MEND].line, _("what mends it is a fault, too: “%s”"),
                                           self->lesson->game->reasons[reason]);
  if (!is_done_next (self, mend))
    return chieu_lesson_set_content_error (error, self->step->line, _("the next step does not ask for what mended it"));
  self->tally.answers++;
  g_array_append_val (self->ends, begin);
  return TRUE;
}

/* ---- What every step has ---- */

static gboolean
check_cards (const Check  *self,
             GError      **error)
{
  const ChieuDeck *deck = self->lesson->game->deck;
  int counts[CHIEU_LESSON_COUNTERS] = { 0 };

  for (int i = 0; i < self->step->cards.n; i++)
    if (++counts[self->step->cards.cards[i]] > deck->copies)
      return chieu_lesson_set_content_error (error, self->step->line, _("“%1$s” is named %2$d times, but there are %3$d of this card"),
                                             chieu_deck_name (deck, self->step->cards.cards[i]),
                                             counts[self->step->cards.cards[i]], deck->copies);
  return TRUE;
}

/* Checks that the cards and places that a step points at are there. */
static gboolean
check_point (const Check  *self,
             GError      **error)
{
  const ChieuStep *step = self->step;
  gboolean mat = chieu_lesson_run_has_mat (self->run) && step->cards.n == 0 && !step->alone;
  ChieuLessonCards shown = step->cards;

  if (mat)
    self->school->get_hand (chieu_lesson_run_get_state (self->run), CHIEU_LEARNER, &shown);
  if (step->point != CHIEU_PLACE_NOTHING && !mat)
    return chieu_lesson_set_content_error (error, step->line, _("it points at a place, but there is no mat"));
  return chieu_lesson_cards_within (&step->point_cards, &shown)
         || chieu_lesson_set_content_error (error, step->line, _("it points at cards that are not there"));
}

/* The lesson must say what becomes of each card that another seat could claim. */
static gboolean
check_claims (const Check  *self,
              guint         number,
              GError      **error)
{
  const ChieuStep *step = self->step;
  ChieuState state;
  int claims = 0;

  if (step->position == NULL)
    return TRUE;
  if (!chieu_position_set_up (self->lesson, number, &state, &claims, error))
    return FALSE;
  return claims == 0
         || chieu_lesson_set_content_error (error, step->position->line,
                                            _("another seat can claim a card from here on; the moves must say what it does"));
}

/* ---- Steps ---- */

static gboolean
check_task (Check   *self,
            GError **error)
{
  switch (self->step->task)
    {
    case CHIEU_TASK_READ:
      add_end (self);
      return TRUE;
    case CHIEU_TASK_PICK:
      return check_pick (self, error);
    case CHIEU_TASK_DO:
      return check_do (self, error);
    case CHIEU_TASK_ARRANGE:
      return check_arrange (self, error);
    case CHIEU_TASK_FACES:
      return check_faces (self, error);
    case CHIEU_TASK_CHOOSE:
      return check_choose (self, error);
    case CHIEU_TASK_PLAY:
      return check_play (self, error);
    case CHIEU_TASK_WATCH:
      return check_watch (self, error);
    }
  g_return_val_if_reached (FALSE);
}

/* Checks the step from each state that the one before it can leave; a position of its own replaces all of them. */
static gboolean
check_from (Check         *self,
            guint          number,
            const GArray  *starts,
            GError       **error)
{
  guint n = self->step->position != NULL ? 1 : starts->len;

  if (n > ENDS_MAX)
    return chieu_lesson_set_content_error (error, self->step->line, _("too many ways lead here; it needs a position"));
  for (guint i = 0; i < n; i++)
    if (!chieu_lesson_run_begin_step (self->run, number, &g_array_index (starts, ChieuState, i), error)
        || !check_point (self, error)
        || !check_task (self, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_step (Check   *self,
            guint    number,
            GError **error)
{
  g_autoptr (GArray) starts = g_steal_pointer (&self->ends);

  self->step = g_ptr_array_index (self->lesson->steps, number);
  if (self->step->position != NULL)
    self->strict = self->step->position->strict;
  self->ends = g_array_new (FALSE, TRUE, sizeof (ChieuState));
  self->tally.steps++;
  if (check_cards (self, error) && check_claims (self, number, error)
      && (self->step->task == CHIEU_TASK_READ || self->step->task == CHIEU_TASK_WATCH || self->step->hints->len > 0
          || chieu_lesson_set_content_error (error, self->step->line, _("a task needs a hint")))
      && check_from (self, number, starts, error))
    return TRUE;
  g_prefix_error (error, _("%1$s: step “%2$s”: "), self->lesson->source, self->step->id);
  return FALSE;
}

gboolean
chieu_lesson_check (const ChieuLesson  *lesson,
                    ChieuLessonTally   *tally,
                    GError            **error)
{
  Check self = { .lesson = lesson };
  gboolean right = TRUE;

  g_return_val_if_fail (lesson != NULL, FALSE);

  self.school = chieu_school_game_find (lesson->game);
  self.ends = g_array_new (FALSE, TRUE, sizeof (ChieuState));
  g_array_set_size (self.ends, 1);
  self.run = chieu_lesson_run_new_empty (lesson);
  for (guint i = 0; right && i < lesson->steps->len; i++)
    right = check_step (&self, i, error);
  if (tally != NULL)
    *tally = self.tally;
  g_array_unref (self.ends);
  chieu_lesson_run_free (self.run);
  return right;
}
