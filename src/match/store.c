/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* Another program at the same database is rare, and done soon. */
#define BUSY_MS 500
/* Larger databases are not read whole when they are opened; what is wrong in them shows in use. */
#define CHECK_BYTES_MAX (8 * 1024 * 1024)

typedef enum
{
  OPENED,
  OPENED_DAMAGED,
  OPENED_NEWER,
  OPENED_NOT,
} Opened;

/* ---- Statements ---- */

sqlite3_stmt *
chieu_store_get (ChieuStore *self,
                 ChieuSql    sql)
{
  sqlite3_stmt *statement = self->statements[sql];

  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return statement;
}

gboolean
chieu_store_fail (ChieuStore  *self,
                  GError     **error)
{
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, "%s: %s", self->path,
               self->db != NULL ? sqlite3_errmsg (self->db) : _("The database is not open"));
  return FALSE;
}

static gboolean
code_is_damage (int code)
{
  return (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB;
}

gboolean
chieu_store_is_damaged (ChieuStore *self)
{
  return self->db != NULL && code_is_damage (sqlite3_errcode (self->db));
}

gboolean
chieu_store_next (ChieuStore    *self,
                  sqlite3_stmt  *statement,
                  GError       **error)
{
  int code = sqlite3_step (statement);

  if (code == SQLITE_ROW)
    return TRUE;
  if (code != SQLITE_DONE)
    chieu_store_fail (self, error);
  sqlite3_reset (statement);
  return FALSE;
}

gboolean
chieu_store_finish (sqlite3_stmt  *row,
                    GError        *local,
                    GError       **error)
{
  sqlite3_reset (row);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, local);
  return FALSE;
}

gboolean
chieu_store_run (ChieuStore    *self,
                 sqlite3_stmt  *statement,
                 GError       **error)
{
  int code;

  while ((code = sqlite3_step (statement)) == SQLITE_ROW)
    ;
  if (code != SQLITE_DONE)
    chieu_store_fail (self, error);
  sqlite3_reset (statement);
  return code == SQLITE_DONE;
}

static gboolean
prepare_all (ChieuStore *self)
{
  for (int i = 0; i < CHIEU_N_SQL; i++)
    if (sqlite3_prepare_v3 (self->db, chieu_store_sql[i], -1, SQLITE_PREPARE_PERSISTENT,
                            &self->statements[i], NULL) != SQLITE_OK)
      return FALSE;
  return TRUE;
}

/* ---- Opening ---- */

/* Returns: SQLite's code; *value is the first column of the first row. */
static int
get_int (sqlite3    *db,
         const char *sql,
         int        *value)
{
  sqlite3_stmt *statement;
  int code = sqlite3_prepare_v2 (db, sql, -1, &statement, NULL);

  if (code != SQLITE_OK)
    return code;
  code = sqlite3_step (statement);
  if (code == SQLITE_ROW)
    *value = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  return code == SQLITE_ROW ? SQLITE_OK : code;
}

static gboolean
check_is_ok (sqlite3 *db)
{
  sqlite3_stmt *statement;
  gboolean ok = FALSE;

  if (sqlite3_prepare_v2 (db, "PRAGMA quick_check(1)", -1, &statement, NULL) != SQLITE_OK)
    return FALSE;
  if (sqlite3_step (statement) == SQLITE_ROW)
    ok = g_strcmp0 ((const char *) sqlite3_column_text (statement, 0), "ok") == 0;
  sqlite3_finalize (statement);
  return ok;
}

static Opened
judge (int code)
{
  return code == SQLITE_OK ? OPENED : code_is_damage (code) ? OPENED_DAMAGED : OPENED_NOT;
}

/* The log is moved into the database by chieu_store_checkpoint() alone: neither at some move nor at the end. */
static int
configure (sqlite3 *db)
{
  sqlite3_busy_timeout (db, BUSY_MS);
  sqlite3_extended_result_codes (db, 1);
  sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  return sqlite3_exec (db,
                       "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                       "PRAGMA wal_autocheckpoint = 0; PRAGMA foreign_keys = ON;",
                       NULL, NULL, NULL);
}

/* Returns: SQLite's code. An empty database gets its tables. */
static int
make_tables (sqlite3 *db)
{
  g_autofree char *sql = g_strconcat ("BEGIN IMMEDIATE;", chieu_store_schema, chieu_store_schema_2, chieu_store_schema_3,
                                      chieu_store_schema_4, "COMMIT;", NULL);

  return sqlite3_exec (db, sql, NULL, NULL, NULL);
}

static Opened
open_tables (ChieuStore *self,
             int         version)
{
  int n_tables = 0;
  int code = get_int (self->db, "SELECT count(*) FROM sqlite_schema", &n_tables);

  if (code != SQLITE_OK)
    return judge (code);
  /* Tables without a version are not ours. */
  if (version == 0 && n_tables > 0)
    return OPENED_DAMAGED;
  code = configure (self->db);
  if (code == SQLITE_OK && version == 0)
    code = make_tables (self->db);
  if (code != SQLITE_OK)
    return judge (code);
  if (version > 0 && version < CHIEU_STORE_VERSION)
    code = chieu_store_upgrade (self, version);
  if (code != SQLITE_OK)
    return judge (code);
  /* Right version and other tables: somebody has been at it. */
  return prepare_all (self) ? OPENED : OPENED_DAMAGED;
}

/* SQLite takes a file shorter than a page for an empty database and would write over it. */
static gboolean
file_is_damaged (const char *path)
{
  static const char magic[16] = "SQLite format 3";
  char head[512];
  FILE *file = g_fopen (path, "rb");
  gsize n;

  if (file == NULL)
    return FALSE;
  n = fread (head, 1, sizeof head, file);
  fclose (file);
  return n > 0 && (n < sizeof head || memcmp (head, magic, sizeof magic) != 0);
}

