/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "account-private.h"

#include "match/words.h"

/* One row a game. */
static const struct
{
  const ChieuGame *game;
  void (*fill) (ChieuAccount *self, const void *state, const ChieuResult *result, const char *const *names);
} fillers[] = {
  { &chieu_to_tom, chieu_account_fill_to_tom },
  { &chieu_chan, chieu_account_fill_chan },
  { &chieu_mau_binh, chieu_account_fill_mau_binh },
  { &chieu_luc_ho, chieu_account_fill_luc_ho },
};

static void
add_faults (ChieuAccount      *self,
            const ChieuWords  *words,
            const ChieuRules  *rules,
            const ChieuResult *result,
            const char *const *names)
{
  for (int i = 0; i < result->n_faults; i++)
    g_ptr_array_add (self->remarks, chieu_words_fault_found (words, rules, &result->faults[i],
                                                             names[result->faults[i].seat]));
}

static void
add_cuoc (ChieuAccount      *self,
          const ChieuWords  *words,
          const ChieuResult *result)
{
  int seats = result->next.seats;

  for (int i = 0; i < result->n_cuoc; i++)
    {
      ChieuAccountCuoc line = {
        .name = chieu_words_cuoc (words, result->cuoc[i], seats),
        .rule = chieu_words_cuoc_rule (words, result->cuoc[i], seats),
      };

      g_array_append_val (self->cuoc, line);
    }
  if (result->n_cuoc > 0)
    self->call = chieu_words_call (words, result->cuoc, result->n_cuoc, seats);
}

ChieuAccount *
chieu_account_new (const ChieuGame   *game,
                   const ChieuRules  *rules,
                   const void        *state,
                   const char *const *names)
{
  const ChieuWords *words = chieu_words_for_game (game);
  ChieuAccount *self = g_new0 (ChieuAccount, 1);
  ChieuResult result;

  game->result (state, &result);
  self->game = game;
  self->state = g_memdup2 (state, game->state_size);
  self->phu = chieu_shown_phu_list_new ();
  self->cuoc = g_array_new (FALSE, TRUE, sizeof (ChieuAccountCuoc));
  self->remarks = g_ptr_array_new_with_free_func (g_free);
  self->title = chieu_words_result (words, &result, names, result.next.seats);
  add_cuoc (self, words, &result);
  add_faults (self, words, rules, &result, names);
  for (gsize i = 0; i < G_N_ELEMENTS (fillers); i++)
    if (fillers[i].game == game)
      fillers[i].fill (self, state, &result, names);
  return self;
}

void
chieu_account_free (ChieuAccount *self)
{
  g_free (self->state);
  g_free (self->title);
  g_free (self->call);
  g_free (self->sum);
  g_free (self->paid);
  g_ptr_array_unref (self->phu);
  g_array_unref (self->cuoc);
  g_ptr_array_unref (self->remarks);
  g_free (self);
}
