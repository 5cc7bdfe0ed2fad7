/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "database-private.h"

/* Version 1. `seed` is the bits of an unsigned number; `rules` is "id=value …" and `levels` has one word a
 * seat, "-" for the person. Times are in seconds since 1970, in later versions too where they say nothing else.
 * `match.standing` is ChieuStanding. Moves are in the notation of docs/notation.md; those of a finished hand are in its
 * record, so they are dropped when the next hand is dealt. */
const char chieu_database_schema[] =
  "CREATE TABLE match ("
  " id INTEGER PRIMARY KEY, begun INTEGER NOT NULL, standing INTEGER NOT NULL, game TEXT NOT NULL,"
  " seats INTEGER NOT NULL, seed INTEGER NOT NULL, person INTEGER NOT NULL, levels TEXT NOT NULL,"
  " way INTEGER NOT NULL, hoi INTEGER NOT NULL, hoi_limit INTEGER NOT NULL, rules TEXT NOT NULL,"
  " played INTEGER NOT NULL);"
  "CREATE TABLE hand ("
  " id INTEGER PRIMARY KEY, match INTEGER NOT NULL REFERENCES match, number INTEGER NOT NULL,"
  " cai INTEGER NOT NULL, thong INTEGER NOT NULL, debts INTEGER NOT NULL, pot INTEGER NOT NULL,"
  " strict INTEGER NOT NULL, ended INTEGER, outcome INTEGER, winner INTEGER, worth INTEGER, record TEXT,"
  " UNIQUE (match, number));"
  "CREATE INDEX hand_ended ON hand (id) WHERE ended IS NOT NULL;"
  "CREATE TABLE hand_seat ("
  " hand INTEGER NOT NULL REFERENCES hand, seat INTEGER NOT NULL, before INTEGER NOT NULL, won INTEGER,"
  " PRIMARY KEY (hand, seat)) WITHOUT ROWID;"
  "CREATE TABLE move ("
  " hand INTEGER NOT NULL REFERENCES hand, number INTEGER NOT NULL, seat INTEGER NOT NULL,"
  " decided INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (hand, number)) WITHOUT ROWID;";

/* Version 2: what was called in the finished hands, so that it can be counted. `place` is that in the call. Its table of faults
 * had room for one per move, and was replaced by that of version 4. */
const char chieu_database_schema_2[] =
  "CREATE TABLE hand_cuoc ("
  " hand INTEGER NOT NULL REFERENCES hand, place INTEGER NOT NULL, cuoc TEXT NOT NULL,"
  " PRIMARY KEY (hand, place)) WITHOUT ROWID;"
  "PRAGMA user_version = 2;";

/* Version 3: the school. The progress in each lesson: `step` is the id of the step at which the person stopped, `done` when the
 * lesson was first finished (seconds since 1970), NULL before that. And practice: all answers, the standing of each kind of
 * tasks, and the tasks to repeat at `due`. A task is made again from kind, level and seed, the bits of an unsigned number. */
const char chieu_database_schema_3[] =
  "CREATE TABLE lesson ("
  " game TEXT NOT NULL, lesson TEXT NOT NULL, step TEXT NOT NULL, done INTEGER, seen INTEGER NOT NULL,"
  " PRIMARY KEY (game, lesson)) WITHOUT ROWID;"
  "CREATE TABLE practice_answer ("
  " id INTEGER PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, level INTEGER NOT NULL, seed INTEGER NOT NULL,"
  " again INTEGER NOT NULL, right INTEGER NOT NULL, at INTEGER NOT NULL);"
  "CREATE INDEX practice_answer_kind ON practice_answer (game, kind, id);"
  "CREATE TABLE practice_standing ("
  " game TEXT NOT NULL, kind TEXT NOT NULL, level INTEGER NOT NULL, run INTEGER NOT NULL,"
  " PRIMARY KEY (game, kind)) WITHOUT ROWID;"
  "CREATE TABLE practice_return ("
  " game TEXT NOT NULL, kind TEXT NOT NULL, level INTEGER NOT NULL, seed INTEGER NOT NULL, box INTEGER NOT NULL,"
  " due INTEGER NOT NULL, PRIMARY KEY (game, kind, level, seed)) WITHOUT ROWID;"
  "PRAGMA user_version = 3;";

