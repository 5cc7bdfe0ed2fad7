/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains how the points of a hand of Tổ tôm come together (docs/rules/to-tom.md, "Cước and points"): the highest cước, a fixed number for
 * each other, thông on top; and the points that other winning cards would have brought.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/account-parts.h"
#include "match/words/account.h"
#include "shown-phu.h"
#include "words.h"

/* ---- The sum ---- */

/* Returns: the place of the cước that the sum begins with; −1 if nothing but thông is there */
static int
find_highest (const guint8          *cuoc,
              int                    n,
              const ChieuCuocValues *values)
{
  int highest = -1;

  for (int i = 0; i < n; i++)
    if (cuoc[i] != CHIEU_CUOC_THONG && (highest < 0 || values->points[cuoc[i]] > values->points[cuoc[highest]]))
      highest = i;
  return highest;
}

/* Returns: what the cước at @place adds to the sum; for thông alone all of it, including the suông */
static int
find_part (const guint8          *cuoc,
           int                    n,
           const ChieuCuocValues *values,
           int                    place)
{
  int highest = find_highest (cuoc, n, values);

  if (highest < 0)
    return chieu_cuoc_sum (cuoc, n, values);
  if (place == highest)
    return values->points[cuoc[place]];
  return cuoc[place] == CHIEU_CUOC_THONG ? values->points[CHIEU_CUOC_THONG] : values->more;
}

static void
add_cuoc (ChieuAccount          *self,
          const guint8          *cuoc,
          int                    n,
          const ChieuCuocValues *values)
{
  for (int i = 0; i < n; i++)
    chieu_account_add_cuoc (self, cuoc[i], find_part (cuoc, n, values, i));
}

/* Returns: (transfer full) (nullable): the sum as "16 + 2 + 2 = 20", the highest first, and of thông alone "4 + 2 = 6", as it counts upon a
 * suông that is not named; NULL for any other single cước */
static char *
write_sum (const ChieuAccount    *self,
           const ChieuResult     *result,
           const ChieuCuocValues *values)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  int highest = find_highest (result->cuoc, result->n_cuoc, values);

  if (highest < 0 && result->n_cuoc == 1)
    return g_strdup_printf ("%d + %d = %d", values->points[CHIEU_CUOC_SUONG], values->points[CHIEU_CUOC_THONG], result->worth);
  if (result->n_cuoc < 2)
    return NULL;
  g_string_append_printf (sum, "%d", g_array_index (self->cuoc, ChieuAccountCuoc, highest).points);
  for (guint i = 0; i < self->cuoc->len; i++)
    if ((int) i != highest)
      g_string_append_printf (sum, " + %d", g_array_index (self->cuoc, ChieuAccountCuoc, i).points);
  g_string_append_printf (sum, " = %d", result->worth);
  return g_strdup (sum->str);
}

/* Adds the steps of the sum. The lines of the cước have to be there. */
static void
add_steps (ChieuAccount          *self,
           const guint8          *cuoc,
           int                    n,
           const ChieuCuocValues *values)
{
  int highest = find_highest (cuoc, n, values), suong = values->points[CHIEU_CUOC_SUONG], thong = values->points[CHIEU_CUOC_THONG];
  int together = highest < 0 ? suong : values->points[cuoc[highest]];

  if (highest < 0 || cuoc[highest] == CHIEU_CUOC_SUONG)
    g_ptr_array_add (self->steps, g_strdup_printf (_("A win without any cước (ù suông) is worth %d."), suong));
  else
    chieu_account_add_first_step (self, highest);
  for (int i = 0; i < n; i++)
    if (i != highest && cuoc[i] != CHIEU_CUOC_THONG)
      {
        together += values->more;
        g_ptr_array_add (self->steps,
                         /* Translators: a cước beside the highest one, what it adds, the sum so far. */
                         g_strdup_printf (_("%1$s is one more cước: %2$d more, together %3$d."),
                                          g_array_index (self->cuoc, ChieuAccountCuoc, i).name, values->more, together));
      }
  if (memchr (cuoc, CHIEU_CUOC_THONG, (gsize) n) != NULL)
    g_ptr_array_add (self->steps, g_strdup_printf (_("Thông, a win after a win, adds %1$d: together %2$d."), thong, together + thong));
}

/* ---- The cards ---- */

static void
add_loose (ChieuAccount         *self,
           const ChieuToTomSeat *seat)
{
  ChieuCard cards[CHIEU_TO_TOM_CARDS];
  int n = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < seat->hand[face] && n < (int) G_N_ELEMENTS (cards); i++)
      cards[n++] = face;
  for (int i = 0; i < seat->n_alone && n < (int) G_N_ELEMENTS (cards); i++)
    cards[n++] = seat->alone[i];
  if (n > 0)
    chieu_shown_phu_add_cards (self->phu, g_strdup (_("Cards in no phu on the mat")), FALSE, cards, n);
}

