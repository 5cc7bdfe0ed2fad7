/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page with the kinds of practice, the progress in each, and all of them mixed.
 */
#pragma once

#include <gtk/gtk.h>

#include "school/practice/practice-book.h"

#define CHIEU_TYPE_PRACTICE_HOME (chieu_practice_home_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPracticeHome, chieu_practice_home, CHIEU, PRACTICE_HOME, GtkWidget)

/**
 * ChieuPracticeHome::kind: (const char *id)
 *
 * The person wants tasks of this kind; "": mixed.
 *
 * ChieuPracticeHome::session: ()
 *
 * The person wants a session of all kinds, which ends.
 *
 * ChieuPracticeHome::game: (const char *id)
 *
 * The person wants to practise the game of the ChieuPracticeTable with this id.
 */

/* Returns: (transfer floating): a page that lists no kinds yet */
GtkWidget *chieu_practice_home_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the progress that @book has at @now, seconds since 1970. */
void chieu_practice_home_show (ChieuPracticeHome *self, ChieuPracticeBook *book, gint64 now);
