/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-table-tutor LESSONS PICTURES   The school at the table: the lesson that is offered after the same mistake several times, the hint
 * that a card can be taken, the lesson that the coach names, and the standing of the questions in a lesson that goes on.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "app/game-offer.h"
#include "app/program/application.h"
#include "app/program/window-private.h"
#include "app/school/lesson-page-private.h"
#include "common/question.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "mat/view/mat-view-private.h"
#include "../folder.h"

typedef struct
{
  GApplication *application;
  const ChieuWindowParts *parts;
} Table;

/* Returns: (nullable): the quiet line beside the mat, seen or not */
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
emit_refused (Table       *self,
              ChieuReason  reason)
{
  g_signal_emit_by_name (self->parts->mat, "refused", (guint) reason);
}

/* Returns: (transfer full): the name under which the lesson about danh yêu is offered, with its number in the course */
static char *
name_lesson (Table *self)
{
  const ChieuCourse *course = chieu_school_pages_peek_course (self->parts->school, &chieu_to_tom);
  int place = chieu_course_find (course, "danh");

  g_assert_cmpint (place, >=, 0);
  return g_strdup_printf ("Lesson %d: %s", place + 1, chieu_course_get (course, (guint) place)->title);
}

/* After three refusals of one kind the lesson about them is offered, and nothing more in this hand. It opens by a press and leads back to
 * the table. */
static void
check_offers (Table *self)
{
  g_autofree char *name = name_lesson (self);
  g_autofree char *offer = g_strconcat (name, " explains this", NULL);

  emit_refused (self, CHIEU_TO_TOM_DANH_YEU);
  emit_refused (self, CHIEU_TO_TOM_DANH_YEU);
  g_assert_false (tip_says (self, ""));
  emit_refused (self, CHIEU_TO_TOM_DANH_YEU);
  g_assert_true (tip_says (self, offer));
  for (int i = 0; i < 3; i++)
    emit_refused (self, CHIEU_TO_TOM_AN_LAI);
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
check_coach (Table *self)
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

/* ---- The standing of the questions ---- */

/* The numbers of the step with which the lesson goes on and of one before that, from 0. */
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

/* A lesson knows the standing of the questions before the step with which it goes on, whether it is opened there from the table or goes
 * on where the person stopped. */
static void
check_standings (Table *self)
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

/* The most hands that are played until one has a card to take. */
#define HANDS_MAX 20
/* No hand has more moves. */
#define MOVES_MAX 400
#define HINT "You can take this card"

/* Returns: whether one of the @n moves takes the card in play: in each game these kinds of moves follow each other. */
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

/* Plays a hand in which the person passes whenever that is allowed. No question at which no card can be taken has the hint.
 * @n_hinted: (out): how many of the others have it. Returns: how many others there are */
static int
play_hand (Table *self,
           int   *n_hinted)
{
  ChieuWindow *window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  ChieuMatch *match = chieu_window_get_match (window);
  int n_takes = 0;

  *n_hinted = 0;
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
          n_takes++;
          *n_hinted += tip_says (self, HINT);
        }
      for (int k = 0; k < n; k++)
        if (chieu_match_get_options (match)->game->is_pass (&moves[k]))
          chosen = k;
      if (n == 0 || chieu_match_try (match, &moves[chosen], &reason) == CHIEU_TRY_REFUSED)
        break;
    }
  return n_takes;
}

/* Begins another match in place of the one on the mat. */
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
check_hint (Table *self)
{
  static const struct { const char *game, *way; gboolean wanted; } tries[] = {
    { "to-tom", "thuong", TRUE }, { "to-tom", "thuong", FALSE }, { "to-tom", "hoc", TRUE },
    { "chan", "thuong", TRUE }, { "chan", "hoc", TRUE }, { "to-tom", "thuong", TRUE },
  };
  ChieuWindow *window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));

  for (gsize i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      int n_takes = 0, n_hinted;

      g_settings_set_string (self->parts->settings, "game", tries[i].game);
      g_settings_set_string (self->parts->settings, "way-of-play", tries[i].way);
      g_settings_set_boolean (self->parts->settings, "claim-hint", tries[i].wanted);
      /* In some hands there is nothing to take. */
      for (int hand = 0; hand < HANDS_MAX && n_takes == 0; hand++)
        {
          begin_match (window);
          n_takes = play_hand (self, &n_hinted);
        }
      g_assert_cmpint (n_takes, >, 0);
      g_assert_cmpint (n_hinted, ==, tries[i].wanted && g_str_equal (tries[i].way, "thuong") ? n_takes : 0);
    }
}

static gboolean
check_all_cb (gpointer data)
{
  Table *self = data;
  ChieuWindow *window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));

  self->parts = chieu_window_get_parts (window);
  while (!chieu_session_is_open (self->parts->session))
    g_main_context_iteration (NULL, TRUE);
  chieu_school_pages_get_school (self->parts->school);
  chieu_window_begin_match (window);
  g_assert_true (chieu_match_get_options (chieu_window_get_match (window))->game == &chieu_to_tom);
  check_offers (self);
  check_hint (self);
  check_coach (self);
  check_standings (self);
  g_application_quit (self->application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application,
             Table        *self)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_idle_add (check_all_cb, self);
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
  chieu_test_remove_folder (folder);
  return set && table.parts != NULL ? 0 : 1;
}
