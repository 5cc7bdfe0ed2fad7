/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of the explanations share: most are Tổ tôm's.
 */
#pragma once

#include "score-explained.h"
#include "words.h"

G_BEGIN_DECLS

/* score-explained-to-tom.c */
void chieu_score_explain_to_tom (ChieuScoreExplained *self, const void *state);

/* Returns: (transfer full): the call of @score in words. */
char *chieu_explained_call (const ChieuScoreExplained *self, const ChieuScore *score);

/* score-explained-others.c: readings of the same cards with other cước than @best. */
void chieu_explained_add_others (ChieuScoreExplained   *self,
                                 const ChieuToTomState *state,
                                 const ChieuScore      *best);

/* score-explained-changes.c: other cards that would have won, and the exchange that scores most. */
void chieu_explained_add_waits (ChieuScoreExplained *self, const ChieuToTomState *state);
void chieu_explained_add_exchange (ChieuScoreExplained   *self,
                                   const ChieuToTomState *state,
                                   int                    points);

/* score-explained.c: adds a line of the call, which brings @points. */
void chieu_explained_add_cuoc (ChieuScoreExplained *self, int cuoc, int points);

/* There is no score: nobody won, or ù was called without a winning hand. */
void chieu_explained_set_nothing (ChieuScoreExplained *self, gboolean drawn);

/* With @in instead of @out the hand would have been @call, which is taken over. */
void chieu_explained_set_exchange (ChieuScoreExplained *self, ChieuCard out, ChieuCard in, int points, char *call);

/* Adds a card that would have won, too; @call is taken over. Those worth most stand first in the end. */
void chieu_explained_add_wait (ChieuScoreExplained *self, ChieuCard card, int points, char *call);

/* score-explained-chan.c */
void chieu_score_explain_chan (ChieuScoreExplained *self, const void *state);

/* score-explained-mau-binh.c */
void chieu_score_explain_mau_binh (ChieuScoreExplained *self, const void *state);

/* score-explained-luc-ho.c */
void chieu_score_explain_luc_ho (ChieuScoreExplained *self, const void *state);

G_END_DECLS
