/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand so far as one seat has seen it, as a record that may be shown to the player there: everything that is hidden from the
 * seat has been dealt anew.
 */
#pragma once

#include "match/record/record.h"

/**
 * chieu_program_record_make:
 * @truth: the hand so far
 * @seat: which is asked after it
 *
 * It takes milliseconds, so it is not for the main thread. The result follows only from what @seat saw: two hands that looked
 * alike to it, from the deal on, give the same record.
 *
 * Returns: (transfer full) (nullable): a record after which @seat sees what it sees now and is asked; NULL: none was
 *   found, or the game cannot say from which deal a hand comes (undeal, forget)
 */
ChieuRecord *chieu_program_record_make (const ChieuRecord *truth, int seat) G_GNUC_WARN_UNUSED_RESULT;
