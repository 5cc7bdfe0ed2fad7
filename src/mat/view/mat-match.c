/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match as the source of the chiếu.
 */
#include "mat-view.h"
#include "mat/played/mat-source.h"

#include "mat/mat-layout.h"
#include "mat/motion.h"
#include "match/hand-log.h"

/* The data of the source. */
typedef struct
{
  ChieuMatch *match;             /* owned */
  ChieuMatView *view;            /* not owned: it owns this */
} Seated;

static const ChieuGame *
get_game (gpointer data)
{
  return chieu_match_get_options (((Seated *) data)->match)->game;
}

static const void *
get_view (gpointer data)
{
  return chieu_match_get_view (((Seated *) data)->match);
}

static int
get_person (gpointer data)
{
  return chieu_match_get_person (((Seated *) data)->match);
}

static gboolean
is_asked (gpointer data)
{
  return chieu_match_is_asked (((Seated *) data)->match);
}

static int
list_moves (gpointer        data,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  return chieu_match_list_moves (((Seated *) data)->match, scope, moves);
}

static ChieuTry
try_move (gpointer         data,
          const ChieuMove *move,
          ChieuReason     *reason)
{
  return chieu_match_try (((Seated *) data)->match, move, reason);
}

static ChieuWay
get_way (gpointer data)
{
  return chieu_match_get_options (((Seated *) data)->match)->way;
}

static gboolean
can_undo (gpointer data)
{
  return chieu_match_can_undo (((Seated *) data)->match);
}

static GPtrArray *
make_log (gpointer           data,
          const char *const *names,
          guint             *since)
{
  return chieu_mat_make_log (((Seated *) data)->match, names, since);
}

static void
undo (gpointer data)
{
  chieu_match_undo (((Seated *) data)->match);
}

static gboolean
is_waiting (gpointer data)
{
  return chieu_match_is_waiting (((Seated *) data)->match);
}

static void
proceed (gpointer data)
{
  chieu_match_proceed (((Seated *) data)->match);
}

static gboolean
is_opening (gpointer data)
{
  return chieu_match_is_opening (((Seated *) data)->match);
}

static void
begin_hand (gpointer data)
{
  chieu_match_end_opening (((Seated *) data)->match);
}

/* Returns: the milliseconds between two steps at the pace of the match: enough for a player who reads slowly, and no longer than a quick
 * one would wait; −1 where the person goes on */
static int
get_step_delay (gpointer data)
{
  static const int percent[] = {
    [CHIEU_PACE_SLOW] = 200, [CHIEU_PACE_NORMAL] = 100, [CHIEU_PACE_QUICK] = 50, [CHIEU_PACE_NONE] = 0,
  };
  ChieuPace pace = chieu_match_get_pace (((Seated *) data)->match);

  return pace == CHIEU_PACE_WAIT ? -1 : CHIEU_TIME_STEP * percent[pace] / 100;
}

static const ChieuMatSource match_source = {
  .get_game = get_game,
  .get_view = get_view,
  .get_person = get_person,
  .is_asked = is_asked,
  .list_moves = list_moves,
  .try_move = try_move,
  .get_way = get_way,
  .can_undo = can_undo,
  .undo = undo,
  .make_log = make_log,
  .is_waiting = is_waiting,
  .proceed = proceed,
  .is_opening = is_opening,
  .begin = begin_hand,
  .get_step_delay = get_step_delay,
};

static void
moved_cb (Seated   *seated,
          int       seat,
          gpointer  move,
          gpointer  events)
{
  chieu_mat_view_report_move (seated->view, seat, move, events);
}

static void
asked_cb (Seated *seated)
{
  chieu_mat_view_report_question (seated->view);
}

static void
dealt_cb (Seated *seated)
{
  chieu_mat_view_report_deal (seated->view);
}

static void
changed_cb (Seated *seated)
{
  chieu_mat_view_report_change (seated->view);
}

static void
thinking_cb (Seated *seated)
{
  guint seats = 0;

  g_object_get (seated->match, "thinking", &seats, NULL);
  chieu_mat_view_set_thinking (seated->view, seats);
  chieu_mat_view_report_change (seated->view);
}

static void
saving_cb (Seated *seated)
{
  chieu_mat_view_set_saving (seated->view, chieu_match_is_saving (seated->match));
}

static void
seated_free (gpointer data)
{
  Seated *seated = data;

  g_signal_handlers_disconnect_by_data (seated->match, seated);
  g_object_unref (seated->match);
  g_free (seated);
}

GPtrArray *
chieu_mat_make_log (ChieuMatch        *match,
                    const char *const *names,
                    guint             *since)
{
  g_autoptr (ChieuRecord) record = NULL;
  const ChieuMatLayout *layout;

  g_return_val_if_fail (CHIEU_IS_MATCH (match), NULL);

  record = chieu_match_make_record (match);
  layout = chieu_mat_layout_find (record->game);
  return chieu_hand_log_make (record, chieu_match_get_person (match), layout != NULL && layout->faults_end_play, names,
                              chieu_match_get_notes (match), since);
}

void
chieu_mat_view_set_match (ChieuMatView *self,
                          ChieuMatch   *match)
{
  Seated *seated;

  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));
  g_return_if_fail (match == NULL || CHIEU_IS_MATCH (match));

  if (match == NULL)
    {
      chieu_mat_view_set_source (self, NULL, NULL, NULL);
      return;
    }
  seated = g_new (Seated, 1);
  *seated = (Seated) { .match = g_object_ref (match), .view = self };
  g_signal_connect_swapped (match, "moved", G_CALLBACK (moved_cb), seated);
  g_signal_connect_swapped (match, "asked", G_CALLBACK (asked_cb), seated);
  g_signal_connect_swapped (match, "hand-dealt", G_CALLBACK (dealt_cb), seated);
  g_signal_connect_swapped (match, "hand-over", G_CALLBACK (asked_cb), seated);
  g_signal_connect_swapped (match, "notify::can-undo", G_CALLBACK (changed_cb), seated);
  g_signal_connect_swapped (match, "notify::pace", G_CALLBACK (changed_cb), seated);
  g_signal_connect_swapped (match, "notify::thinking", G_CALLBACK (thinking_cb), seated);
  g_signal_connect_swapped (match, "notify::saving", G_CALLBACK (saving_cb), seated);
  chieu_mat_view_set_source (self, &match_source, seated, seated_free);
  saving_cb (seated);
}

ChieuMatch *
chieu_mat_view_get_match (ChieuMatView *self)
{
  gpointer data;

  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), NULL);

  return chieu_mat_view_get_source (self, &data) == &match_source ? ((Seated *) data)->match : NULL;
}
