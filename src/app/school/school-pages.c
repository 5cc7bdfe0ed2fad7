/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school-pages.h"

#include <glib/gi18n.h>

#include "app/files.h"
#include "app/gallery/gallery-visit.h"
#include "app/messages.h"
#include "app/widgets/bottom-bar.h"
#include "lesson-page.h"
#include "own-lesson.h"
#include "school-page.h"
#include "school/lesson/lesson-text.h"
#include "school/practice/practice.h"

struct _ChieuSchoolPages
{
  GObject parent_instance;

  ChieuPages *pages;
  ChieuPageReader *reader;
  ChieuSession *session;         /* weak (nullable): the window's */
  GSettings *settings;
  ChieuSchool *school;           /* (nullable): read when it is first wanted */
  guint course;                  /* the number of the course of the lesson that is open, unless that is from a file */
  ChieuCourse *own;              /* (nullable): of the lesson from a file that was opened last */
  GCancellable *opening;         /* (nullable): of the file that is being read */
};

G_DEFINE_FINAL_TYPE (ChieuSchoolPages, chieu_school_pages, G_TYPE_OBJECT)

static guint read_signal;

static void
finalize (GObject *object)
{
  ChieuSchoolPages *self = CHIEU_SCHOOL_PAGES (object);

  g_object_unref (self->pages);
  g_object_unref (self->reader);
  g_clear_weak_pointer (&self->session);
  g_object_unref (self->settings);
  g_clear_pointer (&self->school, chieu_school_free);
  g_clear_pointer (&self->own, chieu_course_free);
  g_clear_object (&self->opening);
  G_OBJECT_CLASS (chieu_school_pages_parent_class)->finalize (object);
}

static void
chieu_school_pages_class_init (ChieuSchoolPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  read_signal = g_signal_new ("read", CHIEU_TYPE_SCHOOL_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_school_pages_init (ChieuSchoolPages *self)
{
}

/* ---- The list ---- */

ChieuSchool *
chieu_school_pages_get_school (ChieuSchoolPages *self)
{
  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (self), NULL);

  if (self->school == NULL)
    self->school = chieu_school_new (chieu_session_get_store (self->session));
  return self->school;
}

ChieuSchool *
chieu_school_pages_peek_school (ChieuSchoolPages *self)
{
  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (self), NULL);

  return self->school;
}

static void
load_courses_in_thread (GTask        *task,
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
  ChieuSchoolPages *self = CHIEU_SCHOOL_PAGES (object);
  g_autoptr (GPtrArray) courses = g_task_propagate_pointer (G_TASK (result), NULL);

  /* The window may have been closed meanwhile, or the school may have been loaded by then. */
  if (courses == NULL || self->session == NULL || self->school != NULL)
    return;
  self->school = chieu_school_new_of_courses (g_steal_pointer (&courses), chieu_session_get_store (self->session));
  g_signal_emit (self, read_signal, 0);
}

void
chieu_school_pages_warm_up (ChieuSchoolPages *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self));

  if (self->school != NULL)
    return;
  task = g_task_new (self, NULL, loaded_cb, NULL);
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_run_in_thread (task, load_courses_in_thread);
}

gboolean
chieu_school_pages_are_seen (ChieuSchoolPages *self)
{
  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (self), FALSE);

  return chieu_pages_is_seen (self->pages, CHIEU_PAGE_SCHOOL) || chieu_pages_is_seen (self->pages, CHIEU_PAGE_LESSON);
}

void
chieu_school_pages_show_list (ChieuSchoolPages *self)
{
  ChieuSchool *school;

  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self));

  school = chieu_school_pages_get_school (self);
  if (!chieu_school_pages_are_seen (self))
    chieu_pages_remember (self->pages, CHIEU_BACK_FROM_SCHOOL);
  chieu_school_page_show (CHIEU_SCHOOL_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_SCHOOL)), school);
  chieu_pages_show_page (self->pages, CHIEU_PAGE_SCHOOL);
}

void
chieu_school_pages_show_course (ChieuSchoolPages *self,
                                const ChieuGame  *game)
{
  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self) && game != NULL);

  chieu_school_page_set_game (CHIEU_SCHOOL_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_SCHOOL)), game);
  chieu_school_pages_show_list (self);
}

/* ---- A lesson ---- */

static const ChieuCourse *
get_course (ChieuSchoolPages *self,
            guint             course)
{
  return chieu_school_get_course (chieu_school_pages_get_school (self), course);
}

static ChieuSchoolProgress *
get_progress (ChieuSchoolPages *self,
              guint             course)
{
  return chieu_school_get_progress (chieu_school_pages_get_school (self), course);
}

static ChieuLessonPage *
get_lesson_page (ChieuSchoolPages *self)
{
  return CHIEU_LESSON_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_LESSON));
}

