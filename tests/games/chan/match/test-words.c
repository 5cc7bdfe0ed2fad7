/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chắn in words: its cards, calls, sentences, faults and results.
 */
#include <locale.h>
#include <string.h>

#include "games/chan/rules/chan.h"
#include "../../../match/sentences.h"

static const ChieuGame *game;
static const ChieuWords *words;
static const char *const names[] = { NULL, "An", "Bình", "Cúc", NULL };

/* Each face has the name of its own suit and rank, although the words are those of the deck of Tổ tôm. */
static void
test_cards (void)
{
  for (ChieuCard card = 0; card < CHIEU_CHAN_CC; card++)
    {
      static const char *const suits[] = { "Vạn", "Sách", "Văn" };
      g_autofree char *name = g_strdup_printf ("%d %s", chieu_chan_rank (card), suits[chieu_chan_suit (card)]);

      g_assert_cmpstr (chieu_words_card (words, card), ==, name);
      g_assert_true (g_str_has_suffix (chieu_words_card_spoken (words, card), ", red") == chieu_deck_is_red (game->deck, card));
    }
  g_assert_cmpstr (chieu_words_card (words, CHIEU_CHAN_CC), ==, "Chi chi");
}

static const Sentence sentences[] = {
  { "choi", "An plays the hand without chắn.", "You play the hand without chắn.", "Chơi" },
  { "ha", "An lays down the hand without chắn.", "You lay down the hand without chắn.", "Hạ bài" },
  { "danh 3v", "An discards 3 Vạn.", "You discard 3 Vạn.", "Đánh: 3 Vạn" },
  { "tra 3v", "An returns 3 Vạn to the gate.", "You return 3 Vạn to the gate.", "Trả cửa: 3 Vạn" },
  { "u", "An calls ù!", "You call ù!", "Ù" },
  { "chiu 3v", "An takes 3 Vạn by chíu.", "You take 3 Vạn by chíu.", "Chíu: 3 Vạn" },
  { "an 3v chan 3v 3v", "An eats 3 Vạn: chắn.", "You eat 3 Vạn: chắn.", "Chắn: 3 Vạn, 3 Vạn" },
  { "an 3v ca 3v 3s", "An eats 3 Vạn: cạ with 3 Sách.", "You eat 3 Vạn: cạ with 3 Sách.", "Cạ: 3 Vạn, 3 Sách" },
  { "an 3v ca 3s 3v", "An eats 3 Vạn: cạ with 3 Sách.", "You eat 3 Vạn: cạ with 3 Sách.", "Cạ: 3 Sách, 3 Vạn" },
  { "boc", "An leaves it and draws.", "You leave it and draw.", "Bốc" },
  { "duoi", "An says dưới and leaves the card to the right neighbour.",
    "You say dưới and leave the card to your right neighbour.", "Dưới" },
  { "qua", "An passes.", "You pass.", "Qua" },
  { "nhuong", "An leaves it (nhường), and the cái draws.", "You leave it (nhường), and the cái draws for you.", "Nhường" },
  { "xuong chi tom", "An calls: “Chì, có tôm”.", "You call: “Chì, có tôm”.", "Chì, có tôm" },
};

static void
test_moves (void)
{
  check_sentences (game, 4, sentences, G_N_ELEMENTS (sentences));
}

/* Equal cước are counted, and two that are kinds of ù are said as one (docs/rules/chan.md, "Xướng"). */
static const struct { const char *call, *said; } calls[] = {
  { "xuong xuong", "Xuông" },
  { "xuong thong chi bach-thu", "Thông, chì, bạch thủ" },
  { "xuong tam-do leo leo", "Tám đỏ, có hai lèo" },
  { "xuong leo leo leo", "Có ba lèo" },
  { "xuong leo", "Lèo" },
  { "xuong dia-u chiu-u", "Địa chíu ù" },
  { "xuong chi dia-u u-bon", "Chì, địa ù bòn" },
  { "xuong dia-u bach-thu", "Địa ù, bạch thủ" },
  { "xuong chiu-u tom tom chiu", "Chíu ù, có hai tôm, có chíu" },
  { "xuong tom leo tom", "Tôm, có lèo, có tôm" },
};

