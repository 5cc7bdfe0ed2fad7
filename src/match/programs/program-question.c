/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "program-question.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/record/house-rules.h"
#include "match/record/json-text.h"
#include "program-record.h"
#include "match/words/words.h"

/* The longest printed view, more than twice what any game needs. */
#define VIEW_TEXT_MAX 16384

/* ---- Keeping it ---- */

typedef struct
{
  ChieuProgramQuestion question;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState view;
} Copy;

ChieuProgramQuestion *
chieu_program_question_copy (const ChieuProgramQuestion *self,
                             guint                       number)
{
  Copy *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_atomic_rc_box_new0 (Copy);
  copy->question = *self;
  copy->rules = *self->rules;
  copy->carry = *self->carry;
  memcpy (&copy->view, self->view, self->game->state_size);
  copy->question.rules = &copy->rules;
  copy->question.carry = &copy->carry;
  copy->question.view = &copy->view;
  copy->question.number = number;
  copy->question.played = self->played != NULL ? chieu_record_copy (self->played) : NULL;
  return &copy->question;
}

ChieuProgramQuestion *
chieu_program_question_ref (ChieuProgramQuestion *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_copy (gpointer data)
{
  Copy *self = data;

  chieu_record_free ((ChieuRecord *) self->question.played);
}

void
chieu_program_question_unref (ChieuProgramQuestion *self)
{
  g_atomic_rc_box_release_full (self, clear_copy);
}

/* ---- Asking ---- */

static void
add_lines (JsonBuilder  *builder,
           const char   *name,
           char        **lines)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (; *lines != NULL; lines++)
    json_builder_add_string_value (builder, *lines);
  json_builder_end_array (builder);
}

/* Adds the view without the numbers of moves: these would reveal how many seats were asked unseen, and so who holds a pair. */
static void
add_view (JsonBuilder                *builder,
          const ChieuProgramQuestion *self)
{
  g_autofree char *text = g_malloc0 (VIEW_TEXT_MAX);
  g_auto (GStrv) lines = NULL;
  ChieuState view;

  memcpy (&view, self->view, self->game->state_size);
  if (self->game->forget != NULL)
    self->game->forget (&view);
  self->game->print_state (&view, text, VIEW_TEXT_MAX);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  add_lines (builder, "view", lines);
}

static void
add_moves (JsonBuilder                *builder,
           const ChieuProgramQuestion *self)
{
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  int n = self->game->moves (self->view, self->seat, CHIEU_MOVES_CLEAN, moves);

  for (int i = 0; i < n; i++)
    {
      char text[CHIEU_MOVE_TEXT_MAX];

      self->game->print_move (&moves[i], text);
      g_strv_builder_add (texts, text);
    }
  lines = g_strv_builder_end (texts);
  add_lines (builder, "moves", lines);
}

/* If no record can be made that reveals nothing, it is left out. */
static void
add_record (JsonBuilder                *builder,
            const ChieuProgramQuestion *self)
{
  g_autoptr (ChieuRecord) record = NULL;
  g_autofree char *text = NULL;

  if (self->played != NULL)
    record = chieu_program_record_make (self->played, self->seat);
  if (record == NULL)
    return;
  text = chieu_record_to_string (record);
  chieu_json_text_add_string (builder, "record", text);
}

/* Returns: (transfer full): what @builder has built as a line, with its end */
static char *
finish_line (JsonBuilder *builder)
{
  g_autofree char *text = chieu_json_text_print_line (builder);

  return g_strconcat (text, "\n", NULL);
}

static JsonBuilder *
begin_line (const ChieuProgramQuestion *self,
            const char                 *type)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "type", type);
  chieu_json_text_add_int (builder, "number", self->number);
  return builder;
}

char *
chieu_program_question_to_line (const ChieuProgramQuestion *self)
{
  g_autoptr (JsonBuilder) builder = begin_line (self, "ask");

  chieu_json_text_add_string (builder, "game", self->game->id);
  chieu_json_text_add_int (builder, "seats", self->carry->seats);
  chieu_json_text_add_int (builder, "seat", self->seat);
  chieu_json_text_add_int (builder, "hand", self->hand);
  json_builder_set_member_name (builder, "strict");
  json_builder_add_boolean_value (builder, self->carry->strict != 0);
  if (self->carry->pot >= 0)
    chieu_json_text_add_int (builder, "pot", self->carry->pot);
  json_builder_set_member_name (builder, "points");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < self->carry->seats; seat++)
    json_builder_add_int_value (builder, self->carry->points[seat]);
  json_builder_end_array (builder);
  chieu_house_rules_write_switches (self->game, self->rules, builder);
  add_view (builder, self);
  add_moves (builder, self);
  add_record (builder, self);
  json_builder_end_object (builder);
  return finish_line (builder);
}

char *
chieu_program_question_refusal_to_line (const ChieuProgramQuestion *self,
                                        const ChieuProgramAnswer   *answer)
{
  g_autoptr (JsonBuilder) builder = begin_line (self, "refused");

  chieu_json_text_add_string (builder, "reason", answer->reason);
  json_builder_end_object (builder);
  return finish_line (builder);
}

/* ---- Reading the answer ---- */

static void
refuse_answer (ChieuProgramAnswer *answer,
               const char         *reason,
               const char         *why)
{
  answer->kind = CHIEU_PROGRAM_ANSWER_REFUSED;
  answer->reason = reason;
  answer->why = why;
}

/* Returns: (nullable): member @name of @object, if it is a text */
static const char *
get_text (JsonObject *object,
          const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

static gboolean
is_stale (const ChieuProgramQuestion *self,
          JsonObject                 *object)
{
  JsonNode *node = json_object_get_member (object, "number");

  return node == NULL || json_node_get_value_type (node) != G_TYPE_INT64
         || json_node_get_int (node) != (gint64) self->number;
}

static void
read_move (const ChieuProgramQuestion *self,
           const char                 *text,
           ChieuProgramAnswer         *answer)
{
  int column = 0;
  bool possible;
  ChieuReason reason;

  if (strlen (text) >= CHIEU_MOVE_TEXT_MAX || !self->game->parse_move (text, &answer->move, &column))
    {
      refuse_answer (answer, "unknown-move", _("This game has no such move."));
      return;
    }
  reason = self->game->check (self->view, self->seat, &answer->move, &possible);
  if (reason != CHIEU_REASON_NONE)
    refuse_answer (answer, self->game->reasons[reason],
                   chieu_words_for_game (self->game) != NULL ? chieu_words_reason (chieu_words_for_game (self->game), reason)
                                                             : _("The rules do not allow this move."));
}

void
chieu_program_question_read_answer (const ChieuProgramQuestion *self,
                                    const char                 *line,
                                    gsize                       length,
                                    ChieuProgramAnswer         *answer)
{
  g_autofree char *wrong = NULL;
  g_autoptr (JsonObject) object = NULL;
  const char *type, *move;

  *answer = (ChieuProgramAnswer) { .kind = CHIEU_PROGRAM_ANSWER_MOVE };
  object = chieu_json_text_parse (line, (gssize) length, CHIEU_PROGRAM_LINE_MAX, &wrong);
  if (object == NULL)
    {
      refuse_answer (answer, "no-json", _("The line is not one JSON object."));
      return;
    }
  type = get_text (object, "type");
  move = get_text (object, "move");
  if (g_strcmp0 (type, "move") != 0 || move == NULL)
    refuse_answer (answer, "no-move", _("The line names no move."));
  else if (is_stale (self, object))
    answer->kind = CHIEU_PROGRAM_ANSWER_STALE;
  else
    read_move (self, move, answer);
}