/* ---- What was called ---- */

/* Returns: whether the làng found that a cước was called without being there: such a call is worth nothing, however little it asks */
static gboolean
is_called_too_high (const ChieuToTomState *state)
{
  const ChieuToTomSeat *seat = &state->seat[state->winner];

  for (int i = 0; i < seat->n_faults; i++)
    if (seat->faults[i].reason == CHIEU_TO_TOM_HO_CAO)
      return TRUE;
  return FALSE;
}

/* Adds the call if it is not what the cards have. Another reading of the same worth may be called as well, and a wrong order is a
 * fault that the account names. */
static void
add_called (ChieuAccount          *self,
            const ChieuToTomState *state,
            const ChieuScore      *score,
            const ChieuCuocValues *values)
{
  g_autofree char *called = NULL;
  g_autofree char *points = NULL;
  int sum;

  if (state->n_called == 0 || (state->n_called == score->n && memcmp (state->called, score->cuoc, score->n) == 0))
    return;
  called = chieu_account_write_call (self, state->called, state->n_called);
  sum = chieu_cuoc_sum (state->called, state->n_called, values);
  points = chieu_words_points (sum);
  if (is_called_too_high (state))
    self->called = g_strdup_printf (_("The call was “%1$s”, more than the hand has: that is too high (hô cao)."), called);
  else if (sum < score->points)
    self->called = g_strdup_printf (_("Only “%1$s” was called, and too low a call earns only what was called: %2$s."), called, points);
}

/* ---- Other cards ---- */

/* Returns: how many cards of @face the winner holds in all */
static int
count_held (const ChieuToTomState *state,
            ChieuCard              face)
{
  const ChieuToTomSeat *seat = &state->seat[state->winner];
  int n = seat->hand[face] + (state->win == face);

  for (int i = 0; i < seat->n_alone; i++)
    n += seat->alone[i] == face;
  for (int i = 0; i < seat->n_phu; i++)
    for (int j = 0; j < seat->phu[i].n; j++)
      n += seat->phu[i].cards[j] == face;
  return n;
}

/* Cards of a khàn bất thực stay in it: without them it would not be one. */
static gboolean
may_go (const ChieuToTomSeat *seat,
        ChieuCard             face)
{
  for (int i = 0; i < seat->n_bat_thuc; i++)
    if (seat->bat_thuc[i].face == face)
      return FALSE;
  return seat->hand[face] > 0;
}

/* A ChieuAccountTry: scores the hand as if nothing had been said or called yet. */
static int
try_cards (const void *data,
           ChieuCard   out,
           ChieuCard   in,
           guint8     *call,
           int        *n)
{
  ChieuToTomState state = *(const ChieuToTomState *) data;
  ChieuToTomSeat *seat = &state.seat[state.winner];
  ChieuScore score;

  if (out == CHIEU_CARD_NONE)
    state.win = in;
  else if (!may_go (seat, out))
    return -1;
  else
    {
      seat->hand[out]--;
      seat->hand[in]++;
    }
  state.win_pair = state.win < CHIEU_TO_TOM_FACES && chieu_to_tom_count_held_equals (&state, seat, state.win) >= 2;
  state.ho = 0;
  state.n_called = 0;
  if (!chieu_to_tom_wins (&state, state.winner, state.win) || !chieu_to_tom_reading (&state, &score, NULL))
    return -1;
  *n = score.n;
  memcpy (call, score.cuoc, score.n);
  return score.points;
}

/* ---- All of it ---- */

static void
fill (ChieuAccount      *self,
      const void        *data,
      const ChieuResult *result,
      const char *const *names)
{
  const ChieuToTomState *state = data;
  ChieuCuocValues values;
  ChieuReading reading;
  ChieuScore score;

  if (chieu_to_tom_reading (state, &score, &reading))
    chieu_shown_phu_add_reading (self->phu, &reading);
  else
    {
      /* Without a winning reading the cards are shown as they were held. */
      for (int i = 0; i < state->seat[result->winner].n_phu; i++)
        {
          const ChieuToTomPhu *lying = &state->seat[result->winner].phu[i];
          ChieuPhu phu = { .kind = lying->kind, .n = lying->n };

          memcpy (phu.cards, lying->cards, lying->n);
          chieu_shown_phu_add_phu (self->phu, &phu);
        }
      add_loose (self, &state->seat[result->winner]);
    }
  chieu_shown_phu_mark_win (self->phu, state->win);
  if (is_called_too_high (state))
    return;
  chieu_to_tom_find_values (&state->rules, state->seats, &values);
  add_cuoc (self, result->cuoc, result->n_cuoc, &values);
  self->sum = write_sum (self, result, &values);
}

