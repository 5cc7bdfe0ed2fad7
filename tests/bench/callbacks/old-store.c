/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * old-store FILE VERSION HANDS   Makes a database as a program of that version, 1 to 4, kept it: a match for every HANDS_OF_MATCH
 * hands, of all games in turn, played by beginners, with a record and a result for each hand.
 */
#include <stdlib.h>

#include <sqlite3.h>

#include "../../beginner.h"
#include "match/store/database-private.h"

#define HANDS_OF_MATCH 20
/* Hands that are played; all others are these again. */
#define PLAYED 40
#define GAMES 4
#define SEATS 4

/* The table of faults before version 4: one row a move. */
static const char old_faults[] =
  "CREATE TABLE hand_fault ("
  " hand INTEGER NOT NULL REFERENCES hand, move INTEGER NOT NULL, seat INTEGER NOT NULL, reason TEXT NOT NULL,"
  " PRIMARY KEY (hand, move)) WITHOUT ROWID;";

static sqlite3 *db;
static ChieuRecord *played[PLAYED];
static ChieuResult results[PLAYED];

/* Ends the program if @code is an error of SQLite. */
static void
check_code (int code)
{
  if (code != SQLITE_OK && code != SQLITE_DONE)
    g_error ("%s", sqlite3_errmsg (db));
}

static void
run_sql (const char *sql)
{
  check_code (sqlite3_exec (db, sql, NULL, NULL, NULL));
}

static void
make_tables (int version)
{
  run_sql ("PRAGMA journal_mode = WAL");
  run_sql ("BEGIN");
  run_sql (chieu_database_schema);
  if (version >= 2)
    run_sql (chieu_database_schema_2);
  if (version >= 2 && version < 4)
    run_sql (old_faults);
  if (version >= 3)
    run_sql (chieu_database_schema_3);
  if (version >= 4)
    run_sql (chieu_database_schema_4);
  if (version == 1)
    run_sql ("PRAGMA user_version = 1");
}

/* Plays hand number @i of those that are played. */
static void
play_hand (int i)
{
  const ChieuGame *game = chieu_games[i % GAMES];
  ChieuRecord *record = beginner_hand_new (game, SEATS, FALSE, (guint64) i + 1);
  ChieuState state;
  unsigned asked;

  chieu_record_deal (record, &state);
  while ((asked = game->to_answer (&state)) != 0)
    beginner_make_move (record, &state, g_bit_nth_lsf (asked, -1));
  game->result (&state, &results[i]);
  chieu_record_set_result (record, &results[i]);
  played[i] = record;
}

static sqlite3_stmt *
prepare (const char *sql)
{
  sqlite3_stmt *statement;

  check_code (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL));
  return statement;
}

static void
bind_all (sqlite3_stmt *statement,
          int           n,
          const gint64 *values)
{
  for (int i = 0; i < n; i++)
    sqlite3_bind_int64 (statement, i + 1, values[i]);
}

static void
run_statement (sqlite3_stmt *statement)
{
  check_code (sqlite3_step (statement));
  sqlite3_reset (statement);
}

static void
add_match (sqlite3_stmt    *statement,
           gint64           id,
           const ChieuGame *game)
{
  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_text (statement, 2, game->id, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 3, SEATS);
  run_statement (statement);
}

static void
add_cuoc (sqlite3_stmt      *statement,
          gint64             hand,
          const ChieuGame   *game,
          const ChieuResult *result)
{
  for (int i = 0; i < result->n_cuoc; i++)
    {
      bind_all (statement, 2, (gint64[]) { hand, i });
      sqlite3_bind_text (statement, 3, game->cuoc[result->cuoc[i]], -1, SQLITE_STATIC);
      run_statement (statement);
    }
}

static void
add_hands (int version,
           int hands)
{
  sqlite3_stmt *match = prepare ("INSERT INTO match VALUES (?1, 1700000000, 1, ?2, ?3, 5, 0, '- tap-su tap-su tap-su', 0, 1, 20, '', 0)");
  sqlite3_stmt *hand = prepare ("INSERT INTO hand VALUES (?1, ?2, ?3, 0, 0, 0, 0, 0, ?4, ?5, ?6, ?7, ?8)");
  sqlite3_stmt *seat = prepare ("INSERT INTO hand_seat VALUES (?1, ?2, 0, ?3)");
  sqlite3_stmt *cuoc = version >= 2 ? prepare ("INSERT INTO hand_cuoc (hand, place, cuoc) VALUES (?1, ?2, ?3)") : NULL;

  for (int i = 0; i < hands; i++)
    {
      /* A match is of one game. */
      int p = (i / HANDS_OF_MATCH) % GAMES + GAMES * (i % (PLAYED / GAMES));
      gint64 id = i + 1, of = i / HANDS_OF_MATCH + 1;
      g_autofree char *text = chieu_record_to_string (played[p]);

      if (i % HANDS_OF_MATCH == 0)
        add_match (match, of, played[p]->game);
      bind_all (hand, 7, (gint64[]) { id, of, i % HANDS_OF_MATCH, 1700000000 + 300 * i, (int) results[p].outcome,
                                      results[p].winner, results[p].worth });
      sqlite3_bind_text (hand, 8, text, -1, SQLITE_STATIC);
      run_statement (hand);
      for (int s = 0; s < SEATS; s++)
        {
          bind_all (seat, 3, (gint64[]) { id, s, results[p].points[s] });
          run_statement (seat);
        }
      if (cuoc != NULL)
        add_cuoc (cuoc, id, played[p]->game, &results[p]);
    }
  sqlite3_finalize (match);
  sqlite3_finalize (hand);
  sqlite3_finalize (seat);
  sqlite3_finalize (cuoc);
}

int
main (int   argc,
      char *argv[])
{
  if (argc != 4)
    {
      g_printerr ("usage: old-store FILE VERSION HANDS\n");
      return 2;
    }
  check_code (sqlite3_open (argv[1], &db));
  make_tables (atoi (argv[2]));
  for (int i = 0; i < PLAYED; i++)
    play_hand (i);
  add_hands (atoi (argv[2]), atoi (argv[3]));
  run_sql ("COMMIT");
  check_code (sqlite3_close (db));
  for (int i = 0; i < PLAYED; i++)
    chieu_record_free (played[i]);
  return EXIT_SUCCESS;
}
