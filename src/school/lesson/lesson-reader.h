/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson while it is being read: the state that the elements of the file use and change.
 */
#pragma once

#include "lesson.h"

/* The lesson as far as it was read, and the place in the file at which the reader is. */
typedef struct
{
  ChieuLesson *lesson;
  ChieuStep *step;               /* (nullable): being read */
  gboolean has_task;             /* the step has one */
  gboolean has_rules;            /* the position has house rules */
  gboolean has_mat;              /* this step or one before it has a position */
  int hand_seat;                 /* of the hand being read */
  GString *text;                 /* of the innermost element */
  GPtrArray *open;               /* const ChieuLessonElement * (lesson-elements.h), outermost first */
  guint line;                    /* of the element being read */
} ChieuLessonReader;

/* The attributes of an element; both end with NULL. */
typedef struct
{
  const char *const *names;
  const char *const *values;
} ChieuLessonAttributes;

/* Returns: (nullable): the value of an attribute */
const char *chieu_lesson_attribute (const ChieuLessonAttributes *self, const char *name);

/* Gets an attribute as a number from @low to @high; if it is missing @number stays as it is. Returns: FALSE with @error if it is no
 * such number */
gboolean chieu_lesson_attribute_number (const ChieuLessonAttributes *self,
                                        const char                  *name,
                                        int                          low,
                                        int                          high,
                                        int                         *number,
                                        GError                     **error);

/* Gets an attribute that is yes or no; if it is missing @yes stays as it is. Returns: FALSE with @error if it is neither */
gboolean chieu_lesson_attribute_yes (const ChieuLessonAttributes *self,
                                     const char                  *name,
                                     gboolean                    *yes,
                                     GError                     **error);

/* Puts a copy of @text into *@place. Returns: FALSE with @error if @text is empty, or *@place has a text already */
gboolean chieu_lesson_set_text (char **place, const char *text, GError **error);

/* Adds a copy of @text to @list. Returns: FALSE with @error if @text is empty, or @list has @most of them already */
gboolean chieu_lesson_add_text (GPtrArray *list, guint most, const char *text, GError **error);
