/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with chi: what one is, which of two is higher, whether three are foul, and how thirteen cards lie best.
 */
#include "config.h"

#include "school/practice/practice-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/mau-binh/bots/choice.h"
#include "games/mau-binh/match/words.h"
#include "school.h"

#define SUITS CHIEU_MAU_BINH_SUITS
#define ROW CHIEU_MAU_BINH_LONG_ROW

static int
class_of (uint64_t cards,
          int      n)
{
  ChieuLessonCards list;

  chieu_lesson_cards_from_set (cards, &list);
  return chieu_mau_binh_class (list.cards, n, false);
}

static ChieuMauBinhKind
kind_of (uint64_t cards,
         int      n)
{
  return chieu_mau_binh_kind (class_of (cards, n), n);
}

/* ---- What a chi is ---- */

/* Returns: whether the cards look like more than they are: four of one suit, or four of a sảnh */
static gboolean
is_tempting (uint64_t cards)
{
  uint64_t ranks = 0;
  int suits[SUITS] = { 0 }, most = 0;

  for (uint64_t left = cards; left != 0; left &= left - 1)
    {
      ChieuCard card = (ChieuCard) __builtin_ctzll (left);

      ranks |= CHIEU_BIT64 (chieu_mau_binh_rank (card));
      most = MAX (most, ++suits[chieu_mau_binh_suit (card)]);
    }
  for (int low = 0; low + ROW <= CHIEU_MAU_BINH_RANKS; low++)
    if (__builtin_popcountll (ranks >> low & (CHIEU_BIT64 (ROW) - 1)) == ROW - 1)
      return TRUE;
  return most == ROW - 1;
}

/* What is asked at a level. */
typedef struct
{
  int n;                         /* cards of the chi */
  int kinds;                     /* that many kinds, from the lowest, each equally likely */
  gboolean tempting;             /* a mậu thầu looks like more than it is */
} ChiLevel;

static const ChiLevel chi_levels[] = {
  { CHIEU_MAU_BINH_SHORT_ROW, CHIEU_MAU_BINH_XAM + 1, FALSE },
  { ROW, CHIEU_MAU_BINH_XAM + 1, FALSE },
  { ROW, CHIEU_MAU_BINH_TU_QUY, FALSE },
  { ROW, CHIEU_MAU_BINH_N_KINDS, TRUE },
};

/* The cards of @n ranks from @low on. */
#define RANKS_FROM(low, n) ((CHIEU_BIT64 ((n) * SUITS) - 1) << (low) * SUITS)

/* Draws @n cards that often make @kind: of one suit, of ranks in sequence or of two ranks, if the kind needs that. */
static uint64_t
draw_chi (ChieuRandom      *random,
          ChieuMauBinhKind  kind,
          int               n)
{
  int suit = (int) chieu_random_below (random, SUITS), low = (int) chieu_random_below (random, CHIEU_MAU_BINH_RANKS - ROW + 1);
  uint64_t from = CHIEU_MAU_BINH_ALL;

  if (kind == CHIEU_MAU_BINH_SANH || kind == CHIEU_MAU_BINH_THUNG_PHA_SANH)
    from &= RANKS_FROM (low, ROW);
  if (kind == CHIEU_MAU_BINH_THUNG || kind == CHIEU_MAU_BINH_THUNG_PHA_SANH)
    from &= CHIEU_MAU_BINH_SUIT (suit);
  if (kind == CHIEU_MAU_BINH_CU_LU || kind == CHIEU_MAU_BINH_TU_QUY)
    from &= RANKS_FROM (low, 1) | RANKS_FROM (low + 1 + (int) chieu_random_below (random, ROW - 1), 1);
  return chieu_practice_draw_cards (random, from, n);
}

static uint64_t
find_chi (ChieuRandom      *random,
          ChieuMauBinhKind  kind,
          int               n,
          gboolean          tempting)
{
  uint64_t cards;

  do
    cards = draw_chi (random, kind, n);
  while (kind_of (cards, n) != kind || (tempting && kind == CHIEU_MAU_BINH_MAU_THAU && !is_tempting (cards)));
  return cards;
}

/* Three cards cannot make a thú. */
static gboolean
has_kind (const ChiLevel *level,
          int             kind)
{
  return kind < level->kinds && (level->n == ROW || kind != CHIEU_MAU_BINH_THU);
}

