/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the database, for the files that it is made of: database*.c, and those that read its rows.
 */
#pragma once

#include <sqlite3.h>

#include "database.h"
#include "school-memory.h"
#include "stored-match.h"

/* Fills in the first three values of @statement (nullable): the place of a match. */
void chieu_database_bind_place (sqlite3_stmt *statement, const ChieuMatchOptions *options);

/* Moves the log into the database and empties it, unless another program reads or writes at this moment. */
void chieu_database_checkpoint (ChieuDatabase *self);

/* ---- Lessons and practice (store-school.h, store-practice.h) ---- */

/* Save the progress in a lesson, and the standing of one of its questions. Return FALSE with @error if that fails. */
gboolean chieu_database_save_lesson (ChieuDatabase            *self,
                                     const char               *game,
                                     const ChieuStoredLesson  *lesson,
                                     GError                  **error);
gboolean chieu_database_save_step (ChieuDatabase          *self,
                                   const char             *game,
                                   const ChieuStoredStep  *step,
                                   GError                **error);
/* Saves an answer of practice, the standing of its kind, and when its task comes back (@back nullable: not at all), in one
 * transaction. Returns: FALSE with @error if that fails */
gboolean chieu_database_save_answer (ChieuDatabase              *self,
                                     const char                 *game,
                                     const ChieuStoredAnswer    *answer,
                                     const ChieuStoredStanding  *standing,
                                     const ChieuStoredReturn    *back,
                                     GError                    **error);
/* Read all lessons and all practice into @school. Return FALSE with @error if that fails. */
gboolean chieu_database_read_lessons (ChieuDatabase *self, ChieuSchoolMemory *school, GError **error);
gboolean chieu_database_read_practice (ChieuDatabase *self, ChieuSchoolMemory *school, GError **error);

/* ---- database-facts.c: what statistics count ---- */

/* Writes the cước and the faults of a finished hand, or deletes them if @hand has no result (any more). @id: its row. Returns: FALSE
 * with @error */
gboolean chieu_database_save_facts (ChieuDatabase *self, gint64 id, const ChieuStoreHand *hand, GError **error);
/* Upgrades a database of the older @version, and prepares all statements; if they do not fit, nothing is changed. Returns:
 * SQLite's code */
int chieu_database_upgrade (ChieuDatabase *self, int version);

/* ---- Inside ---- */

/* The longest wait for another program at the same database, in milliseconds. The person only sees "Saving…". */
#define CHIEU_DATABASE_BUSY_MS 30000

/* The version of the tables, which the database keeps as its user_version. */
#define CHIEU_DATABASE_VERSION 6

/* SQLite's primary result code, of which the extended @code is a special case. */
#define CHIEU_DATABASE_PRIMARY(code) ((code) & 0xff)

/* Statements, each prepared once; their text is in database-schema.c. */
typedef enum
{
  CHIEU_SQL_BEGIN,
  CHIEU_SQL_COMMIT,
  CHIEU_SQL_ROLLBACK,
  CHIEU_SQL_LIST_RUNNING,
  CHIEU_SQL_ADD_MATCH,
  CHIEU_SQL_UPDATE_MATCH,
  CHIEU_SQL_SET_STANDING,
  CHIEU_SQL_TOUCH_MATCH,
  CHIEU_SQL_GIVE_UP,
  CHIEU_SQL_LIST_OPEN,
  CHIEU_SQL_LIST_DAY,
  CHIEU_SQL_FIND_MATCH,
  CHIEU_SQL_ADD_HAND,
  CHIEU_SQL_ADD_SEAT,
  CHIEU_SQL_END_HAND,
  CHIEU_SQL_END_SEAT,
  CHIEU_SQL_FIND_HAND,
  CHIEU_SQL_LIST_SEATS,
  CHIEU_SQL_LIST_BEFORE,
  CHIEU_SQL_LIST_LAST_HOI,
  CHIEU_SQL_ADD_MOVE,
  CHIEU_SQL_TRIM_MOVES,
  CHIEU_SQL_DROP_OLD_MOVES,
  CHIEU_SQL_LIST_MOVES,
  CHIEU_SQL_LIST_HANDS,
  CHIEU_SQL_GET_RECORD,
  CHIEU_SQL_ADD_CUOC,
  CHIEU_SQL_ADD_FAULT,
  CHIEU_SQL_DROP_CUOC,
  CHIEU_SQL_DROP_FAULTS,
  CHIEU_SQL_SUM_HANDS,
  CHIEU_SQL_SUM_CUOC,
  CHIEU_SQL_SUM_FAULTS,
  CHIEU_SQL_LIST_OWN,
  CHIEU_SQL_LIST_BEST,
  CHIEU_SQL_SUM_ALL_FAULTS,
  CHIEU_SQL_SAVE_LESSON,
  CHIEU_SQL_LIST_LESSONS,
  CHIEU_SQL_SAVE_STEP,
  CHIEU_SQL_LIST_STEPS,
  CHIEU_SQL_ADD_ANSWER,
  CHIEU_SQL_SAVE_STANDING,
  CHIEU_SQL_SAVE_RETURN,
  CHIEU_SQL_DROP_RETURN,
  CHIEU_SQL_LIST_RETURNS,
  CHIEU_SQL_LIST_ANSWERS,
  CHIEU_SQL_LIST_STANDINGS,
  CHIEU_N_SQL
} ChieuSql;

