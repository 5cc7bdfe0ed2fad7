/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot-session.h"

#include <string.h>

#include "match/record-words.h"

/* ---- Answers ---- */

static void
add_text (JsonBuilder *builder,
          const char  *name,
          const char  *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

static void
add_int (JsonBuilder *builder,
         const char  *name,
         gint64       value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

static void
add_move (ChieuBotSession *self,
          JsonBuilder     *builder)
{
  ChieuBotBudget budget = {
    .seed = chieu_random_hand_seed (self->seed, self->moves),
    .max_nodes = self->max_nodes,
  };
  char text[CHIEU_MOVE_TEXT_MAX];
  ChieuState view;
  ChieuMove move;
  guint32 nodes = 0;

  self->game->observe (&self->state, self->seat, &view);
  if (!chieu_bot_choose (self->level, self->game, &view, self->seat, &budget, &move, &nodes))
    g_assert_not_reached ();
  self->game->print_move (&move, text);
  add_text (builder, "type", "move");
  add_int (builder, "seat", self->seat);
  add_text (builder, "move", text);
  add_int (builder, "nodes", nodes);
}

static void
add_over (ChieuBotSession *self,
          JsonBuilder     *builder)
{
  ChieuResult result;

  self->game->result (&self->state, &result);
  add_text (builder, "type", "over");
  add_text (builder, "outcome", chieu_record_outcomes[result.outcome]);
  add_int (builder, "winner", result.winner);
  add_int (builder, "worth", result.worth);
}

static char *
tell (ChieuBotSession *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  unsigned asked = self->game->to_answer (&self->state);

  json_builder_begin_object (builder);
  if (asked == 0)
    add_over (self, builder);
  else if (asked >> self->seat & 1)
    add_move (self, builder);
  else
    add_text (builder, "type", "wait");
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, FALSE);
}

/* ---- Events ---- */

static gboolean
begin_hand (ChieuBotSession *self,
            JsonObject      *object,
            ChieuLineError  *error)
{
  static const char *const keys[] = { "type", "seat", "record", NULL };
  const char *text = chieu_json_line_string (object, "record", error);
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) bad = NULL;
  ChieuState state;
  int seat;

  if (!chieu_json_line_has_only (object, keys, error) || text == NULL)
    return FALSE;
  record = chieu_record_parse (text, -1, &bad);
  if (record != NULL && record->game != self->game)
    chieu_line_error_set (error, "record", "a record of the game %s", record->game->id);
  else if (record == NULL || !chieu_record_replay (record, &state, NULL, &bad))
    chieu_line_error_set (error, "record", "%s", bad->message);
  if (error->message != NULL)
    return FALSE;
  seat = chieu_json_line_int (object, "seat", 0, record->carry.seats - 1, error);
  if (error->message != NULL)
    return FALSE;
  self->state = state;
  self->seat = seat;
  self->moves = record->moves->len;
  self->begun = TRUE;
  return TRUE;
}

static gboolean
make_move (ChieuBotSession *self,
           JsonObject      *object,
           ChieuLineError  *error)
{
  static const char *const keys[] = { "type", "seat", "move", NULL };
  const char *text = chieu_json_line_string (object, "move", error);
  int seat = chieu_json_line_int (object, "seat", 0, CHIEU_SEATS_MAX - 1, error);
  int column = 0;
  ChieuReason reason;
  ChieuMove move;

  if (!chieu_json_line_has_only (object, keys, error) || error->message != NULL)
    return FALSE;
  if (!self->begun)
    chieu_line_error_set (error, "type", "a move before a hand");
  else if (strlen (text) >= CHIEU_MOVE_TEXT_MAX || !self->game->parse_move (text, &move, &column))
    chieu_line_error_set (error, "move", "no move of this game (at byte %d)", column + 1);
  else if ((reason = self->game->apply (&self->state, seat, &move, NULL)) != CHIEU_REASON_NONE)
    chieu_line_error_set (error, "move", "seat %d cannot make the move “%s” (%s)", seat, text, self->game->reasons[reason]);
  if (error->message != NULL)
    return FALSE;
  self->moves++;
  return TRUE;
}

char *
chieu_bot_session_answer (ChieuBotSession *self,
                          const char      *line,
                          gsize            length,
                          ChieuLineError  *error)
{
  g_autoptr (JsonObject) object = chieu_json_line_parse (line, length, error);
  const char *type = object != NULL ? chieu_json_line_string (object, "type", error) : NULL;

  if (type == NULL)
    return NULL;
  if (strcmp (type, "hand") == 0)
    return begin_hand (self, object, error) ? tell (self) : NULL;
  if (strcmp (type, "move") == 0)
    return make_move (self, object, error) ? tell (self) : NULL;
  chieu_line_error_set (error, "type", "“hand” or “move” is expected, not “%s”", type);
  return NULL;
}
