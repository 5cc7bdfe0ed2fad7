/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests practice with Tổ tôm and bí tứ. Makes 100 to 1000 tasks of each kind and checks their answers against the rules and a slow search
 * of all readings of the hand; then checks seeds, levels, how often each answer is right, and tables.
 */
#include "kit.h"

#include "match/record/record.h"
#include "match/words/words.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/bots/bots.h"
#include "games/to-tom/rules/readings.h"
#include "games/to-tom/rules/to-tom.h"
#include "games/to-tom/school/practice.h"

#include <string.h>

/* How many tasks of a kind are checked; fewer of the kinds that take long to make, and fewest of these in bí tứ. */
#define TASKS 1000
#define SLOW_TASKS 400
#define SLOWEST_TASKS 100

/* A shorter question, in bytes, would hardly be a sentence. */
#define QUESTION_LEAST 20

/* Checks one task, and ends the test if it is wrong. */
typedef void (*TaskCheck) (const ChieuPracticeTask *task);

/* ---- Numbers from the rules ---- */

/* Return how many cards a full hand has, and how many lưng a win needs. Both are copied from docs/rules/to-tom.md, "Deck and deal", and not
 * taken from the code that makes the tasks, which they check. */
static int
count_full_hand (const ChieuPracticeTask *task)
{
  return task->seats == 5 ? 21 : 25;
}

static int
count_lung_needed (const ChieuPracticeTask *task)
{
  return task->seats == 5 ? 1 : 2;
}

/* ---- Slow answers to compare with ---- */

/* Returns: whether @cards, with the face @added (−1: none), fall into phu with enough lưng */
static gboolean
is_complete (const ChieuLessonCards *cards,
             int                     seats,
             int                     added)
{
  ChieuHolding holding;

  chieu_practice_to_tom_find_holding (cards, seats, &holding);
  if (added >= 0)
    chieu_holding_add_card (&holding, (ChieuCard) added);
  return chieu_has_complete_reading (&holding, NULL);
}

/* Returns: bit f for each face f that completes @cards, found by trying all of them */
static guint32
find_waits_slowly (const ChieuLessonCards *cards,
                   int                     seats)
{
  guint32 waits = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_practice_count_card (cards, (ChieuCard) face) < chieu_deck_to_tom.copies && is_complete (cards, seats, face))
      waits |= 1u << face;
  return waits;
}

/* ---- Kinds ---- */

/* Returns: whether the question says that the previous hand was won, too. A task has no member for this, so it is read in the English
 * question. */
static gboolean
says_previous_hand_won (const ChieuPracticeTask *task)
{
  return strstr (task->question, "you won the previous hand") != NULL;
}

static void
check_arrange (const ChieuPracticeTask *task)
{
  const ChieuArrangement nothing = { 0 };
  g_autofree char *wrong = NULL;
  g_autofree char *empty = NULL;

  g_assert_cmpint (task->form, ==, CHIEU_TASK_ARRANGE);
  g_assert_true (is_complete (&task->cards, task->seats, -1));
  g_assert_true (chieu_practice_try_groups (task, &task->shown, &wrong));
  g_assert_false (chieu_practice_try_groups (task, &nothing, &empty));
  g_assert_nonnull (empty);
}

static void
check_complete (const ChieuPracticeTask *task)
{
  enum { YES, NO, N_ANSWERS };
  g_autofree char *wrong = NULL;

  g_assert_cmpint (task->answers->len, ==, N_ANSWERS);
  g_assert_cmpint (task->right_answer, ==, is_complete (&task->cards, task->seats, -1) ? YES : NO);
  g_assert_true (chieu_practice_try_answer (task, task->right_answer, &wrong));
  g_assert_false (chieu_practice_try_answer (task, 1 - task->right_answer, &wrong));
}

static void
check_waits (const ChieuPracticeTask *task)
{
  g_autofree char *right_message = NULL;
  g_autofree char *wrong_message = NULL;

  g_assert_cmphex (task->right_faces, ==, find_waits_slowly (&task->cards, task->seats));
  g_assert_cmphex (task->right_faces, !=, 0);
  g_assert_true (chieu_practice_try_faces (task, task->right_faces, &right_message));
  g_assert_null (right_message);
  /* Face 0 is added, or left out if it is right. */
  g_assert_false (chieu_practice_try_faces (task, task->right_faces ^ 1, &wrong_message));
  g_assert_nonnull (wrong_message);
}

