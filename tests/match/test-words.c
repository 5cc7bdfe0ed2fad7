/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of every game are all there, tell cards apart, and make sentences.
 */
#include <locale.h>
#include <string.h>

#include "games/to-tom/match/words.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "match/words/addressed.h"
#include "sentences.h"

/* The words of Tổ tôm. */
static const ChieuWords *words;
/* The names at a table where the person has seat 0. */
static const char *const names[] = { NULL, "An", "Bình", "Cúc", "Dung" };

static void
test_complete (void)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      const ChieuWords *self = chieu_words_for_game (chieu_games[i]);

      /* A game is played by the engine program before it has words. */
      if (self == NULL)
        continue;
      g_assert_cmpstr (chieu_words_missing (self), ==, NULL);
      g_assert_cmpint (chieu_words_n_kinds (self), >, 0);
    }
}

static void
test_cards_differ (void)
{
  const char *(*const forms[]) (const ChieuWords *, ChieuCard) = {
    chieu_words_card, chieu_words_card_long, chieu_words_card_spoken,
  };

  for (int i = 0; chieu_games[i] != NULL; i++)
    for (guint form = 0; form < G_N_ELEMENTS (forms); form++)
      {
        g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
        const ChieuWords *self = chieu_words_for_game (chieu_games[i]);

        if (self == NULL)
          continue;
        for (ChieuCard card = 0; card < chieu_games[i]->deck->n_faces; card++)
          g_assert_true (g_hash_table_add (seen, (gpointer) forms[form] (self, card)));
        g_assert_true (g_hash_table_add (seen, (gpointer) forms[form] (self, CHIEU_CARD_HIDDEN)));
      }
}

static void
test_card_names (void)
{
  g_autofree char *list = NULL;
  const ChieuCard tom[] = { CHIEU_V (3), CHIEU_S (3), CHIEU_N (7) };

  g_assert_cmpstr (chieu_words_card (words, CHIEU_V (8)), ==, "8 Vạn");
  g_assert_cmpstr (chieu_words_card_long (words, CHIEU_V (8)), ==, "Bát vạn");
  g_assert_cmpstr (chieu_words_card_spoken (words, CHIEU_V (8)), ==, "8 Vạn (bát vạn), red");
  g_assert_cmpstr (chieu_words_card_spoken (words, CHIEU_N (1)), ==, "1 Văn (nhất văn), black");
  g_assert_cmpstr (chieu_words_card (words, CHIEU_OC), ==, "Ông cụ");
  g_assert_cmpstr (chieu_words_card (words, CHIEU_CARD_HIDDEN), ==, "a card face down");
  list = chieu_words_cards (words, tom, 3);
  g_assert_cmpstr (list, ==, "3 Vạn, 3 Sách, 7 Văn");
}

/* The colour that the words say is that of the deck. */
static void
test_colours (void)
{
  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    g_assert_true (g_str_has_suffix (chieu_words_card_spoken (words, card), ", red")
                   == chieu_deck_is_red (chieu_to_tom.deck, card));
}

/* Every reason is a sentence; exactly those that are faults have a name, and what is said of such a fault names the seat and the card. */
static void
test_reasons (void)
{
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_to_tom);
  for (int reason = 1; reason < CHIEU_TO_TOM_N_REASONS; reason++)
    {
      ChieuFault fault = { .reason = (uint8_t) reason, .n = 1, .cards = { CHIEU_V (5) } };
      gboolean is_fault = reason >= CHIEU_TO_TOM_XUONG_ORDER;
      g_autofree char *found = chieu_words_fault_found (words, &rules, &fault, "An");

      g_assert_true (g_str_has_suffix (chieu_words_reason (words, (ChieuReason) reason), "."));
      g_assert_true ((chieu_words_fault (words, (ChieuReason) reason) != NULL) == is_fault);
      g_assert_true (!is_fault || (g_str_has_prefix (found, "An: ") && strstr (found, "5 Vạn") != NULL));
    }
}

