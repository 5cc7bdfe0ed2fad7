/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whose answers are missing, and when they show. Bots think while the pace's
 * delay runs; their answers show together, in the order of the seats, so that
 * the same match comes out however long each of them thinks.
 */
#include "match-private.h"

/* A move that cannot be otherwise takes this long, in milliseconds … */
#define FORCED_MS_MIN 300
#define FORCED_MS_MAX 500
/* … and one that was chosen this long. */
#define CHOSEN_MS_MIN 600
#define CHOSEN_MS_MAX 1500

/* Per cent of these times. */
static const int pace_percent[] = {
  [CHIEU_PACE_WAIT] = 0,
  [CHIEU_PACE_SLOW] = 170,
  [CHIEU_PACE_NORMAL] = 100,
  [CHIEU_PACE_QUICK] = 40,
  [CHIEU_PACE_NONE] = 0,
};

static void show_answers (ChieuMatch *self);

/* ---- The delay ---- */

static gboolean
round_has_choice (ChieuMatch *self)
{
  const ChieuGame *game = self->options.game;
  ChieuMove moves[CHIEU_MOVES_MAX];

  for (int seat = 0; seat < self->options.seats; seat++)
    if (self->round.seats[seat].state == CHIEU_BOT_THINKS
        && game->moves (self->asked_state, seat, CHIEU_MOVES_CLEAN, moves) > 1)
      return TRUE;
  return FALSE;
}

/* Between the two, by chance that is the same each time this moment is come to. */
static gint64
round_delay (ChieuMatch *self)
{
  gboolean chosen = round_has_choice (self);
  int low = chosen ? CHOSEN_MS_MIN : FORCED_MS_MIN;
  int high = chosen ? CHOSEN_MS_MAX : FORCED_MS_MAX;
  ChieuRandom random;

  chieu_random_init (&random, chieu_random_hand_seed (self->hand_seed, self->asked_at));
  return (low + (gint64) chieu_random_below (&random, (uint32_t) (high - low + 1))) * 1000;
}

static gint64
time_left (ChieuMatch *self)
{
  gint64 delay = self->round.delay * pace_percent[self->pace] / 100;

  if (self->round.go)
    return 0;
  return MAX (self->round.begun + delay - g_get_monotonic_time (), 0);
}

/* ---- Waking ---- */

static void
clear_timer (ChieuMatch *self)
{
  if (self->timer == NULL)
    return;
  g_source_destroy (self->timer);
  g_clear_pointer (&self->timer, g_source_unref);
}

static gboolean
timer_cb (gpointer data)
{
  ChieuMatch *self = data;

  clear_timer (self);
  show_answers (self);
  return G_SOURCE_REMOVE;
}

static void
set_timer (ChieuMatch *self,
           gint64      delay)
{
  /* Rounded up: showing an answer too early would only set the timer again. */
  self->timer = g_timeout_source_new ((guint) ((delay + 999) / 1000));
  g_source_set_static_name (self->timer, "chieu-match");
  g_source_set_callback (self->timer, timer_cb, self, NULL);
  g_source_attach (self->timer, self->context);
}

static guint
seats_in (ChieuMatch    *self,
          ChieuBotState  state)
{
  guint seats = 0;

  for (int seat = 0; seat < self->options.seats; seat++)
    if (self->round.seats[seat].state == state)
      seats |= 1u << seat;
  return seats;
}

guint
chieu_match_get_thinking (ChieuMatch *self)
{
  return seats_in (self, CHIEU_BOT_THINKS);
}

gboolean
chieu_match_is_waiting (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->running && self->round.open && self->pace == CHIEU_PACE_WAIT && !self->round.go
         && (seats_in (self, CHIEU_BOT_THINKS) | seats_in (self, CHIEU_BOT_READY)) != 0;
}

void
chieu_match_wake (ChieuMatch *self)
{
  clear_timer (self);
  if (chieu_match_is_pending (self) || !self->round.open || seats_in (self, CHIEU_BOT_THINKS) != 0 || seats_in (self, CHIEU_BOT_READY) == 0)
    return;
  if (!chieu_match_is_waiting (self))
    set_timer (self, time_left (self));
}

/* ---- Answers ---- */

/* A bot that gives no answer, or none that may be made, must not stop the match. */
static ChieuMove
clean_or_first (ChieuMatch      *self,
                int              seat,
                const ChieuMove *move)
{
  const ChieuGame *game = self->options.game;
  ChieuMove moves[CHIEU_MOVES_MAX];
  bool possible;

  if (game->check (self->state, seat, move, &possible) == CHIEU_REASON_NONE)
    return *move;
  if (game->moves (self->state, seat, CHIEU_MOVES_CLEAN, moves) > 0)
    return moves[0];
  return *move;
}

/* Makes the answers that are there; stops where one of them raised a new question, or is to be written first: the others
 * follow when it is shown. */
static void
show_answers (ChieuMatch *self)
{
  g_autoptr (ChieuMatch) keep G_GNUC_UNUSED = g_object_ref (self);
  guint serial = self->round.serial;

  for (int seat = 0; seat < self->options.seats && self->round.serial == serial && !chieu_match_is_pending (self); seat++)
    if (self->round.seats[seat].state == CHIEU_BOT_READY)
      {
        ChieuMove move = clean_or_first (self, seat, &self->round.seats[seat].move);

        self->round.seats[seat].state = CHIEU_BOT_IDLE;
        chieu_match_commit (self, seat, &move, FALSE);
      }
}

