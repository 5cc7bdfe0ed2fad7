/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with faults: the deeds of one player in a finished hand, in order, of which one was a fault. The hands are played by
 * beginners, one of whom errs; what the rules noted at the end is the answer.
 */
#pragma once

#include "practice-cards.h"

/* The levels of such a kind: each tells one more deed, or allows one more where the fault is the last deed. */
#define CHIEU_PRACTICE_FAULT_LEVELS 3

/**
 * chieu_practice_ask_fault:
 * @reasons: the faults that are asked for, equally likely as far as they occur; they must be visible from what the player took
 * and put down
 * @ends: a player who made such a fault does nothing more in the hand: it is the last deed, and its name is asked for; @reasons
 * are at least four
 *
 * Makes a task of finding the deed that was a fault, or the fault that the last deed was.
 */
void chieu_practice_ask_fault (ChieuPracticeTask *task, const ChieuReason *reasons, gsize n_reasons, gboolean ends, ChieuRandom *random);
