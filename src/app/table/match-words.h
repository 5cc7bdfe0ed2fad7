/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words about a match: which one it is, how long it lasts, where it stands, and when it was played.
 */
#pragma once

#include "match/match.h"
#include "match/store/open-matches.h"

/* Finds the points and the pot of @match now, with the hand that has just ended if one has. */
void chieu_hoi_get_standing (ChieuMatch *match,
                             ChieuCarry *standing);

/* Returns: (transfer full): where the hội of @match stands: "Hand 3 · 38 points left", "Hand 3 of 8", "Hand 3 · a hội of 30
 * minutes"; or which single hand it is: "Tổ tôm: the hand of the day" */
char *chieu_hoi_to_words (ChieuMatch *match);

/* Returns: (transfer full): which kind of single hand the match of @options is: "Tổ tôm: the hand of the day". @options: not
 * of CHIEU_MATCH_OWN */
char *chieu_single_deal_to_words (const ChieuMatchOptions *options);

/* Returns: (transfer full): how long a match lasts: "a pot of 50 points", "8 hands", "30 minutes". @limit: points, hands or minutes, as
 * @hoi says */
char *chieu_hoi_limit_to_words (ChieuHoi hoi, int limit);

/* Returns: (transfer full): the form of the game and the way of play: "Tổ tôm · 5 seats · Học" */
char *chieu_match_options_to_words (const ChieuMatchOptions *options);

/* Returns: (transfer full): the game of an open match and where it stands: "Tổ tôm · hand 3 · your points: +4"; the points are left out if no
 * person plays */
char *chieu_open_match_to_words (const ChieuOpenMatch *match);
/* Returns: (transfer full): the same without the game: "Hand 3 · your points: +4" */
char *chieu_open_match_standing_to_words (const ChieuOpenMatch *match);

/* Returns: (transfer full): @when in everyday words: "today at 14:20", "yesterday at 09:05", "12 May 2026, 14:20"; so is a day in the
 * future, which a clock that was put back leaves in the store */
char *chieu_when_to_words (GDateTime *when);
