/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lessons of a game on paper.
 */
#pragma once

#include "paper.h"
#include "school/lesson/course.h"

/* Adds each lesson of @course with its number, its title and its aim, and if it has a task for the table (ChieuLesson.tonight), with
 * that. */
void chieu_sheet_add_lessons (ChieuPaper *paper, const ChieuCourse *course);