/* The hand whose readings are gone through, and the calls worth most among those of the readings seen so far. */
typedef struct
{
  const ChieuPracticeTask *task;
  ChieuHolding holding;
  gboolean thong;                /* the winner won the previous hand, too */
  gboolean only_cc;              /* chi chi was the only card that the hand waited for, and came */
  ChieuCuocValues values;
  int points;                    /* what each of the best calls is worth */
  GPtrArray *texts;              /* (element-type utf8): the best calls, each as an answer has it */
} BestCalls;

/* Keeps the call of @reading in @data (BestCalls), unless a better one has been seen. Returns: true, to see all readings */
static bool
keep_best_call (const ChieuReading *reading,
                void               *data)
{
  BestCalls *self = data;
  ChieuReadingTraits traits = {
    .lung = (guint8) chieu_reading_count_lung (reading),
    .tom = (guint8) chieu_reading_count_triple (reading, CHIEU_LUNG_TOM),
    .leo = (guint8) chieu_reading_count_triple (reading, CHIEU_LUNG_LEO),
  };
  ChieuScore score;
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  g_autofree char *said = NULL;

  /* Nothing lies on the mat of a task, so every lèo is in the hand. */
  traits.hand_leo = traits.leo;
  if (traits.lung < count_lung_needed (self->task))
    return true;
  chieu_cuoc_score_traits (&self->holding, &traits, self->thong, self->only_cc, &self->values, &score);
  if (score.points < self->points)
    return true;
  if (score.points > self->points)
    g_ptr_array_set_size (self->texts, 0);
  self->points = score.points;
  said = chieu_words_call_aloud (words, score.cuoc, score.n, self->task->seats);
  g_ptr_array_add (self->texts, g_strdup_printf ("%s: %d points", said, score.points));
  return true;
}

/* The right answer is one of the best calls, and no other answer is. */
static void
check_worth (const ChieuPracticeTask *task)
{
  BestCalls calls = { .task = task, .thong = says_previous_hand_won (task) };

  g_assert_cmpint (task->answers->len, ==, CHIEU_PRACTICE_ANSWERS);
  g_assert_cmpint (task->cards.n, ==, count_full_hand (task));
  chieu_practice_to_tom_find_holding (&task->cards, task->seats, &calls.holding);
  chieu_cuoc_values_init (&calls.values, task->seats);
  calls.only_cc = task->win == CHIEU_CC && chieu_cuoc_waits_only_for_cc (&calls.holding, NULL);
  calls.texts = g_ptr_array_new_with_free_func (g_free);
  chieu_readings_each (&calls.holding, NULL, keep_best_call, &calls);
  g_assert_cmpint (calls.points, >, 0);
  for (guint i = 0; i < task->answers->len; i++)
    {
      const char *answer = g_ptr_array_index (task->answers, i);

      g_assert_cmpint (g_ptr_array_find_with_equal_func (calls.texts, answer, g_str_equal, NULL), ==, i == task->right_answer);
    }
  g_ptr_array_unref (calls.texts);
}

/* Only the learner holds cards on the mat of a task, so every other card is still unseen. */
static void
check_unseen (const ChieuPracticeTask *task,
              const ChieuToTomState   *state)
{
  guint8 unseen[CHIEU_TO_TOM_FACES];

  chieu_to_tom_count_unseen (state, 0, unseen);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    g_assert_cmpint (unseen[face], ==, chieu_deck_to_tom.copies - chieu_practice_count_card (&task->cards, face));
}

/* Of the cards that may be put down, the right ones leave a hand that lacks the fewest cards for a win. A hand that lacks one card waits
 * for a face; a hand that lacks more waits for none. */
