/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "help-place.h"
#include "gallery.h"
#include "hoi-words.h"
#include "welcome-page.h"
#include "window-private.h"

/* Frames in which a page may come to have something that takes the focus. */
#define FOCUS_FRAMES 60

ChieuMatch *
chieu_window_get_match (ChieuWindow *self)
{
  return self->session != NULL ? chieu_session_get_match (self->session) : NULL;
}

gboolean
chieu_window_hand_is_over (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  ChieuResult result;

  return match != NULL && chieu_match_get_result (match, &result);
}

gboolean
chieu_window_match_goes_on (ChieuWindow *self)
{
  return chieu_window_get_match (self) != NULL && !chieu_match_is_over (chieu_window_get_match (self));
}

gboolean
chieu_window_page_is (ChieuWindow *self,
                      const char  *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0;
}

const char *
chieu_window_get_place (ChieuWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_WINDOW (self), NULL);

  if (chieu_window_page_is (self, CHIEU_PAGE_TABLE))
    return chieu_help_place_of_match (chieu_window_get_match (self));
  return gtk_stack_get_visible_child_name (self->pages);
}

static gboolean
is_in_school (ChieuWindow *self)
{
  return chieu_window_page_is (self, CHIEU_PAGE_SCHOOL) || chieu_window_page_is (self, CHIEU_PAGE_LESSON);
}

static gboolean
can_go_back (ChieuWindow *self)
{
  return is_in_school (self) || chieu_window_is_in_practice (self) || chieu_window_page_is (self, CHIEU_PAGE_RECORD) || chieu_window_page_is (self, CHIEU_PAGE_GALLERY)
         || chieu_session_is_try (self->session)
         || (chieu_window_page_is (self, CHIEU_PAGE_NEW) && self->pages_before[CHIEU_BACK_FROM_FORM] != NULL);
}

static void
enable (ChieuWindow *self,
        const char  *action,
        gboolean     enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/* (nullable): the title of a page that is called the same whatever it shows. */
static const char *
title_of_page (ChieuWindow *self)
{
  static const struct { const char *page, *title; } titles[] = {
    { CHIEU_PAGE_SCHOOL, N_("School") },
    { CHIEU_PAGE_PRACTICE, N_("Practice") },
    { CHIEU_PAGE_TASK, N_("Practice") },
    { CHIEU_PAGE_RECORD, N_("A hand from a record") },
    { CHIEU_PAGE_GALLERY, N_("Card gallery") },
    { CHIEU_PAGE_NEW, N_("New match") },
    { CHIEU_PAGE_START, N_("Chiếu Bài") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (chieu_window_page_is (self, titles[i].page))
      return _(titles[i].title);
  return NULL;
}

static void
update_title (ChieuWindow *self)
{
  g_autofree char *title = g_strdup (title_of_page (self));

  if (chieu_window_page_is (self, CHIEU_PAGE_LESSON))
    title = chieu_window_get_lesson_title (self);
  else if (title == NULL && chieu_window_get_match (self) == NULL)
    title = g_strdup (_("Chiếu Bài"));
  else if (title == NULL && chieu_session_is_try (self->session))
    title = g_strdup (_("A try: nothing of it is kept"));
  else if (title == NULL)
    title = chieu_hoi_to_words (chieu_window_get_match (self));
  gtk_label_set_label (self->title, title);
}

/* What teaches is read aloud. */
static gboolean
can_be_read (ChieuWindow *self)
{
  return chieu_window_page_is (self, CHIEU_PAGE_LESSON) || chieu_window_page_is (self, CHIEU_PAGE_TASK);
}

void
chieu_window_update (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  gboolean at_table = chieu_window_page_is (self, CHIEU_PAGE_TABLE);
  gboolean over = chieu_window_hand_is_over (self);

  update_title (self);
  enable (self, "win.read-aloud", can_be_read (self));
  if (!can_be_read (self))
    chieu_window_stop_reading (self);
  enable (self, "win.undo", at_table && match != NULL && chieu_match_can_undo (match));
  enable (self, "win.sort-hand", at_table && match != NULL && chieu_mat_view_get_own_order (self->mat));
  enable (self, "win.back", can_go_back (self));
  enable (self, "win.history", chieu_session_get_store (self->session) != NULL);
  enable (self, "win.statistics", chieu_session_get_store (self->session) != NULL);
  enable (self, "win.go-on", match != NULL);
  enable (self, "win.new-match", !chieu_window_page_is (self, CHIEU_PAGE_NEW));
  enable (self, "win.scores", match != NULL && !chieu_window_page_is (self, CHIEU_PAGE_NEW));
  enable (self, "win.log", match != NULL && (at_table || chieu_window_page_is (self, CHIEU_PAGE_RESULT)
                                            || chieu_window_page_is (self, CHIEU_PAGE_CLOSING)));
  enable (self, "win.save-record", match != NULL && !chieu_window_page_is (self, CHIEU_PAGE_NEW));
  enable (self, "win.show-result", over && !chieu_window_page_is (self, CHIEU_PAGE_RESULT));
  enable (self, "win.look-at-mat", over);
  enable (self, "win.replay", over);
  enable (self, "win.moments", chieu_window_has_moments (self));
  enable (self, "win.next-hand", over && chieu_window_match_goes_on (self));
  enable (self, "win.standings", over && !chieu_window_match_goes_on (self));
  chieu_window_update_coach (self);
  gtk_widget_set_visible (self->back, can_go_back (self));
  gtk_widget_set_visible (self->result, at_table && over);
  gtk_widget_set_visible (self->scores, match != NULL && (at_table || chieu_window_page_is (self, CHIEU_PAGE_RESULT)));
}

static GtkWidget *
page_new (ChieuWindow *self,
          const char  *name)
{
  GtkWidget *form;

  if (g_str_equal (name, CHIEU_PAGE_START))
    return g_object_new (CHIEU_TYPE_START_PAGE, NULL);
  if (g_str_equal (name, CHIEU_PAGE_SCHOOL))
    return chieu_window_school_page_new (self);
  if (g_str_equal (name, CHIEU_PAGE_LESSON))
    return chieu_window_lesson_page_new (self);
  if (g_str_equal (name, CHIEU_PAGE_PRACTICE))
    return chieu_window_practice_home_new (self);
  if (g_str_equal (name, CHIEU_PAGE_TASK))
    return chieu_window_practice_page_new (self);
  if (g_str_equal (name, CHIEU_PAGE_WELCOME))
    return chieu_welcome_page_new ();
  if (g_str_equal (name, CHIEU_PAGE_CLOSING))
    return g_object_new (CHIEU_TYPE_CLOSING_PAGE, NULL);
  if (g_str_equal (name, CHIEU_PAGE_GALLERY))
    return chieu_gallery_new ();
  if (!g_str_equal (name, CHIEU_PAGE_NEW))
    return g_object_new (CHIEU_TYPE_RESULT_PAGE, NULL);
  form = g_object_new (CHIEU_TYPE_NEW_MATCH, NULL);
  chieu_new_match_set_settings (CHIEU_NEW_MATCH (form), self->settings, self->session);
  g_signal_connect_object (form, "begin", G_CALLBACK (chieu_window_begin), self, G_CONNECT_SWAPPED);
  return form;
}

GtkWidget *
chieu_window_get_page (ChieuWindow *self,
                       const char  *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->pages, name);

  if (page == NULL)
    {
      page = page_new (self, name);
      gtk_widget_set_visible (page, FALSE);
      gtk_stack_add_named (self->pages, page, name);
    }
  return page;
}

/* Pages that are turned away are hidden too: a screen reader would find them in the stack. */
static void
turn_to (ChieuWindow *self,
         const char  *name)
{
  GtkWidget *page = chieu_window_get_page (self, name);

  gtk_widget_set_visible (page, TRUE);
  gtk_stack_set_visible_child (self->pages, page);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->pages)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == page);
}

