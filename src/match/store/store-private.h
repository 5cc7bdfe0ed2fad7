/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of a store, for its own files and the tests.
 */
#pragma once

#include "school-memory.h"
#include "store.h"
#include "stored-match.h"

/* Returns: (transfer none): lessons and practice in memory, locked against other threads until it is unlocked */
ChieuSchoolMemory *chieu_store_lock_school (ChieuStore *self);
/* Unlocks them. */
void chieu_store_unlock_school (ChieuStore *self);
/* Lets the thread write what is in memory already; a failure is reported once. */
void chieu_store_write_behind (ChieuStore *self, ChieuStoreWork work, gpointer data, GDestroyNotify destroy);
