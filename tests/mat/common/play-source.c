/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-source.h"

#include "games/to-tom/rules/to-tom.h"

/* The points of the hội. */
#define POT 50

static void
observe (PlaySource *self)
{
  self->game->observe (&self->state, self->person, &self->view);
}

void
play_source_init_game (PlaySource      *self,
                       const ChieuGame *game,
                       int              seats,
                       guint64          seed,
                       gboolean         strict)
{
  ChieuRules rules;
  ChieuCarry carry;

  self->game = game;
  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, POT, strict);
  game->deal (&self->state, &rules, &carry, seed);
  chieu_random_init (&self->random, seed);
  self->way = strict ? CHIEU_WAY_NGHIEM : CHIEU_WAY_HOC;
  self->opens = strict && !self->auto_person;
  observe (self);
}

void
play_source_init (PlaySource *self,
                  int         seats,
                  guint64     seed)
{
  play_source_init_game (self, &chieu_to_tom, seats, seed, FALSE);
}

void
play_source_init_strict (PlaySource *self,
                         int         seats,
                         guint64     seed)
{
  play_source_init_game (self, &chieu_to_tom, seats, seed, TRUE);
}

void
play_source_init_record (PlaySource        *self,
                         const ChieuRecord *record,
                         int                person)
{
  self->person = person;
  self->game = record->game;
  self->game->deal (&self->state, &record->rules, &record->carry, record->seed);
  self->way = CHIEU_WAY_NGHIEM;
  self->opens = TRUE;
  observe (self);
}

void
play_source_make_move (PlaySource      *self,
                       int              seat,
                       const ChieuMove *move)
{
  ChieuEvents events = { 0 };

  self->game->apply (&self->state, seat, move, &events);
  self->opens = self->opens && self->game->is_opening (&self->state);
  observe (self);
  if (self->mat != NULL)
    chieu_mat_view_report_move (self->mat, seat, move, &events);
}

void
play_source_make_random_move (PlaySource *self,
                              int         seat)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = self->game->moves (&self->state, seat, CHIEU_MOVES_CLEAN, moves);

  play_source_make_move (self, seat, &moves[chieu_random_below (&self->random, (guint32) n)]);
}

gboolean
play_source_step (PlaySource *self)
{
  unsigned asked = self->game->to_answer (&self->state);

  for (int seat = 0; !self->opens && seat < CHIEU_SEATS_MAX; seat++)
    if (asked >> seat & 1 && (seat != self->person || self->auto_person))
      {
        play_source_make_random_move (self, seat);
        return TRUE;
      }
  return FALSE;
}

void
play_source_run (PlaySource *self,
                 int         max)
{
  for (int i = 0; i < max && play_source_step (self); i++)
    ;
}

gboolean
play_source_run_to_person (PlaySource *self)
{
  while (!play_source.is_asked (self) && play_source_step (self))
    ;
  return play_source.is_asked (self);
}

int
play_source_count_mat_cards (const PlaySource *self)
{
  const ChieuToTomState *s = (ChieuToTomState *) &self->state;
  int n = s->n_dead + (s->card != CHIEU_CARD_NONE);

  for (int seat = 0; seat < s->seats; seat++)
    {
      n += s->seat[seat].n_alone;
      for (int p = 0; p < s->seat[seat].n_phu; p++)
        n += s->seat[seat].phu[p].n;
    }
  return n;
}

static const ChieuGame *
get_game (gpointer data)
{
  return ((PlaySource *) data)->game;
}

static const void *
get_view (gpointer data)
{
  return &((PlaySource *) data)->view;
}

static int
get_person (gpointer data)
{
  return ((PlaySource *) data)->person;
}

static gboolean
is_asked (gpointer data)
{
  PlaySource *self = data;

  return self->game->to_answer (&self->state) >> self->person & 1;
}

static int
list_moves (gpointer        data,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  PlaySource *self = data;

  return self->game->moves (&self->state, self->person, scope, moves);
}

static ChieuTry
try_move (gpointer         data,
          const ChieuMove *move,
          ChieuReason     *reason)
{
  PlaySource *self = data;
  bool possible;

  self->n_tried++;
  self->last_tried = *move;
  if (self->only_notes)
    {
      *reason = CHIEU_REASON_NONE;
      return CHIEU_TRY_REFUSED;
    }
  *reason = self->game->check (&self->state, self->person, move, &possible);
  if (*reason != CHIEU_REASON_NONE && (self->way == CHIEU_WAY_HOC || !possible))
    return CHIEU_TRY_REFUSED;
  if (*reason != CHIEU_REASON_NONE && self->way == CHIEU_WAY_THUONG && !chieu_move_equal (move, &self->warned))
    {
      self->warned = *move;
      return CHIEU_TRY_WARNED;
    }
  play_source_make_move (self, self->person, move);
  return CHIEU_TRY_DONE;
}

static ChieuWay
get_way (gpointer data)
{
  return ((PlaySource *) data)->way;
}

static int
get_step_delay (gpointer data)
{
  return ((PlaySource *) data)->step_delay;
}

static gboolean
is_opening (gpointer data)
{
  return ((PlaySource *) data)->opens;
}

static void
begin_hand (gpointer data)
{
  ((PlaySource *) data)->opens = FALSE;
}

const ChieuMatSource play_source = {
  .get_game = get_game,
  .get_view = get_view,
  .get_person = get_person,
  .is_asked = is_asked,
  .list_moves = list_moves,
  .try_move = try_move,
  .get_way = get_way,
  .get_step_delay = get_step_delay,
  .is_opening = is_opening,
  .begin = begin_hand,
};
