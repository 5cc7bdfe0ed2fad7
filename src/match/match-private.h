/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gives tests the parts that a match is made of, which match.h hides.
 */
#pragma once

#include "match/record/match-catalogue.h"
#include "match-hand.h"
#include "match-players.h"
#include "match-round.h"
#include "match.h"

/* Returns: whether a change is being written, so that no other may be begun */
gboolean chieu_match_is_pending (ChieuMatch *self);
/* For tests: return the parts of the match (transfer none). */
const ChieuMatchHand *chieu_match_get_hand (ChieuMatch *self);
ChieuMatchRound *chieu_match_get_round (ChieuMatch *self);
ChieuMatchPlayers *chieu_match_get_players (ChieuMatch *self);
/* For tests: makes it seem that the match had been played for @played microseconds before it was started last. */
void chieu_match_set_played (ChieuMatch *self, gint64 played);
