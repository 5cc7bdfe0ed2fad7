/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice as pages of the window: the kinds of tasks, and one task after the other.
 */
#pragma once

#include "app/pages.h"
#include "app/table/session.h"
#include "page-reader.h"
#include "school/practice/practice-book.h"

#define CHIEU_TYPE_PRACTICE_PAGES (chieu_practice_pages_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPracticePages, chieu_practice_pages, CHIEU, PRACTICE_PAGES, GObject)

/* Returns: (transfer full): practice, whose pages are added to @pages. It must outlive them, because it owns the books that they show. */
ChieuPracticePages *chieu_practice_pages_new (ChieuPages      *pages,
                                              ChieuPageReader *reader,
                                              ChieuSession    *session,
                                              GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the seed of the tasks; to be called before they are first shown. */
void chieu_practice_pages_set_seed (ChieuPracticePages *self, guint64 seed);
/* Returns: whether the kinds or a task are visible. */
gboolean chieu_practice_pages_are_seen (ChieuPracticePages *self);
/* Turns to the kinds of tasks, with the progress in each. */
void chieu_practice_pages_show_kinds (ChieuPracticePages *self);
/* Turns to the kinds of tasks of @game, which has practice, with the progress in each. */
void chieu_practice_pages_show_game (ChieuPracticePages *self, const ChieuGame *game);
/* Begins the tasks of today of @game, which has practice: a session of all kinds mixed, whose new tasks are the
 * same all day. */
void chieu_practice_pages_begin_day (ChieuPracticePages *self, const ChieuGame *game);
/* Goes back one step: from the tasks to the kinds, from these to the page before. */
void chieu_practice_pages_leave (ChieuPracticePages *self);

/* For tests. Returns: (transfer none): the book of the kinds that are shown, opened now if none has been; it lasts until another one is
 * opened */
ChieuPracticeBook *chieu_practice_pages_get_book (ChieuPracticePages *self);
