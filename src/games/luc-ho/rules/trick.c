/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tricks: leading, beating, dropping, claiming (help/C/luc-ho-play.page).
 */
#include "trick.h"

/* ---- Moves ---- */

ChieuMove
chieu_luc_ho_compose_move (ChieuLucHoMoveKind kind,
                           uint64_t           cards)
{
  ChieuMove move = { .kind = (uint8_t) kind, .face = CHIEU_CARD_NONE };

  for (; cards != 0; cards &= cards - 1)
    move.cards[move.n++] = (ChieuCard) chieu_luc_ho_first (cards);
  return move;
}

/* Returns: the cards of @move; 0 if it has none, or one of them comes twice or is none of this game */
static uint64_t
check_cards (const ChieuMove *move)
{
  uint64_t cards = 0;

  for (int i = 0; i < move->n && i < CHIEU_MOVE_CARDS_MAX; i++)
    {
      if (move->cards[i] >= CHIEU_LUC_HO_FACES || (cards >> move->cards[i] & 1) != 0)
        return 0;
      cards |= CHIEU_LUC_HO_CARD (move->cards[i]);
    }
  return cards;
}

static int
add_sets (ChieuMove          *moves,
          ChieuLucHoMoveKind  kind,
          const uint64_t     *sets,
          int                 n)
{
  for (int i = 0; i < n; i++)
    moves[i] = chieu_luc_ho_compose_move (kind, sets[i]);
  return n;
}

static bool
may_claim (const State *s,
           int          seat)
{
  return chieu_luc_ho_count_ho (s, seat) >= s->rules.value[CHIEU_LUC_HO_FLOOR];
}

int
chieu_luc_ho_list_play (const State *s,
                        int          seat,
                        ChieuMove   *moves)
{
  uint64_t sets[CHIEU_LUC_HO_SETS_MAX], hand = s->seat[seat].hand;
  int n = 0;

  if (chieu_luc_ho_is_lead (s))
    {
      uint64_t old = chieu_luc_ho_find_old (s, seat);

      if (may_claim (s, seat))
        moves[n++] = chieu_luc_ho_compose_move (CHIEU_LUC_HO_AN_HO, 0);
      return n + add_sets (moves + n, CHIEU_LUC_HO_RA, sets,
                           chieu_luc_ho_list_leads (hand, old, chieu_luc_ho_is_privileged (s, seat), sets));
    }
  n = add_sets (moves, CHIEU_LUC_HO_BAT, sets, chieu_luc_ho_list_beats (hand, &s->best, sets));
  return n + add_sets (moves + n, CHIEU_LUC_HO_CHUI, sets, chieu_luc_ho_list_drops (hand, &s->best, sets));
}

/* ---- Judging ---- */

static ChieuReason
judge_lead (const State *s,
            int          seat,
            uint64_t     cards)
{
  uint64_t hand = s->seat[seat].hand;
  ChieuLucHoSet set;

  if (!chieu_luc_ho_read_set (cards, &set))
    return CHIEU_LUC_HO_NO_SET;
  if (set.kind == CHIEU_LUC_HO_SINGLE
      && (chieu_luc_ho_find_single_leads (hand, chieu_luc_ho_find_old (s, seat), chieu_luc_ho_is_privileged (s, seat)) & cards) == 0)
    return CHIEU_LUC_HO_CLASS;
  return CHIEU_LUC_HO_OK;
}

static ChieuReason
judge_follow (const State *s,
              int          seat,
              int          kind,
              uint64_t     cards)
{
  ChieuLucHoSet set;

  if (chieu_luc_ho_count (cards) != s->best.n)
    return CHIEU_LUC_HO_WRONG_NUMBER;
  if (kind == CHIEU_LUC_HO_CHUI)
    return chieu_luc_ho_can_beat (s->seat[seat].hand & ~cards, &s->best) ? CHIEU_LUC_HO_HELD_BACK : CHIEU_LUC_HO_OK;
  return chieu_luc_ho_read_set (cards, &set) && chieu_luc_ho_beats (&set, &s->best) ? CHIEU_LUC_HO_OK : CHIEU_LUC_HO_NO_BEAT;
}

ChieuReason
chieu_luc_ho_judge_play (const State     *s,
                         int              seat,
                         const ChieuMove *move)
{
  uint64_t cards = check_cards (move);
  bool lead = chieu_luc_ho_is_lead (s);

  if (move->kind == CHIEU_LUC_HO_AN_HO && lead && move->n == 0)
    return may_claim (s, seat) ? CHIEU_LUC_HO_OK : CHIEU_LUC_HO_TOO_FEW;
  if (!chieu_luc_ho_puts_down (move->kind) || (move->kind == CHIEU_LUC_HO_RA) != lead)
    return CHIEU_LUC_HO_NOT_NOW;
  if (cards == 0 || (cards & ~s->seat[seat].hand) != 0)
    return CHIEU_LUC_HO_NO_CARD;
  return lead ? judge_lead (s, seat, cards) : judge_follow (s, seat, move->kind, cards);
}

