/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of the explanation of Tổ tôm share.
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

G_END_DECLS
