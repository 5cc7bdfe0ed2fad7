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

typedef gboolean (*Wanted) (Fixture *f, const ChieuMove *move);

/* Plays on, hand after hand, until one of all the person's moves is wanted. Returns: whether one was found, in @move. */
gboolean play_until (Fixture *f, gboolean strict, Wanted wanted, ChieuMove *move);

/* Activates @action of the mat. Returns: whether it could be. */
gboolean act (Fixture *f, const char *action);

/* Adds @test with a hand of its own. */
void add_test (const char *path, gconstpointer data, void (*test) (Fixture *, gconstpointer));
