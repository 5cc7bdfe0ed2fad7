/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of twenty cards that many rows use.
 */
#pragma once

/* Waits for 5v only, between 4v and 6v; a khàn is its lưng. */
#define WAITS_5V "4v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n 2s 3s 4s cc / khan 5s"
/* Waits for 7s only, the third of a pair, which is its lưng. */
#define WAITS_7S "7s 7s 2n 3n 4n 5n 6n 7n 3v 4v 5v 6v 7v 8v 2s 3s 4s cc 1v 1s"
/* Waits for 8s and 5v, both no lưng by themselves; 1n 2n 3n is one. */
#define CHI_NAY "9v 8s 2v 3v 4v 5n 6n 7n 2s 3s 4s 1v 1s 1n 6v 6s 6n / khan 5s"
/* Eats 7n with 7v 7s, and waits for 5v once it has put a card down besides. */
#define EATS "4v 6v 7v 7s 2n 3n 4n 5n 6n 1v 1s 1n 2s 3s 4s cc / khan 5s"