/* Columns of CHIEU_SQL_LIST_SEATS, which several files read. */
enum
{
  CHIEU_SEAT_COLUMN_NUMBER,
  CHIEU_SEAT_COLUMN_BEFORE,      /* its points before the hand */
  CHIEU_SEAT_COLUMN_WON,         /* its points of the hand */
};

extern const char *const chieu_database_sql[CHIEU_N_SQL];
extern const char chieu_database_schema[];
/* The additions of versions 2 to 6. */
extern const char chieu_database_schema_2[];
extern const char chieu_database_schema_3[];
extern const char chieu_database_schema_4[];
extern const char chieu_database_schema_5[];
extern const char chieu_database_schema_6[];
/* All of these, in the order of the versions: place 0 has the tables of version 1. */
extern const char *const chieu_database_schemas[CHIEU_DATABASE_VERSION];

struct _ChieuDatabase
{
  char *path;
  char *notice;
  char *aside;                   /* (nullable): the name that the damaged file has now, or the log that had no database; NULL: nothing was
                                  * set aside */
  sqlite3 *db;                   /* (nullable): NULL: it is not open, as one that was damaged and could not be replaced */
  sqlite3_stmt *statements[CHIEU_N_SQL];
  GBytes *shm_before;            /* (nullable): the shared memory before anything was examined, NULL: there was none */
  gboolean knows_shm;            /* shm_before was noted, even if it is NULL */
  gboolean log_lost;             /* the end of what was saved is missing, and play is rolled back */
  GError *why_not;               /* (nullable): while it is being opened */
  int lock;                      /* the file in which open matches are locked; −1: there is none */
  guint n_begun;                 /* how many matches of this program were to be saved so far */
  GHashTable *newest;            /* (nullable): name of a place → ChieuStoreCursor.begun of the latest match there that was saved */
  int last;                      /* the file with the note of what was saved last; −1: it is not open */
};

/* Returns: (transfer full): a database at @path that is not open yet; chieu_database_close() frees it */
ChieuDatabase *chieu_database_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;
/* Frees all statements and closes the connection. */
void chieu_database_close_connection (ChieuDatabase *self);
/* Prepares all statements. Returns: FALSE if the tables do not have what they need */
gboolean chieu_database_prepare_all (ChieuDatabase *self);
/* Returns: whether the end of what was saved was found missing when the database was opened */
gboolean chieu_database_is_log_lost (ChieuDatabase *self);
/* Returns: whether SQLite's @code says that a database is damaged */
gboolean chieu_database_code_is_damage (int code);

/* ---- database-files.c ---- */

/* Makes the file, for this user alone, if there is none. If it is missing or empty beside a log, it is rebuilt from that, and the log set
 * aside. Returns: FALSE with @error if there can be no file */
