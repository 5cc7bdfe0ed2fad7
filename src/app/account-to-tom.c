/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "account-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "match/score-sum.h"

static void
add_loose (ChieuAccount         *self,
           const ChieuToTomSeat *seat)
{
  ChieuCard cards[CHIEU_TO_TOM_FACES * 4];
  int n = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < seat->hand[face] && n < (int) G_N_ELEMENTS (cards); i++)
      cards[n++] = face;
  for (int i = 0; i < seat->n_alone && n < (int) G_N_ELEMENTS (cards); i++)
    cards[n++] = seat->alone[i];
  if (n > 0)
    chieu_shown_phu_add (self->phu, g_strdup (_("Cards in no phu on the mat")), FALSE, cards, n);
}

/* Without a winning reading the cards are shown as they were held. */
static void
add_as_held (ChieuAccount         *self,
             const ChieuToTomSeat *seat)
{
  for (int i = 0; i < seat->n_phu; i++)
    {
      const ChieuToTomPhu *lying = &seat->phu[i];
      ChieuPhu phu = { .kind = lying->kind, .n = lying->n };

      memcpy (phu.cards, lying->cards, lying->n);
      chieu_shown_phu_add_phu (self->phu, &phu);
    }
  add_loose (self, seat);
}

/* "16 + 2 + 2 = 20", the highest first; nothing for a single cước. */
static char *
write_sum (ChieuAccount      *self,
           const ChieuResult *result,
           int                highest)
{
  g_autoptr (GString) sum = g_string_new (NULL);

  if (result->n_cuoc < 2)
    return NULL;
  g_string_append_printf (sum, "%d", g_array_index (self->cuoc, ChieuAccountCuoc, highest).points);
  for (guint i = 0; i < self->cuoc->len; i++)
    if ((int) i != highest)
      g_string_append_printf (sum, " + %d", g_array_index (self->cuoc, ChieuAccountCuoc, i).points);
  g_string_append_printf (sum, " = %d", result->worth);
  return g_strdup (sum->str);
}

/* Nothing but thông is called: it stands for the whole, the suông beneath it is not named. */
static void
add_thong_alone (ChieuAccount          *self,
                 const ChieuCuocValues *values,
                 const ChieuResult     *result)
{
  if (self->cuoc->len != 1)
    return;
  g_array_index (self->cuoc, ChieuAccountCuoc, 0).points = result->worth;
  self->sum = g_strdup_printf ("%d + %d = %d", values->points[CHIEU_CUOC_SUONG], values->points[CHIEU_CUOC_THONG],
                               result->worth);
}

static void
add_points (ChieuAccount          *self,
            const ChieuToTomState *state,
            const ChieuResult     *result)
{
  ChieuCuocValues values;
  int highest;

  chieu_to_tom_values (state, &values);
  highest = chieu_sum_highest (result->cuoc, result->n_cuoc, &values);
  if (highest < 0)
    {
      add_thong_alone (self, &values, result);
      return;
    }
  for (guint i = 0; i < self->cuoc->len; i++)
    g_array_index (self->cuoc, ChieuAccountCuoc, i).points = chieu_sum_part (result->cuoc, result->n_cuoc, &values, (int) i);
  self->sum = write_sum (self, result, highest);
}

/* What was called without being there is worth nothing. */
static gboolean
is_called_too_high (const ChieuResult *result)
{
  for (int i = 0; i < result->n_faults; i++)
    if (result->faults[i].seat == result->winner && result->faults[i].reason == CHIEU_TO_TOM_HO_CAO)
      return TRUE;
  return FALSE;
}

void
chieu_account_fill_to_tom (ChieuAccount      *self,
                           const void        *data,
                           const ChieuResult *result,
                           const char *const *names)
{
  const ChieuToTomState *state = data;
  ChieuScore score;
  ChieuReading reading;

  if (result->winner < 0)
    return;
  if (chieu_to_tom_reading (state, &score, &reading))
    chieu_shown_phu_add_reading (self->phu, &reading);
  else
    add_as_held (self, &state->seat[result->winner]);
  if (is_called_too_high (result))
    g_array_set_size (self->cuoc, 0);
  else
    add_points (self, state, result);
}
