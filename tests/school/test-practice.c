/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice of Tổ tôm and bí tứ: hundreds of tasks of each kind, their answers against all readings of a hand and the rules.
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

#define TASKS 1000
/* For kinds of which each task takes long. */
#define SLOW_TASKS 400
#define SLOWEST_TASKS 100

typedef void (*TaskFunc) (const ChieuPracticeTask *task);

/* ---- The table ---- */

/* The cards of a full hand and the lưng that a win needs, written down from docs/rules/to-tom.md, "Deck and deal", and not taken from
 * the code that makes the tasks. */
static int
full_of (const ChieuPracticeTask *task)
{
  return task->seats == 5 ? 21 : 25;
}

static int
need_of (const ChieuPracticeTask *task)
{
  return task->seats == 5 ? 1 : 2;
}

/* ---- All readings, slowly ---- */

static gboolean
is_complete (const ChieuLessonCards *cards,
             int                     seats,
             int                     more)
{
  ChieuHolding holding;

  chieu_practice_holding (cards, seats, &holding);
  if (more >= 0)
    chieu_holding_add_card (&holding, (ChieuCard) more);
  return chieu_readings_complete (&holding, NULL);
}

static guint32
slow_waits (const ChieuLessonCards *cards,
            int                     seats)
{
  guint32 waits = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_practice_count_card (cards, (ChieuCard) face) < 4 && is_complete (cards, seats, face))
      waits |= 1u << face;
  return waits;
}

/* ---- Kinds ---- */

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
  g_autofree char *wrong = NULL;

  g_assert_cmpint (task->answers->len, ==, 2);
  g_assert_cmpint (task->right_answer, ==, is_complete (&task->cards, task->seats, -1) ? 0 : 1);
  g_assert_true (chieu_practice_try_answer (task, task->right_answer, &wrong));
  g_assert_false (chieu_practice_try_answer (task, 1 - task->right_answer, &wrong));
}

static void
check_waits (const ChieuPracticeTask *task)
{
  g_autofree char *none = NULL;
  g_autofree char *more = NULL;

  g_assert_cmphex (task->right_faces, ==, slow_waits (&task->cards, task->seats));
  g_assert_cmphex (task->right_faces, !=, 0);
  g_assert_true (chieu_practice_try_faces (task, task->right_faces, &none));
  g_assert_null (none);
  g_assert_false (chieu_practice_try_faces (task, task->right_faces ^ 1, &more));
  g_assert_nonnull (more);
}

/* All calls that readings of a hand allow. */
typedef struct
{
  const ChieuPracticeTask *task;
  ChieuHolding holding;
  gboolean thong;
  gboolean only_cc;
  ChieuCuocValues values;
  int most;
  GPtrArray *best;               /* texts of those worth most */
} Calls;

static bool
note_reading (const ChieuReading *reading,
              void               *data)
{
  Calls *self = data;
  ChieuReadingTraits traits = {
    .lung = (guint8) chieu_reading_lung (reading),
    .tom = (guint8) chieu_reading_count (reading, CHIEU_LUNG_TOM),
    .leo = (guint8) chieu_reading_count (reading, CHIEU_LUNG_LEO),
  };
  ChieuScore score;
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  g_autofree char *said = NULL;

  traits.hand_leo = traits.leo;
  if (traits.lung < need_of (self->task))
    return true;
  chieu_cuoc_of_traits (&self->holding, &traits, self->thong, self->only_cc, &self->values, &score);
  if (score.points < self->most)
    return true;
  if (score.points > self->most)
    g_ptr_array_set_size (self->best, 0);
  self->most = score.points;
  said = chieu_words_call_aloud (words, score.cuoc, score.n, self->task->seats);
  g_ptr_array_add (self->best, g_strdup_printf ("%s: %d points", said, score.points));
  return true;
}

