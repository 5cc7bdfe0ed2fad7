/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match puts its parts together: the hand (match-hand.h), the present question (match-round.h), the other players
 * (match-players.h) and the saving (match-saving.h). A move goes this way: it is tried by the person or taken from the round,
 * committed, written, made and shown; then the match goes on to the next question.
 */
#include "config.h"

#include "match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match-saving.h"
#include "match/record/record.h"

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_THINKING,
  PROP_WAITING,
  PROP_PACE,
  PROP_SAVING,
  N_PROPS
};

enum
{
  MOVED,
  ASKED,
  HAND_DEALT,
  HAND_OVER,
  SAVE_FAILED,
  NOTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* A request of the person while something was being written. */
typedef struct
{
  gboolean has_answer;           /* an answer to the same question, while another player's is written */
  gboolean answer_decided;
  ChieuMove answer;
  gboolean undo;
} Wishes;

struct _ChieuMatch
{
  GObject parent_instance;

  ChieuMatchOptions options;
  ChieuMatchHand *hand;
  ChieuMatchRound *round;
  ChieuMatchPlayers *players;
  ChieuMatchSaving *saving;      /* (nullable): without a store */

  /* The change that is being written. The match does not contain it before it is on disk (or cannot be written): meanwhile all its
   * getters return what was shown last. */
  ChieuMatchChange pending;
  Wishes wishes;

  gboolean running;
  gint64 played;                 /* µs played before running_since */
  gint64 running_since;          /* monotonic time; of a match that runs */
  gboolean shown;                /* "hand-dealt" was emitted for this hand */
  gboolean over;                 /* the match ends with this hand, which is over */
  guint serial;                  /* counts changes, to see whether a handler has gone on */

  gboolean auto_boc;
  ChieuMove warned;              /* the move of which the person was warned last, if @has_warned */
  gboolean has_warned;

  /* The values that were notified last. */
  guint told_thinking;
  gboolean told_can_undo;
  gboolean told_can_redo;
  gboolean told_waiting;
};

G_DEFINE_FINAL_TYPE (ChieuMatch, chieu_match, G_TYPE_OBJECT)

static void make_pending_change (ChieuMatch *self);
static void show_answers_cb (gpointer data);
static void answered_cb (int seat, const ChieuMove *move, gpointer data);

/* ---- The object ---- */

static void
noted_cb (gpointer data)
{
  g_signal_emit (data, signals[NOTED], 0);
}

static void
written_cb (gpointer data)
{
  ChieuMatch *self = data;

  if (self->saving->is_new && self->hand->number == 0)
    chieu_match_hand_set_before (self->hand, &self->saving->before);
  make_pending_change (self);
}

static void
slow_changed_cb (gpointer data)
{
  g_object_notify (data, "saving");
}

/* Returns: a match with (good) options but no hand yet */
static ChieuMatch *
match_new_empty (const ChieuMatchOptions *options,
                 ChieuStore              *store)
{
  static const ChieuMatchPlayersHandler players_handler = { .answered = answered_cb, .noted = noted_cb };
  static const ChieuMatchSavingHandler saving_handler = { .written = written_cb, .slow_changed = slow_changed_cb };
  ChieuMatch *self = g_object_new (CHIEU_TYPE_MATCH, NULL);

  self->options = *options;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      gboolean is_bot = seat < options->seats && seat != options->person;

      /* The id of the level lives as long as the program; the caller's string may not. */
      self->options.level[seat] = is_bot ? chieu_match_find_level (options->level[seat])->id : NULL;
    }
  self->hand = chieu_match_hand_new (&self->options);
  self->round = chieu_match_round_new (show_answers_cb, self);
  self->players = chieu_match_players_new (self->hand, &players_handler, self);
  if (store != NULL)
    self->saving = chieu_match_saving_new (store, self->hand, &saving_handler, self);
  return self;
}

/* Forgets the answer of @seat, which is not wanted any more. */
static void
forget_answer (ChieuMatch *self,
               int         seat)
{
  if (chieu_match_round_forget (self->round, seat))
    chieu_match_players_withdraw (self->players, seat);
}

/* Withdraws every question and the timer. */
static void
close_question (ChieuMatch *self)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    forget_answer (self, seat);
  chieu_match_round_close (self->round);
}

static void
chieu_match_finalize (GObject *object)
{
  ChieuMatch *self = CHIEU_MATCH (object);

  close_question (self);
  chieu_match_players_free (self->players);
  chieu_match_round_free (self->round);
  g_clear_pointer (&self->saving, chieu_match_saving_free);
  chieu_match_hand_free (self->hand);
  G_OBJECT_CLASS (chieu_match_parent_class)->finalize (object);
}

