/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice of Chắn: many tasks of each kind, their answers against a slow solver and the rules.
 */
#include "kit.h"

#include "match/record/record.h"
#include "match/words/words.h"
#include "games/chan/bots/bots.h"
#include "games/chan/school/outlook.h"
#include "games/chan/school/practice.h"

#include <string.h>

/* The tasks of each kind that are looked at, and those of each level whose measures are compared. */
#define TASKS 500
#define TASKS_MEASURED 200
/* The chắn that a win needs. */
#define NEEDED 6

/* ---- Pairs, slowly ---- */

/* Returns: whether the cards can be laid in pairs of one rank, at least @need of them chắn; every way is tried */
static gboolean
falls_into_pairs (const ChieuLessonCards *cards,
                  int                     need)
{
  if (cards->n == 0)
    return need <= 0;
  for (int i = 1; i < cards->n; i++)
    {
      ChieuCard a = cards->cards[0], b = cards->cards[i];
      ChieuLessonCards rest = *cards;

      if (a != b && (a == CHIEU_CHAN_CC || b == CHIEU_CHAN_CC || chieu_chan_rank (a) != chieu_chan_rank (b)))
        continue;
      chieu_practice_remove_card (&rest, i);
      chieu_practice_remove_card (&rest, 0);
      if (falls_into_pairs (&rest, need - (a == b)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
falls_into_pairs_with (const ChieuLessonCards *cards,
                       ChieuCard               card,
                       int                     need)
{
  ChieuLessonCards with = *cards;

  chieu_lesson_cards_add (&with, card);
  return falls_into_pairs (&with, need);
}

/* Returns: the faces for which the hand waits, bit f for face f: for chi chi only where that makes the last chắn that is needed */
static guint64
slow_find_waits (const ChieuLessonCards *cards)
{
  guint64 waits = 0;

  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    if (chieu_practice_count_card (cards, face) < chieu_deck_chan.copies && falls_into_pairs_with (cards, face, NEEDED)
        && !(face == CHIEU_CHAN_CC && falls_into_pairs_with (cards, face, NEEDED + 1)))
      waits |= G_GUINT64_CONSTANT (1) << face;
  return waits;
}

/* ---- Kinds ---- */

/* Returns: how many cards are shown with the answer */
static int
count_shown (const ChieuPracticeTask *task)
{
  int shown = 0;

  for (int i = 0; i < task->shown.n; i++)
    shown += task->shown.groups[i].n;
  return shown;
}

/* With the answer every card is shown, and those that stay alone are named; a person does not put these together. */
static void
check_arrange (const ChieuPracticeTask *task)
{
  const ChieuArrangement nothing = { 0 };
  ChieuArrangement together = { 0 };
  g_autofree char *wrong = NULL;
  g_autofree char *empty = NULL;

  g_assert_cmpint (count_shown (task), ==, task->cards.n);
  for (int i = 0; i < task->shown.n; i++)
    if (task->shown.groups[i].n > 1)
      together.groups[together.n++] = task->shown.groups[i];
    else
      g_assert_nonnull (strstr (task->why, chieu_words_card (chieu_words_for_game (&chieu_chan), task->shown.groups[i].cards[0])));
  g_assert_cmpint (strstr (task->why, "què") != NULL, ==, together.n < task->shown.n);
  g_assert_true (chieu_practice_try_groups (task, &together, &wrong));
  g_assert_null (wrong);
  g_assert_false (chieu_practice_try_groups (task, &nothing, &empty));
  g_assert_nonnull (empty);
}

/* The number of chắn that a complete hand needs stands in the question. With the answer every card is shown, those left over, too. */
static void
check_complete (const ChieuPracticeTask *task)
{
  int need = (int) g_ascii_strtoll (strpbrk (task->question, "0123456789"), NULL, 10);

  g_assert_cmpint (count_shown (task), ==, task->cards.n);
  g_assert_cmpint (task->right_answer, ==, falls_into_pairs (&task->cards, need) ? 0 : 1);
}

static void
check_waits (const ChieuPracticeTask *task)
{
  g_assert_cmpint (task->cards.n, ==, CHIEU_CHAN_HAND);
  g_assert_cmphex (task->right_faces, ==, slow_find_waits (&task->cards));
  g_assert_cmphex (task->right_faces, !=, 0);
}

/* The hand is complete with the winning card, and no other answer is the same as the right one. The right one names tôm if and only if the
 * hand has the three cards of tôm. */
static void
check_worth (const ChieuPracticeTask *task)
{
  const char *right = g_ptr_array_index (task->answers, task->right_answer);
  g_autofree char *small = g_utf8_strdown (right, -1);

  g_assert_true (falls_into_pairs (&task->cards, NEEDED));
  g_assert_true (memchr (task->cards.cards, task->win, (gsize) task->cards.n) != NULL);
  g_assert_cmpuint (task->answers->len, ==, 4);
  for (guint i = 0; i < task->answers->len; i++)
    if (i != task->right_answer)
      g_assert_cmpstr (g_ptr_array_index (task->answers, i), !=, right);
  g_assert_cmpint (strstr (small, "tôm") != NULL, ==,
                   chieu_practice_count_card (&task->cards, CHIEU_CHAN_V (3)) > 0
                   && chieu_practice_count_card (&task->cards, CHIEU_CHAN_S (3)) > 0
                   && chieu_practice_count_card (&task->cards, CHIEU_CHAN_N (7)) > 0);
}

/* On the mat of a task nobody but the learner has cards: all others are still unseen. */
static void
check_unseen (const ChieuPracticeTask *task)
{
  guint8 unseen[CHIEU_CHAN_FACES];
  ChieuChanState state;

  chieu_practice_chan_put_on_mat (&task->cards, task->seats, &state);
  chieu_chan_count_unseen (&state, 0, unseen);
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    g_assert_cmpint (unseen[face], ==, chieu_deck_chan.copies - chieu_practice_count_card (&task->cards, face));
}

static void
check_discard (const ChieuPracticeTask *task)
{
  int best = CHIEU_OUTLOOK_FAR;
  guint64 right = 0;

  g_assert_cmpint (task->cards.n, ==, CHIEU_CHAN_HAND_FULL);
  check_unseen (task);
  for (int i = 0; i < task->cards.n; i++)
    {
      ChieuLessonCards rest = task->cards;
      guint8 counts[CHIEU_CHAN_FACES];
      int distance;

      chieu_practice_remove_card (&rest, i);
      chieu_lesson_cards_count (&rest, counts, CHIEU_CHAN_FACES);
      distance = chieu_chan_find_distance (counts, 0);
      g_assert_cmpint (distance == 1, ==, slow_find_waits (&rest) != 0);
      if (distance < best)
        right = 0;
      best = MIN (best, distance);
      if (distance == best)
        right |= G_GUINT64_CONSTANT (1) << task->cards.cards[i];
    }
  g_assert_cmphex (task->right_faces, ==, right);
}

/* The right answer is what the table in docs/rules/chan.md says, found here from the cards. */
static void
check_claim (const ChieuPracticeTask *task)
{
  const ChieuPracticeChanClaim right = (ChieuPracticeChanClaim) task->right_answer;
  int held = chieu_practice_count_card (&task->cards, task->beside);
  gboolean drawn = strstr (task->question, "drew") != NULL || strstr (task->question, "drawn") != NULL;
  gboolean across = strstr (task->question, "across") != NULL, again = strstr (task->question, "earlier") != NULL;
  gboolean wins = task->cards.n == CHIEU_CHAN_HAND && (slow_find_waits (&task->cards) >> task->beside & 1) != 0
                  && (drawn || held == 3);

  g_assert_cmpint (right == CHIEU_PRACTICE_CHAN_WIN, ==, wins);
  if (right == CHIEU_PRACTICE_CHAN_CHIU)
    g_assert_cmpint (held, ==, 3);
  if (held == 3 && !wins)
    g_assert_cmpint (right, ==, CHIEU_PRACTICE_CHAN_CHIU);
  if (right == CHIEU_PRACTICE_CHAN_EAT_CHAN)
    g_assert_true (held > 0 && held < 3 && !across && !again);
  if (held > 0 && held < 3 && !across && !again && !wins)
    g_assert_cmpint (right, ==, CHIEU_PRACTICE_CHAN_EAT_CHAN);
  if (right == CHIEU_PRACTICE_CHAN_EAT_CA)
    g_assert_true (held == 0 && !across);
}

/* The words come to the most that the hand can be called. */
static void
check_call (const ChieuPracticeTask *task)
{
  gboolean thong = strstr (task->question, "previous hand") != NULL, chi = strstr (task->question, "your own gate") != NULL;
  const ChieuWords *words = chieu_words_for_game (&chieu_chan);
  ChieuChanWin win = { .win = task->win, .thong = thong, .chi = chi };
  ChieuChanScore score;
  guint64 right = 0;
  g_autofree char *wrong = NULL;

  chieu_lesson_cards_count (&task->cards, win.hand, CHIEU_CHAN_FACES);
  win.hand[task->win]--;
  win.chiu_u = win.hand[task->win] == 3;
  chieu_chan_score (&win, &score);
  g_assert_true (task->several);
  for (int i = 0; i < score.n; i++)
    {
      guint place = 0;

      g_assert_true (g_ptr_array_find_with_equal_func (task->answers, chieu_words_cuoc (words, score.cuoc[i], 4), g_str_equal, &place));
      g_assert_cmphex (right >> place & 1, ==, 0);
      right |= G_GUINT64_CONSTANT (1) << place;
    }
  g_assert_cmphex (task->right_answers, ==, right);
  g_assert_true (chieu_practice_try_answers (task, right, &wrong));
  g_assert_false (chieu_practice_try_answers (task, right ^ 1, &wrong));
}

/* ---- Faults ---- */

/* The hand is played again: the rules noted one fault of the seat, and the answer names it. */
static void
check_fault (const ChieuPracticeTask *task)
{
  const ChieuWords *words = chieu_words_for_game (task->game);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecord) record = chieu_record_parse (task->record, -1, &error);
  g_autoptr (GArray) faults = NULL;
  ChieuState state;
  ChieuResult result;
  int n = 0;

  g_assert_no_error (error);
  g_assert_true (chieu_record_replay (record, &state, &result, &error));
  g_assert_no_error (error);
  g_assert_cmpint (result.outcome, !=, CHIEU_OUTCOME_NONE);
  g_assert_cmpuint (task->answers->len, ==, 4);
  faults = chieu_record_find_faults (record);
  for (guint i = 0; i < faults->len; i++)
    {
      const ChieuFault *fault = &g_array_index (faults, ChieuFault, i);
      const ChieuRecordMove *move = &g_array_index (record->moves, ChieuRecordMove, chieu_record_find_moment (record, fault));

      if (fault->seat != 0)
        continue;
      n++;
      g_assert_cmpint (move->seat, ==, 0);
      g_assert_nonnull (strstr (task->question, chieu_words_card (words, move->move.face)));
      for (guint j = 0; j < task->answers->len; j++)
        g_assert_cmpint (j == task->right_answer, ==, g_str_equal (task->answers->pdata[j], chieu_words_fault (words, fault->reason)));
      g_assert_nonnull (strstr (task->why, chieu_words_reason (words, fault->reason)));
    }
  g_assert_cmpint (n, ==, 1);
}

static const struct
{
  const char *id;
  void (*check) (const ChieuPracticeTask *task);
} kinds[] = {
  { "arrange", check_arrange }, { "complete", check_complete }, { "waits", check_waits },
  { "worth", check_worth }, { "discard", check_discard }, { "claim", check_claim },
  { "call", check_call }, { "fault", check_fault },
};

static void
test_kind (gconstpointer data)
{
  gsize k = GPOINTER_TO_SIZE (data);
  const ChieuPracticeKind *kind = chieu_practice_kind_find (&chieu_chan, kinds[k].id);
  int answers[CHIEU_PRACTICE_ANSWERS_MAX] = { 0 };

  for (guint64 seed = 0; seed < TASKS; seed++)
    {
      int level = 1 + (int) seed % kind->levels;
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_find ("chan"), kind, level, seed);
      int counts[CHIEU_CHAN_FACES] = { 0 };

      g_assert_cmpuint (strlen (task->question), >, 10);
      g_assert_cmpuint (strlen (task->why), >, 10);
      for (int i = 0; i < task->cards.n; i++)
        g_assert_cmpint (++counts[task->cards.cards[i]], <=, 4);
      kinds[k].check (task);
      answers[task->right_answer]++;
    }
  g_test_message ("first answers: %d, %d", answers[0], answers[1]);
}

/* ---- All kinds ---- */

/* The table above has all kinds of the game. */
static void
test_all_kinds (void)
{
  const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_chan);
  gsize n = 0;

  for (; kind[n].id != NULL; n++)
    {
      g_assert_cmpuint (n, <, G_N_ELEMENTS (kinds));
      g_assert_cmpstr (kind[n].id, ==, kinds[n].id);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (kinds));
}

/* Returns: how hard the tasks of @level are together */
static int
sum_measures (const ChieuPracticeKind *kind,
              int                      level)
{
  int sum = 0;

  for (guint64 seed = 0; seed < TASKS_MEASURED; seed++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_find ("chan"), kind, level, seed);

      sum += task->measure.cards + task->measure.groups + 10 * task->measure.distance + 10 * task->measure.choices;
    }
  return sum;
}

/* A higher level is harder. */
static void
test_levels (void)
{
  for (const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_chan); kind->id != NULL; kind++)
    for (int level = 1, before = 0; level <= kind->levels; level++)
      {
        int sum = sum_measures (kind, level);

        g_test_message ("%s, level %d: %d", kind->id, level, sum);
        g_assert_cmpint (sum, >, before);
        before = sum;
      }
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/practice-chan/all-kinds", test_all_kinds);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strconcat ("/practice-chan/", kinds[i].id, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_kind);
    }
  g_test_add_func ("/practice-chan/levels", test_levels);
  return g_test_run ();
}
