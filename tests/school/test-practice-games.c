/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice of Mậu binh and Lục hổ: some hundred tasks of each kind, their answers against rules written down once more,
 * plainly and slowly.
 */
#include "kit.h"

#include "games/mau-binh/bots/choice.h"
#include "match/words/words.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "school/practice/practice.h"

#include <string.h>

/* The tasks of each kind that are looked at, and those of each level whose measures are compared. */
#define TASKS 400
#define TASKS_MEASURED 40
/* Tasks of which all ways to arrange are tried; fewer where the address sanitizer makes everything slow. */
#ifdef __SANITIZE_ADDRESS__
#define ARRANGED 3
#else
#define ARRANGED 24
#endif

/* Checks one task, and ends the test if it is wrong. */
typedef void (*TaskCheck) (const ChieuPracticeTask *task);

/* Returns: the cards whose names stand in @text, bit f for face f */
static guint64
find_named_cards (const ChieuGame *game,
                  const char      *text)
{
  const ChieuWords *words = chieu_words_for_game (game);
  guint64 cards = 0;

  for (int face = 0; face < game->deck->n_faces; face++)
    if (strstr (text, chieu_words_card (words, (ChieuCard) face)) != NULL)
      cards |= G_GUINT64_CONSTANT (1) << face;
  return cards;
}

/* ---- Chi, slowly ---- */

/* The kinds of chi, from the lowest. */
enum { HIGH, PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH };

/* Sets @key to the numbers by which chi are compared, one after the other: the kind, then ranks, the most frequent first. */
static void
slow_find_key (const ChieuCard *cards,
               int              n,
               int              key[6])
{
  int count[13] = { 0 }, pairs = 0, most = 0, at = 1;
  gboolean flush = n == 5, straight = FALSE;

  for (int i = 0; i < n; i++)
    {
      count[cards[i] / 4]++;
      flush = flush && cards[i] % 4 == cards[0] % 4;
    }
  for (int rank = 0; rank < 13; rank++)
    {
      pairs += count[rank] == 2;
      most = MAX (most, count[rank]);
    }
  memset (key, 0, 6 * sizeof *key);
  for (int low = -1; n == 5 && low <= 8; low++)
    {
      gboolean all = TRUE;

      for (int i = 0; i < 5; i++)
        all = all && count[(low + i + 13) % 13] == 1;
      if (all)
        {
          straight = TRUE;
          key[1] = low + 4;
        }
    }
  key[0] = straight && flush ? STRAIGHT_FLUSH : most == 4 ? FOUR : most == 3 && pairs == 1 ? FULL : flush ? FLUSH
           : straight ? STRAIGHT : most == 3 ? THREE : pairs == 2 ? TWO_PAIRS : pairs == 1 ? PAIR : HIGH;
  for (int times = 4; !straight && times > 0; times--)
    for (int rank = 12; rank >= 0; rank--)
      if (count[rank] == times)
        key[at++] = rank + 1;
}

/* Compares two chi; one of five and one of three by their ranks as far as both go. Returns: 1: @a is higher, −1: @b is, 0: they are equal
 * */
static int
slow_compare (const ChieuCard *a,
              int              n_a,
              const ChieuCard *b,
              int              n_b)
{
  int one[6], other[6];

  slow_find_key (a, n_a, one);
  slow_find_key (b, n_b, other);
  for (int i = 0; i < 6; i++)
    if (one[i] != other[i] && (i == 0 || (one[i] != 0 && other[i] != 0)))
      return one[i] > other[i] ? 1 : -1;
  return 0;
}

static gboolean
slow_is_foul (const ChieuArrangement *rows)
{
  return slow_compare (rows->groups[1].cards, 5, rows->groups[0].cards, 5) > 0
         || slow_compare (rows->groups[2].cards, 3, rows->groups[1].cards, 5) > 0;
}

static void
check_chi (const ChieuPracticeTask *task)
{
  static const char *const names[] = { "Mậu thầu", "Một đôi", "Thú", "Xám", "Sảnh", "Thùng", "Cù lũ", "Tứ quý", "Thùng phá sảnh" };
  int key[6];

  slow_find_key (task->cards.cards, task->cards.n, key);
  g_assert_cmpstr (g_ptr_array_index (task->answers, task->right_answer), ==, names[key[0]]);
}

