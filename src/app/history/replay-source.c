/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "replay-source.h"

#include <string.h>

#include "mat/played/mat-source.h"

struct _ChieuReplaySource
{
  ChieuMatView *mat;             /* not owned: it owns this */
  ChieuReplay *replay;
  int eyes;                      /* the seat whose view is shown */
  int own;                       /* the person's own seat, −1: none */
  ChieuState view;               /* a copy: the replay's own view changes with its next call */
};

/* ---- What the mat asks ---- */

static const ChieuGame *
get_game (gpointer data)
{
  return chieu_replay_get_record (((ChieuReplaySource *) data)->replay)->game;
}

static const void *
get_view (gpointer data)
{
  return &((ChieuReplaySource *) data)->view;
}

static int
get_person (gpointer data)
{
  return ((ChieuReplaySource *) data)->eyes;
}

static int
get_own (gpointer data)
{
  return ((ChieuReplaySource *) data)->own;
}

static gboolean
is_asked (gpointer data)
{
  return FALSE;
}

static int
list_moves (gpointer        data,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  return 0;
}

static ChieuTry
try_move (gpointer         data,
          const ChieuMove *move,
          ChieuReason     *reason)
{
  *reason = CHIEU_REASON_NONE;
  return CHIEU_TRY_REFUSED;
}

static ChieuWay
get_way (gpointer data)
{
  return CHIEU_WAY_HOC;
}

static const ChieuMatSource source = {
  .get_game = get_game,
  .get_view = get_view,
  .get_person = get_person,
  .is_asked = is_asked,
  .list_moves = list_moves,
  .try_move = try_move,
  .get_way = get_way,
  .get_own = get_own,
};

/* ---- What is shown ---- */

/* Copies what the seat sees. After the end all hands are open, as at the mat itself. */
static void
update_view (ChieuReplaySource *self)
{
  const ChieuGame *game = get_game (self);
  const void *state = chieu_replay_get_state (self->replay);

  if (game->to_answer (state) == 0)
    memcpy (&self->view, state, game->state_size);
  else
    memcpy (&self->view, chieu_replay_get_view (self->replay, self->eyes), game->state_size);
}

ChieuReplaySource *
chieu_replay_source_show (ChieuMatView *mat,
                          ChieuReplay  *replay,
                          int           eyes,
                          int           own)
{
  ChieuReplaySource *self;

  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (mat) && replay != NULL, NULL);

  self = g_new0 (ChieuReplaySource, 1);
  self->mat = mat;
  self->replay = replay;
  self->eyes = eyes;
  self->own = own;
  update_view (self);
  chieu_mat_view_set_source (mat, &source, self, g_free);
  return self;
}

void
chieu_replay_source_set_eyes (ChieuReplaySource *self,
                              int                eyes)
{
  g_return_if_fail (self != NULL);

  if (self->eyes == eyes)
    return;
  self->eyes = eyes;
  update_view (self);
  chieu_mat_view_report_deal (self->mat);
}

static void
step_forward (ChieuReplaySource *self)
{
  ChieuEvents events;
  const ChieuRecordMove *made = chieu_replay_step (self->replay, &events);

  update_view (self);
  /* At the end of the hand there is no move. */
  if (made != NULL)
    chieu_mat_view_report_move (self->mat, made->seat, &made->move, &events);
}

void
chieu_replay_source_seek (ChieuReplaySource *self,
                          guint              position)
{
  g_return_if_fail (self != NULL);

  if (position == chieu_replay_get_position (self->replay) + 1)
    {
      step_forward (self);
      return;
    }
  chieu_replay_seek (self->replay, position);
  update_view (self);
  chieu_mat_view_report_deal (self->mat);
}
