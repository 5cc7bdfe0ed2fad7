/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of the game: the deal, who is asked, and the one place where a move changes a state.
 */
#include "call.h"
#include "claims.h"
#include "contract.h"
#include "discard.h"
#include "opening.h"

#include "rules/deal.h"
#include "rules/games.h"
#include "rules/plain-move.h"
#include "rules/seats.h"

/* ---- The deal ---- */

/* The number of the card that was drawn (chi chi: 1) is counted to the right, beginning with the drawer as 1; in some houses the
 * drawer is the cái. */
static int
find_cai (const State *s)
{
  if (s->rules.value[CHIEU_CHAN_CAI_NEXT] == CHIEU_CHAN_CAI_NEXT_WINNER)
    return s->drawer;
  return chieu_seat_right (s->seats, s->drawer, chieu_chan_cai_number (s->cai_card) - 1);
}

static void
give_card (Seat      *seat,
           ChieuCard  card)
{
  seat->hand[card]++;
  seat->n_hand++;
}

/* Deals hands in the order of the seats, the card that finds the cái, the nọc from its top, and the unused piles. Which pile
 * is whose is by chance, so they are dealt where they go. */
static void
deal_cards (State           *s,
            const ChieuCard *deck)
{
  const ChieuCard *rest = deck + s->seats * CHIEU_CHAN_HAND;

  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < CHIEU_CHAN_HAND; i++)
      give_card (&s->seat[seat], deck[seat * CHIEU_CHAN_HAND + i]);
  s->cai_card = *rest++;
  s->cai = (uint8_t) find_cai (s);
  s->cai_card_held = 1;
  give_card (&s->seat[s->cai], s->cai_card);
  for (int i = 0; i < CHIEU_CHAN_NOC; i++)
    s->noc[CHIEU_CHAN_NOC - 1 - i] = *rest++;
  s->noc_left = CHIEU_CHAN_NOC;
  for (; rest < deck + CHIEU_CHAN_CARDS; rest++, s->n_aside++)
    s->aside[*rest]++;
}

static void
deal_deck (void             *state,
           const ChieuRules *rules,
           const ChieuCarry *carry,
           const ChieuCard  *deck)
{
  State *s = state;

  chieu_eating_init (s, sizeof *s, rules, carry);
  s->drawer = (uint8_t) carry->cai;
  deal_cards (s, deck);
  chieu_chan_begin_play (s);
}

static void
deal (void             *state,
      const ChieuRules *rules,
      const ChieuCarry *carry,
      uint64_t          seed)
{
  /* If nobody has won before, the seat that draws is chosen at random. */
  chieu_deal_seed (&chieu_chan, rules, carry, seed, state);
}

/* ---- Asking, listing, judging ---- */