static void
check_compare (const ChieuPracticeTask *task)
{
  int won = slow_compare (task->shown.groups[0].cards, 5, task->shown.groups[1].cards, 5);

  g_assert_cmpint (task->shown.n, ==, 2);
  g_assert_cmpuint (task->right_answer, ==, won > 0 ? 0 : won < 0 ? 1 : 2);
}

static void
check_foul (const ChieuPracticeTask *task)
{
  g_assert_cmpint (task->shown.n, ==, 3);
  g_assert_cmpuint (task->right_answer, ==, slow_is_foul (&task->shown) ? 0 : 1);
}

/* ---- Arranging, in all ways ---- */

typedef struct
{
  const ChieuPracticeTask *task;
  const ChieuMauBinhOthers *others;
  int row[CHIEU_MAU_BINH_HAND];  /* the chi of each card */
  int left[CHIEU_MAU_BINH_ROWS]; /* free places in each chi */
  GHashTable *seen;              /* classes of the chi of arrangements that were tried: many have the same */
  int64_t best;                  /* points */
} Ways;

/* An arrangement that wins so many hundredths of a point more on average would be shown instead. */
#define SHOWN_WITHIN 10

static void
try_way (Ways *self)
{
  ChieuArrangement rows = { .n = 3 };
  int classes[CHIEU_MAU_BINH_ROWS];

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    chieu_lesson_cards_add (&rows.groups[self->row[i]], self->task->cards.cards[i]);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    classes[row] = chieu_mau_binh_class (rows.groups[row].cards, rows.groups[row].n, false);
  if (classes[0] < classes[1]
      || !g_hash_table_add (self->seen, GSIZE_TO_POINTER ((gsize) classes[0] << 32 | (gsize) classes[1] << 16 | (gsize) classes[2]))
      || slow_is_foul (&rows))
    return;
  self->best = MAX (self->best, chieu_mau_binh_others_sum_points (self->others, classes));
}

static void
try_ways (Ways *self,
          int   place)
{
  if (place == CHIEU_MAU_BINH_HAND)
    {
      try_way (self);
      return;
    }
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    if (self->left[row] > 0)
      {
        self->left[row]--;
        self->row[place] = row;
        try_ways (self, place + 1);
        self->left[row]++;
      }
}

