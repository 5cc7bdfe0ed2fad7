/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "overview.h"

#include <string.h>

#include "database-private.h"
#include "match/record/match-catalogue.h"
#include "match/record/record.h"

/* Columns of CHIEU_SQL_LIST_OWN. */
enum
{
  OWN_ID,
  OWN_ENDED,
  OWN_GAME,
  OWN_SEATS,
  OWN_LEVELS,
  OWN_WAY,
  OWN_NUMBER,
  OWN_OUTCOME,
  OWN_IS_WINNER,
  OWN_WORTH,
  OWN_POINTS,
  OWN_FAULTS,
  OWN_KIND,
};

/* Columns of CHIEU_SQL_LIST_BEST. */
enum
{
  BEST_GAME,
  BEST_ID,
  BEST_ENDED,
  BEST_WORTH,
  BEST_RECORD,
};

/* Columns of CHIEU_SQL_SUM_ALL_FAULTS. */
enum
{
  FAULT_GAME,
  FAULT_REASON,
  FAULT_TIMES,
  FAULT_WHEN,
};

/* Returns: (transfer full): the level of all other seats of a match, "" if they differ */
static char *
read_level (const char *levels)
{
  g_auto (GStrv) words = g_strsplit (levels, " ", -1);
  const char *level = NULL;

  for (int i = 0; words[i] != NULL; i++)
    {
      if (strcmp (words[i], "-") == 0)
        continue;
      if (level != NULL && strcmp (words[i], level) != 0)
        return g_strdup ("");
      level = words[i];
    }
  return g_strdup (level != NULL ? level : "");
}

static gboolean
is_won (sqlite3_stmt *row)
{
  return sqlite3_column_int (row, OWN_OUTCOME) == CHIEU_OUTCOME_WON && sqlite3_column_int (row, OWN_IS_WINNER) != 0;
}

/* Returns: (transfer full): when the hand ended, in the time of the place where the person is; @format: a day, or a month alone */
static char *
read_time (sqlite3_stmt *row,
           const char   *format)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (sqlite3_column_int64 (row, OWN_ENDED));

  return when != NULL ? g_date_time_format (when, format) : g_strdup ("");
}

/* ---- Sums ---- */

static void
part_clear (gpointer part)
{
  g_free (((ChieuOverviewPart *) part)->what);
}

static void
best_clear (gpointer best)
{
  g_free (((ChieuOverviewBest *) best)->record);
}

static void
add_to_part (GArray       *parts,
             const char   *what,
             sqlite3_stmt *row)
{
  ChieuOverviewPart *part = NULL;

  for (guint i = 0; part == NULL && i < parts->len; i++)
    if (strcmp (g_array_index (parts, ChieuOverviewPart, i).what, what) == 0)
      part = &g_array_index (parts, ChieuOverviewPart, i);
  if (part == NULL)
    {
      g_array_append_val (parts, ((ChieuOverviewPart) { .what = g_strdup (what) }));
      part = &g_array_index (parts, ChieuOverviewPart, parts->len - 1);
    }
  part->played++;
  part->won += is_won (row);
  part->points += sqlite3_column_int (row, OWN_POINTS);
}

static int
compare_played (gconstpointer a,
                gconstpointer b)
{
  const ChieuOverviewPart *one = a, *other = b;

  return one->played != other->played ? (one->played < other->played) - (one->played > other->played) : strcmp (one->what, other->what);
}

static int
compare_months (gconstpointer a,
                gconstpointer b)
{
  return -strcmp (((const ChieuOverviewPart *) a)->what, ((const ChieuOverviewPart *) b)->what);
}

static gboolean
add_hand (ChieuDatabase  *database,
          sqlite3_stmt   *row,
          gpointer        data,
          GError        **error)
{
  ChieuOverview *self = data;
  g_autofree char *level = read_level (chieu_database_get_text (row, OWN_LEVELS));
  g_autofree char *month = read_time (row, "%Y-%m");

  if (chieu_match_catalogue.find_game (chieu_database_get_text (row, OWN_GAME)) == NULL)
    return TRUE;
  self->played++;
  self->won += is_won (row);
  add_to_part (self->games, chieu_database_get_text (row, OWN_GAME), row);
  add_to_part (self->levels, level, row);
  add_to_part (self->months, month, row);
  return TRUE;
}

static gboolean
add_best (ChieuDatabase  *database,
          sqlite3_stmt   *row,
          gpointer        data,
          GError        **error)
{
  ChieuOverview *self = data;
  ChieuOverviewBest best = {
    .game = chieu_match_catalogue.find_game (chieu_database_get_text (row, BEST_GAME)),
    .id = sqlite3_column_int64 (row, BEST_ID),
    .ended = sqlite3_column_int64 (row, BEST_ENDED),
    .worth = sqlite3_column_int (row, BEST_WORTH),
  };

  if (best.game == NULL)
    return TRUE;
  best.record = g_strdup (chieu_database_get_text (row, BEST_RECORD));
  g_array_append_val (self->best, best);
  return TRUE;
}

static gboolean
add_fault (ChieuDatabase  *database,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  ChieuOverview *self = data;
  ChieuOverviewFault fault = {
    .game = chieu_match_catalogue.find_game (chieu_database_get_text (row, FAULT_GAME)),
    .reason = -1,
    .times = (guint) sqlite3_column_int (row, FAULT_TIMES),
    .when = sqlite3_column_int64 (row, FAULT_WHEN),
  };

  for (int i = 0; fault.game != NULL && fault.game->reasons[i] != NULL; i++)
    if (strcmp (fault.game->reasons[i], chieu_database_get_text (row, FAULT_REASON)) == 0)
      fault.reason = i;
  if (fault.reason >= 0)
    g_array_append_val (self->faults, fault);
  return self->faults->len < CHIEU_OVERVIEW_FAULTS;
}