gboolean chieu_database_prepare_files (ChieuDatabase *self, GError **error);
/* Notes the shared memory as it is before the database is examined. */
void chieu_database_remember_shm (ChieuDatabase *self);
/* Renames all files, byte for byte as they were found, and says so in the notice. */
gboolean chieu_database_set_aside (ChieuDatabase *self, GError **error);
/* If files were set aside, adds to @error (nullable) where they lie now, for a person who is told of the error alone. */
void chieu_database_add_aside (const ChieuDatabase *self, GError **error);
/* Keeps a copy of all files, byte for byte as they were found, if a part of them is lost and the rest is used. The note of what
 * was saved last is moved with them. Returns: FALSE if that is not possible, for want of room perhaps; then there is no copy */
gboolean chieu_database_keep_copy (ChieuDatabase *self);
/* Changes to another file beside that of a newer program. */
void chieu_database_go_beside (ChieuDatabase *self);

/* ---- database-last.c ---- */

/* The end of the name of the file with the note of what was saved last; before it comes the path of the database. */
#define CHIEU_DATABASE_NOTE_SUFFIX "-last"

/**
 * chieu_database_compare_last:
 * @path: of the database
 * @db: a connection to it
 * @has_tables: whether it has any tables
 * @known: (out): whether there is a note of what was saved last
 * @lacks: (out): whether the database lacks something of what was noted; FALSE if nothing was noted
 *
 * Compares the database with the note of what was saved last.
 *
 * Returns: SQLite's code
 */
int chieu_database_compare_last (const char *path, sqlite3 *db, gboolean has_tables, gboolean *known, gboolean *lacks);
/* Notes the last row that was saved: @hand, how many moves it has, and whether it has its result. */
void chieu_database_note_last (ChieuDatabase *self, gint64 hand, guint n_moves, gboolean ended);
/* Closes the file with the note. */
void chieu_database_close_last (ChieuDatabase *self);

/* ---- database-lock.c ---- */

/* Open the file in which matches are locked, and close it, which gives up all locks. */
void chieu_database_open_lock (ChieuDatabase *self);
void chieu_database_unlock (ChieuDatabase *self);
/* Locks @match for this program. Returns: FALSE if it is open in another program */
gboolean chieu_database_lock_match (ChieuDatabase *self, gint64 match);
/* Returns: whether another program has @match */
gboolean chieu_database_is_elsewhere (ChieuDatabase *self, gint64 match);

/**
 * chieu_database_get_statement:
 *
 * The only way to get a statement.
 *
 * Returns: (nullable): the statement, without values and ready to run; NULL if the database is not open. SQLite binds nothing to
 * NULL, and the functions that run it fail with an error.
 */
sqlite3_stmt *chieu_database_get_statement (ChieuDatabase *self, ChieuSql sql);
/* Runs @statement to its end; for statements that return no rows. */
gboolean chieu_database_run (ChieuDatabase *self, sqlite3_stmt *statement, GError **error);
/* Returns: the id of the row that was added last */
gint64 chieu_database_get_new_id (ChieuDatabase *self);

/* Returns: (not nullable): the text in @column of @row, valid until the next row; "" if a damaged database has none, or there is no
 * memory for it, which chieu_database_foreach_row() finds out after the row */
const char *chieu_database_get_text (sqlite3_stmt *row, int column);

/* For those that run other statements after they have read the texts of a row. Returns: whether there was no memory for one of them */
gboolean chieu_database_is_out_of_memory (ChieuDatabase *self);

/* Called with a row. Returns: TRUE to go on with the next one; FALSE, with @error or without, to stop */
typedef gboolean (*ChieuRowFunc) (ChieuDatabase *self, sqlite3_stmt *row, gpointer data, GError **error);
/**
 * chieu_database_foreach_row:
 * @statement: (nullable): with its values
 *
 * The only way to read rows. Calls @func for each; afterwards @statement is reset, however the reading ended.
 *
 * Returns: FALSE with @error if SQLite or @func failed
 */
gboolean chieu_database_foreach_row (ChieuDatabase *self,
                                     sqlite3_stmt  *statement,
                                     ChieuRowFunc   func,
                                     gpointer       data,
                                     GError       **error);
/* Sets @error from the database's last one. Returns: FALSE */
gboolean chieu_database_fail (ChieuDatabase *self, GError **error);
/* Returns: whether the database's last error says that it is damaged */
gboolean chieu_database_is_damaged (ChieuDatabase *self);
/* Sets the damaged database aside and begins a new one in its place. */
gboolean chieu_database_replace (ChieuDatabase *self, GError **error);
