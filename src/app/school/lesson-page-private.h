/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lesson page's inside, for lesson-page.c (the widget, going from step to step)
 * and lesson-page-tasks.c (what a step shows and asks).
 */
#pragma once

#include "app/table/coach-panel.h"
#include "lesson-groups.h"
#include "lesson-page.h"
#include "lesson-panel.h"
#include "lesson-source.h"
#include "lesson-table.h"
#include "mat/view/mat-lesson.h"

G_BEGIN_DECLS

struct _ChieuLessonPage
{
  GtkWidget parent_instance;

  const ChieuCourse *course;
  guint place;
  ChieuLessonRun *run;           /* (nullable) */
  ChieuLessonSource *source;     /* (nullable): of @mat, which owns it */
  ChieuPace pace;
  int focus_frames;              /* in which the task is still to be given the focus */
  guint focus_id;                /* of the callback that does it, 0 if none */

  GtkWidget *content;
  ChieuLessonPanel *panel;
  ChieuCoachPanel *coach;        /* in the place of @panel, while it is asked */
  GtkStack *stage;
  ChieuMatView *mat;
  ChieuLessonTable *table;
  ChieuLessonGroups *groups;
  GtkWidget *back, *again, *hint, *skip, *next;
  GtkBox *tools;
  GtkToggleButton *coach_button;
};

/* Children of the stage. */
#define CHIEU_STAGE_MAT "mat"
#define CHIEU_STAGE_TABLE "table"
#define CHIEU_STAGE_GROUPS "groups"

/* Whether the task of the step is checked with a button. */
gboolean chieu_lesson_page_is_checked (ChieuLessonPage *self);
/* Shows the step that the run is at, from its beginning. @deal: a position is dealt card by card. */
void chieu_lesson_page_show_step (ChieuLessonPage *self, gboolean deal);
/* Checks what was touched or put together. */
void chieu_lesson_page_check (ChieuLessonPage *self);
/* Judges an answer that was chosen. */
void chieu_lesson_page_answer (ChieuLessonPage *self, guint number);
/* Says what came of an answer. */
void chieu_lesson_page_judge (ChieuLessonPage *self, const ChieuLessonVerdict *verdict);
/* The focus goes to where the task is done. */
gboolean chieu_lesson_page_focus_task (ChieuLessonPage *self);

/* lesson-page-coach.c */
/* Puts the coach beside the panel, hidden. Returns: (transfer floating): both */
GtkWidget *chieu_lesson_page_add_coach (ChieuLessonPage *self);
GtkWidget *chieu_lesson_page_coach_button_new (ChieuLessonPage *self);
/* The coach sees the hand as it is now, or goes where there is nothing to be asked. */
void chieu_lesson_page_update_coach (ChieuLessonPage *self);
/* The lesson's own words are seen. */
void chieu_lesson_page_close_coach (ChieuLessonPage *self);
void chieu_lesson_page_toggle_coach (ChieuLessonPage *self);

/* lesson-page.c: brings the buttons in line with the step. */
void chieu_lesson_page_update (ChieuLessonPage *self);

extern const ChieuLessonListener chieu_lesson_page_listener;

G_END_DECLS
