/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "replay.h"

#include "match/words/words.h"

struct _ChieuReplay
{
  ChieuRecord *record;
  guint position;
  GArray *faults;                /* ChieuFault */
  GArray *marks;                 /* ChieuMark */
  ChieuState state;
  ChieuState view;
};

static const ChieuGame *
get_game (ChieuReplay *self)
{
  return self->record->game;
}

static const ChieuRecordMove *
get_move (ChieuReplay *self,
          guint        n)
{
  return &g_array_index (self->record->moves, ChieuRecordMove, n);
}

static void
deal_hand (ChieuReplay *self)
{
  chieu_record_deal (self->record, &self->state);
  self->position = 0;
}

/* ---- Marks ---- */

static void
add_mark (ChieuReplay   *self,
          ChieuMarkKind  kind,
          guint          move,
          ChieuReason    reason)
{
  ChieuMark mark = { .kind = kind, .move = move, .seat = get_move (self, move)->seat, .reason = reason };

  g_array_append_val (self->marks, mark);
}

static void
find_marks (ChieuReplay *self)
{
  const ChieuWords *words = chieu_words_for_game (get_game (self));
  guint next = 0;

  for (guint i = 0; i < chieu_replay_get_n_moves (self); i++)
    {
      if (chieu_words_called (words, get_move (self, i)->move.kind) != NULL)
        add_mark (self, CHIEU_MARK_CALLED, i, CHIEU_REASON_NONE);
      while (next < self->faults->len && g_array_index (self->faults, ChieuFault, next).move == i)
        add_mark (self, CHIEU_MARK_FAULT, i, g_array_index (self->faults, ChieuFault, next++).reason);
    }
}

/* ---- The hand ---- */

ChieuReplay *
chieu_replay_new (const ChieuRecord  *record,
                  GError            **error)
{
  ChieuReplay *self;
  ChieuResult result;

  g_return_val_if_fail (record != NULL, NULL);

  if (!chieu_record_replay (record, NULL, &result, error))
    return NULL;
  self = g_new0 (ChieuReplay, 1);
  self->record = chieu_record_copy (record);
  chieu_record_set_result (self->record, &result);
  self->faults = chieu_record_find_faults (self->record);
  self->marks = g_array_new (FALSE, FALSE, sizeof (ChieuMark));
  find_marks (self);
  deal_hand (self);
  return self;
}

void
chieu_replay_free (ChieuReplay *self)
{
  if (self == NULL)
    return;
  chieu_record_free (self->record);
  g_array_unref (self->faults);
  g_array_unref (self->marks);
  g_free (self);
}

const ChieuRecord *
chieu_replay_get_record (ChieuReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->record;
}

guint
chieu_replay_get_n_moves (ChieuReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->record->moves->len;
}

guint
chieu_replay_get_position (ChieuReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->position;
}

/* A whole hand is replayed in a fraction of a millisecond, so no state in between is kept. */
void
chieu_replay_seek (ChieuReplay *self,
                   guint        position)
{
  g_return_if_fail (self != NULL);

  if (position < self->position)
    deal_hand (self);
  while (self->position < position && chieu_replay_step (self, NULL) != NULL)
    ;
}

const ChieuRecordMove *
chieu_replay_step (ChieuReplay *self,
                   ChieuEvents *events)
{
  const ChieuRecordMove *made;

  g_return_val_if_fail (self != NULL, NULL);

  if (events != NULL)
    events->n = 0;
  if (self->position >= chieu_replay_get_n_moves (self))
    return NULL;
  made = get_move (self, self->position);
  get_game (self)->apply (&self->state, made->seat, &made->move, events);
  self->position++;
  return made;
}

const void *
chieu_replay_get_state (ChieuReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->state;
}

const void *
chieu_replay_get_view (ChieuReplay *self,
                       int          seat)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (seat >= -1 && seat < self->record->carry.seats, NULL);

  get_game (self)->observe (&self->state, seat, &self->view);
  return &self->view;
}

const GArray *
chieu_replay_get_marks (ChieuReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->marks;
}

const GArray *
chieu_replay_get_faults (ChieuReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->faults;
}

static gboolean
mark_is_wanted (const ChieuMark *mark,
                int              kind)
{
  return kind < 0 || (int) mark->kind == kind;
}

const ChieuMark *
chieu_replay_find_mark (ChieuReplay *self,
                        gboolean     forward,
                        int          kind)
{
  const ChieuMark *found = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->marks->len; i++)
    {
      const ChieuMark *mark = &g_array_index (self->marks, ChieuMark, i);

      if (!mark_is_wanted (mark, kind))
        continue;
      if (forward && mark->move >= self->position)
        return mark;
      if (!forward && mark->move + 1 < self->position)
        found = mark;
    }
  return found;
}

/* ---- The clean line ---- */

static gboolean
has_same_cards (const ChieuMove *a,
                const ChieuMove *b)
{
  guint8 count[G_MAXUINT8 + 1] = { 0 };

  if (a->n != b->n)
    return FALSE;
  for (int i = 0; i < a->n; i++)
    count[a->cards[i]]++;
  for (int i = 0; i < b->n; i++)
    if (count[b->cards[i]]-- == 0)
      return FALSE;
  return TRUE;
}

/* Returns: how similar @clean is to the move that was made, from 0: of another kind, to 3: the same cards, perhaps in another order */
static int
measure_likeness (const ChieuMove *clean,
                  const ChieuMove *made)
{
  if (clean->kind != made->kind)
    return 0;
  if (clean->face != made->face)
    return 1;
  return has_same_cards (clean, made) ? 3 : 2;
}

static gboolean
find_likest (const ChieuGame *game,
             const void      *state,
             int              seat,
             const ChieuMove *made,
             ChieuMove       *clean)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = game->moves (state, seat, CHIEU_MOVES_CLEAN, moves);
  int best = 0;

  for (int i = 1; i < n; i++)
    if (measure_likeness (&moves[i], made) > measure_likeness (&moves[best], made))
      best = i;
  if (n > 0)
    *clean = moves[best];
  return n > 0;
}

gboolean
chieu_replay_find_clean (ChieuReplay *self,
                         guint        move,
                         ChieuMove   *clean)
{
  const ChieuRecordMove *made;
  guint position;
  bool possible;
  gboolean found;

  g_return_val_if_fail (self != NULL && clean != NULL, FALSE);
  g_return_val_if_fail (move < chieu_replay_get_n_moves (self), FALSE);

  made = get_move (self, move);
  position = self->position;
  chieu_replay_seek (self, move);
  found = get_game (self)->check (&self->state, made->seat, &made->move, &possible) != CHIEU_REASON_NONE
          && find_likest (get_game (self), &self->state, made->seat, &made->move, clean);
  chieu_replay_seek (self, position);
  return found;
}
