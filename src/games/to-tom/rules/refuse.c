/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Leaving a card: the fault that it may be, and what it bars later (docs/rules/to-tom.md, "Refusing").
 */
#include "eat.h"
#include "opening.h"
#include "turn.h"
#include "win.h"

ChieuToTomMoveKind
chieu_to_tom_pass_kind (const State *s,
                        int          seat)
{
  if (s->phase == CHIEU_EATING_SHOW || seat != s->gate)
    return CHIEU_TO_TOM_QUA;
  if (s->phase == CHIEU_EATING_CLAIM && s->source == CHIEU_EATING_FROM_NOC)
    return CHIEU_TO_TOM_DUOI;
  return CHIEU_TO_TOM_BOC;
}

int
chieu_to_tom_find_ha_target (const State *s,
                             int          seat)
{
  const Seat *self = &s->seat[seat];

  if (seat != s->gate || s->phase == CHIEU_EATING_SHOW || self->hand[s->card] == 0)
    return -1;
  /* The equal goes down even if it is the last card of the fan, although nothing is left then to discard after a later claim. */
  for (int i = 0; i < self->n_phu; i++)
    if (chieu_to_tom_lengthens (&self->phu[i], s->card))
      return i;
  return -1;
}

bool
chieu_to_tom_is_pass (const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_BOC || move->kind == CHIEU_TO_TOM_DUOI || move->kind == CHIEU_TO_TOM_QUA;
}

static bool
lays_equal (const ChieuMove *move)
{
  return (move->detail & CHIEU_TO_TOM_HA) != 0;
}

/* Returns: whether @seat, in leaving the card, leaves a yêu that it could eat: for that a card must be left to discard */
static bool
leaves_yeu (const State *s,
            int          seat)
{
  return seat == s->gate && s->phase != CHIEU_EATING_SHOW
         && chieu_card_is_yeu (s->card) && s->seat[seat].n_hand > 0;
}

static bool
leaves_khan (const State *s,
             int          seat)
{
  return s->phase == CHIEU_EATING_CLAIM
         && s->seat[seat].n_hand > 0
         && chieu_to_tom_find_down (&s->seat[seat], s->card, CHIEU_KHAN_CARDS) >= 0;
}

ChieuReason
chieu_to_tom_judge_pass (const State     *s,
                         int              seat,
                         const ChieuMove *move,
                         bool            *possible)
{
  int ha = chieu_to_tom_find_ha_target (s, seat);

  *possible = false;
  if (move->kind != chieu_to_tom_pass_kind (s, seat))
    return CHIEU_TO_TOM_NOT_NOW;
  if (lays_equal (move) && (ha < 0 || move->face != s->card || move->target >= s->seat[seat].n_phu
                            || !chieu_to_tom_lengthens (&s->seat[seat].phu[move->target], s->card)))
    return CHIEU_TO_TOM_NO_PHU;
  *possible = true;
  if (chieu_to_tom_must_u (s, seat))
    return CHIEU_TO_TOM_BO_U;
  if (leaves_khan (s, seat))
    return CHIEU_TO_TOM_THOI_KHAN;
  if (leaves_yeu (s, seat))
    return CHIEU_TO_TOM_BO_YEU;
  if (ha >= 0 && !lays_equal (move))
    return CHIEU_TO_TOM_DOI_LANG;
  return CHIEU_TO_TOM_OK;
}

/* ---- Chi nẩy is closed by refusing a card with which the hand would have been all in phu ---- */

static bool
is_whole_after_discard (const State *s,
                        int          seat)
{
  ChieuHolding holding;

  chieu_to_tom_find_holding (s, seat, CHIEU_CARD_NONE, &holding);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (s->seat[seat].hand[face] > 0)
      {
        bool complete;

        chieu_holding_remove_card (&holding, face);
        complete = chieu_eval_is_complete (&holding);
        chieu_holding_add_card (&holding, face);
        if (complete)
          return true;
      }
  return false;
}

/* Returns: whether the claim would be ăn lại. A card that may not be taken any more is not refused. */
static bool
is_barred (const State     *s,
           int              seat,
           const ChieuMove *move)
{
  ChieuReason reasons[CHIEU_TO_TOM_CLAIM_FAULTS_MAX];
  int n = chieu_to_tom_list_claim_faults (s, seat, move, reasons);

  for (int i = 0; i < n; i++)
    if (reasons[i] == CHIEU_TO_TOM_AN_LAI)
      return true;
  return false;
}

