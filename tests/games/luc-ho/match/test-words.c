/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lục hổ in words: its cards, sentences, prompts, reasons, house rules and results.
 */
#include <locale.h>
#include <string.h>

#include "cards.h"
#include "games/luc-ho/match/words.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "../../../match/sentences.h"

static const ChieuGame *game;
static const ChieuWords *words;
static const char *const names[] = { NULL, "An", "Bình", "Cúc", NULL };

static void
test_cards (void)
{
  static const char *const suits[] = { "Thập", "Quán", "Sách", "Tiền" };

  for (int suit = 0; suit < 4; suit++)
    for (int rank = 2; rank <= 9; rank++)
      {
        g_autofree char *name = g_strdup_printf ("%d %s", rank, suits[suit]);

        g_assert_cmpstr (chieu_words_card (words, CHIEU_LH (suit, rank)), ==, name);
      }
  g_assert_cmpstr (chieu_words_card (words, CHIEU_LH (0, 1)), ==, "Bách tử");
  g_assert_cmpstr (chieu_words_card (words, CHIEU_LH (1, 1)), ==, "1 Quán");
  g_assert_cmpstr (chieu_words_card (words, CHIEU_LH (3, 1)), ==, "Mao công");
  g_assert_cmpstr (chieu_words_card_long (words, CHIEU_LH (2, 7)), ==, "Thất sách");
  for (ChieuCard card = 0; card < CHIEU_LUC_HO_FACES; card++)
    g_assert_true (g_str_has_suffix (chieu_words_card_spoken (words, card), ", red") == chieu_deck_is_red (game->deck, card));
}

static const Sentence sentences[] = {
  { "nam-ho", "An declares the five tigers (ngũ hổ hạ sơn)!", "You declare the five tigers (ngũ hổ hạ sơn)!", "Ngũ hổ hạ sơn" },
  { "qua", "An keeps the five tigers and plays on.", "You keep the five tigers and play on.", "Qua" },
  { "lam", "An makes the hand (làm bài).", "You make the hand (làm bài).", "Làm bài" },
  { "khong", "An does not make the hand.", "You do not make the hand.", "Không làm" },
  { "ra 9k", "An leads 9 Quán.", "You lead 9 Quán.", "Ra: 9 Quán" },
  { "ra vt", "An leads Vân tuyến.", "You lead Vân tuyến.", "Ra: Vân tuyến" },
  { "ra 2x 2k 2s", "An leads các: 2 Thập, 2 Quán, 2 Sách.", "You lead các: 2 Thập, 2 Quán, 2 Sách.",
    "Các: 2 Thập, 2 Quán, 2 Sách" },
  { "ra 3q 4q 5q", "An leads thuận: 3 Tiền, 4 Tiền, 5 Tiền.", "You lead thuận: 3 Tiền, 4 Tiền, 5 Tiền.",
    "Thuận: 3 Tiền, 4 Tiền, 5 Tiền" },
  { "bat 9x", "An beats it with 9 Thập (bắt).", "You beat it with 9 Thập (bắt).", "Bắt: 9 Thập" },
  { "chui 4k", "An drops 1 card face down (chui).", "You drop 1 card face down (chui).", "Chui: 4 Quán" },
  { "chui 4k 4s 5q", "An drops 3 cards face down (chui).", "You drop 3 cards face down (chui).",
    "Chui: 4 Quán, 4 Sách, 5 Tiền" },
  { "an-ho", "An claims: ăn hồ!", "You claim: ăn hồ!", "Ăn hồ" },
};

static void
test_moves (void)
{
  check_sentences (game, 4, sentences, G_N_ELEMENTS (sentences));
}

/* No sentence tells what others drop. */
static void
test_drops_stay_hidden (void)
{
  for (ChieuCard card = 0; card < CHIEU_LUC_HO_FACES; card++)
    {
      const ChieuMove move = { .kind = CHIEU_LUC_HO_CHUI, .face = CHIEU_CARD_NONE, .n = 1, .cards = { card } };
      const ChieuEvent event = { .kind = CHIEU_EVENT_MOVE, .seat = 1, .card = CHIEU_CARD_HIDDEN, .detail = CHIEU_LUC_HO_CHUI };
      g_autofree char *told = chieu_words_event (words, &event, &move, 4, "An");

      g_assert_cmpstr (told, ==, "An drops 1 card face down (chui).");
    }
}