/* ---- Three cards with two names ---- */

/* Returns: whether the three cards of @phu make a dọc and, in this house, a named triple, too */
static gboolean
is_run_and_triple (const ChieuToTomState *state,
                   const ChieuPhu        *phu)
{
  ChieuPhu run = *phu, triple = *phu;

  run.kind = CHIEU_PHU_DOC;
  triple.kind = CHIEU_PHU_LUNG;
  return phu->n == CHIEU_LUNG_CARDS && chieu_phu_is_valid (&run) && chieu_phu_is_valid (&triple)
         && chieu_house_has_phu (chieu_to_tom_house (&state->rules), &triple);
}

/* Returns: whether the winner laid the three cards of @run on the mat as a dọc */
static gboolean
was_laid_as_run (const ChieuToTomState *state,
                 const ChieuPhu        *run)
{
  const ChieuToTomSeat *seat = &state->seat[state->winner];

  for (int i = 0; i < seat->n_phu; i++)
    if (seat->phu[i].kind == CHIEU_PHU_DOC && seat->phu[i].n == run->n && memchr (seat->phu[i].cards, run->cards[0], run->n) != NULL
        && memchr (seat->phu[i].cards, run->cards[1], run->n) != NULL)
      return TRUE;
  return FALSE;
}

/* Says why cards that lie in sequence count as a lưng, or do not, where both can be. */
static void
add_named_runs (ChieuAccount          *self,
                const ChieuToTomState *state,
                const ChieuReading    *reading)
{
  for (int i = 0; i < reading->n; i++)
    {
      const ChieuPhu *phu = &reading->phu[i];
      g_autofree char *cards = NULL;
      char *why;

      if ((phu->kind != CHIEU_PHU_LUNG && phu->kind != CHIEU_PHU_DOC) || !is_run_and_triple (state, phu))
        continue;
      cards = chieu_words_cards (chieu_words_for_game (&chieu_to_tom), phu->cards, phu->n);
      if (phu->kind == CHIEU_PHU_LUNG)
        /* Translators: %s are three cards in sequence. */
        why = g_strdup_printf (_("%s lie in sequence, but they are also one of the named triples, so they count as a lưng, which a "
                                 "plain dọc does not."), cards);
      else if (was_laid_as_run (state, phu))
        why = g_strdup_printf (_("%s were laid down as a dọc, and stay one: only laid as the named triple would they have counted as a "
                                 "lưng."), cards);
      else
        why = g_strdup_printf (_("%s can be a dọc or the named triple, which counts as a lưng. This hand has lưng enough either way."), cards);
      g_ptr_array_add (self->steps, why);
    }
}

static void
explain (ChieuAccount      *self,
         const void        *data,
         const char *const *names)
{
  const ChieuToTomState *state = data;
  int held[CHIEU_TO_TOM_FACES];
  ChieuCuocValues values;
  ChieuReading reading;
  ChieuScore score;

  self->seats = state->seats;
  if (!chieu_to_tom_reading (state, &score, &reading))
    {
      chieu_account_set_nothing (self, state->winner < 0);
      return;
    }
  chieu_to_tom_find_values (&state->rules, state->seats, &values);
  self->points = score.points;
  self->win = state->win;
  self->call = chieu_account_write_call (self, score.cuoc, score.n);
  chieu_shown_phu_add_reading (self->phu, &reading);
  add_cuoc (self, score.cuoc, score.n, &values);
  add_steps (self, score.cuoc, score.n, &values);
  add_called (self, state, &score, &values);
  add_named_runs (self, state, &reading);
  chieu_account_to_tom_add_readings (self, state, &score);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    held[face] = count_held (state, face);
  chieu_account_add_changes (self, held, try_cards);
}

static guint64
find_waits (const void *data,
            int         seat)
{
  const ChieuToTomState *state = data;
  guint64 waits = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_to_tom_wins (state, seat, face))
      waits |= G_GUINT64_CONSTANT (1) << face;
  return waits;
}

static const ChieuCard *
find_undrawn (const void *data,
              int        *n)
{
  const ChieuToTomState *state = data;

  *n = state->noc_left;
  return state->noc;
}

static int
count_turned_up (const void *data,
                 int         seat)
{
  const ChieuToTomState *state = data;
  int n = 0;

  for (int i = 0; i < state->n_seen; i++)
    n += state->seen[i].seat == seat;
  return n;
}

const ChieuAccountWords chieu_account_to_tom = {
  .fill = fill,
  .explain = explain,
  .find_waits = find_waits,
  .find_undrawn = find_undrawn,
  .count_turned_up = count_turned_up,
  .eats = TRUE,
};
