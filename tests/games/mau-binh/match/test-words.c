/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mậu binh in words: its cards, what the rows are, sentences, faults, results, and the log of a hand.
 */
#include <locale.h>
#include <string.h>

#include "match/hand-log.h"
#include "match/record/record.h"
#include "games/mau-binh/match/words.h"
#include "../../../match/sentences.h"

static const ChieuGame *game;
static const ChieuWords *words;
static const char *const names[] = { NULL, "An", "Bình", "Cúc", NULL };

static void
test_cards (void)
{
  static const char *const suits[] = { "spades", "hearts", "diamonds", "clubs" };

  g_assert_cmpstr (chieu_words_card (words, 0), ==, "2♠");
  g_assert_cmpstr (chieu_words_card (words, 51), ==, "A♣");
  for (ChieuCard card = 0; card < CHIEU_MAU_BINH_FACES; card++)
    {
      const char *name = chieu_words_card_spoken (words, card);
      gboolean red = g_str_has_suffix (name, "hearts") || g_str_has_suffix (name, "diamonds");

      g_assert_true (g_str_has_suffix (name, suits[card % 4]));
      g_assert_true (red == chieu_deck_is_red (game->deck, card));
    }
}

/* In a text that is read aloud each sign of a suit becomes words. */
static void
test_signs (void)
{
  g_autofree char *read = chieu_words_read_signs ("You show K♥, 10♣ and Q♥Q♠. 3 Vạn stays.");

  g_assert_cmpstr (read, ==, "You show King of hearts, 10 of clubs and Queen of heartsQueen of spades. 3 Vạn stays.");
  g_assert_cmpstr (chieu_words_card_read (words, 0), ==, "2 of spades");
}

#define LAID "xep Ks Kh Kd 9s 9h / Ts Td 4c 4d 2s / As Qd 8h"
#define ROWS "chi 1: Cù lũ K; chi 2: Thú 10, 4; chi 3: Mậu thầu A"

static const Sentence sentences[] = {
  { LAID, "An lays " ROWS ".", "You lay " ROWS ".", "Binh xong: " ROWS },
  { "toi-trang luc-phe-bon", "An shows a tới trắng: Lục phé bôn.", "You show a tới trắng: Lục phé bôn.", "Lục phé bôn" },
  { "bo", "An gives up the hand.", "You give up the hand.", "Bỏ bài" },
};

static void
test_moves (void)
{
  check_sentences (game, 4, sentences, G_N_ELEMENTS (sentences));
}

/* ---- Rows ---- */

static const struct { const char *cards; int row; const char *text; } rows[] = {
  { "As Kh Jd 9c 7s", 0, "Mậu thầu A" },
  { "4s 4h Ad Kc Qs", 1, "Đôi 4" },
  { "4s 4h Ad Ac Qs", 0, "Thú A, 4" },
  { "7s 7h 7d Ac Qs", 1, "Xám 7" },
  { "2s 3h 4d 5c 6s", 0, "Sảnh to 6" },
  { "2s 3h 4d 5c As", 0, "Sảnh to 5" },
  { "Ts Jh Qd Kc As", 0, "Sảnh to A" },
  { "2h 3h 4h 5h Kh", 1, "Thùng K" },
  { "Ts Th Td Ac As", 0, "Cù lũ 10" },
  { "2s 2h 2d 2c As", 0, "Tứ quý 2" },
  { "9h Th Jh Qh Kh", 0, "Thùng phá sảnh to K" },
  { "2h 3h 4h 5h Ah", 0, "Thùng phá sảnh to 5" },
  { "Qs Qh 2d", 2, "Đôi Q" },
  { "Js Jh Jd", 2, "Xám J" },
  { "2s 3s 4s", 2, "Mậu thầu 4" },
  { "2s 3s As", 2, "Mậu thầu A" },
};

/* Fills @cards with those that @text names. Returns: how many they are */
static int
parse_cards (const char *text,
             ChieuCard  *cards)
{
  g_auto (GStrv) list = g_strsplit (text, " ", -1);
  int n = 0;

  for (; list[n] != NULL; n++)
    cards[n] = chieu_deck_parse (game->deck, list[n], strlen (list[n]));
  return n;
}

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuCard cards[CHIEU_MAU_BINH_HAND];
      g_autofree char *text = NULL;

      g_assert_cmpint (parse_cards (rows[i].cards, cards), ==, chieu_mau_binh_row_size (rows[i].row));
      text = chieu_words_mau_binh_chi (cards, rows[i].row);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
  for (int kind = 0; kind < CHIEU_MAU_BINH_N_KINDS; kind++)
    g_assert_cmpint (*chieu_words_mau_binh_kind ((ChieuMauBinhKind) kind), !=, '\0');
}

