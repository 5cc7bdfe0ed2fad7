/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves without anything that their kind does not use, so that equal moves are equal in every byte.
 */
#pragma once

#include "game.h"

/**
 * chieu_move_is_plain:
 * @face: whether its kind is about a card, which may be any number
 * @detail: whether its kind uses the detail
 * @cards: the most cards that its kind has
 *
 * Returns: whether everything else in @move, target and split among it, is as in an empty move
 */
bool chieu_move_is_plain (const ChieuMove *move, bool face, bool detail, int cards);
