/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice as pages of the window: the kinds of tasks, and one task after the other.
 */
#pragma once

#include "page-reader.h"
#include "app/pages.h"
#include "school/practice/practice-book.h"
#include "app/table/session.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_PRACTICE_PAGES (chieu_practice_pages_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPracticePages, chieu_practice_pages, CHIEU, PRACTICE_PAGES, GObject)

/* Has the pages of practice among @pages; it must outlive them, since what they show is the book's. */
ChieuPracticePages *chieu_practice_pages_new (ChieuPages      *pages,
                                              ChieuPageReader *reader,
                                              ChieuSession    *session,
                                              GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;

/* The tasks are dealt from @seed, not by chance; before they are first wanted. */
void chieu_practice_pages_set_seed (ChieuPracticePages *self, guint64 seed);
/* Whether the kinds or a task are seen. */
gboolean chieu_practice_pages_are_seen (ChieuPracticePages *self);
/* Turns to the kinds of tasks and how it goes with each. */
void chieu_practice_pages_show_kinds (ChieuPracticePages *self);
/* One step back: from the tasks to the kinds, from these to where one came from. */
void chieu_practice_pages_leave (ChieuPracticePages *self);

/* For tests: the book, opened now if it has not been. */
ChieuPracticeBook *chieu_practice_pages_get_book (ChieuPracticePages *self);

G_END_DECLS
