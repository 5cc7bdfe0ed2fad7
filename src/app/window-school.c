/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The school as pages of the window: the list of lessons, a lesson, and the question of the first start.
 */
#include <glib/gi18n.h>

#include "lesson-page.h"
#include "school-page.h"
#include "window-private.h"

/* ---- The list ---- */

static ChieuSchool *
get_school (ChieuWindow *self)
{
  if (self->school == NULL)
    self->school = chieu_school_new (chieu_session_get_store (self->session));
  return self->school;
}

static void
load_courses (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  g_task_return_pointer (task, chieu_school_load_courses (), (GDestroyNotify) g_ptr_array_unref);
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  ChieuWindow *self = CHIEU_WINDOW (object);
  g_autoptr (GPtrArray) courses = g_task_propagate_pointer (G_TASK (result), NULL);

  /* The window may be gone, or the school have been wanted before. */
  if (courses != NULL && self->session != NULL && self->school == NULL)
    self->school = chieu_school_new_of (g_steal_pointer (&courses), chieu_session_get_store (self->session));
}

void
chieu_window_warm_up_school (ChieuWindow *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->school != NULL)
    return;
  task = g_task_new (self, NULL, loaded_cb, NULL);
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_run_in_thread (task, load_courses);
}

void
chieu_window_show_school (ChieuWindow *self)
{
  if (!chieu_window_page_is (self, CHIEU_PAGE_SCHOOL) && !chieu_window_page_is (self, CHIEU_PAGE_LESSON))
    chieu_window_remember_page (self, CHIEU_BACK_FROM_SCHOOL);
  chieu_school_page_show (CHIEU_SCHOOL_PAGE (chieu_window_get_page (self, CHIEU_PAGE_SCHOOL)), get_school (self));
  chieu_window_show_page (self, CHIEU_PAGE_SCHOOL);
}

/* ---- A lesson ---- */

static ChieuLessonPage *
lesson_page (ChieuWindow *self)
{
  return CHIEU_LESSON_PAGE (chieu_window_get_page (self, CHIEU_PAGE_LESSON));
}

static void
show_lesson (ChieuWindow *self,
             guint        course,
             guint        place,
             const char  *step)
{
  g_autoptr (GError) error = NULL;

  self->course = course;
  chieu_lesson_page_set_pace (lesson_page (self), chieu_session_get_pace (self->session));
  chieu_window_show_page (self, CHIEU_PAGE_LESSON);
  if (!chieu_lesson_page_set_lesson (lesson_page (self), chieu_school_get_course (get_school (self), course), place, step,
                                     &error))
    {
      chieu_window_show_school (self);
      chieu_window_tell (self, _("This lesson cannot be shown"), error->message);
    }
  chieu_window_update (self);
}

/* What was gone through to its end begins anew. */
static void
lesson_cb (ChieuWindow *self,
           guint        course,
           guint        place)
{
  const ChieuLesson *lesson = chieu_course_get (chieu_school_get_course (get_school (self), course), place);

  show_lesson (self, course, place, chieu_school_progress_get_step (chieu_school_get_progress (get_school (self), course), lesson->id));
}

static void
go_on_cb (ChieuWindow *self)
{
  const ChieuCourse *course = chieu_school_get_course (get_school (self), self->course);
  int place = chieu_course_find (course, chieu_lesson_page_get_lesson (lesson_page (self))->id);

  if (place + 1 < (int) course->lessons->len)
    lesson_cb (self, self->course, (guint) place + 1);
}

static void
place_cb (ChieuWindow *self,
          const char  *step,
          gboolean     done)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (lesson_page (self));

  chieu_school_progress_save (chieu_school_get_progress (get_school (self), self->course), lesson->id, step, done);
}

char *
chieu_window_get_lesson_title (ChieuWindow *self)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (lesson_page (self));
  g_autofree char *title = NULL;

  if (lesson == NULL)
    return g_strdup (_("School"));
  title = chieu_lesson_text (lesson, lesson->title);
  /* Translators: number and title of a lesson. */
  return g_strdup_printf (_("%1$u. %2$s"),
                          (guint) chieu_course_find (chieu_school_get_course (get_school (self), self->course), lesson->id) + 1,
                          title);
}

/* A card that is asked about is one of the game that is learnt, whatever match is open. */
static void
card_asked_cb (ChieuWindow *self,
               guint        card)
{
  chieu_window_show_card_of (self, chieu_lesson_page_get_lesson (lesson_page (self))->game, card);
}

/* ---- The pages ---- */

GtkWidget *
chieu_window_lesson_page_new (ChieuWindow *self)
{
  GtkWidget *page = chieu_lesson_page_new ();

  chieu_lesson_page_follow (CHIEU_LESSON_PAGE (page), self->settings);
  chieu_window_read_page (self, page, "place", chieu_lesson_page_get_tools (CHIEU_LESSON_PAGE (page)));
  g_signal_connect_object (page, "place", G_CALLBACK (place_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "go-on", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (chieu_lesson_page_get_mat (CHIEU_LESSON_PAGE (page)), "card-asked", G_CALLBACK (card_asked_cb),
                           self, G_CONNECT_SWAPPED);
  return page;
}

GtkWidget *
chieu_window_school_page_new (ChieuWindow *self)
{
  GtkWidget *page = chieu_school_page_new ();

  chieu_window_add_practice_button (chieu_school_page_get_tools (CHIEU_SCHOOL_PAGE (page)));
  g_signal_connect_object (page, "lesson", G_CALLBACK (lesson_cb), self, G_CONNECT_SWAPPED);
  return page;
}

void
chieu_window_leave_school (ChieuWindow *self)
{

  if (chieu_window_page_is (self, CHIEU_PAGE_LESSON))
    {
      chieu_window_show_school (self);
      return;
    }
  chieu_window_go_back (self, CHIEU_BACK_FROM_SCHOOL);
}

/* ---- The first start ---- */

/* A person who has played before is not asked, whatever the settings have forgotten. */
gboolean
chieu_window_is_first_start (ChieuWindow *self)
{
  return !g_settings_get_boolean (self->settings, "welcomed") && !chieu_session_has_played (self->session);
}

static void
school_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  chieu_window_show_school (CHIEU_WINDOW (widget));
}

/* Whatever is answered, it is not asked again. */
static void
answer_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);

  g_settings_set_boolean (self->settings, "welcomed", TRUE);
  if (g_str_equal (name, "win.know"))
    {
      chieu_window_show_page (self, CHIEU_PAGE_NEW);
      return;
    }
  chieu_window_show_page (self, CHIEU_PAGE_START);
  if (!g_str_equal (name, "win.learn"))
    return;
  chieu_window_show_school (self);
  if (chieu_school_get_n_courses (get_school (self)) > 0)
    lesson_cb (self, 0, 0);
}

void
chieu_window_install_school_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.school", NULL, school_action);
  gtk_widget_class_install_action (widget_class, "win.know", NULL, answer_action);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, answer_action);
  gtk_widget_class_install_action (widget_class, "win.look-around", NULL, answer_action);
}
