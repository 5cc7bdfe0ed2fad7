/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats where somebody's own program sits. It is asked what a bot would be
 * asked; where it has no answer that counts, a plain bot plays.
 */
#include "match-private.h"

#include "record.h"

/* ---- The level ---- */

static const ChieuBotLevel *
plain_level (void)
{
  return chieu_bot_level_find ("vua");
}

static int
choose_plainly (const ChieuBotTurn *turn,
                uint32_t           *nodes)
{
  return plain_level ()->choose (turn, nodes);
}

static const ChieuBotLevel program_level = { .id = CHIEU_MATCH_LEVEL_PROGRAM, .choose = choose_plainly };

const ChieuBotLevel *
chieu_match_find_level (const char *id)
{
  return g_str_equal (id, program_level.id) ? &program_level : chieu_match_catalogue.find_level (id);
}

/* ---- Notes ---- */

static void
note_free (gpointer data)
{
  ChieuMatchNote *note = data;

  g_free (note->said);
  g_free (note->why);
  g_free (note);
}

const GPtrArray *
chieu_match_get_notes (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return self->notes;
}

char *
chieu_match_note_sentence (const ChieuMatchNote *note,
                           const char           *name)
{
  ChieuProgramNews news = { .kind = (ChieuProgramNewsKind) note->kind, .said = note->said, .why = note->why };

  return chieu_program_news_sentence (&news, name);
}

void
chieu_match_trim_notes (ChieuMatch *self,
                        guint       n_moves)
{
  while (self->notes->len > 0 && ((ChieuMatchNote *) self->notes->pdata[self->notes->len - 1])->n_moves > n_moves)
    g_ptr_array_set_size (self->notes, (int) self->notes->len - 1);
}

static void
news_cb (ChieuProgramSeat       *place,
         const ChieuProgramNews *news)
{
  ChieuMatch *self = place->match;
  ChieuMatchNote *note = g_new0 (ChieuMatchNote, 1);

  note->n_moves = self->moves->len;
  note->seat = place->seat;
  note->kind = news->kind;
  note->said = g_strdup (news->said);
  note->why = g_strdup (news->why);
  g_ptr_array_add (self->notes, note);
  g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_NOTED], 0);
}

/* ---- Programs ---- */

void
chieu_match_programs_init (ChieuMatch *self)
{
  self->notes = g_ptr_array_new_with_free_func (note_free);
  self->program_limit = CHIEU_PROGRAM_LIMIT_MS;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    self->programs[seat] = (ChieuProgramSeat) { .match = self, .seat = seat };
}

void
chieu_match_set_program (ChieuMatch        *self,
                         const char *const *command,
                         const char        *why_not)
{
  g_return_if_fail (CHIEU_IS_MATCH (self) && !self->running);

  g_strfreev (self->command);
  g_free (self->why_no_program);
  self->command = g_strdupv ((char **) command);
  self->why_no_program = g_strdup (why_not);
}

/* That no program can play is told once a hand, by the first of its seats that is asked. */
static void
tell_why_not (ChieuMatch *self,
              int         seat)
{
  ChieuProgramNews news = { .kind = CHIEU_PROGRAM_NEWS_NOT_STARTED, .why = self->why_no_program };

  if (self->why_no_program != NULL && self->notes->len == 0)
    news_cb (&self->programs[seat], &news);
}

gboolean
chieu_match_has_program_seat (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  for (int seat = 0; seat < self->options.seats; seat++)
    if (self->levels[seat] == &program_level)
      return TRUE;
  return FALSE;
}

static void
ready_cb (const ChieuMove *move,
          gpointer         data)
{
  ChieuProgramSeat *place = data;
  ChieuMatch *self = place->match;
  g_autofree void *view = NULL;

  if (move != NULL)
    {
      chieu_match_take_answer (self, place->seat, move);
      return;
    }
  view = g_malloc0 (self->options.game->state_size);
  self->options.game->observe (self->asked_state, place->seat, view);
  chieu_match_ask_pool (self, place->seat, view);
}

static ChieuProgram *
need_program (ChieuMatch *self,
              int         seat)
{
  ChieuProgramSeat *place = &self->programs[seat];

  if (place->program != NULL)
    return place->program;
  place->program = chieu_program_new ((const char *const *) self->command, self->program_limit);
  g_signal_connect_swapped (place->program, "news", G_CALLBACK (news_cb), place);
  return place->program;
}

/* (transfer full): the hand up to the present question */
static ChieuRecord *
make_played (ChieuMatch *self)
{
  ChieuRecord *played = chieu_match_make_record (self);

  g_array_set_size (played->moves, self->asked_at);
  return played;
}

gboolean
chieu_match_ask_program (ChieuMatch *self,
                         int         seat,
                         const void *view)
{
  g_autoptr (ChieuRecord) played = NULL;
  ChieuProgramQuestion question = {
    .game = self->options.game,
    .rules = &self->options.rules,
    .carry = &self->carry,
    .view = view,
    .seat = seat,
    .hand = self->hand_number,
  };

  if (self->levels[seat] != &program_level)
    return FALSE;
  if (self->command == NULL)
    {
      tell_why_not (self, seat);
      return FALSE;
    }
  played = make_played (self);
  question.played = played;
  return chieu_program_ask (need_program (self, seat), &question, ready_cb, &self->programs[seat]);
}

void
chieu_match_withdraw_program (ChieuMatch *self,
                              int         seat)
{
  if (self->programs[seat].program != NULL)
    chieu_program_withdraw (self->programs[seat].program);
}

void
chieu_match_stop_programs (ChieuMatch *self)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      g_autoptr (ChieuProgram) program = g_steal_pointer (&self->programs[seat].program);

      if (program == NULL)
        continue;
      g_signal_handlers_disconnect_by_data (program, &self->programs[seat]);
      chieu_program_stop (program);
    }
}

void
chieu_match_programs_new_hand (ChieuMatch *self)
{
  g_ptr_array_set_size (self->notes, 0);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if (self->programs[seat].program != NULL)
      chieu_program_new_hand (self->programs[seat].program);
}