static void
chieu_match_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  ChieuMatch *self = CHIEU_MATCH (object);

  switch (id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, chieu_match_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, chieu_match_can_redo (self));
      break;
    case PROP_THINKING:
      g_value_set_uint (value, chieu_match_round_get_thinking (self->round));
      break;
    case PROP_WAITING:
      g_value_set_boolean (value, chieu_match_is_waiting (self));
      break;
    case PROP_PACE:
      g_value_set_int (value, chieu_match_get_pace (self));
      break;
    case PROP_SAVING:
      g_value_set_boolean (value, chieu_match_is_saving (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
chieu_match_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (id == PROP_PACE)
    chieu_match_set_pace (CHIEU_MATCH (object), (ChieuPace) g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static guint
add_signal (const char *name,
            guint       n_params,
            GType       first,
            GType       second,
            GType       third)
{
  return g_signal_new (name, CHIEU_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_params, first, second, third);
}

static void
chieu_match_class_init (ChieuMatchClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = chieu_match_finalize;
  object_class->get_property = chieu_match_get_property;
  object_class->set_property = chieu_match_set_property;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, read);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, read);
  properties[PROP_THINKING] = g_param_spec_uint ("thinking", NULL, NULL, 0, G_MAXUINT, 0, read);
  properties[PROP_WAITING] = g_param_spec_boolean ("waiting", NULL, NULL, FALSE, read);
  properties[PROP_PACE] = g_param_spec_int ("pace", NULL, NULL, CHIEU_PACE_WAIT, CHIEU_PACE_NONE,
                                            CHIEU_PACE_NORMAL, read | G_PARAM_WRITABLE);
  properties[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[MOVED] = add_signal ("moved", 3, G_TYPE_INT, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[ASKED] = add_signal ("asked", 0, 0, 0, 0);
  signals[HAND_DEALT] = add_signal ("hand-dealt", 0, 0, 0, 0);
  signals[HAND_OVER] = add_signal ("hand-over", 0, 0, 0, 0);
  signals[SAVE_FAILED] = add_signal ("save-failed", 1, G_TYPE_STRING, 0, 0);
  signals[NOTED] = add_signal ("noted", 0, 0, 0, 0);
}

static void
chieu_match_init (ChieuMatch *self)
{
}

/* Notifies the properties that have changed since they were last told. */
static void
notify_changes (ChieuMatch *self)
{
  guint thinking = chieu_match_round_get_thinking (self->round);
  gboolean can_undo = chieu_match_can_undo (self);
  gboolean can_redo = chieu_match_can_redo (self);
  gboolean waiting = chieu_match_is_waiting (self);
  gboolean news[N_PROPS] = {
    [PROP_CAN_UNDO] = can_undo != self->told_can_undo,
    [PROP_CAN_REDO] = can_redo != self->told_can_redo,
    [PROP_THINKING] = thinking != self->told_thinking,
    [PROP_WAITING] = waiting != self->told_waiting,
  };

  self->told_thinking = thinking;
  self->told_can_undo = can_undo;
  self->told_can_redo = can_redo;
  self->told_waiting = waiting;
  for (int i = 0; i < N_PROPS; i++)
    if (news[i])
      g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

gboolean
chieu_match_is_pending (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->pending.kind != CHIEU_CHANGE_NONE;
}

/* Returns: for how many microseconds the match has been played in all */
static gint64
get_played (ChieuMatch *self)
{
  return self->played + (self->running ? g_get_monotonic_time () - self->running_since : 0);
}

/* ---- What the person may do ---- */

static gboolean
person_must_answer (ChieuMatch *self)
{
  int person = self->options.person;

  return person >= 0 && (self->options.game->to_answer (self->hand->state) >> person & 1) != 0;
}

/* Finds the person's move that is made automatically. Returns: FALSE if the person has to decide or is not asked. In the strict
 * way no move is automatic: at a real mat a player may always do something else. */
static gboolean
find_formality (ChieuMatch *self,
                ChieuMove  *move)
{
  const ChieuGame *game = self->options.game;
  int person = self->options.person;
  ChieuMove moves[CHIEU_MOVES_MAX];

  if (self->options.way == CHIEU_WAY_NGHIEM || !person_must_answer (self)
      || game->moves (self->hand->state, person, CHIEU_MOVES_CLEAN, moves) != 1)
    return FALSE;
  if (!game->is_formality (self->hand->state, person, &moves[0]) && !(self->auto_boc && game->is_pass (&moves[0])))
    return FALSE;
  *move = moves[0];
  return TRUE;
}

/* Returns: whether the change that is being written leaves the person's question as it is, as far as anybody can see: another
 * player's move does */
static gboolean
question_stands (ChieuMatch *self)
{
  return !chieu_match_is_pending (self)
         || (self->pending.kind == CHIEU_CHANGE_MOVE && self->pending.seat != self->options.person && !self->wishes.has_answer);
}

gboolean
chieu_match_is_asked (ChieuMatch *self)
{
  ChieuMove move;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return question_stands (self) && person_must_answer (self) && !find_formality (self, &move);
}

int
chieu_match_list_moves (ChieuMatch     *self,
                        ChieuMoveScope  scope,
                        ChieuMove      *moves)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), 0);

  if (!chieu_match_is_asked (self))
    return 0;
  return self->options.game->moves (self->hand->state, self->options.person, scope, moves);
}

gboolean
chieu_match_can_undo (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return chieu_match_hand_find_undo_target (self->hand) >= 0;
}

/* ---- Questions and answers ---- */

/* Has the answers taken in their time; while something is written, the question waits for it. */
static void
wake_round (ChieuMatch *self)
{
  if (!chieu_match_is_pending (self))
    chieu_match_round_wake (self->round);
}

/* Asks all seats that must answer now. */
static void
ask_seats (ChieuMatch *self)
{
  const ChieuMatchHand *hand = self->hand;
  const ChieuGame *game = self->options.game;
  unsigned asked = game->to_answer (hand->state);
  gboolean person_decides = hand->opens;
  gboolean choice = FALSE;
  ChieuMove moves[CHIEU_MOVES_MAX];

  close_question (self);
  self->has_warned = FALSE;
  if (!self->running || chieu_match_hand_is_over (hand) || chieu_match_is_pending (self))
    return;
  chieu_match_round_open (self->round);
  /* A seat that is shown thinking would reveal that it was dealt a khàn. */
  if (hand->opens)
    asked &= 1u << self->options.person;
  for (int seat = 0; seat < self->options.seats; seat++)
    {
      if ((asked >> seat & 1) == 0)
        continue;
      if (seat != self->options.person)
        {
          chieu_match_round_await (self->round, seat);
          chieu_match_players_ask_seat (self->players, seat);
          choice = choice || game->moves (hand->asked_state, seat, CHIEU_MOVES_CLEAN, moves) > 1;
        }
      else if (find_formality (self, &moves[0]))
        chieu_match_round_note_answer (self->round, seat, &moves[0]);
      else
        person_decides = TRUE;
    }
  chieu_match_round_set_delay (self->round, choice, chieu_random_hand_seed (hand->seed, hand->asked_at));
  wake_round (self);
  notify_changes (self);
  if (person_decides)
    g_signal_emit (self, signals[ASKED], 0);
}

/* Keeps the question for the others, after @seat has answered. */
static void
keep_asking_others (ChieuMatch *self,
                    int         seat)
{
  forget_answer (self, seat);
  /* If others' moves wait for the person to go on, the person's move does that. */
  if (seat == self->options.person && self->round->pace == CHIEU_PACE_WAIT)
    self->round->hurried = TRUE;
  wake_round (self);
}

static void
answered_cb (int              seat,
             const ChieuMove *move,
             gpointer         data)
{
  /* No game has moves of this kind: choose_clean() puts another one in its place. */
  static const ChieuMove none = { .kind = G_MAXUINT8 };
  ChieuMatch *self = data;

  if (self->round->seats[seat].state != CHIEU_ANSWER_AWAITED)
    return;
  chieu_match_round_note_answer (self->round, seat, move != NULL ? move : &none);
  wake_round (self);
  notify_changes (self);
}

/* ---- A move on its way ---- */

/* Has @change written; then it is made and shown. Without a store that is at once. */
static void
save_change (ChieuMatch             *self,
             const ChieuMatchChange *change)
{
  self->pending = *change;
  if (self->saving == NULL)
    {
      make_pending_change (self);
      return;
    }
  if (change->kind == CHIEU_CHANGE_FIRST)
    {
      self->pending.result = self->hand->result;
      self->pending.over = self->over;
    }
  if (change->kind == CHIEU_CHANGE_MOVE)
    {
      ChieuResult *result = &self->pending.result;

      chieu_match_hand_foresee_result (self->hand, change->seat, &change->move, result);
      self->pending.over = result->outcome != CHIEU_OUTCOME_NONE
                           && chieu_match_options_is_last_hand (&self->options, result, self->hand->number, get_played (self));
    }
  self->serial++;
  chieu_match_saving_write (self->saving, &self->pending, get_played (self));
}

/* Begins to save a move; when it is written it is made and shown, and the match goes on. Returns: FALSE if the move is
 * impossible */
static gboolean
commit_move (ChieuMatch      *self,
             int              seat,
             const ChieuMove *move,
             gboolean         decided)
{
  g_autoptr (ChieuMatch) keep G_GNUC_UNUSED = g_object_ref (self);
  ChieuReason reason;

  if (chieu_match_is_pending (self) || !chieu_match_hand_allows (self->hand, seat, move, &reason))
    return FALSE;
  save_change (self, &(ChieuMatchChange) { .kind = CHIEU_CHANGE_MOVE, .seat = seat, .move = *move, .decided = decided });
  return TRUE;
}

/* Returns: @move if it is clean, else the first clean move of @seat: a bot that gives no answer, or none that may be made, must not stop
 * the match */
static ChieuMove
choose_clean (ChieuMatch      *self,
              int              seat,
              const ChieuMove *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuReason reason;

  if (chieu_match_hand_allows (self->hand, seat, move, &reason) && reason == CHIEU_REASON_NONE)
    return *move;
  return self->options.game->moves (self->hand->state, seat, CHIEU_MOVES_CLEAN, moves) > 0 ? moves[0] : *move;
}

/* Makes the answers that are ready; stops at one that raises a new question, or has to be written first: the others follow when
 * it is shown. */
static void
show_answers_cb (gpointer data)
{
  g_autoptr (ChieuMatch) self = g_object_ref (data);
  guint serial = self->round->serial;
  ChieuMove answer;

  for (int seat = 0; self->round->serial == serial && !chieu_match_is_pending (self)
                     && chieu_match_round_take_answer (self->round, &seat, &answer); seat++)
    {
      ChieuMove move = choose_clean (self, seat, &answer);

      commit_move (self, seat, &move, FALSE);
    }
}

/* Returns: whether @move is the one of which the person was warned last; if not, they are warned of it now */
static gboolean
was_warned (ChieuMatch      *self,
            const ChieuMove *move)
{
  if (self->has_warned && chieu_move_equal (&self->warned, move))
    return TRUE;
  self->has_warned = TRUE;
  self->warned = *move;
  return FALSE;
}

/* Returns: what becomes of a faulty @move in this way of play; Thường warns first */
static ChieuTry
judge_fault (ChieuMatch      *self,
             const ChieuMove *move)
{
  if (self->options.way == CHIEU_WAY_NGHIEM)
    return CHIEU_TRY_DONE;
  if (self->options.way == CHIEU_WAY_HOC)
    return CHIEU_TRY_REFUSED;
  return was_warned (self, move) ? CHIEU_TRY_DONE : CHIEU_TRY_WARNED;
}

/* Returns: what becomes of @move, in which nothing is wrong: Học warns before a hand that wins as it was dealt is given up */
static ChieuTry
judge_clean (ChieuMatch      *self,
             const ChieuMove *move)
{
  const ChieuGame *game = self->options.game;

  if (self->options.way == CHIEU_WAY_HOC && game->gives_up_win != NULL
      && game->gives_up_win (self->hand->state, self->options.person, move) && !was_warned (self, move))
    return CHIEU_TRY_GIVES_UP_WIN;
  return CHIEU_TRY_DONE;
}

ChieuTry
chieu_match_try (ChieuMatch      *self,
                 const ChieuMove *move,
                 ChieuReason     *reason)
{
  ChieuTry how;
  ChieuMove formality;
  gboolean possible, decided;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), CHIEU_TRY_REFUSED);
  g_return_val_if_fail (move != NULL && reason != NULL, CHIEU_TRY_REFUSED);

  *reason = CHIEU_REASON_NONE;
  if (self->options.person < 0 || !question_stands (self))
    return CHIEU_TRY_REFUSED;
  possible = chieu_match_hand_allows (self->hand, self->options.person, move, reason);
  if (*reason != CHIEU_REASON_NONE)
    how = possible ? judge_fault (self, move) : CHIEU_TRY_REFUSED;
  else
    how = judge_clean (self, move);
  if (how != CHIEU_TRY_DONE)
    return how;
  /* A move that would have been automatic is not a decision, even if the person is quicker. */
  decided = !find_formality (self, &formality);
  if (!chieu_match_is_pending (self))
    return commit_move (self, self->options.person, move, decided) ? CHIEU_TRY_DONE : CHIEU_TRY_REFUSED;
  self->wishes.has_answer = TRUE;
  self->wishes.answer_decided = decided;
  self->wishes.answer = *move;
  return CHIEU_TRY_DONE;
}

