/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "database-private.h"
#include "match/record/match-catalogue.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The longest time in milliseconds for which a match counts as played. It is counted in microseconds later, and goes on: half of what
 * fits. */
#define PLAYED_MAX (G_MAXINT64 / G_TIME_SPAN_MILLISECOND / 2)

/* Columns of CHIEU_SQL_FIND_MATCH. */
enum
{
  MATCH_ID,
  MATCH_GAME,
  MATCH_SEATS,
  MATCH_SEED,
  MATCH_PERSON,
  MATCH_LEVELS,
  MATCH_WAY,
  MATCH_HOI,
  MATCH_HOI_LIMIT,
  MATCH_RULES,
  MATCH_PLAYED,
  MATCH_KIND,
  MATCH_DEAL,
};

/* Columns of CHIEU_SQL_FIND_HAND. */
enum
{
  HAND_ID,
  HAND_NUMBER,
  HAND_CAI,
  HAND_THONG,
  HAND_DEBTS,
  HAND_POT,
  HAND_STRICT,
  HAND_ENDED,
};

/* Columns of CHIEU_SQL_LIST_MOVES. */
enum
{
  MOVE_NUMBER,
  MOVE_SEAT,
  MOVE_DECIDED,
  MOVE_TEXT,
};

/* Sets the error that row @id of @table is wrong. Returns: FALSE */
G_GNUC_PRINTF (4, 5)
static gboolean
fail_bad_row (GError     **error,
              const char  *table,
              gint64       id,
              const char  *format,
              ...)
{
  g_autofree char *raw = NULL;
  g_autofree char *what = NULL;
  va_list args;

  va_start (args, format);
  raw = g_strdup_vprintf (format, args);
  va_end (args);
  what = g_utf8_make_valid (raw, -1);
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_MATCH, "%s %" G_GINT64_FORMAT ": %s", table, id, what);
  return FALSE;
}

/* ---- The match ---- */

static gboolean
read_switch (const ChieuGame *game,
             const char      *word,
             ChieuRules      *rules)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);
  gint64 value;
  int place;

  if (g_strv_length (parts) != 2 || (place = chieu_rules_find (game, parts[0])) < 0
      || !g_ascii_string_to_signed (parts[1], 10, G_MININT16, G_MAXINT16, &value, NULL)
      || !chieu_rules_allows (game, place, (int) value))
    return FALSE;
  rules->value[place] = (gint16) value;
  return TRUE;
}

/* Reads the house rules. A switch that is not named is newer than the match, and has its default. */
static gboolean
read_rules (const char         *text,
            ChieuMatchOptions  *options,
            gint64              id,
            GError            **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  chieu_rules_init (&options->rules, options->game);
  for (int i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !read_switch (options->game, words[i], &options->rules))
      return fail_bad_row (error, "match", id, _("“%s” is not a valid house rule"), words[i]);
  return TRUE;
}

static gboolean
read_levels (const char         *text,
             ChieuMatchOptions  *options,
             gint64              id,
             GError            **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if ((int) g_strv_length (words) != options->seats)
    return fail_bad_row (error, "match", id, _("“%s” are not valid levels"), text);
  for (int seat = 0; seat < options->seats; seat++)
    options->level[seat] = strcmp (words[seat], "-") == 0 ? NULL : g_intern_string (words[seat]);
  return TRUE;
}