/* The sentence on a fault tells its cost, which is a house rule. */
static void
test_cost (void)
{
  ChieuFault fault = { .reason = CHIEU_TO_TOM_THOI_KHAN };
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_to_tom);
  for (int cost = CHIEU_TO_TOM_COST_NONE; cost <= CHIEU_TO_TOM_COST_CHEO_DO; cost++)
    {
      static const char *const ends[] = { "costs nothing.", "points of this win.", "and of the next." };
      g_autofree char *found = NULL;

      rules.value[CHIEU_TO_TOM_FAULT_THOI_KHAN] = (int16_t) cost;
      found = chieu_words_fault_found (words, &rules, &fault, NULL);
      g_assert_true (g_str_has_prefix (found, "You: Thối khàn. "));
      g_assert_true (g_str_has_suffix (found, ends[cost]));
    }
}

static void
test_call (void)
{
  static const struct
  {
    int seats, n;
    guint8 cuoc[4];
    const char *call;
  } calls[] = {
    { 5, 3, { CHIEU_CUOC_THONG, CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_TOM }, "Thông bạch định tôm" },
    { 5, 3, { CHIEU_CUOC_THAP_HONG, CHIEU_CUOC_TOM, CHIEU_CUOC_LEO }, "Thập hồng tôm lèo" },
    { 4, 2, { CHIEU_CUOC_THAP_HONG, CHIEU_CUOC_LEO }, "Thập nhị hồng lèo" },
    { 4, 1, { CHIEU_CUOC_KINH_CO }, "Kính nhị cố" },
    { 5, 2, { CHIEU_CUOC_THONG, CHIEU_CUOC_KINH_CO }, "Thông kính cố" },
    { 5, 1, { CHIEU_CUOC_SUONG }, "Ù suông" },
    { 5, 1, { CHIEU_CUOC_CHI_NAY }, "Chi nẩy" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *call = chieu_words_call (words, calls[i].cuoc, calls[i].n, calls[i].seats);

      g_assert_cmpstr (call, ==, calls[i].call);
    }
}

static void
test_cuoc_differ (void)
{
  for (int seats = 4; seats <= 5; seats++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

      for (int cuoc = 0; cuoc < CHIEU_N_CUOC; cuoc++)
        {
          g_assert_true (g_hash_table_add (seen, (gpointer) chieu_words_cuoc (words, cuoc, seats)));
          g_assert_true (g_hash_table_add (seen, (gpointer) chieu_words_cuoc_rule (words, cuoc, seats)));
        }
    }
}

static const Sentence sentences[] = {
  { "khan 5s", "An lays a khàn face down.", "You lay a khàn face down.", "Khàn: 5 Sách" },
  { "thien-khai 7s", "An lays a thiên khai face down.", "You lay a thiên khai face down.", "Thiên khai: 7 Sách" },
  { "bat-thuc 5s", "An keeps a khàn as bất thực and takes a cup.", "You keep a khàn as bất thực and take a cup.",
    "Bất thực: 5 Sách" },
  { "xong", "An is done.", "You are done.", "Xong" },
  { "danh 3v", "An discards 3 Vạn.", "You discard 3 Vạn.", "Đánh: 3 Vạn" },
  { "tra 3v", "An returns 3 Vạn to the gate.", "You return 3 Vạn to the gate.", "Trả cửa: 3 Vạn" },
  { "u", "An calls ù!", "You call ù!", "Ù" },
  { "day-khan 5s", "An raises the khàn of 5 Sách.", "You raise the khàn of 5 Sách.", "Dậy khàn: 5 Sách" },
  { "phong 6n", "An takes 6 Văn by phỗng.", "You take 6 Văn by phỗng.", "Phỗng: 6 Văn" },
  { "phong 6n + doc 6n 7n 8n", "An takes 6 Văn by phỗng.", "You take 6 Văn by phỗng.", "Phỗng: 6 Văn; with the dọc 6 Văn, 7 Văn, 8 Văn" },
  { "an 3v lung 3v 3s 7n", "An eats 3 Vạn: Tôm with 3 Sách, 7 Văn.", "You eat 3 Vạn: Tôm with 3 Sách, 7 Văn.", "Tôm: 3 Vạn, 3 Sách, 7 Văn" },
  { "an cc lung cc 8s 9v", "An eats Chi chi: Lèo with 8 Sách, 9 Vạn.", "You eat Chi chi: Lèo with 8 Sách, 9 Vạn.", "Lèo: Chi chi, 8 Sách, 9 Vạn" },
  { "an 9s lung 9s tt oc", "An eats 9 Sách: Lưng with Thang thang, Ông cụ.", "You eat 9 Sách: Lưng with Thang thang, Ông cụ.", "Lưng: 9 Sách, Thang thang, Ông cụ" },
  { "an 4v bi 4v 4v 4s 4n", "An eats 4 Vạn: Bí with 4 Vạn, 4 Sách, 4 Văn.", "You eat 4 Vạn: Bí with 4 Vạn, 4 Sách, 4 Văn.", "Bí: 4 Vạn, 4 Vạn, 4 Sách, 4 Văn" },
  { "an 2v doc 2v 3v 4v + doc 2v 3v 4v", "An eats 2 Vạn: Dọc with 3 Vạn, 4 Vạn.", "You eat 2 Vạn: Dọc with 3 Vạn, 4 Vạn.",
    "Dọc: 2 Vạn, 3 Vạn, 4 Vạn; with the dọc 2 Vạn, 3 Vạn, 4 Vạn" },
  { "an 2v doc 2v 3v 4v + le 2v", "An eats 2 Vạn: Dọc with 3 Vạn, 4 Vạn.", "You eat 2 Vạn: Dọc with 3 Vạn, 4 Vạn.",
    "Dọc: 2 Vạn, 3 Vạn, 4 Vạn; laid beside it 2 Vạn" },
  { "an 2v lat doc 2v 3v 4v", "An eats 2 Vạn: Dọc with 3 Vạn, 4 Vạn.", "You eat 2 Vạn: Dọc with 3 Vạn, 4 Vạn.",
    "Dọc: 2 Vạn, 3 Vạn, 4 Vạn, and the khàn turned up" },
  { "an cc yeu cc", "An eats Chi chi alone.", "You eat Chi chi alone.", "Yêu: Chi chi" },
  { "an 5v @2 doc 5v", "An eats 5 Vạn onto a phu on the mat.", "You eat 5 Vạn onto a phu on the mat.",
    "Dọc on the mat: 5 Vạn" },
  { "an 5v @2 doc 5v + le 5v", "An eats 5 Vạn onto a phu on the mat.", "You eat 5 Vạn onto a phu on the mat.",
    "Dọc on the mat: 5 Vạn; laid beside it 5 Vạn" },
  { "an 5v @3 bi 5v 5v", "An eats 5 Vạn onto a phu on the mat.", "You eat 5 Vạn onto a phu on the mat.",
    "Bí on the mat: 5 Vạn, 5 Vạn" },
  { "boc", "An leaves it and draws.", "You leave it and draw.", "Bốc" },
  { "boc ha @1 5v", "An leaves it, adds 5 Vạn to the dọc, and draws.",
    "You leave it, add 5 Vạn to the dọc, and draw.", "Bốc: 5 Vạn" },
  { "duoi", "An passes the card to the right.", "You pass the card to the right.", "Dưới" },
  { "duoi ha @1 5v", "An adds 5 Vạn to the dọc and passes the card to the right.",
    "You add 5 Vạn to the dọc and pass the card to the right.", "Dưới: 5 Vạn" },
  { "qua", "An passes.", "You pass.", "Qua" },
  { "lat-khan 5s", "An turns up the khàn of 5 Sách.", "You turn up the khàn of 5 Sách.", "Lật khàn: 5 Sách" },
  { "bao-bat-thuc 5s an-ca", "An says: khàn bất thực 5 Sách, ăn cả.", "You say: khàn bất thực 5 Sách, ăn cả.",
    "Báo bất thực: 5 Sách, ăn cả" },
  { "tra-chen", "An returns the cup.", "You return the cup.", "Trả chén" },
  { "ho-phong", "An says: phỗng.", "You say: phỗng.", "Hô phỗng" },
  { "ho-khong-phong", "An says: không phỗng.", "You say: không phỗng.", "Hô không phỗng" },
  { "xuong bach-dinh tom", "An calls: “Bạch định tôm”.", "You call: “Bạch định tôm”.", "Bạch định tôm" },
  { "khong-danh", "An puts no card down.", "You put no card down.", "Không đánh" },
  { "tra-thua 1n", "An has a card too many and gives 1 Văn back: it goes under the nọc.",
    "You have a card too many and give 1 Văn back: it goes under the nọc.", "Trả thừa: 1 Văn" },
};

static void
test_moves (void)
{
  check_sentences (&chieu_to_tom, 5, sentences, G_N_ELEMENTS (sentences));
}

static void
test_called (void)
{
  g_assert_cmpstr (chieu_words_label (words, CHIEU_TO_TOM_AN), ==, "Ăn");
  g_assert_cmpstr (chieu_words_called (words, CHIEU_TO_TOM_PHONG), ==, "Phỗng!");
  g_assert_null (chieu_words_called (words, CHIEU_TO_TOM_DANH));
}

static void
test_prompt (void)
{
  static const char *const others[CHIEU_SEATS_MAX] = { "An", "Bình", "Cúc", "Dung", "Em" };
  static ChieuState state, view;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, 5, -1, false);
  carry.cai = 2;
  chieu_to_tom.deal (&state, &rules, &carry, 1);
  for (int seat = 0; seat < 5; seat++)
    {
      gboolean asked = chieu_to_tom.to_answer (&state) >> seat & 1;
      g_autofree char *prompt = NULL;

      chieu_to_tom.observe (&state, seat, &view);
      prompt = chieu_words_prompt_after (words, CHIEU_CARD_NONE, &view, seat, others, NULL, 0);
      g_assert_true ((prompt != NULL) == asked);
    }
  g_assert_null (chieu_words_prompt_after (words, CHIEU_CARD_NONE, &state, -1, others, NULL, 0));
}

