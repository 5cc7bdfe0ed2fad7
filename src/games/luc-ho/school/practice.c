/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with tricks: what beats what, which cards are old, what may be led, what may be dropped.
 */
#include "config.h"

#include "practice.h"

#include <glib/gi18n-lib.h>

#include "match/words/words.h"
#include "school.h"

/* The cards that are dealt with four seats. */
#define ALL chieu_luc_ho_deck (CHIEU_LUC_HO_MAX_SEATS)
/* How many drops there are to choose from. */
#define DROPS 4
/* How many hands are tried for a lead, and how many wrong drops for a hand, before another lead is drawn. */
#define HAND_TRIES 100
#define DROP_TRIES 200

char *
chieu_practice_luc_ho_name_cards (uint64_t set)
{
  ChieuLessonCards cards;

  chieu_lesson_cards_from_set (set, &cards);
  return chieu_words_cards (chieu_words_for_game (&chieu_luc_ho), cards.cards, cards.n);
}

static void
show_set (ChieuPracticeTask *task,
          uint64_t           set)
{
  ChieuLessonCards cards;

  chieu_lesson_cards_from_set (set, &cards);
  chieu_practice_show_group (task, cards.cards, cards.n);
}

/* Returns: a set of @kind with @n cards */
static uint64_t
draw_set (ChieuRandom       *random,
          ChieuLucHoSetKind  kind,
          int                n)
{
  int ranks = kind == CHIEU_LUC_HO_THUAN ? CHIEU_LUC_HO_RANKS + 1 - n : CHIEU_LUC_HO_RANKS;
  int rank = (int) chieu_random_below (random, (uint32_t) ranks);

  if (kind == CHIEU_LUC_HO_SINGLE)
    return chieu_practice_draw_cards (random, ALL, 1);
  if (kind == CHIEU_LUC_HO_CAC)
    return chieu_practice_draw_cards (random, CHIEU_LUC_HO_RANK (rank + 1), n);
  return (CHIEU_BIT64 (n) - 1) << (rank + CHIEU_LUC_HO_RANKS * (int) chieu_random_below (random, CHIEU_LUC_HO_SUITS));
}

/* ---- What beats what ---- */

/* The pairs of a level. */
typedef struct
{
  gboolean other_sort;           /* the two may differ in kind or number */
  gboolean single;               /* single cards; else các and thuận */
} BeatsLevel;

static const BeatsLevel beats_levels[] = { { FALSE, TRUE }, { FALSE, FALSE }, { TRUE, FALSE } };

/* The chances, one in so many: that the second set is drawn with another kind or number, where a level has that; that it then has the other
 * kind; and that a pair of single cards of two suits is taken. */
#define OTHER_SORT_IN 3
#define OTHER_KIND_IN 2
#define OTHER_SUIT_IN 6

/* Draws two sets that could be taken for each other's match; các of three or four cards, thuận of three to five. */
static void
draw_sets (const ChieuPracticeTask *task,
           ChieuRandom             *random,
           ChieuLucHoSet            sets[2])
{
  const BeatsLevel *level = &beats_levels[task->level - 1];
  ChieuLucHoSetKind kind = level->single ? CHIEU_LUC_HO_SINGLE : (ChieuLucHoSetKind) (1 + chieu_random_below (random, 2));
  int n = kind == CHIEU_LUC_HO_SINGLE ? 1 : CHIEU_LUC_HO_LEAST + (int) chieu_random_below (random, kind == CHIEU_LUC_HO_CAC ? 2 : 3);

  chieu_luc_ho_read_set (draw_set (random, kind, n), &sets[0]);
  if (level->other_sort && chieu_random_below (random, OTHER_SORT_IN) == 0)
    {
      if (chieu_random_below (random, OTHER_KIND_IN) == 0)
        kind = kind == CHIEU_LUC_HO_CAC ? CHIEU_LUC_HO_THUAN : CHIEU_LUC_HO_CAC;
      n = CHIEU_LUC_HO_LEAST + (int) chieu_random_below (random, 2);
    }
  chieu_luc_ho_read_set (draw_set (random, kind, n), &sets[1]);
}

