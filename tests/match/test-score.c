/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scores explained: worked examples of the rules, and hands of bots, where every claim is held against the evaluation.
 */
#include "bot-turn.h"

#include "match/words/account.h"
#include "games/to-tom/match/table-hand.h"
#include "match/words/words.h"

#define HANDS 40

/* Initializes @hand with the cards that @text lists, and @state with the win of that hand at a table of @seats. */
static void
lay_hand (ChieuTableHand  *hand,
          const char      *text,
          int              seats,
          ChieuToTomState *state)
{
  ChieuRules rules;
  g_autofree char *wrong = NULL;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_table_hand_init (hand, seats, &rules);
  wrong = chieu_table_hand_add_typed (hand, text);
  g_assert_cmpstr (wrong, ==, NULL);
  g_assert_true (chieu_table_hand_to_state (hand, -1, state));
}

/* ---- Worked examples ---- */

static const struct
{
  const char *text;
  gboolean thong;
  int seats;
  const char *call;
  int points;
  const char *steps;             /* with "|" between two */
} examples[] = {
  { "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n; win 1n", FALSE, 5, "Bạch định tôm", 18,
    "The count begins with the highest cước: Bạch định, 16.|Tôm is one more cước: 2 more, together 18." },
  { "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s oc; win 1n", TRUE, 5, "Thông kính cố tôm", 16,
    "The count begins with the highest cước: Kính cố, 12.|Tôm is one more cước: 2 more, together 14.|"
    "Thông, a win after a win, adds 2: together 16." },
  { "9v 8s cc 9v 8s tt 9v 9s oc 7v 8v 3v 3s 7n tt tt cc 1v 1s 6v; win 9v", FALSE, 5, "Thập hồng tôm lèo", 16,
    "The count begins with the highest cước: Thập hồng, 12.|Tôm is one more cước: 2 more, together 14.|"
    "Lèo is one more cước: 2 more, together 16." },
  { "5s 5s 5s 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 1v 1s tt cc; win 1n", TRUE, 5, "Thông", 6,
    "A win without any cước (ù suông) is worth 4.|Thông, a win after a win, adds 2: together 6." },
  { "5s 5s 5s 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 1v 1s tt cc; win 1n", FALSE, 5, "Ù suông", 4,
    "A win without any cước (ù suông) is worth 4." },
  { "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 5s 5s 5s 6v 6s 6n; win cc", FALSE, 5, "Chi nẩy", 24, "Chi nẩy is worth 24." },
  { "5s 5s 5s 2v 3v 4v 5v 6v 7v 1v 1s 1n oc 3n 4n 5n 6n 7n 8n 9n 8n 8n 8n 1n; win oc", TRUE, 4, "Kính nhị cố", 12,
    "Kính nhị cố is worth 12." },
};

static char *
join_steps (const GPtrArray *steps)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", (const char *) steps->pdata[i]);
  return g_string_free (text, FALSE);
}

static void
test_examples (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      ChieuTableHand hand;
      ChieuToTomState state;
      g_autoptr (ChieuAccount) explained = NULL;
      g_autofree char *steps = NULL;
      int sum = 0;

      g_test_message ("%s", examples[i].text);
      lay_hand (&hand, examples[i].text, examples[i].seats, &state);
      state.carry.thong = examples[i].thong ? CHIEU_TABLE_WINNER : -1;
      explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
      g_assert_cmpstr (explained->nothing, ==, NULL);
      g_assert_cmpstr (explained->call, ==, examples[i].call);
      g_assert_cmpint (explained->points, ==, examples[i].points);
      steps = join_steps (explained->steps);
      g_assert_cmpstr (steps, ==, examples[i].steps);
      for (guint j = 0; j < explained->cuoc->len; j++)
        sum += g_array_index (explained->cuoc, ChieuAccountCuoc, j).points;
      g_assert_cmpint (sum, ==, explained->points);
    }
}