static void
check_discard (const ChieuPracticeTask *task)
{
  g_autofree char *wrong = NULL;
  ChieuToTomState state;

  g_assert_cmpint (task->cards.n, ==, count_full_hand (task));
  chieu_practice_to_tom_put_on_mat (&task->cards, task->seats, &state);
  check_unseen (task, &state);
  for (int i = 0; i < task->cards.n; i++)
    {
      const ChieuMove move = { .kind = CHIEU_TO_TOM_DANH, .face = task->cards.cards[i] };
      gboolean right = chieu_practice_try_cards (task, G_GUINT64_CONSTANT (1) << move.face, &wrong);
      ChieuLessonCards without = task->cards;
      ChieuHolding holding;
      bool possible;

      chieu_practice_remove_card (&without, i);
      chieu_practice_to_tom_find_holding (&without, task->seats, &holding);
      if (chieu_to_tom.check (&state, 0, &move, &possible) != CHIEU_REASON_NONE)
        {
          g_assert_false (right);
          continue;
        }
      if (right)
        g_assert_cmpint (chieu_eval_find_distance (&holding), ==, task->measure.distance);
      else
        g_assert_cmpint (chieu_eval_find_distance (&holding), >, task->measure.distance);
      g_assert_cmpint (find_waits_slowly (&without, task->seats) != 0, ==, right && task->measure.distance == 1);
    }
  g_assert_cmphex (task->right_faces, !=, 0);
  /* The coach says “these” of cards that are shown below its words at the table. A task shows no such cards, so its reason has to name
   * them. */
  g_assert_cmpint (strstr (task->why, " these; ") != NULL || strstr (task->why, "These cards") != NULL, ==,
                   strstr (task->why, "They are ") != NULL);
}

/* Returns: whether @card may be eaten alone, or two cards of the hand, neither equal to @card, make a phu with it */
static gboolean
has_phu_for (const ChieuLessonCards *cards,
             ChieuCard               card)
{
  if (chieu_card_is_yeu (card))
    return TRUE;
  for (int a = 0; a < cards->n; a++)
    for (int b = 0; b < a; b++)
      {
        const ChieuLessonCards three = { .n = 3, .cards = { card, cards->cards[a], cards->cards[b] } };

        if (cards->cards[a] != card && cards->cards[b] != card && chieu_school_to_tom.group_lung (&three) >= 0)
          return TRUE;
      }
  return FALSE;
}

/* Returns: what may be done with the card of the task, found without the moves of the rules. A card of the hand that equals the eaten one
 * must go down with it; this is ignored, so check_claim() compares only phỗng for such hands. Where the card lies, and whether it was
 * refused before, is read in the English question, because a task has no member for it. */
static ChieuPracticeToTomClaim
find_claim_slowly (const ChieuPracticeTask *task)
{
  gboolean refused = strstr (task->question, "You left the same card") != NULL;
  gboolean own_gate = strstr (task->question, "at your gate") != NULL;
  gboolean eat = own_gate && !refused && has_phu_for (&task->cards, task->beside);
  gboolean phong = !refused && chieu_practice_count_card (&task->cards, task->beside) >= 2;

  if (task->cards.n == count_full_hand (task) - 1 && is_complete (&task->cards, task->seats, task->beside))
    return CHIEU_PRACTICE_TO_TOM_WIN;
  if (eat && phong)
    return CHIEU_PRACTICE_TO_TOM_BOTH;
  return eat ? CHIEU_PRACTICE_TO_TOM_EAT : phong ? CHIEU_PRACTICE_TO_TOM_PHONG : CHIEU_PRACTICE_TO_TOM_LEAVE;
}

/* Winning, the last of the claims, is an answer at the last level only. Whether a hand with an equal card may eat is not compared: see
 * find_claim_slowly(). */
