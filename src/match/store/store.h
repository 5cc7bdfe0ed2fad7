/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves matches; only the end of the program waits for it, and tests do. A store has a thread of its own, which opens the database and runs jobs in their
 * order; answers come back in the main context of the caller. Any thread may have a reference to a store and use it.
 */
#pragma once

#include <gio/gio.h>

#include "database.h"

typedef struct _ChieuStore ChieuStore;

/**
 * chieu_store_new:
 * @path: of the database; its folder is made if need be
 *
 * Makes a store at once. Its thread begins to open the database; jobs wait until it is open. If it cannot be opened, every job
 * fails with the reason.
 *
 * Returns: (transfer full): the store
 */
ChieuStore *chieu_store_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_store_open:
 * @path: as for chieu_store_new()
 *
 * For tests, never for a window: makes a store and waits until it is open.
 *
 * Returns: (transfer full): the store, or NULL with %CHIEU_MATCH_ERROR_STORE, whose message names the file and
 *   the reason
 */
ChieuStore *chieu_store_open (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

ChieuStore *chieu_store_ref (ChieuStore *self);
/* Gives up a reference. With the last one the thread finishes its jobs and closes the database; this waits for it as
 * chieu_store_flush() does. */
void chieu_store_unref (ChieuStore *self);

/**
 * chieu_store_flush:
 *
 * Waits until all jobs so far are done, but no longer than five seconds: for the end of the program, which must not wait for
 * another program's lock.
 *
 * Returns: whether all is done
 */
gboolean chieu_store_flush (ChieuStore *self);

/* Returns: the file in use, which is not the given one if that belongs to a newer program. Interned, so that it stays valid if
 * another file comes into use. */
const char *chieu_store_get_path (ChieuStore *self);

/* Returns: (nullable): a sentence for the person about what was set aside or recovered; NULL as long as the database is not open.
 * Interned. */
const char *chieu_store_get_notice (ChieuStore *self);

/* Returns: whether the database is open, or cannot be opened: from then on lessons and practice (store-school.h,
 * store-practice.h) are complete */
gboolean chieu_store_is_ready (ChieuStore *self);

typedef void (*ChieuStoreTroubleFunc) (const char *message, gpointer user_data);
/**
 * chieu_store_set_trouble_func:
 * @func: (nullable): called in the main context of the caller who saved, when a lesson or an answer could not be written; once,
 * and again only after something was written well
 *
 * To be set before anything is saved, and to NULL before @user_data is freed.
 */
void chieu_store_set_trouble_func (ChieuStore *self, ChieuStoreTroubleFunc func, gpointer user_data);

/**
 * ChieuStoreWork:
 * @database: to be read and written; not to be kept
 * @data: what was given with the job; the answer is put there, too
 * @cancellable: (nullable)
 *
 * Work for the thread of a store. It runs there, so it touches nothing but @data and @database.
 *
 * Returns: FALSE with @error
 */
typedef gboolean (*ChieuStoreWork) (ChieuDatabase *database, gpointer data, GCancellable *cancellable, GError **error);

/**
 * chieu_store_run_async:
 * @work: (nullable): what is to be done; NULL: nothing, the answer only says whether the database is open
 * @data: for @work; between this call and the callback it belongs to the thread
 * @destroy: (nullable): frees @data, after the callback, in the thread that drops the last reference
 * @cancellable: (nullable): if it is cancelled before the job has begun, the job is not done, and the answer is
 * %G_IO_ERROR_CANCELLED
 * @callback: (nullable): called in the thread-default main context of this call
 *
 * Asks the store's thread to do something, without waiting.
 */
void chieu_store_run_async (ChieuStore          *self,
                            ChieuStoreWork       work,
                            gpointer             data,
                            GDestroyNotify       destroy,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data);

/**
 * chieu_store_run_finish:
 * @data: (out) (optional) (transfer none): what was given with the job, valid as long as @result
 *
 * Returns: TRUE if the work was done; FALSE with the error: %CHIEU_MATCH_ERROR_STORE also if the database could not be opened
 */
gboolean chieu_store_run_finish (GAsyncResult *result, gpointer *data, GError **error);

/**
 * chieu_store_run:
 *
 * For tests, never for a window: does what chieu_store_run_async() does, waits for it, and returns what chieu_store_run_finish()
 * returns.
 */
gboolean chieu_store_run (ChieuStore *self, ChieuStoreWork work, gpointer data, GError **error);

/* For tests, never for a window: do the same as those of a database, and wait for the thread. */
gboolean chieu_store_foreach_hand (ChieuStore         *self,
                                   gint64              before,
                                   ChieuStoreHandFunc  func,
                                   gpointer            user_data,
                                   GError            **error);
char *chieu_store_export_hand (ChieuStore *self, gint64 id, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gint64 chieu_store_import_hand (ChieuStore *self, const char *text, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuStore, chieu_store_unref)