/* Where the cards of a Tôm may lie in a bí and a dọc, too, the account has that reading beside the best one. */
static void
test_alternatives (void)
{
  ChieuTableHand hand;
  ChieuToTomState state;
  g_autoptr (ChieuAccount) explained = NULL;
  const ChieuAccountReading *other;

  lay_hand (&hand, "3v 3s 3n 7n 5n 6n 5s 5s 5s 2v 3v 4v 6v 7v 8v 1v 1s 1n tt cc; win 3n", 5, &state);
  explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
  g_assert_cmpstr (explained->call, ==, "Ù suông");
  g_assert_cmpuint (explained->others->len, ==, 0);
  chieu_account_free (g_steal_pointer (&explained));

  lay_hand (&hand, "3v 3s 7n 3n 5n 6n 5s 5s 5s 2v 3v 4v 6v 7v 8v 1v 1s 1n tt cc; win 4n", 5, &state);
  explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
  g_assert_cmpstr (explained->call, ==, "Tôm");
  g_assert_cmpuint (explained->others->len, ==, 1);
  other = explained->others->pdata[0];
  g_assert_cmpstr (other->call, ==, "Ù suông");
  g_assert_cmpint (other->points, ==, 4);
  g_assert_cmpstr (other->why, ==, "Grouped like this, 3 Vạn, 3 Sách and 7 Văn do not lie together, so there is no tôm.");
}

/* Other readings of a hand with a khàn bất thực are only those that the house rules allow. */
static const struct
{
  const char *text;
  ChieuCard bat_thuc;
  ChieuSplitSort sort;
  const char *call;
  guint others;                  /* how many other readings there are */
} split[] = {
  /* Without Tôm the 3 Vạn lie in three dọc, and in no bí or named triple. */
  { "2v 3v 3v 3v 4v 4v 4v 5v 5v 6v 3s 4s 5s 6s 4n 5n 7n; khan 8s; win 6n", CHIEU_V (3), CHIEU_SPLIT_ANY, "Tôm", 1 },
  { "2v 3v 3v 3v 4v 4v 4v 5v 5v 6v 3s 4s 5s 6s 4n 5n 7n; khan 8s; win 6n", CHIEU_V (3), CHIEU_SPLIT_BI_LUNG_DOC, "Tôm", 0 },
  /* Without the khàn, Chi chi alone brings a lưng: each reading is chi nẩy, and none a mere lèo. */
  { "2v 3v 4v 5v 5v 5v 6v 6v 7v 7v 8v 8v 9v 5s 6s 7s 8s 4n 5n 6n; win cc", CHIEU_V (5), CHIEU_SPLIT_ANY, "Chi nẩy", 0 },
};

static void
test_split (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (split); i++)
    {
      g_autoptr (ChieuAccount) explained = NULL;
      ChieuTableHand hand;
      ChieuToTomState state;

      g_test_message ("%s", split[i].text);
      lay_hand (&hand, split[i].text, 5, &state);
      hand.bat_thuc = UINT32_C (1) << split[i].bat_thuc;
      hand.rules.value[CHIEU_TO_TOM_BAT_THUC_PHU] = split[i].sort;
      g_assert_true (chieu_table_hand_to_state (&hand, -1, &state));
      explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
      g_assert_cmpstr (explained->call, ==, split[i].call);
      g_assert_cmpuint (explained->others->len, ==, split[i].others);
    }
}

static void
test_exchange (void)
{
  ChieuTableHand hand;
  ChieuToTomState state;
  g_autoptr (ChieuAccount) explained = NULL;

  /* Nine reds and a lèo; the tenth in place of a black card makes thập hồng. */
  lay_hand (&hand, "9v 8s cc 9v 9s tt cc cc tt 1v 5s 5s 5s 2v 3v 4v 2n 3n 4n 1v; win 1s", 5, &state);
  explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
  g_assert_cmpstr (explained->call, ==, "Lèo");
  g_assert_nonnull (explained->exchange);
  g_assert_cmpint (explained->exchange->points, >=, 14);
  g_assert_true (chieu_deck_is_red (&chieu_deck_to_tom, explained->exchange->in));
  g_assert_nonnull (strstr (explained->exchange->text, explained->exchange->call));
}