static void
check_claim (const ChieuPracticeTask *task)
{
  static const char *const claims[CHIEU_PRACTICE_TO_TOM_N_CLAIMS] = {
    [CHIEU_PRACTICE_TO_TOM_LEAVE] = "leave it", [CHIEU_PRACTICE_TO_TOM_EAT] = "eat", [CHIEU_PRACTICE_TO_TOM_PHONG] = "phỗng",
    [CHIEU_PRACTICE_TO_TOM_BOTH] = "eat or phỗng", [CHIEU_PRACTICE_TO_TOM_WIN] = "win",
  };
  ChieuPracticeToTomClaim found = find_claim_slowly (task);

  g_assert_cmpint (task->answers->len, ==, task->level == task->kind->levels ? CHIEU_PRACTICE_TO_TOM_N_CLAIMS : CHIEU_PRACTICE_TO_TOM_WIN);
  if (chieu_practice_count_card (&task->cards, task->beside) > 0 && task->right_answer != CHIEU_PRACTICE_TO_TOM_WIN)
    g_assert_cmpint (task->right_answer == CHIEU_PRACTICE_TO_TOM_PHONG || task->right_answer == CHIEU_PRACTICE_TO_TOM_BOTH, ==,
                     found == CHIEU_PRACTICE_TO_TOM_PHONG || found == CHIEU_PRACTICE_TO_TOM_BOTH);
  else if (task->right_answer != found)
    {
      g_autofree char *cards = chieu_words_cards (chieu_words_for_game (&chieu_to_tom), task->cards.cards, task->cards.n);

      g_error ("level %d: %s (%s): the task says “%s”, the slow search “%s”", task->level, task->question, cards,
               claims[task->right_answer], claims[found]);
    }
}

/* The right words are those of the best call by the rules. There are as many answers as the game has cước with these seats; thông is
 * missing where the seats have none. */
static void
check_call (const ChieuPracticeTask *task)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  ChieuCuocValues values;
  ChieuHolding holding;
  ChieuScore score;
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;
  g_autofree char *none = NULL;
  guint64 right = 0, all = (G_GUINT64_CONSTANT (1) << task->answers->len) - 1;

  g_assert_true (task->several);
  g_assert_cmpuint (task->answers->len, ==, chieu_has_thong (task->seats) ? CHIEU_N_CUOC : CHIEU_N_CUOC - 1);
  chieu_cuoc_values_init (&values, task->seats);
  chieu_practice_to_tom_find_holding (&task->cards, task->seats, &holding);
  g_assert_true (chieu_cuoc_score (&holding, task->win, says_previous_hand_won (task), true, &values, &score, NULL));
  for (int i = 0; i < score.n; i++)
    {
      guint place = 0;

      g_assert_true (g_ptr_array_find_with_equal_func (task->answers, chieu_words_cuoc (words, score.cuoc[i], task->seats), g_str_equal,
                                                       &place));
      right |= G_GUINT64_CONSTANT (1) << place;
    }
  g_assert_cmphex (task->right_answers, ==, right);
  g_assert_true (chieu_practice_try_answers (task, right, &none));
  g_assert_null (none);
  g_assert_false (chieu_practice_try_answers (task, all, &many));
  g_assert_nonnull (strstr (many, "is not in the call"));
  g_assert_false (chieu_practice_try_answers (task, right & (right - 1), &few));
  g_assert_nonnull (strstr (few, "more of them"));
}

/* ---- Faults ---- */

/* Plays the hand again: the rules find exactly one fault of the learner's seat. The right answer names the card of the faulty move, and
 * the reason names the fault. */
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
  /* The first level tells of four deeds, and each level of one more than the level before. */
  g_assert_cmpuint (task->answers->len, ==, 3 + task->level);
  faults = chieu_record_find_faults (record);
  for (guint i = 0; i < faults->len; i++)
    {
      const ChieuFault *fault = &g_array_index (faults, ChieuFault, i);
      const ChieuRecordMove *move = &g_array_index (record->moves, ChieuRecordMove, chieu_record_find_moment (record, fault));

      if (fault->seat != 0)
        continue;
      n++;
      g_assert_cmpint (move->seat, ==, 0);
      g_assert_nonnull (strstr (g_ptr_array_index (task->answers, task->right_answer), chieu_words_card (words, move->move.face)));
      g_assert_nonnull (strstr (task->why, chieu_words_reason (words, fault->reason)));
    }
  g_assert_cmpint (n, ==, 1);
}

/* ---- Tests of each kind ---- */

/* The kinds in the order of chieu_practice_kinds(), and how many tasks of each are checked. */
static const struct { const char *id; TaskCheck check; int to_tom_tasks, bi_tu_tasks; } kinds[] = {
  { "arrange", check_arrange, TASKS, TASKS }, { "complete", check_complete, TASKS, TASKS },
  { "waits", check_waits, TASKS, TASKS }, { "worth", check_worth, TASKS, TASKS },
  { "discard", check_discard, SLOW_TASKS, SLOWEST_TASKS }, { "claim", check_claim, TASKS, TASKS },
  { "call", check_call, TASKS, TASKS }, { "fault", check_fault, SLOW_TASKS, SLOWEST_TASKS },
};

