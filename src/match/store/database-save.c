/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "database-private.h"

static void
bind_text (sqlite3_stmt *statement,
           int           number,
           const char   *text)
{
  sqlite3_bind_text (statement, number, text, -1, SQLITE_TRANSIENT);
}

/* Runs statement @sql with the integers given. */
#define RUN_INTS(self, sql, error, ...) \
  run_ints (self, sql, (const gint64[]) { __VA_ARGS__ }, G_N_ELEMENTS (((const gint64[]) { __VA_ARGS__ })), error)

static gboolean
run_ints (ChieuDatabase  *self,
          ChieuSql        sql,
          const gint64   *values,
          int             n,
          GError        **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, sql);

  for (int i = 0; i < n; i++)
    sqlite3_bind_int64 (statement, i + 1, values[i]);
  return chieu_database_run (self, statement, error);
}

void
chieu_database_bind_place (sqlite3_stmt            *statement,
                           const ChieuMatchOptions *options)
{
  bind_text (statement, 1, options->game->id);
  sqlite3_bind_int (statement, 2, options->kind);
  bind_text (statement, 3, options->deal);
}

static gint64
now_seconds (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* ---- The match ---- */

/* Returns: (transfer full): the switches by name, so that a later version may add some and change their order */
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
add_match (ChieuDatabase         *self,
           ChieuStoreCursor      *cursor,
           const ChieuStoreHand  *hand,
           ChieuStanding          standing,
           GError               **error)
{
  const ChieuMatchOptions *options = hand->options;
  g_autofree char *levels = levels_to_text (options);
  g_autofree char *rules = rules_to_text (options->game, &options->rules);
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_ADD_MATCH);

  sqlite3_bind_int64 (statement, 1, now_seconds ());
  sqlite3_bind_int (statement, 2, standing);
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
  sqlite3_bind_int (statement, 13, options->kind);
  bind_text (statement, 14, options->deal);
  if (!chieu_database_run (self, statement, error))
    return FALSE;
  cursor->match = chieu_database_get_new_id (self);
  return TRUE;
}

static gboolean
note_id (ChieuDatabase  *self,
         sqlite3_stmt   *row,
         gpointer        ids,
         GError        **error)
{
  gint64 id = sqlite3_column_int64 (row, 0);

  if (!chieu_database_is_elsewhere (self, id))
    g_array_append_val (ids, id);
  return TRUE;
}

