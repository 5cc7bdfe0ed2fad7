/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach considers many hands that the others may hold by what was seen, and can say more: how many points the likely moves
 * bring, and which card somebody could take or win with.
 */
#pragma once

#include "coach-game.h"

/**
 * chieu_coach_look_deeper:
 * @advice: what chieu_coach_advise() said of the same view; parts are added at its end
 * @question: about that view
 *
 * If another move does clearly better with the others' hands in mind, the coach advises that one from now on: the move of @advice is
 * another then, and so is what is said of it. The same view gets the same words, unless the work is cancelled. Not for the main thread:
 * it takes tenths of a second. No effect if the seat is not asked, or the game has no more to say.
 */
void chieu_coach_look_deeper (ChieuCoachAdvice *advice, const ChieuCoachQuestion *question);

/* Returns: whether @move is what the coach calls best at @question, looking only at the player's own hand, or as good: it puts down a card
 * of which he says that it may go as well */
gboolean chieu_coach_advises (const ChieuCoachQuestion *question, const ChieuMove *move);

/* Returns: whether @move is what the coach says does best at @question with the others' hands in mind, or as good as that. It takes tenths
 * of a second */
gboolean chieu_coach_advises_deeper (const ChieuCoachQuestion *question, const ChieuMove *move);

/* Returns: (nullable): the part of @game */
const ChieuCoachDeeper *chieu_coach_deeper_find (const ChieuGame *game);

/* Returns: (transfer full): the move in a list of moves, in words, with its card: “Discard 5 Văn”. @game: one that has the part */
char *chieu_coach_deeper_name (const ChieuGame *game, const ChieuMove *move, int seats);

/* Returns: a heading for the costliest moments in a hand of @game, which has the part */
const char *chieu_coach_deeper_heads_moments (const ChieuGame *game);
