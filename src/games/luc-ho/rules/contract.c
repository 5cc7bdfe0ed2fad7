/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of the game: the deal, the bid, and the one place where a move changes a state.
 */
#include "contract.h"
#include "trick.h"

#include "rules/deal.h"
#include "rules/games.h"
#include "rules/plain-move.h"
#include "rules/seats.h"

/* ---- The deal ---- */

/* Deals hands in the order of the seats, from the cards that are used with this number of seats. */
static void
deal_cards (State           *s,
            const ChieuCard *deck)
{
  uint64_t used = chieu_luc_ho_deck (s->seats);

  for (int seat = 0; seat < s->seats; seat++)
    while (s->seat[seat].n_hand < (seat == chieu_luc_ho_dream (s) ? 1 : CHIEU_LUC_HO_HAND))
      {
        uint64_t card = CHIEU_LUC_HO_CARD (*deck++);

        s->seat[seat].hand |= card & used;
        s->seat[seat].n_hand = (uint8_t) (s->seat[seat].n_hand + ((card & used) != 0));
      }
}

static void
ask_bid (State *s,
         int    seat)
{
  s->phase = CHIEU_LUC_HO_BID;
  chieu_luc_ho_ask (s, seat);
}

static bool
has_tigers (const State *s,
            int          seat)
{
  return (CHIEU_LUC_HO_TIGERS & ~s->seat[seat].hand) == 0;
}

static void
deal_deck (void             *state,
           const ChieuRules *rules,
           const ChieuCarry *carry,
           const ChieuCard  *deck)
{
  State *s = state;

  memset (s, 0, sizeof *s);
  s->rules = *rules;
  s->carry = *carry;
  s->seats = carry->seats;
  s->cai = (uint8_t) carry->cai;
  s->maker = s->winner = -1;
  s->dream_card = s->seats == CHIEU_LUC_HO_MAX_SEATS ? CHIEU_CARD_HIDDEN : CHIEU_CARD_NONE;
  deal_cards (s, deck);
  /* A player with five tigers speaks first; the first seat does so with its bid. */
  ask_bid (s, s->cai);
  for (int seat = 0; seat < s->seats; seat++)
    if (seat != s->cai && has_tigers (s, seat))
      {
        s->phase = CHIEU_LUC_HO_OPENING;
        s->asked = (uint8_t) (1u << seat);
      }
}

static void
deal (void             *state,
      const ChieuRules *rules,
      const ChieuCarry *carry,
      uint64_t          seed)
{
  chieu_deal_seed (&chieu_luc_ho, rules, carry, seed, state);
}

/* ---- The bid ---- */

/* With so many cards in các, in thuận or old, the first seat must make in some houses. */
#define MUST_MAKE_STRENGTH 6

/* Returns: whether @seat is the first, and its hand so good that the house does not let it decline */
static bool
must_make (const State *s,
           int          seat)
{
  return s->rules.value[CHIEU_LUC_HO_RULE_MUST_MAKE] && seat == s->cai
         && chieu_luc_ho_count_strong (s->seat[seat].hand, chieu_luc_ho_find_old (s, seat)) >= MUST_MAKE_STRENGTH;
}

/* The tigers are declared before the first bid: by the first seat in place of its bid. */
static bool
may_declare (const State *s,
             int          seat)
{
  return has_tigers (s, seat) && (s->phase == CHIEU_LUC_HO_OPENING || seat == s->cai);
}

static int
list_bids (const State *s,
           int          seat,
           ChieuMove   *moves)
{
  int n = 0;

  if (may_declare (s, seat))
    moves[n++] = chieu_luc_ho_compose_move (CHIEU_LUC_HO_NAM_HO, 0);
  if (s->phase == CHIEU_LUC_HO_OPENING)
    {
      moves[n++] = chieu_luc_ho_compose_move (CHIEU_LUC_HO_QUA, 0);
      return n;
    }
  moves[n++] = chieu_luc_ho_compose_move (CHIEU_LUC_HO_LAM, 0);
  if (!must_make (s, seat))
    moves[n++] = chieu_luc_ho_compose_move (CHIEU_LUC_HO_KHONG, 0);
  return n;
}

static ChieuReason
judge_bid (const State     *s,
           int              seat,
           const ChieuMove *move)
{
  bool bid = s->phase == CHIEU_LUC_HO_BID;

  if (move->n > 0)
    return CHIEU_LUC_HO_NOT_NOW;
  switch (move->kind)
    {
    case CHIEU_LUC_HO_NAM_HO:
      if (bid && seat != s->cai)
        return CHIEU_LUC_HO_NOT_NOW;
      return may_declare (s, seat) ? CHIEU_LUC_HO_OK : CHIEU_LUC_HO_NO_CARD;
    case CHIEU_LUC_HO_QUA:
      return bid ? CHIEU_LUC_HO_NOT_NOW : CHIEU_LUC_HO_OK;
    case CHIEU_LUC_HO_LAM:
      return bid ? CHIEU_LUC_HO_OK : CHIEU_LUC_HO_NOT_NOW;
    case CHIEU_LUC_HO_KHONG:
      return !bid ? CHIEU_LUC_HO_NOT_NOW : must_make (s, seat) ? CHIEU_LUC_HO_MUST_MAKE : CHIEU_LUC_HO_OK;
    default:
      return CHIEU_LUC_HO_NOT_NOW;
    }
}

