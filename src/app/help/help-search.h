/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The search in the pages of the help.
 */
#pragma once

#include "help-book.h"

/* A section that was found. */
typedef struct
{
  const ChieuHelpPage *page;     /* of the book */
  const ChieuHelpBlock *heading; /* of the page: where to open it */
  char *snippet;                 /* owned: a part of the text with the words, or else of the first text, or else what the page is about */
  int score;                     /* how well it fits: the higher, the better */
} ChieuHelpFound;

/**
 * chieu_help_search:
 * @query: words, as a person types them
 *
 * All words have to be in a section or its page's title, and one of them in the section itself. Accents, case and đ do not matter:
 * “phong” finds “phỗng”.
 *
 * Returns: (transfer full) (element-type ChieuHelpFound): the sections, best first; none if the query is empty. They point into @book,
 * which has to live as long.
 */
GPtrArray *chieu_help_search (ChieuHelpBook *book,
                              const char    *query) G_GNUC_WARN_UNUSED_RESULT;
