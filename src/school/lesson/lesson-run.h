/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The run of a lesson: the present step, the state of the mat, and the result of an answer. It has no widgets; a window or the
 * checker uses it.
 *
 * The rules say what is right. Texts are in the language of the session.
 */
#pragma once

#include "pick.h"
#include "script.h"

typedef struct _ChieuLessonRun ChieuLessonRun;

/* The standing of the question of a step. The store keeps these numbers. */
typedef enum
{
  CHIEU_STEP_OPEN,               /* not answered yet, or nothing is asked */
  CHIEU_STEP_SHOWN,              /* skipped, or the answer was told and not given after that: it is repeated */
  CHIEU_STEP_MENDED,             /* right after a wrong answer or after the answer was told, or when it was repeated at the end */
  CHIEU_STEP_RIGHT,              /* right at once */
} ChieuStepStanding;

/* The help that follows a wrong answer. */
typedef enum
{
  CHIEU_HELP_NONE,               /* only the words about it */
  CHIEU_HELP_MARK,               /* after the same wrong answer twice, or several wrong ones: the cards that matter are marked */
  CHIEU_HELP_ANSWER,             /* after the same one three times, or many wrong ones: the answer is told, with its reason */
} ChieuLessonHelp;

/* The verdict on an answer. Clear it after use. */
typedef struct
{
  gboolean right;                /* the answer was right; in a play: the move was made, and a hand that must be won did not end
                                  * without the win */
  gboolean done;                 /* the task is done */
  gboolean empty;                /* no card was chosen: that is no answer yet */
  ChieuReason reason;            /* the reason of the rules against a move; NONE: there is none */
  const ChieuWrong *wrong;       /* (nullable): the text of the lesson about such wrong answers, if it has one; the lesson's */
  ChieuLessonHelp help;          /* after a wrong answer: how much more is to be shown */
  char *text;                    /* praise, or what is wrong with the answer; "": nothing to say */
} ChieuLessonVerdict;

/* Frees the text, and leaves an empty verdict. */
void chieu_lesson_verdict_clear (ChieuLessonVerdict *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ChieuLessonVerdict, chieu_lesson_verdict_clear)

/* One move that was made, for a mat to show. */
typedef struct
{
  guint8 seat;
  ChieuMove move;
  ChieuEvents events;
  ChieuState view;               /* what the learner sees after it */
} ChieuDeed;

/**
 * chieu_lesson_run_new:
 * @lesson: (transfer none): outlives the run
 *
 * Begins a lesson at its first step.
 *
 * Returns: (transfer full) (nullable): the run; NULL with %CHIEU_LESSON_ERROR_WRONG if the position of that step is not possible
 */
