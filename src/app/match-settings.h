/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the settings of the next match, keeps those of the last one, and puts them into words.
 */
#pragma once

#include "game-offer.h"
#include "match/match.h"

/**
 * chieu_match_settings_read:
 * @settings: the program's settings
 * @game: one that is offered (game-offer.h)
 * @seed: of the new match
 * @options: (out): a match of the one person at seat 0, with what the settings say; its house rules are the usual ones of the game
 *
 * Reads what the next match of @game will be like.
 */
void chieu_match_settings_read (GSettings         *settings,
                                const ChieuGame   *game,
                                guint64            seed,
                                ChieuMatchOptions *options);

/* The questions of the form of a new match, except for the game: keys of the setting "last". */
#define CHIEU_LAST_SEATS "seats"
#define CHIEU_LAST_LEVEL "level"
#define CHIEU_LAST_WAY "way"
#define CHIEU_LAST_HOI "hoi"
#define CHIEU_LAST_AMOUNT "amount"
#define CHIEU_LAST_RULES "rules"

/* Keeps what @settings, the program's, and those of the game of @offer say now as what was chosen last time. Call it when a match
 * begins. */
void chieu_match_settings_keep (GSettings            *settings,
                                const ChieuGameOffer *offer);

/**
 * chieu_match_settings_get_last:
 * @own: the settings of the game (chieu_game_offer_open_settings())
 * @question: one of CHIEU_LAST_…
 *
 * Returns: (transfer full) (nullable): what was chosen when a match of this game was begun last, a word or a number as the settings
 * have it; NULL: no match was begun yet
 */
char *chieu_match_settings_get_last (GSettings  *own,
                                     const char *question) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the pace that the program's settings say; CHIEU_PACE_NORMAL if they have no pace's name. */
ChieuPace chieu_pace_from_settings (GSettings *settings);

/* Returns: whether @word names a pace: “wait”, “slow”, “normal”, “quick” or “none”. @pace: (out): that pace; not set if the answer is
 * FALSE */
gboolean chieu_pace_parse (const char *word,
                           ChieuPace  *pace);

/* Returns: a random seed. */
guint64 chieu_make_random_seed (void);

/* Returns: the name of the way of play in the reader's language: "Học" */
const char *chieu_way_to_words (ChieuWay way);
/* Returns: the name of the level @id of the other players in the reader's language: "Tập sự"; any other @id counts as a program of
 * somebody's own */
const char *chieu_level_to_words (const char *id);
