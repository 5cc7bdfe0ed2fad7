/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-private.h"

#include <string.h>

static void
bind_text (sqlite3_stmt *statement,
           int           place,
           const char   *text)
{
  sqlite3_bind_text (statement, place, text, -1, SQLITE_TRANSIENT);
}

/* Binds @n integers from place 1 on. */
static void
bind_ints (sqlite3_stmt *statement,
           const gint64 *values,
           int           n)
{
  for (int i = 0; i < n; i++)
    sqlite3_bind_int64 (statement, i + 1, values[i]);
}

/* Runs statement @sql with the integers given. */
#define RUN_INTS(self, sql, error, ...) \
  run_ints (self, sql, (const gint64[]) { __VA_ARGS__ }, G_N_ELEMENTS (((const gint64[]) { __VA_ARGS__ })), error)

static gboolean
run_ints (ChieuStore    *self,
          ChieuSql       sql,
          const gint64  *values,
          int            n,
          GError       **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, sql);

  bind_ints (statement, values, n);
  return chieu_store_run (self, statement, error);
}

static gint64
now_seconds (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* ---- The match ---- */

/* Switches by name, so that a later version may add some and change their order. */
static char *
rules_to_text (const ChieuGame  *game,
               const ChieuRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < game->n_switches; i++)
    g_string_append_printf (text, "%s%s=%d", i > 0 ? " " : "", game->switches[i].id, rules->value[i]);
  return g_string_free (text, FALSE);
}

static char *
levels_to_text (const ChieuMatchOptions *options)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < options->seats; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            i == options->person || options->level[i] == NULL ? "-" : options->level[i]);
  return g_string_free (text, FALSE);
}

static gboolean
add_match (ChieuStore            *self,
           ChieuStoreCursor      *cursor,
           const ChieuStoreHand  *hand,
           GError               **error)
{
  const ChieuMatchOptions *options = hand->options;
  g_autofree char *levels = levels_to_text (options);
  g_autofree char *rules = rules_to_text (options->game, &options->rules);
  sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_ADD_MATCH);

  sqlite3_bind_int64 (statement, 1, now_seconds ());
  sqlite3_bind_int (statement, 2, hand->standing);
  bind_text (statement, 3, options->game->id);
  sqlite3_bind_int (statement, 4, options->seats);
  sqlite3_bind_int64 (statement, 5, (gint64) options->seed);
  sqlite3_bind_int (statement, 6, options->person);
  bind_text (statement, 7, levels);
  sqlite3_bind_int (statement, 8, options->way);
  sqlite3_bind_int (statement, 9, options->hoi);
  sqlite3_bind_int (statement, 10, options->hoi_limit);
  bind_text (statement, 11, rules);
  sqlite3_bind_int64 (statement, 12, hand->played);
  if (!chieu_store_run (self, statement, error))
    return FALSE;
  cursor->match = sqlite3_last_insert_rowid (self->db);
  return TRUE;
}

static gboolean
save_match (ChieuStore            *self,
            ChieuStoreCursor      *cursor,
            const ChieuStoreHand  *hand,
            GError               **error)
{
  if (cursor->match != 0)
    return TRUE;
  if (hand->standing == CHIEU_STANDING_RUNNING
      && !chieu_store_run (self, chieu_store_get (self, CHIEU_SQL_LEAVE_MATCHES), error))
    return FALSE;
  return add_match (self, cursor, hand, error);
}

/* ---- The hand ---- */

static gboolean
add_hand (ChieuStore            *self,
          ChieuStoreCursor      *cursor,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  const ChieuCarry *carry = hand->carry;

  if (!RUN_INTS (self, CHIEU_SQL_ADD_HAND, error, cursor->match, hand->hand_number, carry->cai, carry->thong,
                 carry->debts, carry->pot, carry->strict))
    return FALSE;
  cursor->hand = sqlite3_last_insert_rowid (self->db);
  cursor->hand_number = hand->hand_number;
  cursor->n_moves = 0;
  cursor->trim = FALSE;
  cursor->ended = FALSE;
  for (int seat = 0; seat < hand->options->seats; seat++)
    if (!RUN_INTS (self, CHIEU_SQL_ADD_SEAT, error, cursor->hand, seat, carry->points[seat]))
      return FALSE;
  return TRUE;
}

static gboolean
save_hand (ChieuStore            *self,
           ChieuStoreCursor      *cursor,
           const ChieuStoreHand  *hand,
           GError               **error)
{
  if (cursor->hand != 0 && cursor->hand_number == hand->hand_number)
    return TRUE;
  if (!RUN_INTS (self, CHIEU_SQL_DROP_OLD_MOVES, error, cursor->match, hand->hand_number))
    return FALSE;
  return add_hand (self, cursor, hand, error);
}

/* ---- The moves ---- */

