/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Tổ tôm form of "chieu-engine eval" (docs/notation.md, "eval: Tổ tôm").
 */
#include "engine/engine-game.h"

#include "engine/json-answer.h"
#include "engine/json-cards.h"
#include "games/to-tom/match/phu-text.h"
#include "games/to-tom/rules/to-tom.h"

/* A position as it is read; everything in range once it is read without error. */
typedef struct
{
  ChieuHolding holding;          /* the winning card among the free ones */
  ChieuPhu mat[CHIEU_HAND_FULL_MAX];       /* as each has at least one card, there are no more */
  int n_mat;
  int n_cards;                   /* of hand and melds, the winning card left out */
  ChieuCard win;                 /* or CHIEU_CARD_NONE */
  gboolean thong;
  uint8_t counts[CHIEU_TO_TOM_FACES];      /* all cards, the winning one among them */
} Position;

static void
read_hand (Position       *self,
           JsonObject     *object,
           ChieuLineError *error)
{
  const char *text = chieu_json_line_get_string (object, "hand", error);
  ChieuCard cards[CHIEU_HAND_FULL_MAX];
  g_autofree char *wrong = NULL;
  int n;

  if (text == NULL)
    return;
  wrong = chieu_cards_parse (text, CHIEU_HAND_FULL_MAX, cards, &n);
  if (wrong != NULL)
    chieu_line_error_set (error, "hand", "%s", wrong);
  else if (chieu_json_cards_count (&chieu_deck_to_tom, cards, n, "hand", self->counts, error))
    for (int i = 0; i < n; i++)
      chieu_holding_add_card (&self->holding, cards[i]);
  self->n_cards = n;
}

static void
read_melds (Position       *self,
            JsonObject     *object,
            ChieuLineError *error)
{
  g_auto (GStrv) melds = chieu_json_line_get_strings (object, "melds", error);

  for (int i = 0; error->message == NULL && melds[i] != NULL; i++)
    {
      ChieuPhu phu;
      g_autofree char *wrong = chieu_phu_parse (melds[i], &phu);

      if (wrong != NULL)
        chieu_line_error_set (error, "melds", "melds[%d], “%.60s”: %s", i, melds[i], wrong);
      else if (!chieu_house_has_phu (self->holding.house, &phu))
        chieu_line_error_set (error, "melds", "melds[%d], “%.60s”: of 1-2-3 only that of văn is a lưng", i, melds[i]);
      else if (self->n_cards + phu.n > CHIEU_HAND_FULL_MAX)
        chieu_line_error_set (error, "melds", "hand and melds hold more than %d cards", CHIEU_HAND_FULL_MAX);
      else if (chieu_json_cards_count (&chieu_deck_to_tom, phu.cards, phu.n, "melds", self->counts, error))
        {
          self->mat[self->n_mat++] = phu;
          self->n_cards += phu.n;
          chieu_holding_add_known_phu (&self->holding, &phu);
        }
    }
}

static void
read_win (Position       *self,
          JsonObject     *object,
          ChieuLineError *error)
{
  const char *text;
  g_autofree char *wrong = NULL;
  int n;

  self->win = CHIEU_CARD_NONE;
  if (!json_object_has_member (object, "win"))
    return;
  text = chieu_json_line_get_string (object, "win", error);
  if (text == NULL)
    return;
  wrong = chieu_cards_parse (text, 1, &self->win, &n);
  if (wrong != NULL)
    chieu_line_error_set (error, "win", "%s", wrong);
  else if (n == 0)
    chieu_line_error_set (error, "win", "no card is named");
  else if (chieu_json_cards_count (&chieu_deck_to_tom, &self->win, 1, "win", self->counts, error))
    chieu_holding_add_card (&self->holding, self->win);
}

static gboolean
read_position (Position       *self,
               JsonObject     *object,
               ChieuLineError *error)
{
  static const char *const keys[] = { "game", "players", "hand", "melds", "win", "thong", NULL };

  *self = (Position) { .win = CHIEU_CARD_NONE };
  if (!chieu_json_line_has_only (object, keys, error))
    return FALSE;
  chieu_holding_init (&self->holding, chieu_json_line_get_int (object, "players", chieu_to_tom.min_seats, chieu_to_tom.max_seats, error));
  self->thong = chieu_json_line_get_bool (object, "thong", error);
  if (error->message == NULL)
    read_hand (self, object, error);
  if (error->message == NULL)
    read_melds (self, object, error);
  if (error->message == NULL)
    read_win (self, object, error);
  if (error->message == NULL)
    {
      int full = chieu_holding_full_size (&self->holding);

      if (self->win != CHIEU_CARD_NONE && self->n_cards != full - 1)
        chieu_line_error_set (error, "hand", "hand and melds hold %d cards; %d are wanted beside win",
                              self->n_cards, full - 1);
      else if (self->n_cards != full - 1 && self->n_cards != full)
        chieu_line_error_set (error, "hand", "hand and melds hold %d cards; %d or %d are wanted",
                              self->n_cards, full - 1, full);
    }
  return error->message == NULL;
}