/* The prompt says where the card lies, whose gate that is, and all that may be done with it. */
static void
test_prompt_of_claim (void)
{
  static const guint8 kinds[] = { CHIEU_TO_TOM_U, CHIEU_TO_TOM_AN, CHIEU_TO_TOM_BOC };
  static const struct
  {
    ChieuEatingPhase phase;
    int gate, from, source, n;
    const char *prompt, *after;    /* after: where the card was named just before */
  } rows[] = {
    { CHIEU_EATING_CLAIM, 0, 4, CHIEU_EATING_FROM_DISCARD, 3, "8 Sách at your gate: Ù, Ăn or Bốc.", "At your gate: Ù, Ăn or Bốc." },
    { CHIEU_EATING_CLAIM, 0, 4, CHIEU_EATING_FROM_DISCARD, 2, "8 Sách at your gate: Ù or Ăn.", "At your gate: Ù or Ăn." },
    { CHIEU_EATING_CLAIM, 0, 0, CHIEU_EATING_FROM_NOC, 1, "8 Sách, which you drew: you can call Ù!", "You can call Ù!" },
    { CHIEU_EATING_CLAIM, 0, 0, CHIEU_EATING_FROM_NOC, 2, "8 Sách, which you drew: Ù or Ăn.", "Ù or Ăn." },
    { CHIEU_EATING_CLAIM, 3, 2, CHIEU_EATING_FROM_DISCARD, 1, "8 Sách at the gate of Cúc: you can call Ù!",
      "At the gate of Cúc: you can call Ù!" },
    { CHIEU_EATING_PASSED_ON, 4, 4, CHIEU_EATING_FROM_NOC, 3, "8 Sách, left to you: Ù, Ăn or Bốc.", "Left to you: Ù, Ăn or Bốc." },
  };
  ChieuToTomState state = { .seats = 5, .asked = 1, .card = CHIEU_S (8) };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *prompt = NULL, *after = NULL, *other = NULL;

      state.phase = (guint8) rows[i].phase;
      state.gate = (guint8) rows[i].gate;
      state.from = (guint8) rows[i].from;
      state.source = (guint8) rows[i].source;
      prompt = chieu_words_prompt_after (words, CHIEU_CARD_NONE, &state, 0, names, kinds, rows[i].n);
      g_assert_cmpstr (prompt, ==, rows[i].prompt);
      after = chieu_words_prompt_after (words, CHIEU_S (8), &state, 0, names, kinds, rows[i].n);
      g_assert_cmpstr (after, ==, rows[i].after);
      other = chieu_words_prompt_after (words, CHIEU_S (7), &state, 0, names, kinds, rows[i].n);
      g_assert_cmpstr (other, ==, rows[i].prompt);
    }
}

