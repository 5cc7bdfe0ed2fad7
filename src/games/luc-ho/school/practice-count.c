/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with counting hồ, and with the bid that is made on what a hand will count.
 */
#include "config.h"

#include "practice.h"

#include <glib/gi18n-lib.h>

#include "games/luc-ho/bots/bots.h"
#include "match/words/words.h"
#include "school/coach/coach.h"

/* The most hồ beyond those needed to claim where the payment is asked, which doubles with each. */
#define BEYOND_MAX 3

/* ---- How many hồ are there? ---- */

/* The numbers of cards of a level, and what is asked. */
typedef struct
{
  int hand, won, open;           /* cards held, won, and shown by the others */
  gboolean pays;                 /* the question is what they bring, not how many they are */
} CountLevel;

static const CountLevel count_levels[CHIEU_PRACTICE_LUC_HO_COUNT_LEVELS] = {
  { 4, 3, 0, FALSE }, { 6, 3, 6, FALSE }, { 5, 6, 9, FALSE }, { 6, 5, 10, TRUE },
};

/* Returns: what each of the others pays to a player who won these cards and claims with these old ones, where nobody dreams */
static int
find_pay (uint64_t won,
          uint64_t old)
{
  ChieuLucHoState state = {
    .seats = CHIEU_LUC_HO_MIN_SEATS, .phase = CHIEU_LUC_HO_OVER, .outcome = CHIEU_OUTCOME_WON, .dream_card = CHIEU_CARD_NONE,
  };
  ChieuLucHoPay pay;

  chieu_rules_init_usual (&state.rules, &chieu_luc_ho);
  state.claimed = old;
  state.seat[0].won = won;
  state.seat[0].n_won = (uint8_t) __builtin_popcountll (won);
  state.seat[0].bid = CHIEU_LUC_HO_LAM;
  chieu_luc_ho_find_pay (&state, &pay);
  return pay.worth;
}

static char *
name_count (const CountLevel *level,
            int               n)
{
  if (level->pays)
    return chieu_words_points (n);
  /* Translators: hồ are what is counted in Lục hổ. */
  return g_strdup_printf (ngettext ("%d hồ", "%d hồ", (gulong) n), n);
}

/* Adds the right number as an answer, and those that a learner finds who counts a few cards too many or too few. */
static void
add_numbers (ChieuPracticeTask *task,
             ChieuRandom       *random,
             const CountLevel  *level,
             int                right)
{
  guint before = chieu_random_below (random, CHIEU_PRACTICE_ANSWERS);

  task->form = CHIEU_TASK_CHOOSE;
  while (level->pays ? right >> before == 0 : right < (int) before)
    before--;
  task->right_answer = before;
  for (guint i = 0; i < CHIEU_PRACTICE_ANSWERS; i++)
    {
      int n = right + (int) i - (int) before;

      if (level->pays)
        n = i < before ? right >> (before - i) : right << (i - before);
      g_ptr_array_add (task->answers, name_count (level, n));
    }
}

void
chieu_practice_luc_ho_make_count (ChieuPracticeTask *task,
                                  ChieuRandom       *random)
{
  const CountLevel *level = &count_levels[task->level - 1];
  const uint64_t all = chieu_luc_ho_deck (CHIEU_LUC_HO_MAX_SEATS);
  g_autofree char *won_names = NULL, *open_names = NULL, *old_names = NULL, *others = NULL;
  uint64_t hand, won, open, old;
  int ho, floor;
  ChieuRules rules;

  chieu_rules_init_usual (&rules, &chieu_luc_ho);
  floor = rules.value[CHIEU_LUC_HO_FLOOR];
  do
    {
      won = chieu_practice_draw_cards (random, all, level->won);
      hand = chieu_practice_draw_cards (random, all & ~won, level->hand);
      open = chieu_practice_draw_cards (random, all & ~won & ~hand, level->open);
      old = chieu_luc_ho_find_old_in (hand, hand | won | open);
      ho = level->won + __builtin_popcountll (old);
    }
  while (level->pays ? ho < floor || ho > floor + BEYOND_MAX : level->open > 0 && old == 0);
  chieu_lesson_cards_from_set (hand, &task->cards);
  won_names = chieu_practice_luc_ho_name_cards (won);
  open_names = chieu_practice_luc_ho_name_cards (open);
  /* Translators: cards. */
  others = open != 0 ? g_strdup_printf (_("The others have shown: %s."), open_names) : g_strdup (_("The others have shown no card yet."));
  if (level->pays)
    /* Translators: cards, and a sentence about the cards that the others have shown. */
    task->question = g_strdup_printf (_("You have won these: %1$s.\n%2$s\nYou hold the cards that you see, and claim: ăn hồ. What does each of the two others pay you?"),
                                      won_names, others);
  else
    /* Translators: cards, and a sentence about the cards that the others have shown. */
    task->question = g_strdup_printf (_("You have won these: %1$s.\n%2$s\nYou hold the cards that you see. How many hồ do you have now?"),
                                      won_names, others);
  add_numbers (task, random, level, level->pays ? find_pay (won, old) : ho);
  old_names = chieu_practice_luc_ho_name_cards (old);
  if (old != 0)
    /* Translators: hồ, cards won, cards that are old: %4$s are these cards. */
    task->why = g_strdup_printf (_("You have %1$d hồ: %2$d won, and %3$d old in your hand (%4$s). Every card won "
                                   "counts as one, and so does every old card."),
                                 ho, level->won, __builtin_popcountll (old), old_names);
  else
    /* Translators: hồ, as many as cards won. */
    task->why = g_strdup_printf (ngettext ("You have %d hồ: every card won counts as one, and no card in your hand is old.",
                                           "You have %d hồ: every card won counts as one, and no card in your hand is old.", (gulong) ho),
                                 ho);
  if (level->pays)
    {
      g_autofree char *why = g_steal_pointer (&task->why);
      g_autofree char *points = chieu_words_points (find_pay (won, old));

      /* Translators: why a hand counts so many hồ, a sentence; and points. */
      task->why = g_strdup_printf (_("%1$s The payment doubles with every hồ above the number needed to claim: %2$s."), why, points);
    }
  task->measure = (ChieuPracticeMeasure) { .cards = level->hand + level->won, .choices = level->open + 4 * level->pays };
}

