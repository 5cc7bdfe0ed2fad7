/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The looks of a mat: each mat of the program follows the settings in the same way.
 */
#pragma once

#include <gio/gio.h>

#include "mat/view/mat-view.h"

/* Gives @mat the looks that @settings say, now and whenever they change. */
void chieu_mat_looks_follow (ChieuMatView *mat, GSettings *settings);
