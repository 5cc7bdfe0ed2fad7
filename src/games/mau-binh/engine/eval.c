/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Mậu binh forms of "chieu-engine eval" (docs/notation.md, "eval: Mậu binh"), by what is usually paid.
 */
#include "engine/engine-game.h"

#include "games/mau-binh/bots/choice.h"
#include "engine/json-answer.h"
#include "engine/json-cards.h"

/* ---- Reading ---- */

static void
read_cards (const char     *text,
            const char     *key,
            int             wanted,
            ChieuCard      *cards,
            uint8_t        *counts,
            ChieuLineError *error)
{
  int n = chieu_json_cards_parse (&chieu_deck_mau_binh, text, key, wanted, cards, error);

  chieu_json_cards_count (&chieu_deck_mau_binh, cards, n, key, counts, error);
  if (error->message == NULL && n != wanted)
    chieu_line_error_set (error, key, "%d cards; %d are wanted", n, wanted);
}

/* Reads the three chi of the member @key, five, five and three cards. */
static void
read_rows (JsonObject         *object,
           const char         *key,
           uint8_t            *counts,
           ChieuMauBinhAnswer *answer,
           ChieuLineError     *error)
{
  g_auto (GStrv) rows = chieu_json_line_get_strings (object, key, error);

  *answer = (ChieuMauBinhAnswer) { .kind = CHIEU_MAU_BINH_XEP };
  if (error->message == NULL && g_strv_length (rows) != CHIEU_MAU_BINH_ROWS)
    chieu_line_error_set (error, key, "%u rows; %d are wanted", g_strv_length (rows), CHIEU_MAU_BINH_ROWS);
  for (int row = 0; error->message == NULL && row < CHIEU_MAU_BINH_ROWS; row++)
    read_cards (rows[row], key, chieu_mau_binh_row_size (row), answer->cards + chieu_mau_binh_row_start (row), counts, error);
  if (error->message == NULL)
    answer->foul = chieu_mau_binh_is_foul (answer->cards, FALSE);
}

/* ---- Answers ---- */

static void
add_rows (const ChieuCard *cards,
          JsonBuilder     *builder)
{
  json_builder_set_member_name (builder, "best");
  json_builder_begin_array (builder);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (int i = 0; i < chieu_mau_binh_row_size (row); i++, cards++)
        g_string_append_printf (text, "%s%s", i > 0 ? " " : "", chieu_deck_name (&chieu_deck_mau_binh, *cards));
      json_builder_add_string_value (builder, text->str);
    }
  json_builder_end_array (builder);
}

/* Adds the best arrangement of @hand, and its highest tới trắng where that pays as much. */
static void
add_best (guint64           hand,
          const ChieuRules *rules,
          JsonBuilder      *builder)
{
  ChieuMauBinhChoice choice;

  chieu_mau_binh_choose (hand, rules, &choice);
  add_rows (choice.best.cards, builder);
  json_builder_set_member_name (builder, "instant");
  if (choice.move.kind == CHIEU_MAU_BINH_TOI_TRANG)
    json_builder_add_string_value (builder, chieu_mau_binh_cuoc[choice.move.detail]);
  else
    json_builder_add_null_value (builder);
}

static void
arrange (JsonObject     *position,
         JsonBuilder    *builder,
         ChieuLineError *error)
{
  static const char *const keys[] = { "game", "cards", "tu_3_den_xi", NULL };
  const char *text = chieu_json_line_get_string (position, "cards", error);
  gboolean three_to_ace = chieu_json_line_get_bool (position, "tu_3_den_xi", error);
  uint8_t counts[CHIEU_MAU_BINH_FACES] = { 0 };
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  guint64 hand = 0;
  ChieuRules rules;

  if (!chieu_json_line_has_only (position, keys, error) || text == NULL)
    return;
  read_cards (text, "cards", CHIEU_MAU_BINH_HAND, cards, counts, error);
  if (error->message != NULL)
    return;
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    hand |= CHIEU_MAU_BINH_CARD (cards[i]);
  chieu_rules_init (&rules, &chieu_mau_binh);
  rules.value[CHIEU_MAU_BINH_RULE_TU_3_DEN_XI] = three_to_ace;
  add_best (hand, &rules, builder);
}

static void
add_comparison (const ChieuMauBinhAnswer     *answer,
                const ChieuMauBinhAnswer     *against,
                const ChieuMauBinhComparison *comparison,
                JsonBuilder                  *builder)
{
  chieu_json_answer_add_bool (builder, "foul", answer->foul);
  if (against->foul)
    chieu_json_answer_add_bool (builder, "against_foul", TRUE);
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_array (builder);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int class = chieu_mau_binh_row_class (answer->cards, row, FALSE);

      json_builder_add_string_value (builder, chieu_mau_binh_kinds[chieu_mau_binh_kind (class, chieu_mau_binh_row_size (row))]);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "result");
  json_builder_begin_array (builder);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    json_builder_add_int_value (builder, comparison->rows[row]);
  json_builder_end_array (builder);
  chieu_json_text_add_int (builder, "points", comparison->points);
}

static void
compare (JsonObject     *position,
         JsonBuilder    *builder,
         ChieuLineError *error)
{
  static const char *const keys[] = { "game", "rows", "against", NULL };
  uint8_t counts[CHIEU_MAU_BINH_FACES] = { 0 };
  ChieuMauBinhAnswer answer, against;
  ChieuMauBinhComparison comparison;
  ChieuRules rules;

  if (!chieu_json_line_has_only (position, keys, error))
    return;
  if (!json_object_has_member (position, "against"))
    chieu_line_error_set (error, "against", "is missing");
  read_rows (position, "rows", counts, &answer, error);
  read_rows (position, "against", counts, &against, error);
  if (error->message != NULL)
    return;
  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_mau_binh_compare (&rules, &answer, 0, &against, 0, &comparison);
  add_comparison (&answer, &against, &comparison, builder);
}

static void
evaluate (JsonObject     *position,
          JsonBuilder    *builder,
          ChieuLineError *error)
{
  if (json_object_has_member (position, "rows"))
    compare (position, builder, error);
  else
    arrange (position, builder, error);
}

static const char help[] =
  "Mậu binh:\n"
  "  {\"game\":\"mau-binh\",\"cards\":\"13 cards\"}\n"
  "  {\"game\":\"mau-binh\",\"rows\":[\"5 cards\",\"5 cards\",\"3 cards\"],\"against\":[…]}\n"
  "\n"
  "  {\"best\":[\"…\",\"…\",\"…\"],\"instant\":\"sanh-rong\"}\n"
  "  {\"foul\":false,\"rows\":[\"cu-lu\",\"doi\",\"mau-thau\"],\"result\":[1,-1,0],\"points\":0}\n"
  "\n"
  "  best       the best arrangement\n"
  "  instant    the tới trắng to be shown; null if there is none, or comparing is\n"
  "             worth more; \"tu_3_den_xi\":true beside the cards: the house has that one\n"
  "  result, points   rows compared with against; against_foul: true if that is foul\n";

/* rates.c */
extern const ChieuCommand chieu_command_rates;

const ChieuEngineGame chieu_engine_mau_binh = {
  .game = &chieu_mau_binh,
  .eval = evaluate,
  .eval_help = help,
  .command = &chieu_command_rates,
};