/* Prepares for a lesson of @game: one leaves it for the list of its game, and that for the page that is seen now, unless this is one of
 * the school. */
static void
prepare_list (ChieuSchoolPages *self,
              const ChieuGame  *game)
{
  if (!chieu_school_pages_are_seen (self))
    chieu_pages_remember (self->pages, CHIEU_BACK_FROM_SCHOOL);
  chieu_school_page_set_game (CHIEU_SCHOOL_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_SCHOOL)), game);
}

/* Turns to the page of a lesson, which then gets its lesson. */
static void
turn_to_lesson (ChieuSchoolPages *self)
{
  chieu_lesson_page_set_pace (get_lesson_page (self), chieu_session_get_pace (self->session));
  chieu_pages_show_page (self->pages, CHIEU_PAGE_LESSON);
}

/* Shows the list instead of a lesson that cannot be gone through, and says why. */
static void
refuse_lesson (ChieuSchoolPages *self,
               const GError     *error)
{
  chieu_school_pages_show_list (self);
  chieu_message_show (chieu_pages_get_window (self->pages), _("This lesson cannot be shown"), error->message);
}

/* Returns: whether the lesson that is open is from a file of the person's */
static gboolean
is_own (ChieuSchoolPages *self)
{
  return self->own != NULL && chieu_lesson_page_get_lesson (get_lesson_page (self)) == chieu_course_get (self->own, 0);
}

/* Tells the page how the questions of the steps before @step (nullable), with which it begins, stood. */
static void
show_earlier_standings (ChieuSchoolPages *self,
                        guint             course,
                        guint             place,
                        const char       *step)
{
  const ChieuLesson *lesson = chieu_course_get (get_course (self, course), place);
  guint number = chieu_lesson_find_step_number (lesson, step);

  for (guint i = 0; i + 1 < number; i++)
    chieu_lesson_page_set_standing (get_lesson_page (self), i,
                                    chieu_school_progress_get_standing (get_progress (self, course), lesson->id,
                                                                        ((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id));
}

static void
show_lesson (ChieuSchoolPages *self,
             guint             course,
             guint             place,
             const char       *step)
{
  g_autoptr (GError) error = NULL;

  self->course = course;
  turn_to_lesson (self);
  if (!chieu_lesson_page_set_lesson (get_lesson_page (self), get_course (self, course), place, step, &error))
    refuse_lesson (self, error);
  else
    show_earlier_standings (self, course, place, step);
  chieu_pages_tell_changed (self->pages);
}

/* A lesson goes on where the person stopped; a finished one begins anew. */
static void
lesson_chosen_cb (ChieuSchoolPages *self,
                  guint             course,
                  guint             place)
{
  const ChieuLesson *lesson = chieu_course_get (get_course (self, course), place);
  /* A copy: the page tells its place while it takes the lesson, and the progress then frees the step that it had. */
  g_autofree char *step = g_strdup (chieu_school_progress_get_step (get_progress (self, course), lesson->id));

  show_lesson (self, course, place, step);
}

/* Asks the questions to repeat of the first lesson from @from on that has any. Returns: FALSE if none has */
static gboolean
show_review (ChieuSchoolPages *self,
             guint             course,
             guint             from)
{
  guint place = 0;
  g_autoptr (GArray) steps = chieu_school_find_review (chieu_school_pages_get_school (self), course, from, &place);
  g_autoptr (GError) error = NULL;

  if (steps == NULL)
    return FALSE;
  self->course = course;
  turn_to_lesson (self);
  if (!chieu_lesson_page_set_review (get_lesson_page (self), get_course (self, course), place, steps, &error))
    refuse_lesson (self, error);
  chieu_pages_tell_changed (self->pages);
  return TRUE;
}

static void
review_asked_cb (ChieuSchoolPages *self,
                 guint             course)
{
  if (!show_review (self, course, 0))
    chieu_school_pages_show_list (self);
}

/* A lesson is followed by the next one, a review by that of the next lesson with questions to repeat. After the last of them the list is
 * shown. */
static void
go_on_cb (ChieuSchoolPages *self)
{
  const ChieuCourse *course = is_own (self) ? self->own : get_course (self, self->course);
  guint next = (guint) chieu_course_find (course, chieu_lesson_page_get_lesson (get_lesson_page (self))->id) + 1;

  if (chieu_lesson_page_is_review (get_lesson_page (self)))
    {
      if (!show_review (self, self->course, next))
        chieu_school_pages_show_list (self);
    }
  else if (next < course->lessons->len)
    {
      lesson_chosen_cb (self, self->course, next);
    }
  else
    {
      chieu_school_pages_show_list (self);
    }
}

static void
answered_cb (ChieuSchoolPages *self,
             const char       *step,
             guint             standing)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (get_lesson_page (self));

  if (!is_own (self))
    chieu_school_progress_set_standing (get_progress (self, self->course), lesson->id, step, (ChieuStepStanding) standing);
}

static void
place_changed_cb (ChieuSchoolPages *self,
                  const char       *step,
                  gboolean          done)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (get_lesson_page (self));

  if (!is_own (self))
    chieu_school_progress_save (get_progress (self, self->course), lesson->id, step, done);
}