/* Gives up the open match in the place of @options, unless another program has it open: each program may have one there. */
static gboolean
leave_matches (ChieuDatabase            *self,
               const ChieuMatchOptions  *options,
               GError                  **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *row = chieu_database_get_statement (self, CHIEU_SQL_LIST_RUNNING);

  chieu_database_bind_place (row, options);
  if (!chieu_database_foreach_row (self, row, note_id, ids, error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    if (!RUN_INTS (self, CHIEU_SQL_SET_STANDING, error, g_array_index (ids, gint64, i), CHIEU_STANDING_LEFT))
      return FALSE;
  return TRUE;
}

/* Returns: (transfer full): the name of the place that a match with @options has */
static char *
name_place (const ChieuMatchOptions *options)
{
  return g_strdup_printf ("%s %d %s", options->game->id, options->kind, options->deal);
}

static guint
find_newest (ChieuDatabase           *self,
             const ChieuMatchOptions *options)
{
  g_autofree char *place = name_place (options);

  return self->newest == NULL ? 0 : GPOINTER_TO_UINT (g_hash_table_lookup (self->newest, place));
}

static void
note_newest (ChieuDatabase           *self,
             const ChieuMatchOptions *options,
             guint                    begun)
{
  if (begun <= find_newest (self, options))
    return;
  if (self->newest == NULL)
    self->newest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_insert (self->newest, name_place (options), GUINT_TO_POINTER (begun));
}

/* Adds the match, unless the store has it. One that could not be saved before another was begun in its place counts as given up. */
static gboolean
save_match (ChieuDatabase         *self,
            ChieuStoreCursor      *cursor,
            const ChieuStoreHand  *hand,
            GError               **error)
{
  gboolean late = cursor->begun < find_newest (self, hand->options);
  ChieuStanding standing = late && hand->standing == CHIEU_STANDING_RUNNING ? CHIEU_STANDING_LEFT : hand->standing;

  if (cursor->match != 0)
    return TRUE;
  if (standing == CHIEU_STANDING_RUNNING && !leave_matches (self, hand->options, error))
    return FALSE;
  if (!add_match (self, cursor, hand, standing, error))
    return FALSE;
  if (standing == CHIEU_STANDING_RUNNING)
    chieu_database_lock_match (self, cursor->match);
  return TRUE;
}

/* ---- The hand ---- */

static gboolean
add_hand (ChieuDatabase         *self,
          ChieuStoreCursor      *cursor,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  const ChieuCarry *carry = hand->carry;

  if (!RUN_INTS (self, CHIEU_SQL_ADD_HAND, error, cursor->match, hand->hand_number, carry->cai, carry->thong,
                 carry->debts, carry->pot, carry->strict))
    return FALSE;
  cursor->hand = chieu_database_get_new_id (self);
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
save_hand (ChieuDatabase         *self,
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
add_move (ChieuDatabase         *self,
          ChieuStoreCursor      *cursor,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  const ChieuMatchMove *move = &hand->moves[cursor->n_moves];
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_ADD_MOVE);
  char text[CHIEU_MOVE_TEXT_MAX];

  hand->options->game->print_move (&move->move, text);
  sqlite3_bind_int64 (statement, 1, cursor->hand);
  sqlite3_bind_int64 (statement, 2, cursor->n_moves);
  sqlite3_bind_int (statement, 3, move->seat);
  sqlite3_bind_int (statement, 4, move->decided);
  bind_text (statement, 5, text);
  if (!chieu_database_run (self, statement, error))
    return FALSE;
  cursor->n_moves++;
  return TRUE;
}

static gboolean
save_moves (ChieuDatabase         *self,
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
end_hand (ChieuDatabase         *self,
          gint64                 id,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_END_HAND);
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
  return chieu_database_run (self, statement, error);
}

static gboolean
end_seats (ChieuDatabase         *self,
           gint64                 id,
           const ChieuStoreHand  *hand,
           GError               **error)
{
  for (int seat = 0; seat < hand->options->seats; seat++)
    {
      sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_END_SEAT);

      sqlite3_bind_int64 (statement, 1, id);
      sqlite3_bind_int (statement, 2, seat);
      if (hand->result != NULL)
        sqlite3_bind_int (statement, 3, hand->result->points[seat]);
      if (!chieu_database_run (self, statement, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
save_result (ChieuDatabase         *self,
             ChieuStoreCursor      *cursor,
             const ChieuStoreHand  *hand,
             GError               **error)
{
  gboolean ended = hand->result != NULL;

  if (cursor->ended == ended)
    return TRUE;
  if (!end_hand (self, cursor->hand, hand, error)
      || !end_seats (self, cursor->hand, hand, error)
      || !chieu_database_save_facts (self, cursor->hand, hand, error)
      || !RUN_INTS (self, CHIEU_SQL_UPDATE_MATCH, error, cursor->match, hand->standing, hand->played))
    return FALSE;
  cursor->ended = ended;
  return TRUE;
}

/* ---- The transaction ---- */

static gboolean
save_all (ChieuDatabase         *self,
          ChieuStoreCursor      *cursor,
          const ChieuStoreHand  *hand,
          GError               **error)
{
  return save_match (self, cursor, hand, error)
         && save_hand (self, cursor, hand, error)
         && save_moves (self, cursor, hand, error)
         && save_result (self, cursor, hand, error)
         && RUN_INTS (self, CHIEU_SQL_TOUCH_MATCH, error, cursor->match, g_get_real_time ())
         && chieu_database_run (self, chieu_database_get_statement (self, CHIEU_SQL_COMMIT), error);
}

static gboolean
save_once (ChieuDatabase         *self,
           ChieuStoreCursor      *cursor,
           const ChieuStoreHand  *hand,
           gboolean              *damaged,
           GError               **error)
{
  ChieuStoreCursor before = *cursor;

  if (cursor->trim || (cursor->ended && hand->result == NULL))
    chieu_database_note_last (self, cursor->hand, cursor->n_moves, FALSE);
  if (chieu_database_run (self, chieu_database_get_statement (self, CHIEU_SQL_BEGIN), error))
    {
      if (save_all (self, cursor, hand, error))
        {
          chieu_database_note_last (self, cursor->hand, cursor->n_moves, cursor->ended);
          note_newest (self, hand->options, cursor->begun);
          return TRUE;
        }
      *damaged = chieu_database_is_damaged (self);
      chieu_database_run (self, chieu_database_get_statement (self, CHIEU_SQL_ROLLBACK), NULL);
    }
  else
    *damaged = chieu_database_is_damaged (self);
  *cursor = before;
  return FALSE;
}

/* Moves that were taken back are deleted with the next transaction that succeeds, whatever was played instead by then. */
static void
note_taken_back (ChieuStoreCursor     *cursor,
                 const ChieuStoreHand *hand)
{
  if (cursor->hand == 0 || cursor->hand_number != hand->hand_number || cursor->n_moves <= hand->n_moves)
    return;
  cursor->n_moves = hand->n_moves;
  cursor->trim = TRUE;
}

gboolean
chieu_database_save (ChieuDatabase         *self,
                     ChieuStoreCursor      *cursor,
                     const ChieuStoreHand  *hand,
                     GError               **error)
{
  g_autoptr (GError) local = NULL;
  gboolean damaged = FALSE;

  if (cursor->begun == 0 && !hand->imported)
    cursor->begun = ++self->n_begun;
  note_taken_back (cursor, hand);
  if (save_once (self, cursor, hand, &damaged, &local))
    return TRUE;
  if (!damaged)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (!chieu_database_replace (self, error))
    return FALSE;
  *cursor = (ChieuStoreCursor) { .begun = cursor->begun };
  return save_once (self, cursor, hand, &damaged, error);
}

void
chieu_database_save_played (ChieuDatabase          *self,
                            const ChieuStoreCursor *cursor,
                            ChieuStanding           standing,
                            gint64                  played)
{
  if (cursor->match != 0)
    RUN_INTS (self, CHIEU_SQL_UPDATE_MATCH, NULL, cursor->match, standing, played);
}
