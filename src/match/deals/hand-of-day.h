/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hand of the day: of each game one, the same for everybody (docs/notation.md, "The hand of the day").
 */
#pragma once

#include "match/record/match-options.h"

/* (transfer full): the name of the day of @when, where @when is: "2026-11-22" */
char *chieu_day_to_name (GDateTime *when);

/**
 * chieu_day_find_seed:
 * @name: of a day
 *
 * Returns: the seed of the hand of that day of @game (of the hand, not of a match)
 */
guint64 chieu_day_find_seed (const ChieuGame *game, const char *name);
