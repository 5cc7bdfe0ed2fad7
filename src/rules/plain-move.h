/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move is plain if each field that its kind does not use is as in an empty move; so moves that mean the same are equal in every
 * byte.
 */
#pragma once

#include "game.h"

/**
 * chieu_move_is_plain:
 * @face: whether its kind uses the face; its value is not checked
 * @detail: whether its kind uses the detail; likewise
 * @cards: the most cards that its kind has
 *
 * Returns: whether @move has at most @cards cards and every other field, including target and split, is as in an empty move
 */
bool chieu_move_is_plain (const ChieuMove *move, bool face, bool detail, int cards);
