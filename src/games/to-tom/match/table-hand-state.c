/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a state of the game of a hand of a real table, laid down up to the call.
 */
#include <string.h>

#include "table-hand.h"

/* More moves than are due before the call: the khàn are turned up, the bất thực named and no cups there from the beginning, so that
 * only a word may be left to say. */
#define STEPS_MAX 16

static void
lay_phu (ChieuToTomSeat *seat,
         const ChieuPhu *phu)
{
  ChieuToTomPhu *laid;

  if (phu->kind == CHIEU_PHU_YEU)
    {
      seat->alone[seat->n_alone++] = phu->cards[0];
      return;
    }
  laid = &seat->phu[seat->n_phu++];
  laid->kind = phu->kind;
  laid->n = phu->n;
  laid->flags = phu->kind == CHIEU_PHU_KHAN || phu->kind == CHIEU_PHU_THIEN_KHAI ? CHIEU_TO_TOM_PHU_RAISED : 0;
  memcpy (laid->cards, phu->cards, phu->n);
}

static void
add_bat_thuc (const ChieuTableHand *self,
              ChieuToTomSeat       *seat)
{
  guint32 faces = self->bat_thuc & chieu_table_hand_may_be_bat_thuc (self);

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES && seat->n_bat_thuc < CHIEU_TO_TOM_BAT_THUC_MAX; face++)
    if (faces >> face & 1)
      seat->bat_thuc[seat->n_bat_thuc++] = (ChieuToTomBatThuc) { .face = face, .held = CHIEU_KHAN_CARDS, .named = 1 };
}

static void
fill_seat (const ChieuTableHand *self,
           ChieuToTomSeat       *seat)
{
  memcpy (seat->hand, self->hand, sizeof seat->hand);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    seat->n_hand = (uint8_t) (seat->n_hand + self->hand[face]);
  for (int i = 0; i < self->n_phu; i++)
    lay_phu (seat, &self->phu[i]);
  add_bat_thuc (self, seat);
  seat->spoiled_chi_nay = self->chi_nay_closed != FALSE;
  if (self->fault != CHIEU_REASON_NONE)
    seat->faults[seat->n_faults++] = (ChieuFault) { .reason = self->fault, .seat = CHIEU_TABLE_WINNER };
}

/* Makes the moves that are due before the call, as a careful winner does; with @no_word all but the word about the pair. */
static void
lay_down (ChieuToTomState *state,
          gboolean         no_word)
{
  for (int i = 0; i < STEPS_MAX; i++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      int n = chieu_to_tom.moves (state, CHIEU_TABLE_WINNER, CHIEU_MOVES_CLEAN, moves);
      gboolean word = n > 0 && (moves[0].kind == CHIEU_TO_TOM_HO_PHONG || moves[0].kind == CHIEU_TO_TOM_HO_KHONG_PHONG);

      if (n == 0 || moves[0].kind == CHIEU_TO_TOM_XUONG || (word && no_word))
        return;
      chieu_to_tom.apply (state, CHIEU_TABLE_WINNER, &moves[0], NULL);
    }
}

gboolean
chieu_table_hand_to_state (const ChieuTableHand *self,
                           int                   pot,
                           ChieuToTomState      *state)
{
  g_return_val_if_fail (self != NULL && state != NULL, FALSE);

  memset (state, 0, sizeof *state);
  chieu_carry_init (&state->carry, self->seats, pot, true);
  state->carry.cai = CHIEU_TABLE_WINNER;
  state->carry.thong = self->thong ? CHIEU_TABLE_WINNER : -1;
  state->carry.debts = self->debt ? 1 << CHIEU_TABLE_WINNER : 0;
  state->rules = self->rules;
  state->seats = (uint8_t) self->seats;
  state->phase = CHIEU_EATING_LAY;
  state->asked = 1 << CHIEU_TABLE_WINNER;
  state->turn = CHIEU_TABLE_WINNER;
  state->winner = CHIEU_TABLE_WINNER;
  state->win = self->win;
  state->card = CHIEU_CARD_NONE;
  state->win_pair = chieu_table_hand_has_pair (self);
  fill_seat (self, &state->seat[CHIEU_TABLE_WINNER]);
  if ((self->win == CHIEU_CARD_NONE && !self->thien_u) || !chieu_to_tom_wins (state, CHIEU_TABLE_WINNER, self->win))
    return FALSE;
  lay_down (state, self->no_word);
  return TRUE;
}