/* Version 4: what was done wrong in the finished hands. `place` is that among the faults of the hand, `reason` the rules' id
 * of the fault, `move` its number in the hand. */
const char chieu_database_schema_4[] =
  "DROP TABLE IF EXISTS hand_fault;"
  "CREATE TABLE hand_fault ("
  " hand INTEGER NOT NULL REFERENCES hand, place INTEGER NOT NULL, move INTEGER NOT NULL, seat INTEGER NOT NULL,"
  " reason TEXT NOT NULL, PRIMARY KEY (hand, place)) WITHOUT ROWID;"
  "PRAGMA user_version = 4;";

/* Version 5: matches that are open beside each other. `kind` is ChieuMatchKind, `deal` the name of the deal, `at` when the match was
 * played last, in microseconds since 1970. */
const char chieu_database_schema_5[] =
  "ALTER TABLE match ADD COLUMN kind INTEGER NOT NULL DEFAULT 0;"
  "ALTER TABLE match ADD COLUMN deal TEXT NOT NULL DEFAULT '';"
  "ALTER TABLE match ADD COLUMN at INTEGER NOT NULL DEFAULT 0;"
  "UPDATE match SET at = 1000000 * max (begun, coalesce ((SELECT max (ended) FROM hand WHERE match = match.id), 0));"
  "PRAGMA user_version = 5;";

/* Version 6: the standing of each question of the lessons. `standing` is ChieuStepStanding. A lesson that was done before has
 * none of its questions here, and stays done. */
const char chieu_database_schema_6[] =
  "CREATE TABLE lesson_step ("
  " game TEXT NOT NULL, lesson TEXT NOT NULL, step TEXT NOT NULL, standing INTEGER NOT NULL, at INTEGER NOT NULL,"
  " PRIMARY KEY (game, lesson, step)) WITHOUT ROWID;"
  "PRAGMA user_version = 6;";

const char *const chieu_database_schemas[CHIEU_DATABASE_VERSION] = {
  chieu_database_schema,   chieu_database_schema_2, chieu_database_schema_3,
  chieu_database_schema_4, chieu_database_schema_5, chieu_database_schema_6,
};

/* The statements have these numbers of `standing`, `kind` and `outcome`. */
_Static_assert (CHIEU_STANDING_RUNNING == 0 && CHIEU_STANDING_FINISHED == 1 && CHIEU_STANDING_LEFT == 2, "standings of the statements");
_Static_assert (CHIEU_MATCH_OWN == 0 && CHIEU_MATCH_DAY == 1 && CHIEU_MATCH_FRIENDLY == 3, "kinds of the statements");
_Static_assert (CHIEU_OUTCOME_WON == 2 && CHIEU_OUTCOME_UNPAID == 3, "outcomes of the statements");

/* Friendly deals, ChieuMatchKind 3, are won by a player who was told how: they count in no statistics. */
#define COUNTS " AND m.kind <> 3"

#define OWN_HANDS(join) \
  " FROM hand h JOIN match m ON m.id = h.match " join \
  " WHERE h.ended IS NOT NULL" COUNTS " AND m.person >= 0 AND m.game = ?1 AND (?2 < 0 OR m.way = ?2)"