/* ---- Hands of bots ---- */

static void
play_with_bots (ChieuState *state,
                guint64     seed)
{
  const ChieuGame *game = &chieu_to_tom;
  ChieuRules rules;
  ChieuCarry carry;
  unsigned asked;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seed % 3 == 0 ? 4 : 5, -1, false);
  game->deal (state, &rules, &carry, seed);
  for (guint round = 0; (asked = game->to_answer (state)) != 0; round++)
    for (int seat = 0; seat < carry.seats; seat++)
      if (game->to_answer (state) >> seat & 1)
        make_bot_move (game, state, seat, "vua", seed + round);
}

/* Evaluates the winner's cards with @out of the fan changed for @in, and @win as the winning card; CHIEU_CARD_NONE: none. @score: (out):
 * what they are worth. Returns: whether they win */
static gboolean
score_by_hand (const ChieuToTomState *state,
               ChieuCard              out,
               ChieuCard              in,
               ChieuCard              win,
               ChieuScore            *score)
{
  const ChieuToTomSeat *seat = &state->seat[state->winner];
  ChieuHolding holding;
  ChieuCuocValues values;
  gboolean pair;

  chieu_to_tom_find_holding (state, state->winner, CHIEU_CARD_NONE, &holding);
  if (out != CHIEU_CARD_NONE)
    {
      holding.hand[out]--;
      holding.n_hand--;
      chieu_holding_add_card (&holding, in);
    }
  pair = win != CHIEU_CARD_NONE && holding.hand[win] >= 2;
  if (win != CHIEU_CARD_NONE)
    {
      if (holding.hand[win] + holding.mat[win] >= 4)
        return FALSE;
      chieu_holding_add_card (&holding, win);
    }
  chieu_to_tom_find_values (&state->rules, state->seats, &values);
  return chieu_cuoc_score (&holding, win, state->carry.thong == state->winner, !pair && !seat->spoiled_chi_nay, &values,
                           score, NULL);
}

/* The waits are exactly those cards with which the hand would have won, too, with their points and their call. */
static void
check_waits (const ChieuAccount    *explained,
             const ChieuToTomState *state)
{
  guint n = 0;

  if (state->win == CHIEU_CARD_NONE)
    return;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      ChieuScore score;
      g_autofree char *call = NULL;
      const ChieuAccountWait *found = NULL;

      if (face == state->win || !score_by_hand (state, CHIEU_CARD_NONE, CHIEU_CARD_NONE, face, &score))
        continue;
      for (guint i = 0; i < explained->waits->len; i++)
        if (((const ChieuAccountWait *) explained->waits->pdata[i])->card == face)
          found = explained->waits->pdata[i];
      g_assert_nonnull (found);
      g_assert_cmpint (found->points, ==, score.points);
      call = chieu_words_call (chieu_words_for_game (&chieu_to_tom), score.cuoc, score.n, state->seats);
      g_assert_cmpstr (found->call, ==, call);
      n++;
    }
  g_assert_cmpuint (n, ==, explained->waits->len);
}

/* The exchange of a card is one that scores most; there is none exactly if no exchange scores more than the hand itself. */
static void
check_exchange (const ChieuAccount    *explained,
                const ChieuToTomState *state)
{
  const ChieuToTomSeat *seat = &state->seat[state->winner];
  int most = explained->points;

  for (ChieuCard out = 0; out < CHIEU_TO_TOM_FACES; out++)
    for (ChieuCard in = 0; in < CHIEU_TO_TOM_FACES && seat->hand[out] > 0; in++)
      {
        ChieuHolding all;
        ChieuScore score;

        chieu_to_tom_find_holding (state, state->winner, state->win, &all);
        if (in != out && all.hand[in] + all.mat[in] < 4 && score_by_hand (state, out, in, state->win, &score))
          most = MAX (most, score.points);
      }
  g_assert_cmpint (explained->exchange != NULL ? explained->exchange->points : explained->points, ==, most);
  if (explained->exchange != NULL)
    {
      ChieuScore score;

      g_assert_true (score_by_hand (state, explained->exchange->out, explained->exchange->in, state->win, &score));
      g_assert_cmpint (score.points, ==, explained->exchange->points);
    }
}

