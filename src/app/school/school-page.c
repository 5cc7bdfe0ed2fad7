/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school-page.h"

#include <glib/gi18n.h>

#include "app/pieces.h"
#include "app/widgets/bottom-bar.h"
#include "app/widgets/choice.h"
#include "app/widgets/column-layout.h"
#include "friendly-row.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"
#include "school/lesson/lesson-text.h"

struct _ChieuSchoolPage
{
  GtkWidget parent_instance;

  const ChieuSchool *school;     /* (nullable): not owned */
  const ChieuGame *game;         /* (nullable): the game whose course is shown; NULL: none was chosen yet */

  GtkWidget *content;
  GtkBox *list;
  ChieuChoice *games;            /* if there are several */
  GtkBox *lessons;               /* of the course that is shown */
  GtkWidget *scroller;
  GtkWidget *go_on;
  GtkBox *tools;
  guint next_place;              /* the lesson to which the large button leads */
  guint shown;                   /* the course whose lessons are listed */
  guint n_listed;                /* how many of its lessons are listed already */
  guint pieces_source;           /* source that lists the others, 0 if none */
};

G_DEFINE_FINAL_TYPE (ChieuSchoolPage, chieu_school_page, GTK_TYPE_WIDGET)

/* The most cards on the row of a lesson, which tell the lessons apart at a glance, their height, and the space beside them, in
 * pixels. */
#define PICTURE_CARDS 4
#define PICTURE_HEIGHT 88
#define ROW_SPACE 15
/* The space between rows, and between the lines of one, in pixels. */
#define SPACE 9
#define LINE_SPACE 3

static guint lesson_signal, review_signal;

/* ---- A lesson ---- */

/* Returns: (transfer full): the person's place in a lesson; "" before it was begun. A question counts as learnt if it was answered; if it
 * was skipped it waits. */
static char *
describe_standing (const ChieuLesson   *lesson,
                   ChieuSchoolProgress *progress)
{
  const char *step = chieu_school_progress_get_step (progress, lesson->id);
  guint n_back = 0;

  if (chieu_school_progress_is_learnt (progress, lesson))
    return g_strdup (_("✓ Learnt"));
  for (guint i = 0; i < lesson->steps->len; i++)
    n_back += chieu_school_progress_get_standing (progress, lesson->id, ((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id)
              == CHIEU_STEP_SHOWN;
  if (chieu_school_progress_is_done (progress, lesson->id))
    /* Translators: questions of a lesson that was gone through and that were skipped. */
    return g_strdup_printf (ngettext ("Finished; %u question waits for you", "Finished; %u questions wait for you", n_back), n_back);
  if (step == NULL || chieu_lesson_find_step_number (lesson, step) == 0)
    return g_strdup ("");
  /* Translators: where one stopped in a lesson: number of the step, and how many there are. */
  return g_strdup_printf (_("At step %1$u of %2$u"), chieu_lesson_find_step_number (lesson, step), lesson->steps->len);
}

static GtkWidget *
picture_new (const ChieuLesson *lesson)
{
  ChieuLessonCards cards;
  GtkWidget *strip;

  chieu_lesson_find_picture (lesson, PICTURE_CARDS, &cards);
  strip = chieu_card_strip_new (lesson->game, cards.cards, cards.n, PICTURE_HEIGHT);
  gtk_widget_set_size_request (strip, chieu_card_strip_width (lesson->game->deck, PICTURE_CARDS, PICTURE_HEIGHT), PICTURE_HEIGHT);
  gtk_widget_set_valign (strip, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (strip, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (strip), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return strip;
}

static void
lesson_clicked_cb (GtkWidget       *button,
                   ChieuSchoolPage *self)
{
  g_signal_emit (self, lesson_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "course")),
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place")));
}

static GtkWidget *
row_new (ChieuSchoolPage *self,
         guint            course,
         guint            place)
{
  const ChieuLesson *lesson = chieu_course_get (chieu_school_get_course (self->school, course), place);
  ChieuSchoolProgress *progress = chieu_school_get_progress (self->school, course);
  g_autofree char *title = chieu_lesson_text (lesson, lesson->title);
  /* Translators: number and title of a lesson. */
  g_autofree char *named = g_strdup_printf (_("%1$u. %2$s"), place + 1, title);
  g_autofree char *standing = describe_standing (lesson, progress);
  g_autofree char *aim = chieu_lesson_text (lesson, lesson->aim);
  g_autofree char *spoken = g_strjoin ("\n", named, aim, *standing != '\0' ? standing : NULL, NULL);
  GtkWidget *button = gtk_button_new (), *texts = chieu_column_new (LINE_SPACE), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, ROW_SPACE);
  double part = chieu_school_progress_get_part (progress, lesson);

  gtk_box_append (GTK_BOX (texts), chieu_text_new (named, "heading"));
  gtk_box_append (GTK_BOX (texts), chieu_text_new (aim, NULL));
  if (*standing != '\0')
    {
      GtkWidget *bar = gtk_progress_bar_new ();

      gtk_box_append (GTK_BOX (texts), chieu_text_new (standing, "lesson-standing"));
      gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), part);
      gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_box_append (GTK_BOX (texts), bar);
    }
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), picture_new (lesson));
  gtk_box_append (GTK_BOX (row), texts);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_add_css_class (button, "lesson-row");
  if (chieu_school_progress_is_learnt (progress, lesson))
    gtk_widget_add_css_class (button, "done");
  g_object_set_data (G_OBJECT (button), "course", GUINT_TO_POINTER (course));
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect (button, "clicked", G_CALLBACK (lesson_clicked_cb), self);
  return button;
}

