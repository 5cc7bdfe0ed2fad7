/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decks of the gallery and their cards: their names as four languages write them,
 * what is drawn, where a card belongs, and what the sources say.
 * Texts are in the reader's language; names of cards are not translated.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

/* The most games that are played with one deck. */
#define CHIEU_GALLERY_GAMES 2

/* The names of a card in writing, owned. The Vietnamese one is always there; the others are NULL where the card has none. */
typedef struct
{
  char *vietnamese;
  char *han;
  char *japanese;
  char *chinese;
} ChieuGalleryNames;

/* A suit: the letter of the notation, its word, and its sign in old and simplified writing. */
typedef struct
{
  char letter;
  const char *word, *sign, *simplified;
} ChieuGallerySuit;

/* A card with a name of its own: the notation, and how it is written. */
typedef struct
{
  const char *name;
  const char *vietnamese, *han, *japanese, *simplified;
} ChieuGalleryHonour;

typedef struct _ChieuGalleryDeck ChieuGalleryDeck;

/* A deck as the gallery shows it. Where somebody wrote about it, it is a constant of a game, in games/GAME/app/gallery.c. */
struct _ChieuGalleryDeck
{
  const ChieuDeck *deck;
  const char *title;             /* "Lục hổ" */
  const char *about;             /* (nullable): in English, untranslated; NULL: nobody wrote about these cards */
  int place;                     /* in the order in which the decks are offered */
  int suits;                     /* 0: the cards are shown in the order of the deck; else the deck's order goes by ranks, each
                                  * with this many suits and the ace highest, and the suits are shown one after the other */
  gboolean unplayed;             /* no game is played with it */
  gboolean quoc_ngu;             /* its pictures have the names in Latin letters, too */
  double width, height;          /* of a printed card, in millimetres; 0: nobody measured one */

  /* The following are set only for a deck that somebody wrote about. */
  const ChieuGallerySuit *numbered;      /* numbered cards; the last one has no letter */
  const ChieuGalleryHonour *honours;     /* the others; the last one has no name */
  /* (nullable): finds the names of the face written as @name, in place of these two. @names: (out) (transfer full): they are all NULL
   * before */
  void (*get_names) (const char *name, ChieuGalleryNames *names);
  const char *back;              /* (nullable): what is drawn on the back, in English, untranslated; NULL: what most decks have there */
  /* (nullable): says in one sentence what is drawn on the face @card. */
  const char *(*describe_face) (const ChieuGalleryDeck *deck, ChieuCard card);
  /* (nullable): adds sentences: what the sources say of the face @card. */
  void (*add_sources) (const ChieuGalleryDeck *deck, ChieuCard card, GPtrArray *sentences);

  /* The games that are played with the deck, the first with all of its cards; NULL in the places behind the last. The gallery fills this
   * in. */
  const ChieuGame *games[CHIEU_GALLERY_GAMES];
};

/* A game as the gallery knows it; in games/GAME/app/gallery.c. */
typedef struct _ChieuGalleryGame
{
  const ChieuGalleryDeck *const *decks;  /* (nullable): the decks that it brings; NULL at the end */
  const char *deck_of;           /* (nullable): or the id of the deck of another game that it is played with */
  /* Add what @card is good for, and (nullable) the scores that it can bring. @card: a face of @deck, the gallery's */
  void (*add_groups) (GArray *phu, ChieuCard card);
  void (*add_cuoc) (GArray *all, const ChieuDeck *deck, ChieuCard card);
} ChieuGalleryGame;

/* Return the number of decks, and deck @i of them, from 0, in the order in which they are offered: those that somebody wrote
 * about, then a plain one for each game of the register that has no other, so that no card of a game is without a page. */
int chieu_gallery_count_decks (void);
const ChieuGalleryDeck *chieu_gallery_get_deck (int i);

/* Returns: the number of the deck with the cards of @game; 0 if @game is not in the register of games */
int chieu_gallery_find_deck (const ChieuGame *game);

/* For tests. Returns: (transfer full): a deck with pictures and names only, for a @game that nobody wrote about; to be freed with
 * g_free() */
ChieuGalleryDeck *chieu_gallery_deck_new_plain (const ChieuGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the face of @deck that is written as @card of @game is, CHIEU_CARD_HIDDEN if there is none. */
ChieuCard chieu_gallery_find_face (const ChieuGalleryDeck *deck, const ChieuGame *game, ChieuCard card);

/* Return the card at @place, from 0, as the deck is laid out, and the place of @card. The back is CHIEU_CARD_HIDDEN, and has the last
 * place. */
ChieuCard chieu_gallery_get_card_at (const ChieuGalleryDeck *deck, int place);
int chieu_gallery_find_place (const ChieuGalleryDeck *deck, ChieuCard card);

/* Sets @names to the names of @card, a face of @deck, or CHIEU_CARD_HIDDEN for the back. The caller clears
 * them afterwards. */
void chieu_gallery_get_names (const ChieuGalleryDeck *deck, ChieuCard card, ChieuGalleryNames *names);
void chieu_gallery_names_clear (ChieuGalleryNames *names);

/* Returns: (transfer full): what a screen reader says of @card, a face of @deck, or CHIEU_CARD_HIDDEN for the back: of a face the
 * Vietnamese name, short and long if there are two, and the colour */
char *chieu_gallery_get_spoken (const ChieuGalleryDeck *deck, ChieuCard card);

/* Returns: (nullable): one sentence on what is drawn on @card, a face of @deck, or CHIEU_CARD_HIDDEN for the back */
const char *chieu_gallery_get_drawn (const ChieuGalleryDeck *deck, ChieuCard card);
/* Adds sentences (const char *, not owned) to @sentences: what the sources say of @card of @deck; of the back nothing. */
void chieu_gallery_add_sources (const ChieuGalleryDeck *deck, ChieuCard card, GPtrArray *sentences);

/* ---- Play ---- */

/* The most cards of a group that are shown. */
#define CHIEU_GALLERY_PHU_CARDS 5

/* A group that the card is part of, or a sentence on what it is worth alone. */
typedef struct
{
  char *name;                    /* owned */
  ChieuCard cards[CHIEU_GALLERY_PHU_CARDS];    /* faces of the deck */
  int n;                         /* 0: no cards are shown */
} ChieuGalleryPhu;

/* Returns: (transfer full) (element-type ChieuGalleryPhu): what @card of @deck is good for in @game, one of the deck's. */
GArray *chieu_gallery_get_phu (const ChieuGalleryDeck *deck, const ChieuGame *game, ChieuCard card);

/* A score that this card can bring. */
typedef struct
{
  const char *name;              /* "Tôm" */
  const char *rule;              /* one sentence */
} ChieuGalleryCuoc;

/* Returns: (transfer full) (element-type ChieuGalleryCuoc): the scores of @game that @card of @deck can bring. */
GArray *chieu_gallery_get_cuoc (const ChieuGalleryDeck *deck, const ChieuGame *game, ChieuCard card);

/* ---- For the games ---- */

/* Adds a group called @name of @n @cards, faces of the deck, at most CHIEU_GALLERY_PHU_CARDS; or if @n is 0, the sentence @name. */
void chieu_gallery_add_phu (GArray *phu, const char *name, const ChieuCard *cards, int n);
/* Adds score number @cuoc of @game to @all. */
void chieu_gallery_add_cuoc (GArray *all, const ChieuGame *game, int cuoc);
