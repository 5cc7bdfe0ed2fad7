/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains how the points of a hand of Chắn come together (help/C/chan-cuoc.page): điểm of the highest cước, dịch of the others,
 * gà on top; and who pays. Its cards fall into sets in one way only, so there are no other readings.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/chan/rules/groups.h"
#include "match/words/account-parts.h"
#include "match/words/account.h"
#include "match/words/words-sentence.h"
#include "words.h"

/* ---- The sum ---- */

/* Returns: (transfer full) (nullable): the sum in figures, gà among it: "8 + 2 + 2 = 12"; NULL: there is one number, or none */
static char *
write_sum (const ChieuChanState *state,
           const guint8         *call,
           int                   n)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  int ga = chieu_chan_count_ga (state, call, n) * state->rules.value[CHIEU_CHAN_GA_POINTS];
  ChieuChanValues values;

  if (n == 0 || (n == 1 && ga == 0))
    return NULL;
  chieu_chan_find_values (&state->rules, &values);
  for (int i = 0; i < n; i++)
    g_string_append_printf (sum, "%s%d", i > 0 ? " + " : "", chieu_chan_find_part (&values, call, n, i));
  if (ga > 0)
    g_string_append_printf (sum, " + %d", ga);
  g_string_append_printf (sum, " = %d", chieu_chan_worth (state, call, n));
  return g_string_free (g_steal_pointer (&sum), FALSE);
}

/* Adds the steps of the sum of the @n cước of a call, one at least. The lines of the cước have to be there. */
static void
add_steps (ChieuAccount         *self,
           const ChieuChanState *state,
           const guint8         *call,
           int                   n)
{
  int ga = chieu_chan_count_ga (state, call, n), each = state->rules.value[CHIEU_CHAN_GA_POINTS];
  ChieuChanValues values;
  int highest, together;

  chieu_chan_find_values (&state->rules, &values);
  highest = chieu_chan_find_highest (&values, call, n);
  chieu_account_add_first_step (self, highest);
  together = g_array_index (self->cuoc, ChieuAccountCuoc, highest).points;
  for (int i = 0; i < n; i++)
    {
      const ChieuAccountCuoc *line = &g_array_index (self->cuoc, ChieuAccountCuoc, i);

      if (i == highest)
        continue;
      together += line->points;
      if (values.sum || line->points != values.dich[call[i]])
        /* Translators: a cước beside the highest one, what it adds, the sum so far. */
        g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s adds its điểm, %2$d: together %3$d."), line->name, line->points, together));
      else
        /* Translators: a cước beside the highest one, what it adds, the sum so far. */
        g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s adds its dịch, %2$d: together %3$d."), line->name, line->points, together));
    }
  if (ga > 0)
    g_ptr_array_add (self->steps,
                     /* Translators: how many gà the call has, the points of each, the sum so far. */
                     g_strdup_printf (ngettext ("%1$d gà of %2$d points on top: together %3$d.",
                                                "%1$d gà of %2$d points each on top: together %3$d.", (gulong) ga),
                                      ga, each, together + ga * each));
}

/* ---- The cards ---- */

static const char *
name_group (int kind)
{
  switch ((ChieuChanGroupKind) kind)
    {
    case CHIEU_CHAN_GROUP_CHAN:
      return chieu_words_chan_set (CHIEU_CHAN_SET_CHAN);
    case CHIEU_CHAN_GROUP_CA:
      return chieu_words_chan_set (CHIEU_CHAN_SET_CA);
    case CHIEU_CHAN_GROUP_BA_DAU:
      return _("Ba đầu");
    case CHIEU_CHAN_GROUP_QUE:
    case CHIEU_CHAN_N_GROUPS:
    default:
      return _("Què");
    }
}

/* Shows the groups, the què together at the end. */
static void
show_groups (GPtrArray            *list,
             const ChieuChanGroup *groups,
             int                   n)
{
  ChieuCard que[CHIEU_CHAN_GROUPS_MAX];
  int n_que = 0;

  for (int i = 0; i < n; i++)
    if (groups[i].kind == CHIEU_CHAN_GROUP_QUE)
      que[n_que++] = groups[i].cards[0];
    else
      chieu_shown_phu_add_cards (list, g_strdup (name_group (groups[i].kind)), groups[i].kind == CHIEU_CHAN_GROUP_CHAN,
                                 groups[i].cards, groups[i].n);
  if (n_que > 0)
    chieu_shown_phu_add_cards (list, g_strdup (name_group (CHIEU_CHAN_GROUP_QUE)), FALSE, que, n_que);
}

/* Shows the cards on the mat, then those of the hand with the card it ended with. Chắn and chíu are marked: six of them are what a
 * win stands on. */
