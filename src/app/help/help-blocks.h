/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the widgets of a page of the help.
 */
#pragma once

#include <gtk/gtk.h>

#include "help-book.h"

/* A page that is being added to a box. Nothing here is owned: the first three are set by the caller and outlive this; the others start
 * as 0. */
typedef struct
{
  GtkWidget *box;
  ChieuHelpBook *book;
  const ChieuHelpPage *page;
  guint next;                    /* the block that is added next */
  const ChieuHelpBlock *heading; /* (nullable): the last one that was added */
  GtkWidget *list;               /* (nullable): the list that is open */
} ChieuHelpFilling;

/**
 * chieu_help_fill_page:
 *
 * Adds as many more blocks of the page as one piece of work may take (pieces.h). The widget of a heading has the id of its section as its
 * name. Links do what chieu_help_label_new() says, and topics what chieu_help_topic_new() says.
 *
 * Returns: whether more blocks are still to be added
 */
gboolean chieu_help_fill_page (ChieuHelpFilling *self);

/* Returns: (transfer floating): a text that breaks into lines. A link in it activates "help.go" with the link as a string, or if it
 * begins with "action:", the action whose name follows. @css_class: (nullable): the style class of the text */
GtkWidget *chieu_help_label_new (const char *markup,
                                 const char *css_class);

/* Returns: (transfer floating): a heading of @level: 1 is the title of a page; from 4 on all look alike */
GtkWidget *chieu_help_heading_new (const char *markup,
                                   int         level);

/* Returns: (transfer floating): a wide button with a title and a sentence, that activates "help.go" with @xref. */
GtkWidget *chieu_help_topic_new (const char *title,
                                 const char *sentence,
                                 const char *xref);
