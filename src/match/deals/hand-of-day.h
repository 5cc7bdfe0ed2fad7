/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hand of the day: one for each game, the same for everybody (docs/notation.md, "The hand of the day").
 */
#pragma once

#include "match/record/match-options.h"

/* Returns: (transfer full): the name of the day of @when, in the time zone of @when: "2026-11-22" */
char *chieu_day_to_name (GDateTime *when);

/**
 * chieu_day_find_seed:
 * @name: of a day
 *
 * Returns: the seed of the hand (not of a match) of @game on that day
 */
guint64 chieu_day_find_seed (const ChieuGame *game, const char *name);
