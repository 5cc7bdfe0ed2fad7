/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tally of the upper levels of Mậu binh: the worth of an arrangement is what it wins when it is compared, as at the table,
 * with all hands of the library one by one. Answers in TAP.
 */
#include <string.h>

#include "bots/bot.h"
#include "games/mau-binh/bots/bots.h"
#include "games/mau-binh/bots/others.h"
#include "../rules/tap.h"

#define SEATS 4
#define SUITS 4

static Tap tap;

static void
deal_view (uint64_t    seed,
           ChieuState *view)
{
  ChieuState state;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, SEATS, -1, false);
  chieu_mau_binh.deal (&state, &rules, &carry, seed);
  chieu_mau_binh.observe (&state, 0, view);
}

static ChieuMove
ask_master (const ChieuState *view,
            const ChieuMove  *also,
            ChieuBotTally    *tally)
{
  ChieuBotBudget budget = { .seed = 1, .max_nodes = 1000, .tally = tally };
  ChieuMove move;

  *tally = (ChieuBotTally) { .also = also, .worlds = 1 };
  chieu_bot_choose (chieu_bot_level_find ("cao-thu"), &chieu_mau_binh, view, 0, &budget, &move, NULL);
  return move;
}

/* ---- One by one ---- */

static ChieuMauBinhAnswer
answer_of (const ChieuMove *move)
{
  ChieuMauBinhAnswer answer = { .kind = move->kind, .instant = move->detail };

  memcpy (answer.cards, move->cards, CHIEU_MAU_BINH_HAND);
  return answer;
}

/* Sets @cards to the hand @library of the library with suit s made suit to[s]. Returns: these cards as a set */
static uint64_t
exchange_suits (const uint8_t *library,
                const int     *to,
                ChieuCard     *cards)
{
  uint64_t hand = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    {
      cards[i] = (ChieuCard) (library[i] / SUITS * SUITS + to[library[i] % SUITS]);
      hand |= CHIEU_MAU_BINH_CARD (cards[i]);
    }
  return hand;
}

/* Sums what @move of seat 0 wins from all hands of the library that fit beside its own, in every order of their suits. @played: (out): how
 * many these are */
static int64_t
play_all (const ChieuMauBinhState *view,
          const ChieuMove         *move,
          int64_t                 *played)
{
  const ChieuMauBinhAnswer mine = answer_of (move);
  int64_t sum = 0;

  *played = 0;
  for (int order = 0; order < SUITS * SUITS * SUITS * SUITS; order++)
    {
      const int to[SUITS] = { order % 4, order / 4 % 4, order / 16 % 4, order / 64 };

      if ((1 << to[0] | 1 << to[1] | 1 << to[2] | 1 << to[3]) != 0xf)
        continue;
      for (int i = 0; i < CHIEU_MAU_BINH_LIBRARY; i++)
        {
          ChieuMauBinhAnswer theirs = { .kind = CHIEU_MAU_BINH_XEP };
          uint64_t other = exchange_suits (chieu_mau_binh_library[i], to, theirs.cards);
          ChieuMauBinhComparison comparison;

          if ((other & view->hand[0]) != 0)
            continue;
          chieu_mau_binh_compare (&view->rules, &mine, view->hand[0], &theirs, other, &comparison);
          sum += comparison.points;
          ++*played;
        }
    }
  return sum;
}

static void
check_values (void)
{
  long far = 0;

  for (uint64_t seed = 1; seed <= 3; seed++)
    {
      ChieuBotTally tally;
      ChieuState view;

      deal_view (seed, &view);
      ask_master (&view, NULL, &tally);
      for (int i = 0; i < tally.n; i += 3)
        {
          int64_t played, sum = play_all ((ChieuMauBinhState *) &view, &tally.items[i].move, &played);
          int64_t off = tally.items[i].value - (SEATS - 1) * 1000 * sum / played;

          /* A worth is cut to thousandths for one opponent before it is taken three times. */
          far += off > SEATS || off < -SEATS;
        }
    }
  tap_count (&tap, far == 0, "the worth of each move is what it wins", far);
}

/* ---- The list ---- */

static bool
is_there (const ChieuBotTally *tally,
          const ChieuMove     *move)
{
  for (int i = 0; i < tally->n; i++)
    if (chieu_move_equal (&tally->items[i].move, move))
      return true;
  return false;
}

static void
check_lists (void)
{
  long few = 0, order = 0, fault = 0, missing = 0, chosen = 0;

  for (uint64_t seed = 1; seed <= 40; seed++)
    {
      ChieuBotTally tally;
      ChieuState view;
      ChieuMove also, choice;

      deal_view (seed, &view);
      also = (ChieuMove) { .kind = CHIEU_MAU_BINH_XEP, .face = CHIEU_CARD_NONE, .n = CHIEU_MAU_BINH_HAND };
      chieu_mau_binh_arrange_as_beginner (((ChieuMauBinhState *) &view)->hand[0], false, also.cards);
      choice = ask_master (&view, &also, &tally);
      few += tally.n < 4 || tally.tried < 500;
      missing += !is_there (&tally, &also);
      chosen += !chieu_move_equal (&choice, &tally.items[0].move);
      for (int i = 0; i < tally.n; i++)
        {
          bool possible;

          order += i > 0 && tally.items[i].value > tally.items[i - 1].value;
          fault += chieu_mau_binh.check (&view, 0, &tally.items[i].move, &possible) != CHIEU_REASON_NONE;
        }
    }
  tap_count (&tap, few == 0, "several arrangements are listed", few);
  tap_count (&tap, order == 0, "the best are listed first", order);
  tap_count (&tap, fault == 0, "all moves of the list are clean", fault);
  tap_count (&tap, missing == 0, "the move that was asked about is in the list", missing);
  tap_count (&tap, chosen == 0, "the best is chosen", chosen);
}

/* Returns: what a dragon in three suits wins from three others when it is shown as it is or as three sảnh, or given up, in thousandths of a
 * point */
static long
find_payment (const ChieuMove *move)
{
  if (move->kind == CHIEU_MAU_BINH_BO)
    return -3 * 3000;
  return move->detail == CHIEU_MAU_BINH_SANH_RONG ? 3 * 12000 : move->detail == CHIEU_MAU_BINH_BA_SANH ? 3 * 6000 : 0;
}

static void
check_instant (void)
{
  ChieuBotTally tally;
  ChieuState view;
  long wrong = 0, seen = 0;

  deal_view (1, &view);
  ((ChieuMauBinhState *) &view)->hand[0] = 0;
  for (int rank = 0; rank < CHIEU_MAU_BINH_FACES / SUITS; rank++)
    ((ChieuMauBinhState *) &view)->hand[0] |= CHIEU_MAU_BINH_CARD (rank * SUITS + rank % 3);
  ask_master (&view, NULL, &tally);
  for (int i = 0; i < tally.n; i++)
    if (tally.items[i].move.kind != CHIEU_MAU_BINH_XEP)
      {
        seen++;
        wrong += tally.items[i].value != find_payment (&tally.items[i].move);
      }
  tap_count (&tap, wrong == 0 && seen >= 2, "each tới trắng and giving up are listed with their worth", seen);
  tap_count (&tap, tally.n > 0 && tally.items[0].move.detail == CHIEU_MAU_BINH_SANH_RONG, "a dragon is shown", tally.n);
}

int
main (void)
{
  check_values ();
  check_lists ();
  check_instant ();
  return tap_end (&tap);
}