static void
check_best (const ChieuPracticeTask *task)
{
  g_autofree ChieuMauBinhOthers *others = g_new (ChieuMauBinhOthers, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  Ways ways = { .task = task, .others = others, .left = { 5, 5, 3 }, .seen = seen, .best = G_MININT64 };
  int classes[CHIEU_MAU_BINH_ROWS];
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_mau_binh_others_find (others, chieu_lesson_cards_to_set (&task->cards), &rules, CHIEU_MAU_BINH_LIBRARY);
  try_ways (&ways, 0);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    classes[row] = chieu_mau_binh_class (task->shown.groups[row].cards, task->shown.groups[row].n, false);
  g_assert_cmpint (100 * (ways.best - chieu_mau_binh_others_sum_points (others, classes)), <,
                   SHOWN_WITHIN * chieu_mau_binh_others_count (others));
}

static void
assert_groups (const ChieuPracticeTask *task,
               const ChieuArrangement  *groups,
               const char              *said)
{
  g_autofree char *wrong = NULL;

  g_assert_cmpint (chieu_practice_try_groups (task, groups, &wrong), ==, said == NULL);
  if (said != NULL && strstr (wrong, said) == NULL)
    g_error ("“%s” is not in “%s”", said, wrong);
}

static ChieuCard
find_other_card (const ChieuLessonCards *cards)
{
  return (ChieuCard) __builtin_ctzll (~chieu_lesson_cards_to_set (cards));
}

static void
check_rows (const ChieuPracticeTask *task)
{
  ChieuArrangement groups = task->shown;
  ChieuLessonCards row = groups.groups[0];

  g_assert_false (slow_is_foul (&task->shown));
  assert_groups (task, &groups, NULL);
  /* The chi may be put together in any order. */
  groups.groups[0] = groups.groups[2];
  groups.groups[2] = row;
  assert_groups (task, &groups, NULL);
  /* Of two chi the cards that are left over make the third; of one they do not. */
  groups.n = 2;
  assert_groups (task, &groups, NULL);
  groups.n = 1;
  assert_groups (task, &groups, "three chi");
  /* Another card, or one of the hand twice. */
  groups.n = 3;
  groups.groups[2].cards[0] = find_other_card (&task->cards);
  assert_groups (task, &groups, "are not there");
  groups.groups[2].cards[0] = groups.groups[2].cards[1];
  assert_groups (task, &groups, "are not there");
  if (task->seed < ARRANGED)
    check_best (task);
}

/* ---- Tricks, slowly ---- */

static int get_suit (int card) { return card / 9; }
static int get_rank (int card) { return card % 9 + 1; }

static gboolean
is_alone (int card)
{
  return card == CHIEU_VAN_TUYEN || card == CHIEU_LH (0, 1) || card == CHIEU_LH (3, 1);
}

/* The kinds of sets. */
enum { NO_SET, ONE_CARD, CAC, THUAN };

/* Returns: the kind of @set */
static int
slow_find_kind (guint64 set)
{
  int n = __builtin_popcountll (set), low = set != 0 ? __builtin_ctzll (set) : 0, high = set != 0 ? 63 - __builtin_clzll (set) : 0;
  gboolean one_rank = TRUE;

  if (n < 2 || high >= CHIEU_LOC_HOA)
    return n == 1 ? ONE_CARD : NO_SET;
  for (int card = low; card <= high; card++)
    if ((set >> card & 1) != 0)
      one_rank = one_rank && get_rank (card) == get_rank (low);
  if (n >= 3 && one_rank)
    return CAC;
  return n >= 3 && get_suit (low) == get_suit (high) && high - low == n - 1 ? THUAN : NO_SET;
}

/* Returns: whether @set beats @lead: no card beats one that stands alone, and nines beat ones */
static gboolean
slow_beats (guint64 set,
            guint64 lead)
{
  int a, b;

  if (slow_find_kind (set) == NO_SET || slow_find_kind (set) != slow_find_kind (lead) || __builtin_popcountll (set) != __builtin_popcountll (lead))
    return FALSE;
  a = 63 - __builtin_clzll (set);
  b = 63 - __builtin_clzll (lead);
  if (slow_find_kind (set) == ONE_CARD)
    return !is_alone (a) && !is_alone (b) && get_suit (a) == get_suit (b) && get_rank (a) > get_rank (b);
  if (slow_find_kind (set) == THUAN)
    return get_suit (a) != get_suit (b) ? get_suit (a) < get_suit (b) : get_rank (a) > get_rank (b);
  if (get_rank (b) == 1)
    return get_rank (a) == 9;
  return get_rank (a) > get_rank (b);
}

/* Returns: whether any set of the cards of @hand beats @lead; all sets are tried */
static gboolean
slow_can_beat (guint64 hand,
               guint64 lead)
{
  for (guint64 set = hand; set != 0; set = (set - 1) & hand)
    if (__builtin_popcountll (set) == __builtin_popcountll (lead) && slow_beats (set, lead))
      return TRUE;
  return FALSE;
}

/* Returns: the cards of @hand that no card outside @known beats */
static guint64
slow_find_old (guint64 hand,
               guint64 known)
{
  guint64 old = 0;

  for (int card = 0; card < CHIEU_LUC_HO_FACES; card++)
    {
      gboolean beaten = FALSE;

      if ((hand >> card & 1) == 0)
        continue;
      for (int other = 0; other < CHIEU_LOC_HOA; other++)
        beaten = beaten || ((known >> other & 1) == 0
                            && slow_beats (G_GUINT64_CONSTANT (1) << other, G_GUINT64_CONSTANT (1) << card));
      if (!beaten)
        old |= G_GUINT64_CONSTANT (1) << card;
    }
  return old;
}

static void
check_beats (const ChieuPracticeTask *task)
{
  guint64 lead = chieu_lesson_cards_to_set (&task->shown.groups[0]), set = chieu_lesson_cards_to_set (&task->shown.groups[1]);

  g_assert_cmpint (slow_find_kind (lead), !=, NO_SET);
  g_assert_cmpint (slow_find_kind (set), !=, NO_SET);
  g_assert_cmpuint (task->right_answer, ==, slow_beats (set, lead) ? 0 : 1);
}

/* At the last level some sets are of two kinds, and some of one kind with two numbers of cards, for which that is the reason given. */
static void
test_beats_other_sort (void)
{
  const ChieuPracticeKind *kind = chieu_practice_kind_find (&chieu_luc_ho, "beats");
  int kinds = 0, numbers = 0;

  for (guint64 seed = 0; seed < TASKS; seed++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_of (&chieu_luc_ho, 4), kind, kind->levels, seed);
      guint64 lead = chieu_lesson_cards_to_set (&task->shown.groups[0]), set = chieu_lesson_cards_to_set (&task->shown.groups[1]);

      if (slow_find_kind (lead) != slow_find_kind (set))
        kinds++;
      else if (__builtin_popcountll (lead) != __builtin_popcountll (set))
        {
          numbers++;
          g_assert_nonnull (strstr (task->why, "number of cards must be exactly the same"));
        }
    }
  g_assert_cmpint (kinds, >, TASKS / 40);
  g_assert_cmpint (numbers, >, TASKS / 80);
}

