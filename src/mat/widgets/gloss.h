/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of the game can be tapped for their meaning: in texts they bear a thin
 * line, a tap opens what the glossary says.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/words/glossary.h"

/* Where the glossary comes from: called when a word is first looked for, or in a thread by chieu_gloss_warm_up(). */
typedef ChieuGlossary *(*ChieuGlossLoad) (void);
void chieu_gloss_set_loader (ChieuGlossLoad load);

/* Begins to load the glossary in a thread, so that the first word that is looked for waits for no page of help. */
void chieu_gloss_warm_up (void);
/* The same after @ms milliseconds; the words of labels that are made until then are marked when it has been loaded. */
void chieu_gloss_warm_up_later (guint ms);

/* (transfer none) (nullable): the glossary of the program; NULL where there is none. */
const ChieuGlossary *chieu_gloss_get (void);

/**
 * chieu_gloss_mark:
 * @label: a text to be read, not the name of a button
 *
 * Underlines the words of the game in @label, each where it first stands, also when the text is changed later; a tap on
 * any of them explains it. The label gets no focus by this: for the keyboard there is the list of all words on a page.
 * Attributes that the label has already are replaced.
 *
 * Returns: (transfer none): @label
 */
GtkWidget *chieu_gloss_mark (GtkWidget *label);

/**
 * chieu_gloss_mark_only:
 * @label: a label that chieu_gloss_mark() has had
 * @entries: (nullable): numbers of words (guint); NULL: all
 *
 * From now on @label has marks on these words only: an everyday word that looks like a word of the game bears none.
 */
void chieu_gloss_mark_only (GtkWidget *label,
                            GArray    *entries);

/* Whether @entry, which stands in @label, is a word of the game there. */
gboolean chieu_gloss_is_marked (GtkWidget *label,
                                guint      entry);

/**
 * ChieuGlossSay:
 * @word: a word of the game, as its players say it
 * @note: a label without words, which is not seen; where there is no voice it is shown, and says so
 */
typedef void (*ChieuGlossSay) (const char *word, GtkLabel *note);
/* How a word is said aloud; until this is called what explains a word has no sound. */
void chieu_gloss_set_voice (ChieuGlossSay say);

/* (transfer floating): a text to be read, as chieu_text_new() makes it, in which words of the game can be tapped; not for what
 * stands in a button. */
GtkWidget *chieu_reading_new (const char *text,
                              const char *css_class) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_gloss_find_at:
 * @x: in @label
 * @y: in @label
 * @entry: (out): the word that stands there
 * @where: (out): its place in @label
 *
 * Returns: whether there is one
 */
gboolean chieu_gloss_find_at (GtkLabel     *label,
                              double        x,
                              double        y,
                              guint        *entry,
                              GdkRectangle *where);

/* Opens what @entry means beside @where of @widget. It stays until it is closed. */
void chieu_gloss_explain (GtkWidget          *widget,
                          guint               entry,
                          const GdkRectangle *where);
