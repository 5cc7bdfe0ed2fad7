/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens a database, whatever is in its place.
 */
#include "config.h"

#include "database-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "match/record/file-modes.h"
#include "match/record/log-check.h"

/* Larger databases are not checked when they are opened; damage in them is found in use. */
#define CHECK_BYTES_MAX (8 * 1024 * 1024)

typedef enum
{
  OPENED,
  OPENED_DAMAGED,
  OPENED_NEWER,
  OPENED_NOT,                    /* why_not has the reason */
} Opened;

/* Gets in @value the first column of the first row. Returns: SQLite's code */
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

/* SQLite's finding, @found, may only say that a page could not be read at this moment. Returns: the code of that failure, else
 * SQLITE_CORRUPT */
static int
judge_found (const char *found)
{
  static const char unread[] = "error code=";
  const char *code = strstr (found, unread);
  int n = code != NULL ? (int) g_ascii_strtoll (code + strlen (unread), NULL, 10) : SQLITE_CORRUPT;

  return n != SQLITE_OK ? n : SQLITE_CORRUPT;
}

/* Reads all pages. Returns: SQLITE_OK, SQLITE_CORRUPT where something is wrong in them, or the code of what failed */
static int
check_pages_once (sqlite3 *db)
{
  sqlite3_stmt *statement;
  int code = sqlite3_prepare_v2 (db, "PRAGMA quick_check(1)", -1, &statement, NULL);

  if (code != SQLITE_OK)
    return code;
  code = sqlite3_step (statement);
  if (code == SQLITE_ROW)
    {
      const char *found = (const char *) sqlite3_column_text (statement, 0);

      code = found == NULL ? SQLITE_NOMEM : g_str_equal (found, "ok") ? SQLITE_OK : judge_found (found);
    }
  sqlite3_finalize (statement);
  return code;
}

/* Some pages that could not be read are told like damaged ones: damage is found twice. */
static int
check_pages (sqlite3 *db)
{
  int code = check_pages_once (db);

  return chieu_database_code_is_damage (code) ? check_pages_once (db) : code;
}

static Opened
judge_code (int code)
{
  return code == SQLITE_OK ? OPENED : chieu_database_code_is_damage (code) ? OPENED_DAMAGED : OPENED_NOT;
}

/* Opens the database at @path and sets how the connection behaves, before anything is read. The log is moved into the database
 * only by chieu_database_checkpoint(), not after some move or when it is closed: a damaged log would be merged into it.
 * Returns: SQLite's code; also where it is not SQLITE_OK, *@db has to be closed */
