/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a hand stands, as its owner can know it: what the coach of each game says
 * its sentences about.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

G_BEGIN_DECLS

/* More cards than are ever lacking: the hand cannot win. */
#define CHIEU_OUTLOOK_FAR 99

typedef struct
{
  int distance;                  /* cards that it lacks, or CHIEU_OUTLOOK_FAR */
  int n_left;                    /* unseen cards that help; −1: not counted yet */
  guint8 helps[CHIEU_DECK_FACES_MAX];  /* so many of those are of each face */
  guint64 faces;                 /* bit f: face f helps, be it that none of it is unseen */
} ChieuOutlook;

/* Whether @a is better than @b: nearer, or as near with more cards that help (both counted). */
gboolean chieu_outlook_is_better (const ChieuOutlook *a, const ChieuOutlook *b);

/* A card that may be put down. */
typedef struct
{
  ChieuMove move;
  int use;                       /* how much it has to do with the others */
  ChieuOutlook after;
} ChieuOutlookDiscard;

/* Orders a list of them, by qsort(): the best first. */
int chieu_outlook_compare_discards (gconstpointer a, gconstpointer b);

/* Returns: how far the nearest of them leaves the hand */
int chieu_outlook_nearest (const ChieuOutlookDiscard *list, int n);

G_END_DECLS
