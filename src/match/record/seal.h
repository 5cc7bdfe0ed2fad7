/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The seal of a deal: a number that is made of how the cards lie and shown before the hand, from which nobody can find the cards,
 * and to which no other deal fits. docs/notation.md, "The seal of a deal", says how anybody makes it anew.
 */
#pragma once

#include "record.h"

/* Times that the text is hashed. Whoever would try all the seeds there are has as much to do with each of them: two to the power of
 * 76 in all. */
#define CHIEU_SEAL_ROUNDS 4096

/* Returns: (transfer full): the seal of the deal of @record, whatever was played, in eight groups of four hexadecimal digits. It
 * takes some milliseconds. */
char *chieu_record_make_seal (const ChieuRecord *record) G_GNUC_WARN_UNUSED_RESULT;
