/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-page-private.h"

#include <glib/gi18n.h>

#include "app/bottom-bar.h"
#include "compat.h"
#include "lesson-looks.h"
#include "lesson-split.h"
#include "app/match-settings.h"

G_DEFINE_FINAL_TYPE (ChieuPracticePage, chieu_practice_page, GTK_TYPE_WIDGET)

static guint asked_signal;

const ChieuPracticeTask *
chieu_practice_page_get_task (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), NULL);

  return self->task;
}

gint64
chieu_practice_page_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* ---- Buttons ---- */

void
chieu_practice_page_update (ChieuPracticePage *self)
{
  gboolean checked = !self->done && self->task->form != CHIEU_TASK_CHOOSE;
  gboolean can = self->done || checked;

  gtk_button_set_label (GTK_BUTTON (self->next), checked ? _("Check") : _("Next task"));
  gtk_widget_set_visible (self->next, can);
  gtk_widget_set_visible (self->show, !self->done);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.next", can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.show", !self->done);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (widget);

  if (self->task == NULL)
    return FALSE;
  if (self->done)
    return gtk_widget_grab_focus (self->next);
  if (self->task->form == CHIEU_TASK_CHOOSE)
    return chieu_lesson_panel_focus_answer (self->panel);
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
}

/* ---- The next task ---- */

static guint64
take_seed (ChieuPracticePage *self)
{
  return self->has_seed ? self->seed++ : chieu_fresh_seed ();
}

static void
ask (ChieuPracticePage *self)
{
  g_autofree char *words = NULL;

  chieu_practice_book_next (self->book, self->kind, chieu_practice_page_now (), take_seed (self), &self->asked);
  g_clear_pointer (&self->task, chieu_practice_task_free);
  self->task = chieu_practice_task_new (chieu_practice_book_get_table (self->book), self->asked.kind, self->asked.level,
                                        self->asked.seed);
  self->counted = self->done = FALSE;
  chieu_practice_page_show_task (self);
  chieu_practice_page_update (self);
  g_signal_emit (self, asked_signal, 0);
  words = chieu_lesson_panel_get_words (self->panel);
  chieu_compat_announce (GTK_WIDGET (self), words);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
chieu_practice_page_begin (ChieuPracticePage       *self,
                           ChieuPracticeBook       *book,
                           const ChieuPracticeKind *kind)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self) && book != NULL);

  self->book = book;
  self->kind = kind;
  ask (self);
}

void
chieu_practice_page_set_seed (ChieuPracticePage *self,
                              guint64            seed)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self));

  self->seed = seed;
  self->has_seed = TRUE;
}

/* ---- What can be done ---- */

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (widget);

  if (self->done)
    ask (self);
  else
    chieu_practice_page_check (self);
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  chieu_practice_page_show_answer (CHIEU_PRACTICE_PAGE (widget));
}

static void
choose_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  chieu_practice_page_answer (CHIEU_PRACTICE_PAGE (widget), g_variant_get_uint32 (parameter));
}

/* ---- Settings ---- */

void
chieu_practice_page_follow (ChieuPracticePage *self,
                            GSettings         *settings)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self) && G_IS_SETTINGS (settings));

  chieu_lesson_looks_follow (GTK_WIDGET (self), self->table, self->groups, settings);
}

GtkBox *
chieu_practice_page_get_tools (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), NULL);

  return self->tools;
}

char *
chieu_practice_page_get_words (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), NULL);

  return chieu_lesson_panel_get_words (self->panel);
}

/* ---- The widget ---- */

GtkWidget *
chieu_practice_page_new (void)
{
  return g_object_new (CHIEU_TYPE_PRACTICE_PAGE, NULL);
}

static void
dispose (GObject *object)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->task, chieu_practice_task_free);
  G_OBJECT_CLASS (chieu_practice_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "practice.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "practice.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "practice.choose", "u", choose_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F8, 0, "practice.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F4, 0, "practice.show", NULL);
  for (guint i = 0; i < CHIEU_PRACTICE_ANSWERS_MAX; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, 0, "practice.choose", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_1 + i, 0, "practice.choose", "u", i);
    }
}

static void
chieu_practice_page_class_init (ChieuPracticePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* It looks as a lesson does. */
  gtk_widget_class_set_css_name (widget_class, "lesson");
  asked_signal = g_signal_new ("asked", CHIEU_TYPE_PRACTICE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  install_actions (widget_class);
}

static GtkWidget *
bar_new (ChieuPracticePage *self)
{
  GtkWidget *bar = chieu_bottom_bar_new ();

  self->tools = chieu_bottom_bar_add_tools (bar);
  self->show = chieu_bottom_bar_add (bar, _("Show the answer"), "practice.show");
  self->next = chieu_bottom_bar_add (bar, _("Next task"), "practice.next");
  gtk_widget_add_css_class (self->next, "suggested-action");
  return bar;
}

static GtkWidget *
stage_new (ChieuPracticePage *self)
{
  GtkWidget *stage = gtk_stack_new ();

  self->stage = GTK_STACK (stage);
  gtk_stack_set_hhomogeneous (self->stage, FALSE);
  gtk_stack_set_vhomogeneous (self->stage, FALSE);
  self->table = CHIEU_LESSON_TABLE (chieu_lesson_table_new ());
  self->groups = CHIEU_LESSON_GROUPS (chieu_lesson_groups_new ());
  self->phu = CHIEU_TASK_PHU (chieu_task_phu_new ());
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->table));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->groups));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->phu));
  return stage;
}

static void
changed_cb (ChieuPracticePage *self,
            const char        *text)
{
  chieu_compat_announce (GTK_WIDGET (self), text);
}

static void
chieu_practice_page_init (ChieuPracticePage *self)
{
  GtkWidget *split;

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->panel = CHIEU_LESSON_PANEL (chieu_lesson_panel_new ());
  split = chieu_lesson_split_new (GTK_WIDGET (self->panel), stage_new (self));
  gtk_widget_set_vexpand (split, TRUE);
  gtk_box_append (GTK_BOX (self->content), split);
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->content), bar_new (self));
  g_signal_connect_object (self->panel, "answered", G_CALLBACK (chieu_practice_page_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->groups, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