const char *const chieu_database_sql[CHIEU_N_SQL] = {
  /* With IMMEDIATE it is this statement that waits for another program that writes (CHIEU_DATABASE_BUSY_MS) and may fail, and not one
   * half-way. */
  [CHIEU_SQL_BEGIN] = "BEGIN IMMEDIATE",
  [CHIEU_SQL_COMMIT] = "COMMIT",
  [CHIEU_SQL_ROLLBACK] = "ROLLBACK",
  [CHIEU_SQL_LIST_RUNNING] = "SELECT id FROM match WHERE standing = 0 AND game = ?1 AND kind = ?2 AND deal = ?3",
  [CHIEU_SQL_ADD_MATCH] =
    "INSERT INTO match (begun, standing, game, seats, seed, person, levels, way, hoi, hoi_limit, rules, played, kind, deal)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
  /* A match that was given up (2) may be ended later: it stays given up. */
  [CHIEU_SQL_UPDATE_MATCH] =
    "UPDATE match SET standing = CASE standing WHEN 2 THEN 2 ELSE ?2 END, played = ?3 WHERE id = ?1",
  [CHIEU_SQL_SET_STANDING] = "UPDATE match SET standing = ?2 WHERE id = ?1",
  [CHIEU_SQL_TOUCH_MATCH] = "UPDATE match SET at = ?2 WHERE id = ?1",
  [CHIEU_SQL_GIVE_UP] =
    "UPDATE match SET standing = 2 WHERE standing = 0 AND game = ?1 AND kind = ?2 AND deal = ?3 AND seed = ?4",
  [CHIEU_SQL_FIND_MATCH] =
    "SELECT id, game, seats, seed, person, levels, way, hoi, hoi_limit, rules, played, kind, deal"
    " FROM match WHERE standing = 0 AND (?1 = 0 OR id = ?1) ORDER BY at DESC, id DESC",
  [CHIEU_SQL_LIST_OPEN] =
    "SELECT m.id, m.game, m.kind, m.deal, m.seats, m.seed, m.person, m.way, m.hoi, m.hoi_limit, m.at,"
    " h.id, h.number, h.ended IS NOT NULL FROM match m"
    " JOIN hand h ON h.id = (SELECT id FROM hand WHERE match = m.id ORDER BY number DESC LIMIT 1)"
    " WHERE m.standing = 0 ORDER BY m.at DESC, m.id DESC LIMIT ?1",
  /* Only the first time that the hand of a day was finished counts. */
  [CHIEU_SQL_LIST_DAY] =
    "SELECT m.game, min (h.id), h.ended, h.outcome, h.winner = m.person, s.won"
    " FROM match m JOIN hand h ON h.match = m.id JOIN hand_seat s ON s.hand = h.id AND s.seat = m.person"
    " WHERE m.kind = 1 AND m.deal = ?1 AND h.ended IS NOT NULL GROUP BY m.game",
  [CHIEU_SQL_ADD_HAND] =
    "INSERT INTO hand (match, number, cai, thong, debts, pot, strict)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
  [CHIEU_SQL_ADD_SEAT] = "INSERT INTO hand_seat (hand, seat, before) VALUES (?1, ?2, ?3)",
  [CHIEU_SQL_END_HAND] =
    "UPDATE hand SET ended = ?2, outcome = ?3, winner = ?4, worth = ?5, record = ?6 WHERE id = ?1",
  [CHIEU_SQL_END_SEAT] = "UPDATE hand_seat SET won = ?3 WHERE hand = ?1 AND seat = ?2",
  [CHIEU_SQL_FIND_HAND] =
    "SELECT id, number, cai, thong, debts, pot, strict, ended IS NOT NULL"
    " FROM hand WHERE match = ?1 ORDER BY number DESC LIMIT 1",
  [CHIEU_SQL_LIST_SEATS] = "SELECT seat, before, won FROM hand_seat WHERE hand = ?1 ORDER BY seat",
  [CHIEU_SQL_LIST_BEFORE] =
    "SELECT number, outcome, winner FROM hand WHERE match = ?1 AND number < ?2 AND number >= ?2 - 2 AND ended IS NOT NULL",
  /* A hội that was given up has ended, too. */
  [CHIEU_SQL_LIST_LAST_HOI] =
    "SELECT seat, before + coalesce (won, 0) FROM hand_seat WHERE hand ="
    " (SELECT h.id FROM match m JOIN hand h ON h.match = m.id WHERE m.id < ?1 AND m.standing IN (1, 2) AND m.kind = 0"
    " AND m.game = ?2 AND m.seats = ?3 AND m.person = ?4 AND h.ended IS NOT NULL ORDER BY m.id DESC, h.number DESC LIMIT 1)"
    " ORDER BY seat",
  [CHIEU_SQL_ADD_MOVE] = "INSERT INTO move (hand, number, seat, decided, text) VALUES (?1, ?2, ?3, ?4, ?5)",
  [CHIEU_SQL_TRIM_MOVES] = "DELETE FROM move WHERE hand = ?1 AND number >= ?2",
  [CHIEU_SQL_DROP_OLD_MOVES] =
    "DELETE FROM move WHERE hand IN (SELECT id FROM hand WHERE match = ?1 AND number < ?2 AND ended IS NOT NULL"
    " ORDER BY number DESC LIMIT 1)",
  [CHIEU_SQL_LIST_MOVES] = "SELECT number, seat, decided, text FROM move WHERE hand = ?1 ORDER BY number",
  [CHIEU_SQL_LIST_HANDS] =
    "SELECT h.id, h.ended, m.game, h.number, m.seats, h.outcome, h.winner, h.worth, h.match, m.person, m.way,"
    " (SELECT count(*) FROM hand_fault f WHERE f.hand = h.id AND f.seat = m.person),"
    " (SELECT group_concat(cuoc, ' ') FROM (SELECT cuoc FROM hand_cuoc c WHERE c.hand = h.id ORDER BY place)), m.kind, m.deal"
    " FROM hand h JOIN match m ON m.id = h.match"
    " WHERE h.ended IS NOT NULL AND (?1 = 0 OR h.id < ?1) ORDER BY h.id DESC",
  [CHIEU_SQL_GET_RECORD] = "SELECT record FROM hand WHERE id = ?1 AND record IS NOT NULL",
  [CHIEU_SQL_ADD_CUOC] = "INSERT INTO hand_cuoc (hand, place, cuoc) VALUES (?1, ?2, ?3)",
  [CHIEU_SQL_ADD_FAULT] = "INSERT INTO hand_fault (hand, place, move, seat, reason) VALUES (?1, ?2, ?3, ?4, ?5)",
  [CHIEU_SQL_DROP_CUOC] = "DELETE FROM hand_cuoc WHERE hand = ?1",
  [CHIEU_SQL_DROP_FAULTS] = "DELETE FROM hand_fault WHERE hand = ?1",
  /* The next three sum up the person's own hands of game ?1 with way of play ?2 (−1: any). */
  [CHIEU_SQL_SUM_HANDS] =
    "SELECT h.ended, h.outcome, h.winner = m.person, s.won,"
    " (SELECT count(*) FROM hand_fault f WHERE f.hand = h.id AND f.seat = m.person)"
    OWN_HANDS ("JOIN hand_seat s ON s.hand = h.id AND s.seat = m.person") " ORDER BY h.id",
  [CHIEU_SQL_SUM_CUOC] =
    "SELECT c.cuoc, count(*), min(h.ended)"
    /* A winner who is chèo đò may have called cước that were not there: only wins that stand count, paid (2) or not (3). */
    OWN_HANDS ("JOIN hand_cuoc c ON c.hand = h.id") " AND h.winner = m.person AND h.outcome IN (2, 3)"
    " GROUP BY c.cuoc ORDER BY count(*) DESC, min(h.ended)",
  [CHIEU_SQL_SUM_FAULTS] =
    "SELECT f.reason, count(*), max(h.ended)"
    OWN_HANDS ("JOIN hand_fault f ON f.hand = h.id AND f.seat = m.person")
    " GROUP BY f.reason ORDER BY count(*) DESC, f.reason",
  /* The next three have the person's own hands of all games, with way of play ?1 (−1: any). */
  [CHIEU_SQL_LIST_OWN] =
    "SELECT h.id, h.ended, m.game, m.seats, m.levels, m.way, h.number, h.outcome, h.winner = m.person, h.worth, s.won,"
    " (SELECT count(*) FROM hand_fault f WHERE f.hand = h.id AND f.seat = m.person), m.kind"
    " FROM hand h JOIN match m ON m.id = h.match JOIN hand_seat s ON s.hand = h.id AND s.seat = m.person"
    " WHERE h.ended IS NOT NULL" COUNTS " AND m.person >= 0 AND (?1 < 0 OR m.way = ?1) ORDER BY h.id",
  [CHIEU_SQL_LIST_BEST] =
    "SELECT game, id, ended, worth, record FROM (SELECT m.game, h.id, h.ended, h.worth, h.record,"
    " row_number () OVER (PARTITION BY m.game ORDER BY h.worth DESC, h.id) AS place"
    " FROM hand h JOIN match m ON m.id = h.match"
    " WHERE h.ended IS NOT NULL AND h.record IS NOT NULL" COUNTS " AND m.person >= 0 AND h.winner = m.person AND h.outcome = 2"
    " AND (?1 < 0 OR m.way = ?1)) WHERE place <= ?2 ORDER BY game, place",
  [CHIEU_SQL_SUM_ALL_FAULTS] =
    "SELECT m.game, f.reason, count(*), max(h.ended) FROM hand h JOIN match m ON m.id = h.match"
    " JOIN hand_fault f ON f.hand = h.id AND f.seat = m.person"
    " WHERE h.ended IS NOT NULL" COUNTS " AND m.person >= 0 AND (?1 < 0 OR m.way = ?1)"
    " GROUP BY m.game, f.reason ORDER BY count(*) DESC, m.game, f.reason",
  /* A lesson that is done stays done, however often it is repeated. */
  [CHIEU_SQL_SAVE_LESSON] =
    "INSERT INTO lesson (game, lesson, step, done, seen) VALUES (?1, ?2, ?3, ?4, ?5)"
    " ON CONFLICT (game, lesson) DO UPDATE SET step = ?3, done = coalesce(done, ?4), seen = ?5",
  [CHIEU_SQL_LIST_LESSONS] = "SELECT game, lesson, step, done, seen FROM lesson",
  /* ?6 is CHIEU_STORED_STEP_SKIPPED: a question that was answered does not become a skipped one. */
  [CHIEU_SQL_SAVE_STEP] =
    "INSERT INTO lesson_step (game, lesson, step, standing, at) VALUES (?1, ?2, ?3, ?4, ?5)"
    " ON CONFLICT (game, lesson, step) DO UPDATE SET standing = ?4, at = ?5 WHERE ?4 > ?6 OR standing <= ?6",
  [CHIEU_SQL_LIST_STEPS] = "SELECT game, lesson, step, standing, at FROM lesson_step",
  [CHIEU_SQL_ADD_ANSWER] =
    "INSERT INTO practice_answer (game, kind, level, seed, again, right, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
  [CHIEU_SQL_SAVE_STANDING] = "INSERT OR REPLACE INTO practice_standing (game, kind, level, run) VALUES (?1, ?2, ?3, ?4)",
  [CHIEU_SQL_SAVE_RETURN] =
    "INSERT OR REPLACE INTO practice_return (game, kind, level, seed, box, due) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
  [CHIEU_SQL_DROP_RETURN] = "DELETE FROM practice_return WHERE game = ?1 AND kind = ?2 AND level = ?3 AND seed = ?4",
  [CHIEU_SQL_LIST_RETURNS] = "SELECT game, kind, level, seed, box, due FROM practice_return",
  /* This lists the last answers of each kind, in the order in which they were given. */
  [CHIEU_SQL_LIST_ANSWERS] =
    "SELECT game, kind, level, seed, again, right, at FROM"
    " (SELECT *, row_number () OVER (PARTITION BY game, kind ORDER BY id DESC) AS place FROM practice_answer)"
    " WHERE place <= " G_STRINGIFY (CHIEU_SCHOOL_ANSWERS_KEPT) " ORDER BY id",
  [CHIEU_SQL_LIST_STANDINGS] = "SELECT game, kind, level, run FROM practice_standing",
};
