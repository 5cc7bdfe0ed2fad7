/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts what goes wrong at the table, and says when a lesson is worth being offered: when moves were refused for one reason for
 * the third time, or one fault was made in a second hand. It offers at most once a hand.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

typedef struct _ChieuTutor ChieuTutor;

/* Returns: (transfer full): a tutor that has counted nothing yet */
ChieuTutor *chieu_tutor_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_tutor_free (ChieuTutor *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuTutor, chieu_tutor_free)

/* Notes that a new hand begins, in which an offer on a fault of the one before is made. */
void chieu_tutor_begin_hand (ChieuTutor *self);

/* Notes that a move was refused, or warned of, for @reason; NONE counts as nothing. Returns: whether a lesson on this is to be offered
 * now */
gboolean chieu_tutor_note_refusal (ChieuTutor *self, ChieuReason reason);

/* Notes a fault of the hand that has ended; each counts once a hand. Returns: whether a lesson on it is to be offered in the next
 * hand */
gboolean chieu_tutor_note_fault (ChieuTutor *self, ChieuReason reason);
