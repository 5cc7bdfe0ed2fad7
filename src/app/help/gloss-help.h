/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The glossary of the program is read from the page of the help that explains
 * the words of the game, so that each explanation is written only once.
 */
#pragma once

#include "help-page.h"
#include "mat/widgets/gloss.h"

/* Returns: (transfer full): the glossary in the language of the session, each word with the first page its explanation leads to; empty if
 * the help has no page of words in that language. */
ChieuGlossary *chieu_gloss_from_help (void) G_GNUC_WARN_UNUSED_RESULT;
