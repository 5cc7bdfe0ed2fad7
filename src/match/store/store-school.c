/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons and practice: read from memory, and written in the background.
 */
#include "store-school.h"

#include "store-practice.h"
#include "database-private.h"
#include "store-private.h"

/* ---- Writing behind ---- */

/* The things to be written: a lesson, a step, or an answer with its standing and its return. Strings are interned. */
typedef struct
{
  const char *game;
  ChieuStoredLesson lesson;
  ChieuStoredStep step;
  ChieuStoredAnswer answer;
  ChieuStoredStanding standing;
  ChieuStoredReturn back;
  gboolean comes_back;
} News;

static gboolean
lesson_work (ChieuDatabase  *database,
             gpointer        data,
             GCancellable   *cancellable,
             GError        **error)
{
  const News *news = data;

  return chieu_database_save_lesson (database, news->game, &news->lesson, error);
}

void
chieu_store_save_lesson (ChieuStore              *self,
                         const char              *game,
                         const ChieuStoredLesson *lesson)
{
  News *news;

  g_return_if_fail (self != NULL && game != NULL && lesson != NULL);

  chieu_school_memory_put_lesson (chieu_store_lock_school (self), game, lesson);
  chieu_store_unlock_school (self);
  news = g_new0 (News, 1);
  news->game = g_intern_string (game);
  news->lesson = (ChieuStoredLesson) {
    g_intern_string (lesson->lesson), g_intern_string (lesson->step), lesson->done, lesson->seen,
  };
  chieu_store_write_behind (self, lesson_work, news, g_free);
}

static gboolean
step_work (ChieuDatabase  *database,
           gpointer        data,
           GCancellable   *cancellable,
           GError        **error)
{
  const News *news = data;

  return chieu_database_save_step (database, news->game, &news->step, error);
}

void
chieu_store_save_step (ChieuStore            *self,
                       const char            *game,
                       const ChieuStoredStep *step)
{
  News *news;

  g_return_if_fail (self != NULL && game != NULL && step != NULL);

  chieu_school_memory_put_step (chieu_store_lock_school (self), game, step);
  chieu_store_unlock_school (self);
  news = g_new0 (News, 1);
  news->game = g_intern_string (game);
  news->step = (ChieuStoredStep) { g_intern_string (step->lesson), g_intern_string (step->step), step->standing, step->at };
  chieu_store_write_behind (self, step_work, news, g_free);
}

static gboolean
answer_work (ChieuDatabase  *database,
             gpointer        data,
             GCancellable   *cancellable,
             GError        **error)
{
  const News *news = data;

  return chieu_database_save_answer (database, news->game, &news->answer, &news->standing,
                                     news->comes_back ? &news->back : NULL, error);
}

static void
remember_answer (ChieuStore                *self,
                 const char                *game,
                 const ChieuStoredAnswer   *answer,
                 const ChieuStoredStanding *standing,
                 const ChieuStoredReturn   *back)
{
  ChieuSchoolMemory *school = chieu_store_lock_school (self);

  chieu_school_memory_put_answer (school, game, answer);
  chieu_school_memory_put_standing (school, game, standing);
  if (back != NULL)
    chieu_school_memory_put_return (school, game, back);
  else
    chieu_school_memory_drop_return (school, game, &answer->task);
  chieu_store_unlock_school (self);
}

void
chieu_store_save_answer (ChieuStore                *self,
                         const char                *game,
                         const ChieuStoredAnswer   *answer,
                         const ChieuStoredStanding *standing,
                         const ChieuStoredReturn   *back)
{
  News *news;

  g_return_if_fail (self != NULL && game != NULL && answer != NULL && standing != NULL);

  remember_answer (self, game, answer, standing, back);
  news = g_new0 (News, 1);
  news->game = g_intern_string (game);
  news->answer = *answer;
  news->answer.task.kind = g_intern_string (answer->task.kind);
  news->standing = (ChieuStoredStanding) { g_intern_string (standing->kind), standing->level, standing->run };
  news->comes_back = back != NULL;
  if (back != NULL)
    news->back = (ChieuStoredReturn) { news->answer.task, back->box, back->due };
  chieu_store_write_behind (self, answer_work, news, g_free);
}

/* ---- Reading ---- */

void
chieu_store_foreach_lesson (ChieuStore           *self,
                            const char           *game,
                            ChieuStoreLessonFunc  func,
                            gpointer              user_data)
{
  g_return_if_fail (self != NULL && game != NULL && func != NULL);

  chieu_school_memory_foreach_lesson (chieu_store_lock_school (self), game, func, user_data);
  chieu_store_unlock_school (self);
}

void
chieu_store_foreach_step (ChieuStore         *self,
                          const char         *game,
                          ChieuStoreStepFunc  func,
                          gpointer            user_data)
{
  g_return_if_fail (self != NULL && game != NULL && func != NULL);

  chieu_school_memory_foreach_step (chieu_store_lock_school (self), game, func, user_data);
  chieu_store_unlock_school (self);
}

void
chieu_store_foreach_return (ChieuStore           *self,
                            const char           *game,
                            ChieuStoreReturnFunc  func,
                            gpointer              user_data)
{
  g_return_if_fail (self != NULL && game != NULL && func != NULL);

  chieu_school_memory_foreach_return (chieu_store_lock_school (self), game, func, user_data);
  chieu_store_unlock_school (self);
}

void
chieu_store_foreach_answer (ChieuStore           *self,
                            const char           *game,
                            const char           *kind,
                            int                   most,
                            ChieuStoreAnswerFunc  func,
                            gpointer              user_data)
{
  g_return_if_fail (self != NULL && game != NULL && kind != NULL && func != NULL);

  chieu_school_memory_foreach_answer (chieu_store_lock_school (self), game, kind, most, func, user_data);
  chieu_store_unlock_school (self);
}

void
chieu_store_foreach_standing (ChieuStore             *self,
                              const char             *game,
                              ChieuStoreStandingFunc  func,
                              gpointer                user_data)
{
  g_return_if_fail (self != NULL && game != NULL && func != NULL);

  chieu_school_memory_foreach_standing (chieu_store_lock_school (self), game, func, user_data);
  chieu_store_unlock_school (self);
}