/* The coach beside the mat takes no focus from it. */
static gboolean
grab_focus (ChieuWindow *self,
            GtkWidget   *page)
{
  return gtk_widget_grab_focus (page == GTK_WIDGET (self->table) ? GTK_WIDGET (self->mat) : page);
}

static gboolean
focus_cb (GtkWidget     *page,
          GdkFrameClock *clock,
          gpointer       data)
{
  ChieuWindow *self = data;

  if (page != gtk_stack_get_visible_child (self->pages) || grab_focus (self, page)
      || self->focus_frames-- == 0)
    return G_SOURCE_REMOVE;
  return G_SOURCE_CONTINUE;
}

/* The cards of a mat that was hidden are there only after its first layout: then it is tried again. */
static void
focus_page (ChieuWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);

  self->focus_frames = FOCUS_FRAMES;
  if (!grab_focus (self, page))
    gtk_widget_add_tick_callback (page, focus_cb, self, NULL);
}

void
chieu_window_show_page (ChieuWindow *self,
                        const char  *name)
{
  ChieuMatch *match = chieu_window_get_match (self);

  turn_to (self, name);
  if (match != NULL && g_str_equal (name, CHIEU_PAGE_TABLE))
    chieu_match_start (match);
  else if (match != NULL)
    chieu_match_pause (match);
  chieu_window_update (self);
  focus_page (self);
}

/* ---- Back ---- */

void
chieu_window_remember_page (ChieuWindow *self,
                            ChieuBack    back)
{
  g_free (self->pages_before[back]);
  self->pages_before[back] = g_strdup (gtk_stack_get_visible_child_name (self->pages));
}

void
chieu_window_go_back (ChieuWindow *self,
                      ChieuBack    back)
{
  g_autofree char *page = g_steal_pointer (&self->pages_before[back]);

  chieu_window_show_page (self, page != NULL ? page : CHIEU_PAGE_START);
}
