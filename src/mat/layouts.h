/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layouts of all games; each in a file of its own.
 */
#pragma once

#include "mat-layout.h"

extern const ChieuMatLayout chieu_mat_layout_chan;
extern const ChieuMatLayout chieu_mat_layout_luc_ho;
extern const ChieuMatLayout chieu_mat_layout_mau_binh;
extern const ChieuMatLayout chieu_mat_layout_to_tom;
