/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of practice's inside, for practice-page.c (the widget, from task to task)
 * and practice-page-task.c (what a task shows, and what comes of the answer).
 */
#pragma once

#include "lesson-groups.h"
#include "lesson-panel.h"
#include "lesson-table.h"
#include "practice-page.h"
#include "task-phu.h"

G_BEGIN_DECLS

struct _ChieuPracticePage
{
  GtkWidget parent_instance;

  ChieuPracticeBook *book;       /* (nullable): not ours */
  const ChieuPracticeKind *kind; /* (nullable): mixed */
  ChieuPracticeAsked asked;
  ChieuPracticeTask *task;       /* (nullable) */
  gboolean counted;              /* its first answer was noted */
  gboolean done;
  guint64 seed;                  /* of the next new task, if has_seed */
  gboolean has_seed;

  GtkWidget *content;
  ChieuLessonPanel *panel;
  GtkStack *stage;
  ChieuLessonTable *table;
  ChieuLessonGroups *groups;
  ChieuTaskPhu *phu;
  GtkBox *tools;                 /* room for buttons of the window */
  GtkWidget *show, *next;
};

/* practice-page-task.c */

/* Shows the task that is asked. */
void chieu_practice_page_show_task (ChieuPracticePage *self);
/* Checks what was touched or put together. */
void chieu_practice_page_check (ChieuPracticePage *self);
/* Judges the answer of this number; there may be none. */
void chieu_practice_page_answer (ChieuPracticePage *self, guint number);
/* Shows the answer, which counts as not known. */
void chieu_practice_page_show_answer (ChieuPracticePage *self);

/* practice-page.c: brings the buttons in line with the task. */
void chieu_practice_page_update (ChieuPracticePage *self);
/* Seconds since 1970. */
gint64 chieu_practice_page_now (void);

G_END_DECLS
