/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot-session.h"

#include <string.h>

#include "match/record/json-text.h"
#include "match/record/record.h"

/* ---- Answers ---- */

static void
choose_move (ChieuBotSession      *self,
             const ChieuGame      *game,
             const ChieuState     *state,
             int                   seat,
             const ChieuBotBudget *budget,
             char                  text[CHIEU_MOVE_TEXT_MAX],
             guint32              *nodes)
{
  ChieuState view;
  ChieuMove move;

  game->observe (state, seat, &view);
  if (!chieu_bot_choose (self->level, game, &view, seat, budget, &move, nodes))
    g_assert_not_reached ();
  game->print_move (&move, text);
}

/* Returns: a budget whose random numbers depend on the number of moves so far */
static ChieuBotBudget
budget_after (ChieuBotSession *self,
              guint            moves)
{
  return (ChieuBotBudget) { .seed = chieu_random_hand_seed (self->seed, moves), .max_nodes = self->max_nodes };
}

static char *
write_answer (ChieuBotSession *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  unsigned asked = self->game->to_answer (&self->state);

  json_builder_begin_object (builder);
  if (asked == 0)
    {
      ChieuResult result;

      self->game->result (&self->state, &result);
      chieu_json_text_add_string (builder, "type", "over");
      chieu_json_text_add_string (builder, "outcome", chieu_record_outcomes[result.outcome]);
      chieu_json_text_add_int (builder, "winner", result.winner);
      chieu_json_text_add_int (builder, "worth", result.worth);
    }
  else if (asked >> self->seat & 1)
    {
      const ChieuBotBudget budget = budget_after (self, self->moves);
      char text[CHIEU_MOVE_TEXT_MAX];
      guint32 nodes = 0;

      choose_move (self, self->game, &self->state, self->seat, &budget, text, &nodes);
      chieu_json_text_add_string (builder, "type", "move");
      chieu_json_text_add_int (builder, "seat", self->seat);
      chieu_json_text_add_string (builder, "move", text);
      chieu_json_text_add_int (builder, "nodes", nodes);
    }
  else
    chieu_json_text_add_string (builder, "type", "wait");
  json_builder_end_object (builder);
  return chieu_json_text_print_line (builder);
}

/* Returns: (transfer full): @move as a program at the mat answers it */
static char *
tell_answer (ChieuBotSession *self,
             const char      *move)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "type", "move");
  chieu_json_text_add_int (builder, "number", self->number);
  chieu_json_text_add_string (builder, "move", move);
  json_builder_end_object (builder);
  return chieu_json_text_print_line (builder);
}

/* ---- Events ---- */

/* Plays the record in @object up to its end, @state. Returns: (transfer full) (nullable): the record; NULL with @error set */
static ChieuRecord *
read_hand (const ChieuGame *game,
           JsonObject      *object,
           ChieuState      *state,
           ChieuLineError  *error)
{
  const char *text = chieu_json_line_get_string (object, "record", error);
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) bad = NULL;

  if (text == NULL)
    return NULL;
  record = chieu_record_parse (text, -1, &bad);
  if (record != NULL && record->game != game)
    chieu_line_error_set (error, "record", "a record of the game %s", record->game->id);
  else if (record == NULL || !chieu_record_replay (record, state, NULL, &bad))
    chieu_line_error_set (error, "record", "%s", bad->message);
  return error->message == NULL ? g_steal_pointer (&record) : NULL;
}