/* A single card of another suit is hardly tempting, so it comes only once in a while. */
static gboolean
is_good_pair (const ChieuLucHoSet  sets[2],
              gboolean             beats,
              ChieuRandom         *random)
{
  if ((sets[0].cards & sets[1].cards) != 0 || chieu_luc_ho_beats (&sets[1], &sets[0]) != beats)
    return FALSE;
  return sets[0].kind != CHIEU_LUC_HO_SINGLE || sets[0].suit == sets[1].suit || chieu_random_below (random, OTHER_SUIT_IN) == 0;
}

static const char *
why_beats (const ChieuLucHoSet *lead,
           const ChieuLucHoSet *set,
           gboolean             beats)
{
  if (lead->kind != set->kind)
    return _("The kind is not the same: các is beaten by các, thuận by thuận.");
  if (lead->n != set->n)
    return _("The number of cards must be exactly the same.");
  if (lead->kind == CHIEU_LUC_HO_SINGLE && (lead->cards & CHIEU_LUC_HO_ALONE) != 0)
    return _("Nothing beats bách tử, mao công or vân tuyến when they are led alone.");
  if (lead->kind == CHIEU_LUC_HO_SINGLE)
    return beats ? _("It is of the same suit, and higher.") : _("A single card is beaten only by a higher one of its own suit.");
  if (lead->kind == CHIEU_LUC_HO_CAC && (lead->rank == 1 || set->rank == 1))
    return _("A các of ones is beaten only by nines, and beats no other các.");
  if (lead->kind == CHIEU_LUC_HO_CAC)
    return beats ? _("The same number of cards, all of one higher number: suits do not count in a các.")
                 : _("A các is beaten only by the same number of cards, all of one higher number.");
  return beats ? _("Between two thuận, the suit decides first, then the number.")
               : _("Between two thuận, the suit decides first, then the number; this one is not higher.");
}

static void
make_beats (ChieuPracticeTask *task,
            ChieuRandom       *random)
{
  gboolean beats = chieu_random_below (random, 2) == 0;
  ChieuLucHoSet sets[2];

  do
    draw_sets (task, random, sets);
  while (!is_good_pair (sets, beats, random));
  chieu_lesson_cards_from_set (sets[0].cards | sets[1].cards, &task->cards);
  show_set (task, sets[0].cards);
  show_set (task, sets[1].cards);
  task->in_phu = TRUE;
  task->question = g_strdup (_("The first was led. Does the second beat it?"));
  chieu_practice_ask_yes_no (task, beats);
  task->why = g_strdup (why_beats (&sets[0], &sets[1], beats));
  task->measure = (ChieuPracticeMeasure) { .cards = 2, .groups = 2, .choices = 2 * task->level };
}

/* ---- Cards to be touched ---- */

/* All cards of @right are to be touched. */
static void
ask_all (ChieuPracticeTask *task,
         uint64_t           hand,
         uint64_t           right,
         const char        *why)
{
  g_autofree char *names = chieu_practice_luc_ho_name_cards (right);

  chieu_lesson_cards_from_set (hand, &task->cards);
  task->form = CHIEU_TASK_PICK;
  task->all = TRUE;
  task->right_faces = right;
  /* Translators: cards, and why it is these, a sentence. */
  task->why = g_strdup_printf (_("Right answer: %1$s. %2$s"), names, why);
  task->measure.cards = task->cards.n;
  task->measure.choices = __builtin_popcountll (right) + task->level;
}

/* Bách tử, mao công, vân tuyến, and the nines, above which there is nothing. */
#define ALWAYS_OLD (CHIEU_LUC_HO_ALONE | CHIEU_LUC_HO_RANK (CHIEU_LUC_HO_RANKS))

/* Cards of a hand, and open ones that make others of it old. */
static const struct { int hand, open; } old_levels[] = { { 6, 0 }, { 9, 0 }, { 10, 4 }, { 12, 7 } };