void
chieu_match_undo (ChieuMatch *self)
{
  int target;

  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (chieu_match_is_pending (self))
    {
      self->wishes.undo = TRUE;
      return;
    }
  target = chieu_match_hand_find_undo_target (self->hand);
  if (target < 0)
    return;
  close_question (self);
  save_change (self, &(ChieuMatchChange) { .kind = CHIEU_CHANGE_UNDO, .n_moves = (guint) target });
}

/* Finds the move that may be made again now. Returns: FALSE if there is none */
static gboolean
find_redo (ChieuMatch *self,
           ChieuMove  *move)
{
  ChieuReason reason;

  return chieu_match_is_asked (self) && chieu_match_hand_find_redo (self->hand, move)
         && chieu_match_hand_allows (self->hand, self->options.person, move, &reason) && reason == CHIEU_REASON_NONE;
}

void
chieu_match_redo (ChieuMatch *self)
{
  ChieuMove move;
  ChieuReason reason;

  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (find_redo (self, &move))
    chieu_match_try (self, &move, &reason);
}

gboolean
chieu_match_can_redo (ChieuMatch *self)
{
  ChieuMove move;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return find_redo (self, &move);
}

/* ---- What was written is made and shown ---- */

static void
tell_save_failed (ChieuMatch *self)
{
  g_autofree char *message = self->saving != NULL ? chieu_match_saving_take_message (self->saving) : NULL;

  if (message != NULL)
    g_signal_emit (self, signals[SAVE_FAILED], 0, message);
}

