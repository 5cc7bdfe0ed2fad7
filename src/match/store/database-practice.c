/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves and reads the answers of practice, the standing of each kind of tasks, and the tasks that are to be repeated.
 */
#include "database-private.h"

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
add_answer (ChieuDatabase            *self,
            const char               *game,
            const ChieuStoredAnswer  *answer,
            GError                  **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_ADD_ANSWER);

  bind_task (statement, game, &answer->task);
  sqlite3_bind_int (statement, 5, answer->again);
  sqlite3_bind_int (statement, 6, answer->right);
  sqlite3_bind_int64 (statement, 7, answer->at);
  return chieu_database_run (self, statement, error);
}

static gboolean
save_standing (ChieuDatabase              *self,
               const char                 *game,
               const ChieuStoredStanding  *standing,
               GError                    **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_SAVE_STANDING);

  sqlite3_bind_text (statement, 1, game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 2, standing->kind, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 3, standing->level);
  sqlite3_bind_int (statement, 4, standing->run);
  return chieu_database_run (self, statement, error);
}

static gboolean
save_return (ChieuDatabase            *self,
             const char               *game,
             const ChieuStoredTask    *task,
             const ChieuStoredReturn  *back,
             GError                  **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, back != NULL ? CHIEU_SQL_SAVE_RETURN : CHIEU_SQL_DROP_RETURN);

  bind_task (statement, game, task);
  if (back != NULL)
    {
      sqlite3_bind_int (statement, 5, back->box);
      sqlite3_bind_int64 (statement, 6, back->due);
    }
  return chieu_database_run (self, statement, error);
}

gboolean
chieu_database_save_answer (ChieuDatabase              *self,
                            const char                 *game,
                            const ChieuStoredAnswer    *answer,
                            const ChieuStoredStanding  *standing,
                            const ChieuStoredReturn    *back,
                            GError                    **error)
{
  if (!chieu_database_run (self, chieu_database_get_statement (self, CHIEU_SQL_BEGIN), error))
    return FALSE;
  if (add_answer (self, game, answer, error)
      && save_standing (self, game, standing, error)
      && save_return (self, game, &answer->task, back, error)
      && chieu_database_run (self, chieu_database_get_statement (self, CHIEU_SQL_COMMIT), error))
    return TRUE;
  chieu_database_run (self, chieu_database_get_statement (self, CHIEU_SQL_ROLLBACK), NULL);
  return FALSE;
}

/* ---- Reading ---- */

/* Columns of CHIEU_SQL_LIST_STANDINGS, CHIEU_SQL_LIST_RETURNS and CHIEU_SQL_LIST_ANSWERS: the game, and the task as far as a statement
 * has it, are in the same ones of all three. */
enum
{
  TASK_GAME,
  TASK_KIND,
  TASK_LEVEL,
  TASK_SEED,
  N_TASK,

  STANDING_RUN = TASK_SEED,      /* a standing is that of a kind, which has no seed */

  RETURN_BOX = N_TASK,
  RETURN_DUE,

  ANSWER_AGAIN = N_TASK,
  ANSWER_RIGHT,
  ANSWER_AT,
};

static const char *
read_game (sqlite3_stmt *row)
{
  return chieu_database_get_text (row, TASK_GAME);
}

static ChieuStoredTask
read_task (sqlite3_stmt *row)
{
  return (ChieuStoredTask) {
    .kind = chieu_database_get_text (row, TASK_KIND),
    .level = sqlite3_column_int (row, TASK_LEVEL),
    .seed = (guint64) sqlite3_column_int64 (row, TASK_SEED),
  };
}

static gboolean
read_standing (ChieuDatabase  *self,
               sqlite3_stmt   *row,
               gpointer        school,
               GError        **error)
{
  ChieuStoredTask task = read_task (row);

  chieu_school_memory_put_standing (school, read_game (row), &(ChieuStoredStanding) {
    .kind = task.kind, .level = task.level, .run = CLAMP (sqlite3_column_int (row, STANDING_RUN), G_MININT16, G_MAXINT16),
  });
  return TRUE;
}

static gboolean
read_return (ChieuDatabase  *self,
             sqlite3_stmt   *row,
             gpointer        school,
             GError        **error)
{
  chieu_school_memory_put_return (school, read_game (row), &(ChieuStoredReturn) {
    .task = read_task (row), .box = sqlite3_column_int (row, RETURN_BOX), .due = sqlite3_column_int64 (row, RETURN_DUE),
  });
  return TRUE;
}

static gboolean
read_answer (ChieuDatabase  *self,
             sqlite3_stmt   *row,
             gpointer        school,
             GError        **error)
{
  chieu_school_memory_put_answer (school, read_game (row), &(ChieuStoredAnswer) {
    .task = read_task (row),
    .again = sqlite3_column_int (row, ANSWER_AGAIN) != 0,
    .right = sqlite3_column_int (row, ANSWER_RIGHT) != 0,
    .at = sqlite3_column_int64 (row, ANSWER_AT),
  });
  return TRUE;
}

gboolean
chieu_database_read_practice (ChieuDatabase      *self,
                              ChieuSchoolMemory  *school,
                              GError            **error)
{
  static const struct { ChieuSql sql; ChieuRowFunc func; } parts[] = {
    { CHIEU_SQL_LIST_STANDINGS, read_standing },
    { CHIEU_SQL_LIST_RETURNS, read_return },
    { CHIEU_SQL_LIST_ANSWERS, read_answer },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!chieu_database_foreach_row (self, chieu_database_get_statement (self, parts[i].sql), parts[i].func, school, error))
      return FALSE;
  return TRUE;
}