static void
do_bid (State           *s,
        int              seat,
        const ChieuMove *move,
        ChieuEvents     *events)
{
  /* Nobody is told that a seat keeps the tigers. */
  if (move->kind == CHIEU_LUC_HO_QUA)
    {
      ask_bid (s, s->cai);
      return;
    }
  chieu_events_add (events, CHIEU_EVENT_MOVE, seat, CHIEU_CARD_NONE, move->kind);
  if (move->kind == CHIEU_LUC_HO_NAM_HO)
    {
      chieu_luc_ho_end_hand (s, seat, CHIEU_LUC_HO_TIGERS, events);
      return;
    }
  s->seat[seat].bid = move->kind;
  if (move->kind == CHIEU_LUC_HO_LAM)
    {
      s->maker = (int8_t) seat;
      chieu_luc_ho_begin_play (s);
    }
  else if (chieu_luc_ho_next (s, seat) != s->cai)
    ask_bid (s, chieu_luc_ho_next (s, seat));
  else
    chieu_luc_ho_end_hand (s, -1, 0, events);
}

/* ---- The table ---- */

static unsigned
to_answer (const void *state)
{
  return ((const State *) state)->asked;
}

static int
list_moves (const void     *state,
            int             seat,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  const State *s = state;

  if (!chieu_seat_is_asked (s->asked, s->seats, seat))
    return 0;
  return s->phase == CHIEU_LUC_HO_PLAY ? chieu_luc_ho_list_play (s, seat, moves) : list_bids (s, seat, moves);
}

static ChieuReason
check (const void      *state,
       int              seat,
       const ChieuMove *move,
       bool            *possible)
{
  const State *s = state;
  ChieuReason reason;

  *possible = false;
  if (!chieu_seat_is_asked (s->asked, s->seats, seat))
    return CHIEU_LUC_HO_NOT_ASKED;
  if (!chieu_move_is_plain (move, false, false, CHIEU_LUC_HO_HAND))
    return CHIEU_LUC_HO_NOT_NOW;
  reason = s->phase == CHIEU_LUC_HO_PLAY ? chieu_luc_ho_judge_play (s, seat, move) : judge_bid (s, seat, move);
  *possible = reason == CHIEU_REASON_NONE;
  return reason;
}

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
  if (s->phase == CHIEU_LUC_HO_PLAY)
    chieu_luc_ho_do_play (s, seat, move, events);
  else
    do_bid (s, seat, move, events);
  return CHIEU_REASON_NONE;
}

/* Only keeping the tigers does no more than let the play go on: even not to make is a bid, and may end the hand. */
/* The tigers, which win as they were dealt, can be declared only now. */
static bool
gives_up_win (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  const State *s = state;
  bool bids = s->phase == CHIEU_LUC_HO_OPENING || s->phase == CHIEU_LUC_HO_BID;

  return bids && move->kind != CHIEU_LUC_HO_NAM_HO && may_declare (s, seat);
}

static bool
is_pass (const ChieuMove *move)
{
  return move->kind == CHIEU_LUC_HO_QUA;
}

static bool
is_opening (const void *state)
{
  const State *s = state;

  return s->phase == CHIEU_LUC_HO_OPENING || s->phase == CHIEU_LUC_HO_BID;
}

/* A player who has to drop all the cards that are left has no choice. */
static bool
is_formality (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  const State *s = state;

  return s->phase == CHIEU_LUC_HO_PLAY && move->kind == CHIEU_LUC_HO_CHUI && s->seat[seat].n_hand == s->best.n
         && !chieu_luc_ho_can_beat (s->seat[seat].hand, &s->best);
}

/* Every move that is forbidden is impossible, too. */
static int
list_faults (const void *state,
             int         seat,
             ChieuFault *faults)
{
  return 0;
}

CHIEU_STATE_FITS (ChieuLucHoState);

const ChieuGame chieu_luc_ho = {
  .id = "luc-ho",
  .code = 'H',
  .deck = &chieu_deck_luc_ho,
  .min_seats = CHIEU_LUC_HO_MIN_SEATS,
  .max_seats = CHIEU_LUC_HO_MAX_SEATS,
  .state_size = sizeof (ChieuLucHoState),
  .switches = chieu_luc_ho_switches,
  .n_switches = CHIEU_LUC_HO_N_SWITCHES,
  .reasons = chieu_luc_ho_reasons,
  .cuoc = chieu_luc_ho_cuoc,
  .call_kind = -1,
  .deal = deal,
  .deal_deck = deal_deck,
  .to_answer = to_answer,
  .moves = list_moves,
  .check = check,
  .apply = apply,
  .is_opening = is_opening,
  .is_formality = is_formality,
  .gives_up_win = gives_up_win,
  .is_pass = is_pass,
  .observe = chieu_luc_ho_observe,
  .redeal = chieu_luc_ho_redeal,
  .undeal = chieu_luc_ho_undeal,
  .forget = chieu_luc_ho_forget,
  .faults = list_faults,
  .result = chieu_luc_ho_result,
  .check_state = chieu_luc_ho_check_state,
  .print_move = chieu_luc_ho_print_move,
  .parse_move = chieu_luc_ho_parse_move,
  .print_state = chieu_luc_ho_print_state,
};