/* ---- The answer ---- */

static void
add_reading (const ChieuReading *reading,
             JsonBuilder        *builder)
{
  json_builder_set_member_name (builder, "reading");
  json_builder_begin_array (builder);
  for (int i = 0; i < reading->n; i++)
    {
      char text[CHIEU_PHU_TEXT_MAX];

      chieu_phu_print (&reading->phu[i], text);
      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

/* Adds whether a full holding wins, and how; of 20 (24) cards, that it does not. */
static void
add_score (const Position *self,
           JsonBuilder    *builder,
           ChieuLineError *error)
{
  const ChieuHolding *holding = &self->holding;
  ChieuCuocValues values;
  ChieuScore score = { 0 };
  ChieuReading reading = { 0 };

  chieu_cuoc_values_init (&values, holding->seats);
  if (holding->n_hand + holding->n_mat == chieu_holding_full_size (holding)
      && chieu_cuoc_score (holding, self->win, self->thong, true, &values, &score, &reading)
      && !chieu_reading_join (self->mat, self->n_mat, &reading))
    chieu_line_error_set (error, "line", "the reading found does not fit the melds: a fault of this program");

  chieu_json_answer_add_bool (builder, "complete", score.complete);
  chieu_json_text_add_int (builder, "lung", score.lung);
  chieu_json_answer_add_ids (builder, "cuoc", chieu_cuoc_ids, score.cuoc, score.n);
  chieu_json_text_add_int (builder, "points", score.points);
  add_reading (&reading, builder);
}

static void
add_distance (const Position *self,
              JsonBuilder    *builder)
{
  int distance = chieu_eval_find_distance (&self->holding);

  json_builder_set_member_name (builder, "distance");
  if (distance == CHIEU_DISTANCE_NONE)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, distance);
}

static void
evaluate (JsonObject     *position,
          JsonBuilder    *builder,
          ChieuLineError *error)
{
  Position self;

  if (!read_position (&self, position, error))
    return;
  add_score (&self, builder, error);
  add_distance (&self, builder);
  if (self.win == CHIEU_CARD_NONE)
    {
      const ChieuHolding *holding = &self.holding;
      bool full = holding->n_hand + holding->n_mat == chieu_holding_full_size (holding);

      chieu_json_answer_add_faces (builder, "waits", &chieu_deck_to_tom, full ? 0 : chieu_eval_waits (holding));
    }
}

static const char help[] =
  "Tổ tôm:\n"
  "  {\"game\":\"to-tom\",\"players\":5,\"hand\":\"2v 3v 4v …\",\"melds\":[\"khan 5s\",\n"
  "   \"phong 6n\",\"thien-khai 7s\",\"bi 4v 4s 4n\",\"doc 2v 3v 4v\",\"lung 3v 3s 7n\",\n"
  "   \"yeu cc\"],\"win\":\"7n\",\"thong\":false}\n"
  "\n"
  "  players  5, or 4 for bí tứ\n"
  "  hand     the cards still held, one space between them\n"
  "  melds    the phu on the mat; may be left out\n"
  "  win      the winning card. Without it hand and melds are 20 (24) cards or one\n"
  "           more, with it 20 (24)\n"
  "  thong    whether the hand before was won too; false if left out\n"
  "\n"
  "  {\"complete\":true,\"lung\":1,\"cuoc\":[\"tom\"],\"points\":6,\"reading\":[\"lung 3v 3s 7n\",\n"
  "   …],\"distance\":0,\"waits\":[]}\n"
  "\n"
  "  lung, cuoc, points, reading   of the reading that scores most\n"
  "  distance   the least number of other cards that makes a complete hand, null\n"
  "             where none can be reached\n"
  "  waits      the cards that would complete 20 (24); left out where win is given\n";

const ChieuEngineGame chieu_engine_to_tom = {
  .game = &chieu_to_tom,
  .eval = evaluate,
  .eval_help = help,
  .costly = TRUE,
};
