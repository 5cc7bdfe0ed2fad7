/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-table-tutor LESSONS PICTURES   The school at the table: what is offered after which mistakes, how it is opened, which lesson the
 * coach names, and how the questions stood where a lesson goes on.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "app/game-offer.h"
#include "app/program/application.h"
#include "app/program/window-private.h"
#include "app/school/lesson-page-private.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "mat/view/mat-view-private.h"

typedef struct
{
  GApplication *application;
  const ChieuWindowParts *parts;
} Table;

/* The quiet line beside the mat; NULL: it is not seen. */
static GtkWidget *
find_tip (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "tip") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_tip (child);
  return found;
}

static gboolean
tip_says (Table      *self,
          const char *text)
{
  GtkWidget *tip = find_tip (self->parts->mat->side);

  return gtk_widget_get_visible (tip)
         && strstr (gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (tip)))), text) != NULL;
}

static void
refuse (Table       *self,
        ChieuReason  reason)
{
  g_signal_emit_by_name (self->parts->mat, "refused", (guint) reason);
}

/* (transfer full): how the lesson of danh yêu is called where it is offered; its number is its place in the course. */
static char *
name_lesson (Table *self)
{
  const ChieuCourse *course = chieu_school_pages_peek_course (self->parts->school, &chieu_to_tom);
  int place = chieu_course_find (course, "danh");

  g_assert_cmpint (place, >=, 0);
  return g_strdup_printf ("Lesson %d: %s", place + 1, chieu_course_get (course, (guint) place)->title);
}

/* Three refusals of one kind; then nothing more in this hand. */
static void
look_at_offers (Table *self)
{
  g_autofree char *name = name_lesson (self);
  g_autofree char *offer = g_strconcat (name, " explains this", NULL);

  refuse (self, CHIEU_TO_TOM_DANH_YEU);
  refuse (self, CHIEU_TO_TOM_DANH_YEU);
  g_assert_false (tip_says (self, ""));
  refuse (self, CHIEU_TO_TOM_DANH_YEU);
  g_assert_true (tip_says (self, offer));
  for (int i = 0; i < 3; i++)
    refuse (self, CHIEU_TO_TOM_AN_LAI);
  g_assert_true (tip_says (self, name));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->parts->mat), "tutor.open", NULL));
  g_assert_true (chieu_pages_is_seen (self->parts->pages, CHIEU_PAGE_LESSON));
  g_assert_false (tip_says (self, ""));
  chieu_school_pages_leave (self->parts->school);
  chieu_school_pages_leave (self->parts->school);
  g_assert_true (chieu_pages_is_seen (self->parts->pages, CHIEU_PAGE_TABLE));
}

/* The coach names the lesson of the move that he advises. */
static void
look_at_coach (Table *self)
{
  ChieuCoursePlace place;
  const ChieuCourse *course = chieu_school_pages_peek_course (self->parts->school, &chieu_to_tom);
  g_autofree char *name = NULL, *expected = name_lesson (self);

  g_assert_true (chieu_course_find_kind (course, CHIEU_TO_TOM_DANH, &place));
  name = chieu_school_pages_name_place (self->parts->school, &chieu_to_tom, &place);
  g_assert_cmpstr (name, ==, expected);
  g_signal_emit_by_name (self->parts->coach, "lesson-asked", (guint) CHIEU_TO_TOM_DANH);
  g_assert_true (chieu_pages_is_seen (self->parts->pages, CHIEU_PAGE_LESSON));
}

/* ---- How the questions stood ---- */

/* The step of the lesson with which it goes on, and one before that, from 0. */
enum { BEFORE = 1, STEP = 3 };

static const char *
name_step (const ChieuLesson *lesson,
           guint              number)
{
  return ((const ChieuStep *) g_ptr_array_index (lesson->steps, number))->id;
}

static void
expect_standing (Table             *self,
                 ChieuStepStanding  standing)
{
  ChieuLessonRun *run = CHIEU_LESSON_PAGE (chieu_pages_get_page (self->parts->pages, CHIEU_PAGE_LESSON))->run;

  g_assert_cmpuint (chieu_lesson_run_get_number (run), ==, STEP);
  g_assert_cmpint (chieu_lesson_run_get_standing (run, BEFORE), ==, standing);
}

/* A lesson knows how the questions before the step with which it goes on stood, whether it is opened there from the table or goes on
 * where the person stopped. */
static void
look_at_standings (Table *self)
{
  ChieuSchool *school = chieu_school_pages_get_school (self->parts->school);
  guint course = (guint) chieu_school_find_course (school, &chieu_to_tom);
  const ChieuLesson *lesson = chieu_course_get (chieu_school_get_course (school, course), 0);
  ChieuSchoolProgress *progress = chieu_school_get_progress (school, course);
  const ChieuCoursePlace place = { .place = 0, .step = name_step (lesson, STEP) };

  chieu_school_progress_save (progress, lesson->id, name_step (lesson, 0), FALSE);
  chieu_school_progress_set_standing (progress, lesson->id, name_step (lesson, BEFORE), CHIEU_STEP_MENDED);
  chieu_school_pages_show_place (self->parts->school, &chieu_to_tom, &place);
  expect_standing (self, CHIEU_STEP_MENDED);
  chieu_school_pages_leave (self->parts->school);
  chieu_school_pages_go_on (self->parts->school, &chieu_to_tom);
  expect_standing (self, CHIEU_STEP_MENDED);
}