char *
chieu_school_pages_get_lesson_title (ChieuSchoolPages *self)
{
  const ChieuLesson *lesson;
  g_autofree char *title = NULL;

  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (self), NULL);

  lesson = chieu_lesson_page_get_lesson (get_lesson_page (self));
  if (lesson == NULL)
    return g_strdup (_("School"));
  title = chieu_lesson_text (lesson, lesson->title);
  if (is_own (self))
    return g_steal_pointer (&title);
  /* Translators: number and title of a lesson. */
  return g_strdup_printf (_("%1$u. %2$s"),
                          (guint) chieu_course_find (get_course (self, self->course), lesson->id) + 1,
                          title);
}

const ChieuGame *
chieu_school_pages_get_game (ChieuSchoolPages *self)
{
  const ChieuLesson *lesson;

  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (self), NULL);

  lesson = chieu_lesson_page_get_lesson (get_lesson_page (self));
  return lesson != NULL ? lesson->game : NULL;
}

/* The card belongs to the game that is learnt, whatever match is open. */
static void
card_asked_cb (ChieuSchoolPages *self,
               guint             card)
{
  chieu_gallery_visit_card (self->pages, chieu_lesson_page_get_lesson (get_lesson_page (self))->game, card);
}

void
chieu_school_pages_show_first_lesson (ChieuSchoolPages *self)
{
  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self));

  if (chieu_school_get_n_courses (chieu_school_pages_get_school (self)) > 0 && get_course (self, 0)->lessons->len > 0)
    lesson_chosen_cb (self, 0, 0);
}

void
chieu_school_pages_go_on (ChieuSchoolPages *self,
                          const ChieuGame  *game)
{
  int course;
  guint place;

  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self) && game != NULL);

  course = chieu_school_find_course (chieu_school_pages_get_school (self), game);
  if (course < 0 || !chieu_school_find_next (self->school, (guint) course, &place))
    return;
  prepare_list (self, game);
  lesson_chosen_cb (self, (guint) course, place);
}

const ChieuCourse *
chieu_school_pages_peek_course (ChieuSchoolPages *self,
                                const ChieuGame  *game)
{
  int course;

  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (self) && game != NULL, NULL);

  course = self->school != NULL ? chieu_school_find_course (self->school, game) : -1;
  return course >= 0 ? chieu_school_get_course (self->school, (guint) course) : NULL;
}

char *
chieu_school_pages_name_place (ChieuSchoolPages       *self,
                               const ChieuGame        *game,
                               const ChieuCoursePlace *place)
{
  const ChieuCourse *course;
  g_autofree char *title = NULL;

  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGES (self) && game != NULL && place != NULL, NULL);

  course = chieu_school_pages_peek_course (self, game);
  if (course == NULL || place->place >= course->lessons->len)
    return NULL;
  title = chieu_lesson_text (chieu_course_get (course, place->place), chieu_course_get (course, place->place)->title);
  /* Translators: number and title of a lesson that is offered at the table. */
  return g_strdup_printf (_("Lesson %1$u: %2$s"), place->place + 1, title);
}

void
chieu_school_pages_show_place (ChieuSchoolPages       *self,
                               const ChieuGame        *game,
                               const ChieuCoursePlace *place)
{
  int course;

  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self) && game != NULL && place != NULL);

  course = chieu_school_find_course (chieu_school_pages_get_school (self), game);
  if (course < 0)
    return;
  prepare_list (self, game);
  show_lesson (self, (guint) course, place->place, place->step);
}

void
chieu_school_pages_show_lesson (ChieuSchoolPages *self,
                                const ChieuGame  *game,
                                guint             number)
{
  ChieuSchool *school;
  int course;

  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self) && game != NULL);

  school = chieu_school_pages_get_school (self);
  course = chieu_school_find_course (school, game);
  chieu_school_pages_show_course (self, game);
  if (course >= 0 && number >= 1 && number <= chieu_school_get_course (school, (guint) course)->lessons->len)
    lesson_chosen_cb (self, (guint) course, number - 1);
}

/* ---- A lesson of one's own ---- */

