/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-page-private.h"

#include <glib/gi18n.h>

#include "app/bottom-bar.h"
#include "compat.h"
#include "lesson-split.h"
#include "mat/view/mat-source.h"

/* Frames in which a step may come to have something that takes the focus. */
#define FOCUS_FRAMES 60

G_DEFINE_FINAL_TYPE (ChieuLessonPage, chieu_lesson_page, GTK_TYPE_WIDGET)

enum
{
  PLACE,
  GO_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

const ChieuLesson *
chieu_lesson_page_get_lesson (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->run != NULL ? chieu_course_get (self->course, self->place) : NULL;
}

static const ChieuStep *
step_of (ChieuLessonPage *self)
{
  return self->run != NULL ? chieu_lesson_run_get_step (self->run) : NULL;
}

static gboolean
is_last_lesson (ChieuLessonPage *self)
{
  return self->place + 1 >= self->course->lessons->len;
}

/* ---- Buttons ---- */

static void
show_button (GtkWidget  *button,
             gboolean    visible,
             const char *label)
{
  gtk_widget_set_visible (button, visible);
  if (label != NULL)
    gtk_button_set_label (GTK_BUTTON (button), label);
}

static void
update_next (ChieuLessonPage *self)
{
  gboolean over = step_of (self) == NULL, checked = chieu_lesson_page_is_checked (self);
  gboolean can = checked || (over ? !is_last_lesson (self) : chieu_lesson_run_is_done (self->run));

  show_button (self->next, can, checked ? _("Check") : over ? _("Next lesson") : _("Go on"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.next", can);
}

static gboolean
has_task (ChieuLessonPage *self)
{
  return step_of (self) != NULL && step_of (self)->task != CHIEU_TASK_READ && !chieu_lesson_run_is_done (self->run);
}

void
chieu_lesson_page_update (ChieuLessonPage *self)
{
  gboolean over = step_of (self) == NULL, task = has_task (self);
  gboolean hint = task && step_of (self)->hints->len > 0;

  update_next (self);
  show_button (self->skip, task, NULL);
  show_button (self->hint, hint, NULL);
  show_button (self->again, TRUE, over ? _("Once more") : _("Again"));
  show_button (self->back, chieu_lesson_run_get_number (self->run) > 0, NULL);
  chieu_lesson_page_update_coach (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.skip", task);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.hint", hint);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.back", chieu_lesson_run_get_number (self->run) > 0);
}

/* ---- From step to step ---- */

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  return self->run != NULL && (chieu_lesson_page_focus_task (self) || gtk_widget_grab_focus (self->next)
                               || gtk_widget_grab_focus (self->again));
}

static void
show_end (ChieuLessonPage *self)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  g_autofree char *aim = chieu_lesson_text (lesson, lesson->aim);
  const char *texts[] = { _("This lesson is done."), aim,
                          is_last_lesson (self) ? _("It was the last one of this course.") : NULL, NULL };

  chieu_lesson_page_close_coach (self);
  chieu_lesson_panel_set_text (self->panel, _("The end of the lesson"), texts, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->stage), FALSE);
  chieu_lesson_page_update (self);
}

static void
tell_place (ChieuLessonPage *self)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  gboolean over = step_of (self) == NULL;
  const ChieuStep *step = over ? g_ptr_array_index (lesson->steps, 0) : step_of (self);

  g_signal_emit (self, signals[PLACE], 0, step->id, over);
}

static void
announce_end (ChieuLessonPage *self)
{
  g_autofree char *words = chieu_lesson_panel_get_words (self->panel);

  chieu_compat_announce (GTK_WIDGET (self), words);
}

static gboolean
focus_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (!chieu_lesson_page_focus_task (self) && --self->focus_frames > 0)
    return G_SOURCE_CONTINUE;
  self->focus_id = 0;
  return G_SOURCE_REMOVE;
}

/* The cards of a mat that was hidden are there only after its first layout: then it is tried again. */
static void
focus_step (ChieuLessonPage *self)
{
  if (chieu_lesson_page_focus_task (self))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->focus_frames = FOCUS_FRAMES;
  if (has_task (self) && self->focus_id == 0)
    self->focus_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_cb, NULL, NULL);
}

static void
arrive (ChieuLessonPage *self,
        gboolean         deal)
{
  if (step_of (self) != NULL)
    {
      chieu_lesson_page_show_step (self, deal);
    }
  else
    {
      show_end (self);
      announce_end (self);
    }
  tell_place (self);
  focus_step (self);
}

/* Only a lesson that the checker would refuse comes here. */
static void
complain (ChieuLessonPage *self,
          GError          *error)
{
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, error->message);
}

static void
go_to (ChieuLessonPage *self,
       guint            number)
{
  g_autoptr (GError) error = NULL;

  if (chieu_lesson_run_go_to (self->run, number, &error))
    arrive (self, number == 0);
  else
    complain (self, error);
}

static void
go_on (ChieuLessonPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->source != NULL)
    chieu_lesson_source_finish (self->source);
  if (chieu_lesson_run_next (self->run, &error))
    arrive (self, TRUE);
  else
    complain (self, error);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (chieu_lesson_page_is_checked (self))
    chieu_lesson_page_check (self);
  else if (step_of (self) == NULL)
    g_signal_emit (self, signals[GO_ON], 0);
  else
    go_on (self);
}

static void
skip_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  go_on (CHIEU_LESSON_PAGE (widget));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  go_to (self, chieu_lesson_run_get_number (self->run) - 1);
}

static void
again_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (step_of (self) == NULL)
    {
      go_to (self, 0);
      return;
    }
  chieu_lesson_run_repeat (self->run);
  arrive (self, TRUE);
}

