/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that the store has of lessons and practice, in memory: it is little, and asked for while a page is made, which waits
 * for no disk. Strings are interned: they are ids of games, lessons, steps and kinds.
 */
#pragma once

#include <glib.h>

/* A lesson that was open. */
typedef struct
{
  const char *lesson;            /* its id */
  const char *step;              /* the id of the step one stopped at */
  gint64 done;                   /* when it was gone through to its end for the first time, seconds since 1970; 0: never */
  gint64 seen;                   /* when it was open last */
} ChieuStoredLesson;

/* Returns: TRUE to see the next one. */
typedef gboolean (*ChieuStoreLessonFunc) (const ChieuStoredLesson *lesson, gpointer user_data);

/* A question of a lesson that was answered or skipped. */
typedef struct
{
  const char *lesson;            /* its id */
  const char *step;              /* the step's */
  int standing;                  /* as the school counts it (school/lesson/lesson-run.h) */
  gint64 at;                     /* seconds since 1970 */
} ChieuStoredStep;

/* Returns: TRUE to see the next one. */
typedef gboolean (*ChieuStoreStepFunc) (const ChieuStoredStep *step, gpointer user_data);

/* A task: these three make it again (school/practice.h). */
typedef struct
{
  const char *kind;              /* id of its kind */
  int level;
  guint64 seed;
} ChieuStoredTask;

/* A task that comes back. */
typedef struct
{
  ChieuStoredTask task;
  int box;                       /* how often it was right since it came back for the first time */
  gint64 due;                    /* seconds since 1970 */
} ChieuStoredReturn;

/* An answer that was given. */
typedef struct
{
  ChieuStoredTask task;
  gboolean again;                /* the task had come back */
  gboolean right;
  gint64 at;                     /* seconds since 1970 */
} ChieuStoredAnswer;

/* The standing of a kind of tasks. */
typedef struct
{
  const char *kind;
  int level;
  int run;                       /* new tasks right one after the other at this level; negative: wrong */
} ChieuStoredStanding;

/* Returns: TRUE to see the next one. */
typedef gboolean (*ChieuStoreReturnFunc) (const ChieuStoredReturn *item, gpointer user_data);
typedef gboolean (*ChieuStoreAnswerFunc) (const ChieuStoredAnswer *answer, gpointer user_data);
typedef gboolean (*ChieuStoreStandingFunc) (const ChieuStoredStanding *standing, gpointer user_data);

/* Answers that are remembered of each kind of tasks. */
#define CHIEU_SCHOOL_ANSWERS_KEPT 64

typedef struct _ChieuSchoolMemory ChieuSchoolMemory;

ChieuSchoolMemory *chieu_school_memory_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_school_memory_free (ChieuSchoolMemory *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSchoolMemory, chieu_school_memory_free)

/* A new entry replaces that of the same lesson, step, kind or task; a lesson that was done stays so. Each answer is added as the
 * latest. */
void chieu_school_memory_put_lesson (ChieuSchoolMemory *self, const char *game, const ChieuStoredLesson *lesson);
void chieu_school_memory_put_step (ChieuSchoolMemory *self, const char *game, const ChieuStoredStep *step);
void chieu_school_memory_put_standing (ChieuSchoolMemory *self, const char *game, const ChieuStoredStanding *standing);
void chieu_school_memory_put_return (ChieuSchoolMemory *self, const char *game, const ChieuStoredReturn *back);
void chieu_school_memory_drop_return (ChieuSchoolMemory *self, const char *game, const ChieuStoredTask *task);
void chieu_school_memory_put_answer (ChieuSchoolMemory *self, const char *game, const ChieuStoredAnswer *answer);

/* Puts all of @later into @self. */
void chieu_school_memory_put_all (ChieuSchoolMemory *self, const ChieuSchoolMemory *later);

/* In the orders that store-school.h and store-practice.h promise. */
void chieu_school_memory_foreach_lesson (const ChieuSchoolMemory *self,
                                         const char              *game,
                                         ChieuStoreLessonFunc     func,
                                         gpointer                 user_data);
void chieu_school_memory_foreach_step (const ChieuSchoolMemory *self,
                                       const char              *game,
                                       ChieuStoreStepFunc       func,
                                       gpointer                 user_data);
void chieu_school_memory_foreach_standing (const ChieuSchoolMemory  *self,
                                           const char               *game,
                                           ChieuStoreStandingFunc    func,
                                           gpointer                  user_data);
void chieu_school_memory_foreach_return (const ChieuSchoolMemory *self,
                                         const char              *game,
                                         ChieuStoreReturnFunc     func,
                                         gpointer                 user_data);
void chieu_school_memory_foreach_answer (const ChieuSchoolMemory *self,
                                         const char              *game,
                                         const char              *kind,
                                         int                      most,
                                         ChieuStoreAnswerFunc     func,
                                         gpointer                 user_data);
