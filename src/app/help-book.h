/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All pages of the help in one language, how they lead to each other, and what
 * is found in them.
 */
#pragma once

#include "help-page.h"

G_BEGIN_DECLS

/* The variable of the environment that names other folders of pages, for a program not installed: each holds one
 * folder a language. Several are separated as in PATH. */
#define CHIEU_HELP_VARIABLE "CHIEU_HELP"

/* The page that lists all others. */
#define CHIEU_HELP_INDEX "index"

#define CHIEU_TYPE_HELP_BOOK (chieu_help_book_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHelpBook, chieu_help_book, CHIEU, HELP_BOOK, GObject)

/**
 * chieu_help_book_new:
 * @folders: (nullable): where the languages' folders are, as in CHIEU_HELP; NULL: that variable, else what is installed
 * @languages: codes, best first, ended with NULL: "vi", "C"
 *
 * Reads every page of the first language that has an index. English, which is "C", is looked for last in any case.
 *
 * Returns: (transfer full): the book; empty where there are no pages
 */
ChieuHelpBook *chieu_help_book_new (const char         *folders,
                                    const char *const  *languages) G_GNUC_WARN_UNUSED_RESULT;

/* The same with page @id alone, which is read in a moment. Returns: (transfer full). */
ChieuHelpBook *chieu_help_book_new_of_page (const char         *folders,
                                            const char *const  *languages,
                                            const char         *id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_help_book_get_page:
 *
 * Returns: (transfer none) (nullable): page @id, or NULL with CHIEU_HELP_ERROR, if there is none or it cannot be read
 */
const ChieuHelpPage *chieu_help_book_get_page (ChieuHelpBook  *self,
                                               const char     *id,
                                               GError        **error);

/* (nullable): the language of the pages, as its folder is called; NULL: there are no pages. */
const char *chieu_help_book_get_language (ChieuHelpBook *self);

/* (transfer none): of ChieuHelpPage, in the order in which they are read: the index, then each page and its next. */
GPtrArray *chieu_help_book_get_pages (ChieuHelpBook *self);

/* (transfer none): of GError: the pages that could not be read; for tests. */
GPtrArray *chieu_help_book_get_errors (ChieuHelpBook *self);

/* (nullable): the page before and after @page. */
const ChieuHelpPage *chieu_help_book_get_previous (ChieuHelpBook       *self,
                                                   const ChieuHelpPage *page);
const ChieuHelpPage *chieu_help_book_get_next (ChieuHelpBook       *self,
                                               const ChieuHelpPage *page);

/* (transfer container): of ChieuHelpPage: the topics of section @section of @page, in the order of @groups. */
GPtrArray *chieu_help_book_list_topics (ChieuHelpBook       *self,
                                        const ChieuHelpPage *page,
                                        const char          *section,
                                        char               **groups);

/**
 * chieu_help_book_resolve:
 * @xref: "page" or "page#section"
 * @section: (out) (transfer full) (nullable): the part after #
 *
 * Returns: (transfer none) (nullable): the page, or NULL with an error if the page or the section is missing
 */
const ChieuHelpPage *chieu_help_book_resolve (ChieuHelpBook  *self,
                                              const char     *xref,
                                              char          **section,
                                              GError        **error);

G_END_DECLS
