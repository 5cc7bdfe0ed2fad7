/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands answers back for two threads that do jobs for others, one after the other: the store's (store.h) and the one that writes the
 * person's small files (file-writer.h). Each has a queue of its own, as what waits in them and when the threads begin and end differs.
 */
#pragma once

#include <gio/gio.h>

/* The longest that the end of the program waits for such a thread. */
#define CHIEU_JOBS_FLUSH_US (5 * G_USEC_PER_SEC)

/**
 * chieu_jobs_answer:
 * @task: (transfer full): made by whoever asked for the job; its answer is a boolean
 * @error: (nullable) (transfer full): what went wrong; NULL: the answer is TRUE
 *
 * Gives the answer to the main context that asked, from any thread; the answers of one thread come in their order. @task is returned
 * there, and freed there unless the callback keeps it: its source and its data belong to the thread that asked.
 */
void chieu_jobs_answer (GTask *task, GError *error);
