/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of the game: the deal, who is asked, and the one place where a
 * move changes a state.
 */
#include "contract.h"
#include "discard.h"
#include "open-faults.h"
#include "opening.h"
#include "turn.h"
#include "win.h"

#include "rules/deal.h"
#include "rules/games.h"
#include "rules/seats.h"

/* ---- The deal ---- */

ChieuCarry
chieu_to_tom_shuffle (const ChieuRules *rules,
                      const ChieuCarry *carry,
                      uint64_t          seed,
                      ChieuCard         deck[CHIEU_TO_TOM_CARDS])
{
  ChieuCarry begun = *carry;

  if (begun.cai < 0 && rules->value[CHIEU_TO_TOM_CAI_DAU] == CHIEU_TO_TOM_CAI_DAU_FIRST_SEAT)
    begun.cai = 0;
  return chieu_deal_shuffled (&chieu_deck_to_tom, &begun, seed, deck);
}

static void
give_card (Seat      *seat,
           ChieuCard  card)
{
  seat->hand[card]++;
  seat->n_hand++;
}

/* Deals hands in the order of the seats; the rest is the nọc; its top card is the cái's. */
static void
deal_cards (State           *s,
            const ChieuCard *deck)
{
  int size = chieu_to_tom_hand_size (s), left = CHIEU_TO_TOM_CARDS - s->seats * size;

  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < size; i++)
      give_card (&s->seat[seat], deck[seat * size + i]);
  give_card (&s->seat[s->cai], deck[s->seats * size]);
  for (int i = 1; i < left; i++)
    s->noc[left - 1 - i] = deck[s->seats * size + i];
  s->noc_left = (uint8_t) (left - 1);
}

static void
deal_deck (void             *state,
           const ChieuRules *rules,
           const ChieuCarry *carry,
           const ChieuCard  *deck)
{
  State *s = state;

  chieu_eating_init (s, sizeof *s, rules, carry);
  s->last_gate = UINT8_MAX;      /* no seat: no card of the nọc was drawn yet */
  s->cai = (uint8_t) carry->cai;
  s->turn = s->cai;
  deal_cards (s, deck);
  chieu_to_tom_note_seen (s, deck);
  chieu_to_tom_deal_too_many (s);
  s->phase = CHIEU_EATING_OPENING;
  chieu_to_tom_ask_opening (s);
  if (s->asked == 0)
    chieu_to_tom_go_on_showing (s, NULL);
}

static void
deal (void             *state,
      const ChieuRules *rules,
      const ChieuCarry *carry,
      uint64_t          seed)
{
  ChieuCard deck[CHIEU_TO_TOM_CARDS];
  const ChieuCarry dealt = chieu_to_tom_shuffle (rules, carry, seed, deck);

  deal_deck (state, rules, &dealt, deck);
  /* The state keeps how the hand began: by lot, if it did. */
  ((State *) state)->carry = *carry;
}

/* ---- Asking, listing, judging ---- */

