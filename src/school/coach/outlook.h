/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds how a hand that is completed card by card stands, as far as its owner can know, for the coach.
 */
#pragma once

#include <glib.h>

#include "rules/eating.h"
#include "rules/games.h"

/* The distance of a hand that cannot win: no other hand lacks this many cards. */
#define CHIEU_OUTLOOK_FAR 99

/* The standing of a hand. */
typedef struct
{
  int distance;                  /* cards that it lacks, or CHIEU_OUTLOOK_FAR */
  int n_left;                    /* unseen cards that help; −1: not counted yet */
  guint8 helps[CHIEU_DECK_FACES_MAX];  /* for each face how many of these unseen cards it has */
  guint64 faces;                 /* bit f: face f helps, even if none of it is unseen */
} ChieuOutlook;

/* Returns: whether @a is better than @b: closer to a win, or equally close with more cards that help (counted for both) */
gboolean chieu_outlook_is_better (const ChieuOutlook *a, const ChieuOutlook *b);

/* A card that may be put down. */
typedef struct
{
  ChieuMove move;
  int use;                       /* how useful it is with the others */
  ChieuOutlook after;            /* how the hand stands without it */
} ChieuOutlookDiscard;

/* A game in which a hand is completed card by card; its state begins with the table of rules/eating.h. States may be views: the
 * functions do not look at what others hold. */
typedef struct _ChieuOutlookGame
{
  const ChieuGame *game;
  /* Returns: whether @seat holds one more card than between turns */
  gboolean (*is_full) (const void *state, int seat);
  /* Returns: how many cards @seat lacks with what it holds now, or CHIEU_OUTLOOK_FAR */
  int (*distance) (const void *state, int seat);
  /* Finds how a hand that is not full stands, with the cards that help. */
  void (*look) (const void *state, int seat, ChieuOutlook *outlook);
  /* Lists the cards that may go without a fault, and how far each leaves the hand; cards that help are not counted yet. @list:
   * CHIEU_DECK_FACES_MAX long. Returns: how many, 0 if @seat is not to put one down */
  int (*list_discards) (const void *state, int seat, ChieuOutlookDiscard *list);
} ChieuOutlookGame;

/**
 * chieu_outlook_list_discards:
 * @state: @seat is to put a card down
 * @list: (out): CHIEU_DECK_FACES_MAX long
 *
 * Lists all cards that may go without a fault, the best first. Helpful cards are counted for those that leave the hand closest to
 * a win.
 *
 * Returns: how many
 */
int chieu_outlook_list_discards (const ChieuOutlookGame *game, const void *state, int seat, ChieuOutlookDiscard *list);

/**
 * chieu_outlook_find_after_claim:
 * @move: a clean claim of @seat, which must be asked, that takes the card
 * @count: whether helpful cards are to be counted; if not, only the distance is found, and n_left is −1
 *
 * Finds how the hand stands once the claim is made and the best card is put down; CHIEU_OUTLOOK_FAR if no card may go then.
 */
void chieu_outlook_find_after_claim (const ChieuOutlookGame *game,
                                     const void             *state,
                                     int                     seat,
                                     const ChieuMove        *move,
                                     gboolean                count,
                                     ChieuOutlook           *outlook);

/* The cards that may be put down, judged by the distance alone. */
typedef struct
{
  guint64 faces;                 /* bit f: face f may go, and no other leaves the hand closer to a win */
  int distance;                  /* the distance then; also CHIEU_OUTLOOK_FAR if nothing may go */
  int clean;                     /* how many faces may go without a fault */
} ChieuOutlookThrows;

/* Finds the cards that @seat, which is to put a card down in @state, may put down. */
void chieu_outlook_find_throws (const ChieuOutlookGame *game, const void *state, int seat, ChieuOutlookThrows *throws);
