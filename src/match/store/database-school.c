/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves the progress in the lessons, and reads it.
 */
#include "database-private.h"

/* Columns of CHIEU_SQL_LIST_LESSONS. */
enum
{
  LESSON_GAME,
  LESSON_ID,
  LESSON_STEP,
  LESSON_DONE,
  LESSON_SEEN,
};

/* Columns of CHIEU_SQL_LIST_STEPS. */
enum
{
  STEP_GAME,
  STEP_LESSON,
  STEP_ID,
  STEP_STANDING,
  STEP_AT,
};

gboolean
chieu_database_save_lesson (ChieuDatabase            *self,
                            const char               *game,
                            const ChieuStoredLesson  *lesson,
                            GError                  **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_SAVE_LESSON);

  sqlite3_bind_text (statement, 1, game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 2, lesson->lesson, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 3, lesson->step, -1, SQLITE_TRANSIENT);
  if (lesson->done > 0)
    sqlite3_bind_int64 (statement, 4, lesson->done);
  sqlite3_bind_int64 (statement, 5, lesson->seen);
  return chieu_database_run (self, statement, error);
}

static gboolean
read_lesson (ChieuDatabase  *self,
             sqlite3_stmt   *row,
             gpointer        data,
             GError        **error)
{
  const ChieuStoredLesson lesson = {
    .lesson = chieu_database_get_text (row, LESSON_ID),
    .step = chieu_database_get_text (row, LESSON_STEP),
    .done = sqlite3_column_int64 (row, LESSON_DONE),
    .seen = sqlite3_column_int64 (row, LESSON_SEEN),
  };

  chieu_school_memory_put_lesson (data, chieu_database_get_text (row, LESSON_GAME), &lesson);
  return TRUE;
}

gboolean
chieu_database_save_step (ChieuDatabase          *self,
                          const char             *game,
                          const ChieuStoredStep  *step,
                          GError                **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_SAVE_STEP);

  sqlite3_bind_text (statement, 1, game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 2, step->lesson, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 3, step->step, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 4, step->standing);
  sqlite3_bind_int64 (statement, 5, step->at);
  sqlite3_bind_int (statement, 6, CHIEU_STORED_STEP_SKIPPED);
  return chieu_database_run (self, statement, error);
}

static gboolean
read_step (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  const ChieuStoredStep step = {
    .lesson = chieu_database_get_text (row, STEP_LESSON),
    .step = chieu_database_get_text (row, STEP_ID),
    .standing = sqlite3_column_int (row, STEP_STANDING),
    .at = sqlite3_column_int64 (row, STEP_AT),
  };

  chieu_school_memory_put_step (data, chieu_database_get_text (row, STEP_GAME), &step);
  return TRUE;
}

gboolean
chieu_database_read_lessons (ChieuDatabase      *self,
                             ChieuSchoolMemory  *school,
                             GError            **error)
{
  return chieu_database_foreach_row (self, chieu_database_get_statement (self, CHIEU_SQL_LIST_LESSONS), read_lesson, school, error)
         && chieu_database_foreach_row (self, chieu_database_get_statement (self, CHIEU_SQL_LIST_STEPS), read_step, school, error);
}
