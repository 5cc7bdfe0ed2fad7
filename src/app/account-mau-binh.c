/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "account-private.h"

#include <glib/gi18n.h>

#include "match/mau-binh-sum.h"
#include "match/words.h"

/* "+3 − 1 = 2": what the win is made of, as far as it has names, and what the winner lost. */
static void
add_points (ChieuAccount            *self,
            const ChieuMauBinhState *state,
            const ChieuResult       *result)
{
  int parts[CHIEU_MAU_BINH_N_CUOC];

  chieu_mau_binh_parts (state, result, parts);
  for (guint i = 0; i < self->cuoc->len; i++)
    g_array_index (self->cuoc, ChieuAccountCuoc, i).points = parts[result->cuoc[i]];
  self->sum = chieu_mau_binh_sum_text (result, parts);
}

/* Who pays whom, two by two. */
static char *
write_paid (const ChieuMauBinhState *state,
            const char *const       *names)
{
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < state->seats; seat++)
    for (int other = 0; other < state->seats; other++)
      {
        int points = other != seat ? chieu_mau_binh_points_from (state, seat, other) : 0;
        g_autofree char *line = points > 0 ? chieu_mau_binh_pair_text (names[seat], names[other], points) : NULL;

        if (line == NULL)
          continue;
        if (text->len > 0)
          g_string_append_c (text, '\n');
        g_string_append (text, line);
      }
  return g_string_free (text, text->len == 0);
}

void
chieu_account_fill_mau_binh (ChieuAccount      *self,
                             const void        *data,
                             const ChieuResult *result,
                             const char *const *names)
{
  const ChieuMauBinhState *state = data;

  if (result->winner < 0)
    return;
  chieu_mau_binh_show_cards (state, result->winner, self->phu);
  add_points (self, state, result);
  self->paid = write_paid (state, names);
}