/* The right answer is one of the best calls, and no other answer is. */
static void
check_worth (const ChieuPracticeTask *task)
{
  Calls calls = { .task = task, .thong = strstr (task->question, "the previous hand") != NULL };

  g_assert_cmpint (task->answers->len, ==, 4);
  g_assert_cmpint (task->cards.n, ==, full_of (task));
  chieu_practice_holding (&task->cards, task->seats, &calls.holding);
  chieu_cuoc_values_init (&calls.values, task->seats);
  calls.only_cc = task->win == CHIEU_CC && chieu_cuoc_only_cc (&calls.holding, NULL);
  calls.best = g_ptr_array_new_with_free_func (g_free);
  chieu_readings_each (&calls.holding, NULL, note_reading, &calls);
  g_assert_cmpint (calls.most, >, 0);
  for (guint i = 0; i < task->answers->len; i++)
    {
      const char *answer = g_ptr_array_index (task->answers, i);

      g_assert_cmpint (g_ptr_array_find_with_equal_func (calls.best, answer, g_str_equal, NULL), ==, i == task->right_answer);
    }
  g_ptr_array_unref (calls.best);
}

/* On the mat of a task nobody but the learner has cards: all others are still unseen. */
static void
check_unseen (const ChieuPracticeTask *task,
              const ChieuToTomState   *state)
{
  guint8 unseen[CHIEU_TO_TOM_FACES];

  chieu_to_tom_unseen (state, 0, unseen);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    g_assert_cmpint (unseen[face], ==, chieu_deck_to_tom.copies - chieu_practice_count_card (&task->cards, face));
}

/* The right cards are those that leave the least distance; a hand that is one away waits for something, one that is further for
 * nothing. */
static void
check_discard (const ChieuPracticeTask *task)
{
  g_autofree char *wrong = NULL;
  ChieuToTomState state;

  g_assert_cmpint (task->cards.n, ==, full_of (task));
  chieu_practice_mat (&task->cards, task->seats, &state);
  check_unseen (task, &state);
  for (int i = 0; i < task->cards.n; i++)
    {
      const ChieuMove move = { .kind = CHIEU_TO_TOM_DANH, .face = task->cards.cards[i] };
      gboolean right = chieu_practice_try_cards (task, G_GUINT64_CONSTANT (1) << move.face, &wrong);
      ChieuLessonCards without = task->cards;
      ChieuHolding holding;
      bool possible;

      chieu_practice_remove_card (&without, i);
      chieu_practice_holding (&without, task->seats, &holding);
      if (chieu_to_tom.check (&state, 0, &move, &possible) != CHIEU_REASON_NONE)
        {
          g_assert_false (right);
          continue;
        }
      if (right)
        g_assert_cmpint (chieu_eval_distance (&holding), ==, task->measure.distance);
      else
        g_assert_cmpint (chieu_eval_distance (&holding), >, task->measure.distance);
      g_assert_cmpint (slow_waits (&without, task->seats) != 0, ==, right && task->measure.distance == 1);
    }
  g_assert_cmphex (task->right_faces, !=, 0);
  /* The cards of which the reason speaks as “these” lie nowhere, so it names them. */
  g_assert_cmpint (strstr (task->why, " these; ") != NULL || strstr (task->why, "These cards") != NULL, ==,
                   strstr (task->why, "They are ") != NULL);
}

/* Whether two cards of the hand make a phu with @card, or it may be eaten alone. */
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

/* Ignores that an equal card of the hand must go down with the eaten one: check_claim() leaves these hands to the tests of the
 * rules. */
static ChieuPracticeClaim
slow_claim (const ChieuPracticeTask *task)
{
  gboolean refused = strstr (task->question, "You left the same card") != NULL;
  gboolean own_gate = strstr (task->question, "at your gate") != NULL;
  gboolean eat = own_gate && !refused && has_phu_for (&task->cards, task->beside);
  gboolean phong = !refused && chieu_practice_count_card (&task->cards, task->beside) >= 2;

  if (task->cards.n == full_of (task) - 1 && is_complete (&task->cards, task->seats, task->beside))
    return CHIEU_PRACTICE_WIN;
  if (eat && phong)
    return CHIEU_PRACTICE_BOTH;
  return eat ? CHIEU_PRACTICE_EAT : phong ? CHIEU_PRACTICE_PHONG : CHIEU_PRACTICE_LEAVE;
}

