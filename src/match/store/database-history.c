/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists finished hands, and exports and imports them as text records.
 */
#include "config.h"

#include "database-private.h"

#include <glib/gi18n-lib.h>

#include "match/record/record.h"

/* Columns of CHIEU_SQL_LIST_HANDS. */
enum
{
  HAND_ID,
  HAND_ENDED,
  HAND_GAME,
  HAND_NUMBER,
  HAND_SEATS,
  HAND_OUTCOME,
  HAND_WINNER,
  HAND_WORTH,
  HAND_MATCH,
  HAND_PERSON,
  HAND_WAY,
  HAND_FAULTS,
  HAND_CUOC,
  HAND_KIND,
  HAND_DEAL,
};

static gboolean
read_seat (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  ChieuStoredHand *hand = data;
  int seat = sqlite3_column_int (row, CHIEU_SEAT_COLUMN_NUMBER);

  if (seat >= 0 && seat < CHIEU_SEATS_MAX)
    hand->points[seat] = sqlite3_column_int (row, CHIEU_SEAT_COLUMN_WON);
  return TRUE;
}

static gboolean
read_points (ChieuDatabase    *self,
             ChieuStoredHand  *hand,
             GError          **error)
{
  sqlite3_stmt *row = chieu_database_get_statement (self, CHIEU_SQL_LIST_SEATS);

  sqlite3_bind_int64 (row, 1, hand->id);
  return chieu_database_foreach_row (self, row, read_seat, hand, error);
}

/* Seats and kind are held within their range, as they are used as indices: a damaged store may have any number. An outcome or a way
 * that a newer version may have is told as it is. */
static void
read_hand (sqlite3_stmt    *row,
           ChieuStoredHand *hand)
{
  *hand = (ChieuStoredHand) {
    .id = sqlite3_column_int64 (row, HAND_ID),
    .ended = sqlite3_column_int64 (row, HAND_ENDED),
    .game = g_intern_string (chieu_database_get_text (row, HAND_GAME)),
    .number = (guint) sqlite3_column_int (row, HAND_NUMBER),
    .seats = CLAMP (sqlite3_column_int (row, HAND_SEATS), 0, CHIEU_SEATS_MAX),
    .outcome = sqlite3_column_int (row, HAND_OUTCOME),
    .winner = CLAMP (sqlite3_column_int (row, HAND_WINNER), -1, CHIEU_SEATS_MAX - 1),
    .worth = sqlite3_column_int (row, HAND_WORTH),
    .match = sqlite3_column_int64 (row, HAND_MATCH),
    .person = CLAMP (sqlite3_column_int (row, HAND_PERSON), -1, CHIEU_SEATS_MAX - 1),
    .way = sqlite3_column_int (row, HAND_WAY),
    .n_faults = sqlite3_column_int (row, HAND_FAULTS),
    .cuoc = g_intern_string (chieu_database_get_text (row, HAND_CUOC)),
    .kind = (ChieuMatchKind) CLAMP (sqlite3_column_int (row, HAND_KIND), CHIEU_MATCH_OWN, CHIEU_MATCH_FRIENDLY),
    .deal = g_intern_string (chieu_database_get_text (row, HAND_DEAL)),
  };
}

/* The function that is called with each hand. */
typedef struct
{
  ChieuStoreHandFunc func;
  gpointer user_data;
} Listener;

static gboolean
tell_hand (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  Listener *listener = data;
  ChieuStoredHand hand;

  read_hand (row, &hand);
  if (chieu_database_is_out_of_memory (self))
    return FALSE;
  return read_points (self, &hand, error) && listener->func (&hand, listener->user_data);
}

gboolean
chieu_database_foreach_hand (ChieuDatabase       *self,
                             gint64               before,
                             ChieuStoreHandFunc   func,
                             gpointer             user_data,
                             GError             **error)
{
  Listener listener = { func, user_data };
  sqlite3_stmt *row;

  g_return_val_if_fail (self != NULL && func != NULL, FALSE);

  row = chieu_database_get_statement (self, CHIEU_SQL_LIST_HANDS);
  sqlite3_bind_int64 (row, 1, before);
  return chieu_database_foreach_row (self, row, tell_hand, &listener, error);
}

/* The number is written as text, because a translated format must not depend on the machine. */
static void
fail_no_hand (gint64   id,
              GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, _("There is no finished hand %s"), number);
}

static gboolean
take_text (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  *(char **) data = g_strdup (chieu_database_get_text (row, 0));
  return FALSE;
}

char *
chieu_database_export_hand (ChieuDatabase  *self,
                            gint64          id,
                            GError        **error)
{
  sqlite3_stmt *row;
  char *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  row = chieu_database_get_statement (self, CHIEU_SQL_GET_RECORD);
  sqlite3_bind_int64 (row, 1, id);
  /* Without memory for the text an empty one was taken. */
  if (!chieu_database_foreach_row (self, row, take_text, &text, error))
    g_clear_pointer (&text, g_free);
  else if (text == NULL)
    fail_no_hand (id, error);
  return text;
}

/* An imported hand becomes a finished match of one hand, without a person. */
static void
describe_import (const ChieuRecord *record,
                 ChieuMatchOptions *options)
{
  *options = (ChieuMatchOptions) {
    .game = record->game,
    .seats = record->carry.seats,
    .seed = record->seed,
    .person = -1,
    .way = record->way >= 0 ? (ChieuWay) record->way : CHIEU_WAY_THUONG,
    .hoi = CHIEU_HOI_HANDS,
    .hoi_limit = 1,
    .rules = record->rules,
  };
}

static ChieuRecord *
read_finished (const char   *text,
               ChieuResult  *result,
               GError      **error)
{
  g_autoptr (ChieuRecord) record = chieu_record_parse (text, -1, error);
  ChieuState state;

  if (record == NULL || !chieu_record_replay (record, &state, result, error))
    return NULL;
  if (result->outcome != CHIEU_OUTCOME_NONE)
    return g_steal_pointer (&record);
  g_set_error_literal (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD, _("The hand is not finished"));
  return NULL;
}

gint64
chieu_database_import_hand (ChieuDatabase  *self,
                            const char     *text,
                            GError        **error)
{
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GArray) faults = NULL;
  g_autofree char *again = NULL;
  ChieuMatchOptions options;
  ChieuStoreCursor cursor = { 0 };
  ChieuResult result;

  g_return_val_if_fail (self != NULL && text != NULL, 0);

  record = read_finished (text, &result, error);
  if (record == NULL)
    return 0;
  describe_import (record, &options);
  chieu_record_set_result (record, &result);
  again = chieu_record_to_string (record);
  faults = chieu_record_find_faults (record);
  ChieuStoreHand hand = {
    .options = &options,
    .standing = CHIEU_STANDING_FINISHED,
    .carry = &record->carry,
    .result = &result,
    .record = again,
    .faults = faults,
    .imported = TRUE,
  };
  return chieu_database_save (self, &cursor, &hand, error) ? cursor.hand : 0;
}
