/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides which seat may win with which card, and collects the facts of a win (help/C/chan-play.page, chan-cuoc.page).
 */
#include "win.h"

/* ---- The cards and facts of a win ---- */

static void
add_set (ChieuChanWin       *win,
         const ChieuChanSet *set)
{
  int n = chieu_chan_set_size (set);

  for (int i = 0; i < n; i++)
    win->mat[set->cards[i]]++;
  if (set->kind == CHIEU_CHAN_SET_CA)
    return;
  /* The second chắn of a face was eaten with the other card of a chắn that was split: that is a bòn. */
  if (set->kind == CHIEU_CHAN_SET_CHAN && (win->mat_faces >> set->eaten & 1) != 0)
    win->n_bon++;
  win->mat_faces |= CHIEU_BIT (set->eaten);
  win->n_chiu += set->kind == CHIEU_CHAN_SET_CHIU;
}

/* Returns: whether the seat, which is not the cái, won before its own first turn was over; or, in some houses, on the first card
 * that is drawn or before any is */
static bool
is_dia_u (const State *s,
          int          seat)
{
  if (seat == s->cai)
    return false;
  if (s->rules.value[CHIEU_CHAN_DIA_U_RULE] == CHIEU_CHAN_DIA_U_CUA_CHI)
    return !s->seat[seat].gate_passed;
  return s->noc_left == CHIEU_CHAN_NOC || (s->noc_left == CHIEU_CHAN_NOC - 1 && s->source == CHIEU_EATING_FROM_NOC);
}

static void
add_facts (const State  *s,
           int           seat,
           ChieuCard     card,
           ChieuChanWin *win)
{
  win->thong = s->carry.thong == seat;
  win->thien_u = card == CHIEU_CARD_NONE;
  if (win->thien_u)
    return;
  win->chi = s->gate == seat;
  win->chi_makes_bach_thu_chi = s->rules.value[CHIEU_CHAN_BACH_THU_CHI_RULE] == CHIEU_CHAN_BACH_THU_CHI_AS_CHI;
  win->seventh_makes_xuong = s->rules.value[CHIEU_CHAN_XUONG_RULE] == CHIEU_CHAN_XUONG_BAY_CHAN;
  win->dia_u = is_dia_u (s, seat);
  win->chiu_u = win->hand[card] == CHIEU_CHAN_CHIU_HELD;
  win->u_bon = win->hand[card] == 1 && win->mat[card] == 2 && (win->mat_faces >> card & 1) != 0;
}

void
chieu_chan_describe_win (const State  *s,
                         int           seat,
                         ChieuCard     card,
                         ChieuChanWin *win)
{
  const Seat *self = &s->seat[seat];

  memset (win, 0, sizeof *win);
  memcpy (win->hand, self->hand, sizeof win->hand);
  win->win = card;
  win->mat_chan = self->mat_chan;
  win->knows_dealt = true;
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    win->dealt[face] = (uint8_t) (self->hand[face] + self->left[face]);
  for (int i = 0; i < self->n_sets; i++)
    add_set (win, &self->sets[i]);
  add_facts (s, seat, card, win);
}

/* ---- The seats that may win ---- */

/* Returns: whether any seat that waits for the card may win with it, and not only one that makes a chíu with it */
static bool
is_open_to_all (const State *s)
{
  return s->source == CHIEU_EATING_FROM_NOC || s->rules.value[CHIEU_CHAN_U_DANH] != 0;
}

bool
chieu_chan_wins (const State *s,
                 int          seat,
                 ChieuCard    card)
{
  const Seat *self = &s->seat[seat];

  /* In a view another's hand has at most the card that found the cái; what is found for such a hand means nothing. */
  return (is_open_to_all (s) || self->hand[card] == CHIEU_CHAN_CHIU_HELD)
         && (chieu_chan_waits (self->hand, self->mat_chan) >> card & 1) != 0;
}

uint32_t
chieu_chan_waits_of (const State *s,
                     int          seat)
{
  const Seat *self = &s->seat[seat];
  uint32_t waits = chieu_chan_is_bao (s, seat) ? 0 : chieu_chan_waits (self->hand, self->mat_chan);

  for (ChieuCard face = 0; waits != 0 && face < CHIEU_CHAN_FACES; face++)
    if (chieu_chan_count_own (self, face) == chieu_deck_chan.copies)
      waits &= ~CHIEU_BIT (face);
  return waits;
}

ChieuReason
chieu_chan_judge_u (const State *s,
                    int          seat,
                    ChieuCard    card)
{
  ChieuChanWin win;
  ChieuChanScore score;

  chieu_chan_describe_win (s, seat, card, &win);
  chieu_chan_score (&win, &score);
  if (!score.complete)
    return CHIEU_CHAN_U_LAO;
  if (card != CHIEU_CARD_NONE && !is_open_to_all (s) && !win.chiu_u)
    return CHIEU_CHAN_U_QUAN_DANH;
  if (!chieu_chan_chi_may_win (&win, &score))
    return CHIEU_CHAN_U_CHI;
  if (score.plain && s->rules.value[CHIEU_CHAN_U_XUONG_RULE] == 0)
    return CHIEU_CHAN_U_XUONG;
  return CHIEU_CHAN_OK;
}

void
chieu_chan_make_winner (State     *s,
                        int        seat,
                        ChieuCard  card)
{
  s->winner = (int8_t) seat;
  s->win = card;
  chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_LAY);
}

void
chieu_chan_find_full_call (const State    *s,
                           ChieuChanScore *score)
{
  ChieuChanWin win;

  memset (score, 0, sizeof *score);
  if (s->winner < 0 || s->outcome == CHIEU_OUTCOME_FALSE)
    return;
  if (s->laid_down)
    {
      score->cuoc[score->n++] = CHIEU_CHAN_CUOC_XUONG;
      return;
    }
  chieu_chan_describe_win (s, s->winner, s->win, &win);
  chieu_chan_score (&win, score);
}
