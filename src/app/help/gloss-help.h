/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The glossary of the program is read from the page of the help that explains
 * the words of the game, so that each explanation is written only once.
 */
#pragma once

#include "match/words/glossary.h"

/* Returns: (transfer full): the glossary in the language of the session, or in English if the help has no such language. Each word leads
 * to the first place of the help that its explanation links, "page" or "page#section", if it links any. The glossary also knows the
 * words as the English help has them (chieu_glossary_set_source()), and the everyday words that only look like them. For any thread. */
ChieuGlossary *chieu_gloss_from_help (void) G_GNUC_WARN_UNUSED_RESULT;