static void
hint_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);
  g_autofree char *hint = chieu_lesson_run_hint (self->run);

  if (hint == NULL)
    return;
  chieu_lesson_page_close_coach (self);
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_HINT, hint);
}

static void
join_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (has_task (self) && step_of (self)->task == CHIEU_TASK_ARRANGE)
    chieu_lesson_groups_join (self->groups);
}

static void
coach_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  chieu_lesson_page_toggle_coach (CHIEU_LESSON_PAGE (widget));
}

/* ---- A lesson ---- */

static void
forget_lesson (ChieuLessonPage *self)
{
  if (self->mat != NULL)
    chieu_mat_view_set_source (self->mat, NULL, NULL, NULL);
  self->source = NULL;
  g_clear_pointer (&self->run, chieu_lesson_run_free);
}

static guint
find_step (const ChieuLesson *lesson,
           const char        *id)
{
  for (guint i = 0; id != NULL && i < lesson->steps->len; i++)
    if (g_str_equal (((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id, id))
      return i;
  return 0;
}

gboolean
chieu_lesson_page_set_lesson (ChieuLessonPage    *self,
                              const ChieuCourse  *course,
                              guint               place,
                              const char         *step,
                              GError            **error)
{
  const ChieuLesson *lesson = chieu_course_get (course, place);
  ChieuLessonRun *run;

  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), FALSE);

  run = chieu_lesson_run_new (lesson, error);
  if (run == NULL)
    return FALSE;
  if (!chieu_lesson_run_go_to (run, find_step (lesson, step), error))
    {
      chieu_lesson_run_free (run);
      return FALSE;
    }
  forget_lesson (self);
  self->course = course;
  self->place = place;
  self->run = run;
  arrive (self, TRUE);
  return TRUE;
}

/* ---- The widget ---- */

GtkWidget *
chieu_lesson_page_new (void)
{
  return g_object_new (CHIEU_TYPE_LESSON_PAGE, NULL);
}

static void
dispose (GObject *object)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (object);

  forget_lesson (self);
  self->mat = NULL;
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_lesson_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
    guint key;
  } actions[] = {
    { "lesson.hint", hint_action, GDK_KEY_F2 },
    { "lesson.again", again_action, GDK_KEY_F3 },
    { "lesson.skip", skip_action, GDK_KEY_F4 },
    { "lesson.join", join_action, GDK_KEY_F5 },
    { "lesson.back", back_action, GDK_KEY_F7 },
    { "lesson.next", next_action, GDK_KEY_F8 },
    { "lesson.coach", coach_action, GDK_KEY_F9 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
      gtk_widget_class_add_binding_action (widget_class, actions[i].key, 0, actions[i].name, NULL);
    }
}

static void
chieu_lesson_page_class_init (ChieuLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lesson");
  signals[PLACE] = g_signal_new ("place", CHIEU_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  signals[GO_ON] = g_signal_new ("go-on", CHIEU_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  install_actions (widget_class);
}

static GtkWidget *
button_new (GtkWidget  *bar,
            const char *label,
            const char *action,
            const char *key)
{
  GtkWidget *button = chieu_bottom_bar_add (bar, label, action);

  gtk_widget_set_tooltip_text (button, key);
  return button;
}

static GtkWidget *
bar_new (ChieuLessonPage *self)
{
  GtkWidget *bar = chieu_bottom_bar_new ();

  self->back = button_new (bar, _("Step back"), "lesson.back", "F7");
  self->again = button_new (bar, _("Again"), "lesson.again", "F3");
  self->tools = chieu_bottom_bar_add_tools (bar);
  gtk_box_append (GTK_BOX (bar), chieu_lesson_page_coach_button_new (self));
  self->hint = button_new (bar, _("Hint"), "lesson.hint", "F2");
  self->skip = button_new (bar, _("Skip"), "lesson.skip", "F4");
  self->next = button_new (bar, _("Go on"), "lesson.next", "F8");
  gtk_widget_add_css_class (self->next, "suggested-action");
  return bar;
}

static GtkWidget *
stage_new (ChieuLessonPage *self)
{
  GtkWidget *stage = gtk_stack_new ();

  self->stage = GTK_STACK (stage);
  gtk_stack_set_hhomogeneous (self->stage, FALSE);
  gtk_stack_set_vhomogeneous (self->stage, FALSE);
  self->mat = CHIEU_MAT_VIEW (chieu_mat_view_new ());
  self->table = CHIEU_LESSON_TABLE (chieu_lesson_table_new ());
  self->groups = CHIEU_LESSON_GROUPS (chieu_lesson_groups_new ());
  gtk_stack_add_named (self->stage, GTK_WIDGET (self->mat), CHIEU_STAGE_MAT);
  gtk_stack_add_named (self->stage, GTK_WIDGET (self->table), CHIEU_STAGE_TABLE);
  gtk_stack_add_named (self->stage, GTK_WIDGET (self->groups), CHIEU_STAGE_GROUPS);
  return stage;
}

static void
changed_cb (ChieuLessonPage *self,
            const char      *text)
{
  chieu_compat_announce (GTK_WIDGET (self), text);
}

static void
chieu_lesson_page_init (ChieuLessonPage *self)
{
  GtkWidget *split;

  self->pace = CHIEU_PACE_NORMAL;
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->panel = CHIEU_LESSON_PANEL (chieu_lesson_panel_new ());
  split = chieu_lesson_split_new (chieu_lesson_page_add_coach (self), stage_new (self));
  gtk_widget_set_vexpand (split, TRUE);
  gtk_box_append (GTK_BOX (self->content), split);
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->content), bar_new (self));
  g_signal_connect_object (self->panel, "answered", G_CALLBACK (chieu_lesson_page_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->groups, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
