/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands gone through again, and tries that begin in the middle of one.
 */
#include <glib/gi18n.h>

#include "replay-window.h"
#include "window-private.h"

/* The windows between the hand and the mat are in the way now. */
static void
close_up_to (GtkWindow   *window,
             ChieuWindow *self)
{
  while (window != NULL && window != GTK_WINDOW (self))
    {
      GtkWindow *parent = gtk_window_get_transient_for (window);

      gtk_window_close (window);
      window = parent;
    }
}

static void
play_on_cb (ChieuReplayWindow *replay,
            guint              position,
            int                eyes,
            ChieuWindow       *self)
{
  const ChieuRecord *record = chieu_replay_get_record (chieu_replay_window_get_replay (replay));
  g_autoptr (GError) error = NULL;

  if (!chieu_session_play_on (self->session, record, position, eyes, &error))
    {
      chieu_window_tell_over (GTK_WINDOW (replay), _("This hand cannot be played on"), error->message);
      return;
    }
  close_up_to (GTK_WINDOW (replay), self);
  chieu_window_show_page (self, CHIEU_PAGE_TABLE);
}

static void
export_cb (ChieuReplayWindow *replay,
           ChieuWindow       *self)
{
  char *text = chieu_record_to_string (chieu_replay_get_record (chieu_replay_window_get_replay (replay)));

  chieu_window_save_text (GTK_WINDOW (replay), text, g_object_get_data (G_OBJECT (replay), "file"));
}

void
chieu_window_present_over (ChieuWindow *self,
                           GtkWindow   *window)
{
  if (gtk_window_is_maximized (GTK_WINDOW (self)))
    gtk_window_maximize (window);
  gtk_window_present (window);
}

void
chieu_window_show_replay (ChieuWindow          *self,
                          GtkWindow            *parent,
                          ChieuReplay          *replay,
                          char                 *file,
                          const ChieuSeatNames  names,
                          int                   person,
                          guint                 position)
{
  GtkWindow *window = chieu_replay_window_new (parent, replay, names, person, MAX (person, 0), position);

  g_object_set_data_full (G_OBJECT (window), "file", file, g_free);
  g_signal_connect_object (window, "play-on", G_CALLBACK (play_on_cb), self, 0);
  g_signal_connect_object (window, "export", G_CALLBACK (export_cb), self, 0);
  /* What lies over a window that lets nothing else be done has to be one, too. */
  gtk_window_set_modal (window, gtk_window_get_modal (parent));
  chieu_window_present_over (self, window);
}

ChieuReplay *
chieu_window_get_replay (ChieuWindow  *self,
                         GError      **error)
{
  g_autoptr (ChieuRecord) record = chieu_match_make_record (chieu_window_get_match (self));

  return chieu_replay_new (record, error);
}

void
chieu_window_replay_match (ChieuWindow *self,
                           guint        position)
{
  chieu_window_replay_match_over (self, GTK_WINDOW (self), position);
}

void
chieu_window_replay_match_over (ChieuWindow *self,
                                GtkWindow   *parent,
                                guint        position)
{
  ChieuMatch *match = chieu_window_get_match (self);
  const ChieuMatchOptions *options = chieu_match_get_options (match);
  g_autoptr (GError) error = NULL;
  ChieuReplay *replay = chieu_window_get_replay (self, &error);
  ChieuSeatNames names;

  if (replay == NULL)
    {
      chieu_window_tell (self, _("This hand cannot be gone through"), error->message);
      return;
    }
  chieu_window_get_names (self, names);
  chieu_window_show_replay (self, parent, replay,
                            chieu_window_name_file (options->game, options->seats, (int) chieu_match_get_hand_number (match), 0),
                            names, options->person, position);
}

void
chieu_window_end_try (ChieuWindow *self)
{
  chieu_session_end_try (self->session);
  if (chieu_window_get_match (self) == NULL)
    {
      chieu_window_show_page (self, CHIEU_PAGE_NEW);
      return;
    }
  if (chieu_window_hand_is_over (self))
    chieu_window_fill_result (self);
  chieu_window_show_page (self, chieu_window_hand_is_over (self) ? CHIEU_PAGE_RESULT : CHIEU_PAGE_TABLE);
}
