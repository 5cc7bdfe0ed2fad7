/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the store has of lessons and practice, in memory: it is little, and needed while a page is made, which must not
 * wait for the disk. Strings are interned: they are ids of games, lessons, steps and kinds.
 */
#pragma once

#include <glib.h>

/* A lesson that was open. */
typedef struct
{
  const char *lesson;            /* its id */
  const char *step;              /* the id of the step at which the person stopped */
  gint64 done;                   /* when it was first finished, seconds since 1970; 0: never */
  gint64 seen;                   /* when it was open last */
} ChieuStoredLesson;

/* Returns: TRUE to go on with the next one */
typedef gboolean (*ChieuStoreLessonFunc) (const ChieuStoredLesson *lesson, gpointer user_data);

/* The standing of a question that was skipped. Neither the memory nor the database lets it take the place of a higher one: what was right
 * once is not unanswered by being skipped, though it is skipped before the database is open. */
#define CHIEU_STORED_STEP_SKIPPED 1

/* A question of a lesson that was answered or skipped. */
typedef struct
{
  const char *lesson;            /* its id */
  const char *step;              /* the step's */
  int standing;                  /* as the school counts it (school/lesson/lesson-run.h) */
  gint64 at;                     /* seconds since 1970 */
} ChieuStoredStep;

/* Returns: TRUE to go on with the next one */
typedef gboolean (*ChieuStoreStepFunc) (const ChieuStoredStep *step, gpointer user_data);

/* A task, which can be made again from these three (school/practice/practice.h). */
typedef struct
{
  const char *kind;              /* id of its kind */
  int level;
  guint64 seed;
} ChieuStoredTask;

/* A task that is to be repeated. */
typedef struct
{
  ChieuStoredTask task;
  int box;                       /* how often in a row it was right since it was last wrong (school/practice/practice-return.h) */
  gint64 due;                    /* seconds since 1970 */
} ChieuStoredReturn;

/* An answer that was given. */
typedef struct
{
  ChieuStoredTask task;
  gboolean again;                /* the task was a repeated one */
  gboolean right;
  gint64 at;                     /* seconds since 1970 */
} ChieuStoredAnswer;

/* The standing of a kind of tasks. */
typedef struct
{
  const char *kind;
  int level;
  int run;                       /* how many new tasks in a row were right at this level; negative: wrong */
} ChieuStoredStanding;

/* Returns: TRUE to go on with the next one */
typedef gboolean (*ChieuStoreReturnFunc) (const ChieuStoredReturn *item, gpointer user_data);
typedef gboolean (*ChieuStoreAnswerFunc) (const ChieuStoredAnswer *answer, gpointer user_data);
typedef gboolean (*ChieuStoreStandingFunc) (const ChieuStoredStanding *standing, gpointer user_data);

/* The number of answers to each kind of tasks that are remembered. */
#define CHIEU_SCHOOL_ANSWERS_KEPT 64

typedef struct _ChieuSchoolMemory ChieuSchoolMemory;

/* Returns: (transfer full): a memory of nothing */
ChieuSchoolMemory *chieu_school_memory_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_school_memory_free (ChieuSchoolMemory *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSchoolMemory, chieu_school_memory_free)

/* A new entry replaces that of the same lesson, step, kind or task; a lesson that was done stays so, and a question that was answered
 * stays so when it is skipped. Each answer is added as the latest. A task that is dropped, if it is there, is not to be repeated any
 * more. */
void chieu_school_memory_put_lesson (ChieuSchoolMemory *self, const char *game, const ChieuStoredLesson *lesson);
void chieu_school_memory_put_step (ChieuSchoolMemory *self, const char *game, const ChieuStoredStep *step);
void chieu_school_memory_put_standing (ChieuSchoolMemory *self, const char *game, const ChieuStoredStanding *standing);
void chieu_school_memory_put_return (ChieuSchoolMemory *self, const char *game, const ChieuStoredReturn *back);
void chieu_school_memory_drop_return (ChieuSchoolMemory *self, const char *game, const ChieuStoredTask *task);
void chieu_school_memory_put_answer (ChieuSchoolMemory *self, const char *game, const ChieuStoredAnswer *answer);

/* Puts all of @later into @self. */
void chieu_school_memory_put_all (ChieuSchoolMemory *self, const ChieuSchoolMemory *later);

/* Call @func for each entry of @game until it returns FALSE, in the orders that store-school.h and store-practice.h promise. */
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
