/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of the game with their explanations, and a search for them in texts. Nothing here knows which words there are: they
 * come from the help (words.page), so that help and program say the same.
 */
#pragma once

#include <glib.h>

typedef struct _ChieuGlossary ChieuGlossary;

/* A word of the game in a text. */
typedef struct
{
  guint entry;                   /* the number of its entry, from 0 */
  gsize begin;                   /* the byte of the text at which the word begins */
  gsize end;                     /* the first byte after it */
} ChieuGlossaryHit;

/* Returns: (transfer full): a glossary without words */
ChieuGlossary *chieu_glossary_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_glossary_free (ChieuGlossary *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuGlossary, chieu_glossary_free)

/**
 * chieu_glossary_add_entry:
 * @title: the word; several that mean the same, or are explained together, are separated by commas or semicolons, or put in
 * brackets: "vạn, sách, văn", "坎（khàn カン）"; kana that say how a word is read do not count as one
 * @text: its explanation, a sentence
 * @more: (nullable): the place of the help about it, "page" or "page#section"
 *
 * A word that begins with a small letter is found in any case, one with a capital only as it is written: "Thường" is a way of
 * play, "thường" is not.
 *
 * Returns: the number of the entry
 */
guint chieu_glossary_add_entry (ChieuGlossary *self,
                                const char    *title,
                                const char    *text,
                                const char    *more);

/* Adds expressions, separated by commas, in which nothing is found, because they only look as if they had a word of the game in
 * them: "cửa sổ", a window. */
void chieu_glossary_add_others (ChieuGlossary *self,
                                const char    *words);

/**
 * chieu_glossary_set_source:
 * @source: (transfer full): the same words, with the same numbers, in the language in which the texts of the program were written
 *
 * A word of the game is unmistakable there, while in its own language it may be an everyday word, too.
 */
void chieu_glossary_set_source (ChieuGlossary *self,
                                ChieuGlossary *source);

/**
 * chieu_glossary_list_source:
 * @self: (nullable): NULL has no words
 * @text: (nullable): a text as it was written, not translated
 * @entries: gets the numbers of the words in it, added (guint)
 *
 * Lists the words in a text before it was translated, so that its translation can be marked where the author used words of the game,
 * and nowhere else.
 */
void chieu_glossary_list_source (const ChieuGlossary *self,
                                 const char          *text,
                                 GArray              *entries);

/* Return how many entries there are (@self nullable: none); and of number @entry, from 0, its title and its text. */
guint chieu_glossary_get_n (const ChieuGlossary *self);
const char *chieu_glossary_get_title (const ChieuGlossary *self,
                                      guint                entry);
const char *chieu_glossary_get_text (const ChieuGlossary *self,
                                     guint                entry);
/* Returns: the word as its players say it: its title in the source, which is Vietnamese; its own title if there is no source, or the
 * source has no such entry */
const char *chieu_glossary_get_spoken (const ChieuGlossary *self,
                                       guint                entry);
/* Returns: (nullable): the place of the help about the word of @entry, as it was added */
const char *chieu_glossary_get_more (const ChieuGlossary *self,
                                     guint                entry);

/**
 * chieu_glossary_find:
 * @self: (nullable): NULL has no words
 * @text: UTF-8, composed (NFC)
 * @from: byte of @text at which a character begins
 * @hit: (out): the first word of the game from there on; where several begin at the same place, the longest. Undefined if there is
 *   none
 *
 * A word in Latin letters is only found if no such letter comes before or after it; other scripts are written without spaces, so
 * their words are found anywhere.
 *
 * Returns: whether there is one
 */
gboolean chieu_glossary_find (const ChieuGlossary *self,
                              const char          *text,
                              gsize                from,
                              ChieuGlossaryHit    *hit);

/* @self: (nullable): NULL has no words. Returns: whether byte @at of @text is in a word of the game. @hit: (out): that word, if so */
gboolean chieu_glossary_find_at (const ChieuGlossary *self,
                                 const char          *text,
                                 gsize                at,
                                 ChieuGlossaryHit    *hit);
