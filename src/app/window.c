/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-private.h"

#include <glib/gi18n.h>

#include "mat-looks.h"
#include "match-settings.h"
#include "warm-up.h"

/* How long the cards of the win lie on the mat before the result is shown. */
#define RESULT_DELAY_MS 2500
#define SHOWN_DELAY_MS 300
/* After the window has appeared. */
#define MESSAGE_DELAY_MS 300

G_DEFINE_FINAL_TYPE (ChieuWindow, chieu_window, ADW_TYPE_APPLICATION_WINDOW)

void
chieu_window_tell_over (GtkWindow  *parent,
                        const char *heading,
                        const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("All right"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
chieu_window_tell (ChieuWindow *self,
                   const char  *heading,
                   const char  *body)
{
  chieu_window_tell_over (GTK_WINDOW (self), heading, body);
}

void
chieu_window_get_names (ChieuWindow    *self,
                        ChieuSeatNames  names)
{
  int person = chieu_window_get_match (self) != NULL ? chieu_match_get_person (chieu_window_get_match (self)) : 0;

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    names[seat] = seat == person ? C_("seat", "You") : chieu_mat_view_get_seat_name (self->mat, seat);
}

int
chieu_window_get_card_height (ChieuWindow *self)
{
  return CLAMP (gtk_widget_get_height (GTK_WIDGET (self)) / 4, 120, 360);
}

/* ---- The match ---- */

void
chieu_window_forget_timer (ChieuWindow *self)
{
  g_clear_handle_id (&self->result_timer, g_source_remove);
}

static gboolean
show_result_cb (gpointer data)
{
  ChieuWindow *self = data;

  self->result_timer = 0;
  if (chieu_window_page_is (self, CHIEU_PAGE_TABLE))
    chieu_window_show_page (self, CHIEU_PAGE_RESULT);
  return G_SOURCE_REMOVE;
}

static void
hand_over_cb (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  gboolean at_once = match != NULL && chieu_match_get_pace (match) == CHIEU_PACE_NONE;

  chieu_window_fill_result (self);
  chieu_warm_up (chieu_window_get_page (self, CHIEU_PAGE_RESULT));
  chieu_window_forget_timer (self);
  chieu_window_update (self);
  /* A match that is started again tells its end again; and what is still turned up on the mat is looked at first. */
  if (self->looks_at_mat || chieu_mat_view_is_showing (self->mat))
    return;
  self->result_timer = g_timeout_add (at_once ? 0 : RESULT_DELAY_MS, show_result_cb, self);
}

/* All has been turned up, and there was time to read it. */
static void
show_over_cb (ChieuWindow *self)
{
  chieu_window_forget_timer (self);
  if (!self->looks_at_mat)
    self->result_timer = g_timeout_add (SHOWN_DELAY_MS, show_result_cb, self);
}

static void
hand_dealt_cb (ChieuWindow *self)
{
  chieu_window_forget_timer (self);
  chieu_window_update (self);
}

static void
moved_cb (ChieuWindow *self)
{
  self->looks_at_mat = FALSE;
}

/* @text (transfer full) stays until somebody has read it. */
static void
add_toast (ChieuWindow *self,
           char        *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_timeout (toast, 0);
  adw_toast_overlay_add_toast (self->toasts, toast);
  g_free (text);
}

static void
save_failed_cb (ChieuWindow *self,
                const char  *message)
{
  add_toast (self, g_strdup_printf (_("This match cannot be saved: %s"), message));
}

static void
answers_lost_cb (ChieuWindow *self,
                 const char  *message)
{
  add_toast (self, g_strdup_printf (_("Your answers cannot be kept: %s"), message));
}

static void
match_changed_cb (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);

  chieu_window_forget_timer (self);
  self->looks_at_mat = FALSE;
  chieu_mat_view_set_match (self->mat, match);
  chieu_window_update_log (self);
  if (match == NULL)
    return;
  g_signal_connect_object (match, "hand-over", G_CALLBACK (hand_over_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "hand-dealt", G_CALLBACK (hand_dealt_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::can-undo", G_CALLBACK (chieu_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "save-failed", G_CALLBACK (save_failed_cb), self, G_CONNECT_SWAPPED);
  chieu_window_follow_programs (self, match);
  chieu_window_update (self);
}

static guint64
take_seed (ChieuWindow *self)
{
  if (!self->has_seed)
    return chieu_fresh_seed ();
  self->has_seed = FALSE;
  return self->seed;
}

static void
begin (ChieuWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!chieu_session_begin (self->session, take_seed (self), &error))
    {
      chieu_window_tell (self, _("No new match could be begun"), error->message);
      return;
    }
  self->has_begun = TRUE;
  g_clear_pointer (&self->pages_before[CHIEU_BACK_FROM_FORM], g_free);
  chieu_window_show_page (self, CHIEU_PAGE_TABLE);
}

static void
leave_response_cb (ChieuWindow *self,
                   const char  *response)
{
  if (g_str_equal (response, "leave"))
    begin (self);
}

void
chieu_window_begin (ChieuWindow *self)
{
  GtkWidget *dialog;

  if (!chieu_window_match_goes_on (self))
    {
      begin (self);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Leave the match you are playing?"),
                                   _("It is not over yet. It ends here if you begin a new one."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "stay", _("Go on playing"), "leave", _("Begin the new match"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (leave_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* ---- Settings ---- */

static void
follow_settings (ChieuWindow *self)
{
  chieu_mat_looks_follow (self->mat, self->settings);
  g_settings_bind (self->settings, "own-order", self->mat, "own-order", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->mat, "notify::own-order", G_CALLBACK (chieu_window_update), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "hand-order", self->mat, "hand-order", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

/* ---- The object ---- */

static gboolean
settled_cb (gpointer data)
{
  ChieuWindow *self = data;
  g_autofree char *message = chieu_session_steal_message (self->session);

  self->message_source = 0;
  if (!chieu_window_page_is (self, CHIEU_PAGE_TABLE))
    chieu_warm_up (GTK_WIDGET (self->mat));
  chieu_window_warm_up_school (self);
  if (message != NULL)
    chieu_window_tell (self, _("About your saved matches"), message);
  return G_SOURCE_REMOVE;
}

/* A message wants a window that is seen already: over one that is only about to be, it lies half transparent. */
static void
map (GtkWidget *widget)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  GTK_WIDGET_CLASS (chieu_window_parent_class)->map (widget);
  if (self->message_source == 0)
    self->message_source = g_timeout_add (MESSAGE_DELAY_MS, settled_cb, self);
}

/* Tells what was wrong once the window has been seen for a while; at once if it has been already. */
static void
tell_message (ChieuWindow *self)
{
  g_autofree char *message = self->message_source == 0 && gtk_widget_get_mapped (GTK_WIDGET (self))
                             ? chieu_session_steal_message (self->session) : NULL;

  if (message != NULL)
    chieu_window_tell (self, _("About your saved matches"), message);
}

/* The page that is seen first depends on the match that was left. Who has gone elsewhere meanwhile stays there. */
static void
show_first_page (ChieuWindow *self)
{
  tell_message (self);
  if (!chieu_window_page_is (self, CHIEU_PAGE_TABLE) || self->has_begun)
    return;
  if (chieu_window_match_goes_on (self))
    chieu_start_page_set_match (CHIEU_START_PAGE (chieu_window_get_page (self, CHIEU_PAGE_START)),
                                chieu_window_get_match (self), chieu_session_get_last_played (self->session));
  chieu_window_show_page (self, chieu_window_match_goes_on (self)    ? CHIEU_PAGE_START
                                : chieu_window_is_first_start (self) ? CHIEU_PAGE_WELCOME
                                                                     : CHIEU_PAGE_NEW);
}

ChieuWindow *
chieu_window_new (AdwApplication *application,
                  ChieuSession   *session,
                  GSettings      *settings,
                  const guint64  *seed)
{
  ChieuWindow *self;

  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (CHIEU_IS_SESSION (session), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_WINDOW, "application", application, NULL);
  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->has_seed = seed != NULL;
  self->seed = seed != NULL ? *seed : 0;
  g_signal_connect_object (session, "match-changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "answers-lost", G_CALLBACK (answers_lost_cb), self, G_CONNECT_SWAPPED);
  follow_settings (self);
  chieu_window_follow_coach (self);
  match_changed_cb (self);
  g_signal_connect_object (session, "opened", G_CALLBACK (show_first_page), self, G_CONNECT_SWAPPED);
  if (chieu_session_is_open (session))
    show_first_page (self);
  else
    chieu_window_update (self);
  return self;
}

static void
dispose (GObject *object)
{
  ChieuWindow *self = CHIEU_WINDOW (object);

  chieu_window_forget_timer (self);
  g_clear_handle_id (&self->message_source, g_source_remove);
  if (chieu_window_get_match (self) != NULL)
    chieu_match_pause (chieu_window_get_match (self));
  if (self->mat != NULL)
    chieu_mat_view_set_match (self->mat, NULL);
  self->mat = NULL;
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  for (int i = 0; i < CHIEU_N_BACKS; i++)
    g_clear_pointer (&self->pages_before[i], g_free);
  g_clear_object (&self->aloud);
  G_OBJECT_CLASS (chieu_window_parent_class)->dispose (object);
}

/* After all pages are gone: what they show is the school's. */
static void
finalize (GObject *object)
{
  g_clear_pointer (&CHIEU_WINDOW (object)->school, chieu_school_free);
  g_clear_pointer (&CHIEU_WINDOW (object)->practice, chieu_practice_book_free);
  G_OBJECT_CLASS (chieu_window_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, back);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, scores);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, result);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, coach_button);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, table);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ChieuWindow, mat);
}

static void
chieu_window_class_init (ChieuWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->map = map;
  g_type_ensure (CHIEU_TYPE_MAT_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/window.ui");
  bind_children (widget_class);
  chieu_window_install_actions (widget_class);
}

static void
chieu_window_init (ChieuWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  chieu_window_add_coach (self);
  g_signal_connect_object (self->mat, "show-over", G_CALLBACK (show_over_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mat, "card-asked", G_CALLBACK (chieu_window_show_card), self, G_CONNECT_SWAPPED);
}
