/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "match/match.h"

G_BEGIN_DECLS

/**
 * chieu_match_settings_read:
 * @settings: the program's settings
 * @game: one that is offered (game-offer.h)
 * @seed: of the new match
 * @options: (out): a match of the one person at seat 0, with what the settings say
 */
void chieu_match_settings_read (GSettings         *settings,
                                const ChieuGame   *game,
                                guint64            seed,
                                ChieuMatchOptions *options);

/* Returns: the pace that the settings say. */
ChieuPace chieu_pace_from_settings (GSettings *settings);

/* Returns: whether @word names a pace (“wait”, “slow”, “normal”, “quick”, “none”); then @pace is it. */
gboolean chieu_pace_parse (const char *word,
                           ChieuPace  *pace);

/* Returns: a seed that nobody can foretell. */
guint64 chieu_fresh_seed (void);

/* Returns: the way of play by the name it has in the game, "Học". */
const char *chieu_way_to_words (ChieuWay way);
/* Returns: the level @id of the other players by its name, "Tập sự"; of somebody's own program, that */
const char *chieu_level_to_words (const char *id);

G_END_DECLS