/* Adds the right kind and those next to it as answers, CHIEU_PRACTICE_ANSWERS_MAX at most. */
static void
add_kinds (ChieuPracticeTask *task,
           const ChiLevel    *level,
           ChieuMauBinhKind   right)
{
  int first = CLAMP ((int) right - CHIEU_PRACTICE_ANSWERS_MAX / 2, 0, MAX (level->kinds - CHIEU_PRACTICE_ANSWERS_MAX, 0));

  for (int kind = first; kind < first + CHIEU_PRACTICE_ANSWERS_MAX; kind++)
    {
      if (!has_kind (level, kind))
        continue;
      if (kind == (int) right)
        task->right_answer = task->answers->len;
      g_ptr_array_add (task->answers, g_strdup (chieu_words_mau_binh_kind ((ChieuMauBinhKind) kind)));
    }
}

static void
make_chi (ChieuPracticeTask *task,
          ChieuRandom       *random)
{
  const ChiLevel *level = &chi_levels[task->level - 1];
  g_autofree char *name = NULL;
  int kind;

  do
    kind = (int) chieu_random_below (random, (uint32_t) level->kinds);
  while (!has_kind (level, kind));
  chieu_lesson_cards_from_set (find_chi (random, (ChieuMauBinhKind) kind, level->n, level->tempting), &task->cards);
  name = chieu_words_mau_binh_chi (task->cards.cards, level->n == ROW ? CHIEU_MAU_BINH_CHI_1 : CHIEU_MAU_BINH_CHI_3);
  task->form = CHIEU_TASK_CHOOSE;
  task->question = g_strdup (level->n == ROW ? _("Five cards. What are they?") : _("Three cards in chi 3. What are they?"));
  /* Translators: what some cards are: “Đôi 9”. */
  task->why = g_strdup_printf (_("It is %s."), name);
  task->measure = (ChieuPracticeMeasure) { .cards = level->n, .choices = level->kinds + level->tempting };
  add_kinds (task, level, (ChieuMauBinhKind) kind);
}

/* ---- Which is higher ---- */

#define COMPARE_LEVELS 4
/* The first level at which both chi are of one kind. */
#define ONE_KIND_LEVEL 3
/* Two chi whose classes are not farther apart are near. */
#define NEAR_CLASSES 40

/* Measures how close two chi are, as the level at which they are asked about: 1: of kinds that are far apart; 2: of neighbouring kinds;
 * 3: of one kind; the last level: of one kind and near. */
static int
measure_nearness (uint64_t chi,
                  uint64_t other)
{
  int kinds = ABS ((int) kind_of (chi, ROW) - (int) kind_of (other, ROW));
  int classes = ABS (class_of (chi, ROW) - class_of (other, ROW));

  if (kinds != 0)
    return kinds > 1 ? 1 : 2;
  return classes > NEAR_CLASSES ? ONE_KIND_LEVEL : COMPARE_LEVELS;
}

/* Returns: one of the kinds below tứ quý, each equally likely */
static ChieuMauBinhKind
draw_kind (ChieuRandom *random)
{
  return (ChieuMauBinhKind) chieu_random_below (random, CHIEU_MAU_BINH_TU_QUY);
}

/* One pair in so many is equal at the last level. */
#define EQUAL_IN 3

/* At the last level some pairs are equal. Only sảnh are equal often enough to be found by trying. */
static void
draw_two (const ChieuPracticeTask *task,
          ChieuRandom             *random,
          uint64_t                 chi[2])
{
  gboolean equal = task->level == COMPARE_LEVELS && chieu_random_below (random, EQUAL_IN) == 0;

  do
    {
      ChieuMauBinhKind kind = equal ? CHIEU_MAU_BINH_SANH : draw_kind (random);

      chi[0] = find_chi (random, kind, ROW, FALSE);
      chi[1] = find_chi (random, task->level >= ONE_KIND_LEVEL ? kind : draw_kind (random), ROW, FALSE);
    }
  while ((chi[0] & chi[1]) != 0 || measure_nearness (chi[0], chi[1]) != task->level
         || (class_of (chi[0], ROW) == class_of (chi[1], ROW)) != equal);
}

