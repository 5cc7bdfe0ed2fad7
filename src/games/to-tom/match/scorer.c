/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/to-tom/rules/readings.h"
#include "shown-phu.h"
#include "scorer.h"
#include "match/words/words.h"

static const ChieuWords *
get_words (void)
{
  return chieu_words_for_game (&chieu_to_tom);
}

static void
add_remark (ChieuVerdict *self,
            char         *text)
{
  g_ptr_array_add (self->remarks, text);
}

/* ---- Sorting what lies there ---- */

/* Shows the cards as they fall into phu, the loose ones last. @reading: (out): those in phu. Returns: how many are loose */
static int
show_sorted (ChieuVerdict         *self,
             const ChieuTableHand *hand,
             ChieuReading         *reading)
{
  ChieuCard loose[CHIEU_LOOSE_MAX];
  ChieuHolding holding;
  int n;

  chieu_to_tom_find_holding (&self->state, CHIEU_TABLE_WINNER, hand->win, &holding);
  n = chieu_scorer_sort_cards (&holding, hand->phu, hand->n_phu, loose, reading);
  chieu_to_tom_add_bound_yeu (&self->state, CHIEU_TABLE_WINNER, reading);
  chieu_shown_phu_add_reading (self->phu, reading);
  if (n > 0)
    {
      g_autofree char *cards = chieu_words_cards (get_words (), loose, n);

      chieu_shown_phu_add_cards (self->phu, g_strdup (_("In no phu")), FALSE, loose, n);
      add_remark (self, g_strdup_printf (ngettext ("%1$d card lies in no phu: %2$s.", "%1$d cards lie in no phu: %2$s.", (gulong) n),
                                         n, cards));
    }
  return n;
}

/* ---- Not all is there ---- */

static void
add_waits (ChieuVerdict *self)
{
  ChieuHolding holding;
  guint32 waits;
  ChieuCard cards[CHIEU_TO_TOM_FACES];
  g_autofree char *names = NULL;
  int n = 0;

  chieu_to_tom_find_holding (&self->state, CHIEU_TABLE_WINNER, CHIEU_CARD_NONE, &holding);
  waits = chieu_eval_waits (&holding);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (waits >> face & 1)
      cards[n++] = face;
  if (n == 0)
    {
      add_remark (self, g_strdup (_("No card would complete this hand.")));
      return;
    }
  names = chieu_words_cards (get_words (), cards, n);
  add_remark (self, g_strdup_printf (_("Waits for: %s."), names));
}

/* What is there already is shown as it falls into phu, so that whoever looks sees what was entered. */
static void
judge_unfinished (ChieuVerdict         *self,
                  const ChieuTableHand *hand)
{
  int missing = chieu_table_hand_get_full_size (hand) - chieu_table_hand_count_all (hand);
  ChieuReading reading;

  self->kind = CHIEU_VERDICT_UNFINISHED;
  show_sorted (self, hand, &reading);
  if (missing == 1 && hand->win == CHIEU_CARD_NONE && !hand->thien_u)
    {
      self->title = g_strdup (_("The winning card is still to be chosen."));
      add_waits (self);
      return;
    }
  self->title = g_strdup_printf (ngettext ("%d card is still missing.", "%d cards are still missing.", (gulong) missing), missing);
}

/* ---- No win ---- */

/* A player who calls ù with such a hand is chèo đò: the rules settle the points. */
static void
settle_false_call (ChieuVerdict *self)
{
  ChieuToTomState state = self->state;

  state.phase = CHIEU_EATING_OVER;
  state.asked = 0;
  state.outcome = CHIEU_OUTCOME_FALSE;
  state.false_u = 1 << CHIEU_TABLE_WINNER;
  chieu_to_tom.result (&state, &self->result);
}

static void
add_lung_remark (ChieuVerdict         *self,
                 const ChieuTableHand *hand,
                 const ChieuReading   *reading,
                 int                   n_loose)
{
  int lung = chieu_reading_count_lung (reading), need = chieu_lung_needed (hand->seats);

  if (lung < need)
    add_remark (self, g_strdup_printf (ngettext ("It has %1$d lưng; %2$d is needed.", "It has %1$d lưng; %2$d are needed.", (gulong) need),
                                       lung, need));
  else if (n_loose == 0)
    add_remark (self, g_strdup (_("All cards lie in phu, but grouped as the call of phỗng and the bất thực require, they have too few lưng.")));
}