/* Shows @lesson (transfer full), which somebody wrote. */
static void
show_own (ChieuSchoolPages *self,
          ChieuLesson      *lesson)
{
  /* The page shows the earlier lesson until it gets this one. */
  g_autoptr (ChieuCourse) before = g_steal_pointer (&self->own);
  g_autoptr (GError) error = NULL;

  self->own = chieu_course_new_of_lesson (lesson);
  prepare_list (self, self->own->game);
  turn_to_lesson (self);
  if (!chieu_lesson_page_set_lesson (get_lesson_page (self), self->own, 0, NULL, &error))
    {
      /* The page keeps the lesson that it has. */
      chieu_course_free (self->own);
      self->own = g_steal_pointer (&before);
      refuse_lesson (self, error);
    }
  chieu_pages_tell_changed (self->pages);
}

static void
own_opened_cb (GObject      *file,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (ChieuSchoolPages) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_own_lesson_open_finish (result, &error);
  g_autofree char *message = NULL;

  /* The window may have been closed meanwhile, or another file is being opened. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->session == NULL)
    return;
  g_clear_object (&self->opening);
  if (lesson != NULL)
    {
      show_own (self, g_steal_pointer (&lesson));
      return;
    }
  message = error->domain == CHIEU_LESSON_ERROR
            ? g_strconcat (error->message, "\n\n", _("Correct this in the file and open it again."), NULL) : g_strdup (error->message);
  chieu_message_show (chieu_pages_get_window (self->pages), _("The lesson could not be opened"), message);
}

void
chieu_school_pages_open_file (ChieuSchoolPages *self,
                              GFile            *file)
{
  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self) && G_IS_FILE (file));

  if (self->opening != NULL)
    g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->opening = g_cancellable_new ();
  chieu_message_show_toast (chieu_pages_get_window (self->pages), chieu_message_toast_new (_("The lesson is being checked…")));
  chieu_own_lesson_open_async (file, self->opening, own_opened_cb, g_object_ref (self));
}

static void
file_chosen_cb (GtkFileChooserNative *chooser,
                int                   response,
                ChieuSchoolPages     *self)
{
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);

  if (file != NULL)
    chieu_school_pages_open_file (self, file);
}

void
chieu_school_pages_ask_for_file (ChieuSchoolPages *self)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self));

  chooser = chieu_file_chooser_new (chieu_pages_get_window (self->pages), _("Open a lesson of your own"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                    _("Lessons as files"), CHIEU_LESSON_SUFFIX, NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (file_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
chieu_school_pages_leave (ChieuSchoolPages *self)
{
  g_return_if_fail (CHIEU_IS_SCHOOL_PAGES (self));

  if (chieu_pages_is_seen (self->pages, CHIEU_PAGE_LESSON))
    chieu_school_pages_show_list (self);
  else
    chieu_pages_go_back (self->pages, CHIEU_BACK_FROM_SCHOOL);
}

/* ---- The pages ---- */

static GtkWidget *
make_lesson_page (gpointer data)
{
  ChieuSchoolPages *self = data;
  GtkWidget *page = chieu_lesson_page_new ();

  chieu_lesson_page_follow_settings (CHIEU_LESSON_PAGE (page), self->settings);
  chieu_page_reader_add_page (self->reader, page, "place", NULL);
  g_signal_connect_object (page, "place", G_CALLBACK (place_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "go-on", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (chieu_lesson_page_get_mat (CHIEU_LESSON_PAGE (page)), "card-asked", G_CALLBACK (card_asked_cb),
                           self, G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
make_school_page (gpointer data)
{
  GtkWidget *page = chieu_school_page_new ();

  if (chieu_practice_get_table (0) != NULL)
    chieu_bottom_bar_add_button (GTK_WIDGET (chieu_school_page_get_tools (CHIEU_SCHOOL_PAGE (page))), _("Practice"), "win.practice");
  g_signal_connect_object (page, "lesson", G_CALLBACK (lesson_chosen_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "review", G_CALLBACK (review_asked_cb), data, G_CONNECT_SWAPPED);
  return page;
}

ChieuSchoolPages *
chieu_school_pages_new (ChieuPages      *pages,
                        ChieuPageReader *reader,
                        ChieuSession    *session,
                        GSettings       *settings)
{
  ChieuSchoolPages *self;

  g_return_val_if_fail (CHIEU_IS_PAGES (pages) && CHIEU_IS_PAGE_READER (reader), NULL);
  g_return_val_if_fail (CHIEU_IS_SESSION (session) && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_SCHOOL_PAGES, NULL);
  self->pages = g_object_ref (pages);
  self->reader = g_object_ref (reader);
  g_set_weak_pointer (&self->session, session);
  self->settings = g_object_ref (settings);
  chieu_pages_add_page (pages, CHIEU_PAGE_SCHOOL, make_school_page, self);
  chieu_pages_add_page (pages, CHIEU_PAGE_LESSON, make_lesson_page, self);
  return self;
}