static void
explain_compare (ChieuPracticeTask *task,
                 int                won)
{
  g_autofree char *one = chieu_words_mau_binh_chi (task->shown.groups[0].cards, CHIEU_MAU_BINH_CHI_1);
  g_autofree char *two = chieu_words_mau_binh_chi (task->shown.groups[1].cards, CHIEU_MAU_BINH_CHI_1);

  if (won == 0)
    /* Translators: what two chi are: “Đôi 9”. */
    task->why = g_strdup_printf (_("The first is %1$s, the second %2$s, and all ranks are the same: they are equal."), one, two);
  else if (kind_of (chieu_lesson_cards_to_set (&task->shown.groups[0]), ROW)
           != kind_of (chieu_lesson_cards_to_set (&task->shown.groups[1]), ROW))
    task->why = g_strdup_printf (_("The first is %1$s, the second %2$s: the kind decides."), one, two);
  else
    task->why = g_strdup_printf (_("The first is %1$s, the second %2$s: they are of the same kind, so the ranks decide."), one, two);
}

static void
make_compare (ChieuPracticeTask *task,
              ChieuRandom       *random)
{
  uint64_t chi[2];
  int won;

  draw_two (task, random, chi);
  won = (class_of (chi[0], ROW) > class_of (chi[1], ROW)) - (class_of (chi[0], ROW) < class_of (chi[1], ROW));
  chieu_lesson_cards_from_set (chi[0] | chi[1], &task->cards);
  for (task->shown.n = 0; task->shown.n < 2; task->shown.n++)
    chieu_lesson_cards_from_set (chi[task->shown.n], &task->shown.groups[task->shown.n]);
  task->form = CHIEU_TASK_CHOOSE;
  task->in_phu = TRUE;
  task->question = g_strdup (_("Two chi of five cards. Which is higher?"));
  g_ptr_array_add (task->answers, g_strdup (_("The first")));
  g_ptr_array_add (task->answers, g_strdup (_("The second")));
  g_ptr_array_add (task->answers, g_strdup (_("They are equal")));
  task->right_answer = won > 0 ? 0 : won < 0 ? 1 : 2;
  explain_compare (task, won);
  task->measure = (ChieuPracticeMeasure) { .cards = 2 * ROW, .groups = 2, .choices = task->level };
}

/* ---- Whether it is foul ---- */

static void
show_rows (ChieuPracticeTask *task,
           const ChieuCard   *cards)
{
  task->shown.n = 0;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    chieu_practice_show_group (task, cards + chieu_mau_binh_row_start (row), chieu_mau_binh_row_size (row));
}

/* Counts the neighbouring rows of the same kind, which have to be looked at closely: 0, 1 or 2. */
static int
count_close_rows (const ChieuCard *cards)
{
  ChieuMauBinhKind kinds[CHIEU_MAU_BINH_ROWS];

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int class = chieu_mau_binh_row_class (cards, row, false);

      kinds[row] = chieu_mau_binh_kind (class, chieu_mau_binh_row_size (row));
    }
  return (kinds[CHIEU_MAU_BINH_CHI_1] == kinds[CHIEU_MAU_BINH_CHI_2]) + (kinds[CHIEU_MAU_BINH_CHI_2] == kinds[CHIEU_MAU_BINH_CHI_3]);
}

static void
exchange_cards (ChieuCard *one,
                ChieuCard *two)
{
  ChieuCard card = *one;

  *one = *two;
  *two = card;
}

/* How many cards of a beginner's arrangement are exchanged with others. */
#define EXCHANGES 3
/* The levels, by how many pairs of neighbouring rows are of one kind: none, one, both. */
#define FOUL_LEVELS CHIEU_MAU_BINH_ROWS

/* Deals thirteen cards, lays them as a beginner does and exchanges some of them. Returns: whether they are @foul as wanted */
static gboolean
try_rows (ChieuRandom *random,
          gboolean     foul,
          ChieuCard    cards[CHIEU_MAU_BINH_HAND])
{
  chieu_mau_binh_arrange_as_beginner (chieu_practice_draw_cards (random, CHIEU_MAU_BINH_ALL, CHIEU_MAU_BINH_HAND), false, cards);
  for (int i = 0; i < EXCHANGES; i++)
    {
      int one = (int) chieu_random_below (random, CHIEU_MAU_BINH_HAND);
      int two = (int) chieu_random_below (random, CHIEU_MAU_BINH_HAND);

      exchange_cards (&cards[one], &cards[two]);
    }
  chieu_mau_binh_sort_rows (cards);
  return chieu_mau_binh_is_foul (cards, false) == foul;
}

