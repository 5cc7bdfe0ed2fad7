/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The store's inside, and what only a match may ask of it.
 */
#pragma once

#include <sqlite3.h>

#include "database.h"
#include "school-memory.h"

/* One move of a hand as logged. */
typedef struct
{
  guint8 seat;
  gboolean decided;              /* the person's own: undo goes back to before it */
  ChieuMove move;
} ChieuMatchMove;

/* The standing of a match; the numbers are in the database. */
typedef enum
{
  CHIEU_STANDING_RUNNING = 0,
  CHIEU_STANDING_FINISHED = 1,
  CHIEU_STANDING_LEFT = 2,       /* another was begun in its place before it was finished, or it was given up */
  CHIEU_STANDING_DAMAGED = 3,    /* could not be resumed; kept for whoever wants to look */
} ChieuStanding;

/* The part of a match that the store has; all zero: nothing. */
typedef struct
{
  gint64 match, hand;            /* row ids */
  guint hand_number;             /* of row `hand` */
  guint n_moves;                 /* moves of the hand which it has and which still stand */
  gboolean trim;                 /* it may have moves beyond these */
  gboolean ended;                /* it has the hand's result */
  guint begun;                   /* rank among the matches that this program saves, from 1; 0: not yet known */
} ChieuStoreCursor;

/* The state that a match wants it to have. */
typedef struct
{
  const ChieuMatchOptions *options;
  ChieuStanding standing;
  gint64 played;                 /* milliseconds */
  guint hand_number;
  const ChieuCarry *carry;
  const ChieuMatchMove *moves;
  guint n_moves;
  const ChieuResult *result;     /* (nullable): of a finished hand */
  const char *record;            /* (nullable): its text */
  const GArray *faults;          /* (nullable) (element-type ChieuFault): of a finished hand, all that were made */
} ChieuStoreHand;

/**
 * chieu_database_save:
 * @cursor: (inout): what the store has; on success all of @hand
 *
 * Brings the store up to date in one transaction: what could not be saved before is saved too.
 * A database found damaged meanwhile is set aside and a new one begun.
 */
gboolean chieu_database_save (ChieuDatabase           *self,
                           ChieuStoreCursor     *cursor,
                           const ChieuStoreHand *hand,
                           GError              **error);

/* Keeps for how long a match has been played; without effect if the store does not work. */
void chieu_database_save_played (ChieuDatabase *self, const ChieuStoreCursor *cursor, ChieuStanding standing, gint64 played);

/* Fills in the first three values of @statement: the place of a match. */
void chieu_database_bind_place (sqlite3_stmt *statement, const ChieuMatchOptions *options);

/* The past of a hand that its ceremony needs: only who deals and who gives the cái follow from it. */
typedef struct
{
  ChieuResult last;              /* of the hand before in the same hội, outcome and winner alone; outcome NONE: there was none, or it is not known */
  int winner_before;             /* who won the hand before that one, −1: nobody, or it is not known */
  gboolean has_hoi;
  gint32 hoi[CHIEU_SEATS_MAX];   /* before the first hand: the points with which the hội before ended, of the same game and seats */
} ChieuStoreBefore;

/* Fills in what went before the hand of @cursor; what cannot be read is not known. */
void chieu_database_find_before (ChieuDatabase           *self,
                                 const ChieuStoreCursor  *cursor,
                                 const ChieuMatchOptions *options,
                                 ChieuStoreBefore        *before);

/* An unfinished match as the store has it. Level ids are interned. */
typedef struct
{
  ChieuStoreCursor cursor;
  ChieuMatchOptions options;
  gint64 played;
  ChieuCarry carry;
  GArray *moves;                 /* ChieuMatchMove */
  ChieuStoreBefore before;
  gboolean elsewhere;            /* there is a later one that another program has open */
  gboolean log_lost;             /* what was saved last is lost */
} ChieuStoreLoaded;

/**
 * chieu_database_load:
 * @match: its row id; 0: the one that was played last
 *
 * Returns: TRUE also if there is none (cursor.match is 0); FALSE with @error if it cannot be read (cursor.match says which).
 */
gboolean chieu_database_load (ChieuDatabase *self, gint64 match, ChieuStoreLoaded *loaded, GError **error);
void chieu_database_loaded_clear (ChieuStoreLoaded *loaded);
/* Marks a match so that it is not resumed again; it stays in the database. */
void chieu_database_set_match_aside (ChieuDatabase *self, gint64 match);

/* Moves the log into the database and empties it, as far as nobody else reads or writes just now. */
void chieu_database_checkpoint (ChieuDatabase *self);

/* ---- Lessons and practice (store-school.h, store-practice.h) ---- */

gboolean chieu_database_save_lesson (ChieuDatabase            *self,
                                     const char               *game,
                                     const ChieuStoredLesson  *lesson,
                                     GError                  **error);
gboolean chieu_database_save_step (ChieuDatabase          *self,
                                   const char             *game,
                                   const ChieuStoredStep  *step,
                                   GError                **error);
/* In one transaction. */
gboolean chieu_database_save_answer (ChieuDatabase              *self,
                                     const char                 *game,
                                     const ChieuStoredAnswer    *answer,
                                     const ChieuStoredStanding  *standing,
                                     const ChieuStoredReturn    *back,
                                     GError                    **error);
/* Puts into @school all there is. */
gboolean chieu_database_read_lessons (ChieuDatabase *self, ChieuSchoolMemory *school, GError **error);
gboolean chieu_database_read_practice (ChieuDatabase *self, ChieuSchoolMemory *school, GError **error);

/* ---- database-facts.c: what statistics count ---- */

