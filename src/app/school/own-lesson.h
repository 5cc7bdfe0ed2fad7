/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson that somebody wrote: read within limits, and checked against the rules as “chieu-engine lesson” does it.
 */
#pragma once

#include <gio/gio.h>

#include "school/lesson/lesson.h"

/* Returns: whether the name of @file ends as those of lessons do */
gboolean chieu_own_lesson_has_suffix (GFile *file);

/* Reads @file, and checks it in a thread. @cancellable: (nullable). @callback: called in the main context of the caller */
void chieu_own_lesson_open_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* Returns: (transfer full): the lesson; NULL with @error: that of chieu_bounded_read_finish(), or a ChieuLessonError, whose message
 * names the file, the line if there is one, and the reason */
ChieuLesson *chieu_own_lesson_open_finish (GAsyncResult *result, GError **error) G_GNUC_WARN_UNUSED_RESULT;