/* The moves of each phase of play. When the hand is over nobody is asked. */
static const struct
{
  int (*list) (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
  ChieuReason (*judge) (const State *s, int seat, const ChieuMove *move, bool *possible);
  void (*act) (State *s, int seat, const ChieuMove *move, ChieuEvents *events);
} phases[] = {
  [CHIEU_EATING_OPENING] = { chieu_to_tom_list_opening, chieu_to_tom_judge_opening, chieu_to_tom_do_opening },
  [CHIEU_EATING_SHOW] = { chieu_to_tom_list_claims, chieu_to_tom_judge_claim, chieu_to_tom_do_claim },
  [CHIEU_EATING_CLAIM] = { chieu_to_tom_list_claims, chieu_to_tom_judge_claim, chieu_to_tom_do_claim },
  [CHIEU_EATING_PASSED_ON] = { chieu_to_tom_list_claims, chieu_to_tom_judge_claim, chieu_to_tom_do_claim },
  [CHIEU_EATING_DISCARD] = { chieu_to_tom_list_discards, chieu_to_tom_judge_discard, chieu_to_tom_do_discard },
  [CHIEU_EATING_RETURN] = { chieu_to_tom_list_discards, chieu_to_tom_judge_discard, chieu_to_tom_do_discard },
  [CHIEU_EATING_LAY] = { chieu_to_tom_list_lay, chieu_to_tom_judge_lay, chieu_to_tom_do_lay },
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

static ChieuReason
check (const void      *state,
       int              seat,
       const ChieuMove *move,
       bool            *possible)
{
  const State *s = state;

  *possible = false;
  if (!chieu_seat_is_asked (s->asked, s->seats, seat))
    return CHIEU_TO_TOM_NOT_ASKED;
  return phases[s->phase].judge (s, seat, move, possible);
}

/* ---- Applying ---- */

/* Reports a move at once, unless it answers a card: claims become events when they take effect, and passes are not reported before
 * the card is settled. Nobody else sees the face of a khàn, thiên khai or bất thực. */
static void
tell_move (ChieuEvents     *events,
           const State     *s,
           int              seat,
           const ChieuMove *move)
{
  bool answers = chieu_eating_offers_card (s->phase) || s->phase == CHIEU_EATING_SHOW;
  bool hidden = move->kind <= CHIEU_TO_TOM_BAT_THUC;

  if (!answers || move->kind == CHIEU_TO_TOM_BAT_THUC)
    chieu_events_add (events, CHIEU_EVENT_MOVE, seat, hidden ? CHIEU_CARD_HIDDEN : move->face, move->kind);
}

/* Forgets the cards seen at cho cái that may have left their hands with the last move. @hidden: for each card seen, how many equal
 * ones were hidden in its hand before the move. If one of these is gone it counts as the one that was seen. */
static void
forget_seen (State         *s,
             const uint8_t  hidden[CHIEU_TO_TOM_SEEN_MAX])
{
  bool gone[CHIEU_TO_TOM_SEEN_MAX];
  int n = 0;

  for (int i = 0; i < s->n_seen; i++)
    {
      const ChieuToTomSeen *seen = &s->seen[i];
      int before = 0;

      for (int k = 0; k < i; k++)
        before += s->seen[k].card == seen->card && s->seen[k].seat == seen->seat;
      /* Of equal cards in one hand those seen first go first. */
      gone[i] = chieu_to_tom_count_hidden (&s->seat[seen->seat], seen->card) + before < hidden[i];
    }
  for (int i = 0; i < s->n_seen; i++)
    if (!gone[i])
      s->seen[n++] = s->seen[i];
  memset (s->seen + n, 0, (size_t) (s->n_seen - n) * sizeof s->seen[0]);
  s->n_seen = (uint8_t) n;
}

static ChieuReason
apply (void            *state,
       int              seat,
       const ChieuMove *move,
       ChieuEvents     *events)
{
  State *s = state;
  uint8_t hidden[CHIEU_TO_TOM_SEEN_MAX];
  unsigned asked;
  int first;
  bool possible, opening = s->phase == CHIEU_EATING_OPENING;
  ChieuReason reason = check (s, seat, move, &possible);

  if (!possible)
    return reason;
  tell_move (events, s, seat, move);
  asked = s->asked;
  first = s->move_number - chieu_to_tom_count_answers (s);
  /* Counts, for each card that was seen at cho cái, the equal ones that are hidden where it lies. */
  for (int i = 0; i < s->n_seen; i++)
    hidden[i] = (uint8_t) chieu_to_tom_count_hidden (&s->seat[s->seen[i].seat], s->seen[i].card);
  phases[s->phase].act (s, seat, move, events);
  forget_seen (s, hidden);
  /* In the opening each seat speaks for itself; answers to a card are known with the last one. */
  if (opening || s->asked == 0 || s->asked != (asked & ~(1u << seat)))
    chieu_to_tom_tell_open_faults (s, first, events);
  s->move_number++;
  return CHIEU_REASON_NONE;
}

/* Laying khàn down, and a thiên khai that is shown before the first discard, belong to the opening. */
static bool
is_opening (const void *state)
{
  const State *s = state;

  return s->first_turn && s->phase != CHIEU_EATING_LAY && s->phase != CHIEU_EATING_OVER;
}

static bool
is_formality (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  const State *s = state;
  ChieuMove moves[CHIEU_MOVES_MAX];
  /* The call itself is the winner's to make: it is the moment of the hand. */
  bool formal = (s->phase == CHIEU_EATING_LAY && move->kind >= CHIEU_TO_TOM_LAT_KHAN && move->kind != CHIEU_TO_TOM_XUONG)
                || move->kind == CHIEU_TO_TOM_QUA;

  return formal
         && list_moves (s, seat, CHIEU_MOVES_CLEAN, moves) == 1
         && chieu_move_equal (&moves[0], move);
}

CHIEU_STATE_FITS (ChieuToTomState);

const ChieuGame chieu_to_tom = {
  .id = "to-tom",
  .code = 'T',
  .deck = &chieu_deck_to_tom,
  .min_seats = CHIEU_TO_TOM_MIN_SEATS,
  .max_seats = CHIEU_TO_TOM_MAX_SEATS,
  .state_size = sizeof (ChieuToTomState),
  .switches = chieu_to_tom_switches,
  .n_switches = CHIEU_TO_TOM_N_SWITCHES,
  .reasons = chieu_to_tom_reasons,
  .cuoc = chieu_cuoc_ids,
  .call_kind = CHIEU_TO_TOM_XUONG,
  .deal = deal,
  .deal_deck = deal_deck,
  .to_answer = chieu_eating_to_answer,
  .moves = list_moves,
  .check = check,
  .apply = apply,
  .is_opening = is_opening,
  .is_formality = is_formality,
  .gives_up_win = chieu_to_tom_gives_up_thien_u,
  .is_pass = chieu_to_tom_is_pass,
  .observe = chieu_to_tom_observe,
  .redeal = chieu_to_tom_redeal,
  .undeal = chieu_to_tom_undeal,
  .forget = chieu_to_tom_forget,
  .faults = chieu_to_tom_faults,
  .result = chieu_to_tom_result,
  .check_state = chieu_to_tom_check_state,
  .print_move = chieu_to_tom_print_move,
  .parse_move = chieu_to_tom_parse_move,
  .print_state = chieu_to_tom_print_state,
};
