/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mat in every phase of a hand: each kind of move being due, several ways to make one, cards laid one by one, the call; and
 * each of the mats.
 */
#pragma once

#include "mat/view/mat-view.h"

/* Called at each stop of a tour, which @where names: what is to be seen is shown. */
typedef void (*ChieuTourStop) (const char *where, gpointer data);

/* Shows each of these on @mat in turn and calls @stop. The match that was shown before is shown again afterwards. */
void chieu_tour_mat (ChieuMatView *mat, ChieuTourStop stop, gpointer data);
