/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of a real table put together and judged.
 */
#include "games/to-tom/match/scorer.h"
#include "match/words/account.h"

#define TOM_HAND "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n; win 1n"
/* Has no Tôm. */
#define BACH_DINH_HAND "1s 1v 5n 6n 7n 8n 4v 6v 2n 3n 4n 1v 1s 1n 2s 3s 4s; khan 5s; win 5v"
/* Thập hồng with Tôm, or with Lèo, of the same worth; no reading has both. */
#define TOM_OR_LEO_HAND "9v 8s cc 3v 3s 7n 8v 8s 8n 8v tt 7s 8s 9s 3v 3s 3n 9v 9s 9n; win 7v"

/* Initializes @hand with the cards that @text lists. */
static void
begin_hand (ChieuTableHand *hand,
            int             seats,
            const char     *text)
{
  ChieuRules rules;
  g_autofree char *wrong = NULL;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_table_hand_init (hand, seats, &rules);
  wrong = chieu_table_hand_add_typed (hand, text);
  g_assert_cmpstr (wrong, ==, NULL);
}

/* Returns: (transfer full): the verdict on @hand if it is called with @call: ids of cước, with a space between two */
static ChieuVerdict *
judge_hand (const ChieuTableHand *hand,
            const char           *call)
{
  guint8 cuoc[CHIEU_CUOC_MAX];
  g_auto (GStrv) words = g_strsplit (call, " ", -1);
  int n = 0;

  for (int i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    for (int j = 0; j < CHIEU_N_CUOC; j++)
      if (g_str_equal (words[i], chieu_cuoc_ids[j]))
        cuoc[n++] = (guint8) j;
  return chieu_verdict_new (hand, cuoc, n, -1, "Lan");
}

/* Returns: whether a remark of @verdict has @part in it */
static gboolean
has_remark (const ChieuVerdict *verdict,
            const char         *part)
{
  for (guint i = 0; i < verdict->remarks->len; i++)
    if (strstr (verdict->remarks->pdata[i], part) != NULL)
      return TRUE;
  return FALSE;
}

/* ---- Judging ---- */

static const struct
{
  const char *call;
  ChieuVerdictKind kind;
  ChieuOutcome outcome;
  int points;
  const char *remark;
} calls[] = {
  { "bach-dinh tom", CHIEU_VERDICT_JUDGED, CHIEU_OUTCOME_WON, 18, "The call is right." },
  { "tom", CHIEU_VERDICT_JUDGED, CHIEU_OUTCOME_WON, 6, "Called too low: the hand has “Bạch định tôm”, 18 points." },
  { "suong", CHIEU_VERDICT_JUDGED, CHIEU_OUTCOME_WON, 4, "Called too low" },
  { "bach-dinh tom leo", CHIEU_VERDICT_JUDGED, CHIEU_OUTCOME_CHEO_DO, 0, "More was called" },
  { "thong bach-dinh tom", CHIEU_VERDICT_JUDGED, CHIEU_OUTCOME_CHEO_DO, 0, "More was called" },
  { "tom bach-dinh", CHIEU_VERDICT_ASKED_AGAIN, CHIEU_OUTCOME_NONE, 0, "The right call is “Bạch định tôm”." },
  { "tom tom", CHIEU_VERDICT_ASKED_AGAIN, CHIEU_OUTCOME_NONE, 0, NULL },
  { "", CHIEU_VERDICT_WINS, CHIEU_OUTCOME_NONE, 0, NULL },
};

static void
test_calls (void)
{
  ChieuTableHand hand;

  begin_hand (&hand, 5, TOM_HAND);
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (ChieuVerdict) verdict = judge_hand (&hand, calls[i].call);

      g_test_message ("%s: %s", calls[i].call, verdict->title);
      g_assert_cmpint (verdict->kind, ==, calls[i].kind);
      g_assert_cmpint (verdict->best, ==, 18);
      g_assert_cmpint (verdict->result.outcome, ==, calls[i].outcome);
      g_assert_cmpint (verdict->result.points[CHIEU_TABLE_WINNER], ==, calls[i].points);
      g_assert_true (calls[i].remark == NULL || has_remark (verdict, calls[i].remark));
    }
}

