/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach looks at many hands that the others may hold after all that was seen, and
 * can say more: what the likely moves bring in points, and which card somebody
 * could take or win with.
 */
#pragma once

#include "coach-game.h"

/**
 * chieu_coach_look_deeper:
 * @advice: what chieu_coach_advise() said of the same view; parts are added at its end
 *
 * The same view gets the same words. For any thread but that of the main loop: it takes tenths of a second. Without
 * effect on a seat that is not asked, and in a game that has no more to say.
 */
void chieu_coach_look_deeper (ChieuCoachAdvice *advice, const ChieuCoachQuestion *question);

/* Returns: (nullable): what there is to know of @game */
const ChieuCoachDeeper *chieu_coach_deeper_find (const ChieuGame *game);

/* (transfer full): the move in a list of moves, in words, with its card: “Discard 5 Văn”. */
char *chieu_coach_deeper_name (const ChieuGame *game, const ChieuMove *move, int seats);

/* Returns: a sentence above what cost most in a hand of @game */
const char *chieu_coach_deeper_heads_moments (const ChieuGame *game);
