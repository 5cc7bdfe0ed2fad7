/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match under test and somebody who plays it; stores under test, and SQLite without memory.
 */
#pragma once

#include "match/match-private.h"
#include "match/store/store-private.h"

#include "fake-game.h"

/* The seed of Table.random in a new table. */
#define TABLE_SEED 11

typedef struct
{
  ChieuMatch *match;
  guint moved, asked, dealt, over, failed;   /* how often "moved", "asked", "hand-dealt", "hand-over" and "save-failed" came */
  guint thinking_seen;           /* bit s: seat s was seen to think at some time */
  char *last_failure;            /* (nullable): the message of the last "save-failed" */
  ChieuRandom random;            /* chooses the person's moves */
  gboolean faulty;               /* the person makes any possible move, not only clean ones */
} Table;

/* Fills @options for a match of fake_game over five hands; @person −1: bots only. */
void table_options (ChieuMatchOptions *options, int seats, int person, ChieuWay way, guint64 seed);
/* Returns: (transfer full): such a match, not saved */
ChieuMatch *new_table_match (int seats, int person, ChieuWay way, guint64 seed);
/* Takes over @match (transfer full), which must not be started, and sets its pace to none. */
void table_init (Table *table, ChieuMatch *match);
/* Waits until @table's match is saved, and lets go of it. */
void table_clear (Table *table);

/* Turns the main loop once, waiting for something to happen; the test fails if nothing does for a minute. */
void table_iterate (void);
/* Turns the main loop until nothing is being written. */
void table_settle (Table *table);
/* Turns the main loop until the person is asked or the hand is over; in the strict way the person lets the hand begin, unless asked. */
void table_wait (Table *table);
/* Makes one of the moves that the person may make, by chance. Returns: what came of it */
ChieuTry table_play_one (Table *table);
/* Plays until the hand is over, the person moving by chance. */
void table_play_hand (Table *table);
/* Plays in the same way until the match is over. */
void table_play_match (Table *table);

/* Returns: (transfer full): everything that makes out a match, as text: moves, state and carry */
char *table_describe (ChieuMatch *match);
/* Lets go of the match and resumes it from @store; the test fails if it is not the same. */
void table_resume_alike (Table *table, ChieuStore *store);

/* Waits until @match (transfer full) is saved, and lets go of it. */
void drop_match (ChieuMatch *match);

/* Makes a folder. Returns: (transfer full): a path for a database in a folder inside it, which the store is to make */
char *new_store_path (void);
/* Returns: (transfer full): the store at @path, which is expected to work */
ChieuStore *must_open (const char *path);
/* Returns: (transfer full): as new_table_match(), saved in @store (nullable) */
ChieuMatch *new_saved_match (ChieuStore *store, int seats, int person, ChieuWay way, guint64 seed);
/* Returns: (transfer full): a saved match of four seats and of @kind; @deal: the name of its deal, "" for none */
ChieuMatch *new_saved_deal (ChieuStore *store, ChieuMatchKind kind, const char *deal, guint64 seed);
/* Returns: (transfer full): the unfinished match that was played last, which is expected to be there */
ChieuMatch *must_resume (ChieuStore *store);
/* Resumes the match @id, or with 0 the one that was played last, as the program does it.
 * @news: (out) (optional) (nullable) (transfer full): what the person is told. Returns: (transfer full) (nullable): the match */
ChieuMatch *resume_with_news (ChieuStore *store, gint64 id, char **news, GError **error);
/* Returns: how many rows "FROM @from" has */
int count_rows (ChieuStore *store, const char *from);

/* For count_rows(): the matches of each ChieuStanding. */
#define RUNNING_MATCHES "match WHERE standing = 0"
#define FINISHED_MATCHES "match WHERE standing = 1"
#define LEFT_MATCHES "match WHERE standing = 2"
#define DAMAGED_MATCHES "match WHERE standing = 3"

/* SQL that drops the tables that version 3 of the database added. */
#define DROP_SCHOOL "DROP TABLE lesson; DROP TABLE practice_answer; DROP TABLE practice_standing; DROP TABLE practice_return;"
/* SQL that drops the table of version 4. */
#define DROP_FAULTS "DROP TABLE hand_fault; "
/* SQL that drops the table of version 6. */
#define DROP_STEPS "DROP TABLE lesson_step; "
/* SQL that drops that table and the columns of version 5. */
#define DROP_PLACES DROP_STEPS "ALTER TABLE match DROP COLUMN kind; ALTER TABLE match DROP COLUMN deal; ALTER TABLE match DROP COLUMN at; "

/* Returns: (transfer full): the path of a database with a match in its second hand, closed, its log copied into it */
char *make_played_store (void);
/* Makes the database of @store (transfer full) one of an older version by @sql, and opens it again, which upgrades it; the test fails if
 * the person is told anything of that. Returns: (transfer full): the store, open */
ChieuStore *reopen_older (ChieuStore *store, const char *sql);
/* Makes @path, the database of make_played_store(), one of version 2, and opens it as reopen_older() does; the test fails if it has not
 * all of its hands then. Returns: (transfer full): the store, open */
ChieuStore *must_upgrade (const char *path);
/* Removes what new_store_path() made: the folder of @path with its files, and the folder around it. */
void remove_store (const char *path);
/* Lets go of @store (transfer full), which is at @path, and removes it. */
void end_store (ChieuStore *store, const char *path);

/* ---- When SQLite gets no memory ---- */

/* Counts SQLite's requests for memory from now on; to be called before SQLite is used for the first time. */
void memory_watch (void);
/* Refuses request number @at for memory from now on, counted from 1; all others are granted. */
void memory_refuse (int at);
/* Refuses nothing any more. Returns: whether there was a request with that number */
gboolean memory_allow (void);

/* A database under test, as a fixture: a new one, or one that was upgraded from version 2. */
typedef struct
{
  char *path;
  ChieuStore *store;
} StoreFixture;

void store_fixture_set_up (StoreFixture *self, gconstpointer data);
void store_fixture_set_up_old (StoreFixture *self, gconstpointer data);
/* Lets go of the store, and opens it again. */
void store_fixture_reopen (StoreFixture *self);
void store_fixture_tear_down (StoreFixture *self, gconstpointer data);
/* Adds @test. @set_up: store_fixture_set_up or store_fixture_set_up_old */
#define add_store_test(name, set_up, test) g_test_add ((name), StoreFixture, NULL, (set_up), (test), store_fixture_tear_down)

/* Returns: (transfer full) (element-type utf8): the paths of the files beside @path whose names contain @part and end in @suffix */
GPtrArray *list_files_like (const char *path, const char *part, const char *suffix);
