/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "account-private.h"

#include <glib/gi18n.h>

#include "match/chan-sum.h"
#include "match/words.h"

/* What was called is worth something: it earned points, or would have without a fault of another kind. */
static gboolean
is_worth_something (const ChieuResult *result)
{
  for (int i = 0; i < result->n_faults; i++)
    if (result->faults[i].seat == result->winner
        && chieu_chan_fault_kind (result->faults[i].reason) == CHIEU_CHAN_KIND_CALL)
      return FALSE;
  return TRUE;
}

static void
add_points (ChieuAccount         *self,
            const ChieuChanState *state,
            const ChieuResult    *result)
{
  ChieuChanValues values;

  chieu_chan_values (&state->rules, &values);
  for (guint i = 0; i < self->cuoc->len; i++)
    g_array_index (self->cuoc, ChieuAccountCuoc, i).points = chieu_chan_part (&values, result->cuoc, result->n_cuoc, (int) i);
  self->sum = chieu_chan_sum_text (state, result->cuoc, result->n_cuoc);
}

/* ---- Who pays ---- */

static void
add_sentence (GString *text,
              char    *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static void
add_bao (GString    *text,
         const char *who,
         int         points)
{
  g_autofree char *sum = chieu_words_points (points);

  add_sentence (text, who == NULL
                      ? g_strdup_printf (_("You are báo and pay for all who lost: %s."), sum)
                      /* Translators: a player, and points. */
                      : g_strdup_printf (_("%1$s is báo and pays for all who lost: %2$s."), who, sum));
}

/* What @who, who made the fault, pays each of the others. */
static void
add_fine (GString    *text,
          const char *who,
          int         points)
{
  g_autofree char *sum = chieu_words_points (points);

  add_sentence (text, who == NULL
                      ? g_strdup_printf (_("You pay each of the others %s."), sum)
                      /* Translators: a player, and points. */
                      : g_strdup_printf (_("%1$s pays each of the others %2$s."), who, sum));
}

/* Each false call is paid for, beside a win too. Returns: what who wins and is not báo gets of them. */
static int
add_false_calls (GString              *text,
                 const ChieuChanState *state,
                 const ChieuResult    *result,
                 const char *const    *names)
{
  ChieuChanValues values;
  int each, got = 0;

  chieu_chan_values (&state->rules, &values);
  each = chieu_chan_penalty (&values);
  for (int seat = 0; seat < state->seats; seat++)
    if ((state->false_u >> seat & 1) != 0)
      {
        add_fine (text, names[seat], each);
        got += seat != result->winner ? each : 0;
      }
  return got;
}

/* A hand without chắn: neither its cards nor its call show why it won. */
static void
add_laid_down (GString    *text,
               const char *who)
{
  add_sentence (text, who == NULL
                      ? g_strdup (_("You were dealt no chắn and laid the hand down as ù xuông."))
                      /* Translators: a player. */
                      : g_strdup_printf (_("%s was dealt no chắn and laid the hand down as ù xuông."), who));
}

/* They stand in the sum, and are no cước. */
static void
add_ga (GString              *text,
        const ChieuChanState *state,
        const ChieuResult    *result)
{
  int ga = chieu_chan_count_ga (state, result->cuoc, result->n_cuoc);

  if (ga > 0)
    /* Translators: how many gà a call has, and the points of each. */
    add_sentence (text, g_strdup_printf (ngettext ("%1$d gà of %2$d points is counted in.", "%1$d gà of %2$d points each are counted in.",
                                                   (gulong) ga), ga, state->rules.value[CHIEU_CHAN_GA_POINTS]));
}

static void
add_win (GString              *text,
         const ChieuChanState *state,
         const ChieuResult    *result,
         const char *const    *names)
{
  g_autofree char *sum = chieu_words_points (result->worth);

  if (state->laid_down)
    add_laid_down (text, names[result->winner]);
  add_ga (text, state, result);
  if (state->bao == 0)
    /* Translators: points; how many pay decides which sentence it is. */
    add_sentence (text, g_strdup_printf (ngettext ("The other one pays %s.", "Each of the others pays %s.", (gulong) state->seats - 1),
                                         sum));
  for (int seat = 0; seat < state->seats; seat++)
    if ((state->bao >> seat & 1) != 0)
      add_bao (text, names[seat], result->worth * (state->seats - 1));
}

/* A win that costs: the winner paid whoever is not báo, and may have been paid for false calls. */
static void
add_cost (GString              *text,
          const ChieuChanState *state,
          const ChieuResult    *result,
          const char           *who,
          int                   got)
{
  unsigned bao = state->bao & ~(1u << result->winner);
  int receivers = state->seats - 1 - __builtin_popcount (bao);
  int paid = ((state->bao >> result->winner & 1) != 0 ? 0 : got) - result->points[result->winner];

  if (receivers > 0 && paid > 0)
    add_fine (text, who, paid / receivers);
}

static char *
write_paid (const ChieuChanState *state,
            const ChieuResult    *result,
            const char *const    *names)
{
  GString *text = g_string_new (NULL);
  int got = add_false_calls (text, state, result, names);

  if (result->outcome == CHIEU_OUTCOME_WON)
    add_win (text, state, result, names);
  else if (result->outcome == CHIEU_OUTCOME_UNPAID)
    add_cost (text, state, result, names[result->winner], got);
  return g_string_free (text, text->len == 0);
}

void
chieu_account_fill_chan (ChieuAccount      *self,
                         const void        *data,
                         const ChieuResult *result,
                         const char *const *names)
{
  const ChieuChanState *state = data;

  if (result->winner < 0)
    return;
  chieu_chan_show_cards (state, self->phu);
  self->paid = write_paid (state, result, names);
  if (is_worth_something (result))
    add_points (self, state, result);
  else
    g_array_set_size (self->cuoc, 0);
}