/* Fills in what @row has, as far as it is valid. Returns: FALSE with @error if something is not */
static gboolean
read_options (sqlite3_stmt      *row,
              ChieuStoreLoaded  *loaded,
              GError           **error)
{
  ChieuMatchOptions *options = &loaded->options;
  gint64 id = sqlite3_column_int64 (row, MATCH_ID);

  loaded->cursor.match = id;
  loaded->played = CLAMP (sqlite3_column_int64 (row, MATCH_PLAYED), 0, PLAYED_MAX);
  options->game = chieu_match_catalogue.find_game (chieu_database_get_text (row, MATCH_GAME));
  if (options->game == NULL)
    return fail_bad_row (error, "match", id, _("“%s” is not a valid game"), chieu_database_get_text (row, MATCH_GAME));
  options->seats = sqlite3_column_int (row, MATCH_SEATS);
  if (options->seats < 1 || options->seats > CHIEU_SEATS_MAX)
    return fail_bad_row (error, "match", id, _("it cannot have %d seats"), options->seats);
  options->seed = (guint64) sqlite3_column_int64 (row, MATCH_SEED);
  options->person = sqlite3_column_int (row, MATCH_PERSON);
  options->way = (ChieuWay) sqlite3_column_int (row, MATCH_WAY);
  options->hoi = (ChieuHoi) sqlite3_column_int (row, MATCH_HOI);
  options->hoi_limit = sqlite3_column_int (row, MATCH_HOI_LIMIT);
  options->kind = (ChieuMatchKind) sqlite3_column_int (row, MATCH_KIND);
  g_strlcpy (options->deal, chieu_database_get_text (row, MATCH_DEAL), sizeof options->deal);
  return read_rules (chieu_database_get_text (row, MATCH_RULES), options, id, error)
         && read_levels (chieu_database_get_text (row, MATCH_LEVELS), options, id, error)
         && chieu_match_options_check (options, error);
}

/* Takes the first match that no other program has open, and reads no other, even if its options are wrong (@error). */
static gboolean
read_match (ChieuDatabase  *self,
            sqlite3_stmt   *row,
            gpointer        data,
            GError        **error)
{
  ChieuStoreLoaded *loaded = data;

  if (!chieu_database_lock_match (self, sqlite3_column_int64 (row, MATCH_ID)))
    {
      loaded->elsewhere = TRUE;
      return TRUE;
    }
  read_options (row, loaded, error);
  return FALSE;
}

/* ---- The hand ---- */

static gboolean
is_in_range (gint64 value,
             gint64 low,
             gint64 high)
{
  return value >= low && value <= high;
}

/* Reads the number of the hand and what it begins with. */
static gboolean
read_carry (sqlite3_stmt      *row,
            ChieuStoreLoaded  *loaded,
            GError           **error)
{
  ChieuCarry *carry = &loaded->carry;
  int seats = loaded->options.seats;
  gint64 cai = sqlite3_column_int64 (row, HAND_CAI), thong = sqlite3_column_int64 (row, HAND_THONG);
  gint64 debts = sqlite3_column_int64 (row, HAND_DEBTS), pot = sqlite3_column_int64 (row, HAND_POT);
  gint64 strict = sqlite3_column_int64 (row, HAND_STRICT), number = sqlite3_column_int64 (row, HAND_NUMBER);

  if (!is_in_range (cai, -1, seats - 1) || !is_in_range (thong, -1, seats - 1) || !is_in_range (debts, 0, (1 << seats) - 1)
      || !is_in_range (pot, -1, G_MAXINT16) || !is_in_range (strict, 0, 1) || !is_in_range (number, 0, G_MAXINT))
    return fail_bad_row (error, "hand", sqlite3_column_int64 (row, HAND_ID), _("a number out of range"));
  chieu_carry_init (carry, seats, (int) pot, strict != 0);
  carry->cai = (int8_t) cai;
  carry->thong = (int8_t) thong;
  carry->debts = (uint8_t) debts;
  loaded->cursor.hand_number = (guint) number;
  return TRUE;
}

/* Reads the latest hand, which is the only row. */
static gboolean
read_hand (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  ChieuStoreLoaded *loaded = data;

  loaded->cursor.hand = sqlite3_column_int64 (row, HAND_ID);
  loaded->cursor.ended = sqlite3_column_int (row, HAND_ENDED);
  read_carry (row, loaded, error);
  return FALSE;
}

static gboolean
load_hand (ChieuDatabase     *self,
           ChieuStoreLoaded  *loaded,
           GError           **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_FIND_HAND);

  sqlite3_bind_int64 (statement, 1, loaded->cursor.match);
  if (!chieu_database_foreach_row (self, statement, read_hand, loaded, error))
    return FALSE;
  return loaded->cursor.hand != 0 || fail_bad_row (error, "match", loaded->cursor.match, _("it has no hand"));
}

typedef struct
{
  ChieuStoreLoaded *loaded;
  int n;                         /* seats read */
} Points;