static void
check_claim (const ChieuPracticeTask *task)
{
  g_assert_cmpint (task->answers->len, ==, task->level == 5 ? 5 : 4);
  if (chieu_practice_count_card (&task->cards, task->beside) > 0 && task->right_answer != CHIEU_PRACTICE_WIN)
    g_assert_cmpint (task->right_answer == CHIEU_PRACTICE_PHONG || task->right_answer == CHIEU_PRACTICE_BOTH, ==,
                     slow_claim (task) == CHIEU_PRACTICE_PHONG || slow_claim (task) == CHIEU_PRACTICE_BOTH);
  else if (task->right_answer != slow_claim (task))
    {
      g_autofree char *cards = chieu_words_cards (chieu_words_for_game (&chieu_to_tom), task->cards.cards, task->cards.n);

      g_error ("level %d: %s (%s): %u and not %u", task->level, task->question, cards, task->right_answer, slow_claim (task));
    }
}

/* ---- Calls ---- */

/* The right words are those of the best call by the rules, and every word of the game is among the answers. */
static void
check_call (const ChieuPracticeTask *task)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  gboolean thong = strstr (task->question, "previous hand") != NULL;
  ChieuCuocValues values;
  ChieuHolding holding;
  ChieuScore score;
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;
  g_autofree char *none = NULL;
  guint64 right = 0, all = (G_GUINT64_CONSTANT (1) << task->answers->len) - 1;

  g_assert_true (task->several);
  g_assert_cmpuint (task->answers->len, ==, task->seats == 5 ? 9 : 8);
  chieu_cuoc_values_init (&values, task->seats);
  chieu_practice_holding (&task->cards, task->seats, &holding);
  g_assert_true (chieu_cuoc_score (&holding, task->win, thong, true, &values, &score, NULL));
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

/* The hand is played again: the rules noted one fault of the seat, and the right answer is the move that was it. */
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

/* ---- All of them ---- */

/* @tasks, @bi_tu: how many tasks of Tổ tôm and of bí tứ are checked */
static const struct { const char *id; TaskFunc check; int tasks, bi_tu; } kinds[] = {
  { "arrange", check_arrange, TASKS, TASKS }, { "complete", check_complete, TASKS, TASKS },
  { "waits", check_waits, TASKS, TASKS }, { "worth", check_worth, TASKS, TASKS },
  { "discard", check_discard, SLOW_TASKS, SLOWEST_TASKS }, { "claim", check_claim, TASKS, TASKS },
  { "call", check_call, TASKS, TASKS }, { "fault", check_fault, SLOW_TASKS, SLOWEST_TASKS },
};

static void
check_whole (const ChieuPracticeTask *task)
{
  int counts[CHIEU_TO_TOM_FACES] = { 0 };

  g_assert_cmpuint (strlen (task->question), >, 20);
  g_assert_nonnull (task->why);
  g_assert_nonnull (strchr (".", task->why[strlen (task->why) - 1]));
  for (int i = 0; i < task->cards.n; i++)
    {
      g_assert_cmpint (++counts[task->cards.cards[i]], <=, 4);
      g_assert_true (i == 0 || task->cards.cards[i] >= task->cards.cards[i - 1]);
    }
}

static void
check_kind (const char *table,
            gsize       number,
            int         tasks)
{
  const ChieuPracticeKind *kind = chieu_practice_kind_find (&chieu_to_tom, kinds[number].id);
  gint64 begin = g_get_monotonic_time ();

  g_assert_nonnull (kind);
  for (int i = 0; i < tasks; i++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_find (table), kind, i % kind->levels + 1,
                                                                     (guint64) i);

      check_whole (task);
      kinds[number].check (task);
    }
  g_test_message ("%.2f ms a task", (double) (g_get_monotonic_time () - begin) / tasks / 1000);
}

static void
test_kind (gconstpointer data)
{
  gsize number = GPOINTER_TO_SIZE (data);

  check_kind ("to-tom", number, kinds[number].tasks);
}