void
chieu_match_take_answer (ChieuMatch      *self,
                         int              seat,
                         const ChieuMove *move)
{
  ChieuBotSeat *bot = &self->round.seats[seat];

  if (bot->state != CHIEU_BOT_THINKS)
    return;
  bot->state = CHIEU_BOT_READY;
  bot->question = 0;
  if (move != NULL)
    bot->move = *move;
  else
    bot->move = (ChieuMove) { .kind = G_MAXUINT8 };
  chieu_match_wake (self);
  chieu_match_tell (self);
}

static void
answer_cb (const ChieuPoolJob *job,
           const ChieuMove    *move,
           gpointer            data)
{
  ChieuMatch *self = data;

  /* Withdrawn questions are not answered; this is for one that was asked about another moment nevertheless. */
  if (job->move_number == self->asked_at)
    chieu_match_take_answer (self, job->seat, move);
}

/* The chance of a bot's decision is its own for each seat and moment, whatever was played before. */
static guint64
bot_seed (ChieuMatch *self,
          int         seat)
{
  return chieu_random_hand_seed (self->hand_seed ^ ((guint64) (seat + 1) << 32), self->asked_at);
}

void
chieu_match_ask_pool (ChieuMatch *self,
                      int         seat,
                      const void *view)
{
  ChieuPoolJob job = {
    .game = self->options.game,
    .level = self->levels[seat],
    .seat = seat,
    .seed = bot_seed (self, seat),
    .max_ms = self->levels[seat]->max_ms,
    .move_number = self->asked_at,
  };

  self->round.seats[seat].question = chieu_pool_ask (self->pool, &job, view, answer_cb, self);
}

static void
ask_bot (ChieuMatch *self,
         int         seat)
{
  const ChieuGame *game = self->options.game;
  g_autofree void *view = g_malloc0 (game->state_size);

  game->observe (self->asked_state, seat, view);
  self->round.seats[seat].state = CHIEU_BOT_THINKS;
  self->round.seats[seat].question = 0;
  if (!chieu_match_ask_program (self, seat, view))
    chieu_match_ask_pool (self, seat, view);
}

static void
withdraw_bot (ChieuMatch *self,
              int         seat)
{
  ChieuBotSeat *bot = &self->round.seats[seat];

  if (bot->state == CHIEU_BOT_THINKS)
    {
      chieu_match_withdraw_program (self, seat);
      chieu_pool_withdraw (self->pool, bot->question);
    }
  bot->state = CHIEU_BOT_IDLE;
}

/* ---- Questions ---- */

void
chieu_match_withdraw (ChieuMatch *self)
{
  clear_timer (self);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    withdraw_bot (self, seat);
  self->round.open = FALSE;
  self->round.serial++;
}

/* Returns: whether the person is to decide. */
static gboolean
ask_seats (ChieuMatch *self)
{
  unsigned asked = self->options.game->to_answer (self->state);
  gboolean person_decides = self->opens;

  /* Who thinks already would tell who was dealt a khàn. */
  if (self->opens)
    asked &= 1u << self->options.person;

  for (int seat = 0; seat < self->options.seats; seat++)
    {
      ChieuBotSeat *place = &self->round.seats[seat];

      if ((asked >> seat & 1) == 0)
        continue;
      if (seat != self->options.person)
        ask_bot (self, seat);
      else if (chieu_match_find_formality (self, &place->move))
        place->state = CHIEU_BOT_READY;
      else
        person_decides = TRUE;
    }
  return person_decides;
}

void
chieu_match_ask (ChieuMatch *self)
{
  gboolean person_decides;

  chieu_match_withdraw (self);
  self->has_warned = FALSE;
  if (!self->running || chieu_match_hand_is_over (self) || chieu_match_is_pending (self))
    return;
  self->round.open = TRUE;
  self->round.go = FALSE;
  self->round.begun = g_get_monotonic_time ();
  person_decides = ask_seats (self);
  self->round.delay = round_delay (self);
  chieu_match_wake (self);
  chieu_match_tell (self);
  if (person_decides)
    g_signal_emit (self, chieu_match_signals[CHIEU_MATCH_ASKED], 0);
}

void
chieu_match_ask_on (ChieuMatch *self,
                    int         seat)
{
  withdraw_bot (self, seat);
  /* Who waits for the person's word has it with the person's move. */
  if (seat == self->options.person)
    self->round.go = self->round.go || self->pace == CHIEU_PACE_WAIT;
  chieu_match_wake (self);
}

void
chieu_match_proceed (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (!self->round.open)
    return;
  self->round.go = TRUE;
  chieu_match_wake (self);
  chieu_match_tell (self);
}

void
chieu_match_set_pace (ChieuMatch *self,
                      ChieuPace   pace)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));
  g_return_if_fail (pace <= CHIEU_PACE_NONE);

  if (self->pace == pace)
    return;
  self->pace = pace;
  chieu_match_wake (self);
  chieu_match_tell (self);
  g_object_notify (G_OBJECT (self), "pace");
}

ChieuPace
chieu_match_get_pace (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), CHIEU_PACE_NORMAL);

  return self->pace;
}