static gboolean
begin_hand (ChieuBotSession *self,
            JsonObject      *object,
            ChieuLineError  *error)
{
  static const char *const keys[] = { "type", "seat", "record", NULL };
  g_autoptr (ChieuRecord) record = NULL;
  ChieuState state;
  int seat;

  if (chieu_json_line_has_only (object, keys, error))
    record = read_hand (self->game, object, &state, error);
  if (record == NULL)
    return FALSE;
  seat = chieu_json_line_get_int (object, "seat", 0, record->carry.seats - 1, error);
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
  const char *text = chieu_json_line_get_string (object, "move", error);
  int seat = chieu_json_line_get_int (object, "seat", 0, CHIEU_SEATS_MAX - 1, error);
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

/* ---- Questions at the mat ---- */

/* Notes the answers to a question: the move that was chosen (NULL: the first of the clean moves), and if that is refused, the first
 * of the clean moves, or the second if the first was refused. */
static gboolean
note_moves (ChieuBotSession *self,
            JsonObject      *object,
            const char      *chosen,
            ChieuLineError  *error)
{
  g_auto (GStrv) moves = chieu_json_line_get_strings (object, "moves", error);
  const char *other;

  if (error->message == NULL && moves[0] == NULL)
    chieu_line_error_set (error, "moves", "no move");
  for (guint i = 0; error->message == NULL && moves[i] != NULL; i++)
    if (strlen (moves[i]) >= CHIEU_MOVE_TEXT_MAX)
      chieu_line_error_set (error, "moves", "a move of more than %d bytes", CHIEU_MOVE_TEXT_MAX - 1);
  if (error->message != NULL)
    return FALSE;
  g_strlcpy (self->said, chosen != NULL ? chosen : moves[0], sizeof self->said);
  other = moves[1] != NULL && strcmp (moves[0], self->said) == 0 ? moves[1] : moves[0];
  g_strlcpy (self->other, other, sizeof self->other);
  return TRUE;
}

/* A question says which game it is about, so one command works for all games that are played at the mat. */
static const ChieuGame *
read_game (JsonObject     *object,
           ChieuLineError *error)
{
  const char *id = chieu_json_line_get_string (object, "game", error);
  const ChieuGame *game = id != NULL ? chieu_game_find (id) : NULL;

  if (game == NULL)
    chieu_line_error_set (error, "game", "there is no game “%s”", id);
  return game;
}

/* Asks the level for its move after the record of the question. A person waits at the mat, so the level gets the time that it has
 * there. */
static gboolean
decide_move (ChieuBotSession *self,
             const ChieuGame *game,
             JsonObject      *object,
             char             text[CHIEU_MOVE_TEXT_MAX],
             ChieuLineError  *error)
{
  g_autoptr (ChieuRecord) record = NULL;
  ChieuBotBudget budget;
  ChieuState state;
  int seat;

  record = read_hand (game, object, &state, error);
  seat = record != NULL ? chieu_json_line_get_int (object, "seat", 0, record->carry.seats - 1, error) : 0;
  if (error->message == NULL && (game->to_answer (&state) >> seat & 1) == 0)
    chieu_line_error_set (error, "seat", "seat %d is not asked after the record", seat);
  if (error->message != NULL)
    return FALSE;
  budget = budget_after (self, record->moves->len);
  budget.max_ms = self->level->max_ms;
  choose_move (self, game, &state, seat, &budget, text, NULL);
  return TRUE;
}

static char *
answer_question (ChieuBotSession *self,
                 JsonObject      *object,
                 ChieuLineError  *error)
{
  static const char *const keys[] = { "type", "number", "game", "seats", "seat", "hand", "strict", "pot", "points", "rules",
                                      "view", "moves", "record", NULL };
  gboolean has_record = json_object_has_member (object, "record");
  const ChieuGame *game = read_game (object, error);
  int number = chieu_json_line_get_int (object, "number", 0, G_MAXINT, error);
  char chosen[CHIEU_MOVE_TEXT_MAX];

  if (!chieu_json_line_has_only (object, keys, error) || error->message != NULL
      || (has_record && !decide_move (self, game, object, chosen, error))
      || !note_moves (self, object, has_record ? chosen : NULL, error))
    return NULL;
  self->number = number;
  return tell_answer (self, self->said);
}

static char *
answer_refusal (ChieuBotSession *self,
                JsonObject      *object,
                ChieuLineError  *error)
{
  static const char *const keys[] = { "type", "number", "reason", NULL };
  int number = chieu_json_line_get_int (object, "number", 0, G_MAXINT, error);

  if (!chieu_json_line_has_only (object, keys, error) || error->message != NULL)
    return NULL;
  if (*self->said == '\0' || number != self->number)
    {
      chieu_line_error_set (error, "number", "%d is not the last question", number);
      return NULL;
    }
  return tell_answer (self, self->other);
}

/* ---- Lines ---- */

char *
chieu_bot_session_answer (ChieuBotSession *self,
                          const char      *line,
                          gsize            length,
                          ChieuLineError  *error)
{
  g_autoptr (JsonObject) object = chieu_json_line_parse (line, length, error);
  const char *type = object != NULL ? chieu_json_line_get_string (object, "type", error) : NULL;

  if (type == NULL)
    return NULL;
  if (strcmp (type, "hand") == 0)
    return begin_hand (self, object, error) ? write_answer (self) : NULL;
  if (strcmp (type, "move") == 0)
    return make_move (self, object, error) ? write_answer (self) : NULL;
  if (strcmp (type, "ask") == 0)
    return answer_question (self, object, error);
  if (strcmp (type, "refused") == 0)
    return answer_refusal (self, object, error);
  chieu_line_error_set (error, "type", "“hand”, “move”, “ask” or “refused” is expected, not “%s”", type);
  return NULL;
}
