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

  const ChieuCourse *course;
  guint place;
  ChieuLessonRun *run;           /* (nullable) */
  ChieuLessonSource *source;     /* (nullable): of @mat, which owns it */
  gboolean review;               /* questions that come back on another day */
  int count;                     /* cards that the step asks for, 0: none, or it varies */
  ChieuPace pace;
  int focus_frames;              /* the number of frames in which the task will still be offered the focus */
  guint focus_id;                /* of the tick callback that gives it, 0 if none */

  GSimpleActionGroup *actions;
  GtkOverlay *over;              /* the stage, and what lies over it */
  int cover;                     /* the upper edge of @words on the mat, in its pixels; −1: they do not lie there */
  guint cover_id;                /* of the source that says so to the mat, 0 if none */
  GtkWidget *call;               /* (nullable): the panel of the call while it is open; @words lie on the mat then */
  ChieuLessonSplit *split;
  GtkWidget *words;              /* @panel and @coach: beside the mat, or if none is shown in @split */
  ChieuLessonPanel *panel;
  ChieuCoachPanel *coach;        /* shown instead of @panel while the coach is asked */
  GtkStack *stage;
  ChieuLessonHand *hand;         /* over the stage */
  guint hand_id;                 /* of the tick callback that finds the card for it, 0 if none */
  ChieuMatView *mat;
  ChieuLessonTable *table;
  ChieuLessonGroups *groups;
  GtkWidget *head_start, *head_end;      /* for the header of the window */
  GtkWidget *again;              /* in the first of them */
  GtkWidget *foot;               /* in front of the lower end of the column; below the mat if that is @small */
  GtkWidget *hint, *skip, *next; /* in it */
  GtkWidget *narrow_row[3];      /* likewise, if the page is @narrow */
  gboolean small, narrow;
  guint size_id;                 /* of the idle callback that follows these two, 0 if none */
  GtkToggleButton *coach_button;
};