/* A move of several cards is told once. */
static void
test_events (void)
{
  ChieuEvents events = { 0 };

  chieu_events_add (&events, CHIEU_EVENT_MOVE, 1, CHIEU_LH (0, 2), CHIEU_LUC_HO_RA);
  chieu_events_add (&events, CHIEU_EVENT_MOVE, 1, CHIEU_LH (1, 2), CHIEU_LUC_HO_RA);
  chieu_events_add (&events, CHIEU_EVENT_MOVE, 2, CHIEU_LH (2, 2), CHIEU_LUC_HO_RA);
  chieu_events_add (&events, CHIEU_EVENT_MOVE, 2, CHIEU_LH (2, 2), CHIEU_LUC_HO_BAT);
  chieu_events_add (&events, CHIEU_EVENT_SHOW, 2, CHIEU_LH (2, 2), CHIEU_LUC_HO_BAT);
  chieu_events_add (&events, CHIEU_EVENT_SHOW, 2, CHIEU_LH (2, 3), CHIEU_LUC_HO_BAT);
  for (int i = 0; i < events.n; i++)
    g_assert_cmpint (chieu_words_event_repeats (&events, i), ==, i == 1);
}

/* ---- Reasons, cước, house rules ---- */

/* Each sentence is its own, and none is a fault. */
static void
test_reasons (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int reason = 1; reason < CHIEU_LUC_HO_N_REASONS; reason++)
    {
      g_assert_true (g_str_has_suffix (chieu_words_reason (words, (ChieuReason) reason), "."));
      g_assert_true (g_hash_table_add (seen, (gpointer) chieu_words_reason (words, (ChieuReason) reason)));
      g_assert_null (chieu_words_fault (words, (ChieuReason) reason));
    }
  for (int cuoc = 0; cuoc < CHIEU_LUC_HO_N_CUOC; cuoc++)
    {
      g_assert_true (g_hash_table_add (seen, (gpointer) chieu_words_cuoc (words, cuoc, 4)));
      g_assert_true (g_hash_table_add (seen, (gpointer) chieu_words_cuoc_rule (words, cuoc, 4)));
    }
  g_assert_null (chieu_words_missing (words));
}

static void
test_switches (void)
{
  g_autofree char *floor = chieu_words_switch_value (words, CHIEU_LUC_HO_FLOOR, 5);
  g_autofree char *linear = chieu_words_switch_value (words, CHIEU_LUC_HO_SCORING, 1);

  g_assert_cmpstr (floor, ==, "5");
  g_assert_cmpstr (linear, ==, "Adding");
  for (int i = 0; i < game->n_switches; i++)
    g_assert_nonnull (chieu_words_switch_example (words, i));
}

/* Who is paid, and who pays for another, is not what a player wins with. */
static void
test_results (void)
{
  ChieuResult result = { .outcome = CHIEU_OUTCOME_WON, .winner = 1, .worth = 1, .n_cuoc = 3, .points = { 0, 2, 4, -6 },
                         .cuoc = { CHIEU_LUC_HO_CUOC_AN_HO, CHIEU_LUC_HO_CUOC_MONG, CHIEU_LUC_HO_CUOC_BAO } };
  g_autofree char *won = chieu_words_result (words, &result, names, 4), *drawn = NULL;

  g_assert_cmpstr (won, ==, "An wins with “Ăn hồ”: 2 points.");
  result = (ChieuResult) { .outcome = CHIEU_OUTCOME_DRAWN, .winner = -1 };
  drawn = chieu_words_result (words, &result, names, 4);
  g_assert_cmpstr (drawn, ==, "Nobody won: the hand is drawn.");
}

/* ---- What there is to do ---- */

static void
deal (ChieuState *state,
      int         seats,
      int         cai,
      guint64     seed)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  carry.cai = (int8_t) cai;
  game->deal (state, &rules, &carry, seed);
}