static void
show_cards (GPtrArray            *list,
            const ChieuChanState *state)
{
  const ChieuChanSeat *seat = &state->seat[state->winner];
  ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX];
  guint8 hand[CHIEU_CHAN_FACES];

  for (int i = 0; i < seat->n_sets; i++)
    chieu_shown_phu_add_cards (list, g_strdup (chieu_words_chan_set (seat->sets[i].kind)), seat->sets[i].kind != CHIEU_CHAN_SET_CA,
                               seat->sets[i].cards, chieu_chan_set_size (&seat->sets[i]));
  memcpy (hand, seat->hand, sizeof hand);
  if (state->win != CHIEU_CARD_NONE)
    hand[state->win]++;
  show_groups (list, groups, chieu_chan_find_groups (hand, groups));
}

/* ---- Who pays ---- */

static void
add_bao (GString    *text,
         const char *who,
         int         points)
{
  g_autofree char *sum = chieu_words_points (points);

  chieu_sentence_add_to_text (text, who == NULL
                                    ? g_strdup_printf (_("You are báo and pay for all who lost: %s."), sum)
                                    /* Translators: a player, and points. */
                                    : g_strdup_printf (_("%1$s is báo and pays for all who lost: %2$s."), who, sum));
}

/* Adds what @who, who committed the fault, pays each of the others. */
static void
add_fine (GString    *text,
          const char *who,
          int         points)
{
  g_autofree char *sum = chieu_words_points (points);

  chieu_sentence_add_to_text (text, who == NULL
                                    ? g_strdup_printf (_("You pay each of the others %s."), sum)
                                    /* Translators: a player, and points. */
                                    : g_strdup_printf (_("%1$s pays each of the others %2$s."), who, sum));
}

/* Adds what is paid for each false call, also beside a win. Returns: what the winner gets of that, unless báo */
static int
add_false_calls (GString              *text,
                 const ChieuChanState *state,
                 const ChieuResult    *result,
                 const char *const    *names)
{
  ChieuChanValues values;
  int each, got = 0;

  chieu_chan_find_values (&state->rules, &values);
  each = chieu_chan_find_penalty (&values);
  for (int seat = 0; seat < state->seats; seat++)
    if ((state->false_u >> seat & 1) != 0)
      {
        add_fine (text, names[seat], each);
        got += seat != result->winner ? each : 0;
      }
  return got;
}

/* Adds the gà: they stand in the sum, and are no cước. */
static void
add_ga (GString              *text,
        const ChieuChanState *state,
        const ChieuResult    *result)
{
  int ga = chieu_chan_count_ga (state, result->cuoc, result->n_cuoc);

  if (ga > 0)
    /* Translators: how many gà a call has, and the points of each. */
    chieu_sentence_add_to_text (text, g_strdup_printf (ngettext ("%1$d gà of %2$d points is included.",
                                                                 "%1$d gà of %2$d points each are included.", (gulong) ga),
                                                       ga, state->rules.value[CHIEU_CHAN_GA_POINTS]));
}

static void
add_win (GString              *text,
         const ChieuChanState *state,
         const ChieuResult    *result,
         const char *const    *names)
{
  g_autofree char *sum = chieu_words_points (result->worth);

  if (state->laid_down)
    {
      /* A hand without chắn: neither its cards nor its call show why it won. */
      chieu_sentence_add_to_text (text, names[result->winner] == NULL
                                        ? g_strdup (_("You were dealt no chắn and laid the hand down as ù xuông."))
                                        /* Translators: a player. */
                                        : g_strdup_printf (_("%s was dealt no chắn and laid the hand down as ù xuông."), names[result->winner]));
    }
  add_ga (text, state, result);
  if (state->bao == 0)
    /* Translators: points; how many pay decides which sentence it is. */
    chieu_sentence_add_to_text (text, g_strdup_printf (ngettext ("The other one pays %s.", "Each of the others pays %s.",
                                                                 (gulong) state->seats - 1), sum));
  for (int seat = 0; seat < state->seats; seat++)
    if ((state->bao >> seat & 1) != 0)
      add_bao (text, names[seat], result->worth * (state->seats - 1));
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
    {
      /* Explains a win that cost points: the winner paid everybody who is not báo, and may have been paid for false calls. */
      unsigned bao = state->bao & ~(1u << result->winner);
      int receivers = state->seats - 1 - __builtin_popcount (bao);
      int paid = ((state->bao >> result->winner & 1) != 0 ? 0 : got) - result->points[result->winner];

      if (receivers > 0 && paid > 0)
        add_fine (text, names[result->winner], paid / receivers);
    }
  return g_string_free (text, text->len == 0);
}

/* ---- The right call ---- */

/* Returns: whether the call names each cước as often as @score does, in whatever order */
static gboolean
is_same_call (const ChieuChanState *state,
              const ChieuChanScore *score)
{
  for (int cuoc = 0; cuoc < CHIEU_CHAN_N_CUOC; cuoc++)
    if (chieu_chan_count_cuoc (state->called, state->n_called, cuoc) != chieu_chan_count_cuoc (score->cuoc, score->n, cuoc))
      return FALSE;
  return TRUE;
}