/* Checks what a task of any kind must have: a question, a reason that ends in a full stop, and cards in the order of the deck, none of
 * them too often. */
static void
check_common_parts (const ChieuPracticeTask *task)
{
  int counts[CHIEU_TO_TOM_FACES] = { 0 };

  g_assert_cmpuint (strlen (task->question), >, QUESTION_LEAST);
  g_assert_nonnull (task->why);
  g_assert_true (g_str_has_suffix (task->why, "."));
  for (int i = 0; i < task->cards.n; i++)
    {
      g_assert_cmpint (++counts[task->cards.cards[i]], <=, chieu_deck_to_tom.copies);
      g_assert_true (i == 0 || task->cards.cards[i] >= task->cards.cards[i - 1]);
    }
}

static void
check_kind (const char *table_id,
            gsize       index,
            int         tasks)
{
  const ChieuPracticeKind *kind = chieu_practice_kind_find (&chieu_to_tom, kinds[index].id);

  g_assert_nonnull (kind);
  for (int i = 0; i < tasks; i++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_find (table_id), kind, i % kind->levels + 1,
                                                                     (guint64) i);

      check_common_parts (task);
      kinds[index].check (task);
    }
}

static void
test_kind (gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);

  check_kind ("to-tom", index, kinds[index].to_tom_tasks);
}

static void
test_kind_of_bi_tu (gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);

  check_kind ("bi-tu", index, kinds[index].bi_tu_tasks);
}

/* Every kind of the game is in kinds[], at the same place, and no other. */
static void
test_all_kinds (void)
{
  const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_to_tom);
  gsize n = 0;

  for (; kind->id != NULL; kind++)
    {
      g_assert_cmpuint (n, <, G_N_ELEMENTS (kinds));
      g_assert_cmpstr (kinds[n++].id, ==, kind->id);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (kinds));
  g_assert_null (chieu_practice_kind_find (&chieu_to_tom, "nothing"));
}

/* ---- The same seed ---- */

/* How many seeds of each kind are tried, and how far the other seed is from each: further than any of them. */
#define SEEDS 20
#define OTHER_SEED 1000

/* Returns: (transfer full): what the learner sees of the task, and its right answer */
static char *
describe_task (const ChieuPracticeTask *task)
{
  GString *text = g_string_new (task->question);

  g_string_append_printf (text, "\n%s\n%u %" G_GINT64_MODIFIER "x", task->why, task->right_answer, task->right_faces);
  for (int i = 0; i < task->cards.n; i++)
    g_string_append_printf (text, " %s", chieu_deck_name (&chieu_deck_to_tom, task->cards.cards[i]));
  for (guint i = 0; i < task->answers->len; i++)
    g_string_append_printf (text, "\n%s", (char *) g_ptr_array_index (task->answers, i));
  return g_string_free (text, FALSE);
}

/* The same seed makes the same task again, and another seed makes another task. */
static void
test_seeds (void)
{
  const ChieuPracticeTable *table = chieu_practice_table_find ("to-tom");

  for (const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_to_tom); kind->id != NULL; kind++)
    for (guint64 seed = 0; seed < SEEDS; seed++)
      {
        int level = (int) seed % kind->levels + 1;
        g_autoptr (ChieuPracticeTask) one = chieu_practice_task_new (table, kind, level, seed);
        g_autoptr (ChieuPracticeTask) again = chieu_practice_task_new (table, kind, level, seed);
        g_autoptr (ChieuPracticeTask) other = chieu_practice_task_new (table, kind, level, seed + OTHER_SEED);
        g_autofree char *one_text = describe_task (one);
        g_autofree char *again_text = describe_task (again);
        g_autofree char *other_text = describe_task (other);

        g_assert_cmpstr (one_text, ==, again_text);
        g_assert_cmpstr (one_text, !=, other_text);
      }
}

/* ---- Levels ---- */

/* How many tasks of a level are measured. */
#define SAMPLE 60
/* One card that the hand lacks makes a task harder than one card more, one phu more or one choice more: it counts as many. */
#define DISTANCE_WEIGHT 5