static int
connect_to (const char  *path,
            int          flags,
            sqlite3    **db)
{
  int code = sqlite3_open_v2 (path, db, flags, NULL);

  if (code != SQLITE_OK)
    return code;
  sqlite3_busy_timeout (*db, CHIEU_DATABASE_BUSY_MS);
  sqlite3_extended_result_codes (*db, 1);
  sqlite3_db_config (*db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_db_config (*db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  return SQLITE_OK;
}

static int
configure_database (sqlite3 *db)
{
  return sqlite3_exec (db,
                       "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                       "PRAGMA wal_autocheckpoint = 0; PRAGMA foreign_keys = ON;",
                       NULL, NULL, NULL);
}

/* Makes the tables of an empty database. Returns: SQLite's code */
static int
make_tables (sqlite3 *db)
{
  g_autoptr (GString) sql = g_string_new ("BEGIN IMMEDIATE;");

  for (int i = 0; i < CHIEU_DATABASE_VERSION; i++)
    g_string_append (sql, chieu_database_schemas[i]);
  g_string_append (sql, "COMMIT;");
  return sqlite3_exec (db, sql->str, NULL, NULL, NULL);
}

static Opened
open_tables (ChieuDatabase *self,
             int            version)
{
  int code;

  code = configure_database (self->db);
  if (code == SQLITE_OK && version == 0)
    code = make_tables (self->db);
  if (code != SQLITE_OK)
    return judge_code (code);
  /* An older version is upgraded only if everything that the program needs exists afterwards. */
  if (version > 0 && version < CHIEU_DATABASE_VERSION)
    {
      code = chieu_database_upgrade (self, version);
      /* SQLite has forgotten the reason as soon as the upgrade is rolled back. */
      if (CHIEU_DATABASE_PRIMARY (code) != SQLITE_ERROR && judge_code (code) == OPENED_NOT)
        g_set_error (&self->why_not, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, "%s: %s", self->path, sqlite3_errstr (code));
    }
  else if (!chieu_database_prepare_all (self))
    code = sqlite3_errcode (self->db);
  /* The tables are different: something else has changed the database. */
  return CHIEU_DATABASE_PRIMARY (code) == SQLITE_ERROR ? OPENED_DAMAGED : judge_code (code);
}

/* SQLite takes a file shorter than a page for an empty database and would write over it. */
static gboolean
file_is_damaged (const char *path)
{
  static const char magic[16] = "SQLite format 3";
  char head[CHIEU_LOG_PAGE_BYTES_MIN];
  FILE *file = g_fopen (path, "rb");
  gboolean failed;
  gsize n;

  if (file == NULL)
    return FALSE;
  n = fread (head, 1, sizeof head, file);
  failed = ferror (file) != 0;
  fclose (file);
  /* What cannot be read is SQLite's to report. */
  return !failed && n > 0 && (n < sizeof head || memcmp (head, magic, sizeof magic) != 0);
}

/* Examines the database without changing anything in it or in its log, so that a damaged one can be set aside as it was found. */
static Opened
examine_database (ChieuDatabase *self,
                  int           *version)
{
  sqlite3 *db = NULL;
  GStatBuf status;
  gboolean known = FALSE, lacks = FALSE;
  int n_tables = 0;
  int code = connect_to (self->path, SQLITE_OPEN_READONLY, &db);
  Opened opened;

  if (code == SQLITE_OK)
    code = get_int (db, "PRAGMA user_version", version);
  /* A program was killed while it wrote the first page, before there was a log. SQLite undoes that, for which it has to write. */
  if (code == SQLITE_READONLY_ROLLBACK)
    {
      sqlite3_close (db);
      code = connect_to (self->path, SQLITE_OPEN_READWRITE, &db);
      if (code == SQLITE_OK)
        code = get_int (db, "PRAGMA user_version", version);
    }
  if (code == SQLITE_OK)
    code = get_int (db, "SELECT count(*) FROM sqlite_schema", &n_tables);
  if (code == SQLITE_OK && *version <= CHIEU_DATABASE_VERSION && g_stat (self->path, &status) == 0
      && status.st_size <= CHECK_BYTES_MAX)
    code = check_pages (db);
  /* These statements are correct; if they fail, SQLite does not understand the head of the file. */
  opened = CHIEU_DATABASE_PRIMARY (code) == SQLITE_ERROR ? OPENED_DAMAGED : judge_code (code);
  if (opened == OPENED && *version > CHIEU_DATABASE_VERSION)
    opened = OPENED_NEWER;
  /* Tables without a version are not from this program. */
  else if (opened == OPENED && (*version < 0 || (*version == 0 && n_tables > 0)))
    opened = OPENED_DAMAGED;
  /* The log alone may mislead: after the frame at which a later program was killed there can be frames of an earlier transaction
   * that never ended. */
  if (opened == OPENED)
    {
      code = chieu_database_compare_last (self->path, db, n_tables > 0, &known, &lacks);
      /* Other tables than a store has are found when they are opened. */
      if (CHIEU_DATABASE_PRIMARY (code) != SQLITE_ERROR)
        opened = judge_code (code);
    }
  self->log_lost = opened == OPENED && (known ? lacks : chieu_log_is_cut (self->path));
  if (opened == OPENED_NOT)
    g_set_error (&self->why_not, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, "%s: %s", self->path, sqlite3_errmsg (db));
  sqlite3_close (db);
  return opened;
}

static Opened
open_database (ChieuDatabase *self)
{
  int version = 0;
  gboolean kept;
  Opened opened;
  int code;

  chieu_database_remember_shm (self);
  if (file_is_damaged (self->path))
    return OPENED_DAMAGED;
  opened = examine_database (self, &version);
  if (opened != OPENED)
    return opened;
  kept = self->log_lost && chieu_database_keep_copy (self);
  code = connect_to (self->path, SQLITE_OPEN_READWRITE, &self->db);
  opened = code == SQLITE_OK ? open_tables (self, version) : judge_code (code);
  if (opened == OPENED_NOT && self->why_not == NULL)
    chieu_database_fail (self, &self->why_not);
  /* This keeps the damaged log from being found again the next time. */
  if (opened == OPENED && kept)
    chieu_database_checkpoint (self);
  return opened;
}

static gboolean
open_or_set_aside (ChieuDatabase  *self,
                   GError        **error)
{
  /* At most four: a damaged file, a newer one, a damaged one beside it, and a new one. */
  for (int i = 0; i < 4; i++)
    {
      Opened opened;

      if (!chieu_database_prepare_files (self, error))
        return FALSE;
      opened = open_database (self);
      if (opened == OPENED)
        return TRUE;
      chieu_database_close_connection (self);
      if (opened == OPENED_NOT)
        {
          g_propagate_error (error, g_steal_pointer (&self->why_not));
          return FALSE;
        }
      if (opened == OPENED_NEWER)
        chieu_database_go_beside (self);
      else if (!chieu_database_set_aside (self, error))
        return FALSE;
    }
  return chieu_database_fail (self, error);
}

gboolean
chieu_database_replace (ChieuDatabase  *self,
                        GError        **error)
{
  chieu_database_close_connection (self);
  g_clear_pointer (&self->shm_before, g_bytes_unref);
  return chieu_database_set_aside (self, error) && open_or_set_aside (self, error);
}

static gboolean
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, CHIEU_FOLDER_MODE) == 0)
    return TRUE;
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
               _("The folder %s cannot be made: %s"), folder, g_strerror (errno));
  return FALSE;
}

ChieuDatabase *
chieu_database_open (const char  *path,
                     GError     **error)
{
  ChieuDatabase *self;

  g_return_val_if_fail (path != NULL, NULL);

  if (!make_folder (path, error))
    return NULL;
  self = chieu_database_new (path);
  if (!open_or_set_aside (self, error))
    {
      chieu_database_add_aside (self, error);
      chieu_database_close (self);
      return NULL;
    }
  chieu_database_open_lock (self);
  return self;
}
