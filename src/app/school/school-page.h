/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of the school: the lessons of each course with the person's progress, and one large button to go on.
 */
#pragma once

#include <gtk/gtk.h>

#include "school.h"

#define CHIEU_TYPE_SCHOOL_PAGE (chieu_school_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSchoolPage, chieu_school_page, CHIEU, SCHOOL_PAGE, GtkWidget)

/**
 * ChieuSchoolPage:
 *
 * "lesson" (guint course, guint place): the person wants this lesson.
 * "review" (guint course): the person wants to be asked the questions of this course that wait.
 */

/* Returns: (transfer floating): a page that lists no lessons yet */
GtkWidget *chieu_school_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the lessons of @school, which has to live as long as the page, and the person's progress. */
void chieu_school_page_show (ChieuSchoolPage *self, const ChieuSchool *school);

/* Lets the course of @game (nullable) be shown next; NULL: that of the lesson that was open last. */
void chieu_school_page_set_game (ChieuSchoolPage *self, const ChieuGame *game);
/* Returns: (nullable): the game whose course is shown */
const ChieuGame *chieu_school_page_get_game (ChieuSchoolPage *self);

/* Returns: (transfer none): a box in the row of buttons, for the button that leads to practice. */
GtkBox *chieu_school_page_get_tools (ChieuSchoolPage *self);
