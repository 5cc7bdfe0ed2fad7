/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-school.h"

#include "store-private.h"

gboolean
chieu_store_save_lesson (ChieuStore               *self,
                         const char               *game,
                         const ChieuStoredLesson  *lesson,
                         GError                  **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && game != NULL && lesson != NULL, FALSE);

  statement = chieu_store_get (self, CHIEU_SQL_SAVE_LESSON);
  sqlite3_bind_text (statement, 1, game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 2, lesson->lesson, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 3, lesson->step, -1, SQLITE_TRANSIENT);
  if (lesson->done > 0)
    sqlite3_bind_int64 (statement, 4, lesson->done);
  else
    sqlite3_bind_null (statement, 4);
  sqlite3_bind_int64 (statement, 5, lesson->seen);
  return chieu_store_run (self, statement, error);
}

gboolean
chieu_store_foreach_lesson (ChieuStore            *self,
                            const char            *game,
                            ChieuStoreLessonFunc   func,
                            gpointer               user_data,
                            GError               **error)
{
  GError *local = NULL;
  sqlite3_stmt *row;
  gboolean more = TRUE;

  g_return_val_if_fail (self != NULL && game != NULL && func != NULL, FALSE);

  row = chieu_store_get (self, CHIEU_SQL_LIST_LESSONS);
  sqlite3_bind_text (row, 1, game, -1, SQLITE_TRANSIENT);
  while (more && chieu_store_next (self, row, &local))
    more = func (&(ChieuStoredLesson) {
                   .lesson = (const char *) sqlite3_column_text (row, 0),
                   .step = (const char *) sqlite3_column_text (row, 1),
                   .done = sqlite3_column_int64 (row, 2),
                   .seen = sqlite3_column_int64 (row, 3),
                 }, user_data);
  return chieu_store_finish (row, local, error);
}
