/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school-page.h"

#include <glib/gi18n.h>

#include "bottom-bar.h"
#include "column-layout.h"
#include "mat/widgets.h"
#include "match/words.h"

/* Seats of the form by whose name a course is called. */
#define SEATS 5

struct _ChieuSchoolPage
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkBox *list;
  GtkWidget *scroller;
  GtkWidget *go_on;
  GtkBox *tools;
  guint next_course, next_place; /* where the large button leads */
};

G_DEFINE_FINAL_TYPE (ChieuSchoolPage, chieu_school_page, GTK_TYPE_WIDGET)

static guint lesson_signal;

/* ---- A lesson ---- */

static guint
step_number (const ChieuLesson *lesson,
             const char        *id)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_str_equal (((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id, id))
      return i + 1;
  return 0;
}

/* (transfer full): how it stands with a lesson; "" before it was begun. */
static char *
describe_standing (const ChieuLesson         *lesson,
                   const ChieuSchoolProgress *progress)
{
  const char *step = chieu_school_progress_get_step (progress, lesson->id);

  if (chieu_school_progress_is_done (progress, lesson->id))
    return g_strdup (_("✓ Done"));
  if (step == NULL || step_number (lesson, step) == 0)
    return g_strdup ("");
  /* Translators: where one stopped in a lesson: number of the step, and how many there are. */
  return g_strdup_printf (_("At step %1$u of %2$u"), step_number (lesson, step), lesson->steps->len);
}

static void
clicked_cb (GtkWidget       *button,
            ChieuSchoolPage *self)
{
  g_signal_emit (self, lesson_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "course")),
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place")));
}

static GtkWidget *
texts_new (const char *number_and_title,
           const char *aim,
           const char *standing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (box, chieu_column_layout_new (3));
  gtk_box_append (GTK_BOX (box), chieu_text_new (number_and_title, "heading"));
  gtk_box_append (GTK_BOX (box), chieu_text_new (aim, NULL));
  if (*standing != '\0')
    gtk_box_append (GTK_BOX (box), chieu_text_new (standing, "lesson-standing"));
  return box;
}

static GtkWidget *
row_new (ChieuSchoolPage   *self,
         const ChieuSchool *school,
         guint              course,
         guint              place)
{
  const ChieuLesson *lesson = chieu_course_get (chieu_school_get_course (school, course), place);
  const ChieuSchoolProgress *progress = chieu_school_get_progress (school, course);
  g_autofree char *title = chieu_lesson_text (lesson, lesson->title);
  /* Translators: number and title of a lesson. */
  g_autofree char *named = g_strdup_printf (_("%1$u. %2$s"), place + 1, title);
  g_autofree char *standing = describe_standing (lesson, progress);
  g_autofree char *aim = chieu_lesson_text (lesson, lesson->aim);
  g_autofree char *spoken = g_strjoin ("\n", named, aim, *standing != '\0' ? standing : NULL, NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), texts_new (named, aim, standing));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_add_css_class (button, "lesson-row");
  if (chieu_school_progress_is_done (progress, lesson->id))
    gtk_widget_add_css_class (button, "done");
  g_object_set_data (G_OBJECT (button), "course", GUINT_TO_POINTER (course));
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

/* ---- A course ---- */

static void
add_text (ChieuSchoolPage *self,
          const char      *text,
          const char      *css_class)
{
  gtk_box_append (self->list, chieu_text_new (text, css_class));
}

static guint
count_done (const ChieuSchool *school,
            guint              course)
{
  const ChieuCourse *lessons = chieu_school_get_course (school, course);
  guint n = 0;

  for (guint i = 0; i < lessons->lessons->len; i++)
    n += chieu_school_progress_is_done (chieu_school_get_progress (school, course), chieu_course_get (lessons, i)->id);
  return n;
}

static void
add_course (ChieuSchoolPage   *self,
            const ChieuSchool *school,
            guint              course)
{
  const ChieuCourse *lessons = chieu_school_get_course (school, course);
  guint n = lessons->lessons->len;
  /* Translators: how many lessons of a course are done, and how many there are. */
  g_autofree char *count = g_strdup_printf (ngettext ("%1$u of %2$u lesson done", "%1$u of %2$u lessons done", n),
                                            count_done (school, course), n);

  add_text (self, chieu_words_game (chieu_words_for_game (lessons->game), SEATS), "title-2");
  add_text (self, count, NULL);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->list, row_new (self, school, course, i));
  for (guint i = 0; i < lessons->faults->len; i++)
    add_text (self, g_ptr_array_index (lessons->faults, i), "error");
}

/* ---- Going on ---- */

static void
go_on_cb (ChieuSchoolPage *self)
{
  g_signal_emit (self, lesson_signal, 0, self->next_course, self->next_place);
}

static gboolean
find_next (ChieuSchoolPage   *self,
           const ChieuSchool *school)
{
  for (self->next_course = 0; self->next_course < chieu_school_get_n_courses (school); self->next_course++)
    if (chieu_school_find_next (school, self->next_course, &self->next_place))
      return TRUE;
  return FALSE;
}

static gboolean
was_begun (ChieuSchoolPage   *self,
           const ChieuSchool *school)
{
  return chieu_school_progress_get_last (chieu_school_get_progress (school, self->next_course)) != NULL;
}

static void
update_go_on (ChieuSchoolPage   *self,
              const ChieuSchool *school)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->go_on, find_next (self, school));
  if (!gtk_widget_get_visible (self->go_on))
    return;
  label = was_begun (self, school) ? g_strdup_printf (_("Go on with lesson %u"), self->next_place + 1)
                                   : g_strdup (_("Begin with the first lesson"));
  gtk_button_set_label (GTK_BUTTON (self->go_on), label);
}

void
chieu_school_page_show (ChieuSchoolPage   *self,
                        const ChieuSchool *school)
{
  g_return_if_fail (CHIEU_IS_SCHOOL_PAGE (self));

  chieu_box_empty (self->list);
  add_text (self, _("Learn by doing: cards in the hand, one thing at a time, as slowly as you like."), "title-3");
  for (guint i = 0; i < chieu_school_get_n_courses (school); i++)
    add_course (self, school, i);
  if (chieu_school_get_n_courses (school) == 0)
    add_text (self, _("No lessons are installed."), NULL);
  update_go_on (self, school);
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
  g_clear_pointer (&CHIEU_SCHOOL_PAGE (object)->content, gtk_widget_unparent);
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
  lesson_signal = g_signal_new ("lesson", CHIEU_TYPE_SCHOOL_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static GtkWidget *
bar_new (ChieuSchoolPage *self)
{
  GtkWidget *bar = chieu_bottom_bar_new ();

  self->tools = chieu_bottom_bar_add_tools (bar);
  self->go_on = gtk_button_new ();
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
  self->list = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->list), chieu_column_layout_new (9));
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "page");
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The lessons"), -1);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self->content), self->scroller);
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->content), bar_new (self));
}