/* ---- The hint ---- */

#define HANDS_MAX 20
#define MOVES_MAX 400
#define PATIENCE_S 60
#define HINT "You can take this card"

static gboolean
wait_for_question (ChieuMatch *match)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  ChieuResult result;

  while (!chieu_match_is_asked (match) && !chieu_match_get_result (match, &result) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  return chieu_match_is_asked (match);
}

/* Whether a card that lies there can be taken. */
static gboolean
can_take (const ChieuGame *game,
          const ChieuMove *moves,
          int              n)
{
  gboolean is_chan = game == &chieu_chan;
  int first = is_chan ? CHIEU_CHAN_CHIU : CHIEU_TO_TOM_DAY_KHAN, last = is_chan ? CHIEU_CHAN_AN : CHIEU_TO_TOM_AN;

  for (int i = 0; i < n; i++)
    if (moves[i].kind >= first && moves[i].kind <= last)
      return TRUE;
  return FALSE;
}

/* Plays a hand, whose cards are left as long as they may be. Of the questions at which a card can be taken *@n_takes had the line,
 * and no other ones. Returns: how many there were */
static int
play_hand (Table *self,
           int   *n_takes)
{
  ChieuWindow *window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  ChieuMatch *match = chieu_window_get_match (window);
  int n_questions = 0;

  *n_takes = 0;
  for (int i = 0; i < MOVES_MAX && wait_for_question (match); i++)
    {
      ChieuMove moves[CHIEU_MOVES_MAX];
      int n = chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves), chosen = 0;
      ChieuReason reason;

      if (!can_take (chieu_match_get_options (match)->game, moves, n))
        {
          g_assert_false (tip_says (self, HINT));
        }
      else
        {
          n_questions++;
          *n_takes += tip_says (self, HINT);
        }
      for (int k = 0; k < n; k++)
        if (chieu_match_get_options (match)->game->is_pass (&moves[k]))
          chosen = k;
      if (n == 0 || chieu_match_try (match, &moves[chosen], &reason) == CHIEU_TRY_REFUSED)
        break;
    }
  return n_questions;
}

/* Another one, instead of that which is on the mat. */
static void
begin_match (ChieuWindow *window)
{
  g_autoptr (GList) windows = NULL;

  chieu_window_begin_match (window);
  windows = gtk_window_list_toplevels ();
  for (GList *one = windows; one != NULL; one = one->next)
    if (ADW_IS_MESSAGE_DIALOG (one->data))
      adw_message_dialog_response (one->data, "new");
}

/* Only in Thường, and only if the person wants it, a line says that a card can be taken; it goes with the question. */
static void
look_at_hint (Table *self)
{
  static const struct { const char *game, *way; gboolean wanted; } tries[] = {
    { "to-tom", "thuong", TRUE }, { "to-tom", "thuong", FALSE }, { "to-tom", "hoc", TRUE },
    { "chan", "thuong", TRUE }, { "chan", "hoc", TRUE }, { "to-tom", "thuong", TRUE },
  };
  ChieuWindow *window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));

  for (gsize i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      int n = 0, n_takes;

      g_settings_set_string (self->parts->settings, "game", tries[i].game);
      g_settings_set_string (self->parts->settings, "way-of-play", tries[i].way);
      g_settings_set_boolean (self->parts->settings, "claim-hint", tries[i].wanted);
      /* In some hands there is nothing to take. */
      for (int hand = 0; hand < HANDS_MAX && n == 0; hand++)
        {
          begin_match (window);
          n = play_hand (self, &n_takes);
        }
      g_assert_cmpint (n, >, 0);
      g_assert_cmpint (n_takes, ==, tries[i].wanted && g_str_equal (tries[i].way, "thuong") ? n : 0);
    }
}

static gboolean
look_cb (gpointer data)
{
  Table *self = data;
  ChieuWindow *window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));

  self->parts = chieu_window_get_parts (window);
  while (!chieu_session_is_open (self->parts->session))
    g_main_context_iteration (NULL, TRUE);
  chieu_school_pages_get_school (self->parts->school);
  chieu_window_begin_match (window);
  g_assert_true (chieu_match_get_options (chieu_window_get_match (window))->game == &chieu_to_tom);
  look_at_offers (self);
  look_at_hint (self);
  look_at_coach (self);
  look_at_standings (self);
  g_application_quit (self->application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application,
             Table        *self)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_idle_add (look_cb, self);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-tutor-XXXXXX", NULL);
  gboolean set = argc == 3 && g_setenv ("CHIEU_LESSONS", argv[1], TRUE) && g_setenv ("CHIEU_PICTURES", argv[2], TRUE);
  char *arguments[] = { "chieu-bai", "--seed", "7", "--pace", "none", "--data-dir", folder, NULL };
  Table table = { .application = G_APPLICATION (chieu_application_new ()) };

  g_signal_connect_after (table.application, "activate", G_CALLBACK (activate_cb), &table);
  g_application_run (table.application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (table.application);
  return set && table.parts != NULL ? 0 : 1;
}
