/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The looks of the cards and words of a lesson or task: each page follows the settings in the same way.
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
