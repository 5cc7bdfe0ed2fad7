/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of Mậu binh dealt at random and arranged by the measure, under the usual rules: made in the build by tables/library.c.
 * Hands that are shown as tới trắng or given up are not among them.
 */
#pragma once

#include "games/mau-binh/rules/mau-binh.h"

/* How many there are. */
#define CHIEU_MAU_BINH_LIBRARY 40000

extern const uint8_t chieu_mau_binh_library[CHIEU_MAU_BINH_LIBRARY][CHIEU_MAU_BINH_HAND];