/* ---- A course ---- */

static void
add_text (GtkBox     *box,
          const char *text,
          const char *css_class)
{
  gtk_box_append (box, chieu_text_new (text, css_class));
}

/* A course has the name of its game with all seats. */
static const char *
get_game_name (const ChieuCourse *course)
{
  return chieu_words_game (chieu_words_for_game (course->game), course->game->max_seats);
}

/* Returns: (transfer full): how many lessons of the course are learnt, as words. */
static char *
describe_course (const ChieuSchool *school,
                 guint              course)
{
  guint n = chieu_school_get_course (school, course)->lessons->len;

  /* Translators: how many lessons of a course are learnt, and how many there are. */
  return g_strdup_printf (ngettext ("%1$u of %2$u lesson learnt", "%1$u of %2$u lessons learnt", n),
                          chieu_school_count_learnt (school, course), n);
}

/* Returns: (transfer floating): a button as wide as the list, like the rows of the lessons */
static GtkWidget *
row_button_new (const char *label)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), chieu_text_new (label, "heading"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (button, "lesson-row");
  return button;
}

static void
review_clicked_cb (GtkWidget       *button,
                   ChieuSchoolPage *self)
{
  g_signal_emit (self, review_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "course")));
}

/* Adds a button for the questions that wait, if there are any. */
static void
add_review (ChieuSchoolPage *self,
            guint            course)
{
  guint n = chieu_school_count_review (self->school, course);
  GtkWidget *button;
  g_autofree char *label = NULL;

  if (n == 0)
    return;
  /* Translators: questions of the lessons that were skipped or answered wrong at first. */
  label = g_strdup_printf (ngettext ("Review: %u question that was skipped or wrong", "Review: %u questions that were skipped or wrong", n), n);
  button = row_button_new (label);
  gtk_widget_add_css_class (button, "lesson-review");
  g_object_set_data (G_OBJECT (button), "course", GUINT_TO_POINTER (course));
  g_signal_connect (button, "clicked", G_CALLBACK (review_clicked_cb), self);
  gtk_box_append (self->lessons, button);
}

/* Adds what is there for teachers, below the lessons. */
static void
add_teaching (ChieuSchoolPage *self,
              const ChieuGame *game)
{
  g_autofree char *course = g_strconcat ("print-course:", game->id, NULL);
  GtkWidget *print = row_button_new (_("Print this course…")), *open = row_button_new (_("Open a lesson of your own…"));

  add_text (self->lessons, _("For teachers"), "title-3");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (print), "s", course);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (print), "app.print");
  gtk_box_append (self->lessons, print);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (open), "win.open-lesson");
  gtk_box_append (self->lessons, open);
}