static void
note_dealt (ChieuMatch *self)
{
  self->over = FALSE;
  self->has_warned = FALSE;
  self->serial++;
}

static void
deal_hand (ChieuMatch       *self,
           const ChieuCarry *carry,
           guint             number)
{
  chieu_match_hand_deal (self->hand, carry, number);
  note_dealt (self);
}

/* Applies and logs a move without saving or showing it. */
static ChieuMade
make_move (ChieuMatch      *self,
           int              seat,
           const ChieuMove *move,
           gboolean         decided,
           ChieuEvents     *events)
{
  ChieuMatchHand *hand = self->hand;
  ChieuMade how = chieu_match_hand_make_move (hand, seat, move, decided, events);

  if (how == CHIEU_MADE_NOT)
    return how;
  self->serial++;
  if (chieu_match_hand_is_over (hand))
    self->over = chieu_match_options_is_last_hand (&self->options, &hand->result, hand->number, get_played (self));
  return how;
}

/* Shows the hand as it is and goes on with it. */
static void
show_hand (ChieuMatch *self)
{
  g_autoptr (ChieuMatch) keep G_GNUC_UNUSED = g_object_ref (self);
  guint serial = self->serial;

  self->shown = TRUE;
  g_signal_emit (self, signals[HAND_DEALT], 0);
  if (self->serial != serial)
    return;
  if (chieu_match_hand_is_over (self->hand))
    g_signal_emit (self, signals[HAND_OVER], 0);
  else
    ask_seats (self);
  notify_changes (self);
}

