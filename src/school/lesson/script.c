/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "script.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bots/bot.h"

/* All seats, bit s: seat s. */
#define EVERYBODY ((1u << CHIEU_SEATS_MAX) - 1)

static gboolean
is_asked (const ChieuScript *self,
          int                seat)
{
  return (self->school->game->to_answer (self->state) >> seat & 1) != 0;
}

void
chieu_script_apply (ChieuScript     *self,
                    int              seat,
                    const ChieuMove *move)
{
  ChieuEvents events = { 0 };

  self->school->game->apply (self->state, seat, move, &events);
  if (self->made != NULL)
    self->made (seat, move, &events, self->data);
}

gboolean
chieu_script_lay_khan (ChieuScript *self,
                       int          most)
{
  const ChieuGame *game = self->school->game;
  /* The same position gets the same moves. */
  ChieuBotBudget budget = { .seed = 1 };

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    while (seat != CHIEU_LEARNER && self->school->is_opening (self->state) && is_asked (self, seat))
      {
        ChieuState view;
        ChieuMove move;

        if (self->laid >= most)
          return FALSE;
        game->observe (self->state, seat, &view);
        chieu_bot_choose (chieu_bot_level_find (CHIEU_SCHOOL_LEVEL), game, &view, seat, &budget, &move, NULL);
        self->laid++;
        chieu_script_apply (self, seat, &move);
      }
  return TRUE;
}

/* ---- Leaving cards ---- */

/* Finds the clean pass of @seat. @claims (out): whether it may pass, and could claim the card as well. Returns: FALSE if it has
 * no clean pass */
static gboolean
find_pass (const ChieuScript *self,
           int                seat,
           ChieuMove         *pass,
           gboolean          *claims)
{
  const ChieuGame *game = self->school->game;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n_clean = game->moves (self->state, seat, CHIEU_MOVES_CLEAN, moves);
  int n = game->moves (self->state, seat, CHIEU_MOVES_ALL, moves);
  gboolean found = FALSE, may_pass = FALSE, may_claim = FALSE;

  for (int i = 0; i < n; i++)
    {
      gboolean passes = game->is_pass (&moves[i]);

      may_pass |= passes;
      may_claim |= !passes && i < n_clean;
      if (passes && i < n_clean && !found)
        {
          found = TRUE;
          *pass = moves[i];
        }
    }
  *claims = may_pass && may_claim;
  return found;
}

/* Lets those of @seats (bit s: seat s) that are asked and may leave the card leave it, each once; never the learner. Counts those that
 * could have claimed it. */
static void
leave_card (ChieuScript *self,
            unsigned     seats)
{
  unsigned asked = self->school->game->to_answer (self->state) & seats & ~(1u << CHIEU_LEARNER);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      gboolean claims, clean;
      ChieuMove pass;

      if ((asked >> seat & 1) == 0 || !is_asked (self, seat))
        continue;
      clean = find_pass (self, seat, &pass, &claims);
      self->claims += claims;
      if (clean)
        chieu_script_apply (self, seat, &pass);
    }
}

int
chieu_script_count_claims (const ChieuScript *self)
{
  int n = 0;

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      gboolean claims = FALSE;
      ChieuMove pass;

      if (seat == CHIEU_LEARNER || !is_asked (self, seat))
        continue;
      find_pass (self, seat, &pass, &claims);
      n += claims;
    }
  return n;
}

/* ---- Moves that are written down ---- */

static gboolean
make_if_possible (ChieuScript           *self,
                  const ChieuLessonMove *move,
                  ChieuReason           *reason)
{
  bool possible = false;

  *reason = self->school->game->check (self->state, move->seat, &move->move, &possible);
  if (!possible || (*reason != CHIEU_REASON_NONE && !self->faults))
    return FALSE;
  chieu_script_apply (self, move->seat, &move->move);
  return TRUE;
}

gboolean
chieu_script_make_written (ChieuScript           *self,
                           const ChieuLessonMove *move,
                           ChieuReason           *reason)
{
  unsigned own = 1u << move->seat;

  if (make_if_possible (self, move, reason))
    return TRUE;
  chieu_script_lay_khan (self, G_MAXINT);
  if (make_if_possible (self, move, reason))
    return TRUE;
  leave_card (self, EVERYBODY & ~own);
  if (make_if_possible (self, move, reason))
    return TRUE;
  leave_card (self, own);
  return make_if_possible (self, move, reason);
}

/* Returns: the seats that make one of @moves, bit s: seat s */
static unsigned
find_seats (const GArray *moves)
{
  unsigned seats = 0;

  for (guint i = 0; i < moves->len; i++)
    seats |= 1u << g_array_index (moves, ChieuLessonMove, i).seat;
  return seats;
}

gboolean
chieu_script_do_task (ChieuScript            *self,
                      const ChieuMove        *move,
                      const GArray           *then,
                      const ChieuLessonMove **failed,
                      ChieuReason            *reason)
{
  const ChieuGame *game = self->school->game;
  unsigned others = game->to_answer (self->state) & ~find_seats (then);

  chieu_script_apply (self, CHIEU_LEARNER, move);
  leave_card (self, others);
  for (guint i = 0; i < then->len; i++)
    {
      *failed = &g_array_index (then, ChieuLessonMove, i);
      others = game->to_answer (self->state) & ~(1u << (*failed)->seat);
      if (!chieu_script_make_written (self, *failed, reason))
        return FALSE;
    }
  /* The last move takes effect only when the others have left its card. */
  if (then->len > 0)
    leave_card (self, others);
  return TRUE;
}

char *
chieu_script_complaint (const ChieuGame       *game,
                        const ChieuLessonMove *move,
                        ChieuReason            reason)
{
  char text[CHIEU_MOVE_TEXT_MAX];

  game->print_move (&move->move, text);
  return g_strdup_printf (_("seat %1$d cannot make the move “%2$s” (%3$s)"), move->seat, text, game->reasons[reason]);
}

/* ---- Moves alike ---- */

static gboolean
are_same_cards (const ChieuMove *a,
                const ChieuMove *b,
                int              from,
                int              to)
{
  int balance[CHIEU_LESSON_COUNTERS] = { 0 };

  for (int i = from; i < to; i++)
    {
      balance[a->cards[i]]++;
      balance[b->cards[i]]--;
    }
  for (gsize face = 0; face < G_N_ELEMENTS (balance); face++)
    if (balance[face] != 0)
      return FALSE;
  return TRUE;
}

/* Returns: whether each part of the moves has the same cards; the move and the game determine where parts begin */
static gboolean
are_same_parts (const ChieuSchoolGame *school,
                const ChieuMove       *a,
                const ChieuMove       *b)
{
  int from = MIN (a->split, a->n);

  if (!are_same_cards (a, b, 0, from))
    return FALSE;
  for (const guint8 *part = school->parts; part != NULL && *part != 0 && *part < a->n; part++)
    {
      if (!are_same_cards (a, b, from, *part))
        return FALSE;
      from = *part;
    }
  return are_same_cards (a, b, from, a->n);
}

gboolean
chieu_script_is_same_move (const ChieuSchoolGame *school,
                           const ChieuMove       *a,
                           const ChieuMove       *b)
{
  return a->kind == b->kind && a->face == b->face && a->target == b->target
         && a->n == b->n && a->split == b->split && a->detail == b->detail && are_same_parts (school, a, b);
}
