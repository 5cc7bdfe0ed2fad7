/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of the game can be tapped for their meaning: in texts they have a thin line, and a tap opens the explanation in the
 * glossary.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/words/glossary.h"

/* The page of the help that explains the words. */
#define CHIEU_GLOSS_PAGE "words"

/* Makes the glossary; may be called in any thread. Returns: (transfer full) (nullable): the glossary; NULL if there is none */
typedef ChieuGlossary *(*ChieuGlossLoad) (void);
/* Sets the function that makes the glossary; NULL: there are no words. It is called when a word is first looked for, or in a thread by
 * chieu_gloss_warm_up() and chieu_gloss_warm_up_later(). */
void chieu_gloss_set_loader (ChieuGlossLoad load);

/* For tests: begins to load the glossary in a thread, so that the first word that is looked for does not have to wait for the
 * pages of the help. */
void chieu_gloss_warm_up (void);
/* Begins to load the glossary in a thread after @ms milliseconds; the words of labels that are made until then are marked when it
 * has been loaded. */
void chieu_gloss_warm_up_later (guint ms);

/* Returns: (transfer none) (nullable): the glossary of the program; NULL if there is none */
const ChieuGlossary *chieu_gloss_get (void);

/**
 * chieu_gloss_mark:
 * @label: a text to be read, not the name of a button
 *
 * Underlines the words of the game in @label, each where it first occurs, also when the text is changed later; a tap on
 * any of them explains it. No line breaks inside one that is written as two words. The label gets no focus by this: for the
 * keyboard there is the list of all words on a page. Other attributes of the label stay as they are.
 *
 * Returns: (transfer none): @label
 */
GtkWidget *chieu_gloss_mark (GtkWidget *label);

/**
 * chieu_gloss_mark_only:
 * @label: a label that chieu_gloss_mark() was called for
 * @entries: (nullable) (element-type guint): numbers of words, of which @label keeps a reference, so that they must not change any more;
 *   NULL: all
 *
 * From now on only these words are marked in @label: an everyday word that looks like a word of the game is not.
 */
void chieu_gloss_mark_only (GtkWidget *label,
                            GArray    *entries);

/* Returns: whether @entry, which occurs in @label, is a word of the game there */
gboolean chieu_gloss_is_marked (GtkWidget *label,
                                guint      entry);

/**
 * ChieuGlossSay:
 * @word: a word of the game, as its players say it
 * @note: an empty hidden label; if there is no voice it is shown, and says so
 *
 * Says @word aloud.
 */
typedef void (*ChieuGlossSay) (const char *word, GtkLabel *note);
/* Sets the function that says a word aloud; NULL: the explanations have no sound. */
void chieu_gloss_set_voice (ChieuGlossSay say);

/* Returns: (transfer floating): a text to be read, as chieu_text_new() makes it, in which words of the game can be tapped; not for
 * labels inside buttons */
GtkWidget *chieu_reading_new (const char *text,
                              const char *css_class) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_gloss_find_at:
 * @x: in pixels of @label
 * @y: in pixels of @label
 * @entry: (out): the number of the word at this point
 * @where: (out): its place, in pixels of @label
 *
 * Returns: whether there is a word that is marked
 */
gboolean chieu_gloss_find_at (GtkLabel     *label,
                              double        x,
                              double        y,
                              guint        *entry,
                              GdkRectangle *where);

/* Opens the explanation of @entry beside @where, in pixels of @widget. It stays until it is closed. */
void chieu_gloss_explain (GtkWidget          *widget,
                          guint               entry,
                          const GdkRectangle *where);
