/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "open-matches.h"

#include "database-private.h"
#include "match/record/match-catalogue.h"

/* Columns of CHIEU_SQL_LIST_OPEN. */
enum
{
  MATCH_ID,
  MATCH_GAME,
  MATCH_KIND,
  MATCH_DEAL,
  MATCH_SEATS,
  MATCH_SEED,
  MATCH_PERSON,
  MATCH_WAY,
  MATCH_HOI,
  MATCH_HOI_LIMIT,
  MATCH_AT,
  HAND_ID,
  HAND_NUMBER,
  HAND_ENDED,
};

/* Columns of CHIEU_SQL_LIST_DAY. */
enum
{
  DAY_GAME,
  DAY_HAND,
  DAY_ENDED,
  DAY_OUTCOME,
  DAY_OWN,
  DAY_POINTS,
};

static gboolean
add_points (ChieuDatabase  *database,
            sqlite3_stmt   *row,
            gpointer        data,
            GError        **error)
{
  ChieuOpenMatch *match = data;
  int seat = sqlite3_column_int (row, CHIEU_SEAT_COLUMN_NUMBER);

  if (seat >= 0 && seat < CHIEU_SEATS_MAX)
    match->points[seat] = (int) CLAMP ((gint64) sqlite3_column_int (row, CHIEU_SEAT_COLUMN_BEFORE)
                                       + sqlite3_column_int (row, CHIEU_SEAT_COLUMN_WON), G_MININT32, G_MAXINT32);
  return TRUE;
}

static gboolean
add_match (ChieuDatabase  *database,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  ChieuOpenMatches *self = data;
  sqlite3_stmt *seats = chieu_database_get_statement (database, CHIEU_SQL_LIST_SEATS);
  ChieuOpenMatch match = {
    .id = sqlite3_column_int64 (row, MATCH_ID),
    .options = {
      .game = chieu_match_catalogue.find_game (chieu_database_get_text (row, MATCH_GAME)),
      .kind = (ChieuMatchKind) CLAMP (sqlite3_column_int (row, MATCH_KIND), CHIEU_MATCH_OWN, CHIEU_MATCH_FRIENDLY),
      .seats = CLAMP (sqlite3_column_int (row, MATCH_SEATS), 1, CHIEU_SEATS_MAX),
      .seed = (guint64) sqlite3_column_int64 (row, MATCH_SEED),
      .person = CLAMP (sqlite3_column_int (row, MATCH_PERSON), -1, CHIEU_SEATS_MAX - 1),
      .way = (ChieuWay) CLAMP (sqlite3_column_int (row, MATCH_WAY), CHIEU_WAY_HOC, CHIEU_WAY_NGHIEM),
      .hoi = (ChieuHoi) CLAMP (sqlite3_column_int (row, MATCH_HOI), CHIEU_HOI_POINTS, CHIEU_HOI_TIME),
      .hoi_limit = sqlite3_column_int (row, MATCH_HOI_LIMIT),
    },
    .played = sqlite3_column_int64 (row, MATCH_AT) / G_USEC_PER_SEC,
    .hand = (guint) MAX (sqlite3_column_int (row, HAND_NUMBER), 0),
    .ended = sqlite3_column_int (row, HAND_ENDED) != 0,
  };

  if (match.options.game == NULL)
    return TRUE;
  g_strlcpy (match.options.deal, chieu_database_get_text (row, MATCH_DEAL), sizeof match.options.deal);
  if (chieu_database_is_out_of_memory (database))
    return FALSE;
  sqlite3_bind_int64 (seats, 1, sqlite3_column_int64 (row, HAND_ID));
  if (!chieu_database_foreach_row (database, seats, add_points, &match, error))
    return FALSE;
  g_array_append_val (self->matches, match);
  return TRUE;
}

static gboolean
add_day (ChieuDatabase  *database,
         sqlite3_stmt   *row,
         gpointer        data,
         GError        **error)
{
  ChieuOpenMatches *self = data;
  ChieuDayHand hand = {
    .game = chieu_match_catalogue.find_game (chieu_database_get_text (row, DAY_GAME)),
    .hand = sqlite3_column_int64 (row, DAY_HAND),
    .ended = sqlite3_column_int64 (row, DAY_ENDED),
    .outcome = sqlite3_column_int (row, DAY_OUTCOME),
    .own = sqlite3_column_int (row, DAY_OWN) != 0,
    .points = sqlite3_column_int (row, DAY_POINTS),
  };

  if (hand.game != NULL)
    g_array_append_val (self->days, hand);
  return TRUE;
}

ChieuOpenMatches *
chieu_open_matches_new_empty (void)
{
  ChieuOpenMatches *self = g_new0 (ChieuOpenMatches, 1);

  self->matches = g_array_new (FALSE, FALSE, sizeof (ChieuOpenMatch));
  self->days = g_array_new (FALSE, FALSE, sizeof (ChieuDayHand));
  return self;
}

ChieuOpenMatches *
chieu_open_matches_new (ChieuDatabase  *database,
                        const char     *day,
                        GError        **error)
{
  g_autoptr (ChieuOpenMatches) self = NULL;
  sqlite3_stmt *row;

  g_return_val_if_fail (database != NULL && day != NULL, NULL);

  self = chieu_open_matches_new_empty ();
  row = chieu_database_get_statement (database, CHIEU_SQL_LIST_OPEN);
  sqlite3_bind_int (row, 1, CHIEU_OPEN_MATCHES_MAX);
  if (!chieu_database_foreach_row (database, row, add_match, self, error))
    return NULL;
  row = chieu_database_get_statement (database, CHIEU_SQL_LIST_DAY);
  sqlite3_bind_text (row, 1, day, -1, SQLITE_TRANSIENT);
  return chieu_database_foreach_row (database, row, add_day, self, error) ? g_steal_pointer (&self) : NULL;
}

void
chieu_open_matches_free (ChieuOpenMatches *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->matches);
  g_array_unref (self->days);
  g_free (self);
}

const ChieuOpenMatch *
chieu_open_matches_find (const ChieuOpenMatches  *self,
                         const ChieuMatchOptions *options)
{
  g_return_val_if_fail (self != NULL && options != NULL, NULL);

  for (guint i = 0; i < self->matches->len; i++)
    {
      const ChieuOpenMatch *match = &g_array_index (self->matches, ChieuOpenMatch, i);

      if (chieu_match_options_share_place (&match->options, options))
        return match;
    }
  return NULL;
}

const ChieuDayHand *
chieu_open_matches_find_day (const ChieuOpenMatches *self,
                             const ChieuGame        *game)
{
  g_return_val_if_fail (self != NULL && game != NULL, NULL);

  for (guint i = 0; i < self->days->len; i++)
    if (g_array_index (self->days, ChieuDayHand, i).game == game)
      return &g_array_index (self->days, ChieuDayHand, i);
  return NULL;
}

gboolean
chieu_open_matches_give_up (ChieuDatabase            *database,
                            const ChieuMatchOptions  *options,
                            GError                  **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (database != NULL && options != NULL, FALSE);

  statement = chieu_database_get_statement (database, CHIEU_SQL_GIVE_UP);
  chieu_database_bind_place (statement, options);
  sqlite3_bind_int64 (statement, 4, (gint64) options->seed);
  return chieu_database_run (database, statement, error);
}
