/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps matches; nobody ever waits for it. A store has a thread of its own, which opens the database and does what is asked
 * of it in the order of asking; answers come back in the main context of whoever asked. Any thread may hold a store and ask.
 */
#pragma once

#include <gio/gio.h>

#include "database.h"

typedef struct _ChieuStore ChieuStore;

/**
 * chieu_store_new:
 * @path: of the database; its folder is made if need be
 *
 * Makes a store at once. Its thread begins to open the database; what is asked meanwhile is done when it is open. If it
 * cannot be opened, all that is asked fails with the reason.
 *
 * Returns: (transfer full): the store
 */
ChieuStore *chieu_store_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_store_open:
 * @path: as for chieu_store_new()
 *
 * Makes a store and waits until it is open: for tests, never for a window.
 *
 * Returns: (transfer full): the store, or NULL with %CHIEU_MATCH_ERROR_STORE, whose message names the file and
 *   the reason. Something may have been set aside nevertheless: see chieu_store_get_notice().
 */
ChieuStore *chieu_store_open (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

ChieuStore *chieu_store_ref (ChieuStore *self);
/* With the last reference the thread ends what it has been asked and closes the database; this waits for it as
 * chieu_store_flush() does. */
void chieu_store_unref (ChieuStore *self);

/**
 * chieu_store_flush:
 *
 * Waits until all that was asked so far is done, but no longer than five seconds: for the end of the program, where a
 * lock that somebody holds must not keep it from ending.
 *
 * Returns: whether all is done
 */
gboolean chieu_store_flush (ChieuStore *self);

/* The file in use: another than was named if that one is a newer program's. Interned, so that it stays good when another
 * thread sees another file come into use. */
const char *chieu_store_get_path (ChieuStore *self);

/* (nullable): a sentence for the person about what was set aside or recovered; NULL as long as the database is not open.
 * Interned. */
const char *chieu_store_get_notice (ChieuStore *self);

/* Whether the database is open, or cannot be opened: from then on lessons and practice (store-school.h, store-practice.h)
 * are answered in full. */
gboolean chieu_store_is_ready (ChieuStore *self);

typedef void (*ChieuStoreTroubleFunc) (const char *message, gpointer user_data);
/**
 * chieu_store_set_trouble_func:
 * @func: (nullable): called in the main context of whoever saved, when a lesson or an answer could not be written; once, and
 *   again only after something was written well
 *
 * To be set before anything is saved, and to NULL before @user_data goes.
 */
void chieu_store_set_trouble_func (ChieuStore *self, ChieuStoreTroubleFunc func, gpointer user_data);

/**
 * ChieuStoreWork:
 * @database: to be read and written; not to be kept
 * @data: what was given with the question; the answer is put there too
 * @cancellable: (nullable)
 *
 * Work for the thread of a store. It runs there, so it touches nothing but @data and @database.
 *
 * Returns: FALSE with @error
 */
typedef gboolean (*ChieuStoreWork) (ChieuDatabase *database, gpointer data, GCancellable *cancellable, GError **error);

/**
 * chieu_store_run_async:
 * @work: (nullable): what is to be done; NULL: nothing, the answer tells only whether the database is open
 * @data: for @work; between this call and the callback it belongs to the thread
 * @destroy: (nullable): frees @data, after the callback, in whichever thread lets go of it last
 * @cancellable: (nullable): once cancelled, what is not begun is not done, and the answer is %G_IO_ERROR_CANCELLED
 * @callback: (nullable): called in the thread-default main context of this call
 *
 * Asks the store's thread to do something. Nothing is waited for.
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
 * @data: (out) (optional) (transfer none): what was given with the question, good as long as @result
 *
 * Returns: TRUE if the work was done; FALSE with what made it fail: %CHIEU_MATCH_ERROR_STORE also where the database
 *   could not be opened
 */
gboolean chieu_store_run_finish (GAsyncResult *result, gpointer *data, GError **error);

/**
 * chieu_store_run:
 *
 * The same, waiting for it: for tests, never for a window.
 */
gboolean chieu_store_run (ChieuStore *self, ChieuStoreWork work, gpointer data, GError **error);

/* As those of a database, waiting for the thread: for tests, never for a window. */
gboolean chieu_store_foreach_hand (ChieuStore         *self,
                                   gint64              before,
                                   ChieuStoreHandFunc  func,
                                   gpointer            user_data,
                                   GError            **error);
char *chieu_store_export_hand (ChieuStore *self, gint64 id, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gint64 chieu_store_import_hand (ChieuStore *self, const char *text, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuStore, chieu_store_unref)