static sqlite3_stmt *
ask_for_rows (ChieuDatabase *database,
              ChieuSql       sql,
              int            way)
{
  sqlite3_stmt *row = chieu_database_get_statement (database, sql);

  sqlite3_bind_int (row, 1, way);
  return row;
}

ChieuOverview *
chieu_overview_new (ChieuDatabase  *database,
                    int             way,
                    GError        **error)
{
  g_autoptr (ChieuOverview) self = NULL;
  sqlite3_stmt *best;

  g_return_val_if_fail (database != NULL, NULL);

  self = g_new0 (ChieuOverview, 1);
  self->games = g_array_new (FALSE, FALSE, sizeof (ChieuOverviewPart));
  self->levels = g_array_new (FALSE, FALSE, sizeof (ChieuOverviewPart));
  self->months = g_array_new (FALSE, FALSE, sizeof (ChieuOverviewPart));
  g_array_set_clear_func (self->games, part_clear);
  g_array_set_clear_func (self->levels, part_clear);
  g_array_set_clear_func (self->months, part_clear);
  self->best = g_array_new (FALSE, FALSE, sizeof (ChieuOverviewBest));
  g_array_set_clear_func (self->best, best_clear);
  self->faults = g_array_new (FALSE, FALSE, sizeof (ChieuOverviewFault));
  if (!chieu_database_foreach_row (database, ask_for_rows (database, CHIEU_SQL_LIST_OWN, way), add_hand, self, error))
    return NULL;
  best = ask_for_rows (database, CHIEU_SQL_LIST_BEST, way);
  sqlite3_bind_int (best, 2, CHIEU_OVERVIEW_BEST);
  if (!chieu_database_foreach_row (database, best, add_best, self, error)
      || !chieu_database_foreach_row (database, ask_for_rows (database, CHIEU_SQL_SUM_ALL_FAULTS, way), add_fault, self, error))
    return NULL;
  g_array_sort (self->games, compare_played);
  g_array_sort (self->levels, compare_played);
  g_array_sort (self->months, compare_months);
  return g_steal_pointer (&self);
}

void
chieu_overview_free (ChieuOverview *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->games);
  g_array_unref (self->levels);
  g_array_unref (self->months);
  g_array_unref (self->best);
  g_array_unref (self->faults);
  g_free (self);
}

/* ---- The table of hands ---- */

void
chieu_overview_add_cell (GString    *line,
                         const char *text)
{
  /* A spreadsheet takes text that begins with one of these for a formula. */
  gboolean formula = *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
  gboolean quoted = strpbrk (text, ",\"\n\r") != NULL;

  if (quoted)
    g_string_append_c (line, '"');
  if (formula)
    g_string_append_c (line, '\'');
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (line, '"');
      g_string_append_c (line, *c);
    }
  if (quoted)
    g_string_append_c (line, '"');
  g_string_append_c (line, ',');
}

static const char *
get_word (const char *const *words,
          int                n,
          int                i)
{
  return i >= 0 && i < n && words[i] != NULL ? words[i] : "";
}

static gboolean
add_line (ChieuDatabase  *database,
          sqlite3_stmt   *row,
          gpointer        data,
          GError        **error)
{
  /* By ChieuMatchKind; hands of friendly deals are not in the table. */
  static const char *const kinds[] = {
    [CHIEU_MATCH_OWN] = "own",
    [CHIEU_MATCH_DAY] = "day",
    [CHIEU_MATCH_SHARED] = "shared",
  };
  GString *table = data;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *when = read_time (row, "%Y-%m-%d %H:%M");
  g_autofree char *level = read_level (chieu_database_get_text (row, OWN_LEVELS));

  chieu_overview_add_cell (line, when);
  chieu_overview_add_cell (line, chieu_database_get_text (row, OWN_GAME));
  g_string_append_printf (line, "%d,", sqlite3_column_int (row, OWN_SEATS));
  chieu_overview_add_cell (line, level);
  chieu_overview_add_cell (line, get_word (chieu_record_ways, CHIEU_WAY_NGHIEM + 1, sqlite3_column_int (row, OWN_WAY)));
  chieu_overview_add_cell (line, get_word (kinds, G_N_ELEMENTS (kinds), sqlite3_column_int (row, OWN_KIND)));
  g_string_append_printf (line, "%" G_GINT64_FORMAT ",", (gint64) sqlite3_column_int (row, OWN_NUMBER) + 1);
  chieu_overview_add_cell (line, get_word (chieu_record_outcomes, CHIEU_RECORD_N_OUTCOMES, sqlite3_column_int (row, OWN_OUTCOME)));
  g_string_append_printf (line, "%d,%d,%d,%d\r\n", sqlite3_column_int (row, OWN_IS_WINNER) != 0, sqlite3_column_int (row, OWN_WORTH),
                          sqlite3_column_int (row, OWN_POINTS), sqlite3_column_int (row, OWN_FAULTS));
  g_string_append_len (table, line->str, (gssize) line->len);
  return TRUE;
}

char *
chieu_overview_export (ChieuDatabase  *database,
                       GError        **error)
{
  GString *table;

  g_return_val_if_fail (database != NULL, NULL);

  table = g_string_new ("ended,game,seats,level,way,kind,hand,outcome,own,worth,points,faults\r\n");
  if (chieu_database_foreach_row (database, ask_for_rows (database, CHIEU_SQL_LIST_OWN, -1), add_line, table, error))
    return g_string_free (table, FALSE);
  g_string_free (table, TRUE);
  return NULL;
}