/* Calls, each with a remark of the scorer and with the explanation beside it. */
static const struct
{
  const char *hand, *call;
  ChieuOutcome outcome;
  int points;
  const char *remark;
  const char *called;            /* (nullable): the end of what is explained about the call; NULL: nothing is */
} told[] = {
  { BACH_DINH_HAND, "bach-dinh", CHIEU_OUTCOME_WON, 16, "The call is right.", NULL },
  { BACH_DINH_HAND, "suong", CHIEU_OUTCOME_WON, 4, "Called too low: the hand has “Bạch định”, 16 points.", "earns only what was called: 4 points." },
  { BACH_DINH_HAND, "tom", CHIEU_OUTCOME_CHEO_DO, 0, "The hand has “Bạch định”, 16 points.", "too high (hô cao)." },
  { BACH_DINH_HAND, "bach-dinh tom", CHIEU_OUTCOME_CHEO_DO, 0, "The hand has “Bạch định”, 16 points.", "too high (hô cao)." },
  { TOM_OR_LEO_HAND, "thap-hong tom", CHIEU_OUTCOME_WON, 14, "The call is right.", NULL },
  { TOM_OR_LEO_HAND, "thap-hong leo", CHIEU_OUTCOME_WON, 14, "The call is right.", NULL },
  { TOM_OR_LEO_HAND, "thap-hong tom leo", CHIEU_OUTCOME_CHEO_DO, 0, "More was called", "too high (hô cao)." },
};

/* The call of a cước that the hand does not have is too high (hô cao) even where the hand is worth more. */
static void
test_explained (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (ChieuVerdict) verdict = NULL;
      g_autoptr (ChieuAccount) account = NULL;
      ChieuTableHand hand;

      begin_hand (&hand, 5, told[i].hand);
      verdict = judge_hand (&hand, told[i].call);
      account = chieu_account_new_explained (&chieu_to_tom, &verdict->state, NULL);
      g_test_message ("%s: %s", told[i].call, account->called);
      g_assert_cmpint (verdict->result.outcome, ==, told[i].outcome);
      g_assert_cmpint (verdict->result.points[CHIEU_TABLE_WINNER], ==, told[i].points);
      g_assert_true (has_remark (verdict, told[i].remark));
      g_assert_cmpint (has_remark (verdict, "Called too low"), ==, strstr (told[i].remark, "too low") != NULL);
      g_assert_cmpint (account->called != NULL, ==, told[i].called != NULL);
      g_assert_true (told[i].called == NULL || g_str_has_suffix (account->called, told[i].called));
    }
}

/* The scorer takes account of the other things that it is told of a win: thông, a debt, a fault, a word that was not said. */
static void
test_context (void)
{
  ChieuTableHand hand;
  ChieuVerdict *verdict;

  begin_hand (&hand, 5, TOM_HAND);
  hand.thong = TRUE;
  verdict = judge_hand (&hand, "thong bach-dinh tom");
  g_assert_cmpint (verdict->result.points[0], ==, 20);
  chieu_verdict_free (verdict);

  hand.debt = TRUE;
  verdict = judge_hand (&hand, "thong bach-dinh tom");
  g_assert_cmpint (verdict->result.outcome, ==, CHIEU_OUTCOME_UNPAID);
  g_assert_true (verdict->result.paid_debt);
  chieu_verdict_free (verdict);

  hand.debt = FALSE;
  hand.fault = CHIEU_TO_TOM_TRAI_VI;
  verdict = judge_hand (&hand, "thong bach-dinh tom");
  g_assert_cmpint (verdict->result.outcome, ==, CHIEU_OUTCOME_UNPAID);
  g_assert_true (has_remark (verdict, "wrong order"));
  chieu_verdict_free (verdict);

  /* Won on the third of a pair, and nothing said of it. */
  begin_hand (&hand, 5, "5s 5s 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s tt cc; win 5s");
  g_assert_true (chieu_table_hand_has_pair (&hand));
  g_assert_true (chieu_table_hand_needs_word (&hand));
  verdict = judge_hand (&hand, "suong");
  g_assert_cmpint (verdict->result.points[0], ==, 4);
  chieu_verdict_free (verdict);
  hand.no_word = TRUE;
  verdict = judge_hand (&hand, "suong");
  g_assert_cmpint (verdict->result.outcome, ==, CHIEU_OUTCOME_CHEO_DO);
  chieu_verdict_free (verdict);

  /* On the fourth card of a khàn bất thực there is no word that could be missing. */
  hand.hand[hand.win] = 3;
  g_assert_true (chieu_table_hand_has_pair (&hand));
  g_assert_false (chieu_table_hand_needs_word (&hand));
}