/* What is usual comes first in a prompt, whatever the order of the buttons; bất thực, which costs a cup, comes last. */
static void
test_prompt_order (void)
{
  static const guint8 kinds[] = { CHIEU_TO_TOM_KHAN, CHIEU_TO_TOM_BAT_THUC, CHIEU_TO_TOM_BOC };
  ChieuToTomState state = { .seats = 5, .asked = 1, .card = CHIEU_S (8), .phase = CHIEU_EATING_CLAIM, .from = 4 };
  g_autofree char *three = chieu_words_prompt_after (words, CHIEU_CARD_NONE, &state, 0, names, kinds, 3);
  g_autofree char *two = chieu_words_prompt_after (words, CHIEU_CARD_NONE, &state, 0, names, kinds + 1, 2);
  g_autofree char *put = NULL;

  g_assert_cmpstr (three, ==, "8 Sách at your gate: Khàn, Bốc or Bất thực.");
  g_assert_cmpstr (two, ==, "8 Sách at your gate: Bốc or Bất thực.");
  state.phase = CHIEU_EATING_DISCARD;
  put = chieu_words_prompt_after (words, CHIEU_CARD_NONE, &state, 0, names, kinds + 1, 1);
  g_assert_cmpstr (put, ==, "Your turn: discard a card, or Bất thực.");
}

