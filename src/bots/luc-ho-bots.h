/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bot.h"

/* A beginner makes with a hand of six sure cards, leads what is most cards, beats with the lowest, drops the lowest. */
int chieu_luc_ho_tap_su (const ChieuBotTurn *turn, uint32_t *nodes);

/* Weighs what each move leaves in the hand by what is old and what may become so; leads on where nobody can beat. */
int chieu_luc_ho_vua (const ChieuBotTurn *turn, uint32_t *nodes);