static void
show_move (ChieuMatch             *self,
           const ChieuMatchChange *change,
           const Wishes           *wishes)
{
  ChieuMove made = change->move;
  ChieuEvents events;
  ChieuMade how = make_move (self, change->seat, &made, change->decided, &events);
  guint serial = self->serial;

  /* The change that was written counts, even if the time has run out since. */
  if (self->saving != NULL && chieu_match_hand_is_over (self->hand))
    self->over = change->over;
  chieu_match_hand_update_view (self->hand);
  g_signal_emit (self, signals[MOVED], 0, change->seat, &made, &events);
  tell_save_failed (self);
  /* If a handler has moved, taken back or paused, the match has gone on already. */
  if (self->serial != serial)
    return;
  if (chieu_match_hand_is_over (self->hand))
    {
      close_question (self);
      g_signal_emit (self, signals[HAND_OVER], 0);
    }
  else if (how == CHIEU_MADE_NOTED && self->round->open)
    keep_asking_others (self, change->seat);
  else
    ask_seats (self);
  notify_changes (self);
  if (how == CHIEU_MADE_NOTED && wishes->has_answer)
    commit_move (self, self->options.person, &wishes->answer, wishes->answer_decided);
}

static void
make_pending_change (ChieuMatch *self)
{
  g_autoptr (ChieuMatch) keep G_GNUC_UNUSED = g_object_ref (self);
  ChieuMatchChange change = self->pending;
  Wishes wishes = self->wishes;
  ChieuCarry carry;

  memset (&self->pending, 0, sizeof self->pending);
  memset (&self->wishes, 0, sizeof self->wishes);
  switch (change.kind)
    {
    case CHIEU_CHANGE_MOVE:
      show_move (self, &change, &wishes);
      break;
    case CHIEU_CHANGE_UNDO:
      close_question (self);
      chieu_match_hand_rewind (self->hand, change.n_moves);
      chieu_match_players_trim_notes (self->players, change.n_moves);
      self->over = FALSE;
      self->has_warned = FALSE;
      self->serial++;
      tell_save_failed (self);
      show_hand (self);
      break;
    case CHIEU_CHANGE_NEXT_HAND:
      chieu_match_players_begin_hand (self->players);
      carry = self->hand->result.next;
      deal_hand (self, &carry, self->hand->number + 1);
      tell_save_failed (self);
      show_hand (self);
      break;
    case CHIEU_CHANGE_FIRST:
      if (self->running)
        show_hand (self);
      if (self->running)
        tell_save_failed (self);
      break;
    case CHIEU_CHANGE_NONE:
      g_return_if_reached ();
    }
  if (wishes.undo)
    chieu_match_undo (self);
}