static void
test_dealt (void)
{
  static const char *const told[] = {
    "You are the first seat (nhà đầu); Bình is the dream (nhà mộng).",
    "An is the first seat (nhà đầu), Cúc the dream (nhà mộng).",
    "Bình is the first seat (nhà đầu); you are the dream (nhà mộng) and look on.",
    "Cúc is the first seat (nhà đầu), An the dream (nhà mộng).",
  };
  static ChieuState state;

  for (int cai = 0; cai < 4; cai++)
    {
      g_autofree char *text = NULL;

      deal (&state, 4, cai, 1);
      text = chieu_words_dealt (words, &state, names);
      g_assert_cmpstr (text, ==, told[cai]);
    }
  for (int cai = 0; cai < 3; cai++)
    {
      g_autofree char *text = NULL;

      deal (&state, 3, cai, 1);
      text = chieu_words_dealt (words, &state, names);
      g_assert_cmpstr (text, ==, cai == 0 ? "You are the first seat (nhà đầu)." : cai == 1 ? "An is the first seat (nhà đầu)."
                                                                                          : "Bình is the first seat (nhà đầu).");
    }
}

/* Returns: (transfer full) (nullable): the prompt of @seat, which is offered the kinds of its clean moves */
static char *
make_prompt (const ChieuState *view,
             int               seat)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  const char *others[] = { "An", "Bình", "Cúc", "Dung" };
  guint8 kinds[CHIEU_LUC_HO_N_MOVES];
  int n = game->moves (view, seat, CHIEU_MOVES_CLEAN, moves), n_kinds = 0;

  for (int i = 0; i < n; i++)
    if (memchr (kinds, moves[i].kind, (gsize) n_kinds) == NULL)
      kinds[n_kinds++] = moves[i].kind;
  others[seat] = NULL;
  return chieu_words_prompt_after (words, CHIEU_CARD_NONE, view, seat, others, kinds, n_kinds);
}

/* The seat that is asked, and no other, has a prompt, which says what its moves are. */
static void
check_prompts (const ChieuState *state,
               int               seats,
               int              *kinds)
{
  static ChieuState view;
  static ChieuMove moves[CHIEU_MOVES_MAX];

  for (int seat = 0; seat < seats; seat++)
    {
      g_autofree char *prompt = NULL;
      int n = game->moves (state, seat, CHIEU_MOVES_CLEAN, moves);

      game->observe (state, seat, &view);
      prompt = make_prompt (&view, seat);
      g_assert_cmpint (prompt != NULL, ==, n > 0);
      if (n == 0)
        continue;
      g_assert_cmpint (strstr (prompt, "to win: Ăn hồ") != NULL, ==, moves[0].kind == CHIEU_LUC_HO_AN_HO);
      g_assert_cmpint (strstr (prompt, ": Bắt") != NULL, ==, moves[0].kind == CHIEU_LUC_HO_BAT);
      g_assert_cmpint (g_str_has_prefix (prompt, "You cannot beat "), ==, moves[0].kind == CHIEU_LUC_HO_CHUI);
      *kinds |= 1 << moves[0].kind;
    }
}

static void
test_prompts (void)
{
  static ChieuState state;
  static ChieuMove moves[CHIEU_MOVES_MAX];
  int kinds = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      int seats = 3 + (int) (seed % 2);

      deal (&state, seats, 0, seed);
      for (unsigned asked = game->to_answer (&state), step = 0; asked != 0; asked = game->to_answer (&state), step++)
        {
          int seat = __builtin_ctz (asked), n = game->moves (&state, seat, CHIEU_MOVES_CLEAN, moves);

          check_prompts (&state, seats, &kinds);
          /* Every seat makes its first move, but one that may claim does not always do so. */
          game->apply (&state, seat, &moves[moves[0].kind == CHIEU_LUC_HO_AN_HO ? (int) ((seed + step) % (unsigned) n) : 0], NULL);
        }
    }
  g_assert_cmpint (kinds & 1 << CHIEU_LUC_HO_LAM, !=, 0);
  g_assert_cmpint (kinds & 1 << CHIEU_LUC_HO_RA, !=, 0);
  g_assert_cmpint (kinds & 1 << CHIEU_LUC_HO_BAT, !=, 0);
  g_assert_cmpint (kinds & 1 << CHIEU_LUC_HO_CHUI, !=, 0);
  g_assert_cmpint (kinds & 1 << CHIEU_LUC_HO_AN_HO, !=, 0);
}

