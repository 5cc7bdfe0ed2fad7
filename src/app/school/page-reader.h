/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads lessons and tasks aloud: on demand, or each one as it appears.
 */
#pragma once

#include "app/pages.h"

#define CHIEU_TYPE_PAGE_READER (chieu_page_reader_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPageReader, chieu_page_reader, CHIEU, PAGE_READER, GObject)

/* Returns: (transfer full): a reader of the page of @pages that is seen. @settings: say how fast it reads, and whether also without being
 * asked; both are kept alive */
ChieuPageReader *chieu_page_reader_new (ChieuPages *pages, GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Follows @page: when it emits @signal its words have changed, and the page that is seen is read if the settings say so; else reading
 * stops. @tools: (nullable): gets a button for "win.read-aloud" */
void chieu_page_reader_add_page (ChieuPageReader *self, GtkWidget *page, const char *signal, GtkBox *tools);
/* Returns: whether the visible page has words to read, as a lesson and a task have. */
gboolean chieu_page_reader_can_read (ChieuPageReader *self);
/* Starts to read the page, or stops. */
void chieu_page_reader_toggle (ChieuPageReader *self);
/* Stops if something is being read. */
void chieu_page_reader_stop (ChieuPageReader *self);
