/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "match/deals/deal-code.h"
#include "match/match.h"
#include "match/record/house-rules-shelf.h"
#include "match/store/open-matches.h"
#include "match/store/store.h"

#define CHIEU_TYPE_SESSION (chieu_session_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSession, chieu_session, CHIEU, SESSION, GObject)

/**
 * ChieuSession:
 *
 * The match that is on the mat, the other open matches, the store, and the settings that affect a running match (pace, drawing
 * automatically). It knows no widgets.
 *
 * "opened" (): the store and the match that was left in it are open, as far as possible; emitted once.
 * "match-changed" (): there is another match, or none any more.
 * "open-changed" (): chieu_session_get_open() returns another list; the one before is freed.
 * "went-on" (gboolean well): chieu_session_go_on() has come to its end. @well: its match is on the mat. If not, there is no such open
 * match, or it was given up on its way, or it could not be read; in the last case chieu_session_steal_message() says why.
 * "answers-lost" (const char *message): what was done in school or practice could not be written; it is remembered as
 * long as the program runs. Emitted once, and again only after something could be written.
 */

/**
 * chieu_session_new:
 * @folder: where matches are kept; made if need be
 * @settings: the program's settings
 *
 * Begins to open the store and the match that was left in it; "opened" follows. If something went wrong,
 * chieu_session_steal_message() then has the message. Play is possible all the same, and before "opened".
 */
ChieuSession *chieu_session_new (const char *folder,
                                 GSettings  *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether "opened" has been emitted */
gboolean chieu_session_is_open (ChieuSession *self);
/* Returns: whether a finished hand lay in the store when it was opened, or one was played to its end in this session, tries left out. Before
 * "opened" has been emitted, what lies in the store may not be known yet. */
gboolean chieu_session_has_played (ChieuSession *self);

/* Returns: (transfer none) (nullable): the match on the mat; it is paused until somebody starts it. */
ChieuMatch *chieu_session_get_match (ChieuSession *self);
/* Returns: (transfer full): the sets of house rules of @game as they lie now, those that the person made among them. @folder: where matches
 * and house rules are kept */
ChieuRulesShelf *chieu_session_open_shelf (const char      *folder,
                                           const ChieuGame *game) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (transfer none): the sets of house rules of @game, read when they are first asked for and owned by the session. */
ChieuRulesShelf *chieu_session_get_shelf (ChieuSession    *self,
                                          const ChieuGame *game);
/* Returns: (transfer none) (nullable): the store of the matches; it may still be opening. */
ChieuStore *chieu_session_get_store (ChieuSession *self);

/* Returns: (transfer full) (nullable): what the person has to be told about the store; each message is returned once. */
char *chieu_session_steal_message (ChieuSession *self);

/* Returns: the pace of the settings, or the one that was forced. */
ChieuPace chieu_session_get_pace (ChieuSession *self);
/* Returns: whether the pace is not that of the settings */
gboolean chieu_session_is_pace_forced (ChieuSession *self);
/* Sets a pace that overrides that of the settings as long as the session lives. */
void chieu_session_force_pace (ChieuSession *self,
                               ChieuPace     pace);

/* ---- Matches that are open beside each other ---- */

/* Returns: (transfer none): the open matches, and how the hands of today ended, as the store was read last; empty before that. The
 * match on the mat is among them, unless it is over or a try; so is the one that was laid aside for a try. */
const ChieuOpenMatches *chieu_session_get_open (ChieuSession *self);
/* Describes @match as the list of open matches does. */
ChieuOpenMatch chieu_session_describe_match (ChieuMatch *match);
/* Asks the store anew; "open-changed" follows. The session does so by itself when matches are opened or ended. */
void chieu_session_look_for_open_matches (ChieuSession *self);
/* Returns: (transfer full): the name of today's deal */
char *chieu_session_get_day (ChieuSession *self);

/* Begins a new match by the settings, dealt from @seed. It ends the open one of the same game; another game's is laid aside. Returns: FALSE with
 * @error if that fails */
gboolean chieu_session_begin_match (ChieuSession *self,
                                    guint64       seed,
                                    GError      **error);
/* Begins today's hand of @game, by the usual rules and with all seats. It ends the match in which that is open already; call
 * chieu_session_go_on() to continue that instead. Returns: FALSE with @error if it cannot begin */
gboolean chieu_session_begin_day (ChieuSession    *self,
                                  const ChieuGame *game,
                                  GError         **error);

/**
 * chieu_session_find_rules:
 * @rules: (out) (optional): the house rules that @code wants
 * @name: (out) (optional) (transfer none): their name, as the person reads it; it may belong to the shelf of the game
 *
 * Finds the house rules of a deal among those that the person has.
 *
 * Returns: FALSE with %CHIEU_MATCH_ERROR_BAD_CODE if the person has no such house rules
 */
gboolean chieu_session_find_rules (ChieuSession         *self,
                                   const ChieuDealCode  *code,
                                   ChieuRules           *rules,
                                   const char          **name,
                                   GError              **error);
/* Begins the friendly deal of @code (school/friendly/friendly.h), and lets the settings show the coach. Ends an open match of it, like
 * chieu_session_begin_day(). Returns: FALSE with @error if it cannot begin */
gboolean chieu_session_begin_friendly (ChieuSession  *self,
                                       const char    *code,
                                       GError       **error);
/* Begins the hand of @code. Ends an open match of this code, like chieu_session_begin_day(). Returns: FALSE with @error if it cannot
 * begin, or if the person does not have its house rules */
gboolean chieu_session_begin_shared (ChieuSession         *self,
                                     const ChieuDealCode  *code,
                                     GError              **error);

/**
 * chieu_session_go_on:
 * @place: of an open match; only game, kind and deal count
 *
 * Lays the match that is on the mat aside and brings the open one there; "went-on" follows, perhaps at once, unless another match or a
 * try is begun or another match is continued before.
 */
void chieu_session_go_on (ChieuSession            *self,
                          const ChieuMatchOptions *place);

/**
 * chieu_session_give_up:
 * @match: the options of an open match; place and seed count
 *
 * Ends it, also one that chieu_session_go_on() is bringing to the mat. The hands that were finished stay among the hands played.
 */
void chieu_session_give_up (ChieuSession            *self,
                            const ChieuMatchOptions *match);

/**
 * chieu_session_play_on:
 * @record: a hand
 * @n_moves: how many of its moves are made already
 * @person: the seat that is played
 *
 * Begins a try: the hand is played on from there, and saved nowhere. The match that was open is laid aside until
 * chieu_session_end_try(). One that is on its way by chieu_session_go_on() no longer comes.
 *
 * Returns: FALSE with @error if that is not possible
 */
gboolean chieu_session_play_on (ChieuSession       *self,
                                const ChieuRecord  *record,
                                guint               n_moves,
                                int                 person,
                                GError            **error);
/* Returns: whether the match on the mat is a try */
gboolean chieu_session_is_try (ChieuSession *self);
/* Goes back to the match that was laid aside, if there was one. */
void chieu_session_end_try (ChieuSession *self);
