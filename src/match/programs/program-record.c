/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hidden cards are dealt again, and the hand is played again from its beginning so that the seat sees the same happen. The
 * moves that others made unseen are found anew: who is asked about a card depends on cards that are different now.
 */
#include "program-record.h"

#include "program-seen.h"
#include "rules/fnv.h"

/* The most deals that are tried. */
#define TRIES 300

/* The hand played again. */
typedef struct
{
  const ChieuSeen *seen;
  ChieuState aim;                /* a state with the hidden cards as they were dealt again */
  ChieuState state;
  ChieuRecord *record;
  guint at;                      /* the last view that was reached */
  guint own;                     /* how many moves of the seat were made */
} Again;

/* ---- Where the hand has come to ---- */

static const ChieuSeenMove *
get_next_own (const Again *self)
{
  return self->own < self->seen->own->len ? &g_array_index (self->seen->own, ChieuSeenMove, self->own) : NULL;
}

/* Returns: the last view that can be reached before the seat itself has moved */
static guint
find_last_view (const Again *self)
{
  const ChieuSeenMove *own = get_next_own (self);

  return own != NULL ? own->at : chieu_seen_get_last (self->seen);
}

/* Returns: the first view from number @from on that is that of @state, −1: none. Some may be left out: what the seat waited for then
 * may not have to be waited for now. */
static int
find_view (const Again      *self,
           const ChieuState *state,
           guint             from)
{
  ChieuState view;

  chieu_seen_make_view (self->seen, state, &view);
  for (guint n = from; n <= find_last_view (self); n++)
    if (chieu_seen_is_view (self->seen, n, &view))
      return (int) n;
  return -1;
}

/* Returns: of the seats that must answer now, as bits: the seat itself if @own, else all others */
static unsigned
get_asked (const Again *self,
           gboolean     own)
{
  unsigned seat = 1u << self->seen->seat, all = self->seen->game->to_answer (&self->state);

  return own ? all & seat : all & ~seat;
}

static gboolean
make_move (Again           *self,
           int              seat,
           const ChieuMove *move)
{
  const ChieuGame *game = self->seen->game;
  bool possible;

  if (game->check (&self->state, seat, move, &possible) != CHIEU_REASON_NONE && !possible)
    return FALSE;
  game->apply (&self->state, seat, move, NULL);
  chieu_record_add_move (self->record, seat, move);
  return TRUE;
}

/* ---- Trying ---- */

/* Returns: in how many bits @state differs from the aim: of several states with the same view, the best is the closest one */
static guint
count_differences (const Again      *self,
                   const ChieuState *state)
{
  const guint8 *a = (const guint8 *) state, *b = (const guint8 *) &self->aim;
  guint n = 0;

  for (gsize i = 0; i < self->seen->game->state_size; i++)
    n += (guint) __builtin_popcount (a[i] ^ b[i]);
  return n;
}

/* A point to which the hand can go back: everything that was tried after it is undone. */
typedef struct
{
  ChieuState state;
  guint moves, own;
} Mark;

static Mark
make_mark (const Again *self)
{
  return (Mark) { .state = self->state, .moves = self->record->moves->len, .own = self->own };
}

static void
go_back (Again      *self,
         const Mark *to)
{
  self->state = to->state;
  self->own = to->own;
  g_array_set_size (self->record->moves, to->moves);
}

/* Goes on to the view that the seat has now, if it is one that it saw, from number @from on. Returns: whether it is */
static gboolean
arrive_at_view (Again *self,
                guint  from)
{
  int n = find_view (self, &self->state, from);

  if (n >= 0)
    self->at = (guint) n;
  return n >= 0;
}

/* Makes the seat's own move, if it made one at this view. Returns: whether it did */
static gboolean
make_own (Again *self)
{
  const ChieuSeenMove *own = get_next_own (self);

  if (own == NULL || own->at != self->at || get_asked (self, TRUE) == 0 || !make_move (self, self->seen->seat, &own->move))
    return FALSE;
  self->own++;
  return TRUE;
}

/* Goes on to the next view, if the move that was made leads there by itself or with the seat's own. Returns: whether it does */
static gboolean
arrive_with_own (Again *self)
{
  return arrive_at_view (self, self->at + 1) || (make_own (self) && arrive_at_view (self, self->at));
}

/* Makes an answer that @seat gives unseen: it passes if it can, or lays down no khàn though it now has one. Returns: FALSE if there is
 * no such answer */