static Opened
open_database (ChieuStore *self)
{
  int version = 0;
  int code;
  GStatBuf status;

  if (file_is_damaged (self->path))
    return OPENED_DAMAGED;
  code = sqlite3_open_v2 (self->path, &self->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
  if (code != SQLITE_OK)
    return judge (code);
  code = get_int (self->db, "PRAGMA user_version", &version);
  if (code != SQLITE_OK)
    return judge (code);
  if (version > CHIEU_STORE_VERSION)
    return OPENED_NEWER;
  if (version < 0)
    return OPENED_DAMAGED;
  if (g_stat (self->path, &status) == 0 && status.st_size <= CHECK_BYTES_MAX && !check_is_ok (self->db))
    return OPENED_DAMAGED;
  return open_tables (self, version);
}

static void
close_database (ChieuStore *self)
{
  if (self->checkpoint != NULL)
    g_thread_join (g_steal_pointer (&self->checkpoint));
  for (int i = 0; i < CHIEU_N_SQL; i++)
    g_clear_pointer (&self->statements[i], sqlite3_finalize);
  g_clear_pointer (&self->db, sqlite3_close);
}

/* ---- Setting aside ---- */

/* Returns: (transfer full): a name for @path that no file has yet: "matches-damaged-20261120-113000.db" */
static char *
name_aside (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autofree char *stem = g_str_has_suffix (path, ".db") ? g_strndup (path, strlen (path) - 3) : g_strdup (path);

  for (int i = 0;; i++)
    {
      g_autofree char *more = i == 0 ? g_strdup ("") : g_strdup_printf ("-%d", i);
      g_autofree char *name = g_strconcat (stem, "-damaged-", stamp, more, ".db", NULL);

      if (!g_file_test (name, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&name);
    }
}

/* Renames a database with its log, so that whoever can repair it finds both. */
static gboolean
set_aside (ChieuStore  *self,
           GError     **error)
{
  static const char *const parts[] = { "-wal", "-shm" };
  g_autofree char *aside = name_aside (self->path);

  if (g_rename (self->path, aside) != 0)
    {
      g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
                   _("%s is damaged and cannot be set aside: %s"), self->path, g_strerror (errno));
      return FALSE;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *from = g_strconcat (self->path, parts[i], NULL);
      g_autofree char *to = g_strconcat (aside, parts[i], NULL);

      /* Often there is none. */
      g_rename (from, to);
    }
  g_free (self->notice);
  self->notice = g_strdup_printf (_("The saved matches in %s were damaged. They have been set aside as %s; "
                                    "a new file has been begun."), self->path, aside);
  return TRUE;
}

/* A newer program's database stays; ours goes beside it, under its version's name. */
static void
go_beside (ChieuStore *self)
{
  g_autofree char *newer = g_steal_pointer (&self->path);
  g_autofree char *stem = g_str_has_suffix (newer, ".db") ? g_strndup (newer, strlen (newer) - 3) : g_strdup (newer);

  self->path = g_strdup_printf ("%s-v%d.db", stem, CHIEU_STORE_VERSION);
  g_free (self->notice);
  self->notice = g_strdup_printf (_("The saved matches in %s were written by a newer version of this program and "
                                    "are left as they are; %s is used instead."), newer, self->path);
}

static gboolean
open_or_set_aside (ChieuStore  *self,
                   GError     **error)
{
  /* Damaged, newer, damaged beside it, then new: more cannot be. */
  for (int i = 0; i < 4; i++)
    {
      Opened opened = open_database (self);

      if (opened == OPENED)
        return TRUE;
      if (opened == OPENED_NOT)
        chieu_store_fail (self, error);
      close_database (self);
      if (opened == OPENED_NOT)
        return FALSE;
      if (opened == OPENED_NEWER)
        go_beside (self);
      else if (!set_aside (self, error))
        return FALSE;
    }
  return chieu_store_fail (self, error);
}

gboolean
chieu_store_replace (ChieuStore  *self,
                     GError     **error)
{
  close_database (self);
  if (!set_aside (self, error))
    return FALSE;
  return open_or_set_aside (self, error);
}

static gboolean
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
               _("The folder %s cannot be made: %s"), folder, g_strerror (errno));
  return FALSE;
}

ChieuStore *
chieu_store_open (const char  *path,
                  GError     **error)
{
  ChieuStore *self;

  g_return_val_if_fail (path != NULL, NULL);

  if (!make_folder (path, error))
    return NULL;
  self = g_new0 (ChieuStore, 1);
  self->references = 1;
  self->path = g_strdup (path);
  if (!open_or_set_aside (self, error))
    g_clear_pointer (&self, chieu_store_unref);
  return self;
}

ChieuStore *
chieu_store_open_reader (const char  *path,
                         GError     **error)
{
  ChieuStore *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (ChieuStore, 1);
  self->references = 1;
  self->path = g_strdup (path);
  if (sqlite3_open_v2 (path, &self->db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK
      && sqlite3_busy_timeout (self->db, BUSY_MS) == SQLITE_OK && prepare_all (self))
    return self;
  chieu_store_fail (self, error);
  chieu_store_unref (self);
  return NULL;
}

ChieuStore *
chieu_store_ref (ChieuStore *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  self->references++;
  return self;
}

void
chieu_store_unref (ChieuStore *self)
{
  g_return_if_fail (self != NULL);

  if (--self->references > 0)
    return;
  close_database (self);
  g_free (self->notice);
  g_free (self->path);
  g_free (self);
}

const char *
chieu_store_get_path (ChieuStore *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

const char *
chieu_store_get_notice (ChieuStore *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->notice;
}