static void
make_foul (ChieuPracticeTask *task,
           ChieuRandom       *random)
{
  gboolean foul = chieu_random_below (random, 2) == 0;
  ChieuLessonCards rows = { .n = CHIEU_MAU_BINH_HAND };
  const ChieuCard *cards = rows.cards;

  while (!try_rows (random, foul, rows.cards) || count_close_rows (cards) != task->level - 1)
    ;
  chieu_lesson_cards_from_set (chieu_lesson_cards_to_set (&rows), &task->cards);
  show_rows (task, cards);
  task->in_phu = TRUE;
  task->question = g_strdup (_("Here are chi 1, chi 2 and chi 3. Is that binh lủng?"));
  chieu_practice_ask_yes_no (task, foul);
  if (foul)
    task->why = chieu_words_mau_binh_foul (cards, false);
  else
    {
      g_autofree char *names = chieu_words_mau_binh_rows (cards);

      /* Translators: what the three chi are. */
      task->why = g_strdup_printf (_("No: %s. None is higher than the one before it."), names);
    }
  task->measure = (ChieuPracticeMeasure) { .cards = CHIEU_MAU_BINH_HAND, .groups = CHIEU_MAU_BINH_ROWS, .choices = task->level };
}

/* ---- Arranging ---- */

/* The levels: no surprise, two, and three, which is every chi. */
#define ROWS_LEVELS CHIEU_MAU_BINH_ROWS

/* Counts the chi of the best arrangement that are not those that come to mind first: the surprises. */
static int
count_surprises (uint64_t                       hand,
                 const ChieuMauBinhArrangement *best)
{
  ChieuCard natural[CHIEU_MAU_BINH_HAND];
  int n = 0;

  chieu_mau_binh_arrange_as_beginner (hand, false, natural);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    n += chieu_mau_binh_row_class (natural, row, false) != best->classes[row];
  return n;
}

/* Finds the best arrangement of @hand if it has this number of @surprises: hardly any has just 1, since a card that leaves one chi goes to
 * another, and no level asks for that. What is best by the rates is found quickly, and excludes most hands before the exact comparison.
 * @best: (out): that arrangement. Returns: whether it has as many; @best means nothing if not */
static gboolean
find_surprising (uint64_t                 hand,
                 int                      surprises,
                 ChieuMauBinhArrangement *best)
{
  ChieuMauBinhChoice choice;
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_mau_binh_find_best (hand, &rules, &chieu_mau_binh_rates, best);
  if (count_surprises (hand, best) != surprises)
    return FALSE;
  chieu_mau_binh_choose (hand, &rules, &choice);
  *best = choice.best;
  return count_surprises (hand, best) == surprises;
}

static void
make_rows (ChieuPracticeTask *task,
           ChieuRandom       *random)
{
  int surprises = task->level > 1 ? task->level : 0;
  ChieuMauBinhArrangement best;
  ChieuRules rules;
  g_autofree char *rows = NULL;
  uint64_t hand;

  chieu_rules_init (&rules, &chieu_mau_binh);
  do
    hand = chieu_practice_draw_cards (random, CHIEU_MAU_BINH_ALL, CHIEU_MAU_BINH_HAND);
  while (chieu_mau_binh_find_instants (hand, &rules) != 0 || !find_surprising (hand, surprises, &best));
  chieu_lesson_cards_from_set (hand, &task->cards);
  show_rows (task, best.cards);
  rows = chieu_words_mau_binh_rows (best.cards);
  task->form = CHIEU_TASK_ARRANGE;
  task->question = g_strdup (_("Put these thirteen cards into three chi of five, five and three cards, as well as you can."));
  /* Translators: what the three chi are. */
  task->why = g_strdup_printf (_("The best way is %s. Against other hands it wins most on average."), rows);
  task->measure = (ChieuPracticeMeasure) {
    .cards = CHIEU_MAU_BINH_HAND, .groups = CHIEU_MAU_BINH_ROWS, .distance = surprises,
  };
}

/* Reads the groups as chi; the higher one of the two with five cards is chi 1. Returns: FALSE if they are not two groups of five
 * and one of three */
