/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library of arranged hands in which the upper levels of Mậu binh look, and how they answer by it. Answers in TAP.
 */
#include <string.h>

#include "bots/bot.h"
#include "games/mau-binh/bots/bots.h"
#include "games/mau-binh/bots/library.h"
#include "../rules/tap.h"

static Tap tap;

static uint64_t
hand_of (const uint8_t *cards)
{
  uint64_t hand = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    hand |= CHIEU_MAU_BINH_CARD (cards[i]);
  return hand;
}

/* ---- The library ---- */

static void
check_hands (const ChieuRules *rules)
{
  long whole = 0, foul = 0, other = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_LIBRARY; i++)
    {
      const uint8_t *cards = chieu_mau_binh_library[i];
      ChieuMove move;

      whole += __builtin_popcountll (hand_of (cards)) == CHIEU_MAU_BINH_HAND;
      foul += chieu_mau_binh_is_foul (cards, rules->value[CHIEU_MAU_BINH_A5] != 0);
      if (i % 100 != 0)
        continue;
      chieu_mau_binh_decide (hand_of (cards), rules, &move);
      other += move.kind != CHIEU_MAU_BINH_XEP || memcmp (move.cards, cards, CHIEU_MAU_BINH_HAND) != 0;
    }
  tap_count (&tap, whole == CHIEU_MAU_BINH_LIBRARY, "each hand has thirteen cards", whole);
  tap_count (&tap, foul == 0, "none is foul", foul);
  tap_count (&tap, other == 0, "every hundredth is arranged as the measure has it", other);
}

/* Every card is in a quarter of the 40,000 hands, with a standard deviation of 87: the limit is five of these. Hands that are shown as
 * tới trắng are missing, but they are few. */
static void
check_cards (void)
{
  long counts[CHIEU_MAU_BINH_FACES] = { 0 }, far = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_LIBRARY; i++)
    for (int j = 0; j < CHIEU_MAU_BINH_HAND; j++)
      counts[chieu_mau_binh_library[i][j]]++;
  for (int card = 0; card < CHIEU_MAU_BINH_FACES; card++)
    {
      long off = counts[card] - CHIEU_MAU_BINH_LIBRARY / 4;

      far = off > far ? off : -off > far ? -off : far;
    }
  tap_count (&tap, far < 450, "all cards come alike", far);
}

/* ---- Answers ---- */

typedef struct
{
  long hands, foul, other_kind, differ;
} Seen;

/* Khá and cao thủ show a tới trắng or give up nearly always when vừa does; they never lay a foul, and sometimes lay another arrangement
 * than vừa. */
static void
compare_choices (const ChieuBotLevel *level,
                 uint64_t             seed,
                 Seen                *seen)
{
  ChieuState state, view;
  ChieuBotBudget budget = { .seed = seed };
  ChieuRules rules;
  ChieuCarry carry;
  ChieuMove move, plain;
  bool possible;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, 4, -1, false);
  chieu_mau_binh.deal (&state, &rules, &carry, seed);
  chieu_mau_binh.observe (&state, 0, &view);
  chieu_bot_choose (level, &chieu_mau_binh, &view, 0, &budget, &move, NULL);
  chieu_mau_binh_decide (((ChieuMauBinhState *) &view)->hand[0], &rules, &plain);
  seen->hands++;
  seen->foul += chieu_mau_binh.check (&view, 0, &move, &possible) != CHIEU_REASON_NONE;
  seen->other_kind += move.kind != plain.kind;
  seen->differ += !chieu_move_equal (&move, &plain);
}

static void
check_level (const char *id)
{
  Seen seen = { 0 };

  for (uint64_t seed = 1; seed <= 100; seed++)
    compare_choices (chieu_bot_level_find (id), seed, &seen);
  printf ("# The level %s:\n", id);
  tap_count (&tap, seen.foul == 0, "lays no foul, and nothing else that is refused", seen.foul);
  tap_count (&tap, seen.other_kind <= 1, "shows and gives up as vừa does, but for one hand at most", seen.other_kind);
  tap_count (&tap, seen.differ > 0 && seen.differ < seen.hands / 2, "arranges some hands otherwise", seen.differ);
}

int
main (void)
{
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_mau_binh);
  check_hands (&rules);
  check_cards ();
  check_level ("kha");
  check_level ("cao-thu");
  return tap_end (&tap);
}