/* ---- Beginning ---- */

ChieuMatch *
chieu_match_new (const ChieuMatchOptions  *options,
                 ChieuStore               *store,
                 GError                  **error)
{
  ChieuMatch *self;
  ChieuCarry carry;

  g_return_val_if_fail (options != NULL, NULL);

  if (!chieu_match_options_check (options, error))
    return NULL;
  self = match_new_empty (options, store);
  chieu_carry_init (&carry, options->seats, options->hoi == CHIEU_HOI_POINTS ? options->hoi_limit : -1,
                    options->way == CHIEU_WAY_NGHIEM);
  carry.cai = (int8_t) (options->first_cai - 1);
  deal_hand (self, &carry, 0);
  if (store != NULL)
    save_change (self, &(ChieuMatchChange) { .kind = CHIEU_CHANGE_FIRST });
  return self;
}

ChieuMatch *
chieu_match_new_from (const ChieuMatchOptions  *options,
                      const ChieuRecord        *record,
                      guint                     n_moves,
                      GError                  **error)
{
  g_autoptr (ChieuMatch) self = NULL;
  ChieuMatchOptions own;

  g_return_val_if_fail (options != NULL && record != NULL, NULL);
  g_return_val_if_fail (n_moves <= record->moves->len, NULL);

  /* These come from the record, whatever else was asked for. */
  own = *options;
  own.game = record->game;
  own.seats = record->carry.seats;
  own.seed = chieu_random_match_seed (record->seed, 0);
  own.rules = record->rules;
  if ((own.way == CHIEU_WAY_NGHIEM) != (record->carry.strict != 0))
    {
      g_set_error_literal (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_OPTIONS,
                           _("A hand that was played in the strict way (nghiêm) can be continued only in that way; other hands cannot be "
                             "continued in it"));
      return NULL;
    }
  if (!chieu_match_options_check (&own, error))
    return NULL;
  self = match_new_empty (&own, NULL);
  chieu_match_hand_deal_record (self->hand, record);
  note_dealt (self);
  for (guint i = 0; i < n_moves; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);
      ChieuEvents events;

      if (make_move (self, made->seat, &made->move, FALSE, &events) == CHIEU_MADE_NOT)
        {
          g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD, _("Move %u is impossible"), i + 1);
          return NULL;
        }
    }
  chieu_match_hand_update_view (self->hand);
  return g_steal_pointer (&self);
}

/* Returns: (transfer full): the match of @loaded with its moves made again, or NULL */
static ChieuMatch *
restore_match (ChieuStore              *store,
               const ChieuStoreLoaded  *loaded,
               GError                 **error)
{
  g_autoptr (ChieuMatch) self = match_new_empty (&loaded->options, store);

  chieu_match_saving_set_cursor (self->saving, &loaded->cursor);
  self->played = loaded->played * G_TIME_SPAN_MILLISECOND;
  deal_hand (self, &loaded->carry, loaded->cursor.hand_number);
  chieu_match_hand_set_before (self->hand, &loaded->before);
  for (guint i = 0; i < loaded->moves->len; i++)
    {
      const ChieuMatchMove *move = &g_array_index (loaded->moves, ChieuMatchMove, i);
      ChieuEvents events;

      if (make_move (self, move->seat, &move->move, move->decided, &events) == CHIEU_MADE_NOT)
        {
          g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
                       _("Hand %u cannot be resumed: move %u is impossible"), self->hand->number + 1, i + 1);
          return NULL;
        }
    }
  if (loaded->cursor.ended != chieu_match_hand_is_over (self->hand))
    {
      g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
                   _("Hand %u cannot be resumed: its result and its moves disagree"), self->hand->number + 1);
      return NULL;
    }
  chieu_match_hand_update_view (self->hand);
  return g_steal_pointer (&self);
}

/* A question for the store's thread. */
typedef struct
{
  gint64 match;                  /* 0: the one that was played last */
  ChieuStoreLoaded loaded;
} Resume;

static gboolean
load_work (ChieuDatabase  *database,
           gpointer        data,
           GCancellable   *cancellable,
           GError        **error)
{
  Resume *resume = data;

  return chieu_database_load (database, resume->match, &resume->loaded, error);
}

static gboolean
set_aside_work (ChieuDatabase  *database,
                gpointer        match,
                GCancellable   *cancellable,
                GError        **error)
{
  chieu_database_set_match_aside (database, *(gint64 *) match);
  return TRUE;
}