static gboolean
answer_unseen (Again *self,
               int    seat)
{
  const ChieuGame *game = self->seen->game;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = game->moves (&self->state, seat, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    if (game->is_pass (&moves[i]))
      return make_move (self, seat, &moves[i]);
  for (int i = 0; i < n && game->is_opening (&self->state); i++)
    {
      ChieuState after = self->state;

      game->apply (&after, seat, &moves[i], NULL);
      if (find_view (self, &after, self->at) == (int) self->at)
        return make_move (self, seat, &moves[i]);
    }
  return FALSE;
}

/* Lets all others except @except (−1: nobody) answer unseen. */
static gboolean
answer_all_unseen (Again *self,
                   int    except)
{
  unsigned others = get_asked (self, FALSE);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if ((others >> seat & 1) != 0 && seat != except && !answer_unseen (self, seat))
      return FALSE;
  return TRUE;
}

/* Tries to go on with the seat's own move alone. */
static gboolean
try_own (Again *self)
{
  const Mark before = make_mark (self);

  if (make_own (self) && arrive_at_view (self, self->at))
    return TRUE;
  go_back (self, &before);
  return FALSE;
}

/* Tries to go on with only unseen answers of others, and the seat's own move. */
static gboolean
try_unseen (Again *self)
{
  const Mark before = make_mark (self);

  if (get_asked (self, FALSE) != 0 && answer_all_unseen (self, -1) && arrive_with_own (self))
    return TRUE;
  go_back (self, &before);
  return FALSE;
}

/* Makes the move @move of @seat and takes it back. @far: (out): how far from the aim the hand was after it. Returns: whether it led to
 * the next view, with the seat's own move if that made one */
static gboolean
leads_on (Again           *self,
          int              seat,
          const ChieuMove *move,
          guint           *far)
{
  const Mark before = make_mark (self);
  guint at = self->at;
  gboolean good = make_move (self, seat, move) && arrive_with_own (self);

  *far = count_differences (self, &self->state);
  go_back (self, &before);
  self->at = at;
  return good;
}

/* Lets @seat do what is seen: the move that leads to the next view, of several the one closest to the aim. */
static gboolean
make_seen_move (Again *self,
                int    seat)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = self->seen->game->moves (&self->state, seat, CHIEU_MOVES_ALL, moves), best = -1;
  guint far, nearest = 0;

  for (int i = 0; i < n; i++)
    if (leads_on (self, seat, &moves[i], &far) && (best < 0 || far < nearest))
      {
        best = i;
        nearest = far;
      }
  return best >= 0 && make_move (self, seat, &moves[best]) && arrive_with_own (self);
}

/* Lets one of the others do what is seen; the rest answer @unseen, or not yet. */
static gboolean
try_seen (Again    *self,
          gboolean  unseen)
{
  const Mark before = make_mark (self);
  unsigned others = get_asked (self, FALSE);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if ((others >> seat & 1) != 0)
      {
        if ((!unseen || answer_all_unseen (self, seat)) && make_seen_move (self, seat))
          return TRUE;
        go_back (self, &before);
      }
  return FALSE;
}

/* ---- The whole hand ---- */

/* Returns: whether the seat has seen and done everything that it saw and did, and is asked */
static gboolean
is_there (const Again *self)
{
  return self->at == chieu_seen_get_last (self->seen) && get_next_own (self) == NULL && get_asked (self, TRUE) != 0;
}

/* Plays on until the seat sees something that it saw next. In the opening what others do comes before what is done unseen: everybody
 * sees it, and nobody waits for it. Returns: FALSE if it does not go on like that */
static gboolean
go_on (Again *self)
{
  gboolean opening = self->seen->game->is_opening (&self->state);

  return try_own (self) || (opening && try_seen (self, FALSE)) || try_unseen (self)
         || (!opening && try_seen (self, FALSE)) || try_seen (self, TRUE);
}

/* Plays the whole hand again. Returns: whether it comes to where the seat is asked now */
static gboolean
replay (Again *self)
{
  int n;

  if (chieu_record_find_wrong_face (self->record, &n) >= 0)
    return FALSE;
  chieu_record_deal (self->record, &self->state);
  if (!arrive_at_view (self, 0))
    return FALSE;
  while (!is_there (self))
    if (!go_on (self))
      return FALSE;
  return TRUE;
}

/* Makes a record of the deal from which the same play leads to the hidden cards of the aim. */
static ChieuRecord *
begin_record (const Again       *self,
              const ChieuRecord *truth)
{
  const ChieuSeen *seen = self->seen;
  ChieuRecord *record = chieu_record_new (truth->game, &truth->rules, &truth->carry, 0);

  record->n_deck = (guint) (truth->game->deck->n_faces * truth->game->deck->copies);
  record->carry.cai = (int8_t) seen->game->undeal (&seen->dealt, &seen->now, &self->aim, record->deck);
  return record;
}

/* Returns: a number that follows from what is seen alone; the deals that are tried follow from it */
static guint64
sum_view (const ChieuSeen *self)
{
  const guint8 *bytes = (const guint8 *) chieu_seen_get_view (self, chieu_seen_get_last (self));
  guint64 sum = CHIEU_FNV_START;

  for (gsize i = 0; i < self->game->state_size; i++)
    sum = chieu_fnv_add (sum, bytes[i]);
  return sum;
}

static ChieuRecord *
try_deal (const ChieuSeen   *seen,
          const ChieuRecord *truth,
          guint              number)
{
  g_autofree Again *again = g_new0 (Again, 1);
  ChieuRandom random;

  again->seen = seen;
  chieu_random_init (&random, chieu_random_hand_seed (sum_view (seen), number));
  seen->game->redeal (chieu_seen_get_view (seen, chieu_seen_get_last (seen)), seen->seat, &random, &again->aim);
  again->record = begin_record (again, truth);
  if (replay (again))
    return again->record;
  chieu_record_free (again->record);
  return NULL;
}

ChieuRecord *
chieu_program_record_make (const ChieuRecord *truth,
                           int                seat)
{
  g_autofree ChieuSeen *seen = NULL;
  ChieuRecord *record = NULL;

  g_return_val_if_fail (truth != NULL && seat >= 0 && seat < truth->carry.seats, NULL);

  if (truth->game->undeal == NULL || truth->game->forget == NULL)
    return NULL;
  seen = g_new0 (ChieuSeen, 1);
  chieu_seen_init (seen, truth, seat);
  for (guint i = 0; i < TRIES && record == NULL; i++)
    record = try_deal (seen, truth, i);
  chieu_seen_clear (seen);
  return record;
}
