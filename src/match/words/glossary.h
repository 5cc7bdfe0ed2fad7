/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of the game and what each means, and where they stand in a text.
 * Nothing here knows which words there are: they come from the help
 * (words.page), so that help and program say the same.
 */
#pragma once

#include <glib.h>

typedef struct _ChieuGlossary ChieuGlossary;

/* A word of the game in a text. */
typedef struct
{
  guint entry;                   /* which one it is, from 0 */
  gsize begin;                   /* in bytes */
  gsize end;
} ChieuGlossaryHit;

ChieuGlossary *chieu_glossary_new (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_glossary_free (ChieuGlossary *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuGlossary, chieu_glossary_free)

/**
 * chieu_glossary_add:
 * @title: the word; several that mean the same, or are explained together, stand between commas or in brackets:
 *   "vạn, sách, văn", "坎（khàn カン）"; how one is read, in kana behind it, is no word
 * @text: what it means, in a sentence
 * @more: (nullable): the page of the help about it
 *
 * A word that begins with a small letter is found in any case, one with a capital only as it is written: "Thường" is
 * a way of play, "thường" is none.
 *
 * Returns: number of the entry
 */
guint chieu_glossary_add (ChieuGlossary *self,
                          const char    *title,
                          const char    *text,
                          const char    *more);

/* Expressions that are no words of the game though one stands inside them, as "cửa sổ", window; between commas. Nothing is found in
 * them. */
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
 * @text: (nullable): a text as it was written, not translated
 * @entries: the numbers of the words in it are added to these (guint)
 *
 * So a translation can bear marks where the author of the text put words of the game, and nowhere else.
 */
void chieu_glossary_list_source (const ChieuGlossary *self,
                                 const char          *text,
                                 GArray              *entries);

guint chieu_glossary_get_n (const ChieuGlossary *self);
const char *chieu_glossary_get_title (const ChieuGlossary *self,
                                      guint                entry);
const char *chieu_glossary_get_text (const ChieuGlossary *self,
                                     guint                entry);
/* The word as it is said: its title in the source, which is Vietnamese. */
const char *chieu_glossary_get_spoken (const ChieuGlossary *self,
                                       guint                entry);
/* (nullable): the page of the help about it. */
const char *chieu_glossary_get_more (const ChieuGlossary *self,
                                     guint                entry);

/**
 * chieu_glossary_find:
 * @text: UTF-8, composed (NFC)
 * @from: byte of @text at which a character begins
 * @hit: (out): the first word of the game from there on; where several begin at the same place, the longest
 *
 * A word in Latin letters has no such letter before or behind it; characters of other scripts stand together without
 * spaces, and are found anywhere.
 *
 * Returns: whether there is one
 */
gboolean chieu_glossary_find (const ChieuGlossary *self,
                              const char          *text,
                              gsize                from,
                              ChieuGlossaryHit    *hit);

/* Whether byte @at of @text is in a word of the game. @hit: (out): that word. */
gboolean chieu_glossary_find_at (const ChieuGlossary *self,
                                 const char          *text,
                                 gsize                at,
                                 ChieuGlossaryHit    *hit);