static void
resume_free (gpointer data)
{
  Resume *resume = data;

  chieu_database_loaded_clear (&resume->loaded);
  g_free (resume);
}

/* Makes a match from the loaded rows, or sets them aside if they are not a match. @local: (transfer full) (nullable): the error with which
 * they were loaded */
static ChieuMatch *
take_loaded (ChieuStore              *store,
             const ChieuStoreLoaded  *loaded,
             GError                  *local,
             GError                 **error)
{
  gboolean is_bad = local != NULL && loaded->damaged;
  ChieuMatch *self = NULL;

  if (local == NULL && loaded->cursor.match != 0)
    {
      self = restore_match (store, loaded, &local);
      is_bad = self == NULL;
    }
  if (is_bad && loaded->cursor.match != 0)
    chieu_store_run_async (store, set_aside_work, g_memdup2 (&loaded->cursor.match, sizeof (gint64)), g_free, NULL, NULL, NULL);
  if (local != NULL)
    g_propagate_error (error, local);
  return self;
}

/* Returns: (transfer full) (nullable): a message on what is different from how it was left */
static char *
write_news (ChieuMatch             *self,
            const ChieuStoreLoaded *loaded)
{
  if (loaded->log_lost && self != NULL)
    return g_strdup_printf (_("The end of the saved match was damaged: the match goes on at hand %u, after move %u."),
                            self->hand->number + 1, self->hand->moves->len);
  if (loaded->log_lost)
    return g_strdup (_("The end of the saved data was damaged and is lost."));
  if (loaded->elsewhere && self == NULL)
    return g_strdup (_("The match you left is open in another window of this program; a match that you begin here is kept separately."));
  return NULL;
}

void
chieu_match_resume_async (ChieuStore          *store,
                          gint64               match,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  Resume *resume;

  g_return_if_fail (store != NULL);

  resume = g_new0 (Resume, 1);
  resume->match = match;
  chieu_store_run_async (store, load_work, resume, resume_free, cancellable, callback, user_data);
}

ChieuMatch *
chieu_match_resume_finish (ChieuStore    *store,
                           GAsyncResult  *result,
                           char         **news,
                           GError       **error)
{
  GError *local = NULL;
  ChieuMatch *self;
  gpointer resume;

  g_return_val_if_fail (store != NULL && G_IS_TASK (result), NULL);

  chieu_store_run_finish (result, &resume, &local);
  self = take_loaded (store, &((Resume *) resume)->loaded, local, error);
  if (news != NULL)
    *news = write_news (self, &((Resume *) resume)->loaded);
  return self;
}

ChieuMatch *
chieu_match_resume (ChieuStore  *store,
                    GError     **error)
{
  GError *local = NULL;
  ChieuMatch *self;
  Resume resume = { 0 };

  g_return_val_if_fail (store != NULL, NULL);

  chieu_store_run (store, load_work, &resume, &local);
  self = take_loaded (store, &resume.loaded, local, error);
  chieu_database_loaded_clear (&resume.loaded);
  return self;
}

/* ---- Running ---- */

void
chieu_match_start (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (self->running)
    return;
  self->running = TRUE;
  self->running_since = g_get_monotonic_time ();
  chieu_match_players_start (self->players);
  if (chieu_match_is_pending (self))
    return;
  if (!self->shown)
    show_hand (self);
  else
    ask_seats (self);
  tell_save_failed (self);
}

/* Saves what could not be saved before, and the playing time, as far as the store works. */
static void
save_rest (ChieuMatch *self)
{
  const ChieuMatchChange as_it_is = { .kind = CHIEU_CHANGE_FIRST, .result = self->hand->result, .over = self->over };

  if (self->saving != NULL)
    chieu_match_saving_write_rest (self->saving, chieu_match_is_pending (self) ? &self->pending : &as_it_is,
                                   self->over || self->pending.over, self->played);
}

void
chieu_match_pause (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (!self->running)
    {
      /* The disk may work by now. */
      if (self->saving != NULL && self->saving->failed)
        save_rest (self);
      return;
    }
  close_question (self);
  chieu_match_players_stop (self->players);
  self->played = get_played (self);
  self->running = FALSE;
  self->serial++;
  save_rest (self);
  notify_changes (self);
}

void
chieu_match_end_opening (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (!self->hand->opens)
    return;
  chieu_match_hand_end_opening (self->hand);
  self->serial++;
  ask_seats (self);
}

void
chieu_match_deal_next_hand (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (self->over || !chieu_match_hand_is_over (self->hand) || chieu_match_is_pending (self))
    return;
  save_change (self, &(ChieuMatchChange) { .kind = CHIEU_CHANGE_NEXT_HAND });
}

