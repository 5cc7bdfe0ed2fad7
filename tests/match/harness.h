/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match under test, and somebody who plays it.
 */
#pragma once

#include "match/match-private.h"
#include "match/store/store-private.h"

#include "fake-game.h"

typedef struct
{
  ChieuMatch *match;
  guint moved, asked, dealt, over, failed;
  guint thinking_seen;           /* all seats that were ever seen to think */
  char *last_failure;
  ChieuRandom random;            /* of the person's own moves */
  gboolean faulty;               /* the person makes any possible move */
} Table;

/* A match of fake_game: @person −1 for bots only. */
void table_options (ChieuMatchOptions *options, int seats, int person, ChieuWay way, guint64 seed);
/* (transfer full): such a match, not saved. */
ChieuMatch *new_table_match (int seats, int person, ChieuWay way, guint64 seed);
/* Takes over @match, at pace none, not started. */
void table_init (Table *table, ChieuMatch *match);
void table_clear (Table *table);

/* One turn of the main loop, waiting for something to happen. */
void table_iterate (void);
/* Until nothing is being written. */
void table_settle (Table *table);
/* Until the person is asked or the hand is over; in the strict way the person lets it begin unless asked. */
void table_wait (Table *table);
/* The person makes one of the moves it may make. Returns: what came of it. */
ChieuTry table_play_one (Table *table);
/* Until the hand is over, the person moving by chance. */
void table_play_hand (Table *table);
/* Until the match is over. */
void table_play_match (Table *table);

/* (transfer full): everything that makes out a match, as text: moves, state and carry. */
char *table_describe (ChieuMatch *match);
/* Lets go of the match and resumes it from @store; the test fails if it is not the same. */
void table_resume_alike (Table *table, ChieuStore *store);

/* Lets go of @match (transfer full) when it is written. */
void drop_match (ChieuMatch *match);

/* (transfer full): the name of a database in a new folder. */
char *new_store_path (void);
/* Opens a store that is expected to work. */
ChieuStore *must_open (const char *path);
/* (transfer full): as new_table_match(), saved in @store. */
ChieuMatch *new_saved_match (ChieuStore *store, int seats, int person, ChieuWay way, guint64 seed);
/* (transfer full): the same, of another kind. */
ChieuMatch *new_saved_deal (ChieuStore *store, ChieuMatchKind kind, const char *deal, guint64 seed);
/* The unfinished match, which is expected to be there. */
ChieuMatch *must_resume (ChieuStore *store);
/* Returns: how many rows "FROM @from" has. */
int count_rows (ChieuStore *store, const char *from);
/* SQL that takes away what version 3 of the database added. */
#define DROP_SCHOOL "DROP TABLE lesson; DROP TABLE practice_answer; DROP TABLE practice_standing; DROP TABLE practice_return;"
/* The table of version 6. */
#define DROP_STEPS "DROP TABLE lesson_step; "
/* And version 4. */
#define DROP_FAULTS "DROP TABLE hand_fault; "
/* And versions 5 and 6. */
#define DROP_PLACES DROP_STEPS "ALTER TABLE match DROP COLUMN kind; ALTER TABLE match DROP COLUMN deal; ALTER TABLE match DROP COLUMN at; "
/* (transfer full): a database with a match in its second hand, closed, its log copied into it. */
char *played_store (void);
/* Opens @path, the database of played_store(), after making it one of version 2: it is brought up without a word, and with
 * all its hands. */
ChieuStore *must_upgrade (const char *path);
/* Removes the folder of @path and what is in it. */
void remove_store (const char *path);
/* Lets go of @store, and removes the folder of @path, where it is. */
void end_store (ChieuStore *store, const char *path);

/* ---- When SQLite gets no memory ---- */

/* Makes the two below possible, before SQLite is used for the first time. */
void memory_watch (void);
/* Refuses request number @at for memory from now on, the first is 1; all others are granted. */
void memory_refuse (int at);
/* Refuses nothing any more. Returns: whether that request was made */
gboolean memory_allow (void);

/* A database under test, as a fixture: a new one, or one of version 2 brought up. */
typedef struct
{
  char *path;
  ChieuStore *store;
} Kept;

void kept_set_up (Kept *self, gconstpointer data);
void kept_set_up_old (Kept *self, gconstpointer data);
void kept_reopen (Kept *self);
void kept_tear_down (Kept *self, gconstpointer data);
/* Adds @test, with one of the two to begin with. */
#define add_kept_test(name, set_up, test) g_test_add ((name), Kept, NULL, (set_up), (test), kept_tear_down)

/* (transfer full) (element-type utf8): files beside @path whose names contain @part and end in @suffix. */
GPtrArray *files_like (const char *path, const char *part, const char *suffix);