static const struct { const char *laid, *foul; gboolean a5; } fouls[] = {
  { LAID, NULL, FALSE },
  { "xep Ts Td 4c 4d 2s / Ks Kh Kd 9s 9h / As Qd 8h", "Binh lủng: chi 2 is higher than chi 1.", FALSE },
  { "xep Ks Kh Kd 9s 9h / Ts Jd 4c 3d 2s / As Qd 8h", "Binh lủng: chi 3 is higher than chi 2.", FALSE },
  { "xep As 2d 3c 4h 5s / 6h 7d 8s 9d Th / 2c 3d 7h", "Binh lủng: chi 2 is higher than chi 1.", FALSE },
  { "xep As 2d 3c 4h 5s / 6h 7d 8s 9d Th / 2c 3d 7h", NULL, TRUE },
};

static void
test_foul (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (fouls); i++)
    {
      g_autofree char *text = NULL;
      ChieuMove move;
      int column;

      g_assert_true (game->parse_move (fouls[i].laid, &move, &column));
      text = chieu_words_mau_binh_foul (move.cards, fouls[i].a5);
      g_assert_cmpstr (text, ==, fouls[i].foul);
    }
}

/* ---- Prompts, faults, results ---- */

/* Gives seat 0 the cards of @hand. */
static void
set_hand (ChieuMauBinhState *state,
          const char        *hand)
{
  ChieuCard cards[CHIEU_MAU_BINH_HAND];

  g_assert_cmpint (parse_cards (hand, cards), ==, CHIEU_MAU_BINH_HAND);
  state->hand[0] = 0;
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    state->hand[0] |= CHIEU_MAU_BINH_CARD (cards[i]);
}

/* Checks the prompt of seat 0, which is offered Binh xong and Bỏ bài, and if it @wins also a tới trắng. */
static void
check_prompt (const ChieuMauBinhState *state,
              gboolean                 wins,
              const char              *expected)
{
  static const char *const others[] = { NULL, "An", "Bình", "Cúc" };
  static const guint8 kinds[] = { CHIEU_MAU_BINH_TOI_TRANG, CHIEU_MAU_BINH_XEP, CHIEU_MAU_BINH_BO };
  g_autofree char *prompt = chieu_words_prompt_after (words, CHIEU_CARD_NONE, state, 0, others, wins ? kinds : kinds + 1,
                                                      wins ? 3 : 2);

  g_assert_cmpstr (prompt, ==, expected);
}

/* The prompt names the hand that wins as it is (tới trắng) and its worth, but not in the strict way. */
static void
test_prompts (void)
{
  ChieuMauBinhState state = { .seats = 4, .asked = 1 };

  chieu_rules_init (&state.rules, game);
  set_hand (&state, "2s 2h 5s 5d 8d 9d Td Qd Kc As Jh 7c 4c");
  check_prompt (&state, FALSE, "Arrange your thirteen cards, chi 1 the highest, chi 3 the lowest; then Binh xong or Bỏ bài.");
  set_hand (&state, "2s 3s 4s 5s 6s 7s 8d 9d Td Jd Qd Kc Ac");
  check_prompt (&state, TRUE, "Sảnh rồng wins as it is, 12 points from each: Tới trắng, Binh xong or Bỏ bài.");
  state.carry.strict = 1;
  check_prompt (&state, TRUE, "Arrange your thirteen cards, chi 1 the highest, chi 3 the lowest; then Tới trắng, Binh xong or Bỏ bài.");
  state.asked = 0;
  check_prompt (&state, FALSE, NULL);
}

static void
test_faults (void)
{
  ChieuRules rules;
  ChieuFault fault = { .reason = CHIEU_MAU_BINH_BINH_LUNG, .seat = 1 };
  g_autofree char *found = NULL, *seen = NULL;

  chieu_rules_init (&rules, game);
  for (int reason = 1; reason < CHIEU_MAU_BINH_N_REASONS; reason++)
    g_assert_true ((chieu_words_fault (words, (ChieuReason) reason) != NULL) == (reason == CHIEU_MAU_BINH_BINH_LUNG));
  found = chieu_words_fault_found (words, &rules, &fault, "An");
  g_assert_cmpstr (found, ==, "An: Binh lủng. A chi was higher than the one before it. "
                              "Each of the others whose three rows are right is paid for it.");
  seen = chieu_words_fault_seen (words, &rules, CHIEU_MAU_BINH_BINH_LUNG, "Bình", "An");
  g_assert_cmpstr (seen, ==, "Bình calls out: Binh lủng. An loses all three chi to everybody whose rows are right.");
}

