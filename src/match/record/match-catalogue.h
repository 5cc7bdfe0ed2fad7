/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds games and levels by their ids, and says whether a match can be played with its options.
 */
#pragma once

#include "bots/bot.h"
#include "match-options.h"

/* The functions by which a match finds games and bots by their ids. Tests replace them. */
typedef struct
{
  const ChieuGame *(*find_game) (const char *id);
  const ChieuBotLevel *(*find_level) (const char *id);
} ChieuMatchCatalogue;

extern ChieuMatchCatalogue chieu_match_catalogue;

/* The level of a seat where somebody's own program sits. It chooses only when the program has no answer, and then as a plain bot does. */
extern const ChieuBotLevel chieu_match_program_level;

/* Returns: the level of this id, %CHIEU_MATCH_LEVEL_PROGRAM among them, or NULL */
const ChieuBotLevel *chieu_match_find_level (const char *id);

/* Returns: whether a match can be played with these options; if not, %CHIEU_MATCH_ERROR_BAD_OPTIONS says what is wrong */
gboolean chieu_match_options_check (const ChieuMatchOptions *options, GError **error);