static void
make_old (ChieuPracticeTask *task,
          ChieuRandom       *random)
{
  int n = old_levels[task->level - 1].hand, n_open = old_levels[task->level - 1].open;
  uint64_t hand, open, old;

  /* Above the first level there has to be something to find: a card that the open ones made old, or where none are open one besides
   * those that always are. */
  do
    {
      hand = chieu_practice_draw_cards (random, ALL, n);
      open = chieu_practice_draw_cards (random, ALL & ~hand, n_open);
      old = chieu_luc_ho_find_old_in (hand, hand | open);
    }
  while (old == 0 || (task->level > 1 && old == (n_open > 0 ? chieu_luc_ho_find_old_in (hand, hand) : hand & ALWAYS_OLD)));
  if (open == 0)
    task->question = g_strdup (_("Nothing has been played yet. Which cards of this hand are old? Choose all of them."));
  else
    {
      g_autofree char *names = chieu_practice_luc_ho_name_cards (open);

      /* Translators: cards. */
      task->question = g_strdup_printf (_("These cards have been played and lie open: %s. Which cards of this hand are old? Choose all "
                                          "of them."),
                                        names);
    }
  ask_all (task, hand, old, _("Every higher card of their suits is gone or in this hand; and bách tử, mao công and vân tuyến are "
                              "always old."));
}

/* Cards of a hand, and whether in half of the tasks the learner has the privilege. */
static const struct { int hand; gboolean privileged; } lead_levels[] = { { 5, FALSE }, { 7, FALSE }, { 9, TRUE }, { 12, TRUE } };

static void
make_lead (ChieuPracticeTask *task,
           ChieuRandom       *random)
{
  int n = lead_levels[task->level - 1].hand;
  gboolean privileged = lead_levels[task->level - 1].privileged && chieu_random_below (random, 2) == 0;
  uint64_t hand = chieu_practice_draw_cards (random, ALL, n), old = chieu_luc_ho_find_old_in (hand, hand);

  task->question = g_strdup (privileged
    ? _("You made the hand in the second or third seat, and lead the first card. Which cards may you lead alone? Choose all of them.")
    : _("You lead the first card. Which cards may you lead alone? Choose all of them."));
  ask_all (task, hand, chieu_luc_ho_find_single_leads (hand, old, privileged),
           privileged ? _("You may lead the cards that come first in the order and, by your privilege, every old card.")
                      : _("You may lead the cards that come first in the order: thập, quán, sách, tiền; in each suit first the cards that "
                          "are not old."));
}

/* ---- Dropping ---- */

/* Cards of a hand, and the kind of set that was led. */
static const struct { int hand; ChieuLucHoSetKind kind; } drop_levels[] = {
  { 7, CHIEU_LUC_HO_SINGLE }, { 9, CHIEU_LUC_HO_CAC }, { 12, CHIEU_LUC_HO_THUAN },
};

static gboolean
may_drop (uint64_t             hand,
          uint64_t             drop,
          const ChieuLucHoSet *lead)
{
  return !chieu_luc_ho_can_beat (hand & ~drop, lead);
}

/* Makes a hand that can beat @lead; 0: none was found, for example because everything that beats it shares a card with it. */
static uint64_t
draw_hand (const ChieuPracticeTask *task,
           ChieuRandom             *random,
           const ChieuLucHoSet     *lead)
{
  for (int tries = 0; tries < HAND_TRIES; tries++)
    {
      uint64_t beats = draw_set (random, (ChieuLucHoSetKind) lead->kind, lead->n), others = ALL & ~beats & ~lead->cards;
      ChieuLucHoSet set;

      chieu_luc_ho_read_set (beats, &set);
      if ((beats & lead->cards) == 0 && chieu_luc_ho_beats (&set, lead))
        return beats | chieu_practice_draw_cards (random, others, drop_levels[task->level - 1].hand - lead->n);
    }
  return 0;
}

