/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The glossary of the program is the page of the help with the words of the
 * game: there each stands once.
 */
#pragma once

#include "mat/widgets/gloss.h"
#include "help-page.h"

G_BEGIN_DECLS

#define CHIEU_GLOSS_PAGE "words"

/* (transfer full): the glossary in the language of the session, each word with the first page its explanation leads to; empty
 * where there is no help. */
ChieuGlossary *chieu_gloss_from_help (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
