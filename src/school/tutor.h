/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts what goes wrong at the table, and says when a lesson is worth being offered: a move of one kind refused for the third
 * time, or a fault in a second hand. It offers once a hand at most.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

typedef struct _ChieuTutor ChieuTutor;

ChieuTutor *chieu_tutor_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_tutor_free (ChieuTutor *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuTutor, chieu_tutor_free)

/* A new hand begins. */
void chieu_tutor_begin_hand (ChieuTutor *self);

/* A move was refused, or warned of, for @reason. Returns: whether this is to be offered now */
gboolean chieu_tutor_note_refusal (ChieuTutor *self, ChieuReason reason);

/* @reason was a fault in the hand that ended now; each counts once a hand. Returns: whether this is to be offered in the next one */
gboolean chieu_tutor_note_fault (ChieuTutor *self, ChieuReason reason);
