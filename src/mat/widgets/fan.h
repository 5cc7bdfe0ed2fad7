/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fan: cards of the hand on a wide arc, groups a little apart, in two rows if a single one would hide too much.
 */
#pragma once

#include "mat/scene.h"

/* The room for a fan, and the cards that stand out of it. */
typedef struct
{
  ChieuBox box;                  /* the cards' tops stay in it; their feet may hang out below */
  int height_max;                /* of a card, in pixels */
  guint32 chosen;                /* bit i: the card at place i is raised */
  guint32 lifted;                /* bit i: the card at place i is raised a little */
  int spread;                    /* place of the card in focus, which is spread with its neighbours, or −1 */
  int strip_least;               /* pixels of each card's width that its neighbour should leave free; 0: what a readable card shows is enough */
} ChieuFanShape;

/* The part of a card's height that shows above the lower edge of the box if there is one row, and the height of two rows in the
 * same unit. */
#define CHIEU_FAN_SHOWN 0.66f
#define CHIEU_FAN_SHOWN_TWO 1.25f

/* The narrowest card that is easy to read, in pixels: if those of one row would be narrower there are two rows. */
#define CHIEU_FAN_CARD_LEAST 30.0f

/* What should show of each card for somebody who reads large letters, in pixels. */
#define CHIEU_FAN_STRIP_LARGE 30

/* Returns: about how wide a card is if @n of them lie in one row of @width, in the same unit */
float chieu_fan_find_row_card (int n, float width);

/* Returns: about what shows of each of them there, in the same unit */
float chieu_fan_find_row_strip (int n, float width);

/* Returns: how wide the fan of @hand has to be for cards of @width, in pixels, in two rows if it can be split */
float chieu_fan_find_two_rows_width (const ChieuHand *hand, float width);

/* Returns: what shows of the card of @hand of which least shows, in pixels of its width */
float chieu_fan_find_strip (const ChieuHand *hand, const ChieuFanShape *shape);

/* Returns: the width of a card, in pixels, of which @strip shows if @hand lies in two rows of @width; a smaller one if those would not fit */
float chieu_fan_find_two_rows_card (const ChieuHand *hand, float width, float strip);

/**
 * chieu_fan_arrange:
 * @hand: the cards that are held
 * @shape: where they lie
 * @places: (out): @hand->n places, in the order of the hand
 *
 * Lays the cards as large as possible so that the characters of every card show.
 */
void chieu_fan_arrange (const ChieuHand *hand, const ChieuFanShape *shape, ChieuPlace *places);

/* Returns: the place in the hand before which a card dropped at @x, @y, in pixels of the mat, would go: 0 … @n. @places: of the @n cards
 * of the hand, as chieu_fan_arrange() makes them */
int chieu_fan_find_slot (const ChieuPlace *places, int n, double x, double y);