static void
test_calls (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *said = NULL, *aloud = NULL;
      ChieuMove move;
      int column;

      g_assert_true (game->parse_move (calls[i].call, &move, &column));
      said = chieu_words_call (words, move.cards, move.n, 4);
      aloud = chieu_words_call_aloud (words, move.cards, move.n, 4);
      g_assert_cmpstr (said, ==, calls[i].said);
      g_assert_cmpstr (aloud, ==, said);
    }
}

static void
test_cuoc_differ (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int cuoc = 0; cuoc < CHIEU_CHAN_N_CUOC; cuoc++)
    {
      g_assert_true (g_hash_table_add (seen, (gpointer) chieu_words_cuoc (words, cuoc, 4)));
      g_assert_true (g_hash_table_add (seen, (gpointer) chieu_words_cuoc_rule (words, cuoc, 4)));
    }
}

/* Exactly those reasons that have a kind of fault are named as faults; what is said of a fault has the seat, the card and what its kind
 * costs. */
static void
test_faults (void)
{
  static const char *const costs[] = { "costs nothing.", "earns nothing.", "tám đỏ hai lèo.", "all who lost.", "tám đỏ hai lèo.", NULL, "an eaten one." };
  ChieuRules rules;

  chieu_rules_init (&rules, game);
  for (int reason = 1; reason < CHIEU_CHAN_N_REASONS; reason++)
    {
      ChieuChanFaultKind kind = chieu_chan_fault_kind (reason);
      ChieuFault fault = { .reason = (uint8_t) reason, .seat = 1, .n = 1, .cards = { CHIEU_CHAN_V (5) } };
      g_autofree char *found = chieu_words_fault_found (words, &rules, &fault, "An");
      g_autofree char *seen = chieu_words_fault_seen (words, &rules, (ChieuReason) reason, "Bình", NULL);

      g_assert_true (g_str_has_suffix (chieu_words_reason (words, (ChieuReason) reason), "."));
      g_assert_true ((chieu_words_fault (words, (ChieuReason) reason) != NULL) == (kind != CHIEU_CHAN_KIND_NONE));
      g_assert_true ((seen != NULL) == (kind != CHIEU_CHAN_KIND_NONE));
      if (kind == CHIEU_CHAN_KIND_NONE)
        continue;
      g_assert_true (g_str_has_prefix (found, "An: ") && strstr (found, "(5 Vạn)") != NULL);
      g_assert_true (costs[kind] == NULL || g_str_has_suffix (found, costs[kind]));
      g_assert_true (g_str_has_prefix (seen, "Bình calls báo: "));
    }
}

/* Each value of a cước is a house rule that bears its name, and no two rules are explained with the same words. */
static void
test_switches (void)
{
  g_assert_cmpstr (chieu_words_switch (words, CHIEU_CHAN_DIEM + CHIEU_CHAN_CUOC_TAM_DO), ==, "Điểm for Tám đỏ");
  g_assert_cmpstr (chieu_words_switch (words, CHIEU_CHAN_DICH + CHIEU_CHAN_CUOC_XUONG), ==, "Dịch for Xuông");
  for (int i = 0; i < game->n_switches; i++)
    for (int j = 0; j < i; j++)
      g_assert_cmpstr (chieu_words_switch_rule (words, i), !=, chieu_words_switch_rule (words, j));
}

/* Beside other cước xuông adds something only where it is also the seventh chắn: its điểm where all are added, else its dịch. */
static const struct { ChieuChanXuongRule xuong; ChieuChanValueRule values; int dich; const char *beside; } beside_others[] = {
  { CHIEU_CHAN_XUONG_KHONG_CUOC, CHIEU_CHAN_VALUES_DIEM_DICH, 0, "" },
  { CHIEU_CHAN_XUONG_KHONG_CUOC, CHIEU_CHAN_VALUES_SUM, 0, "" },
  { CHIEU_CHAN_XUONG_BAY_CHAN, CHIEU_CHAN_VALUES_SUM, 0, "+2" },
  { CHIEU_CHAN_XUONG_BAY_CHAN, CHIEU_CHAN_VALUES_DIEM_DICH, 1, "+1" },
};

