/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-ceremony.h"

#include "mat/motion.h"
#include "seat-names.h"

struct _ChieuTableCeremony
{
  GObject parent_instance;

  ChieuSession *session;
  GSettings *settings;
  ChieuMatView *mat;             /* not owned: it lies beside the view */
  ChieuCeremonyView *view;       /* not owned: its overlay owns it */
  GSignalGroup *signals;         /* those of @match */
  ChieuMatch *match;             /* not owned: the session's */
  gboolean seen;                 /* the ceremony of the present hand has been shown, or there is none */
  gboolean is_on;                /* a ceremony is going on: it covers the mat */
};

G_DEFINE_FINAL_TYPE (ChieuTableCeremony, chieu_table_ceremony, G_TYPE_OBJECT)

/* Returns: the milliseconds for which each part of a ceremony is shown; −1: until the person goes on */
static int
find_delay (ChieuPace pace)
{
  static const int percent[] = { [CHIEU_PACE_SLOW] = 200, [CHIEU_PACE_NORMAL] = 100, [CHIEU_PACE_QUICK] = 60, [CHIEU_PACE_NONE] = 0 };

  return pace == CHIEU_PACE_WAIT ? -1 : CHIEU_TIME_RITE * percent[pace] / 100;
}

/* Returns: whether the present hand is to have a ceremony. @plan: (out): that ceremony */
static gboolean
is_wanted (ChieuTableCeremony *self,
           ChieuCeremony      *plan)
{
  return g_settings_get_boolean (self->settings, "ceremony") && !chieu_session_is_pace_forced (self->session)
         && chieu_session_get_pace (self->session) != CHIEU_PACE_NONE && !chieu_session_is_try (self->session)
         && chieu_match_get_options (self->match)->person >= 0 && chieu_match_get_ceremony (self->match, plan);
}

static void
apply_looks (ChieuTableCeremony *self)
{
  g_autofree char *mat = g_settings_get_string (self->settings, "mat");

  chieu_ceremony_view_set_mat (self->view, mat);
  chieu_ceremony_view_set_side_left (self->view, g_settings_get_boolean (self->settings, "buttons-left"));
  chieu_ceremony_view_set_volume (self->view, g_settings_get_boolean (self->settings, "sound")
                                              ? g_settings_get_double (self->settings, "sound-volume") : 0);
}

static void
open_ceremony (ChieuTableCeremony  *self,
               const ChieuCeremony *plan)
{
  const ChieuMatchOptions *options = chieu_match_get_options (self->match);
  ChieuSeatNames names;

  self->is_on = TRUE;
  apply_looks (self);
  chieu_seat_names_at_mat (self->mat, self->match, names);
  gtk_widget_set_visible (GTK_WIDGET (self->view), TRUE);
  /* The keys do not reach the mat below, either. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->mat), FALSE);
  chieu_ceremony_view_begin (self->view, plan, options->person, names, options->way == CHIEU_WAY_NGHIEM,
                             find_delay (chieu_session_get_pace (self->session)));
}

static void
close_ceremony (ChieuTableCeremony *self)
{
  self->is_on = FALSE;
  chieu_ceremony_view_end (self->view);
  gtk_widget_set_visible (GTK_WIDGET (self->view), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->mat), TRUE);
}

/* There is a hand on the mat, a new one or one that was resumed. A hand in which something was done already needs no ceremony. */
static void
dealt_cb (ChieuTableCeremony *self)
{
  ChieuCeremony plan;

  if (self->seen || self->is_on)
    return;
  if (!is_wanted (self, &plan))
    {
      self->seen = TRUE;
      return;
    }
  chieu_match_pause (self->match);
  open_ceremony (self, &plan);
}

static void
moved_cb (ChieuTableCeremony *self)
{
  self->seen = TRUE;
}

/* The next hand has a ceremony of its own. */
static void
hand_over_cb (ChieuTableCeremony *self)
{
  self->seen = FALSE;
}

static void
over_cb (ChieuTableCeremony *self,
         gboolean            never)
{
  if (never)
    g_settings_set_boolean (self->settings, "ceremony", FALSE);
  close_ceremony (self);
  self->seen = TRUE;
  if (self->match == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->mat));
  chieu_match_start (self->match);
}

void
chieu_table_ceremony_follow_match (ChieuTableCeremony *self,
                                   ChieuMatch         *match)
{
  g_return_if_fail (CHIEU_IS_TABLE_CEREMONY (self) && (match == NULL || CHIEU_IS_MATCH (match)));

  close_ceremony (self);
  self->match = match;
  self->seen = FALSE;
  g_signal_group_set_target (self->signals, match);
}

void
chieu_table_ceremony_start_match (ChieuTableCeremony *self)
{
  g_return_if_fail (CHIEU_IS_TABLE_CEREMONY (self));

  if (self->match != NULL && !self->is_on)
    chieu_match_start (self->match);
}

gboolean
chieu_table_ceremony_is_on (ChieuTableCeremony *self)
{
  g_return_val_if_fail (CHIEU_IS_TABLE_CEREMONY (self), FALSE);

  return self->is_on;
}

ChieuCeremonyView *
chieu_table_ceremony_get_view (ChieuTableCeremony *self)
{
  g_return_val_if_fail (CHIEU_IS_TABLE_CEREMONY (self), NULL);

  return self->view;
}

static void
dispose (GObject *object)
{
  ChieuTableCeremony *self = CHIEU_TABLE_CEREMONY (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  self->match = NULL;
  G_OBJECT_CLASS (chieu_table_ceremony_parent_class)->dispose (object);
}

static void
chieu_table_ceremony_class_init (ChieuTableCeremonyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
}

static void
chieu_table_ceremony_init (ChieuTableCeremony *self)
{
  self->signals = g_signal_group_new (CHIEU_TYPE_MATCH);
  g_signal_group_connect_swapped (self->signals, "hand-dealt", G_CALLBACK (dealt_cb), self);
  g_signal_group_connect_swapped (self->signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->signals, "hand-over", G_CALLBACK (hand_over_cb), self);
}

ChieuTableCeremony *
chieu_table_ceremony_new (ChieuSession *session,
                          GSettings    *settings,
                          ChieuMatView *mat,
                          GtkOverlay   *over)
{
  ChieuTableCeremony *self;

  g_return_val_if_fail (CHIEU_IS_SESSION (session) && G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (mat) && GTK_IS_OVERLAY (over), NULL);

  self = g_object_new (CHIEU_TYPE_TABLE_CEREMONY, NULL);
  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->mat = mat;
  self->view = CHIEU_CEREMONY_VIEW (chieu_ceremony_view_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->view), FALSE);
  gtk_overlay_add_overlay (over, GTK_WIDGET (self->view));
  g_signal_connect_object (self->view, "over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
  return self;
}