static void
assert_touched (const ChieuPracticeTask *task,
                guint64                  right)
{
  guint64 hand = chieu_lesson_cards_to_set (&task->cards);
  g_autofree char *none = NULL;
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;

  g_assert_cmphex (task->right_faces, ==, right);
  g_assert_true (task->all && right != 0);
  g_assert_true (chieu_practice_try_cards (task, right, &none));
  g_assert_null (none);
  g_assert_false (chieu_practice_try_cards (task, right & (right - 1), &few));
  g_assert_nonnull (few);
  if ((hand & ~right) == 0)
    return;
  g_assert_false (chieu_practice_try_cards (task, hand, &many));
  g_assert_nonnull (strstr (many, "not one of them"));
}

static void
check_old (const ChieuPracticeTask *task)
{
  guint64 hand = chieu_lesson_cards_to_set (&task->cards), open = find_named_cards (task->game, task->question);

  g_assert_cmphex (hand & open, ==, 0);
  g_assert_cmpint (open != 0, ==, task->level > 2);
  assert_touched (task, slow_find_old (hand, hand | open));
  /* At this level nothing lies open, and some card is old only because those above it are in the hand. */
  if (task->level == 2)
    g_assert_cmphex (slow_find_old (hand, hand) & ~(CHIEU_LUC_HO_ALONE | CHIEU_LUC_HO_RANK (9)), !=, 0);
}

/* Returns: the place of a single card in the order in which they are led, from 0 to 8 */
static int
find_class (int     card,
            guint64 old)
{
  return card == CHIEU_VAN_TUYEN ? 8 : 2 * get_suit (card) + (int) (old >> card & 1);
}

static void
check_lead (const ChieuPracticeTask *task)
{
  gboolean privileged = strstr (task->question, "second or third seat") != NULL;
  guint64 hand = chieu_lesson_cards_to_set (&task->cards), old = slow_find_old (hand, hand), right = 0;
  int first = 9;

  for (int i = 0; i < task->cards.n; i++)
    first = MIN (first, find_class (task->cards.cards[i], old));
  for (int i = 0; i < task->cards.n; i++)
    if (find_class (task->cards.cards[i], old) == first || (privileged && (old >> task->cards.cards[i] & 1) != 0))
      right |= G_GUINT64_CONSTANT (1) << task->cards.cards[i];
  assert_touched (task, right);
}

static void
check_drop (const ChieuPracticeTask *task)
{
  guint64 hand = chieu_lesson_cards_to_set (&task->cards), lead = find_named_cards (task->game, task->question);

  g_assert_true (slow_can_beat (hand, lead));
  g_assert_cmpuint (task->answers->len, ==, 4);
  for (guint i = 0; i < task->answers->len; i++)
    {
      guint64 drop = find_named_cards (task->game, g_ptr_array_index (task->answers, i));

      g_assert_cmphex (drop & ~hand, ==, 0);
      g_assert_cmpint (__builtin_popcountll (drop), ==, __builtin_popcountll (lead));
      g_assert_cmpint (slow_can_beat (hand & ~drop, lead), ==, i != task->right_answer);
    }
}

/* ---- Hồ ---- */

