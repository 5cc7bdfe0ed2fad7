/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bot.h"

/* A beginner shows a tới trắng, or lays his highest five cards as chi 1 and the highest five of the others as chi 2. */
int chieu_mau_binh_tap_su (const ChieuBotTurn *turn, uint32_t *nodes);

/* Arranges by the measure (mau-binh.md, "Best arrangement"), shows a tới trắng that pays as much, gives up what is worth less
 * than that costs. */
int chieu_mau_binh_vua (const ChieuBotTurn *turn, uint32_t *nodes);