/* ---- A win ---- */

static void
take_best (ChieuVerdict *self)
{
  ChieuScore score;
  ChieuReading reading;

  if (!chieu_to_tom_reading (&self->state, &score, &reading))
    return;
  self->best = score.points;
  self->n_call = score.n;
  memcpy (self->call, score.cuoc, score.n);
  chieu_shown_phu_add_reading (self->phu, &reading);
}

static char *
write_call (const ChieuVerdict *self)
{
  return chieu_words_call (get_words (), self->call, self->n_call, self->state.seats);
}

static void
judge_without_call (ChieuVerdict *self)
{
  g_autofree char *call = write_call (self);
  g_autofree char *points = chieu_words_points (self->best);

  self->kind = CHIEU_VERDICT_WINS;
  /* Translators: the right call, and what it is worth. */
  self->title = g_strdup_printf (_("This hand wins. The right call is “%1$s”: %2$s."), call, points);
}

static void
ask_again (ChieuVerdict *self)
{
  g_autofree char *call = write_call (self);

  self->kind = CHIEU_VERDICT_ASKED_AGAIN;
  self->title = g_strdup (_("That is not how it is called: the winner is asked again, which costs nothing."));
  add_remark (self, g_strdup (chieu_words_reason (get_words (), CHIEU_TO_TOM_XUONG_ORDER)));
  add_remark (self, g_strdup_printf (_("The right call is “%s”."), call));
}

static gboolean
has_fault (const ChieuResult *result,
           ChieuReason        reason)
{
  for (int i = 0; i < result->n_faults; i++)
    if (result->faults[i].reason == reason)
      return TRUE;
  return FALSE;
}

/* Too high is a fault that the result names; too low is nobody's fault, but the winner's loss. A reading of the same worth with
 * other cước is called as rightly as the one that was found. */
static void
add_call_remark (ChieuVerdict *self)
{
  const ChieuResult *result = &self->result;
  gboolean faulty = has_fault (result, CHIEU_TO_TOM_HO_CAO) || has_fault (result, CHIEU_TO_TOM_XUONG_ORDER);
  g_autofree char *call = NULL;
  g_autofree char *points = NULL;

  if (!faulty && result->worth == self->best)
    {
      add_remark (self, g_strdup (_("The call is right.")));
      return;
    }
  call = write_call (self);
  points = chieu_words_points (self->best);
  if (!faulty && result->worth < self->best)
    add_remark (self, g_strdup_printf (_("Called too low: the hand has “%1$s”, %2$s. Only what was called is paid."), call, points));
  else
    add_remark (self, g_strdup_printf (_("The hand has “%1$s”, %2$s."), call, points));
}

static void
add_faults (ChieuVerdict         *self,
            const ChieuTableHand *hand,
            const char           *who)
{
  for (int i = 0; i < self->result.n_faults; i++)
    add_remark (self, chieu_words_fault_found (get_words (), &hand->rules, &self->result.faults[i], who));
}

static void
tell_result (ChieuVerdict         *self,
             const ChieuTableHand *hand,
             const char           *who)
{
  const char *const names[CHIEU_SEATS_MAX] = { who, who, who, who, who };

  self->kind = CHIEU_VERDICT_JUDGED;
  chieu_to_tom.result (&self->state, &self->result);
  self->title = chieu_words_result (get_words (), &self->result, names, hand->seats);
}

static void
judge_call (ChieuVerdict         *self,
            const ChieuTableHand *hand,
            const guint8         *call,
            int                   n_call,
            const char           *who)
{
  ChieuMove move = { .kind = CHIEU_TO_TOM_XUONG, .face = CHIEU_CARD_NONE, .target = CHIEU_TO_TOM_NEW };

  move.n = move.split = (guint8) n_call;
  memcpy (move.cards, call, (gsize) n_call);
  if (chieu_to_tom.apply (&self->state, CHIEU_TABLE_WINNER, &move, NULL) != CHIEU_REASON_NONE)
    {
      ask_again (self);
      return;
    }
  tell_result (self, hand, who);
  add_call_remark (self);
  add_faults (self, hand, who);
}

