/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "database-private.h"

#include <glib/gi18n-lib.h>

/* ---- Statements ---- */

sqlite3_stmt *
chieu_database_get_statement (ChieuDatabase *self,
                              ChieuSql       sql)
{
  sqlite3_stmt *statement = self->statements[sql];

  if (statement == NULL)
    return NULL;
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return statement;
}

gboolean
chieu_database_fail (ChieuDatabase  *self,
                     GError        **error)
{
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, "%s: %s", self->path,
               self->db != NULL ? sqlite3_errmsg (self->db) : _("The database is not open"));
  return FALSE;
}

gboolean
chieu_database_code_is_damage (int code)
{
  return CHIEU_DATABASE_PRIMARY (code) == SQLITE_CORRUPT || CHIEU_DATABASE_PRIMARY (code) == SQLITE_NOTADB;
}

gboolean
chieu_database_is_damaged (ChieuDatabase *self)
{
  return self->db != NULL && chieu_database_code_is_damage (sqlite3_errcode (self->db));
}

gboolean
chieu_database_is_out_of_memory (ChieuDatabase *self)
{
  return self->db != NULL && CHIEU_DATABASE_PRIMARY (sqlite3_errcode (self->db)) == SQLITE_NOMEM;
}

gboolean
chieu_database_foreach_row (ChieuDatabase  *self,
                            sqlite3_stmt   *statement,
                            ChieuRowFunc    func,
                            gpointer        data,
                            GError        **error)
{
  GError *local = NULL;
  gboolean more = TRUE;
  int code = SQLITE_DONE;

  if (statement == NULL)
    return chieu_database_fail (self, error);
  while (more && local == NULL && (code = sqlite3_step (statement)) == SQLITE_ROW)
    {
      more = func (self, statement, data, &local);
      /* If memory ran out, the texts that @func has read are not those of the row. */
      if (chieu_database_is_out_of_memory (self))
        {
          g_clear_error (&local);
          chieu_database_fail (self, &local);
        }
    }
  if (local == NULL && code != SQLITE_ROW && code != SQLITE_DONE)
    chieu_database_fail (self, &local);
  sqlite3_reset (statement);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, local);
  return FALSE;
}

static gboolean
pass_over (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  return TRUE;
}

const char *
chieu_database_get_text (sqlite3_stmt *row,
                         int           column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);

  return text != NULL ? text : "";
}

gboolean
chieu_database_run (ChieuDatabase  *self,
                    sqlite3_stmt   *statement,
                    GError        **error)
{
  return chieu_database_foreach_row (self, statement, pass_over, NULL, error);
}

gint64
chieu_database_get_new_id (ChieuDatabase *self)
{
  return sqlite3_last_insert_rowid (self->db);
}

void
chieu_database_checkpoint (ChieuDatabase *self)
{
  if (self->db == NULL)
    return;
  /* If another program uses the database, this does not wait: the log stays, and is moved at another quiet moment. */
  sqlite3_busy_timeout (self->db, 0);
  sqlite3_wal_checkpoint_v2 (self->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
  sqlite3_busy_timeout (self->db, CHIEU_DATABASE_BUSY_MS);
}

gboolean
chieu_database_prepare_all (ChieuDatabase *self)
{
  for (int i = 0; i < CHIEU_N_SQL; i++)
    if (sqlite3_prepare_v3 (self->db, chieu_database_sql[i], -1, SQLITE_PREPARE_PERSISTENT,
                            &self->statements[i], NULL) != SQLITE_OK)
      return FALSE;
  return TRUE;
}

ChieuDatabase *
chieu_database_new (const char *path)
{
  ChieuDatabase *self = g_new0 (ChieuDatabase, 1);

  self->path = g_strdup (path);
  self->lock = -1;
  self->last = -1;
  return self;
}

void
chieu_database_close_connection (ChieuDatabase *self)
{
  for (int i = 0; i < CHIEU_N_SQL; i++)
    g_clear_pointer (&self->statements[i], sqlite3_finalize);
  g_clear_pointer (&self->db, sqlite3_close);
  chieu_database_close_last (self);
}

ChieuDatabase *
chieu_database_open_reader (const char  *path,
                            GError     **error)
{
  ChieuDatabase *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = chieu_database_new (path);
  if (sqlite3_open_v2 (path, &self->db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK
      && sqlite3_busy_timeout (self->db, CHIEU_DATABASE_BUSY_MS) == SQLITE_OK && chieu_database_prepare_all (self))
    return self;
  chieu_database_fail (self, error);
  chieu_database_close (self);
  return NULL;
}

void
chieu_database_close (ChieuDatabase *self)
{
  g_return_if_fail (self != NULL);

  chieu_database_close_connection (self);
  chieu_database_unlock (self);
  g_clear_pointer (&self->shm_before, g_bytes_unref);
  g_clear_pointer (&self->newest, g_hash_table_unref);
  g_free (self->notice);
  g_free (self->aside);
  g_free (self->path);
  g_free (self);
}

const char *
chieu_database_get_path (ChieuDatabase *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

const char *
chieu_database_get_notice (ChieuDatabase *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->notice;
}

gboolean
chieu_database_is_log_lost (ChieuDatabase *self)
{
  return self->log_lost;
}
