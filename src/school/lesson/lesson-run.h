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

G_BEGIN_DECLS

typedef struct _ChieuLessonRun ChieuLessonRun;

/* The verdict on an answer. Clear it after use. */
typedef struct
{
  gboolean right;                /* it was, or in a play: the move was made */
  gboolean done;                 /* the task is */
  ChieuReason reason;            /* the rules' reason against a move; NONE: they have none */
  const ChieuWrong *wrong;       /* (nullable): the wrong answer of the lesson that it was */
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
/* Begins the step again. */
void chieu_lesson_run_repeat (ChieuLessonRun *self);
/* Returns: (transfer full) (nullable): a hint, a stronger one when asked again, in a play then what the coach says;
 * NULL: the step has none */
char *chieu_lesson_run_hint (ChieuLessonRun *self);

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

G_END_DECLS