static ChieuVerdict *
verdict_new_empty (void)
{
  ChieuVerdict *self = g_new0 (ChieuVerdict, 1);

  self->remarks = g_ptr_array_new_with_free_func (g_free);
  self->phu = chieu_shown_phu_list_new ();
  return self;
}

ChieuVerdict *
chieu_verdict_new (const ChieuTableHand *hand,
                   const guint8         *call,
                   int                   n_call,
                   int                   pot,
                   const char           *who)
{
  ChieuVerdict *self = verdict_new_empty ();
  gboolean wins;

  g_return_val_if_fail (hand != NULL && who != NULL, self);
  g_return_val_if_fail (n_call >= 0 && n_call <= CHIEU_CUOC_MAX, self);

  wins = chieu_table_hand_to_state (hand, pot, &self->state);
  if (chieu_table_hand_count_all (hand) < chieu_table_hand_get_full_size (hand))
    judge_unfinished (self, hand);
  else if (!wins)
    {
      ChieuReading reading;
      int n_loose;

      self->kind = CHIEU_VERDICT_NO_WIN;
      self->title = g_strdup (_("This hand does not win."));
      n_loose = show_sorted (self, hand, &reading);
      add_lung_remark (self, hand, &reading, n_loose);
      add_remark (self, g_strdup (_("Calling ù with it is chèo đò: no points, and the next win is owed to the làng.")));
      settle_false_call (self);
    }
  else
    {
      take_best (self);
      if (n_call == 0)
        judge_without_call (self);
      else
        judge_call (self, hand, call, n_call, who);
    }
  return self;
}

/* ---- Without the cards ---- */

/* Returns: whether each cước comes later in the order than the one before, and suông beside no other; Tôm and Lèo may come again if the
 * house counts each */
static gboolean
is_in_order (const ChieuTableHand *hand,
             const guint8         *call,
             int                   n_call)
{
  for (int i = 1; i < n_call; i++)
    {
      gboolean again = call[i] == call[i - 1] && chieu_to_tom_may_repeat (&hand->rules, call[i]);

      if ((call[i] <= call[i - 1] && !again) || call[i] == CHIEU_CUOC_SUONG)
        return FALSE;
    }
  return TRUE;
}

static ChieuOutcome
find_outcome (const ChieuTableHand *hand)
{
  switch (chieu_to_tom_cost (&hand->rules, hand->fault))
    {
    case CHIEU_TO_TOM_COST_CHEO_DO:
      return CHIEU_OUTCOME_CHEO_DO;
    case CHIEU_TO_TOM_COST_UNPAID:
      return CHIEU_OUTCOME_UNPAID;
    case CHIEU_TO_TOM_COST_NONE:
      break;
    }
  return hand->debt ? CHIEU_OUTCOME_UNPAID : CHIEU_OUTCOME_WON;
}

ChieuVerdict *
chieu_verdict_new_of_call (const ChieuTableHand *hand,
                           const guint8         *call,
                           int                   n_call,
                           int                   pot,
                           const char           *who)
{
  ChieuVerdict *self = verdict_new_empty ();
  ChieuTableHand empty;

  g_return_val_if_fail (hand != NULL && who != NULL, self);
  g_return_val_if_fail (n_call >= 0 && n_call <= CHIEU_CUOC_MAX, self);

  if (n_call == 0 || !is_in_order (hand, call, n_call))
    {
      self->title = g_strdup (n_call == 0 ? _("Enter the cards, or only the call.")
                                          : chieu_words_reason (get_words (), CHIEU_TO_TOM_XUONG_ORDER));
      return self;
    }
  empty = *hand;
  memset (empty.hand, 0, sizeof empty.hand);
  empty.n_phu = 0;
  empty.win = CHIEU_CARD_NONE;
  chieu_table_hand_to_state (&empty, pot, &self->state);
  self->state.phase = CHIEU_EATING_OVER;
  self->state.outcome = (guint8) find_outcome (hand);
  self->state.n_called = (guint8) n_call;
  memcpy (self->state.called, call, (gsize) n_call);
  tell_result (self, hand, who);
  add_remark (self, g_strdup (_("Without the cards the call is trusted.")));
  add_faults (self, hand, who);
  return self;
}

void
chieu_verdict_free (ChieuVerdict *self)
{
  g_free (self->title);
  g_ptr_array_unref (self->remarks);
  g_ptr_array_unref (self->phu);
  g_free (self);
}
