/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "moments.h"

#include <glib/gi18n-lib.h>

#include "coach-points.h"
#include "coach-worlds.h"

/* The numbers of deals for the first look at every decision, and for a second one, with other deals, at those that seemed costly:
 * what seems worst by chance does not do so twice. */
#define FIRST_DEALS 100
#define SECOND_DEALS 500
/* The number of decisions that get the second look: those that seemed costliest. */
#define LOOKED_AT_TWICE 8
/* A move that cost less than this, in thousandths of a point, is not worth mentioning. */
#define COST_MIN 150

/* One hand gone through. */
typedef struct
{
  const ChieuRecord *record;
  const atomic_bool *cancel;
  int seat;
  GArray *found;                 /* ChieuMoment */
  int compared;
  int advised;
} Search;

static gboolean
is_cancelled (const Search *self)
{
  return self->cancel != NULL && atomic_load (self->cancel);
}

/* Returns: the question that the seat answers in @state. @view: (out): what it observes, which the question needs as long as it is used */
static ChieuCoachQuestion
make_question (const Search     *self,
               const ChieuState *state,
               ChieuState       *view)
{
  self->record->game->observe (state, self->seat, view);
  return (ChieuCoachQuestion) { .game = self->record->game, .view = view, .seat = self->seat, .cancel = self->cancel };
}

/* Finds what @moment cost, and the best move. @salt: a number; another one leads to other deals. Returns: FALSE if there was nothing to
 * compare, or the search was cancelled */
static gboolean
measure_cost (const Search     *self,
              const ChieuState *state,
              int               deals,
              guint64           salt,
              ChieuMoment      *moment)
{
  ChieuState view;
  ChieuCoachQuestion question = make_question (self, state, &view);
  ChieuBotTally tally;

  chieu_coach_tally_moves (&question, &moment->played, deals, chieu_random_hand_seed (self->record->seed ^ salt, moment->move), &tally);
  for (int i = 0; i < tally.n; i++)
    if (chieu_move_equal (&tally.items[i].move, &moment->played))
      {
        moment->best = tally.items[0].move;
        moment->cost = tally.items[0].value - tally.items[i].value;
        return tally.n > 1;
      }
  return FALSE;
}

/* ---- Going through the hand ---- */

/* Looks at the move @made, which is number @number of the hand, from 0. @state: before the move */
typedef void (*VisitFunc) (Search *self, const ChieuState *state, guint number, const ChieuRecordMove *made);

/* Calls @visit before each clean move of the seat for which there was another clean one. */
static void
visit_choices (Search    *self,
               VisitFunc  visit)
{
  const ChieuGame *game = self->record->game;
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  ChieuState state;

  chieu_record_deal (self->record, &state);
  for (guint i = 0; i < self->record->moves->len && !is_cancelled (self); i++)
    {
      const ChieuRecordMove *made = &g_array_index (self->record->moves, ChieuRecordMove, i);
      bool possible = false;
      ChieuReason reason = game->check (&state, made->seat, &made->move, &possible);

      if (made->seat == self->seat && reason == CHIEU_REASON_NONE
          && game->moves (&state, self->seat, CHIEU_MOVES_CLEAN, moves) > 1)
        visit (self, &state, i, made);
      /* What follows a move that cannot be made says nothing. */
      if (reason != CHIEU_REASON_NONE && !possible)
        return;
      game->apply (&state, made->seat, &made->move, NULL);
    }
}

static void
take_first_look (Search                *self,
                 const ChieuState      *state,
                 guint                  number,
                 const ChieuRecordMove *made)
{
  ChieuMoment moment = { .move = number, .played = made->move };
  ChieuCoachQuestion question;
  ChieuState view;

  if (!measure_cost (self, state, FIRST_DEALS, 0, &moment))
    return;
  self->compared++;
  if (moment.cost <= 0)
    return;
  /* Nobody need regret what the coach advised, who looks only at the player's own hand. */
  question = make_question (self, state, &view);
  if (chieu_coach_advises (&question, &moment.played))
    self->advised += moment.cost >= COST_MIN;
  else
    g_array_append_val (self->found, moment);
}

/* Returns: whether the coach said that @played does best with the others' hands in mind: with other deals it may seem otherwise */
static gboolean
is_deeper_advice (const Search     *self,
                  const ChieuState *state,
                  const ChieuMove  *played)
{
  ChieuState view;
  ChieuCoachQuestion question = make_question (self, state, &view);

  return chieu_coach_advises_deeper (&question, played);
}

static void
take_second_look (Search                *self,
                  const ChieuState      *state,
                  guint                  number,
                  const ChieuRecordMove *made)
{
  for (guint i = 0; i < self->found->len; i++)
    {
      ChieuMoment *moment = &g_array_index (self->found, ChieuMoment, i);

      if (moment->move != number)
        continue;
      if (!measure_cost (self, state, SECOND_DEALS, 1, moment))
        moment->cost = 0;
      if (moment->cost >= COST_MIN && is_deeper_advice (self, state, &moment->played))
        {
          moment->cost = 0;
          self->advised++;
        }
    }
}

static int
compare_moments (gconstpointer a,
                 gconstpointer b)
{
  const ChieuMoment *one = a, *other = b;

  if (one->cost != other->cost)
    return other->cost - one->cost;
  return one->move < other->move ? -1 : one->move > other->move;
}

static void
keep_costliest (Search *self,
                guint   n)
{
  g_array_sort (self->found, compare_moments);
  g_array_set_size (self->found, MIN (self->found->len, n));
}

char *
chieu_moment_to_words (const ChieuGame   *game,
                       const ChieuMoment *moment,
                       int                seats)
{
  g_autofree char *played = NULL, *best = NULL, *points = NULL;

  g_return_val_if_fail (game != NULL && moment != NULL, NULL);

  played = chieu_coach_deeper_name (game, &moment->played, seats);
  best = chieu_coach_deeper_name (game, &moment->best, seats);
  points = chieu_coach_difference_to_words (moment->cost);
  /* Translators: two moves as in a list of moves, and how many points: “Here you chose “Discard 3 Vạn”. “Discard 7 Sách” …” */
  return g_strdup_printf (_("Here you chose “%1$s”; “%2$s” would have brought %3$s points more on average."), played, best, points);
}

gboolean
chieu_moments_can_find (const ChieuGame *game)
{
  return chieu_coach_deeper_find (game) != NULL;
}

gboolean
chieu_moments_find (const ChieuRecord *record,
                    int                seat,
                    const atomic_bool *cancel,
                    ChieuMoments      *moments)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (ChieuMoment));
  Search self = { .record = record, .cancel = cancel, .seat = seat, .found = found };

  g_return_val_if_fail (record != NULL && moments != NULL, FALSE);
  g_return_val_if_fail (seat >= 0 && seat < record->carry.seats, FALSE);

  *moments = (ChieuMoments) { 0 };
  visit_choices (&self, take_first_look);
  keep_costliest (&self, LOOKED_AT_TWICE);
  visit_choices (&self, take_second_look);
  keep_costliest (&self, CHIEU_MOMENTS_MAX);
  moments->compared = self.compared;
  moments->advised = self.advised;
  for (guint i = 0; i < found->len && g_array_index (found, ChieuMoment, i).cost >= COST_MIN; i++)
    moments->items[moments->n++] = g_array_index (found, ChieuMoment, i);
  return !is_cancelled (&self);
}
