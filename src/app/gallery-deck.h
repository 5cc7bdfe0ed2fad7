/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decks of the gallery and their cards: names in four languages' ways of
 * writing, what is drawn, where a card belongs, and what the sources tell.
 * Texts are in the reader's language, names of cards are not translated.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

G_BEGIN_DECLS

/* Games that are played with one deck, at most. */
#define CHIEU_GALLERY_GAMES 2

typedef struct
{
  const ChieuDeck *deck;
  const char *title;             /* "Lục hổ" */
  const char *about;             /* (nullable): in English; to be translated; NULL: nobody wrote about these cards */
  int suits;                     /* 0: shown as the deck counts; else the deck counts by ranks of so many suits, the ace
                                  * highest, and the suits are shown one after the other */
  const ChieuGame *games[CHIEU_GALLERY_GAMES]; /* (nullable): whose cards these are; the first knows all of them */
} ChieuGalleryDeck;

/* The decks in the order in which they are offered: those that somebody wrote about, then a plain one for each game of the register that
 * has no other, so that no card of a game is without a page. */
int chieu_gallery_count_decks (void);
const ChieuGalleryDeck *chieu_gallery_get_deck (int i);

/* Returns: the number of the deck with the cards of @game. */
int chieu_gallery_find (const ChieuGame *game);

/* (transfer full): a deck with pictures and names only, for a @game that nobody wrote about; g_free() it. */
ChieuGalleryDeck *chieu_gallery_deck_new_plain (const ChieuGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the face of @deck that is written as @card of @game is, CHIEU_CARD_HIDDEN if there is none. */
ChieuCard chieu_gallery_face (const ChieuGalleryDeck *deck, const ChieuGame *game, ChieuCard card);

/* The card at @place, from 0, as the deck is laid out, and where @card lies; the back comes last, as CHIEU_CARD_HIDDEN. */
ChieuCard chieu_gallery_card_at (const ChieuGalleryDeck *deck, int place);
int chieu_gallery_place_of (const ChieuGalleryDeck *deck, ChieuCard card);

/* A card as it is written. NULL: there is no such name. */
typedef struct
{
  char *vietnamese;
  char *han;
  char *japanese;
  char *chinese;
} ChieuGalleryNames;

/* @card: a face of @deck or CHIEU_CARD_HIDDEN, the back. To be cleared. */
void chieu_gallery_get_names (const ChieuGalleryDeck *deck, ChieuCard card, ChieuGalleryNames *names);
void chieu_gallery_names_clear (ChieuGalleryNames *names);

/* (transfer full): what a screen reader says: the Vietnamese name, short and long where there are two, and the colour. */
char *chieu_gallery_spoken (const ChieuGalleryDeck *deck, ChieuCard card);

/* gallery-texts.c */

/* (nullable): one sentence on what is drawn. */
const char *chieu_gallery_shows (const ChieuGalleryDeck *deck, ChieuCard card);
/* Adds sentences (const char *) to @sentences: what the sources say of this card. */
void chieu_gallery_add_sources (const ChieuGalleryDeck *deck, ChieuCard card, GPtrArray *sentences);

/* gallery-play.c */

/* Cards shown of a group. */
#define CHIEU_GALLERY_PHU_CARDS 5

/* A group that the card is part of, or a sentence on what it is worth alone. */
typedef struct
{
  char *name;                    /* owned */
  ChieuCard cards[CHIEU_GALLERY_PHU_CARDS];    /* faces of the deck */
  int n;                         /* 0: none to be shown */
} ChieuGalleryPhu;

/* Returns: (transfer full) (element-type ChieuGalleryPhu): what @card of @deck is good for in @game, one of the deck's. */
GArray *chieu_gallery_get_phu (const ChieuGalleryDeck *deck, const ChieuGame *game, ChieuCard card);

/* A score that tells of the card. */
typedef struct
{
  const char *name;              /* "Tôm" */
  const char *rule;              /* one sentence */
} ChieuGalleryCuoc;

/* Returns: (transfer full) (element-type ChieuGalleryCuoc): those of @game. */
GArray *chieu_gallery_get_cuoc (const ChieuGalleryDeck *deck, const ChieuGame *game, ChieuCard card);

G_END_DECLS
