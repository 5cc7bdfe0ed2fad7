/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a write-ahead log of SQLite frame by frame without SQLite, which does not say what it leaves out.
 */
#pragma once

#include <glib.h>

/* The size of SQLite's smallest page. */
#define CHIEU_LOG_PAGE_BYTES_MIN 512

/* The end of the name of a log; before it comes the path of its database. */
#define CHIEU_LOG_SUFFIX "-wal"

/**
 * chieu_log_is_cut:
 * @path: of the database
 *
 * SQLite uses a log up to the first frame whose checksum is wrong. It writes a log again from its beginning once all of it is in the
 * database; what is written from one such beginning to the next is a run. If programs were only killed while they wrote, no frame of the
 * same run that ends a transaction follows the wrong one. If one does, the log was damaged, and what had been saved is rolled back.
 *
 * Returns: whether something of the log is lost
 */
gboolean chieu_log_is_cut (const char *path);

/**
 * chieu_log_rebuild:
 * @log_path: of a log
 * @path: of the database to be made
 *
 * Puts together all pages that the log has as of its last whole transaction.
 *
 * Returns: whether these are all pages of the database; else a file that was begun is deleted again
 */
gboolean chieu_log_rebuild (const char *log_path, const char *path);
