/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The seal of a deal: a number that is computed from how the cards lie and shown before the hand. Nobody can find the cards from
 * it, and no other deal has it. docs/notation.md, "The seal of a deal", says how anybody can compute it.
 */
#pragma once

#include "record.h"

/* The number of times that the text is hashed. Whoever tries all seeds has to do that for each of them: two to the power of 76 hashes
 * in all. */
#define CHIEU_SEAL_ROUNDS 4096

/* Returns: (transfer full): the seal of the deal of @record, whatever was played, in eight groups of four hexadecimal digits. It
 * takes some milliseconds. */
char *chieu_record_make_seal (const ChieuRecord *record) G_GNUC_WARN_UNUSED_RESULT;