ChieuLessonRun *chieu_lesson_run_new (const ChieuLesson *lesson, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Ends the run; the lesson stays. NULL is allowed. */
void chieu_lesson_run_free (ChieuLessonRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuLessonRun, chieu_lesson_run_free)

/* ---- Where one is ---- */

/* Returns: (nullable): the present step; NULL: the lesson is over */
const ChieuStep *chieu_lesson_run_get_step (const ChieuLessonRun *self);
/* Returns: the number of the present step, from 0; at the end of the lesson the number of steps */
guint chieu_lesson_run_get_number (const ChieuLessonRun *self);
/* Returns: whether the step does not ask for anything any more */
gboolean chieu_lesson_run_is_done (const ChieuLessonRun *self);
/* Returns: whether there is a mat; the cards of a step are shown instead of it all the same */
gboolean chieu_lesson_run_has_mat (const ChieuLessonRun *self);
/* Returns: whether the mat is that of a strict position */
gboolean chieu_lesson_run_is_strict (const ChieuLessonRun *self);
/* Returns: (transfer none): the state of the mat; it has a meaning only if there is one */
const ChieuState *chieu_lesson_run_get_state (const ChieuLessonRun *self);
/* Gets what the learner sees of the mat, if there is one. */
void chieu_lesson_run_get_view (const ChieuLessonRun *self, ChieuState *view);
/* Gets what the learner saw of the mat when the step began, if there is one. */
void chieu_lesson_run_get_start_view (const ChieuLessonRun *self, ChieuState *view);
/* Returns: (transfer none) (element-type ChieuDeed): the moves that were made last, the learner's among them: when the step began or was
 * given up, or with the last move or scene since */
const GArray *chieu_lesson_run_get_deeds (const ChieuLessonRun *self);
/* Returns: the standing of the question of step @number, from 0 */
ChieuStepStanding chieu_lesson_run_get_standing (const ChieuLessonRun *self, guint number);
/* Returns: whether only questions to repeat are asked: at the end of the lesson, or in a review */
gboolean chieu_lesson_run_asks_again (const ChieuLessonRun *self);
/* Gets the task of the present step, which is a pick. */
void chieu_lesson_run_get_pick (const ChieuLessonRun *self, ChieuPick *pick);
/* Returns: (nullable): an error of the lesson itself that could not be played; never for a lesson that was checked */
const GError *chieu_lesson_run_get_fault (const ChieuLessonRun *self);

/* ---- Going through ---- */

/* For tests: goes to the next step. A task that is not done is skipped: the mat is left as if it were. Returns: FALSE with an
 * error if the position of the next step is not possible */
gboolean chieu_lesson_run_next (ChieuLessonRun *self, GError **error);
/* Goes to the step of this number, from 0; nothing happens if it is the present one. The mat is as if the tasks before it had been done,
 * but no standing changes. Returns: FALSE with an error if a position is not possible */
gboolean chieu_lesson_run_go_to (ChieuLessonRun *self, guint number, GError **error);
/* Sets the standing of step @number, from 0, when the person was here before. */
void chieu_lesson_run_set_standing (ChieuLessonRun *self, guint number, ChieuStepStanding standing);
/* Ends the task of the step without an answer: it is done, the mat is as after a right one, and the question, if the step asks one,
 * will be repeated. */
void chieu_lesson_run_give_up (ChieuLessonRun *self);
/* Goes on after a step that is done: to the next one, after the last one to each that is to be repeated (CHIEU_STEP_SHOWN), and
 * then to the end.
 * Returns: FALSE with an error if a position is not possible */
gboolean chieu_lesson_run_go_on (ChieuLessonRun *self, GError **error);
/**
 * chieu_lesson_run_begin_review:
 * @steps: (element-type guint): the numbers of the steps, from 0; at least one
 *
 * Asks only these steps from now on, as if none had been answered yet, each with the mat as if the tasks before it had been done.
 *
 * Returns: FALSE with an error if a position is not possible
 */
gboolean chieu_lesson_run_begin_review (ChieuLessonRun *self, const GArray *steps, GError **error);
/* Begins the task of the step again; wrong answers that were given to it still count. */
void chieu_lesson_run_repeat (ChieuLessonRun *self);
/* Returns: (transfer full) (nullable): a hint, a stronger one the second time, and then in a play what the coach says; NULL: the
 * step has none */
char *chieu_lesson_run_hint (ChieuLessonRun *self);

/* ---- A step that is watched ---- */

/* Returns: how many of its scenes were shown */
int chieu_lesson_run_get_n_scenes (const ChieuLessonRun *self);

/**
 * chieu_lesson_run_show_scene:
 * @reason: (out) (optional): the fault of the learner's last move in it by the rules; NONE: it has none, or there is no such move
 *
 * Shows the next scene: its moves, if it has any, are made from the beginning of the step and recorded as deeds. After the last one
 * the step is done; the step after it begins again with the mat of this one.
 *
 * Returns: (transfer full) (nullable): what is said; NULL: there is none left, or the step is not one that is watched
 */
char *chieu_lesson_run_show_scene (ChieuLessonRun *self, ChieuReason *reason);

/* ---- Answers: each to the task of its name; any other gets a verdict that is not right ---- */

/* Judges a move of a do or a play. A right one is made; in a play each clean move that the rules allow, even if it loses the hand. */
void chieu_lesson_run_try_move (ChieuLessonRun *self, const ChieuMove *move, ChieuLessonVerdict *verdict);
/* Judges the touched cards of a pick. */
void chieu_lesson_run_try_cards (ChieuLessonRun *self, const ChieuLessonCards *touched, ChieuLessonVerdict *verdict);
/* Judges the groups of an arrangement. */
void chieu_lesson_run_try_groups (ChieuLessonRun *self, const ChieuArrangement *arrangement, ChieuLessonVerdict *verdict);
/* Judges the faces that were touched in a step that asks for faces; bit f: face f. */
void chieu_lesson_run_try_faces (ChieuLessonRun *self, guint64 faces, ChieuLessonVerdict *verdict);
/* Judges the answer with this number, from 0, of a choice. */
void chieu_lesson_run_try_answer (ChieuLessonRun *self, guint number, ChieuLessonVerdict *verdict);
