/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-practice.h"

#include "store-private.h"

/* ---- Writing ---- */

static void
bind_task (sqlite3_stmt          *statement,
           const char            *game,
           const ChieuStoredTask *task)
{
  sqlite3_bind_text (statement, 1, game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 2, task->kind, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 3, task->level);
  sqlite3_bind_int64 (statement, 4, (sqlite3_int64) task->seed);
}

static gboolean
add_answer (ChieuStore               *self,
            const char               *game,
            const ChieuStoredAnswer  *answer,
            GError                  **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_ADD_ANSWER);

  bind_task (statement, game, &answer->task);
  sqlite3_bind_int (statement, 5, answer->again);
  sqlite3_bind_int (statement, 6, answer->right);
  sqlite3_bind_int64 (statement, 7, answer->at);
  return chieu_store_run (self, statement, error);
}

static gboolean
save_standing (ChieuStore                 *self,
               const char                 *game,
               const ChieuStoredStanding  *standing,
               GError                    **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_SAVE_STANDING);

  sqlite3_bind_text (statement, 1, game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 2, standing->kind, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 3, standing->level);
  sqlite3_bind_int (statement, 4, standing->run);
  return chieu_store_run (self, statement, error);
}

static gboolean
save_return (ChieuStore               *self,
             const char               *game,
             const ChieuStoredTask    *task,
             const ChieuStoredReturn  *back,
             GError                  **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, back != NULL ? CHIEU_SQL_SAVE_RETURN : CHIEU_SQL_DROP_RETURN);

  bind_task (statement, game, task);
  if (back != NULL)
    {
      sqlite3_bind_int (statement, 5, back->box);
      sqlite3_bind_int64 (statement, 6, back->due);
    }
  return chieu_store_run (self, statement, error);
}

gboolean
chieu_store_save_answer (ChieuStore                 *self,
                         const char                 *game,
                         const ChieuStoredAnswer    *answer,
                         const ChieuStoredStanding  *standing,
                         const ChieuStoredReturn    *back,
                         GError                    **error)
{
  g_return_val_if_fail (self != NULL && game != NULL && answer != NULL && standing != NULL, FALSE);

  if (!chieu_store_run (self, chieu_store_get (self, CHIEU_SQL_BEGIN), error))
    return FALSE;
  if (add_answer (self, game, answer, error)
      && save_standing (self, game, standing, error)
      && save_return (self, game, &answer->task, back, error)
      && chieu_store_run (self, chieu_store_get (self, CHIEU_SQL_COMMIT), error))
    return TRUE;
  chieu_store_run (self, chieu_store_get (self, CHIEU_SQL_ROLLBACK), NULL);
  return FALSE;
}

/* ---- Reading ---- */

static ChieuStoredTask
read_task (sqlite3_stmt *row)
{
  return (ChieuStoredTask) {
    .kind = (const char *) sqlite3_column_text (row, 0),
    .level = sqlite3_column_int (row, 1),
    .seed = (guint64) sqlite3_column_int64 (row, 2),
  };
}

gboolean
chieu_store_foreach_return (ChieuStore            *self,
                            const char            *game,
                            ChieuStoreReturnFunc   func,
                            gpointer               user_data,
                            GError               **error)
{
  GError *local = NULL;
  sqlite3_stmt *row;
  gboolean more = TRUE;

  g_return_val_if_fail (self != NULL && game != NULL && func != NULL, FALSE);

  row = chieu_store_get (self, CHIEU_SQL_LIST_RETURNS);
  sqlite3_bind_text (row, 1, game, -1, SQLITE_TRANSIENT);
  while (more && chieu_store_next (self, row, &local))
    more = func (&(ChieuStoredReturn) {
                   .task = read_task (row),
                   .box = sqlite3_column_int (row, 3),
                   .due = sqlite3_column_int64 (row, 4),
                 }, user_data);
  return chieu_store_finish (row, local, error);
}

gboolean
chieu_store_foreach_answer (ChieuStore            *self,
                            const char            *game,
                            const char            *kind,
                            int                    most,
                            ChieuStoreAnswerFunc   func,
                            gpointer               user_data,
                            GError               **error)
{
  GError *local = NULL;
  sqlite3_stmt *row;
  gboolean more = TRUE;

  g_return_val_if_fail (self != NULL && game != NULL && kind != NULL && func != NULL, FALSE);

  row = chieu_store_get (self, CHIEU_SQL_LIST_ANSWERS);
  sqlite3_bind_text (row, 1, game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (row, 2, kind, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (row, 3, most);
  while (more && chieu_store_next (self, row, &local))
    more = func (&(ChieuStoredAnswer) {
                   .task = read_task (row),
                   .again = sqlite3_column_int (row, 3) != 0,
                   .right = sqlite3_column_int (row, 4) != 0,
                   .at = sqlite3_column_int64 (row, 5),
                 }, user_data);
  return chieu_store_finish (row, local, error);
}

gboolean
chieu_store_foreach_standing (ChieuStore              *self,
                              const char              *game,
                              ChieuStoreStandingFunc   func,
                              gpointer                 user_data,
                              GError                 **error)
{
  GError *local = NULL;
  sqlite3_stmt *row;
  gboolean more = TRUE;

  g_return_val_if_fail (self != NULL && game != NULL && func != NULL, FALSE);

  row = chieu_store_get (self, CHIEU_SQL_LIST_STANDINGS);
  sqlite3_bind_text (row, 1, game, -1, SQLITE_TRANSIENT);
  while (more && chieu_store_next (self, row, &local))
    more = func (&(ChieuStoredStanding) {
                   .kind = (const char *) sqlite3_column_text (row, 0),
                   .level = sqlite3_column_int (row, 1),
                   .run = sqlite3_column_int (row, 2),
                 }, user_data);
  return chieu_store_finish (row, local, error);
}