static void
test_chi_nay (void)
{
  ChieuTableHand hand;
  ChieuVerdict *verdict;

  begin_hand (&hand, 5, "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 5s 5s 5s 6v 6s 6n; win cc");
  verdict = judge_hand (&hand, "chi-nay");
  g_assert_cmpint (verdict->result.points[0], ==, 24);
  chieu_verdict_free (verdict);
  hand.chi_nay_closed = TRUE;
  verdict = judge_hand (&hand, "");
  g_assert_cmpint (verdict->best, ==, 8);
  g_assert_cmpint (verdict->call[0], ==, CHIEU_CUOC_LEO);
  chieu_verdict_free (verdict);
}

/* A khàn bất thực lies in two phu: as three equal ones it does not win any more. */
static void
test_bat_thuc (void)
{
  ChieuTableHand hand;
  ChieuVerdict *verdict;

  begin_hand (&hand, 5, "5v 5v 5v 5s 5n 6v 7v 3v 3s 7n 2n 3n 4n 6n 7n 8n 1v 1s 1n tt; win cc");
  hand.bat_thuc = UINT32_C (1) << CHIEU_V (5);
  g_assert_cmpuint (chieu_table_hand_may_be_bat_thuc (&hand), ==, UINT32_C (1) << CHIEU_V (5));
  verdict = judge_hand (&hand, "tom");
  g_assert_cmpint (verdict->result.outcome, ==, CHIEU_OUTCOME_WON);
  chieu_verdict_free (verdict);

  begin_hand (&hand, 5, "5v 5v 5v 2v 3v 4v 3v 3s 7n 2n 3n 4n 6n 7n 8n 1v 1s 1n tt oc; win cc");
  hand.bat_thuc = UINT32_C (1) << CHIEU_V (5);
  verdict = judge_hand (&hand, "tom");
  g_assert_cmpint (verdict->result.outcome, !=, CHIEU_OUTCOME_WON);
  chieu_verdict_free (verdict);

  /* A khàn that lies on the mat was not split. */
  begin_hand (&hand, 5, "khan 5v; 6v 6v 6v");
  g_assert_cmpuint (chieu_table_hand_may_be_bat_thuc (&hand), ==, UINT32_C (1) << CHIEU_V (6));
}

static void
test_no_win (void)
{
  ChieuTableHand hand;
  ChieuVerdict *verdict;

  /* Two cards in no phu. */
  begin_hand (&hand, 5, "5s 5s 5s 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 1v 1s tt 9v; win 7s");
  verdict = judge_hand (&hand, "suong");
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_NO_WIN);
  g_assert_cmpint (verdict->result.outcome, ==, CHIEU_OUTCOME_FALSE);
  g_assert_cmpint (verdict->result.next.debts, ==, 1);
  g_assert_true (has_remark (verdict, "2 cards lie in no phu"));
  chieu_verdict_free (verdict);

  /* All in phu, and no lưng. */
  begin_hand (&hand, 5, "4v 5v 6v 7v 8v 9v 3n 4n 5n 6n 7n 8n 3s 4s 5s 6s 7s 1v 1s tt; win oc");
  verdict = judge_hand (&hand, "suong");
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_NO_WIN);
  g_assert_true (has_remark (verdict, "It has 0 lưng; 1 is needed."));
  chieu_verdict_free (verdict);

  begin_hand (&hand, 4, "5s 5s 5s 4v 5v 6v 7v 8v 9v 3n 4n 5n 6n 7n 8n 6s 7s 8s 9s 1v 1v 1s 1s oc; win oc");
  verdict = judge_hand (&hand, "suong");
  g_assert_true (has_remark (verdict, "It has 1 lưng; 2 are needed."));
  chieu_verdict_free (verdict);

  begin_hand (&hand, 5, "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 5s 5s 5s 6v 6s 6n");
  verdict = judge_hand (&hand, "");
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_UNFINISHED);
  g_assert_true (has_remark (verdict, "Waits for: Chi chi."));
  chieu_verdict_free (verdict);
}