/* ---- Doing ---- */

void
chieu_luc_ho_end_hand (State       *s,
                       int          winner,
                       uint64_t     claimed,
                       ChieuEvents *events)
{
  int dream = chieu_luc_ho_dream (s);

  s->phase = CHIEU_LUC_HO_OVER;
  s->asked = 0;
  s->winner = (int8_t) winner;
  s->claimed = claimed;
  s->outcome = winner < 0 ? CHIEU_OUTCOME_DRAWN : CHIEU_OUTCOME_WON;
  for (uint64_t left = claimed; left != 0; left &= left - 1)
    chieu_events_add (events, CHIEU_EVENT_SHOW, winner, (ChieuCard) chieu_luc_ho_first (left), CHIEU_LUC_HO_AN_HO);
  if (dream >= 0)
    {
      s->dream_card = (ChieuCard) chieu_luc_ho_first (s->seat[dream].hand);
      chieu_events_add (events, CHIEU_EVENT_SHOW, dream, s->dream_card, CHIEU_LUC_HO_CHUI);
    }
  chieu_events_add (events, CHIEU_EVENT_END, winner, CHIEU_CARD_NONE, s->outcome);
}

void
chieu_luc_ho_begin_play (State *s)
{
  s->phase = CHIEU_LUC_HO_PLAY;
  chieu_luc_ho_ask (s, s->cai);
}

static void
lay_in_trick (State    *s,
              int       seat,
              int       kind,
              uint64_t  cards)
{
  Seat *self = &s->seat[seat];
  bool drop = kind == CHIEU_LUC_HO_CHUI;

  if (kind == CHIEU_LUC_HO_RA)
    {
      memset (s->trick, 0, sizeof s->trick);
      s->n_trick = 0;
      s->n_tricks++;
    }
  self->hand &= ~cards;
  self->n_hand = (uint8_t) (self->n_hand - chieu_luc_ho_count (cards));
  s->trick[s->n_trick++] = (ChieuLucHoPlay) {
    .cards = drop ? 0 : cards,
    .seat = (uint8_t) seat,
    .n = (uint8_t) chieu_luc_ho_count (cards),
  };
  if (drop)
    {
      /* A seat that drops proves that nothing it keeps beats the cards that lie there. */
      self->dropped |= cards;
      self->n_dropped = (uint8_t) (self->n_dropped + s->best.n);
      self->drops[self->n_drops++] = (ChieuLucHoDrop) { .best = s->best.cards, .trick = s->n_tricks };
      if (s->best.kind == CHIEU_LUC_HO_SINGLE)
        self->lacks |= chieu_luc_ho_find_single_beaters (&s->best);
      return;
    }
  s->seen |= cards;
  for (int i = 0; i < self->n_drops; i++)
    self->drops[i].later |= cards;
  chieu_luc_ho_read_set (cards, &s->best);
  s->best_seat = (uint8_t) seat;
}

void
chieu_luc_ho_do_play (State           *s,
                      int              seat,
                      const ChieuMove *move,
                      ChieuEvents     *events)
{
  bool drop = move->kind == CHIEU_LUC_HO_CHUI;

  if (move->kind == CHIEU_LUC_HO_AN_HO)
    {
      chieu_events_add (events, CHIEU_EVENT_MOVE, seat, CHIEU_CARD_NONE, move->kind);
      chieu_luc_ho_end_hand (s, seat, chieu_luc_ho_find_old (s, seat), events);
      return;
    }
  for (int i = 0; i < move->n; i++)
    chieu_events_add (events, CHIEU_EVENT_MOVE, seat, drop ? CHIEU_CARD_HIDDEN : move->cards[i], move->kind);
  lay_in_trick (s, seat, move->kind, chieu_luc_ho_move_cards (move));
  if (s->n_trick == CHIEU_LUC_HO_TRICK)
    {
      Seat *winner = &s->seat[s->best_seat];

      winner->won |= s->best.cards;
      winner->n_won = (uint8_t) (winner->n_won + s->best.n);
      if (winner->n_hand == 0)
        chieu_luc_ho_end_hand (s, -1, 0, events);
      else
        chieu_luc_ho_ask (s, s->best_seat);
    }
  else
    chieu_luc_ho_ask (s, chieu_luc_ho_next (s, seat));
}
