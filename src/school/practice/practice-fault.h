/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with faults: what one player did in a finished hand, in order, and one of it was a fault. The hands are played by
 * beginners, one of whom errs; what the rules noted at the end is the answer.
 */
#pragma once

#include "practice-cards.h"

/* The levels of such a kind: with each there is one deed more to choose from. */
#define CHIEU_PRACTICE_FAULT_LEVELS 3

/**
 * chieu_practice_ask_fault:
 * @reasons: faults that are asked for, all equally likely as far as they happen: such as are seen by what the player himself took
 *   and put down
 * @ends: a player who made such a fault does nothing more in the hand: it is the last thing told, and its name is asked for. @reasons
 *   are four at least
 */
void chieu_practice_ask_fault (ChieuPracticeTask *task, const ChieuReason *reasons, gsize n_reasons, gboolean ends, ChieuRandom *random);
