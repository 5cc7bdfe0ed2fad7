/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card lies at a gate: who is asked, what each may answer, and whose claim
 * goes first (docs/rules/to-tom.md, "Turn").
 */
#include "eat.h"
#include "opening.h"
#include "turn.h"
#include "win.h"

/* ---- Who is asked ---- */

static bool
may_claim (const State *s,
           int          seat)
{
  const Seat *self = &s->seat[seat];

  return seat == s->gate
         || chieu_to_tom_find_down (self, s->card, CHIEU_KHAN_CARDS) >= 0
         || chieu_to_tom_count_held_equals (s, self, s->card) >= 2;
}

unsigned
chieu_to_tom_find_interested (State *s)
{
  unsigned seats = 0;

  s->can_u = 0;
  for (int seat = 0; seat < s->seats; seat++)
    {
      /* Nobody may claim a card that they put down themselves; a card that was drawn may be claimed by anybody. */
      if (seat == s->from && s->source != CHIEU_EATING_FROM_NOC)
        continue;
      if (chieu_to_tom_wins (s, seat, s->card))
        s->can_u |= (uint8_t) CHIEU_BIT (seat);
      if (s->carry.strict || may_claim (s, seat))
        seats |= CHIEU_BIT (seat);
    }
  return seats | s->can_u;
}

void
chieu_to_tom_start_claim (State     *s,
                          ChieuCard  card,
                          int        gate,
                          int        source,
                          int        from)
{
  chieu_eating_put_card (&s->table, card, gate, source, from);
  chieu_eating_ask (&s->table, chieu_to_tom_find_interested (s));
}

/* ---- What a seat may answer ---- */

static ChieuReason
judge_day_khan (const State     *s,
                int              seat,
                const ChieuMove *move,
                bool            *possible)
{
  *possible = false;
  if (s->phase != CHIEU_EATING_CLAIM)
    return CHIEU_TO_TOM_NOT_NOW;
  if (move->face != s->card || chieu_to_tom_find_down (&s->seat[seat], s->card, CHIEU_KHAN_CARDS) < 0)
    return CHIEU_TO_TOM_NO_CARD;
  if (s->seat[seat].n_hand == 0)
    return CHIEU_TO_TOM_NOTHING_LEFT;
  *possible = true;
  return chieu_to_tom_must_u (s, seat) ? CHIEU_TO_TOM_BO_U : CHIEU_TO_TOM_OK;
}

static ChieuReason
judge_u (const State *s,
         int          seat,
         bool        *possible)
{
  /* The card that the drawer left was offered to all when it was turned. */
  *possible = s->phase != CHIEU_EATING_PASSED_ON;
  if (!*possible)
    return CHIEU_TO_TOM_NOT_NOW;
  if ((s->can_u & CHIEU_BIT (seat)) == 0)
    return CHIEU_TO_TOM_U_SAI;
  return chieu_to_tom_must_u (s, seat) ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_BAT_THUC_MOT_CUC;
}

static ChieuReason
refuse_move (bool *possible)
{
  *possible = false;
  return CHIEU_TO_TOM_NOT_NOW;
}

ChieuReason
chieu_to_tom_judge_claim (const State     *s,
                          int              seat,
                          const ChieuMove *move,
                          bool            *possible)
{
  switch (move->kind)
    {
    case CHIEU_TO_TOM_U:
      return judge_u (s, seat, possible);
    case CHIEU_TO_TOM_BOC:
    case CHIEU_TO_TOM_DUOI:
    case CHIEU_TO_TOM_QUA:
      return chieu_to_tom_judge_pass (s, seat, move, possible);
    case CHIEU_TO_TOM_DAY_KHAN:
      return judge_day_khan (s, seat, move, possible);
    case CHIEU_TO_TOM_PHONG:
      if (s->phase != CHIEU_EATING_CLAIM)
        return refuse_move (possible);
      return chieu_to_tom_judge_phong (s, seat, move, possible);
    case CHIEU_TO_TOM_AN:
      if (s->phase == CHIEU_EATING_SHOW)
        return refuse_move (possible);
      return chieu_to_tom_judge_eat (s, seat, move, possible);
    case CHIEU_TO_TOM_BAT_THUC:
      *possible = s->phase != CHIEU_EATING_SHOW && chieu_to_tom_may_take_back (s, seat, move->face);
      return *possible ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_NOT_NOW;
    default:
      return refuse_move (possible);
    }
}

/* ---- Laying it ---- */

void
chieu_to_tom_copy_for_claim (const State *s,
                             int          seat,
                             State       *after)
{
  memcpy (after, s, offsetof (State, noc));
  after->seat[seat] = s->seat[seat];
}

void
chieu_to_tom_lay_claim (State           *s,
                        int              seat,
                        const ChieuMove *move)
{
  if (move->kind == CHIEU_TO_TOM_DAY_KHAN)
    {
      ChieuToTomPhu *phu = &s->seat[seat].phu[chieu_to_tom_find_down (&s->seat[seat], s->card, CHIEU_KHAN_CARDS)];

      phu->kind = CHIEU_PHU_THIEN_KHAI;
      phu->flags &= (uint8_t) ~CHIEU_TO_TOM_PHU_DOWN;
      phu->cards[phu->n++] = s->card;
    }
  else if (move->kind == CHIEU_TO_TOM_PHONG)
    chieu_to_tom_do_phong (s, seat, move);
  else
    chieu_to_tom_do_eat (s, seat, move);
}

/* ---- Answers and their order ---- */

