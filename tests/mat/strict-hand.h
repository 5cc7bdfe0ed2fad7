/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A strict hand on a mat in a window, played on until there is the move that a
 * test wants.
 */
#pragma once

#include <string.h>

#include "hands-at-mat.h"
#include "games/to-tom/mat/layout.h"
#include "mat/view/mat-view-private.h"
#include "mat-window.h"

typedef struct
{
  PlaySource play;
  GtkWidget *window;
  ChieuMatView *mat;
} Fixture;

/* Returns: whether @move, which the person can make now, is one that a test looks for */
typedef gboolean (*Wanted) (Fixture *f, const ChieuMove *move);

/**
 * play_until:
 * @strict: in the strict way; else in that of a usual hand
 * @move: (out): the first move found for which @wanted is true, if there is one
 *
 * Plays hand after hand by chance, from the first seed on, until the person could make such a move, clean or not. Then the mat
 * shows that hand, and no move is made any more by chance for the person.
 *
 * Returns: whether one was found
 */
gboolean play_until (Fixture *f, gboolean strict, Wanted wanted, ChieuMove *move);

/* Activates @action of the mat, and waits until all is drawn. Returns: whether the mat had such an action, enabled */
gboolean do_action (Fixture *f, const char *action);

/* Adds @test with a hand of its own. */
void add_test (const char *path, gconstpointer data, void (*test) (Fixture *, gconstpointer));
