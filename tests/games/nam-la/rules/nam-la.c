/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of the game: the deal, the moves, the result.
 */
#include "nam-la-private.h"

#include "rules/deal.h"
#include "rules/games.h"
#include "rules/plain-move.h"
#include "rules/seats.h"

/* ---- The deck, the switches, the words ---- */

static const char names[CHIEU_NAM_LA_FACES][CHIEU_CARD_NAME_MAX] = {
  "1m", "2m", "3m", "4m", "1n", "2n", "3n", "4n", "1s", "2s", "3s", "4s",
};

const ChieuDeck chieu_deck_nam_la = {
  .id = "nam-la",
  .n_faces = CHIEU_NAM_LA_FACES,
  .copies = 1,
  .names = names,
  .red = 1u << CHIEU_NAM_LA_CARD (0, 4) | 1u << CHIEU_NAM_LA_CARD (1, 4) | 1u << CHIEU_NAM_LA_CARD (2, 4),
  .plain = true,
};

static const char *const no_yes[] = { "no", "yes", NULL };

static const ChieuSwitch switches[CHIEU_NAM_LA_N_SWITCHES] = {
  [CHIEU_NAM_LA_DOUBLE] = { "double", 1, 0, 1, no_yes },
};

static const char *const reasons[CHIEU_NAM_LA_N_REASONS + 1] = {
  [CHIEU_NAM_LA_OK] = "",
  [CHIEU_NAM_LA_NOT_ASKED] = "not-asked",
  [CHIEU_NAM_LA_NOT_NOW] = "not-now",
  [CHIEU_NAM_LA_NO_CARD] = "no-card",
};

static const char *const cuoc[CHIEU_NAM_LA_N_CUOC + 1] = {
  [CHIEU_NAM_LA_HON] = "hon",
  [CHIEU_NAM_LA_SACH] = "sach",
};

const char *const chieu_nam_la_move_words[CHIEU_NAM_LA_N_MOVES] = {
  [CHIEU_NAM_LA_RA] = "ra",
  [CHIEU_NAM_LA_THEO] = "theo",
};

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
  s->leader = s->turn = (uint8_t) carry->cai;
  s->asked = (uint8_t) (1u << s->turn);
  for (int seat = 0; seat < CHIEU_NAM_LA_SEATS; seat++)
    {
      s->trick[seat] = CHIEU_CARD_NONE;
      s->n_hand[seat] = CHIEU_NAM_LA_HAND;
      for (int i = 0; i < CHIEU_NAM_LA_HAND; i++)
        s->hand[seat] |= (uint16_t) (1u << *deck++);
    }
  s->aside = (uint16_t) (CHIEU_NAM_LA_ALL & ~(s->hand[0] | s->hand[1]));
}

static void
deal (void             *state,
      const ChieuRules *rules,
      const ChieuCarry *carry,
      uint64_t          seed)
{
  chieu_deal_seed (&chieu_nam_la, rules, carry, seed, state);
}

/* ---- Moves ---- */

static unsigned
to_answer (const void *state)
{
  return ((const State *) state)->asked;
}

/* Returns: the one kind of move that can be made now */
static int
kind_now (const State *s)
{
  return chieu_nam_la_is_lead (s) ? CHIEU_NAM_LA_RA : CHIEU_NAM_LA_THEO;
}

/* The scope makes no difference: all that hands could do is clean. */
static int
list_moves (const void     *state,
            int             seat,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  const State *s = state;
  int n = 0;

  if (!chieu_seat_is_asked (s->asked, CHIEU_NAM_LA_SEATS, seat))
    return 0;
  for (ChieuCard card = 0; card < CHIEU_NAM_LA_FACES; card++)
    if ((s->hand[seat] >> card & 1) != 0)
      moves[n++] = (ChieuMove) { .kind = (uint8_t) kind_now (s), .face = card };
  return n;
}

static ChieuReason
check (const void      *state,
       int              seat,
       const ChieuMove *move,
       bool            *possible)
{
  const State *s = state;

  *possible = false;
  if (!chieu_seat_is_asked (s->asked, CHIEU_NAM_LA_SEATS, seat))
    return CHIEU_NAM_LA_NOT_ASKED;
  if (move->kind != kind_now (s) || !chieu_move_is_plain (move, true, false, 0))
    return CHIEU_NAM_LA_NOT_NOW;
  if (move->face >= CHIEU_NAM_LA_FACES || (s->hand[seat] >> move->face & 1) == 0)
    return CHIEU_NAM_LA_NO_CARD;
  *possible = true;
  return CHIEU_REASON_NONE;
}

/* Returns: the seat with more tricks, after the last of them */
static int
winner_of (const State *s)
{
  return chieu_nam_la_tricks (s, 0) > chieu_nam_la_tricks (s, 1) ? 0 : 1;
}