static void
add_lesson (ChieuSchoolPage   *self,
            const ChieuCourse *course,
            guint              place)
{
  const ChieuFriendlyTable *table = chieu_friendly_find_after_lesson (course->game, chieu_course_get (course, place)->id, FALSE);

  gtk_box_append (self->lessons, row_new (self, self->shown, place));
  if (table != NULL)
    gtk_box_append (self->lessons, chieu_friendly_row_new (course->game, table));
}

/* Lists lessons for as long as a piece may take, and after the last of them what stands below. */
static gboolean
list_lessons_cb (gpointer data)
{
  ChieuSchoolPage *self = data;
  const ChieuCourse *course = chieu_school_get_course (self->school, self->shown);
  gint64 end = g_get_monotonic_time () + CHIEU_PIECE_US;

  while (self->n_listed < course->lessons->len)
    {
      add_lesson (self, course, self->n_listed++);
      if (g_get_monotonic_time () >= end)
        return G_SOURCE_CONTINUE;
    }
  for (guint i = 0; i < course->faults->len; i++)
    add_text (self->lessons, g_ptr_array_index (course->faults, i), "error");
  add_teaching (self, course->game);
  self->pieces_source = 0;
  return G_SOURCE_REMOVE;
}

static void
empty_list (ChieuSchoolPage *self)
{
  g_clear_handle_id (&self->pieces_source, g_source_remove);
  chieu_widget_empty_box (self->lessons);
}

/* With only one course there is nothing to choose, and the page bears its name. */
static void
show_course (ChieuSchoolPage *self,
             guint            course)
{
  g_autofree char *count = describe_course (self->school, course);

  empty_list (self);
  if (chieu_school_get_n_courses (self->school) == 1)
    {
      add_text (self->lessons, get_game_name (chieu_school_get_course (self->school, course)), "title-2");
      add_text (self->lessons, count, NULL);
    }
  add_review (self, course);
  self->shown = course;
  self->n_listed = 0;
  self->pieces_source = g_idle_add_full (CHIEU_PIECES_PRIORITY, list_lessons_cb, self, NULL);
}

/* Returns: the chosen course, or if there is none the course of the last lesson */
static guint
get_shown_course (const ChieuSchoolPage *self)
{
  int course = self->game != NULL ? chieu_school_find_course (self->school, self->game) : -1;

  return course >= 0 ? (guint) course : chieu_school_find_last (self->school);
}

/* ---- Going on ---- */

static void
go_on_cb (ChieuSchoolPage *self)
{
  g_signal_emit (self, lesson_signal, 0, get_shown_course (self), self->next_place);
}

static void
update_go_on (ChieuSchoolPage *self)
{
  gboolean any = chieu_school_get_n_courses (self->school) > 0;
  guint course = any ? get_shown_course (self) : 0;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->go_on, any && chieu_school_find_next (self->school, course, &self->next_place));
  if (!gtk_widget_get_visible (self->go_on))
    return;
  label = chieu_school_progress_get_last (chieu_school_get_progress (self->school, course)) != NULL
          ? g_strdup_printf (_("Go on with lesson %u"), self->next_place + 1)
          : g_strdup (_("Begin with the first lesson"));
  gtk_button_set_label (GTK_BUTTON (self->go_on), label);
}

/* ---- Choosing a course ---- */

static void
game_chosen_cb (ChieuSchoolPage *self)
{
  const char *id = chieu_choice_get_selected (self->games);

  if (self->school == NULL || id == NULL)
    return;
  self->game = chieu_game_find (id);
  show_course (self, get_shown_course (self));
  update_go_on (self);
}