/* Writes the cước and the faults of a finished hand, or takes them away where @hand has no result (any more). */
gboolean chieu_database_save_facts (ChieuDatabase *self, gint64 id, const ChieuStoreHand *hand, GError **error);
/* Brings a database of @version, an older one, to the present one, and prepares all statements: where they do not fit, nothing has
 * been changed. Returns: SQLite's code. */
int chieu_database_upgrade (ChieuDatabase *self, int version);

/* ---- Inside ---- */

/* For how long another program at the same database is waited for. Nobody sees the wait but as "Saving…". */
#define CHIEU_DATABASE_BUSY_MS 30000

#define CHIEU_DATABASE_VERSION 6

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

extern const char *const chieu_database_sql[CHIEU_N_SQL];
extern const char chieu_database_schema[];
/* Versions 2 to 5 added these. */
extern const char chieu_database_schema_2[];
extern const char chieu_database_schema_3[];
extern const char chieu_database_schema_4[];
extern const char chieu_database_schema_5[];
extern const char chieu_database_schema_6[];

struct _ChieuDatabase
{
  char *path;
  char *notice;
  sqlite3 *db;                   /* (nullable): it was damaged, and nothing could be put in its place */
  sqlite3_stmt *statements[CHIEU_N_SQL];
  GBytes *shm_before;            /* (nullable): what the shared memory was before anything was looked at, … */
  gboolean knows_shm;            /* … if that was noted */
  gboolean log_lost;             /* the end of what was saved is not there, and play is rolled back */
  GError *why_not;               /* (nullable): while it is being opened */
  int lock;                      /* of the file that tells which matches are open where; −1: there is none */
  guint n_begun;                 /* matches of which anything was to be saved */
  GHashTable *newest;            /* (nullable): name of a place → `begun` of the latest match of it of which anything was saved */
  int last;                      /* the file with the note of what was saved last; −1: it is not open */
};

/* Frees all statements and closes the connection. */
void chieu_database_shut (ChieuDatabase *self);
gboolean chieu_database_prepare_all (ChieuDatabase *self);
/* Whether SQLite's @code says that a database is damaged. */
gboolean chieu_database_code_is_damage (int code);

/* ---- database-files.c ---- */

/* Makes the file or takes what its log has, for this user alone. FALSE with @error if no file can lie there. */
gboolean chieu_database_prepare_files (ChieuDatabase *self, GError **error);
void chieu_database_remember_shm (ChieuDatabase *self);
/* Renames all files, byte for byte as they were found, and says so in the notice. */
gboolean chieu_database_set_aside (ChieuDatabase *self, GError **error);
/* Keeps a copy of all files, byte for byte as they were found, where part of what they had is lost and the rest is used. The note
 * of what was saved last goes with them. Returns: FALSE if there is no room for it, and nothing has been copied */
gboolean chieu_database_keep_copy (ChieuDatabase *self);
/* Another file is used beside that of a newer program. */
void chieu_database_go_beside (ChieuDatabase *self);

/* ---- database-last.c ---- */

/**
 * chieu_database_has_less:
 * @path: of the database
 * @has_tables: whether @db, which has it open, has any
 * @known: (out): whether there is a note of what was saved last
 *
 * Returns: whether it lacks something of what was noted as saved last; FALSE if nothing was noted
 */
gboolean chieu_database_has_less (const char *path, sqlite3 *db, gboolean has_tables, gboolean *known);
/* Notes that row @hand, the last one that was saved, has so many moves, and whether it has its result. */
void chieu_database_note_last (ChieuDatabase *self, gint64 hand, guint n_moves, gboolean ended);
void chieu_database_close_last (ChieuDatabase *self);

/* ---- database-lock.c ---- */

void chieu_database_open_lock (ChieuDatabase *self);
void chieu_database_unlock (ChieuDatabase *self);
/* Says that @match is open here, too. Returns: FALSE if it is open in another program */
gboolean chieu_database_lock_match (ChieuDatabase *self, gint64 match);
gboolean chieu_database_is_elsewhere (ChieuDatabase *self, gint64 match);

/**
 * chieu_database_get:
 *
 * The one way to a statement.
 *
 * Returns: (nullable): the statement, without values and ready to run; NULL if the database is not open. SQLite binds
 *   nothing to NULL, and what runs it here fails with an error.
 */
sqlite3_stmt *chieu_database_get (ChieuDatabase *self, ChieuSql sql);
/* Runs @statement to its end; for one that answers no rows. */
gboolean chieu_database_run (ChieuDatabase *self, sqlite3_stmt *statement, GError **error);

/* (not nullable): the text in @column of @row, valid until the next row; "" where a damaged database has none. */
const char *chieu_database_get_text (sqlite3_stmt *row, int column);

/* Does something with a row: returns TRUE to see the next one; FALSE, with @error or without, to see no more. */
typedef gboolean (*ChieuRowFunc) (ChieuDatabase *self, sqlite3_stmt *row, gpointer data, GError **error);
/**
 * chieu_database_foreach_row:
 * @statement: (nullable): with its values
 *
 * The one way to read rows. Calls @func for each; afterwards @statement holds nothing in the database any more, however
 * the reading ended.
 *
 * Returns: FALSE with @error if SQLite or @func failed
 */
gboolean chieu_database_foreach_row (ChieuDatabase *self,
                                     sqlite3_stmt  *statement,
                                     ChieuRowFunc   func,
                                     gpointer       data,
                                     GError       **error);
/* Sets @error from the database's last one. Returns FALSE. */
gboolean chieu_database_fail (ChieuDatabase *self, GError **error);
/* Whether the database's last error says that it is damaged. */
gboolean chieu_database_is_damaged (ChieuDatabase *self);
/* Sets the damaged database aside and begins a new one in its place. */
gboolean chieu_database_replace (ChieuDatabase *self, GError **error);