static int
count_cards (const GPtrArray *phu)
{
  int n = 0;

  for (guint i = 0; i < phu->len; i++)
    n += ((const ChieuShownPhu *) phu->pdata[i])->n;
  return n;
}

static void
check_others (const ChieuAccount *explained)
{
  for (guint i = 0; i < explained->others->len; i++)
    {
      const ChieuAccountReading *other = explained->others->pdata[i];

      g_assert_cmpint (other->points, <=, explained->points);
      g_assert_cmpstr (other->call, !=, explained->call);
      g_assert_cmpstr (other->why, !=, "");
      g_assert_cmpint (count_cards (other->phu), ==, count_cards (explained->phu));
    }
}

/* Where a yêu that was eaten alone stays alone, the other readings have it, too. */
static void
test_bound_yeu (void)
{
  g_autoptr (ChieuAccount) explained = NULL;
  ChieuTableHand hand;
  ChieuToTomState state;

  lay_hand (&hand, "3v 3s 7n 3n 5n 6n 5s 5s 5s 2v 3v 4v 6v 7v 8v 1v 1s 1n cc; yeu tt; win 4n", 5, &state);
  state.rules.value[CHIEU_TO_TOM_YEU_AN_LE] = CHIEU_LONE_YEU_BOUND;
  explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
  g_assert_cmpuint (explained->others->len, ==, 1);
  g_assert_cmpint (count_cards (explained->phu), ==, 21);
  check_others (explained);
}

static void
test_hands (void)
{
  int wins = 0, others = 0, waits = 0, exchanges = 0;
  gint64 longest = 0;

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      ChieuState state;
      const ChieuToTomState *s = (const ChieuToTomState *) &state;
      g_autoptr (ChieuAccount) explained = NULL;
      gint64 start;

      play_with_bots (&state, seed);
      start = g_get_monotonic_time ();
      explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
      longest = MAX (longest, g_get_monotonic_time () - start);
      g_assert_true ((explained->nothing == NULL) == (s->winner >= 0 && s->outcome != CHIEU_OUTCOME_FALSE));
      if (explained->nothing != NULL)
        continue;
      wins++;
      others += (int) explained->others->len;
      waits += (int) explained->waits->len;
      exchanges += explained->exchange != NULL;
      g_assert_cmpint (count_cards (explained->phu), ==, s->seats == 5 ? 21 : 25);
      check_others (explained);
      /* score_by_hand() knows neither khàn bất thực nor what was said (hô). */
      if (s->seat[s->winner].n_bat_thuc > 0 || s->ho != 0)
        continue;
      check_waits (explained, s);
      check_exchange (explained, s);
    }
  g_test_message ("%d wins, %d other readings, %d waits, %d exchanges; the longest took %d µs", wins, others, waits, exchanges,
                  (int) longest);
  g_assert_cmpint (wins, >, HANDS / 4);
  g_assert_cmpint (waits, >, 0);
  g_assert_cmpint (exchanges, >, 0);
}

/* Of a hand that is not over there is nothing to explain. */
static void
test_nothing (void)
{
  ChieuState state;
  ChieuRules rules;
  ChieuCarry carry;
  g_autoptr (ChieuAccount) explained = NULL;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, 5, -1, false);
  chieu_to_tom.deal (&state, &rules, &carry, 1);
  explained = chieu_account_new_explained (&chieu_to_tom, &state, NULL);
  g_assert_cmpstr (explained->call, ==, NULL);
  g_assert_nonnull (explained->nothing);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score/examples", test_examples);
  g_test_add_func ("/score/alternatives", test_alternatives);
  g_test_add_func ("/score/split", test_split);
  g_test_add_func ("/score/bound-yeu", test_bound_yeu);
  g_test_add_func ("/score/exchange", test_exchange);
  g_test_add_func ("/score/hands", test_hands);
  g_test_add_func ("/score/nothing", test_nothing);
  return g_test_run ();
}