/* A seat that claims its winning card in another way has refused to win, whether or not another's claim goes first. */
static void
note_refused_u (State           *s,
                int              seat,
                const ChieuMove *move)
{
  if (move->kind == CHIEU_TO_TOM_U || !chieu_to_tom_must_u (s, seat))
    return;
  s->seat[seat].refused_u = 1;
  chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_BO_U, s->card, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
}

/* Notes all other faults of a claim at the moment when it takes effect. */
static void
note_claim_faults (State           *s,
                   int              seat,
                   const ChieuMove *move)
{
  ChieuReason reasons[CHIEU_TO_TOM_CLAIM_FAULTS_MAX];
  int n = move->kind == CHIEU_TO_TOM_DAY_KHAN ? 0 : chieu_to_tom_list_claim_faults (s, seat, move, reasons);

  for (int i = 0; i < n; i++)
    if (reasons[i] != CHIEU_TO_TOM_BO_U)
      chieu_to_tom_note_fault (s, seat, reasons[i], s->card, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
}

void
chieu_to_tom_find_holding_after (const ChieuToTomState *state,
                                 int                    seat,
                                 const ChieuMove       *move,
                                 ChieuHolding          *holding)
{
  State after;

  chieu_to_tom_copy_for_claim (state, seat, &after);
  chieu_to_tom_lay_claim (&after, seat, move);
  chieu_to_tom_find_holding (&after, seat, CHIEU_CARD_NONE, holding);
}

/* Returns: the first seat of @among, as bits, that answered with @kind, counted to the right from the gate at which the card lies
 * or, if a thiên khai is shown, from its owner; −1: none did */
static int
first_answer (const State *s,
              int          kind,
              unsigned     among)
{
  int from = s->phase == CHIEU_EATING_SHOW ? chieu_seat_right (s->seats, s->turn, 1) : s->gate;

  return chieu_eating_find_first_answer (&s->table, from, kind, among);
}

/* A win ends the hand, a false one too if nobody wins rightly. Returns: whether anybody called ù */
static bool
resolve_u (State       *s,
           ChieuEvents *events)
{
  int right = first_answer (s, CHIEU_TO_TOM_U, s->can_u), any = first_answer (s, CHIEU_TO_TOM_U, ~0u);

  if (any < 0)
    return false;
  s->called_u = (uint8_t) chieu_eating_find_answers (&s->table, CHIEU_TO_TOM_U);
  if (s->phase == CHIEU_EATING_SHOW)
    {
      s->source = CHIEU_EATING_FROM_SHOWN;
      s->from = s->turn;
    }
  for (int seat = 0; seat < s->seats; seat++)
    if ((s->called_u & ~s->can_u & CHIEU_BIT (seat)) != 0)
      {
        s->false_u |= (uint8_t) CHIEU_BIT (seat);
        chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_U_SAI, s->card, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
      }
  if (right >= 0)
    {
      chieu_events_add (events, CHIEU_EVENT_MOVE, right, s->card, CHIEU_TO_TOM_U);
      chieu_to_tom_make_winner (s, right, s->card);
    }
  else
    chieu_eating_end (&s->table, CHIEU_OUTCOME_FALSE, any, events);
  return true;
}

/* Returns: the seat whose claim goes first; −1: all have left the card */
static int
find_claimant (const State *s)
{
  static const int order[] = { CHIEU_TO_TOM_DAY_KHAN, CHIEU_TO_TOM_PHONG, CHIEU_TO_TOM_AN };
  int seat = -1;

  for (size_t i = 0; i < sizeof order / sizeof order[0] && seat < 0; i++)
    seat = first_answer (s, order[i], ~0u);
  return seat;
}

static void
resolve (State       *s,
         ChieuEvents *events)
{
  int claimant;

  if (resolve_u (s, events))
    return;
  if (s->phase == CHIEU_EATING_SHOW)
    {
      chieu_to_tom_go_on_showing (s, events);
      return;
    }
  claimant = find_claimant (s);
  /* A seat that leaves a card which another takes by phỗng or dậy khàn has not refused it. */
  if (claimant < 0 || s->answer[claimant].kind == CHIEU_TO_TOM_AN)
    chieu_to_tom_note_refusals (s);
  if (claimant < 0)
    chieu_to_tom_note_left_yeu (s);
  chieu_to_tom_lay_equal (s, events);
  if (claimant >= 0)
    {
      ChieuMove move = s->answer[claimant];

      note_claim_faults (s, claimant, &move);
      chieu_to_tom_lay_claim (s, claimant, &move);
      chieu_events_add (events, CHIEU_EVENT_MOVE, claimant, s->card, move.kind);
      chieu_to_tom_ask_to_put_down (s, claimant);
    }
  else
    chieu_to_tom_settle_left_card (s, events);
}

void
chieu_to_tom_do_claim (State           *s,
                       int              seat,
                       const ChieuMove *move,
                       ChieuEvents     *events)
{
  if (move->kind == CHIEU_TO_TOM_BAT_THUC)
    {
      chieu_to_tom_take_back (s, seat, move->face);
      /* With the khàn split the hand may win with other cards than before. */
      s->can_u &= (uint8_t) ~CHIEU_BIT (seat);
      if (chieu_to_tom_wins (s, seat, s->card))
        s->can_u |= (uint8_t) CHIEU_BIT (seat);
      return;
    }
  if (chieu_to_tom_is_pass (move))
    chieu_to_tom_note_pass (s, seat, move);
  else
    note_refused_u (s, seat, move);
  if (chieu_eating_note_answer (&s->table, seat, move))
    resolve (s, events);
}
