/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lessons of a game on paper: what each teaches, and what the learner should try at the table after it.
 */
#pragma once

#include "paper.h"
#include "school/lesson/course.h"

/* Adds each lesson of @course with its number, its title, its aim and what the learner should try at the table after it. */
void chieu_sheet_add_lessons (ChieuPaper *paper, const ChieuCourse *course);