/* Where a yêu that was eaten alone stays alone, it is shown among the cards of a hand that does not win. */
static void
test_bound_yeu (void)
{
  g_autoptr (ChieuVerdict) verdict = NULL;
  ChieuTableHand hand;
  int n = 0;

  begin_hand (&hand, 5, "5s 5s 5s 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 1v 1s 9v; yeu tt; win 7s");
  hand.rules.value[CHIEU_TO_TOM_YEU_AN_LE] = CHIEU_LONE_YEU_BOUND;
  verdict = judge_hand (&hand, "");
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_NO_WIN);
  for (guint i = 0; i < verdict->phu->len; i++)
    n += ((const ChieuShownPhu *) verdict->phu->pdata[i])->n;
  g_assert_cmpint (n, ==, 21);
}

/* A call can be judged without its cards; it gets no more points than are left in the pot. */
static void
test_call_alone (void)
{
  static const guint8 call[] = { CHIEU_CUOC_THONG, CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_TOM }, wrong[] = { CHIEU_CUOC_TOM, CHIEU_CUOC_BACH_DINH };
  static const guint8 twice[] = { CHIEU_CUOC_TOM, CHIEU_CUOC_TOM };
  guint8 many[CHIEU_CUOC_MAX + 1];
  ChieuTableHand hand;
  ChieuVerdict *verdict;

  begin_hand (&hand, 5, "");
  verdict = chieu_verdict_new_of_call (&hand, call, 3, -1, "Lan");
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_JUDGED);
  g_assert_cmpint (verdict->result.points[0], ==, 20);
  chieu_verdict_free (verdict);
  verdict = chieu_verdict_new_of_call (&hand, call, 3, 7, "Lan");
  g_assert_cmpint (verdict->result.points[0], ==, 7);
  chieu_verdict_free (verdict);
  verdict = chieu_verdict_new_of_call (&hand, wrong, 2, -1, "Lan");
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_UNFINISHED);
  chieu_verdict_free (verdict);
  verdict = chieu_verdict_new_of_call (&hand, twice, 2, -1, "Lan");
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_UNFINISHED);
  chieu_verdict_free (verdict);
  hand.rules.value[CHIEU_TO_TOM_TOM_LEO_DOI] = 1;
  verdict = chieu_verdict_new_of_call (&hand, twice, 2, -1, "Lan");
  g_assert_cmpint (verdict->result.points[0], ==, 8);
  chieu_verdict_free (verdict);
  memset (many, CHIEU_CUOC_TOM, sizeof many);
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*n_call*");
  verdict = chieu_verdict_new_of_call (&hand, many, G_N_ELEMENTS (many), -1, "Lan");
  g_test_assert_expected_messages ();
  g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_UNFINISHED);
  chieu_verdict_free (verdict);
  hand.fault = CHIEU_TO_TOM_AN_LAI;
  verdict = chieu_verdict_new_of_call (&hand, call, 3, -1, "Lan");
  g_assert_cmpint (verdict->result.outcome, ==, CHIEU_OUTCOME_CHEO_DO);
  g_assert_cmpint (verdict->result.points[0], ==, 0);
  chieu_verdict_free (verdict);
}

static void
test_thien_u (void)
{
  ChieuTableHand hand;
  ChieuVerdict *verdict;
  ChieuRules rules;
  g_autofree char *wrong = NULL;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_table_hand_init (&hand, 5, &rules);
  hand.thien_u = TRUE;
  wrong = chieu_table_hand_add_typed (&hand, "9v 8s cc 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt");
  g_assert_cmpstr (wrong, ==, NULL);
  verdict = judge_hand (&hand, "leo");
  g_assert_cmpint (verdict->result.points[0], ==, 8);
  chieu_verdict_free (verdict);
}

/* ---- Putting together ---- */