static gboolean
read_seat (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  Points *points = data;

  if (sqlite3_column_int (row, CHIEU_SEAT_COLUMN_NUMBER) != points->n)
    return fail_bad_row (error, "hand", points->loaded->cursor.hand, _("seat %d is missing"), points->n);
  if (points->n < points->loaded->options.seats)
    points->loaded->carry.points[points->n] = sqlite3_column_int (row, CHIEU_SEAT_COLUMN_BEFORE);
  points->n++;
  return TRUE;
}

static gboolean
load_points (ChieuDatabase     *self,
             ChieuStoreLoaded  *loaded,
             GError           **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_LIST_SEATS);
  Points points = { .loaded = loaded };

  sqlite3_bind_int64 (statement, 1, loaded->cursor.hand);
  if (!chieu_database_foreach_row (self, statement, read_seat, &points, error))
    return FALSE;
  return points.n == loaded->options.seats
         || fail_bad_row (error, "hand", loaded->cursor.hand, _("%d seats instead of %d"), points.n, loaded->options.seats);
}

/* ---- The moves ---- */

static gboolean
read_move (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  ChieuStoreLoaded *loaded = data;
  ChieuMatchMove move = { 0 };
  const char *text = chieu_database_get_text (row, MOVE_TEXT);
  gint64 id = loaded->cursor.hand;
  int number = sqlite3_column_int (row, MOVE_NUMBER);
  int seat = sqlite3_column_int (row, MOVE_SEAT);
  int column = 0;

  if (number != (int) loaded->moves->len)
    return fail_bad_row (error, "hand", id, _("move %u is missing"), loaded->moves->len);
  if (seat < 0 || seat >= loaded->options.seats)
    return fail_bad_row (error, "hand", id, _("move %d: there is no seat %d"), number, seat);
  if (!loaded->options.game->parse_move (text, &move.move, &column))
    return fail_bad_row (error, "hand", id, _("move %d: “%s” is not a move (column %d)"), number, text, column + 1);
  move.seat = (guint8) seat;
  move.decided = sqlite3_column_int (row, MOVE_DECIDED) != 0;
  g_array_append_val (loaded->moves, move);
  return TRUE;
}

static gboolean
load_moves (ChieuDatabase     *self,
            ChieuStoreLoaded  *loaded,
            GError           **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_LIST_MOVES);

  sqlite3_bind_int64 (statement, 1, loaded->cursor.hand);
  if (!chieu_database_foreach_row (self, statement, read_move, loaded, error))
    return FALSE;
  loaded->cursor.n_moves = loaded->moves->len;
  return TRUE;
}

static gboolean
load_match (ChieuDatabase     *self,
            gint64             match,
            ChieuStoreLoaded  *loaded,
            GError           **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_FIND_MATCH);

  sqlite3_bind_int64 (statement, 1, match);
  return chieu_database_foreach_row (self, statement, read_match, loaded, error)
         && (loaded->cursor.match == 0
             || (load_hand (self, loaded, error) && load_points (self, loaded, error) && load_moves (self, loaded, error)));
}

gboolean
chieu_database_load (ChieuDatabase     *self,
                     gint64             match,
                     ChieuStoreLoaded  *loaded,
                     GError           **error)
{
  GError *local = NULL;

  memset (loaded, 0, sizeof *loaded);
  loaded->moves = g_array_new (FALSE, TRUE, sizeof (ChieuMatchMove));
  loaded->log_lost = chieu_database_is_log_lost (self);
  if (load_match (self, match, loaded, &local))
    {
      if (loaded->cursor.match != 0)
        chieu_database_find_before (self, &loaded->cursor, &loaded->options, &loaded->before);
      return TRUE;
    }
  /* If SQLite cannot read it for another reason than damage, it may be able to the next time. */
  loaded->damaged = !g_error_matches (local, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE) || chieu_database_is_damaged (self);
  g_propagate_error (error, local);
  return FALSE;
}

void
chieu_database_loaded_clear (ChieuStoreLoaded *loaded)
{
  g_clear_pointer (&loaded->moves, g_array_unref);
}

void
chieu_database_set_match_aside (ChieuDatabase *self,
                                gint64         match)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_SET_STANDING);

  sqlite3_bind_int64 (statement, 1, match);
  sqlite3_bind_int (statement, 2, CHIEU_STANDING_DAMAGED);
  chieu_database_run (self, statement, NULL);
}
