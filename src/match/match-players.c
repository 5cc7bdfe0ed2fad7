/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-players.h"

#include "match/record/match-catalogue.h"
#include "pool.h"
#include "match/record/record.h"

/* The player of one seat. */
typedef struct
{
  ChieuMatchPlayers *players;
  int seat;
  const ChieuBotLevel *level;    /* (nullable): NULL at the person's seat, and at one that does not play */
  guint question;                /* number in the pool; 0: the pool was not asked the present one */
  ChieuProgram *program;         /* (nullable): made when it is first asked */
} Player;

struct _ChieuMatchPlayers
{
  const ChieuMatchHand *hand;
  const ChieuMatchPlayersHandler *handler;
  gpointer data;
  ChieuPool *pool;               /* (nullable): while the match runs */
  GStrv command;                 /* (nullable): what is executed for a program; NULL: none runs */
  char *why_no_program;          /* (nullable): without a command, the reason that is told */
  guint program_limit;           /* milliseconds that a program has for a move */
  Player players[CHIEU_SEATS_MAX];
  GPtrArray *notes;              /* ChieuMatchNote */
};

ChieuMatchPlayers *
chieu_match_players_new (const ChieuMatchHand           *hand,
                         const ChieuMatchPlayersHandler *handler,
                         gpointer                        data)
{
  ChieuMatchPlayers *self = g_new0 (ChieuMatchPlayers, 1);

  self->hand = hand;
  self->handler = handler;
  self->data = data;
  self->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_match_note_free);
  self->program_limit = CHIEU_PROGRAM_LIMIT_MS;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      const char *level = hand->options->level[seat];

      self->players[seat].players = self;
      self->players[seat].seat = seat;
      self->players[seat].level = level != NULL ? chieu_match_find_level (level) : NULL;
    }
  return self;
}

void
chieu_match_players_free (ChieuMatchPlayers *self)
{
  chieu_match_players_stop (self);
  g_strfreev (self->command);
  g_free (self->why_no_program);
  g_ptr_array_unref (self->notes);
  g_free (self);
}

void
chieu_match_players_start (ChieuMatchPlayers *self)
{
  self->pool = chieu_pool_get_shared ();
}

void
chieu_match_players_stop (ChieuMatchPlayers *self)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      g_autoptr (ChieuProgram) program = g_steal_pointer (&self->players[seat].program);

      if (program == NULL)
        continue;
      g_signal_handlers_disconnect_by_data (program, &self->players[seat]);
      chieu_program_stop (program);
    }
  g_clear_pointer (&self->pool, chieu_pool_unref);
}

/* ---- Bots ---- */

static void
answer_cb (const ChieuPoolJob *job,
           const ChieuMove    *move,
           gpointer            data)
{
  ChieuMatchPlayers *self = data;

  /* Questions that were withdrawn are not answered; this catches an answer for another moment all the same. */
  if (job->move_number == self->hand->asked_at)
    self->handler->answered (job->seat, move, self->data);
}

static void
ask_pool (Player     *player,
          const void *view)
{
  ChieuMatchPlayers *self = player->players;
  const ChieuMatchHand *hand = self->hand;
  ChieuPoolJob job = {
    .game = hand->options->game,
    .level = player->level,
    .seat = player->seat,
    /* A bot's random numbers depend only on its seat and the moment, not on what was played before. */
    .seed = chieu_random_hand_seed (hand->seed ^ ((guint64) (player->seat + 1) << 32), hand->asked_at),
    .max_ms = player->level->max_ms,
    .move_number = hand->asked_at,
  };

  player->question = chieu_pool_ask_bot (self->pool, &job, view, answer_cb, self);
}

/* ---- Programs ---- */

void
chieu_match_players_set_program (ChieuMatchPlayers *self,
                                 const char *const *command,
                                 const char        *why_not)
{
  g_strfreev (self->command);
  g_free (self->why_no_program);
  self->command = g_strdupv ((char **) command);
  self->why_no_program = g_strdup (why_not);
}