static void
test_typing (void)
{
  ChieuTableHand hand, again;
  g_autofree char *text = NULL;
  static const char *const bad[] = {
    "7x", "phong 6n 7n", "3v 3v 3v 3v 3v", "win 3v 4v", "win", "dac 3v", "bi 4v 4s", "khan 5s, khan 5s", "3v 3s ??",
    "1v 2v 3v 4v 5v 6v 7v 8v 9v 1s 2s 3s 4s 5s 6s 7s 8s 9s 1n 2n 3n",
  };

  begin_hand (&hand, 5, "  8V 9v ;khan 5s, phong 6n\nbi 4v 4s 4n; doc 2v 3v 4v; lung 3v 3s 7n; yeu cc; win 7v ");
  g_assert_cmpint (chieu_table_hand_count_all (&hand), ==, 2 + 3 + 3 + 3 + 3 + 3 + 1 + 1);
  text = chieu_table_hand_to_text (&hand);
  g_assert_cmpstr (text, ==, "8v 9v; khan 5s; phong 6n; bi 4v 4s 4n; doc 2v 3v 4v; lung 3v 3s 7n; yeu cc; win 7v");
  begin_hand (&again, 5, text);
  g_assert_cmpmem (&hand, sizeof hand, &again, sizeof again);

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      ChieuRules rules;
      g_autofree char *wrong = NULL;

      chieu_rules_init (&rules, &chieu_to_tom);
      chieu_table_hand_init (&hand, 5, &rules);
      wrong = chieu_table_hand_add_typed (&hand, bad[i]);
      g_test_message ("%s: %s", bad[i], wrong);
      g_assert_nonnull (wrong);
      g_assert_cmpint (chieu_table_hand_count_all (&hand), ==, 0);
      /* "win" is no kind of phu. */
      if (g_str_equal (bad[i], "win"))
        g_assert_cmpstr (wrong, ==, "no card is named");
    }
}

/* A text that chieu_table_hand_to_text() writes can be read again; a wrong text leaves the hand as it was. */
static void
test_restore (void)
{
  static const char *const texts[] = {
    "3v 4v", "8v 9v; khan 5s; phong 6n; yeu cc; win 7v",
    "1v 2v 3v 4v 5v 6v 7v 1s 1n 2n 3n 4n 5n 6n 7n 8n 9n 8s 9v cc tt",   /* thiên ù */
  };
  ChieuTableHand hand;

  begin_hand (&hand, 5, "7n 7n; phong 2s");
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (chieu_table_hand_restore (&hand, texts[i]));
      g_assert_cmpint (hand.thien_u, ==, i == 2);
      begin_hand (&hand, 5, "");
      g_assert_true (chieu_table_hand_restore (&hand, texts[i]));
      text = chieu_table_hand_to_text (&hand);
      g_assert_true (chieu_table_hand_restore (&hand, text));
    }
  g_assert_false (chieu_table_hand_restore (&hand, "8v 8v 8v 8v 8v"));
  g_assert_cmpint (chieu_table_hand_count_all (&hand), ==, 21);
}

/* The kinds of phu that cards can be, in any order of theirs. */
static void
test_kinds (void)
{
  static const struct { const char *cards; int n, first; } rows[] = {
    { "5s 5s 5s", 2, CHIEU_PHU_PHONG }, { "5s 5s 5s 5s", 1, CHIEU_PHU_THIEN_KHAI }, { "4n 4v 4s", 1, CHIEU_PHU_BI },
    { "3v 1v 2v", 1, CHIEU_PHU_DOC }, { "1n 2n 3n", 2, CHIEU_PHU_LUNG }, { "7n 3v 3s", 1, CHIEU_PHU_LUNG },
    { "tt", 1, CHIEU_PHU_YEU }, { "5v", 0, 0 }, { "5v 5s", 0, 0 },
  };
  ChieuTableHand hand;

  begin_hand (&hand, 5, "");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (rows[i].cards, " ", -1);
      ChieuCard cards[12];
      int kinds[CHIEU_N_PHU_KINDS], n = 0;

      for (; words[n] != NULL; n++)
        cards[n] = chieu_deck_parse (&chieu_deck_to_tom, words[n], strlen (words[n]));
      g_assert_cmpint (chieu_table_hand_find_kinds (&hand, cards, n, kinds), ==, rows[i].n);
      g_assert_true (rows[i].n == 0 || kinds[0] == rows[i].first);
    }
}

/* ---- Three cards with two names ---- */

