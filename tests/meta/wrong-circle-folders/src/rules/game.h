/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two folders that include each other, though no two of their files do: the check of the circles must refuse them. */
#include "bots/bot.h"