/* Returns: how hard tasks of @level are: the mean of SAMPLE of them, times 100 */
static int
get_mean_difficulty (const ChieuPracticeTable *table,
                     const ChieuPracticeKind  *kind,
                     int                       level)
{
  int sum = 0;

  for (guint64 seed = 0; seed < SAMPLE; seed++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (table, kind, level, seed);

      sum += task->measure.cards + task->measure.groups + DISTANCE_WEIGHT * task->measure.distance + task->measure.choices;
    }
  return sum * 100 / SAMPLE;
}

/* Tasks of a higher level are harder on average. */
static void
test_levels (gconstpointer data)
{
  const ChieuPracticeTable *table = chieu_practice_table_find (data);

  for (const ChieuPracticeKind *kind = table->kinds; kind->id != NULL; kind++)
    for (int level = 1, before = 0; level <= kind->levels; level++)
      {
        int mean = get_mean_difficulty (table, kind, level);

        g_test_message ("%s, level %d: %d", kind->id, level, mean);
        g_assert_cmpint (mean, >, before);
        before = mean;
      }
}

/* How many tasks of a kind are asked for their right answer. */
#define ANSWERED_TASKS 200

/* Of the tasks at the last level, each answer is right more than half as often, and less than twice as often, as if all answers were
 * equally likely. */
static void
test_answers (gconstpointer data)
{
  const ChieuPracticeTable *table = chieu_practice_table_find (data);
  static const char *const kinds_with_one_right_answer[] = { "complete", "worth", "claim" };

  for (gsize k = 0; k < G_N_ELEMENTS (kinds_with_one_right_answer); k++)
    {
      const ChieuPracticeKind *kind = chieu_practice_kind_find (&chieu_to_tom, kinds_with_one_right_answer[k]);
      int counts[CHIEU_PRACTICE_ANSWERS_MAX] = { 0 };
      guint n = 0;

      for (guint64 seed = 0; seed < ANSWERED_TASKS; seed++)
        {
          g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (table, kind, kind->levels, seed);

          n = task->answers->len;
          counts[task->right_answer]++;
        }
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpint (counts[i], >, ANSWERED_TASKS / 2 / (int) n);
          g_assert_cmpint (counts[i], <, ANSWERED_TASKS * 2 / (int) n);
        }
    }
}

/* Bí tứ has a table of its own. A number of seats without one, such as three at Chắn, gets the usual table of the game. */
static void
test_tables (void)
{
  g_assert_cmpstr (chieu_practice_get_table (0)->id, ==, "to-tom");
  g_assert_null (chieu_practice_get_table (-1));
  g_assert_null (chieu_practice_table_find ("tu-tam"));
  g_assert_cmpstr (chieu_practice_table_of (&chieu_to_tom, 4)->id, ==, "bi-tu");
  g_assert_cmpstr (chieu_practice_table_of (&chieu_to_tom, 5)->id, ==, "to-tom");
  g_assert_cmpstr (chieu_practice_table_of (&chieu_chan, 3)->id, ==, "chan");
  for (int i = 0; chieu_practice_get_table (i) != NULL; i++)
    {
      const ChieuPracticeTable *table = chieu_practice_get_table (i);

      g_assert_true (chieu_practice_table_find (table->id) == table);
      g_assert_true (chieu_practice_table_of (table->game, table->seats) == table);
      g_assert_true (table->kinds == chieu_practice_kinds (table->game));
    }
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/practice/all-kinds", test_all_kinds);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strconcat ("/practice/", kinds[i].id, NULL);
      g_autofree char *bi_tu = g_strconcat ("/practice/bi-tu/", kinds[i].id, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_kind);
      g_test_add_data_func (bi_tu, GSIZE_TO_POINTER (i), test_kind_of_bi_tu);
    }
  g_test_add_func ("/practice/seeds", test_seeds);
  g_test_add_data_func ("/practice/levels", "to-tom", test_levels);
  g_test_add_data_func ("/practice/bi-tu/levels", "bi-tu", test_levels);
  g_test_add_data_func ("/practice/answers", "to-tom", test_answers);
  g_test_add_data_func ("/practice/bi-tu/answers", "bi-tu", test_answers);
  g_test_add_func ("/practice/tables", test_tables);
  return g_test_run ();
}
