/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as the windows know it: one constant for each, chieu_app_GAME in games/GAME/app. A game leaves out what it does not
 * have.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/record/house-rules-shelf.h"
#include "rules/games.h"

/* The number of cards that stand for a game in a picture, and their number if there is less room. */
#define CHIEU_EMBLEM_CARDS 5
#define CHIEU_EMBLEM_TILE_CARDS 3

/* The most numbers of seats that a game is offered with: chieu_home_seats_to_words() has no sentence for more. */
#define CHIEU_TABLES_MAX 3

/* The game with this number of seats, as it is offered. The texts are English, for gettext to translate. */
typedef struct
{
  int seats;
  const char *title;
  const char *sentence;
} ChieuSeatsOffer;

/* The things that a game does not have. Its table says so, so that a test can tell them from things that were forgotten. */
typedef enum
{
  CHIEU_WITHOUT_COACH = 1 << 0,          /* advice, and what cost most in a hand */
  CHIEU_WITHOUT_PRACTICE = 1 << 1,
  CHIEU_WITHOUT_GALLERY = 1 << 2,        /* what its cards are good for: in the gallery they have their names only */
} ChieuWithout;

/* The game, as a new match of it is offered. */
typedef struct
{
  const ChieuGame *game;
  const char *title;             /* English, for gettext to translate, as the sentence */
  const char *sentence;
  gboolean pot;                  /* a hội may last until a pot of points is empty */
  unsigned without;              /* ChieuWithout, several together */
  int n_tables;                  /* at least 1 */
  ChieuSeatsOffer tables[CHIEU_TABLES_MAX];      /* the usual one first */
} ChieuGameOffer;

/* A page of the help, and the place that it explains: the name of a page, a window or a widget in which the focus is, or of what a seat is
 * asked. */
typedef struct
{
  const char *place;
  const char *xref;              /* "page#section" */
} ChieuHelpPlaceRow;

/* A key, and what it does. */
typedef struct
{
  const char *title;             /* English, for gettext in the context "shortcuts" */
  const char *keys;              /* as GtkShortcutLabel has them */
  const char *action;            /* (nullable): done also by a press on the row, if it needs no page to be done on */
} ChieuShortcutRow;

typedef struct _ChieuGalleryGame ChieuGalleryGame;   /* gallery/gallery-deck.h */
typedef struct _ChieuScoreSheet ChieuScoreSheet;     /* print/score-sheet.h */

typedef struct
{
  ChieuGameOffer offer;

  /* (nullable): makes a window over @parent that counts the points of a real table, which it keeps in @folder (copied); the house
   * rules that are offered there are those of @shelf, which is not owned and has to outlive the window. The program counts for one
   * real table: the first game that has a scorer is played there.
   * Returns: (transfer none): the window, not shown yet */
  GtkWindow *(*scorer_new) (GtkWindow *parent, const char *folder, ChieuRulesShelf *shelf);

  /* (nullable): reads the points of the evening that the scorer keeps in @folder; may be called in any thread. Returns: (transfer
   * full) (nullable): the points; NULL with @error if they cannot be read, NULL alone if there are none */
  ChieuScoreSheet *(*read_scores) (const char *folder, GError **error);

  /* Cards of its deck that look well beside each other, from left to right; where there is less room the first
   * CHIEU_EMBLEM_TILE_CARDS stand for the game. */
  ChieuCard emblem[CHIEU_EMBLEM_CARDS];
  const char *rules;             /* the page of the help with which its rules begin: "page" or "page#section" */

  const char *sets;              /* (nullable): the place of the help that shows what cards make together: "page" or
                                  * "page#section" */
  const char *faults;            /* (nullable): the page of the help that has a section for each fault, with the fault's id */

  /* The help. */
  const ChieuHelpPlaceRow *help_places;  /* (nullable): pages about moves on the mat; the last one has no place */
  /* (nullable): finds the place in help_places for a seat that observes @view and has to decide. Returns: the place; "table" if the game
   * has none for what is asked */
  const char *(*find_help_place) (const void *view);

  /* (nullable): the keys of its moves; the last one has no title. */
  const ChieuShortcutRow *shortcuts;

  const ChieuGalleryGame *gallery;       /* (nullable): without it the gallery shows its cards and their names only */
} ChieuAppGame;

/* The games of the program, NULL at the end. The build makes this register from the list in src/meson.build. */
extern const ChieuAppGame *const chieu_app_games[];

/* Returns: (nullable): what the program has of @game */
const ChieuAppGame *chieu_app_game_find (const ChieuGame *game);

/* Returns: the first game whose cards do not bear their names by themselves; the first of all, if there is no such game */
const ChieuAppGame *chieu_app_game_find_with_unnamed_cards (void);

/* Returns: (nullable): the game whose points the scorer counts */
const ChieuAppGame *chieu_app_game_find_scorer (void);
