/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages of the help in one language, and how they lead to each other.
 */
#pragma once

#include "help-page.h"

/* The page that lists all others. */
#define CHIEU_HELP_INDEX "index"

#define CHIEU_TYPE_HELP_BOOK (chieu_help_book_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHelpBook, chieu_help_book, CHIEU, HELP_BOOK, GObject)

/**
 * chieu_help_book_new:
 * @languages: codes, best first, ended with NULL: "vi", "C"
 *
 * Reads every page in the first of @languages in which there are pages. English, which is "C", is taken only if there are none in any
 * other, wherever it stands among them.
 *
 * Returns: (transfer full): the book
 */
ChieuHelpBook *chieu_help_book_new (const char *const *languages) G_GNUC_WARN_UNUSED_RESULT;

/* Reads page @id alone, which takes only a moment; if @id is NULL, all pages. @languages: as for chieu_help_book_new(). Returns: (transfer
 * full): a book of this page; empty if there is no such page */
ChieuHelpBook *chieu_help_book_new_of_page (const char *const *languages,
                                            const char        *id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_help_book_get_page:
 *
 * Returns: (transfer none) (nullable): page @id, or NULL with CHIEU_HELP_ERROR if there is none
 */
const ChieuHelpPage *chieu_help_book_get_page (ChieuHelpBook  *self,
                                               const char     *id,
                                               GError        **error);

/* For tests. Returns: the language of the pages, as its folder is called */
const char *chieu_help_book_get_language (ChieuHelpBook *self);

/* Returns: (transfer none) (element-type ChieuHelpPage): the pages in the order in which a person reads them: the index, and after each page
 * its next one */
GPtrArray *chieu_help_book_get_pages (ChieuHelpBook *self);

/* Return (transfer none) (nullable) the page before @page, and the one after it. */
const ChieuHelpPage *chieu_help_book_get_previous (ChieuHelpBook       *self,
                                                   const ChieuHelpPage *page);
const ChieuHelpPage *chieu_help_book_get_next (ChieuHelpBook       *self,
                                               const ChieuHelpPage *page);

/* Returns: (transfer container) (element-type ChieuHelpPage): the topics of section @section of @page (NULL: of the page outside its
 * sections) that are in one of @groups, which end with NULL: group by group, each in the order of chieu_help_book_get_pages() */
GPtrArray *chieu_help_book_list_topics (ChieuHelpBook       *self,
                                        const ChieuHelpPage *page,
                                        const char          *section,
                                        char               **groups);

/**
 * chieu_help_book_resolve:
 * @xref: "page" or "page#section"
 * @section: (out) (transfer full) (nullable): the part after #; NULL if there is none, or at an error
 *
 * Returns: (transfer none) (nullable): the page, or NULL with an error if the page or the section is missing
 */
const ChieuHelpPage *chieu_help_book_resolve (ChieuHelpBook  *self,
                                              const char     *xref,
                                              char          **section,
                                              GError        **error);