static gboolean
add_move (ChieuStore            *self,
          ChieuStoreCursor      *cursor,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  const ChieuMatchMove *move = &hand->moves[cursor->n_moves];
  sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_ADD_MOVE);
  char text[CHIEU_MOVE_TEXT_MAX];

  hand->options->game->print_move (&move->move, text);
  sqlite3_bind_int64 (statement, 1, cursor->hand);
  sqlite3_bind_int64 (statement, 2, cursor->n_moves);
  sqlite3_bind_int (statement, 3, move->seat);
  sqlite3_bind_int (statement, 4, move->decided);
  bind_text (statement, 5, text);
  if (!chieu_store_run (self, statement, error))
    return FALSE;
  cursor->n_moves++;
  return TRUE;
}

static gboolean
save_moves (ChieuStore            *self,
            ChieuStoreCursor      *cursor,
            const ChieuStoreHand  *hand,
            GError               **error)
{
  if (cursor->trim && !RUN_INTS (self, CHIEU_SQL_TRIM_MOVES, error, cursor->hand, cursor->n_moves))
    return FALSE;
  cursor->trim = FALSE;
  while (cursor->n_moves < hand->n_moves)
    if (!add_move (self, cursor, hand, error))
      return FALSE;
  return TRUE;
}

/* ---- The result ---- */

/* Writes the result, or takes it away from a hand whose last moves were taken back. */
static gboolean
end_hand (ChieuStore            *self,
          gint64                 id,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_END_HAND);
  const ChieuResult *result = hand->result;

  sqlite3_bind_int64 (statement, 1, id);
  if (result != NULL)
    {
      sqlite3_bind_int64 (statement, 2, now_seconds ());
      sqlite3_bind_int (statement, 3, result->outcome);
      sqlite3_bind_int (statement, 4, result->winner);
      sqlite3_bind_int (statement, 5, result->worth);
      bind_text (statement, 6, hand->record);
    }
  return chieu_store_run (self, statement, error);
}

static gboolean
end_seats (ChieuStore            *self,
           gint64                 id,
           const ChieuStoreHand  *hand,
           GError               **error)
{
  for (int seat = 0; seat < hand->options->seats; seat++)
    {
      sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_END_SEAT);

      sqlite3_bind_int64 (statement, 1, id);
      sqlite3_bind_int (statement, 2, seat);
      if (hand->result != NULL)
        sqlite3_bind_int (statement, 3, hand->result->points[seat]);
      if (!chieu_store_run (self, statement, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
save_result (ChieuStore            *self,
             ChieuStoreCursor      *cursor,
             const ChieuStoreHand  *hand,
             GError               **error)
{
  gboolean ended = hand->result != NULL;

  if (cursor->ended == ended)
    return TRUE;
  if (!end_hand (self, cursor->hand, hand, error)
      || !end_seats (self, cursor->hand, hand, error)
      || !chieu_store_save_facts (self, cursor->hand, hand, error)
      || !RUN_INTS (self, CHIEU_SQL_UPDATE_MATCH, error, cursor->match, hand->standing, hand->played))
    return FALSE;
  cursor->ended = ended;
  return TRUE;
}

/* ---- The transaction ---- */

static gboolean
save_all (ChieuStore            *self,
          ChieuStoreCursor      *cursor,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  return save_match (self, cursor, hand, error)
         && save_hand (self, cursor, hand, error)
         && save_moves (self, cursor, hand, error)
         && save_result (self, cursor, hand, error)
         && chieu_store_run (self, chieu_store_get (self, CHIEU_SQL_COMMIT), error);
}

static gboolean
save_once (ChieuStore            *self,
           ChieuStoreCursor      *cursor,
           const ChieuStoreHand  *hand,
           gboolean              *damaged,
           GError               **error)
{
  ChieuStoreCursor before = *cursor;

  if (chieu_store_run (self, chieu_store_get (self, CHIEU_SQL_BEGIN), error))
    {
      if (save_all (self, cursor, hand, error))
        return TRUE;
      *damaged = chieu_store_is_damaged (self);
      chieu_store_run (self, chieu_store_get (self, CHIEU_SQL_ROLLBACK), NULL);
    }
  else
    *damaged = chieu_store_is_damaged (self);
  *cursor = before;
  return FALSE;
}

gboolean
chieu_store_save (ChieuStore            *self,
                  ChieuStoreCursor      *cursor,
                  const ChieuStoreHand  *hand,
                  GError               **error)
{
  g_autoptr (GError) local = NULL;
  gboolean damaged = FALSE;

  if (self->db == NULL)
    return chieu_store_fail (self, error);
  if (save_once (self, cursor, hand, &damaged, &local))
    return TRUE;
  if (!damaged)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (!chieu_store_replace (self, error))
    return FALSE;
  memset (cursor, 0, sizeof *cursor);
  return save_once (self, cursor, hand, &damaged, error);
}

void
chieu_store_save_played (ChieuStore             *self,
                         const ChieuStoreCursor *cursor,
                         ChieuStanding           standing,
                         gint64                  played)
{
  if (self->db != NULL && cursor->match != 0)
    RUN_INTS (self, CHIEU_SQL_UPDATE_MATCH, NULL, cursor->match, standing, played);
}
