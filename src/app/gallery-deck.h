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

typedef struct
{
  const ChieuDeck *deck;
  const char *title;             /* "Lục hổ" */
  const char *about;             /* in English; to be translated */
  int width, height;             /* shape of a card */
  const ChieuGame *game;         /* (nullable): whose cards these are */
} ChieuGalleryDeck;

#define CHIEU_GALLERY_DECKS 4

extern const ChieuGalleryDeck chieu_gallery_decks[CHIEU_GALLERY_DECKS];

/* (nullable): the gallery's deck with the pictures of @deck. */
const ChieuGalleryDeck *chieu_gallery_find (const ChieuDeck *deck);

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
#define CHIEU_GALLERY_PHU_CARDS 4

/* A group that the card is part of. */
typedef struct
{
  char *name;                    /* owned */
  ChieuCard cards[CHIEU_GALLERY_PHU_CARDS];
  int n;                         /* 0: none to be shown */
} ChieuGalleryPhu;

/* Returns: (transfer full) (element-type ChieuGalleryPhu): the phu of @card. */
GArray *chieu_gallery_get_phu (const ChieuGalleryDeck *deck, ChieuCard card);

/* A score that tells of the card. */
typedef struct
{
  char *name;                    /* owned; "Tôm" */
  const char *rule;              /* one sentence */
} ChieuGalleryCuoc;

/* Returns: (transfer full) (element-type ChieuGalleryCuoc) */
GArray *chieu_gallery_get_cuoc (const ChieuGalleryDeck *deck, ChieuCard card);

G_END_DECLS