/* Returns: whether the hand would be all in phu if @seat took the card in some way and put another one down */
static bool
would_be_whole (const State *s,
                int          seat,
                bool         at_gate)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n_phong = chieu_to_tom_list_phong (s, seat, moves);
  int n = n_phong + (at_gate ? chieu_to_tom_list_eats (s, seat, moves + n_phong) : 0);

  for (int i = 0; i < n; i++)
    {
      State after;

      if (is_barred (s, seat, &moves[i]))
        continue;
      chieu_to_tom_copy_for_claim (s, seat, &after);
      chieu_to_tom_lay_claim (&after, seat, &moves[i]);
      if (is_whole_after_discard (&after, seat))
        return true;
    }
  return false;
}

/* Returns: whether @seat has @face loose, or may still take it back as bất thực */
static bool
may_be_loose (const State *s,
              int          seat,
              ChieuCard    face)
{
  return chieu_to_tom_count_free (s, &s->seat[seat], face) > 0 || chieu_to_tom_may_take_back (s, seat, face);
}

/* Only a seat that has 9v and 8s loose can win by chi nẩy, so no other seat is considered. */
static void
note_chi_nay (State *s,
              int    seat)
{
  Seat *self = &s->seat[seat];

  if (self->spoiled_chi_nay || !may_be_loose (s, seat, CHIEU_V (9)) || !may_be_loose (s, seat, CHIEU_S (8)))
    return;
  if (would_be_whole (s, seat, seat == s->gate))
    self->spoiled_chi_nay = 1;
}

/* ---- What is barred from now on ---- */

static void
note_refused_eat (State *s,
                  int    seat)
{
  Seat *self = &s->seat[seat];
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_to_tom_list_eats (s, seat, moves);

  if (n > 0 || s->rules.value[CHIEU_TO_TOM_BO_QUAN] == CHIEU_TO_TOM_BO_QUAN_MOI_QUAN)
    self->refused |= CHIEU_BIT (s->card);
  for (int i = 0; i < n; i++)
    {
      if ((moves[i].detail & CHIEU_TO_TOM_KIND_MASK) != CHIEU_PHU_DOC)
        continue;
      /* All the ways together are the longest dọc. */
      self->refused_with[s->card] |= (uint16_t) (chieu_to_tom_find_ranks (moves[i].cards, moves[i].split)
                                                 & ~chieu_to_tom_find_ranks (&s->card, 1));
      if (moves[i].target != CHIEU_TO_TOM_NEW)
        self->phu[moves[i].target].flags |= CHIEU_TO_TOM_PHU_BARRED;
    }
}

static void
note_refused_phong (State *s,
                    int    seat)
{
  Seat *self = &s->seat[seat];

  if (chieu_to_tom_count_held_equals (s, self, s->card) < 2)
    return;
  self->refused |= CHIEU_BIT (s->card);
  chieu_to_tom_note_deed (self, CHIEU_TO_TOM_DEED_REFUSED_PHONG, s->card);
}

void
chieu_to_tom_lay_equal (State       *s,
                        ChieuEvents *events)
{
  const ChieuMove *move = &s->answer[s->gate];
  Seat *self = &s->seat[s->gate];
  ChieuToTomPhu *phu;

  if ((s->answered & CHIEU_BIT (s->gate)) == 0 || !chieu_to_tom_is_pass (move) || !lays_equal (move))
    return;
  phu = &self->phu[move->target];
  phu->cards[phu->n++] = s->card;
  self->hand[s->card]--;
  self->n_hand--;
  chieu_events_add (events, CHIEU_EVENT_SHOW, s->gate, s->card, move->kind);
}

/* A seat that says it leaves the card has not left it yet: another's phỗng goes first, and then this seat could not have eaten
 * it. */
void
chieu_to_tom_note_left_yeu (State *s)
{
  if (leaves_yeu (s, s->gate))
    chieu_to_tom_note_fault (s, s->gate, CHIEU_TO_TOM_BO_YEU, s->card, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
}

void
chieu_to_tom_note_pass (State           *s,
                        int              seat,
                        const ChieuMove *move)
{
  ChieuCard card = s->card;

  if (chieu_to_tom_must_u (s, seat))
    {
      s->seat[seat].refused_u = 1;
      chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_BO_U, card, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
    }
  if (leaves_khan (s, seat))
    chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_THOI_KHAN, card, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
  if (chieu_to_tom_find_ha_target (s, seat) >= 0 && !lays_equal (move))
    chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_DOI_LANG, card, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
}

void
chieu_to_tom_note_refusals (State *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    if ((s->answered & CHIEU_BIT (seat)) != 0 && chieu_to_tom_is_pass (&s->answer[seat]))
      {
        note_chi_nay (s, seat);
        /* Yêu are exempt from refusing. */
        if (!chieu_card_is_yeu (s->card))
          {
            if (seat == s->gate)
              note_refused_eat (s, seat);
            if (s->phase == CHIEU_EATING_CLAIM)
              note_refused_phong (s, seat);
          }
      }
}
