/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of the game: the deal, what a seat may answer, and the one place where a move changes a state.
 */
#include "contract.h"

#include "rules/deal.h"
#include "rules/games.h"
#include "rules/plain-move.h"
#include "rules/seats.h"

/* ---- The deal ---- */

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
  s->asked = (uint8_t) ((1u << s->seats) - 1);
  s->rest = CHIEU_MAU_BINH_ALL;
  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
      s->hand[seat] |= CHIEU_MAU_BINH_CARD (*deck++);
  for (int seat = 0; seat < s->seats; seat++)
    s->rest &= ~s->hand[seat];
}

static void
deal (void             *state,
      const ChieuRules *rules,
      const ChieuCarry *carry,
      uint64_t          seed)
{
  chieu_deal_seed (&chieu_mau_binh, rules, carry, seed, state);
}

uint64_t
chieu_mau_binh_deal_hand (ChieuRandom *random)
{
  ChieuCard deck[CHIEU_DECK_CARDS_MAX];

  chieu_deck_shuffle (&chieu_deck_mau_binh, random, deck);
  return chieu_mau_binh_set_of (deck, CHIEU_MAU_BINH_HAND);
}

/* ---- Asking and listing ---- */

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

  return chieu_seat_is_asked (s->asked, s->seats, seat) ? chieu_mau_binh_list_moves (s, seat, scope, moves) : 0;
}

/* ---- Judging ---- */

/* Returns: whether @move has nothing that its kind does not use; all cards are laid in one move, or none */
static bool
is_plain (const ChieuMove *move)
{
  int n = move->kind == CHIEU_MAU_BINH_XEP ? CHIEU_MAU_BINH_HAND : 0;

  return move->n == n && chieu_move_is_plain (move, false, move->kind == CHIEU_MAU_BINH_TOI_TRANG, n);
}

static ChieuReason
judge_rows (const State     *s,
            int              seat,
            const ChieuMove *move,
            bool            *possible)
{
  if (chieu_mau_binh_set_of (move->cards, CHIEU_MAU_BINH_HAND) != s->hand[seat])
    return CHIEU_MAU_BINH_NO_CARD;
  *possible = true;
  return chieu_mau_binh_is_foul (move->cards, chieu_mau_binh_is_a5_second (&s->rules)) ? CHIEU_MAU_BINH_BINH_LUNG : CHIEU_MAU_BINH_OK;
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
    return CHIEU_MAU_BINH_NOT_ASKED;
  if (move->kind >= CHIEU_MAU_BINH_N_MOVES || !is_plain (move))
    return CHIEU_MAU_BINH_NOT_NOW;
  if (move->kind == CHIEU_MAU_BINH_XEP)
    return judge_rows (s, seat, move, possible);
  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG
      && (move->detail >= CHIEU_MAU_BINH_N_INSTANTS || (chieu_mau_binh_find_instants (s->hand[seat], &s->rules) >> move->detail & 1) == 0))
    return CHIEU_MAU_BINH_NO_INSTANT;
  *possible = true;
  return CHIEU_MAU_BINH_OK;
}

/* ---- Applying ---- */

static void
note_answer (State           *s,
             int              seat,
             const ChieuMove *move,
             bool             foul)
{
  ChieuMauBinhAnswer *answer = &s->answer[seat];

  answer->kind = move->kind;
  answer->foul = foul;
  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG)
    answer->instant = move->detail;
  if (move->kind == CHIEU_MAU_BINH_XEP)
    {
      memcpy (answer->cards, move->cards, CHIEU_MAU_BINH_HAND);
      chieu_mau_binh_sort_rows (answer->cards);
    }
  s->order[seat] = (uint8_t) (s->seats - __builtin_popcount (s->asked));
  s->asked &= (uint8_t) ~(1u << seat);
}

/* Reports that all have answered: what each laid, the faults and the end. */
static void
report_end (const State *s,
            ChieuEvents *events)
{
  ChieuResult result;

  if (events == NULL)
    return;
  /* All lay down at once: chi by chi, or the hand of a tới trắng. Nobody sees a hand that was given up. */
  for (int seat = 0; seat < s->seats; seat++)
    {
      const ChieuMauBinhAnswer *answer = &s->answer[seat];
      ChieuCard cards[CHIEU_MAU_BINH_HAND];

      chieu_events_add (events, CHIEU_EVENT_MOVE, seat, CHIEU_CARD_NONE, answer->kind);
      if (answer->kind == CHIEU_MAU_BINH_BO)
        continue;
      chieu_mau_binh_list_cards (s->hand[seat], cards);
      for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
        chieu_events_add (events, CHIEU_EVENT_SHOW, seat, answer->kind == CHIEU_MAU_BINH_XEP ? answer->cards[i] : cards[i],
                          answer->kind);
    }
  chieu_mau_binh_result (s, &result);
  for (int i = 0; i < result.n_faults; i++)
    chieu_events_add (events, CHIEU_EVENT_FAULT, result.faults[i].seat, CHIEU_CARD_NONE, result.faults[i].reason);
  chieu_events_add (events, CHIEU_EVENT_END, result.winner, CHIEU_CARD_NONE, result.outcome);
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
  note_answer (s, seat, move, reason == CHIEU_MAU_BINH_BINH_LUNG);
  /* Nobody is told of an answer before all are there. */
  if (s->asked == 0)
    report_end (s, events);
  return CHIEU_REASON_NONE;
}

/* ---- The rest of the table ---- */

static bool
is_opening (const void *state)
{
  return ((const State *) state)->asked != 0;
}

/* Every answer is a decision. */
static bool
is_formality (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  return false;
}

static bool
is_pass (const ChieuMove *move)
{
  return move->kind == CHIEU_MAU_BINH_BO;
}

CHIEU_STATE_FITS (ChieuMauBinhState);

const ChieuGame chieu_mau_binh = {
  .id = "mau-binh",
  .code = 'M',
  .deck = &chieu_deck_mau_binh,
  .min_seats = CHIEU_MAU_BINH_SEATS_MIN,
  .max_seats = CHIEU_MAU_BINH_SEATS_MAX,
  .state_size = sizeof (ChieuMauBinhState),
  .switches = chieu_mau_binh_switches,
  .n_switches = CHIEU_MAU_BINH_N_SWITCHES,
  .reasons = chieu_mau_binh_reasons,
  .cuoc = chieu_mau_binh_cuoc,
  .call_kind = -1,
  .deal = deal,
  .deal_deck = deal_deck,
  .to_answer = to_answer,
  .moves = list_moves,
  .check = check,
  .apply = apply,
  .is_opening = is_opening,
  .is_formality = is_formality,
  .is_pass = is_pass,
  .observe = chieu_mau_binh_observe,
  .redeal = chieu_mau_binh_redeal,
  .undeal = chieu_mau_binh_undeal,
  .forget = chieu_mau_binh_forget,
  .faults = chieu_mau_binh_faults,
  .result = chieu_mau_binh_result,
  .check_state = chieu_mau_binh_check_state,
  .print_move = chieu_mau_binh_print_move,
  .parse_move = chieu_mau_binh_parse_move,
  .print_state = chieu_mau_binh_print_state,
};
