/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The store's inside, and what only a match may ask of it.
 */
#pragma once

#include <sqlite3.h>

#include "store.h"

G_BEGIN_DECLS

/* One move of a hand as logged. */
typedef struct
{
  guint8 seat;
  gboolean decided;              /* the person's own: undo goes back to before it */
  ChieuMove move;
} ChieuMatchMove;

/* How it stands with a match; the numbers are in the database. */
typedef enum
{
  CHIEU_STANDING_RUNNING = 0,
  CHIEU_STANDING_FINISHED = 1,
  CHIEU_STANDING_LEFT = 2,       /* another was begun before it was finished */
  CHIEU_STANDING_DAMAGED = 3,    /* could not be resumed; kept for whoever wants to look */
} ChieuStanding;

/* What the store has of a match; all zero: nothing. */
typedef struct
{
  gint64 match, hand;            /* row ids */
  guint hand_number;             /* of row `hand` */
  guint n_moves;                 /* moves of the hand which it has and which still stand */
  gboolean trim;                 /* it may have moves beyond these */
  gboolean ended;                /* it has the hand's result */
} ChieuStoreCursor;

/* What a match wants it to have. */
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
 * chieu_store_save:
 * @cursor: (inout): what the store has; on success all of @hand
 *
 * Brings the store up to date in one transaction: what could not be saved before is saved too.
 * A database found damaged meanwhile is set aside and a new one begun.
 */
gboolean chieu_store_save (ChieuStore           *self,
                           ChieuStoreCursor     *cursor,
                           const ChieuStoreHand *hand,
                           GError              **error);

/* Keeps for how long a match has been played; without effect if the store does not work. */
void chieu_store_save_played (ChieuStore *self, const ChieuStoreCursor *cursor, ChieuStanding standing, gint64 played);

/* An unfinished match as the store has it. Level ids are interned. */
typedef struct
{
  ChieuStoreCursor cursor;
  ChieuMatchOptions options;
  gint64 played;
  ChieuCarry carry;
  GArray *moves;                 /* ChieuMatchMove */
} ChieuStoreLoaded;

/* Returns: FALSE without @error if there is none; with @error if it cannot be read (cursor.match says which). */
gboolean chieu_store_load (ChieuStore *self, ChieuStoreLoaded *loaded, GError **error);
void chieu_store_loaded_clear (ChieuStoreLoaded *loaded);
/* Marks a match so that it is not resumed again; it stays in the database. */
void chieu_store_set_match_aside (ChieuStore *self, gint64 match);

/* Moves the log into the database, in a thread of its own and on a connection of its own. */
void chieu_store_checkpoint (ChieuStore *self);

/* ---- store-facts.c: what statistics count ---- */

/* Writes the cước and the faults of a finished hand, or takes them away where @hand has no result (any more). */
gboolean chieu_store_save_facts (ChieuStore *self, gint64 id, const ChieuStoreHand *hand, GError **error);
/* Brings a database of @version, an older one, to the present one. Returns: SQLite's code. */
int chieu_store_upgrade (ChieuStore *self, int version);

/* ---- Inside ---- */

#define CHIEU_STORE_VERSION 4

/* Statements, each prepared once; their text is in store-schema.c. */
typedef enum
{
  CHIEU_SQL_BEGIN,
  CHIEU_SQL_COMMIT,
  CHIEU_SQL_ROLLBACK,
  CHIEU_SQL_LEAVE_MATCHES,
  CHIEU_SQL_ADD_MATCH,
  CHIEU_SQL_UPDATE_MATCH,
  CHIEU_SQL_SET_STANDING,
  CHIEU_SQL_FIND_MATCH,
  CHIEU_SQL_ADD_HAND,
  CHIEU_SQL_ADD_SEAT,
  CHIEU_SQL_END_HAND,
  CHIEU_SQL_END_SEAT,
  CHIEU_SQL_FIND_HAND,
  CHIEU_SQL_LIST_SEATS,
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
  CHIEU_SQL_SAVE_LESSON,
  CHIEU_SQL_LIST_LESSONS,
  CHIEU_SQL_ADD_ANSWER,
  CHIEU_SQL_SAVE_STANDING,
  CHIEU_SQL_SAVE_RETURN,
  CHIEU_SQL_DROP_RETURN,
  CHIEU_SQL_LIST_RETURNS,
  CHIEU_SQL_LIST_ANSWERS,
  CHIEU_SQL_LIST_STANDINGS,
  CHIEU_N_SQL
} ChieuSql;

extern const char *const chieu_store_sql[CHIEU_N_SQL];
extern const char chieu_store_schema[];
/* What the versions 2, 3 and 4 added. */
extern const char chieu_store_schema_2[];
extern const char chieu_store_schema_3[];
extern const char chieu_store_schema_4[];

struct _ChieuStore
{
  guint references;
  char *path;
  char *notice;
  sqlite3 *db;
  sqlite3_stmt *statements[CHIEU_N_SQL];
  GThread *checkpoint;           /* (nullable): running or to be joined; reads the path only */
  gint checkpointing;            /* atomic: 0 when none runs */
};

/* Returns: the statement, without values and ready to run. */
sqlite3_stmt *chieu_store_get (ChieuStore *self, ChieuSql sql);
/* Runs @statement to its end; for one that answers no rows. */
gboolean chieu_store_run (ChieuStore *self, sqlite3_stmt *statement, GError **error);
/* Next row; FALSE at the end or with @error. */
gboolean chieu_store_next (ChieuStore *self, sqlite3_stmt *statement, GError **error);
/* Ends the reading of @row, which @local (nullable, transfer full) stopped: it becomes @error. Returns: whether all was well. */
gboolean chieu_store_finish (sqlite3_stmt *row, GError *local, GError **error);
/* Sets @error from the database's last one. Returns FALSE. */
gboolean chieu_store_fail (ChieuStore *self, GError **error);
/* Whether the database's last error says that it is damaged. */
gboolean chieu_store_is_damaged (ChieuStore *self);
/* Sets the damaged database aside and begins a new one in its place. */
gboolean chieu_store_replace (ChieuStore *self, GError **error);

G_END_DECLS