static gboolean
calls_too_much (const ChieuChanState *state,
                const ChieuChanScore *score)
{
  for (int i = 0; i < state->n_called; i++)
    if (chieu_chan_count_cuoc (state->called, state->n_called, state->called[i])
        > chieu_chan_count_cuoc_due (score, state->called, state->n_called, state->called[i]))
      return TRUE;
  return FALSE;
}

/* Adds the call if it is not what the cards have. */
static void
add_called (ChieuAccount         *self,
            const ChieuChanState *state,
            const ChieuChanScore *score)
{
  g_autofree char *called = NULL;
  g_autofree char *points = NULL;

  if (state->n_called == 0 || is_same_call (state, score))
    return;
  called = chieu_account_write_call (self, state->called, state->n_called);
  points = chieu_words_points (chieu_chan_worth (state, state->called, state->n_called));
  if (calls_too_much (state, score))
    self->called = g_strdup_printf (_("The call was “%1$s”, but the hand does not have all of it (xướng sai)."), called);
  else
    self->called = g_strdup_printf (_("Only “%1$s” was called, and what is not called is not paid: %2$s."), called, points);
}

/* ---- Other cards ---- */

/* Finds what the winner's cards have. Returns: whether they would win on the winning card */
static gboolean
score_win (const ChieuChanState *state,
           ChieuChanScore       *score)
{
  ChieuChanWin win;

  chieu_chan_describe_win (state, state->winner, state->win, &win);
  chieu_chan_score (&win, score);
  return chieu_chan_judge_u (state, state->winner, state->win) == CHIEU_CHAN_OK;
}

static int
try_cards (const void *data,
           ChieuCard   out,
           ChieuCard   in,
           guint8     *call,
           int        *n)
{
  ChieuChanState state = *(const ChieuChanState *) data;
  ChieuChanScore score;

  if (out == CHIEU_CARD_NONE)
    state.win = in;
  else if (state.seat[state.winner].hand[out] == 0)
    return -1;
  else
    {
      state.seat[state.winner].hand[out]--;
      state.seat[state.winner].hand[in]++;
    }
  if (!score_win (&state, &score))
    return -1;
  *n = score.n;
  memcpy (call, score.cuoc, score.n);
  return chieu_chan_worth (&state, score.cuoc, score.n);
}

/* ---- All of it ---- */

static void
add_cuoc (ChieuAccount         *self,
          const ChieuChanState *state,
          const guint8         *call,
          int                   n)
{
  ChieuChanValues values;

  chieu_chan_find_values (&state->rules, &values);
  for (int i = 0; i < n; i++)
    chieu_account_add_cuoc (self, call[i], chieu_chan_find_part (&values, call, n, i));
}

/* Returns: whether the call is worth something: it earned points, or would have without a fault of another kind */
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
fill (ChieuAccount      *self,
      const void        *data,
      const ChieuResult *result,
      const char *const *names)
{
  const ChieuChanState *state = data;

  show_cards (self->phu, state);
  chieu_shown_phu_mark_win (self->phu, state->win);
  self->paid = write_paid (state, result, names);
  if (!is_worth_something (result))
    return;
  add_cuoc (self, state, result->cuoc, result->n_cuoc);
  self->sum = write_sum (state, result->cuoc, result->n_cuoc);
}

static void
explain (ChieuAccount      *self,
         const void        *data,
         const char *const *names)
{
  const ChieuChanState *state = data;
  int held[CHIEU_CHAN_FACES];
  ChieuChanScore score;

  self->seats = state->seats;
  chieu_chan_find_full_call (state, &score);
  if (score.n == 0)
    {
      chieu_account_set_nothing (self, state->winner < 0);
      return;
    }
  self->points = chieu_chan_worth (state, score.cuoc, score.n);
  self->win = state->win;
  self->call = chieu_account_write_call (self, score.cuoc, score.n);
  show_cards (self->phu, state);
  add_cuoc (self, state, score.cuoc, score.n);
  add_steps (self, state, score.cuoc, score.n);
  add_called (self, state, &score);
  /* A hand without chắn that was laid down did not win by its cards. */
  if (state->laid_down)
    return;
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    held[face] = chieu_chan_count_own (&state->seat[state->winner], face) + (state->win == face);
  chieu_account_add_changes (self, held, try_cards);
}

static guint64
find_waits (const void *data,
            int         seat)
{
  return chieu_chan_waits_of (data, seat);
}

static const ChieuCard *
find_undrawn (const void *data,
              int        *n)
{
  const ChieuChanState *state = data;

  *n = state->noc_left;
  return state->noc;
}

const ChieuAccountWords chieu_account_chan = {
  .fill = fill,
  .explain = explain,
  .find_waits = find_waits,
  .find_undrawn = find_undrawn,
  .eats = TRUE,
};