gboolean
chieu_match_players_have_program_seat (ChieuMatchPlayers *self)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if (self->players[seat].level == &chieu_match_program_level)
      return TRUE;
  return FALSE;
}

static void
news_cb (Player                 *player,
         const ChieuProgramNews *news)
{
  ChieuMatchPlayers *self = player->players;

  g_ptr_array_add (self->notes, chieu_match_note_new (news, player->seat, self->hand->moves->len));
  self->handler->noted (self->data);
}

/* Returns: (transfer full): what @player observes of the present question */
static void *
make_view (Player *player)
{
  const ChieuMatchHand *hand = player->players->hand;
  void *view = g_malloc0 (hand->options->game->state_size);

  hand->options->game->observe (hand->asked_state, player->seat, view);
  return view;
}

static void
ready_cb (const ChieuMove *move,
          gpointer         data)
{
  Player *player = data;
  g_autofree void *view = NULL;

  if (move != NULL)
    {
      player->players->handler->answered (player->seat, move, player->players->data);
      return;
    }
  view = make_view (player);
  ask_pool (player, view);
}

/* Returns: FALSE if the program has failed and another player has to play */
static gboolean
ask_program (Player     *player,
             const void *view)
{
  ChieuMatchPlayers *self = player->players;
  const ChieuMatchHand *hand = self->hand;
  g_autoptr (ChieuRecord) played = chieu_match_hand_make_record (hand, hand->asked_at);
  const ChieuProgramQuestion question = {
    .game = hand->options->game,
    .rules = &hand->options->rules,
    .carry = &hand->carry,
    .view = view,
    .seat = player->seat,
    .hand = hand->number,
    .played = played,
  };

  if (player->program == NULL)
    {
      player->program = chieu_program_new ((const char *const *) self->command, self->program_limit);
      g_signal_connect_swapped (player->program, "news", G_CALLBACK (news_cb), player);
    }
  return chieu_program_ask_move (player->program, &question, ready_cb, player);
}

/* ---- Asking ---- */

void
chieu_match_players_ask_seat (ChieuMatchPlayers *self,
                              int                seat)
{
  Player *player = &self->players[seat];
  g_autofree void *view = make_view (player);

  player->question = 0;
  if (player->level == &chieu_match_program_level)
    {
      if (self->command != NULL && ask_program (player, view))
        return;
      /* Of all seats of a program only the one that is asked first in a hand reports that no program can play. */
      if (self->command == NULL && self->why_no_program != NULL && self->notes->len == 0)
        news_cb (player, &(ChieuProgramNews) { .kind = CHIEU_PROGRAM_NEWS_NOT_STARTED, .why = self->why_no_program });
    }
  ask_pool (player, view);
}

void
chieu_match_players_withdraw (ChieuMatchPlayers *self,
                              int                seat)
{
  Player *player = &self->players[seat];

  if (player->program != NULL)
    chieu_program_withdraw (player->program);
  chieu_pool_withdraw (self->pool, player->question);
}

/* ---- Hands and notes ---- */

void
chieu_match_players_begin_hand (ChieuMatchPlayers *self)
{
  g_ptr_array_set_size (self->notes, 0);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if (self->players[seat].program != NULL)
      chieu_program_begin_hand (self->players[seat].program);
}

const GPtrArray *
chieu_match_players_get_notes (ChieuMatchPlayers *self)
{
  return self->notes;
}

void
chieu_match_players_trim_notes (ChieuMatchPlayers *self,
                                guint              n_moves)
{
  while (self->notes->len > 0 && ((ChieuMatchNote *) self->notes->pdata[self->notes->len - 1])->n_moves > n_moves)
    g_ptr_array_set_size (self->notes, (int) self->notes->len - 1);
}

/* ---- For tests ---- */

void
chieu_match_players_set_limit (ChieuMatchPlayers *self,
                               guint              milliseconds)
{
  self->program_limit = milliseconds;
}

ChieuProgram *
chieu_match_players_get_program (ChieuMatchPlayers *self,
                                 int                seat)
{
  return self->players[seat].program;
}
