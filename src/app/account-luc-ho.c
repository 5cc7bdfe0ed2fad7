/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "account-private.h"

#include "match/luc-ho-sum.h"

void
chieu_account_fill_luc_ho (ChieuAccount      *self,
                           const void        *data,
                           const ChieuResult *result,
                           const char *const *names)
{
  const ChieuLucHoState *state = data;
  ChieuLucHoPay pay;

  if (result->winner < 0)
    return;
  chieu_luc_ho_pay (state, &pay);
  for (guint i = 0; i < self->cuoc->len; i++)
    g_array_index (self->cuoc, ChieuAccountCuoc, i).points = chieu_luc_ho_part (&pay, result->cuoc[i]);
  self->sum = chieu_luc_ho_sum_text (state);
  self->paid = chieu_luc_ho_paid_text (state, names);
  chieu_luc_ho_show_cards (state, self->phu);
}
