/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-offer.h"
#include "house-rules-window.h"
#include "scores-window.h"
#include "window-private.h"

static void
new_match_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  chieu_window_remember_page (self, CHIEU_BACK_FROM_FORM);
  chieu_window_show_page (self, CHIEU_PAGE_NEW);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  if (chieu_window_page_is (self, CHIEU_PAGE_GALLERY))
    {
      chieu_window_leave_gallery (self);
      return;
    }
  if (chieu_window_page_is (self, CHIEU_PAGE_SCHOOL) || chieu_window_page_is (self, CHIEU_PAGE_LESSON))
    {
      chieu_window_leave_school (self);
      return;
    }
  if (chieu_window_is_in_practice (self))
    {
      chieu_window_leave_practice (self);
      return;
    }
  if (chieu_session_is_try (self->session) && !chieu_window_page_is (self, CHIEU_PAGE_NEW))
    {
      chieu_window_end_try (self);
      return;
    }
  chieu_window_go_back (self, CHIEU_BACK_FROM_FORM);
}

static void
gallery_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  chieu_window_show_gallery (CHIEU_WINDOW (widget));
}

static void
go_on_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  if (chieu_window_hand_is_over (self))
    chieu_window_fill_result (self);
  chieu_window_show_page (self, chieu_window_hand_is_over (self) ? CHIEU_PAGE_RESULT : CHIEU_PAGE_TABLE);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  chieu_match_undo (chieu_window_get_match (CHIEU_WINDOW (widget)));
}

static void
sort_hand_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  chieu_mat_view_set_own_order (CHIEU_WINDOW (widget)->mat, FALSE);
}

static void
scores_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  ChieuSeatNames names;

  chieu_window_get_names (self, names);
  /* A try is saved nowhere: the hands of the store are another match's. */
  gtk_window_present (chieu_scores_window_new (GTK_WINDOW (self), chieu_window_get_match (self),
                                               chieu_session_is_try (self->session) ? NULL : chieu_session_get_store (self->session),
                                               names));
}

static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  chieu_window_replay_match (CHIEU_WINDOW (widget), g_variant_get_uint32 (parameter));
}

static void
house_rules_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  const ChieuGameOffer *offer = chieu_game_offer_chosen (self->settings);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, self->settings);

  gtk_window_present (chieu_house_rules_window_new (GTK_WINDOW (self), chieu_session_get_shelf (self->session, offer->game),
                                                    own));
}

static void
look_at_mat_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  CHIEU_WINDOW (widget)->looks_at_mat = TRUE;
  chieu_window_show_page (CHIEU_WINDOW (widget), CHIEU_PAGE_TABLE);
}

static void
show_result_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  chieu_window_forget_timer (CHIEU_WINDOW (widget));
  chieu_window_show_page (CHIEU_WINDOW (widget), CHIEU_PAGE_RESULT);
}

static void
next_hand_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  chieu_match_next_hand (chieu_window_get_match (self));
  chieu_window_show_page (self, CHIEU_PAGE_TABLE);
}

static void
standings_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  chieu_window_fill_closing (CHIEU_WINDOW (widget));
  chieu_window_show_page (CHIEU_WINDOW (widget), CHIEU_PAGE_CLOSING);
}

static void
save_record_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  chieu_window_save_record (CHIEU_WINDOW (widget));
}

static void
open_record_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  chieu_window_open_record (CHIEU_WINDOW (widget));
}

static void
fullscreen_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

void
chieu_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-match", NULL, new_match_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.gallery", NULL, gallery_action);
  gtk_widget_class_install_action (widget_class, "win.go-on", NULL, go_on_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.sort-hand", NULL, sort_hand_action);
  gtk_widget_class_install_action (widget_class, "win.scores", NULL, scores_action);
  gtk_widget_class_install_action (widget_class, "win.look-at-mat", NULL, look_at_mat_action);
  gtk_widget_class_install_action (widget_class, "win.house-rules", NULL, house_rules_action);
  /* From which move on; what is more than there are is the end. */
  gtk_widget_class_install_action (widget_class, "win.replay", "u", replay_action);
  gtk_widget_class_install_action (widget_class, "win.show-result", NULL, show_result_action);
  gtk_widget_class_install_action (widget_class, "win.next-hand", NULL, next_hand_action);
  gtk_widget_class_install_action (widget_class, "win.standings", NULL, standings_action);
  gtk_widget_class_install_action (widget_class, "win.save-record", NULL, save_record_action);
  gtk_widget_class_install_action (widget_class, "win.open-record", NULL, open_record_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
  chieu_window_install_history_actions (widget_class);
  chieu_window_install_school_actions (widget_class);
  chieu_window_install_practice_actions (widget_class);
  chieu_window_install_aloud_action (widget_class);
  chieu_window_install_coach_action (widget_class);
  chieu_window_install_log_action (widget_class);
  chieu_window_install_moments_action (widget_class);
}
