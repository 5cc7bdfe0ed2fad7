/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the lesson page, for tests.
 */
#pragma once

#include "app/table/coach-panel.h"
#include "lesson-groups.h"
#include "lesson-hand.h"
#include "lesson-page.h"
#include "lesson-panel.h"
#include "lesson-source.h"
#include "lesson-split.h"
#include "lesson-table.h"

struct _ChieuLessonPage
{
  GtkWidget parent_instance;

  const ChieuCourse *course;     /* (nullable): not owned */
  guint place;                   /* of the lesson in @course, from 0 */
  ChieuLessonRun *run;           /* (nullable) */
  ChieuLessonSource *source;     /* (nullable): of @mat, which owns it */
  gboolean review;               /* the run asks only questions that come back on another day */
  int count;                     /* cards that the step asks for, 0: none, or it varies */
  ChieuPace pace;
  int focus_frames;              /* the number of frames in which the task will still be offered the focus */
  guint focus_id;                /* of the tick callback that offers the focus, 0 if none */

  GSimpleActionGroup *actions;
  GtkOverlay *over;              /* the stage, and what lies over it */
  int cover;                     /* the upper edge of @words on the mat, in pixels of the mat; −1: they do not lie there */
  guint cover_id;                /* of the source that tells @cover to the mat, 0 if none */
  GtkWidget *call;               /* (nullable): the panel of the call while it is open; @words lie on the mat then */
  ChieuLessonSplit *split;
  GtkWidget *words;              /* @panel and @coach: beside the mat, or in @split if no mat is shown */
  ChieuLessonPanel *panel;
  ChieuCoachPanel *coach;        /* shown instead of @panel while the coach is asked */
  GtkStack *stage;
  ChieuLessonHand *hand;         /* over the stage */
  guint hand_id;                 /* of the tick callback that finds the card for it, 0 if none */
  ChieuMatView *mat;
  ChieuLessonTable *table;
  ChieuLessonGroups *groups;
  GtkWidget *head_start, *head_end;      /* boxes of buttons for the header of the window */
  GtkWidget *again;              /* in @head_start */
  GtkWidget *foot;               /* a grid of buttons in front of the lower end of the column; below the mat if @small */
  GtkWidget *hint, *skip, *next; /* in @foot */
  GtkWidget *narrow_row[3];      /* in @foot too; visible if @narrow */
  gboolean small;                /* the mat has less room than it needs */
  gboolean narrow;               /* the page is narrower than CHIEU_NARROW_WIDTH */
  guint size_id;                 /* of the idle callback that follows these two, 0 if none */
  GtkToggleButton *coach_button;
};
