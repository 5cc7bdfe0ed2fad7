/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the deck that a hand was dealt from in the middle of the hand: it deals the same hand, and with hidden cards dealt
 * again it has all cards of the game.
 */
#include <string.h>

#include "kit.h"

/* One step in so many is checked. */
#define EACH 7

typedef struct
{
  ChieuState dealt;
  ChieuCarry carry;
  ChieuCard deck[CHIEU_DECK_CARDS_MAX];
} Undealt;

/* Finds the deck from which the moves of the hand lead to @other. */
static void
undeal_hand (Kit              *kit,
             const ChieuState *other,
             Undealt          *undealt)
{
  memset (&undealt->dealt, 0, sizeof undealt->dealt);
  chieu_record_deal (kit->record, &undealt->dealt);
  undealt->carry = kit->record->carry;
  undealt->carry.cai = (int8_t) kit->game->undeal (&undealt->dealt, &kit->state, other, undealt->deck);
}

static void
deal_again (Kit           *kit,
            const Undealt *undealt,
            ChieuState    *state)
{
  memset (state, 0, sizeof *state);
  kit->game->deal_deck (state, &kit->record->rules, &undealt->carry, undealt->deck);
}

/* With the true cards it is the true deal. */
static void
check_truth (Kit *kit)
{
  Undealt undealt;
  ChieuState again;

  undeal_hand (kit, &kit->state, &undealt);
  deal_again (kit, &undealt, &again);
  kit->game->forget (&again);
  kit->game->forget (&undealt.dealt);
  kit_check (kit, kit_same (kit, &again, &undealt.dealt), "the true cards do not come from the true deal");
}

static gboolean
is_whole (Kit             *kit,
          const ChieuCard *deck)
{
  int counts[CHIEU_DECK_FACES_MAX] = { 0 };

  for (int i = 0; i < kit->game->deck->n_faces * kit->game->deck->copies; i++)
    {
      if (deck[i] >= kit->game->deck->n_faces)
        return FALSE;
      counts[deck[i]]++;
    }
  for (int face = 0; face < kit->game->deck->n_faces; face++)
    if (counts[face] != kit->game->deck->copies)
      return FALSE;
  return TRUE;
}

static void
check_redealt (Kit *kit,
               int  seat)
{
  Undealt undealt;
  ChieuState view, other, again;

  memset (&other, 0, sizeof other);
  kit->game->observe (&kit->state, seat, &view);
  kit->game->redeal (&view, seat, &kit->random, &other);
  undeal_hand (kit, &other, &undealt);
  kit_check (kit, is_whole (kit, undealt.deck), "seat %d: not all cards are in the deck", seat);
  deal_again (kit, &undealt, &again);
  kit_check (kit, kit->game->check_state (&again) == NULL, "seat %d: %s", seat, kit->game->check_state (&again));
}

static void
check_step (Kit *kit)
{
  if (kit->steps % EACH != 0)
    return;
  check_truth (kit);
  for (int seat = 0; seat < kit->plan->seats; seat++)
    check_redealt (kit, seat);
}

static void
test_hands (gconstpointer plan)
{
  kit_play (plan, check_step, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  kit_add_plans ("undeal", 40, test_hands);
  return g_test_run ();
}