static void
check_prompt (const ChieuState *view,
              const char       *expected)
{
  g_autofree char *prompt = make_prompt (view, 0);

  g_assert_cmpstr (prompt, ==, expected);
}

/* The prompt of a bid says that the seat has the five tigers, and that it must make a hand that is strong. */
static void
test_bids (void)
{
  static ChieuState state;
  ChieuLucHoState *s = (ChieuLucHoState *) &state;

  deal (&state, 4, 0, 1);
  s->seat[0].hand = CHIEU_LUC_HO_TIGERS;
  s->phase = CHIEU_LUC_HO_BID;
  s->asked = 1;
  s->turn = 0;
  check_prompt (&state, "You hold the five tigers, which win at once: Ngũ hổ hạ sơn, Làm bài or Không làm.");
  s->seat[0].hand = parse_cards ("9x 8x 7x 2k 3k 4k");
  check_prompt (&state, "Do you want to make this hand? Làm bài or Không làm.");
  s->rules.value[CHIEU_LUC_HO_RULE_MUST_MAKE] = 1;
  check_prompt (&state, "A hand this strong must be made: Làm bài.");
}

/* ---- Old cards ---- */

/* Makes the move @text of @seat. */
static void
make_move (ChieuLucHoState *s,
           int              seat,
           const char      *text)
{
  ChieuMove move;
  int column;

  g_assert_true (game->parse_move (text, &move, &column));
  g_assert_cmpint (game->apply (s, seat, &move, NULL), ==, CHIEU_REASON_NONE);
}

/* A card that is old by deduction has a proof; one that is old by what was seen has none, nor has one that is not old. */
static void
test_why_old (void)
{
  static const char *const hands[] = { "7s 6s 5s 9q 2q", "8s 2k 3k 4k 5k", "9x 2x 3x 4x 5x" };
  ChieuState state;
  ChieuLucHoState *s = (ChieuLucHoState *) &state;
  g_autofree char *proof = NULL, *nine = NULL, *low = NULL;

  deal (&state, 3, 0, 1);
  s->rules.value[CHIEU_LUC_HO_DEDUCE] = 1;
  s->phase = CHIEU_LUC_HO_BID;
  s->asked = 1;
  for (int seat = 0; seat < 3; seat++)
    {
      s->seat[seat].hand = parse_cards (hands[seat]);
      s->seat[seat].n_hand = 5;
    }
  make_move (s, 0, "lam");
  make_move (s, 0, "ra 7s");
  make_move (s, 1, "chui 8s");
  make_move (s, 2, "chui 2x");
  proof = chieu_words_luc_ho_why_old (words, s, 0, CHIEU_LH (2, 6));
  g_assert_cmpstr (proof, ==, "6 Sách is old: in trick 1 the other two dropped cards, though 8 Sách, 9 Sách would have beaten the trick, so neither kept it.");
  nine = chieu_words_luc_ho_why_old (words, s, 0, CHIEU_LH (3, 9));
  g_assert_null (nine);
  low = chieu_words_luc_ho_why_old (words, s, 0, CHIEU_LH (3, 2));
  g_assert_null (low);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  game = chieu_game_find ("luc-ho");
  words = chieu_words_for_game (game);
  g_test_add_func ("/words-luc-ho/cards", test_cards);
  g_test_add_func ("/words-luc-ho/moves", test_moves);
  g_test_add_func ("/words-luc-ho/drops-stay-hidden", test_drops_stay_hidden);
  g_test_add_func ("/words-luc-ho/events", test_events);
  g_test_add_func ("/words-luc-ho/reasons", test_reasons);
  g_test_add_func ("/words-luc-ho/switches", test_switches);
  g_test_add_func ("/words-luc-ho/results", test_results);
  g_test_add_func ("/words-luc-ho/dealt", test_dealt);
  g_test_add_func ("/words-luc-ho/prompts", test_prompts);
  g_test_add_func ("/words-luc-ho/bids", test_bids);
  g_test_add_func ("/words-luc-ho/why-old", test_why_old);
  return g_test_run ();
}