void
chieu_match_proceed (ChieuMatch *self)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  if (!self->round->open)
    return;
  self->round->hurried = TRUE;
  wake_round (self);
  notify_changes (self);
}

void
chieu_match_set_pace (ChieuMatch *self,
                      ChieuPace   pace)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));
  g_return_if_fail (pace <= CHIEU_PACE_NONE);

  if (self->round->pace == pace)
    return;
  self->round->pace = pace;
  wake_round (self);
  notify_changes (self);
  g_object_notify (G_OBJECT (self), "pace");
}

void
chieu_match_set_auto_boc (ChieuMatch *self,
                          gboolean    auto_boc)
{
  int person;
  ChieuMove move;

  g_return_if_fail (CHIEU_IS_MATCH (self));

  self->auto_boc = auto_boc;
  if (!self->round->open || !person_must_answer (self))
    return;
  person = self->options.person;
  if (find_formality (self, &move))
    chieu_match_round_note_answer (self->round, person, &move);
  else
    chieu_match_round_forget (self->round, person);
  wake_round (self);
  notify_changes (self);
  if (chieu_match_is_asked (self))
    g_signal_emit (self, signals[ASKED], 0);
}

void
chieu_match_set_program (ChieuMatch        *self,
                         const char *const *command,
                         const char        *why_not)
{
  g_return_if_fail (CHIEU_IS_MATCH (self) && !self->running);

  chieu_match_players_set_program (self->players, command, why_not);
}

/* ---- What may be asked of a match ---- */

const ChieuMatchOptions *
chieu_match_get_options (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return &self->options;
}

const void *
chieu_match_get_view (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return self->hand->view;
}

int
chieu_match_get_person (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), -1);

  return self->options.person;
}

gboolean
chieu_match_get_result (ChieuMatch  *self,
                        ChieuResult *result)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  *result = self->hand->result;
  return chieu_match_hand_is_over (self->hand);
}

const void *
chieu_match_get_final_state (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return chieu_match_hand_is_over (self->hand) ? self->hand->state : NULL;
}

gboolean
chieu_match_get_ceremony (ChieuMatch    *self,
                          ChieuCeremony *ceremony)
{
  const ChieuMatchHand *hand;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);
  g_return_val_if_fail (ceremony != NULL, FALSE);

  hand = self->hand;
  /* How a deck of a record was mixed and cut is not known. */
  if (hand->moves->len > 0 || chieu_match_hand_is_over (hand) || hand->n_deck > 0)
    return FALSE;
  return chieu_ceremony_plan (self->options.game,
                              &(ChieuCeremonyFacts) {
                                .rules = &self->options.rules,
                                .carry = &hand->carry,
                                .seed = hand->seed,
                                .dealt = hand->state,
                                .last = hand->before.last.outcome != CHIEU_OUTCOME_NONE ? &hand->before.last : NULL,
                                .winner_before = hand->before.winner_before,
                                .last_hoi = hand->before.has_hoi ? hand->before.hoi : NULL,
                              },
                              ceremony);
}

guint
chieu_match_get_hand_number (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), 0);

  return self->hand->number;
}

guint64
chieu_match_get_hand_seed (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), 0);

  return self->hand->seed;
}

const ChieuCarry *
chieu_match_get_carry (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return chieu_match_hand_is_over (self->hand) ? &self->hand->result.next : &self->hand->carry;
}

gboolean
chieu_match_is_over (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->over;
}

gboolean
chieu_match_is_opening (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->hand->opens;
}

gboolean
chieu_match_is_waiting (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return chieu_match_round_is_waiting (self->round);
}

ChieuPace
chieu_match_get_pace (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), CHIEU_PACE_NORMAL);

  return self->round->pace;
}

gboolean
chieu_match_is_saving (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->saving != NULL && self->saving->slow;
}

gboolean
chieu_match_has_program_seat (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return chieu_match_players_have_program_seat (self->players);
}

const GPtrArray *
chieu_match_get_notes (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return chieu_match_players_get_notes (self->players);
}

ChieuRecord *
chieu_match_make_record (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return chieu_match_hand_make_record (self->hand, self->hand->moves->len);
}

char *
chieu_match_make_record_text (ChieuMatch *self)
{
  g_autoptr (ChieuRecord) record = NULL;

  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  record = chieu_match_make_record (self);
  return chieu_record_to_string (record);
}

/* ---- For tests ---- */

const ChieuMatchHand *
chieu_match_get_hand (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return self->hand;
}

ChieuMatchRound *
chieu_match_get_round (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return self->round;
}

ChieuMatchPlayers *
chieu_match_get_players (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return self->players;
}

void
chieu_match_set_played (ChieuMatch *self,
                        gint64      played)
{
  g_return_if_fail (CHIEU_IS_MATCH (self));

  self->played = played;
}