/* Each thing that pays is a house rule that bears its name, and no two rules are explained with the same words. */
static void
test_switches (void)
{
  g_assert_cmpstr (chieu_words_switch (words, CHIEU_MAU_BINH_POINTS_TU_QUY_2), ==, "Points for Tứ quý chi 2");
  g_assert_cmpstr (chieu_words_switch (words, CHIEU_MAU_BINH_POINTS_INSTANT + CHIEU_MAU_BINH_BA_SANH), ==, "Points for Ba sảnh");
  for (int i = 0; i < game->n_switches; i++)
    for (int j = 0; j < i; j++)
      g_assert_cmpstr (chieu_words_switch_rule (words, i), !=, chieu_words_switch_rule (words, j));
  /* The factor of sập is a house rule. */
  g_assert_null (strstr (chieu_words_cuoc_rule (words, CHIEU_MAU_BINH_CUOC_SAP, 4), "doubled"));
  g_assert_null (strstr (chieu_words_cuoc_rule (words, CHIEU_MAU_BINH_CUOC_SAP_LANG, 4), "doubled"));
}

static void
test_results (void)
{
  ChieuResult result = { .outcome = CHIEU_OUTCOME_WON, .winner = 1, .worth = 9, .n_cuoc = 3, .points = { -6, 9, -3, 0 },
                         .cuoc = { CHIEU_MAU_BINH_CUOC_SO_CHI, CHIEU_MAU_BINH_CUOC_XAM_3, CHIEU_MAU_BINH_CUOC_SAP } };
  g_autofree char *won = chieu_words_result (words, &result, names, 4), *drawn = NULL;

  g_assert_cmpstr (won, ==, "An wins with “So chi, xám chi 3, sập ba chi”: 9 points.");
  result = (ChieuResult) { .outcome = CHIEU_OUTCOME_DRAWN, .winner = -1 };
  drawn = chieu_words_result (words, &result, names, 4);
  g_assert_cmpstr (drawn, ==, "Nobody won: the hand is drawn.");
}

/* ---- The log ---- */

/* Adds the first clean move of each seat to @record. */
static void
add_first_moves (ChieuRecord *record)
{
  ChieuState state;

  game->deal (&state, &record->rules, &record->carry, record->seed);
  for (guint8 seat = 0; seat < record->carry.seats; seat++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      ChieuRecordMove made = { .seat = seat };

      g_assert_cmpint (game->moves (&state, seat, CHIEU_MOVES_CLEAN, moves), >, 0);
      made.move = moves[0];
      g_array_append_val (record->moves, made);
      game->apply (&state, seat, &made.move, NULL);
    }
}

/* The log has a whole line for each seat, although nobody was told of a move when it was made, and one for the result. */
static void
test_log (void)
{
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, 3, -1, FALSE);
  carry.cai = 0;
  record = chieu_record_new (game, &rules, &carry, 5);
  add_first_moves (record);
  lines = chieu_hand_log_make (record, 0, FALSE, names, NULL, NULL);
  g_assert_cmpuint (lines->len, ==, 4);
  g_assert_true (g_str_has_prefix (chieu_hand_log_get_text (lines, 0), "You lay chi 1: "));
  g_assert_true (g_str_has_prefix (chieu_hand_log_get_text (lines, 1), "An lays chi 1: "));
  g_assert_true (g_str_has_prefix (chieu_hand_log_get_text (lines, 2), "Bình lays chi 1: "));
  g_assert_nonnull (strstr (chieu_hand_log_get_text (lines, 3), "So chi"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  game = chieu_game_find ("mau-binh");
  words = chieu_words_for_game (game);
  g_test_add_func ("/words/mau-binh/cards", test_cards);
  g_test_add_func ("/words/mau-binh/signs", test_signs);
  g_test_add_func ("/words/mau-binh/moves", test_moves);
  g_test_add_func ("/words/mau-binh/rows", test_rows);
  g_test_add_func ("/words/mau-binh/foul", test_foul);
  g_test_add_func ("/words/mau-binh/prompts", test_prompts);
  g_test_add_func ("/words/mau-binh/faults", test_faults);
  g_test_add_func ("/words/mau-binh/switches", test_switches);
  g_test_add_func ("/words/mau-binh/results", test_results);
  g_test_add_func ("/words/mau-binh/log", test_log);
  return g_test_run ();
}