static gboolean
read_rows (const ChieuArrangement *arrangement,
           ChieuCard               cards[CHIEU_MAU_BINH_HAND])
{
  int fives = 0, threes = 0;

  for (int i = 0; i < arrangement->n; i++)
    {
      const ChieuLessonCards *group = &arrangement->groups[i];

      if (group->n == ROW && fives < CHIEU_MAU_BINH_LONG_ROWS)
        memcpy (cards + chieu_mau_binh_row_start (fives++), group->cards, ROW);
      else if (group->n == CHIEU_MAU_BINH_SHORT_ROW && threes++ == 0)
        memcpy (cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_3), group->cards, CHIEU_MAU_BINH_SHORT_ROW);
      else
        return FALSE;
    }
  if (fives < CHIEU_MAU_BINH_LONG_ROWS || threes < 1)
    return FALSE;
  if (chieu_mau_binh_is_second_too_high (cards, false))
    for (int i = 0; i < ROW; i++)
      exchange_cards (&cards[i], &cards[ROW + i]);
  return TRUE;
}

/* Returns: whether what is best with these cards would win more than an arrangement with these classes */
static gboolean
is_there_better (uint64_t  hand,
                 const int classes[CHIEU_MAU_BINH_ROWS])
{
  g_autofree ChieuMauBinhOthers *others = g_new (ChieuMauBinhOthers, 1);
  ChieuMauBinhChoice choice;
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_mau_binh_others_find (others, hand, &rules, CHIEU_MAU_BINH_LIBRARY);
  chieu_mau_binh_choose_against (others, hand, CHIEU_MAU_BINH_WAYS_MAX, &choice);
  return chieu_mau_binh_others_sum_points (others, classes) < chieu_mau_binh_others_sum_points (others, choice.best.classes);
}

/* Returns: (transfer full) (nullable): what is wrong with the chi that were put together; NULL: nothing. If they are two, the cards that are
 * left over make the third: nobody need put together what lies together. */
static char *
judge_rows (const ChieuPracticeTask *task,
            const ChieuArrangement  *arrangement)
{
  ChieuArrangement all = *arrangement;
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  ChieuLessonCards laid = { 0 };
  uint64_t hand = chieu_lesson_cards_to_set (&task->cards);
  int classes[CHIEU_MAU_BINH_ROWS];
  g_autofree char *rows = NULL;

  for (int i = 0; i < all.n; i++)
    for (int j = 0; j < all.groups[i].n; j++)
      chieu_lesson_cards_add (&laid, all.groups[i].cards[j]);
  if (!chieu_lesson_cards_within (&laid, &task->cards))
    return g_strdup (_("Some of these cards are not there."));
  if (all.n == CHIEU_MAU_BINH_ROWS - 1)
    chieu_lesson_cards_from_set (hand & ~chieu_lesson_cards_to_set (&laid), &all.groups[all.n++]);
  if (!read_rows (&all, cards))
    return g_strdup (_("It takes three chi: two of five cards, and one of three."));
  if (chieu_mau_binh_is_foul (cards, false))
    return chieu_words_mau_binh_foul (cards, false);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    classes[row] = chieu_mau_binh_row_class (cards, row, false);
  if (!is_there_better (hand, classes))
    return NULL;
  rows = chieu_words_mau_binh_rows (cards);
  /* Translators: what the three chi are. */
  return g_strdup_printf (_("You have %s. That can be laid, but there is a better way."), rows);
}

/* ---- The kinds ---- */

/* Translators: names of kinds of tasks, and what is practised with them. */
const ChieuPracticeKind chieu_practice_kinds_mau_binh[] = {
  {
    .id = "chi", .name = N_("What is it?"), .aim = N_("See at a glance what three or five cards make."),
    .levels = G_N_ELEMENTS (chi_levels), .make = make_chi,
  },
  {
    .id = "compare", .name = N_("Which chi is higher?"), .aim = N_("Compare two chi without thinking."),
    .levels = COMPARE_LEVELS, .make = make_compare,
  },
  {
    .id = "foul", .name = N_("Binh lủng?"), .aim = N_("Never lay a foul hand."),
    .levels = FOUL_LEVELS, .make = make_foul,
  },
  {
    .id = "rows", .name = N_("Arrange it best"), .aim = N_("Find the three chi that win most."),
    .levels = ROWS_LEVELS, .make = make_rows, .judge = judge_rows,
  },
  { .id = NULL },
};