static void
finish_trick (State       *s,
              ChieuEvents *events)
{
  int follower = 1 - s->leader;

  if (chieu_nam_la_takes (s->trick[follower], s->trick[s->leader]))
    s->leader = (uint8_t) follower;
  s->won[s->leader] |= (uint16_t) (1u << s->trick[0] | 1u << s->trick[1]);
  s->turn = s->leader;
  if (s->n_hand[s->turn] == 0)
    chieu_events_add (events, CHIEU_EVENT_END, winner_of (s), CHIEU_CARD_NONE, CHIEU_OUTCOME_WON);
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
  chieu_events_add (events, CHIEU_EVENT_MOVE, seat, move->face, move->kind);
  if (move->kind == CHIEU_NAM_LA_RA)
    s->trick[1 - seat] = CHIEU_CARD_NONE;
  s->trick[seat] = move->face;
  s->hand[seat] &= (uint16_t) ~(1u << move->face);
  s->n_hand[seat]--;
  s->turn = (uint8_t) (1 - seat);
  if (move->kind == CHIEU_NAM_LA_THEO)
    finish_trick (s, events);
  s->asked = (uint8_t) (s->n_hand[s->turn] > 0 ? 1u << s->turn : 0);
  return CHIEU_REASON_NONE;
}

/* The last card falls as it must. */
static bool
is_formality (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  return ((const State *) state)->n_hand[seat] == 1;
}

static bool
is_opening (const void *state)
{
  const State *s = state;

  return s->n_hand[0] == CHIEU_NAM_LA_HAND && s->n_hand[1] == CHIEU_NAM_LA_HAND;
}

/* Nobody can pass. */
static bool
is_pass (const ChieuMove *move)
{
  return false;
}

/* Moves that the rules forbid are impossible. */
static int
list_faults (const void *state,
             int         seat,
             ChieuFault *faults)
{
  return 0;
}

/* ---- The result ---- */

static void
find_result (const void  *state,
             ChieuResult *result)
{
  const State *s = state;
  bool all;

  memset (result, 0, sizeof *result);
  result->winner = -1;
  if (s->asked != 0)
    return;
  result->outcome = CHIEU_OUTCOME_WON;
  result->winner = (int8_t) winner_of (s);
  all = chieu_nam_la_tricks (s, result->winner) == CHIEU_NAM_LA_HAND;
  result->worth = (int16_t) (chieu_nam_la_tricks (s, result->winner) - CHIEU_NAM_LA_HAND / 2);
  if (all && s->rules.value[CHIEU_NAM_LA_DOUBLE])
    result->worth = (int16_t) (2 * result->worth);
  result->points[result->winner] = result->worth;
  result->points[1 - result->winner] = (int16_t) -result->worth;
  result->cuoc[result->n_cuoc++] = all ? CHIEU_NAM_LA_SACH : CHIEU_NAM_LA_HON;
  result->next = s->carry;
  result->next.cai = result->winner;
  result->next.thong = -1;
  for (int seat = 0; seat < CHIEU_NAM_LA_SEATS; seat++)
    result->next.points[seat] += result->points[seat];
}

/* ---- Invariants ---- */

static const char *
check_state (const void *state)
{
  const State *s = state;
  unsigned lone = chieu_nam_la_is_lead (s) ? 0 : 1u << s->trick[1 - s->turn];
  unsigned parts[] = { s->hand[0], s->hand[1], s->won[0], s->won[1], s->aside, lone }, all = 0;

  for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
    {
      if ((all & parts[i]) != 0)
        return "a card in two places";
      all |= parts[i];
    }
  if (all != CHIEU_NAM_LA_ALL)
    return "a card is missing";
  for (int seat = 0; seat < CHIEU_NAM_LA_SEATS; seat++)
    if (__builtin_popcount (s->hand[seat]) != s->n_hand[seat])
      return "cards and their number differ";
  if (s->asked != (s->n_hand[s->turn] > 0 ? 1u << s->turn : 0))
    return "another seat is asked than the one in turn";
  return NULL;
}

CHIEU_STATE_FITS (ChieuNamLaState);

const ChieuGame chieu_nam_la = {
  .id = "nam-la",
  .deck = &chieu_deck_nam_la,
  .min_seats = CHIEU_NAM_LA_SEATS,
  .max_seats = CHIEU_NAM_LA_SEATS,
  .state_size = sizeof (ChieuNamLaState),
  .switches = switches,
  .n_switches = CHIEU_NAM_LA_N_SWITCHES,
  .reasons = reasons,
  .cuoc = cuoc,
  .call_kind = -1,
  .deal = deal,
  .deal_deck = deal_deck,
  .to_answer = to_answer,
  .moves = list_moves,
  .check = check,
  .apply = apply,
  .is_formality = is_formality,
  .is_opening = is_opening,
  .is_pass = is_pass,
  .observe = chieu_nam_la_observe,
  .redeal = chieu_nam_la_redeal,
  .undeal = chieu_nam_la_undeal,
  .forget = chieu_nam_la_forget,
  .faults = list_faults,
  .result = find_result,
  .check_state = check_state,
  .print_move = chieu_nam_la_print_move,
  .parse_move = chieu_nam_la_parse_move,
  .print_state = chieu_nam_la_print_state,
};