static void
test_result (void)
{
  ChieuResult result = { .outcome = CHIEU_OUTCOME_WON, .winner = 1, .worth = 18, .n_cuoc = 2,
                         .cuoc = { CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_TOM } };
  g_autofree char *won = NULL, *pot = NULL, *own = NULL, *debt = NULL, *drawn = NULL;

  result.points[1] = 18;
  won = chieu_words_result (words, &result, names, 5);
  g_assert_cmpstr (won, ==, "An wins with “Bạch định tôm”: 18 points.");
  result.points[1] = 1;
  pot = chieu_words_result (words, &result, names, 5);
  g_assert_cmpstr (pot, ==, "An wins with “Bạch định tôm”: 1 point, all that was left in the pot.");
  result.outcome = CHIEU_OUTCOME_UNPAID;
  result.paid_debt = 1;
  debt = chieu_words_result (words, &result, names, 5);
  g_assert_cmpstr (debt, ==, "An wins, and the win pays the debt to the làng: no points this time.");
  result.outcome = CHIEU_OUTCOME_CHEO_DO;
  result.winner = 0;
  own = chieu_words_result (words, &result, names, 5);
  g_assert_cmpstr (own, ==, "You win, but are chèo đò: no points, and your next win is owed to the làng.");
  result.outcome = CHIEU_OUTCOME_DRAWN;
  result.winner = -1;
  drawn = chieu_words_result (words, &result, names, 5);
  g_assert_cmpstr (drawn, ==, "Nobody won: the hand is drawn.");
}

/* In two games nobody says ù, and other words are used for winning. */
static void
test_u (void)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      const ChieuWords *self = chieu_words_for_game (chieu_games[i]);

      /* The engine program plays a game that has no words yet. */
      if (self != NULL)
        g_assert_true (chieu_words_has_u (self) == (chieu_games[i] == &chieu_to_tom || chieu_games[i] == &chieu_chan));
    }
}

static void
test_numbers (void)
{
  static const struct { int number; const char *plain, *with_sign, *points; } cases[] = {
    { 0, "0", "0", "0 points" }, { 1, "1", "+1", "1 point" }, { -1, "−1", "−1", "−1 point" }, { -12, "−12", "−12", "−12 points" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *plain = chieu_words_number (cases[i].number), *with_sign = chieu_words_signed (cases[i].number);
      g_autofree char *points = chieu_words_points (cases[i].number);

      g_assert_cmpstr (plain, ==, cases[i].plain);
      g_assert_cmpstr (with_sign, ==, cases[i].with_sign);
      g_assert_cmpstr (points, ==, cases[i].points);
    }
}

/* A hyphen between words or cards stays one. */
static void
test_minus (void)
{
  g_autofree char *text = chieu_words_minus (g_strdup ("mau-binh - A: -3, 1-2, B-1: +2"));

  g_assert_cmpstr (text, ==, "mau-binh - A: −3, 1-2, B-1: +2");
}

/* The digits of numbers with five or more are grouped; digits after a letter, shorter numbers, decimal fractions and numbers that are
 * grouped already stay as they are. */
static void
test_thousands (void)
{
  static const struct { const char *text, *written; } cases[] = {
    { "9999 hands of 12345", "9999 hands of 12.345" }, { "-1234567 points", "-1.234.567 points" }, { "+100000", "+100.000" },
    { "T50000 and 12345x", "T50000 and 12.345x" }, { "3.14159 (2026)", "3.14159 (2026)" }, { "12.345 of 1.234.567", "12.345 of 1.234.567" },
    { "第12345局", "第12.345局" }, { "", "" },
  };
  /* A separator that is empty, or not UTF-8 as in an old locale, is not used. */
  g_autofree char *plain = chieu_words_thousands (g_strdup ("12345"), ""), *old = chieu_words_thousands (g_strdup ("12345"), "\xa0");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = chieu_words_thousands (g_strdup (cases[i].text), ".");

      g_assert_cmpstr (text, ==, cases[i].written);
    }
  g_assert_cmpstr (plain, ==, "12345");
  g_assert_cmpstr (old, ==, "12345");
}

