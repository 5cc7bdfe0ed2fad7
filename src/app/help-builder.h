/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts a page together block by block, while it is being read.
 */
#pragma once

#include "help-page.h"

G_BEGIN_DECLS

/* What a paragraph stands in. */
typedef enum
{
  CHIEU_HELP_IN_PAGE,
  CHIEU_HELP_IN_LIST,
  CHIEU_HELP_IN_STEPS,
  CHIEU_HELP_IN_TERMS,
  CHIEU_HELP_IN_NOTE,
  CHIEU_HELP_IN_QUOTE,
} ChieuHelpPlace;

typedef struct
{
  ChieuHelpPage *page;
  int depth;                     /* of sections */
  char *section;                 /* (nullable): id of the section that waits for its title */
  int step;                      /* number of the item, in its list */
  gboolean item_begun;           /* the item has a paragraph already */
  GString *markup;               /* of the text being read, and the same without markup */
  GString *text;
  int n_cards;
  ChieuCard cards[CHIEU_HELP_CARDS_MAX];
} ChieuHelpBuilder;

void chieu_help_builder_init (ChieuHelpBuilder *self);
void chieu_help_builder_clear (ChieuHelpBuilder *self);

void chieu_help_builder_begin_section (ChieuHelpBuilder *self,
                                       const char       *id);
void chieu_help_builder_begin_item (ChieuHelpBuilder *self);

/* A paragraph, title or description. Spaces and line breaks become one space. */
void chieu_help_builder_begin_text (ChieuHelpBuilder *self);
void chieu_help_builder_add_text (ChieuHelpBuilder *self,
                                  const char       *text,
                                  gsize             length);
void chieu_help_builder_add_markup (ChieuHelpBuilder *self,
                                    const char       *markup);
/* The picture of a card: "figures/8v.svg". FALSE with an error if it is none. */
gboolean chieu_help_builder_add_card (ChieuHelpBuilder  *self,
                                      const char        *src,
                                      GError           **error);

/* What was read becomes a block, or the description. FALSE with an error if cards and words are mixed. */
gboolean chieu_help_builder_end_paragraph (ChieuHelpBuilder  *self,
                                           ChieuHelpPlace     place,
                                           GError           **error);
void chieu_help_builder_end_title (ChieuHelpBuilder *self,
                                   gboolean          of_item);
void chieu_help_builder_end_desc (ChieuHelpBuilder *self);

void chieu_help_builder_add_topics (ChieuHelpBuilder *self,
                                    const char       *groups);
void chieu_help_builder_add_guide (ChieuHelpBuilder *self,
                                   const char       *xref,
                                   const char       *group);

G_END_DECLS