/* Returns: the cards that line @line of the question names, counted from 0 */
static guint64
find_cards_of_line (const ChieuPracticeTask *task,
                    int                      line)
{
  g_auto (GStrv) lines = g_strsplit (task->question, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  return find_named_cards (task->game, lines[line]);
}

static void
check_count (const ChieuPracticeTask *task)
{
  guint64 hand = chieu_lesson_cards_to_set (&task->cards), won = find_cards_of_line (task, 0), open = find_cards_of_line (task, 1);
  int ho = __builtin_popcountll (won) + __builtin_popcountll (slow_find_old (hand, hand | won | open));
  gboolean pays = task->level == 4;
  /* One point for the fewest hồ that are paid, and twice as much for each more. */
  int right = pays ? 1 << (ho - chieu_switch_usual (&chieu_luc_ho.switches[CHIEU_LUC_HO_FLOOR])) : ho;
  const char *answer = g_ptr_array_index (task->answers, task->right_answer);

  g_assert_cmphex ((hand & won) | (hand & open) | (won & open), ==, 0);
  g_assert_cmpint (pays, ==, strstr (task->question, "pay you?") != NULL);
  g_assert_cmpint ((int) g_ascii_strtoll (answer, NULL, 10), ==, right);
  g_assert_cmpuint (task->answers->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (i == task->right_answer, ==, (int) g_ascii_strtoll (task->answers->pdata[i], NULL, 10) == right);
}

/* Returns: the most cards that are old or lie in các or thuận at once; tries all sets of the lowest card, and that it lies in none */
static int
slow_count_strength (guint64 hand,
                     guint64 old)
{
  guint64 low = hand & -hand, same, run;
  int best, card;

  if (hand == 0)
    return 0;
  best = ((low & old) != 0) + slow_count_strength (hand & ~low, old);
  card = __builtin_ctzll (low);
  if (card >= CHIEU_LOC_HOA)
    return best;
  /* The cards of its rank: equal ranks are nine faces apart. */
  same = hand & (G_GUINT64_CONSTANT (0x8040201) << card % 9);
  if (__builtin_popcountll (same) >= 3)
    best = MAX (best, __builtin_popcountll (same) + slow_count_strength (hand & ~same, old));
  /* Of four any three with the lowest are a các, too. */
  for (guint64 left = same & ~low; __builtin_popcountll (same) == 4 && left != 0; left &= left - 1)
    best = MAX (best, 3 + slow_count_strength (hand & ~(same & ~(left & -left)), old));
  run = low;
  for (int i = 1; card % 9 + i < 9 && (hand >> (card + i) & 1) != 0; i++)
    {
      run |= low << i;
      if (i >= 2)
        best = MAX (best, i + 1 + slow_count_strength (hand & ~run, old));
    }
  return best;
}

/* Five cards are enough for the first seat, seven for the others, who pay for both if they lose. */
static void
check_bid (const ChieuPracticeTask *task)
{
  guint64 hand = chieu_lesson_cards_to_set (&task->cards);
  gboolean first = strstr (task->question, "first seat.") != NULL;

  g_assert_cmpint (task->cards.n, ==, 12);
  g_assert_cmpint (first, ==, task->level < 3);
  g_assert_cmpint (task->right_answer == 0, ==, slow_count_strength (hand, slow_find_old (hand, hand)) >= (first ? 5 : 7));
}

/* Returns: whether a hand with the five tigers was dealt before the one that @task, one of bidding as the first seat, asks about. The
 * random numbers are drawn as the task draws them: whether the answer is to be yes, and then the seed of each hand. */
static gboolean
passed_over_tigers (const ChieuPracticeTask *task)
{
  const ChieuPracticeTable *table = chieu_practice_table_of (&chieu_luc_ho, 4);
  guint32 sequence = (guint32) ((task->kind - table->kinds) * CHIEU_PRACTICE_KIND_STEP + task->level);
  guint64 asked = chieu_lesson_cards_to_set (&task->cards), hand = 0;
  gboolean found = FALSE;
  ChieuRandom random;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_random_init (&random, chieu_random_hand_seed (task->seed, sequence));
  chieu_random_below (&random, 2);
  chieu_rules_init_usual (&rules, &chieu_luc_ho);
  chieu_carry_init (&carry, 4, -1, false);
  carry.cai = 0;
  for (int n = 0; n < 10000 && hand != asked; n++)
    {
      ChieuLucHoState state;

      chieu_luc_ho.deal (&state, &rules, &carry, chieu_random_next (&random));
      hand = state.seat[0].hand;
      found = found || (CHIEU_LUC_HO_TIGERS & ~hand) == 0;
    }
  g_assert_cmphex (hand, ==, asked);
  return found;
}

/* Five tigers are declared before anybody makes, so no task is about a hand with them. With each of these seeds such a hand is dealt
 * on the way, and must be passed over. */
static void
test_bid_five_tigers (void)
{
  static const struct { int level; guint64 seed; } rows[] = { { 1, 735 }, { 1, 913 }, { 2, 890 }, { 2, 900 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_of (&chieu_luc_ho, 4),
                                                                     chieu_practice_kind_find (&chieu_luc_ho, "bid"),
                                                                     rows[i].level, rows[i].seed);

      g_test_message ("level %d, seed %" G_GUINT64_FORMAT, rows[i].level, rows[i].seed);
      g_assert_true (passed_over_tigers (task));
      g_assert_cmphex (CHIEU_LUC_HO_TIGERS & ~chieu_lesson_cards_to_set (&task->cards), !=, 0);
      check_bid (task);
    }
}

/* ---- Tests of each kind ---- */

static const struct { const ChieuGame *game; const char *id; TaskCheck check; } kinds[] = {
  { &chieu_mau_binh, "chi", check_chi }, { &chieu_mau_binh, "compare", check_compare },
  { &chieu_mau_binh, "foul", check_foul }, { &chieu_mau_binh, "rows", check_rows },
  { &chieu_luc_ho, "beats", check_beats }, { &chieu_luc_ho, "old", check_old },
  { &chieu_luc_ho, "lead", check_lead }, { &chieu_luc_ho, "drop", check_drop },
  { &chieu_luc_ho, "count", check_count }, { &chieu_luc_ho, "bid", check_bid },
};

/* Checks what a task of any kind must have: a question, a reason that ends in a full stop, cards in the order of the deck, and one right
 * answer. */
static void
check_common_parts (const ChieuPracticeTask *task)
{
  g_autofree char *wrong = NULL;

  g_assert_cmpuint (strlen (task->question), >, 15);
  g_assert_nonnull (task->why);
  g_assert_true (g_str_has_suffix (task->why, "."));
  for (int i = 1; i < task->cards.n; i++)
    g_assert_cmpint (task->cards.cards[i], >, task->cards.cards[i - 1]);
  for (guint i = 0; i < task->answers->len; i++)
    g_assert_cmpint (chieu_practice_try_answer (task, i, &wrong), ==, i == task->right_answer);
}

static void
test_kind (gconstpointer data)
{
  gsize number = GPOINTER_TO_SIZE (data);
  const ChieuPracticeKind *kind = chieu_practice_kind_find (kinds[number].game, kinds[number].id);
  int answers[CHIEU_PRACTICE_ANSWERS_MAX] = { 0 };
  guint n = 0;

  g_assert_nonnull (kind);
  for (int i = 0; i < TASKS; i++)
    {
      g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_of (kinds[number].game, 4), kind,
                                                                     i % kind->levels + 1, (guint64) i);

      check_common_parts (task);
      kinds[number].check (task);
      n = MAX (n, task->answers->len);
      answers[task->right_answer]++;
    }
  /* Each answer comes up. */
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (answers[i], >, TASKS / 40);
}

/* A higher level is harder. */
static void
test_levels (void)
{
  for (gsize k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      const ChieuPracticeKind *kind = chieu_practice_kind_find (kinds[k].game, kinds[k].id);
      int before = 0;

      for (int level = 1; level <= kind->levels; level++)
        {
          int sum = 0;

          for (guint64 seed = 0; seed < TASKS_MEASURED; seed++)
            {
              g_autoptr (ChieuPracticeTask) task = chieu_practice_task_new (chieu_practice_table_of (kinds[k].game, 4), kind, level,
                                                                             seed);

              sum += task->measure.cards + task->measure.groups + 5 * task->measure.distance + task->measure.choices;
            }
          g_test_message ("%s, level %d: %d", kind->id, level, sum);
          g_assert_cmpint (sum, >, before);
          before = sum;
        }
    }
}

/* The table above has all kinds of these games. */
static void
test_all_kinds (void)
{
  gsize n = 0;

  for (int i = 0; chieu_games[i] != NULL; i++)
    for (const ChieuPracticeKind *kind = chieu_practice_kinds (chieu_games[i]);
         (chieu_games[i] == &chieu_mau_binh || chieu_games[i] == &chieu_luc_ho) && kind->id != NULL; kind++)
      {
        g_assert_cmpuint (n, <, G_N_ELEMENTS (kinds));
        g_assert_cmpstr (kinds[n++].id, ==, kind->id);
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (kinds));
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/practice/all-kinds", test_all_kinds);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/practice/%s/%s", kinds[i].game->id, kinds[i].id);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_kind);
    }
  g_test_add_func ("/practice/beats-other-sort", test_beats_other_sort);
  g_test_add_func ("/practice/five-tigers", test_bid_five_tigers);
  g_test_add_func ("/practice/levels", test_levels);
  return g_test_run ();
}