static void
test_kind_of_bi_tu (gconstpointer data)
{
  gsize number = GPOINTER_TO_SIZE (data);

  check_kind ("bi-tu", number, kinds[number].bi_tu);
}

static void
test_all_kinds (void)
{
  const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_to_tom);
  gsize n = 0;

  for (; kind->id != NULL; kind++)
    g_assert_cmpstr (kinds[n++].id, ==, kind->id);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (kinds));
  g_assert_null (chieu_practice_kind_find (&chieu_to_tom, "nothing"));
}

/* ---- The same seed ---- */

static char *
describe (const ChieuPracticeTask *task)
{
  GString *text = g_string_new (task->question);

  g_string_append_printf (text, "\n%s\n%u %" G_GINT64_MODIFIER "x", task->why, task->right_answer, task->right_faces);
  for (int i = 0; i < task->cards.n; i++)
    g_string_append_printf (text, " %s", chieu_deck_name (&chieu_deck_to_tom, task->cards.cards[i]));
  for (guint i = 0; i < task->answers->len; i++)
    g_string_append_printf (text, "\n%s", (char *) g_ptr_array_index (task->answers, i));
  return g_string_free (text, FALSE);
}

static void
test_seeds (void)
{
  const ChieuPracticeTable *table = chieu_practice_table_find ("to-tom");

  for (const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_to_tom); kind->id != NULL; kind++)
    for (guint64 seed = 0; seed < 20; seed++)
      {
        int level = (int) seed % kind->levels + 1;
        g_autoptr (ChieuPracticeTask) one = chieu_practice_task_new (table, kind, level, seed);
        g_autoptr (ChieuPracticeTask) again = chieu_practice_task_new (table, kind, level, seed);
        g_autoptr (ChieuPracticeTask) other = chieu_practice_task_new (table, kind, level, seed + 1000);
        g_autofree char *one_text = describe (one);
        g_autofree char *again_text = describe (again);
        g_autofree char *other_text = describe (other);

        g_assert_cmpstr (one_text, ==, again_text);
        g_assert_cmpstr (one_text, !=, other_text);
      }
}

/* ---- Levels ---- */

#define SAMPLE 60

/* The mean of what makes a task hard, in hundredths. */
static int
mean_measure (const ChieuPracticeTable *table,
              const ChieuPracticeKind  *kind,
              int                       level)
{
  int sum = 0;

  for (guint64 seed = 0; seed < SAMPLE; seed++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (table, kind, level, seed);

      sum += task->measure.cards + task->measure.groups + 5 * task->measure.distance + task->measure.choices;
    }
  return sum * 100 / SAMPLE;
}

static void
test_levels (gconstpointer data)
{
  const ChieuPracticeTable *table = chieu_practice_table_find (data);

  for (const ChieuPracticeKind *kind = table->kinds; kind->id != NULL; kind++)
    for (int level = 1, before = 0; level <= kind->levels; level++)
      {
        int mean = mean_measure (table, kind, level);

        g_test_message ("%s, level %d: %d", kind->id, level, mean);
        g_assert_cmpint (mean, >, before);
        before = mean;
      }
}

/* Each answer comes up, and none too often. */
static void
test_answers (gconstpointer data)
{
  const ChieuPracticeTable *table = chieu_practice_table_find (data);
  static const char *const choosing[] = { "complete", "worth", "claim" };

  for (gsize k = 0; k < G_N_ELEMENTS (choosing); k++)
    {
      const ChieuPracticeKind *kind = chieu_practice_kind_find (&chieu_to_tom, choosing[k]);
      int counts[CHIEU_PRACTICE_ANSWERS_MAX] = { 0 };
      guint n = 0;

      for (guint64 seed = 0; seed < 200; seed++)
        {
          g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (table, kind, kind->levels, seed);

          n = task->answers->len;
          counts[task->right_answer]++;
        }
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpint (counts[i], >, 100 / (int) n);
          g_assert_cmpint (counts[i], <, 400 / (int) n);
        }
    }
}

/* Bí tứ is a table of its own; another number of seats belongs to the usual one. */
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