static void
show_games (ChieuSchoolPage *self)
{
  guint n = chieu_school_get_n_courses (self->school);

  g_signal_handlers_block_by_func (self->games, game_chosen_cb, self);
  chieu_choice_clear (self->games);
  for (guint i = 0; n > 1 && i < n; i++)
    {
      const ChieuCourse *course = chieu_school_get_course (self->school, i);
      g_autofree char *count = describe_course (self->school, i);

      chieu_choice_add_answer (self->games, course->game->id, get_game_name (course), count);
    }
  if (n > 1)
    chieu_choice_set_selected (self->games, chieu_school_get_course (self->school, get_shown_course (self))->game->id);
  gtk_widget_set_visible (GTK_WIDGET (self->games), n > 1);
  g_signal_handlers_unblock_by_func (self->games, game_chosen_cb, self);
}

void
chieu_school_page_show (ChieuSchoolPage   *self,
                        const ChieuSchool *school)
{
  g_return_if_fail (CHIEU_IS_SCHOOL_PAGE (self) && school != NULL);

  self->school = school;
  show_games (self);
  empty_list (self);
  if (chieu_school_get_n_courses (school) > 0)
    show_course (self, get_shown_course (self));
  else
    add_text (self->lessons, _("No lessons are installed."), NULL);
  update_go_on (self);
}

void
chieu_school_page_set_game (ChieuSchoolPage *self,
                            const ChieuGame *game)
{
  g_return_if_fail (CHIEU_IS_SCHOOL_PAGE (self));

  self->game = game;
}

const ChieuGame *
chieu_school_page_get_game (ChieuSchoolPage *self)
{
  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGE (self), NULL);

  if (self->school == NULL || chieu_school_get_n_courses (self->school) == 0)
    return NULL;
  return chieu_school_get_course (self->school, get_shown_course (self))->game;
}

GtkBox *
chieu_school_page_get_tools (ChieuSchoolPage *self)
{
  g_return_val_if_fail (CHIEU_IS_SCHOOL_PAGE (self), NULL);

  return self->tools;
}

/* ---- The widget ---- */

GtkWidget *
chieu_school_page_new (void)
{
  return g_object_new (CHIEU_TYPE_SCHOOL_PAGE, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuSchoolPage *self = CHIEU_SCHOOL_PAGE (widget);

  return gtk_widget_grab_focus (self->go_on) || gtk_widget_grab_focus (self->scroller);
}

static void
dispose (GObject *object)
{
  ChieuSchoolPage *self = CHIEU_SCHOOL_PAGE (object);

  g_clear_handle_id (&self->pieces_source, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_school_page_parent_class)->dispose (object);
}

static void
chieu_school_page_class_init (ChieuSchoolPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "school");
  review_signal = g_signal_new ("review", CHIEU_TYPE_SCHOOL_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  lesson_signal = g_signal_new ("lesson", CHIEU_TYPE_SCHOOL_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static GtkWidget *
bar_new (ChieuSchoolPage *self)
{
  GtkWidget *bar = chieu_bottom_bar_new ();

  self->tools = chieu_bottom_bar_add_tools (bar);
  self->go_on = gtk_button_new_with_label (NULL);
  chieu_bottom_bar_break_words (self->go_on);
  gtk_widget_add_css_class (self->go_on, "large");
  gtk_widget_add_css_class (self->go_on, "suggested-action");
  g_signal_connect_object (self->go_on, "clicked", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (bar), self->go_on);
  return bar;
}

static void
chieu_school_page_init (ChieuSchoolPage *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->list = GTK_BOX (chieu_column_new (SPACE));
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "page");
  add_text (self->list, _("Learn by doing: cards in the hand, one thing at a time, as slowly as you like."), "title-3");
  self->games = CHIEU_CHOICE (chieu_choice_new (_("Which game do you want to learn?")));
  g_signal_connect_object (self->games, "notify::selected", G_CALLBACK (game_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->list, GTK_WIDGET (self->games));
  self->lessons = GTK_BOX (chieu_column_new (SPACE));
  gtk_box_append (self->list, GTK_WIDGET (self->lessons));
  self->scroller = chieu_column_scroller_new (GTK_WIDGET (self->list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The lessons"), -1);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self->content), self->scroller);
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->content), bar_new (self));
}