/* ---- Do I make? ---- */

/* The seat of the learner at a level, and how close the question is. */
typedef struct
{
  gboolean later;                /* as second or third seat */
  int least, most;               /* how many sure cards the hand may be off from one that is just strong enough, or just too weak */
} BidLevel;

static const BidLevel bid_levels[CHIEU_PRACTICE_LUC_HO_BID_LEVELS] = { { FALSE, 2, 12 }, { FALSE, 0, 1 }, { TRUE, 0, 2 } };

/* Where the cái sits if the learner, who sits at 0, is the second seat or the third: the dream, two behind the cái, is between these. */
enum { CAI_OF_SECOND = 3, CAI_OF_THIRD = 1 };

/* Deals a hand of which @cai is the first seat, and lets nobody make before the learner. @view: (out): what the learner sees.
 * Returns: whether the learner is to bid now, and does not hold five tigers, which would be declared instead */
static gboolean
deal_bid (ChieuPracticeTask *task,
          ChieuRandom       *random,
          int                cai,
          ChieuLucHoState   *view)
{
  ChieuLucHoState state;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init_usual (&rules, &chieu_luc_ho);
  chieu_carry_init (&carry, task->seats, -1, false);
  carry.cai = (int8_t) cai;
  chieu_luc_ho.deal (&state, &rules, &carry, chieu_random_next (random));
  for (int i = 0; i < task->seats && state.phase == CHIEU_LUC_HO_BID && state.turn != CHIEU_LEARNER; i++)
    {
      const ChieuMove no = chieu_move_about (CHIEU_LUC_HO_KHONG, CHIEU_CARD_NONE);

      if (chieu_luc_ho.apply (&state, state.turn, &no, NULL) != CHIEU_REASON_NONE)
        return FALSE;
    }
  if (state.phase != CHIEU_LUC_HO_BID || state.turn != CHIEU_LEARNER
      || (CHIEU_LUC_HO_TIGERS & ~state.seat[CHIEU_LEARNER].hand) == 0)
    return FALSE;
  chieu_luc_ho.observe (&state, CHIEU_LEARNER, view);
  return TRUE;
}

void
chieu_practice_luc_ho_make_bid (ChieuPracticeTask *task,
                                ChieuRandom       *random)
{
  const BidLevel *level = &bid_levels[task->level - 1];
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  gboolean make = chieu_random_below (random, 2) == 0, found = FALSE;
  ChieuLucHoState view;
  int cai = 0;

  while (!found)
    {
      static const int later[] = { CAI_OF_THIRD, CAI_OF_SECOND };
      uint64_t hand;
      int beyond, off;

      if (level->later)
        cai = later[chieu_random_below (random, G_N_ELEMENTS (later))];
      if (!deal_bid (task, random, cai, &view))
        continue;
      hand = view.seat[CHIEU_LEARNER].hand;
      beyond = chieu_luc_ho_count_strong (hand, chieu_luc_ho_find_old_in (hand, hand))
               - chieu_luc_ho_count_cards_to_make (&view, CHIEU_LEARNER);
      /* A hand that is just strong enough is as close as one that is one card too weak. */
      off = beyond >= 0 ? beyond : -1 - beyond;
      found = (beyond >= 0) == make && off >= level->least && off <= level->most;
    }
  advice = chieu_coach_advise (&chieu_luc_ho, &view, CHIEU_LEARNER);
  chieu_lesson_cards_from_set (view.seat[CHIEU_LEARNER].hand, &task->cards);
  if (!level->later)
    task->question = g_strdup (_("You are the first seat. Would the coach make the hand with these cards?"));
  else if (cai == CAI_OF_SECOND)
    task->question = g_strdup (_("You are the second seat, and the first did not make the hand. Would the coach make it with these cards?"));
  else
    task->question = g_strdup (_("You are the third seat, and nobody before you made the hand. Would the coach make it with these cards?"));
  chieu_practice_ask_yes_no (task, advice->move.kind == CHIEU_LUC_HO_LAM);
  task->why = g_strdup (chieu_coach_advice_find (advice, CHIEU_COACH_WHY)->text);
  task->measure = (ChieuPracticeMeasure) { .cards = task->cards.n, .choices = 2 * task->level };
}
