/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mat in every phase of a hand: each kind of move being due, several ways to make one, cards laid one by one, the call; and
 * each of the mats.
 */
#pragma once

#include "mat/view/mat-view.h"

/* It is called at each stop of a tour, when what is to be seen there is shown. @where: the name of the stop */
typedef void (*ChieuTourStop) (const char *where, gpointer data);

/* Shows all of this on @mat, one thing after the other, and calls @stop with @data each time. The match that was shown before is shown
 * again afterwards. */
void chieu_tour_mat (ChieuMatView *mat, ChieuTourStop stop, gpointer data);
