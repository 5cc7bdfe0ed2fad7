/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the cards and words of a lesson or task look, as the settings say: each page follows them in the same way.
 */
#pragma once

#include <gio/gio.h>

#include "lesson-groups.h"
#include "lesson-table.h"

G_BEGIN_DECLS

/* Gives @page and what it shows of cards the looks that @settings say, now and whenever they change. */
void chieu_lesson_looks_follow (GtkWidget         *page,
                                ChieuLessonTable  *table,
                                ChieuLessonGroups *groups,
                                GSettings         *settings);

G_END_DECLS