/* Three cards in sequence that are a named triple as well are told to be what they count as, and why. */
static void
test_named_runs (void)
{
  static const struct { const char *hand, *why; } rows[] = {
    { "1n 2n 3n 4v 4s 4n 5v 5s 5n 6v 6s 6n 7v 7s 7n 8v 8s 8n 9v 9s; win 9n", "count as a lưng, which a plain dọc does not" },
    { "doc 1n 2n 3n; phong 4v; 5v 5s 5n 6v 6s 6n 7v 7s 7n 8v 8s 8n 9v 9s; win 9n", "were laid down as a dọc, and stay one" },
    { "phong 4v; 4n 5n 6n 5v 5s 5n 6v 6s 6n 7v 7s 7n 8v 8s 8n 9v 9s; win 9n", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuTableHand hand;
      g_autoptr (ChieuVerdict) verdict = NULL;
      g_autoptr (ChieuAccount) account = NULL;
      const char *last;

      begin_hand (&hand, 5, rows[i].hand);
      verdict = judge_hand (&hand, "");
      g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_WINS);
      account = chieu_account_new_explained (&chieu_to_tom, &verdict->state, NULL);
      last = account->steps->pdata[account->steps->len - 1];
      g_assert_cmpint (strstr (last, "dọc") != NULL, ==, rows[i].why != NULL);
      g_assert_true (rows[i].why == NULL || strstr (last, rows[i].why) != NULL);
    }
}

/* What is put together for a phu can become one at each card. */
static void
test_may_join (void)
{
  static const struct { const char *cards; gboolean may; } rows[] = {
    { "4v 4v 4v", TRUE }, { "4v 4s 4n 4n", TRUE }, { "2v 4v", TRUE }, { "9v 8s", TRUE }, { "9v cc", TRUE }, { "cc cc", TRUE },
    { "2v 4s", FALSE }, { "2v 2v 3v", FALSE }, { "9v 8s cc cc", FALSE }, { "cc tt", FALSE }, { "4v 4s 5v", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (rows[i].cards, " ", -1);
      ChieuCard cards[CHIEU_PHU_CARDS_MAX];
      ChieuTableHand hand;
      ChieuRules rules;
      int n = 0;

      for (; words[n] != NULL; n++)
        cards[n] = chieu_deck_parse (&chieu_deck_to_tom, words[n], strlen (words[n]));
      chieu_rules_init (&rules, &chieu_to_tom);
      chieu_table_hand_init (&hand, 5, &rules);
      if (chieu_table_hand_can_be_phu (&hand, cards, n) != rows[i].may)
        g_error ("“%s”: expected %d", rows[i].cards, rows[i].may);
    }
}

/* A hand that is not full yet is shown with all its cards, and has no points, even if those would win by themselves. */
static void
test_unfinished_cards (void)
{
  static const char *const hands[] = { "khan 4v; win cc", "4v 4s 5n", "win cc" };
  static const int counts[] = { 4, 3, 1 };

  for (gsize i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      ChieuTableHand hand;
      g_autoptr (ChieuVerdict) verdict = NULL;
      int n = 0;

      begin_hand (&hand, 5, hands[i]);
      verdict = judge_hand (&hand, "");
      g_assert_cmpint (verdict->kind, ==, CHIEU_VERDICT_UNFINISHED);
      g_assert_cmpint (verdict->best, ==, 0);
      for (guint k = 0; k < verdict->phu->len; k++)
        n += ((const ChieuShownPhu *) verdict->phu->pdata[k])->n;
      g_assert_cmpint (n, ==, counts[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scorer/calls", test_calls);
  g_test_add_func ("/scorer/explained", test_explained);
  g_test_add_func ("/scorer/context", test_context);
  g_test_add_func ("/scorer/chi-nay", test_chi_nay);
  g_test_add_func ("/scorer/bat-thuc", test_bat_thuc);
  g_test_add_func ("/scorer/no-win", test_no_win);
  g_test_add_func ("/scorer/bound-yeu", test_bound_yeu);
  g_test_add_func ("/scorer/call-alone", test_call_alone);
  g_test_add_func ("/scorer/thien-u", test_thien_u);
  g_test_add_func ("/scorer/typing", test_typing);
  g_test_add_func ("/scorer/restore", test_restore);
  g_test_add_func ("/scorer/kinds", test_kinds);
  g_test_add_func ("/scorer/named-runs", test_named_runs);
  g_test_add_func ("/scorer/may-join", test_may_join);
  g_test_add_func ("/scorer/unfinished-cards", test_unfinished_cards);
  return g_test_run ();
}
