/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The elements of the file of a lesson. Each is identified together with its parent, so that one in the wrong place is refused
 * like an unknown one.
 */
#pragma once

#include "lesson-reader.h"

/* An element, and what is done at its beginning and end. */
typedef struct
{
  const char *name;              /* NULL ends the list of elements */
  const char *parent;            /* "" for the outermost */
  const char *attributes;        /* the names of those that it may have, separated by spaces; "*": any */
  gboolean has_text;
  /* (nullable): at its beginning */
  gboolean (*start) (ChieuLessonReader *self, const ChieuLessonAttributes *attributes, GError **error);
  /* (nullable): called at its end, with its text trimmed and white space collapsed */
  gboolean (*end) (ChieuLessonReader *self, const char *text, GError **error);
} ChieuLessonElement;

extern const ChieuLessonElement chieu_lesson_elements[];
