/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One page of the help as a flat list of blocks, which a window can show and a search can read. The pages in help/ are written in a
 * part of Mallard; the build reads and checks them (help/compile.py), and the result is in the program.
 */
#pragma once

#include <gio/gio.h>

#include "rules/card.h"
#include "rules/game.h"

/* All pages as the build makes them: for each language its name and its pages, for each page id, title, description, next, the
 * guides (xref, group) and the blocks, for each block kind, level, number, id, markup, text, groups, the game whose cards it
 * shows, and the cards. A value that is missing is empty; so is a text that is the same as its markup. */
#define CHIEU_HELP_PAGE_TYPE "(ssssa(ss)a(yyysssassas))"
#define CHIEU_HELP_BOOKS_TYPE "a(sa" CHIEU_HELP_PAGE_TYPE ")"

/* The most cards that stand side by side in one line of pictures. */
#define CHIEU_HELP_CARDS_MAX 16

/* The kinds of blocks. */
typedef enum
{
  CHIEU_HELP_HEADING,            /* level 1: title of the page; 2 and more: of a section */
  CHIEU_HELP_TEXT,               /* a paragraph; level 1: belongs to the item before it */
  CHIEU_HELP_ITEM,               /* of a list */
  CHIEU_HELP_STEP,               /* of steps; number: which, from 1 */
  CHIEU_HELP_TERM,               /* a word that is explained by the text after it */
  CHIEU_HELP_NOTE,
  CHIEU_HELP_QUOTE,
  CHIEU_HELP_CARDS,              /* level 1: belong to the item before them */
  CHIEU_HELP_TOPICS,             /* links to the topics of this section, in the order of groups */
  CHIEU_HELP_MAT,                /* a picture of the mat; its text is for people who do not see it */
} ChieuHelpKind;

/* A part of a page that is shown as a whole. */
typedef struct
{
  ChieuHelpKind kind;
  int level;                     /* as its kind says */
  int number;                    /* of a step */
  const char *id;                /* (nullable): of the section, in its heading; of a picture: its name, “vi/mat/turns.png” */
  /* (nullable): the text with Pango's markup; NULL for cards and topics. A link in it leads to "page", "page#section", or "action:NAME". */
  const char *markup;
  const char *text;              /* (nullable): the same without markup */
  char *folded;                  /* (nullable): the text by chieu_help_fold_letters() */
  char **groups;                 /* of CHIEU_HELP_TOPICS, NULL at the end */
  const ChieuGame *game;         /* (nullable): whose cards they are; set if there are cards */
  int n_cards;
  ChieuCard cards[CHIEU_HELP_CARDS_MAX];
} ChieuHelpBlock;

/* A place that lists this page as a topic. */
typedef struct
{
  const char *xref;              /* "page" or "page#section" */
  const char *group;             /* "" if it has none */
} ChieuHelpGuide;

/* A page with its blocks. */
typedef struct
{
  GVariant *data;                /* owns the strings */
  const char *id;
  const char *title;
  const char *desc;              /* one sentence: what the page is about */
  const char *next;              /* (nullable): id of the page to read after this one */
  GPtrArray *guides;             /* of ChieuHelpGuide */
  GPtrArray *blocks;             /* of ChieuHelpBlock */
} ChieuHelpPage;

#define CHIEU_HELP_ERROR (chieu_help_error_quark ())
GQuark chieu_help_error_quark (void);

typedef enum
{
  CHIEU_HELP_ERROR_NO_PAGE,      /* there is no such page, or the page has no such section */
} ChieuHelpError;

/* Returns: (transfer full): the page in @data, which is of CHIEU_HELP_PAGE_TYPE and kept */
ChieuHelpPage *chieu_help_page_new (GVariant *data) G_GNUC_WARN_UNUSED_RESULT;
void chieu_help_page_free (ChieuHelpPage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuHelpPage, chieu_help_page_free)

/* Returns: (nullable): the heading of section @id; with @id NULL the title. */
const ChieuHelpBlock *chieu_help_page_find_heading (const ChieuHelpPage *self,
                                                    const char          *id);

/* Returns: (transfer full): @text without accents, in small letters, đ as d: what searching compares. */
char *chieu_help_fold_letters (const char *text);
