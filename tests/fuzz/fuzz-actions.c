/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A stream of actions on a hand of any game: the first bytes choose the game,
 * the seats, the way of play and the deal; then each action is a move of the
 * list, or bytes taken as a move. A refused move changes nothing, and the state
 * keeps its invariants.
 */
#include "fuzz.h"

#include <string.h>

#include <glib.h>

#include "rules/games.h"

#define ACTIONS_MAX 600

/* Bits of the byte that chooses the way of play. */
enum
{
  STRICT = 1,
  OWN_RULES = 2,
  POT = 4,
};

typedef struct
{
  const uint8_t *at, *end;
} Bytes;

static uint8_t
take_byte (Bytes *bytes)
{
  return bytes->at < bytes->end ? *bytes->at++ : 0;
}

static const ChieuGame *
deal_hand (Bytes      *bytes,
           ChieuState *state)
{
  int n_games = 0, seats;
  const ChieuGame *game;
  ChieuRules rules;
  ChieuCarry carry;
  uint8_t flags;

  while (chieu_games[n_games] != NULL)
    n_games++;
  game = chieu_games[take_byte (bytes) % n_games];
  seats = game->min_seats + take_byte (bytes) % (game->max_seats - game->min_seats + 1);
  flags = take_byte (bytes);
  chieu_rules_init (&rules, game);
  for (int i = 0; (flags & OWN_RULES) != 0 && i < game->n_switches; i++)
    rules.value[i] = (int16_t) (game->switches[i].min
                                + take_byte (bytes) % (game->switches[i].max - game->switches[i].min + 1));
  chieu_carry_init (&carry, seats, flags & POT ? 50 : -1, flags & STRICT);
  carry.debts = (uint8_t) (take_byte (bytes) & ((1 << seats) - 1));
  game->deal (state, &rules, &carry, (uint64_t) take_byte (bytes) << 8 | take_byte (bytes));
  return game;
}

/* Returns: the asked seat that is @n asked seats after the first one, counted round */
static int
find_asked_seat (unsigned asked,
                 int      n)
{
  int seat = g_bit_nth_lsf (asked, -1);

  while (n-- > 0)
    {
      seat = g_bit_nth_lsf (asked, seat);
      if (seat < 0)
        seat = g_bit_nth_lsf (asked, -1);
    }
  return seat;
}

/* Chooses an action: a listed move of a seat that is asked, or, if the first byte is one of the highest, a move of any seat that is
 * made of bytes. */
static void
choose_action (const ChieuGame  *game,
               const ChieuState *state,
               Bytes            *bytes,
               int              *seat,
               ChieuMove        *move)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  uint8_t first = take_byte (bytes);
  int n;

  if (first < 0xf8)
    {
      *seat = find_asked_seat (game->to_answer (state), first & 7);
      /* Mostly clean ones: a hand with every move a fault is soon over. */
      n = game->moves (state, *seat, (first & 0x38) != 0 ? CHIEU_MOVES_CLEAN : CHIEU_MOVES_ALL, moves);
      *move = moves[(take_byte (bytes) << 8 | take_byte (bytes)) % n];
      return;
    }
  *seat = first % CHIEU_SEATS_MAX;
  for (size_t i = 0; i < sizeof *move; i++)
    ((uint8_t *) move)[i] = take_byte (bytes);
}

static void
apply_action (const ChieuGame *game,
              ChieuState      *state,
              int              seat,
              const ChieuMove *move)
{
  ChieuState before = *state;
  ChieuEvents events;
  bool possible = false;
  ChieuReason judged = game->check (state, seat, move, &possible);
  ChieuReason reason;

  memset (&events, 0, sizeof events);
  reason = game->apply (state, seat, move, &events);
  g_assert_true (possible == (reason == CHIEU_REASON_NONE));
  g_assert_true (possible || reason == judged);
  g_assert_true (possible || memcmp (&before, state, game->state_size) == 0);
  g_assert_cmpstr (game->check_state (state), ==, NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  Bytes bytes = { data, data + size };
  ChieuState state, view, again;
  ChieuResult result;
  ChieuRandom random;
  const ChieuGame *game = deal_hand (&bytes, &state);

  for (int i = 0; i < ACTIONS_MAX && bytes.at < bytes.end && game->to_answer (&state) != 0; i++)
    {
      ChieuMove move;
      int seat;

      choose_action (game, &state, &bytes, &seat, &move);
      apply_action (game, &state, seat, &move);
    }
  game->result (&state, &result);
  g_assert_true ((result.outcome == CHIEU_OUTCOME_NONE) == (game->to_answer (&state) != 0));
  chieu_random_init (&random, size);
  game->observe (&state, 0, &view);
  game->redeal (&view, 0, &random, &again);
  g_assert_cmpstr (game->check_state (&again), ==, NULL);
  return 0;
}