/* The words for the phu in which a card lies with others. */
static void
test_together (void)
{
  static const struct { int n; ChieuCard cards[4]; gboolean in_hand; const char *text; } cases[] = {
    { 3, { CHIEU_V (2), CHIEU_V (3), CHIEU_V (4) }, FALSE, "in the phu Dọc" },
    { 3, { CHIEU_V (3), CHIEU_S (3), CHIEU_N (7) }, TRUE, "in the phu Tôm" },
    { 3, { CHIEU_S (5), CHIEU_S (5), CHIEU_S (5) }, TRUE, "in the phu Khàn" },
    { 3, { CHIEU_S (5), CHIEU_S (5), CHIEU_S (5) }, FALSE, "in the phu Phỗng" },
    { 3, { CHIEU_CARD_HIDDEN, CHIEU_CARD_HIDDEN, CHIEU_S (5) }, FALSE, "in a phu face down" },
    { 3, { CHIEU_S (5), CHIEU_V (2), CHIEU_N (9) }, TRUE, NULL },
    { 1, { CHIEU_S (5) }, TRUE, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = chieu_words_together (words, cases[i].cards, cases[i].n, cases[i].in_hand);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* The word by which the person is addressed takes the place of the usual one, and of no part of another word; it has a capital where that
 * one has. */
static void
test_addressed (void)
{
  static const struct { const char *text, *said; } rows[] = {
    { "Mời bạn đánh một quân.", "Mời ông đánh một quân." },
    { "Bạn bốc được 8 Sách và ù.", "Ông bốc được 8 Sách và ù." },
    { "Cô Tư ù quân 8 Sách của bạn", "Cô Tư ù quân 8 Sách của ông" },
    { "bạn, “bạn”: bạn!", "ông, “ông”: ông!" },
    { "bạnh, bàn, xbạn, BẠN", "bạnh, bàn, xbạn, BẠN" },
    { "", "" },
  };
  g_autofree char *plain = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *said = chieu_addressed_replace (rows[i].text, "bạn", "Ông");

      g_assert_cmpstr (said, ==, rows[i].said);
    }
  /* In a language that has no such words a sentence stays as it is. */
  chieu_addressed_set_word ("Sir");
  plain = chieu_addressed_text ("You win - or not.");
  g_assert_cmpstr (plain, ==, "You win - or not.");
  g_assert_null (chieu_addressed_text (NULL));
  chieu_addressed_set_word (NULL);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  words = chieu_words_for_game (&chieu_to_tom);
  g_test_add_func ("/words/complete", test_complete);
  g_test_add_func ("/words/cards-differ", test_cards_differ);
  g_test_add_func ("/words/card-names", test_card_names);
  g_test_add_func ("/words/colours", test_colours);
  g_test_add_func ("/words/reasons", test_reasons);
  g_test_add_func ("/words/cost", test_cost);
  g_test_add_func ("/words/call", test_call);
  g_test_add_func ("/words/together", test_together);
  g_test_add_func ("/words/cuoc-differ", test_cuoc_differ);
  g_test_add_func ("/words/moves", test_moves);
  g_test_add_func ("/words/called", test_called);
  g_test_add_func ("/words/prompt", test_prompt);
  g_test_add_func ("/words/prompt-of-claim", test_prompt_of_claim);
  g_test_add_func ("/words/prompt-order", test_prompt_order);
  g_test_add_func ("/words/result", test_result);
  g_test_add_func ("/words/u", test_u);
  g_test_add_func ("/words/numbers", test_numbers);
  g_test_add_func ("/words/minus", test_minus);
  g_test_add_func ("/words/thousands", test_thousands);
  g_test_add_func ("/words/addressed", test_addressed);
  return g_test_run ();
}
