/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mat in every phase of a hand: each kind of move being due, several ways to make one, cards laid one by one, the call.
 */
#pragma once

#include "mat/view/mat-view.h"

typedef void (*ChieuTourStop) (const char *where, gpointer data);

/* Shows on @mat what there is to be seen and calls @stop at each. The match it showed is shown again afterwards. */
void chieu_tour_mat (ChieuMatView *mat, ChieuTourStop stop, gpointer data);
