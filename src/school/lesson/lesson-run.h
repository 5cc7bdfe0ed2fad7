/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Going through a lesson: the step one is at, how the mat stands there, what comes
 * of an answer. It shows nothing; a window or the checker does.
 *
 * The rules say what is right. Texts are in the language of the session.
 */
#pragma once

#include "pick.h"
#include "script.h"

typedef struct _ChieuLessonRun ChieuLessonRun;

/* How it stands with the question of a step. The store keeps these numbers. */
typedef enum
{
  CHIEU_STEP_OPEN,               /* not answered yet, or nothing is asked */
  CHIEU_STEP_SHOWN,              /* skipped, or the answer had to be shown: it comes back */
  CHIEU_STEP_MENDED,             /* right after a wrong answer, or when it came back */
  CHIEU_STEP_RIGHT,              /* right at once */
} ChieuStepStanding;

/* How much a wrong answer is helped on. */
typedef enum
{
  CHIEU_HELP_NONE,               /* the words about it do */
  CHIEU_HELP_MARK,               /* the same once more: the cards that matter are marked */
  CHIEU_HELP_ANSWER,             /* and again: the answer is said, with its reason */
} ChieuLessonHelp;

/* The verdict on an answer. Clear it after use. */
typedef struct
{
  gboolean right;                /* it was, or in a play: the move was made */
  gboolean done;                 /* the task is */
  ChieuReason reason;            /* the rules' reason against a move; NONE: they have none */
  const ChieuWrong *wrong;       /* (nullable): the wrong answer of the lesson that it was */
  ChieuLessonHelp help;          /* of a wrong answer: more is to be shown */
  char *text;                    /* praise, or what is wrong with it; "": nothing to say */
} ChieuLessonVerdict;

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
 * Returns: (transfer full) (nullable): NULL with %CHIEU_LESSON_ERROR_WRONG if its position is not possible
 */
ChieuLessonRun *chieu_lesson_run_new (const ChieuLesson *lesson, GError **error) G_GNUC_WARN_UNUSED_RESULT;

void chieu_lesson_run_free (ChieuLessonRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuLessonRun, chieu_lesson_run_free)

/* ---- Where one is ---- */

/* Returns: (nullable): the step one is at; NULL: the lesson is over */
const ChieuStep *chieu_lesson_run_get_step (const ChieuLessonRun *self);
/* Its number from 0; at the end of the lesson how many there are. */
guint chieu_lesson_run_get_number (const ChieuLessonRun *self);
/* Returns: whether the step asks for nothing any more. */
gboolean chieu_lesson_run_is_done (const ChieuLessonRun *self);
/* Returns: whether there is a mat; the cards of a step take its place all the same. */
gboolean chieu_lesson_run_has_mat (const ChieuLessonRun *self);
/* Returns: whether the last position was a strict one. */
gboolean chieu_lesson_run_is_strict (const ChieuLessonRun *self);
/* (transfer none): the state of the mat, where there is one. */
const ChieuState *chieu_lesson_run_get_state (const ChieuLessonRun *self);
/* Gets what the learner sees of it. */
void chieu_lesson_run_get_view (const ChieuLessonRun *self, ChieuState *view);
/* Gets the same as it was when the step began. */
void chieu_lesson_run_get_start_view (const ChieuLessonRun *self, ChieuState *view);
/* (transfer none) (element-type ChieuDeed): moves made since the step began or was last answered, the learner's among them. */
const GArray *chieu_lesson_run_get_deeds (const ChieuLessonRun *self);
/* Returns: how it stands with the question of step @number, from 0 */
ChieuStepStanding chieu_lesson_run_get_standing (const ChieuLessonRun *self, guint number);
/* Returns: whether only questions that come back are asked: at the end of the lesson, or in a review. */
gboolean chieu_lesson_run_comes_back (const ChieuLessonRun *self);
/* Gets the task of a pick. */
void chieu_lesson_run_get_pick (const ChieuLessonRun *self, ChieuPick *pick);
/* Returns: (nullable): what of the lesson itself could not be played; never of a lesson that was checked */
const GError *chieu_lesson_run_get_fault (const ChieuLessonRun *self);

/* ---- Going through ---- */

/* Goes to the next step. A task that is not done is skipped: the mat is left as if it were.
 * Returns: FALSE with an error if its position is not possible */
gboolean chieu_lesson_run_next (ChieuLessonRun *self, GError **error);
/* Goes to the step of this number, as it stands when the ones before it are skipped. */
gboolean chieu_lesson_run_go_to (ChieuLessonRun *self, guint number, GError **error);
/* Sets how it stood with step @number, from 0, when one was here before. */
void chieu_lesson_run_set_standing (ChieuLessonRun *self, guint number, ChieuStepStanding standing);
/* Ends the task of the step without an answer: it is done, the mat stands as after a right one, and the question comes back. */
void chieu_lesson_run_give_up (ChieuLessonRun *self);
/* Goes on after a step that is done: to the next one, after the last one to each that was shown its answer, and then to the end.
 * Returns: FALSE with an error if a position is not possible */
gboolean chieu_lesson_run_go_on (ChieuLessonRun *self, GError **error);
/**
 * chieu_lesson_run_begin_review:
 * @steps: of guint: numbers from 0, at least one
 *
 * Asks only these steps from now on, each as it stands when the ones before it are skipped.
 *
 * Returns: FALSE with an error if a position is not possible
 */
gboolean chieu_lesson_run_begin_review (ChieuLessonRun *self, const GArray *steps, GError **error);
/* Begins the step again. */
void chieu_lesson_run_repeat (ChieuLessonRun *self);
/* Returns: (transfer full) (nullable): a hint, a stronger one when asked again, in a play then what the coach says;
 * NULL: the step has none */
char *chieu_lesson_run_hint (ChieuLessonRun *self);

/* ---- A step that is watched ---- */

/* Returns: how many of its scenes were shown */
int chieu_lesson_run_get_n_scenes (const ChieuLessonRun *self);

/**
 * chieu_lesson_run_show_scene:
 * @reason: (out) (nullable): what the rules say against the learner's last move in it; NONE: nothing, or no such move
 *
 * Shows the next scene: its moves are made from the beginning of the step and become deeds. After the last one the step is done;
 * the step after it begins again with the mat of this one.
 *
 * Returns: (transfer full) (nullable): what is said; NULL: there is none left, or the step is not one that is watched
 */
char *chieu_lesson_run_show_scene (ChieuLessonRun *self, ChieuReason *reason);

/* ---- Answers: each to the task of its name; any other gets a verdict that is not right ---- */

/* A move of a do or a play. What is right is made. */
void chieu_lesson_run_try_move (ChieuLessonRun *self, const ChieuMove *move, ChieuLessonVerdict *verdict);
/* The cards touched of a pick. */
void chieu_lesson_run_try_cards (ChieuLessonRun *self, const ChieuLessonCards *touched, ChieuLessonVerdict *verdict);
/* The groups of an arrangement. */
void chieu_lesson_run_try_groups (ChieuLessonRun *self, const ChieuArrangement *arrangement, ChieuLessonVerdict *verdict);
/* The faces touched of faces, bit f each. */
void chieu_lesson_run_try_faces (ChieuLessonRun *self, guint64 faces, ChieuLessonVerdict *verdict);
/* The answer of this number, from 0, of a choice. */
void chieu_lesson_run_try_answer (ChieuLessonRun *self, guint number, ChieuLessonVerdict *verdict);