static void
test_worth_of_xuong (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (beside_others); i++)
    {
      g_autofree char *alone = NULL, *beside = NULL;
      ChieuRules rules;

      chieu_rules_init (&rules, game);
      rules.value[CHIEU_CHAN_XUONG_RULE] = (int16_t) beside_others[i].xuong;
      rules.value[CHIEU_CHAN_VALUES] = (int16_t) beside_others[i].values;
      rules.value[CHIEU_CHAN_DICH + CHIEU_CHAN_CUOC_XUONG] = (int16_t) beside_others[i].dich;
      alone = chieu_words_worth (words, &rules, 4, CHIEU_CHAN_CUOC_XUONG, FALSE);
      beside = chieu_words_worth (words, &rules, 4, CHIEU_CHAN_CUOC_XUONG, TRUE);
      g_assert_cmpstr (alone, ==, "2");
      g_assert_cmpstr (beside, ==, beside_others[i].beside);
    }
}

static void
test_results (void)
{
  ChieuResult result = { .outcome = CHIEU_OUTCOME_WON, .winner = 1, .worth = 12, .n_cuoc = 3, .points = { -12, 36, -12, -12 },
                         .cuoc = { CHIEU_CHAN_CUOC_TAM_DO, CHIEU_CHAN_CUOC_LEO, CHIEU_CHAN_CUOC_LEO } };
  g_autofree char *won = chieu_words_result (words, &result, names, 4), *fined = NULL, *unpaid = NULL, *lao = NULL;

  g_assert_cmpstr (won, ==, "An wins with “Tám đỏ, có hai lèo”: 36 points.");
  result.outcome = CHIEU_OUTCOME_UNPAID;
  result.points[1] = -36;
  fined = chieu_words_result (words, &result, names, 4);
  g_assert_cmpstr (fined, ==, "An wins, but the làng found a fault: the win earns nothing, and the others are paid.");
  result.points[1] = 0;
  unpaid = chieu_words_result (words, &result, names, 4);
  g_assert_cmpstr (unpaid, ==, "An wins, but the win is unpaid: the làng found a fault.");
  result.outcome = CHIEU_OUTCOME_FALSE;
  result.winner = 0;
  lao = chieu_words_result (words, &result, names, 4);
  g_assert_cmpstr (lao, ==, "You called ù without a winning hand (ù láo) and pay each of the others.");
}

/* ---- What there is to do, and what all saw ---- */

/* The seat that is asked, and no other, has a prompt; the sentence on the deal names the card and the seat of the cái. */
static void
test_prompts (void)
{
  static ChieuState state, view;
  const ChieuChanState *s = (const ChieuChanState *) &state;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autofree char *dealt = NULL;

      chieu_carry_init (&carry, 4, -1, false);
      carry.cai = (int8_t) (seed % 4);
      game->deal (&state, &rules, &carry, seed);
      for (int seat = 0; seat < 4; seat++)
        {
          g_autofree char *prompt = NULL;

          game->observe (&state, seat, &view);
          prompt = chieu_words_prompt_after (words, CHIEU_CARD_NONE, &view, seat, names, NULL, 0);
          g_assert_true ((prompt != NULL) == (game->to_answer (&view) >> seat & 1));
        }
      dealt = chieu_words_dealt (words, &state, names);
      g_assert_nonnull (strstr (dealt, chieu_words_card (words, s->cai_card)));
      g_assert_true (g_str_has_prefix (dealt, carry.cai == 0 ? "You draw " : names[carry.cai]));
      g_assert_true (s->cai == 0 ? strstr (dealt, "you are the cái") != NULL || g_str_has_suffix (dealt, "cái yourself.")
                                 : g_str_has_suffix (dealt, " is the cái."));
    }
  g_assert_null (chieu_words_opening (words, NULL, 0));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  game = chieu_game_find ("chan");
  words = chieu_words_for_game (game);
  g_test_add_func ("/words-chan/cards", test_cards);
  g_test_add_func ("/words-chan/moves", test_moves);
  g_test_add_func ("/words-chan/calls", test_calls);
  g_test_add_func ("/words-chan/cuoc-differ", test_cuoc_differ);
  g_test_add_func ("/words-chan/faults", test_faults);
  g_test_add_func ("/words-chan/switches", test_switches);
  g_test_add_func ("/words-chan/worth-of-xuong", test_worth_of_xuong);
  g_test_add_func ("/words-chan/results", test_results);
  g_test_add_func ("/words-chan/prompts", test_prompts);
  return g_test_run ();
}