/* The moves of each phase of play. When the hand is over nobody is asked. */
static const struct
{
  int (*list) (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
  ChieuReason (*judge) (const State *s, int seat, const ChieuMove *move, bool *possible);
  void (*act) (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
} phases[] = {
  [CHIEU_EATING_OPENING] = { chieu_chan_list_opening, chieu_chan_judge_opening, chieu_chan_do_opening },
  [CHIEU_EATING_CLAIM] = { chieu_chan_list_claims, chieu_chan_judge_claim, chieu_chan_do_claim },
  [CHIEU_EATING_PASSED_ON] = { chieu_chan_list_claims, chieu_chan_judge_claim, chieu_chan_do_claim },
  [CHIEU_EATING_DISCARD] = { chieu_chan_list_discards, chieu_chan_judge_discard, chieu_chan_do_discard },
  [CHIEU_EATING_RETURN] = { chieu_chan_list_discards, chieu_chan_judge_discard, chieu_chan_do_discard },
  [CHIEU_EATING_LAY] = { chieu_chan_list_calls, chieu_chan_judge_call, chieu_chan_do_call },
};

static int
list_moves (const void     *state,
            int             seat,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  const State *s = state;

  return chieu_seat_is_asked (s->asked, s->seats, seat) ? phases[s->phase].list (s, seat, scope, moves) : 0;
}

/* Returns: whether @move has a face of the deck and both cards of an ăn if its kind uses them, and nothing that its kind does not
 * use */
static bool
is_plain (const ChieuMove *move)
{
  bool an = move->kind == CHIEU_CHAN_AN;
  bool with_face = (move->kind >= CHIEU_CHAN_DANH && move->kind <= CHIEU_CHAN_TRA)
                   || (move->kind >= CHIEU_CHAN_CHIU && move->kind <= CHIEU_CHAN_AN);
  int cards = an ? 2 : move->kind == CHIEU_CHAN_XUONG ? CHIEU_MOVE_CARDS_MAX : 0;

  if ((with_face && move->face >= CHIEU_CHAN_FACES) || (an && move->n != cards))
    return false;
  return chieu_move_is_plain (move, with_face, an, cards);
}

static ChieuReason
check (const void      *state,
       int              seat,
       const ChieuMove *move,
       bool            *possible)
{
  const State *s = state;

  *possible = false;
  if (!chieu_seat_is_asked (s->asked, s->seats, seat))
    return CHIEU_CHAN_NOT_ASKED;
  if (!is_plain (move))
    return CHIEU_CHAN_NOT_NOW;
  return phases[s->phase].judge (s, seat, move, possible);
}

/* ---- Applying ---- */

static ChieuReason
apply (void            *state,
       int              seat,
       const ChieuMove *move,
       ChieuEvents     *events)
{
  State *s = state;
  bool possible;
  ChieuReason reason = check (s, seat, move, &possible);

  if (!possible)
    return reason;
  /* Claims become events when they take effect; passes are not reported before the card is settled. */
  if (chieu_eating_puts_down (s->phase) || s->phase == CHIEU_EATING_LAY)
    chieu_events_add (events, CHIEU_EVENT_MOVE, seat, move->face, move->kind);
  phases[s->phase].act (s, seat, move, events);
  s->move_number++;
  return CHIEU_REASON_NONE;
}

static bool
is_opening (const void *state)
{
  const State *s = state;

  return s->first_turn && s->phase < CHIEU_EATING_LAY;
}

static bool
is_formality (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];

  return move->kind == CHIEU_CHAN_QUA
         && list_moves (state, seat, CHIEU_MOVES_CLEAN, moves) == 1
         && chieu_move_equal (&moves[0], move);
}

CHIEU_STATE_FITS (ChieuChanState);

const ChieuGame chieu_chan = {
  .id = "chan",
  .code = 'C',
  .deck = &chieu_deck_chan,
  .min_seats = CHIEU_CHAN_MIN_SEATS,
  .max_seats = CHIEU_CHAN_MAX_SEATS,
  .state_size = sizeof (ChieuChanState),
  .switches = chieu_chan_switches,
  .n_switches = CHIEU_CHAN_N_SWITCHES,
  .reasons = chieu_chan_reasons,
  .cuoc = chieu_chan_cuoc_ids,
  .call_kind = CHIEU_CHAN_XUONG,
  .deal = deal,
  .deal_deck = deal_deck,
  .to_answer = chieu_eating_to_answer,
  .moves = list_moves,
  .check = check,
  .apply = apply,
  .is_opening = is_opening,
  .is_formality = is_formality,
  .is_pass = chieu_chan_is_pass,
  .observe = chieu_chan_observe,
  .redeal = chieu_chan_redeal,
  .undeal = chieu_chan_undeal,
  .forget = chieu_chan_forget,
  .faults = chieu_chan_faults,
  .result = chieu_chan_result,
  .check_state = chieu_chan_check_state,
  .print_move = chieu_chan_print_move,
  .parse_move = chieu_chan_parse_move,
  .print_state = chieu_chan_print_state,
};