/* Finds one drop that is allowed, and others that are not. Returns: FALSE if there are too few of either */
static gboolean
add_drops (ChieuPracticeTask   *task,
           ChieuRandom         *random,
           uint64_t             hand,
           const ChieuLucHoSet *lead)
{
  uint64_t drops[CHIEU_LUC_HO_SETS_MAX], chosen[DROPS];
  int n = chieu_luc_ho_list_drops (hand, lead, drops), found = 1;

  if (n == 0)
    return FALSE;
  chosen[0] = drops[chieu_random_below (random, (uint32_t) n)];
  for (int tries = 0; found < DROPS && tries < DROP_TRIES; tries++)
    {
      uint64_t drop = chieu_practice_draw_cards (random, hand, lead->n);
      gboolean is_new = !may_drop (hand, drop, lead);

      for (int i = 0; i < found; i++)
        is_new = is_new && chosen[i] != drop;
      if (is_new)
        chosen[found++] = drop;
    }
  if (found < DROPS)
    return FALSE;
  /* The one that is allowed, which is the first, changes places with another or stays. */
  task->right_answer = chieu_random_below (random, DROPS);
  for (guint i = 0; i < DROPS; i++)
    g_ptr_array_add (task->answers,
                     chieu_practice_luc_ho_name_cards (chosen[i == task->right_answer ? 0 : i == 0 ? task->right_answer : i]));
  return TRUE;
}

static void
make_drop (ChieuPracticeTask *task,
           ChieuRandom       *random)
{
  ChieuLucHoSetKind kind = drop_levels[task->level - 1].kind;
  g_autofree char *names = NULL;
  ChieuLucHoSet lead;
  uint64_t hand;

  do
    {
      chieu_luc_ho_read_set (draw_set (random, kind, kind == CHIEU_LUC_HO_SINGLE ? 1 : CHIEU_LUC_HO_LEAST), &lead);
      hand = draw_hand (task, random, &lead);
    }
  while (hand == 0 || !add_drops (task, random, hand, &lead));
  names = chieu_practice_luc_ho_name_cards (lead.cards);
  chieu_lesson_cards_from_set (hand, &task->cards);
  task->form = CHIEU_TASK_CHOOSE;
  /* Translators: cards. */
  task->question = g_strdup_printf (_("The lead was %s. You do not want to beat it. Which of these may you drop?"), names);
  task->why = g_strdup_printf (_("You may drop %s: then nothing that you keep can beat the lead. If you drop any "
                                 "of the others, something still can, and that is holding back."),
                               (const char *) g_ptr_array_index (task->answers, task->right_answer));
  task->measure = (ChieuPracticeMeasure) { .cards = task->cards.n, .choices = DROPS };
}

/* ---- The kinds ---- */

/* Translators: names of kinds of tasks, and what is practised with them. */
const ChieuPracticeKind chieu_practice_kinds_luc_ho[] = {
  {
    .id = "beats", .name = N_("Does it beat that?"), .aim = N_("Know what beats a card, a các or a thuận."),
    .levels = G_N_ELEMENTS (beats_levels), .make = make_beats,
  },
  {
    .id = "old", .name = N_("Which cards are old?"), .aim = N_("See what nobody can beat any more."),
    .levels = G_N_ELEMENTS (old_levels), .make = make_old,
  },
  {
    .id = "lead", .name = N_("What may I lead?"), .aim = N_("Lead single cards in the right order."),
    .levels = G_N_ELEMENTS (lead_levels), .make = make_lead,
  },
  {
    .id = "drop", .name = N_("What may I drop?"), .aim = N_("Drop without holding back."),
    .levels = G_N_ELEMENTS (drop_levels), .make = make_drop,
  },
  {
    .id = "count", .name = N_("How many hồ?"), .aim = N_("Count the cards you have won and your old ones, and what they earn."),
    .levels = CHIEU_PRACTICE_LUC_HO_COUNT_LEVELS, .make = chieu_practice_luc_ho_make_count,
  },
  {
    .id = "bid", .name = N_("Should I make the hand?"), .aim = N_("Judge a hand before the first card is led."),
    .levels = CHIEU_PRACTICE_LUC_HO_BID_LEVELS, .make = chieu_practice_luc_ho_make_bid,
  },
  { .id = NULL },
};
