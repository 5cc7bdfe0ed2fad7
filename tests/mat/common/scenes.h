/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that the layouts of all games share: what lies where at every size of the mat, and that every move can be made there.
 */
#pragma once

#include "mat/mat-layout.h"
#include "play-source.h"

/* The size of a mat, in pixels. */
typedef struct { float width, height; } SceneSize;

/* From the smallest mat to the largest; [1] is that of a small laptop. */
#define N_SCENE_SIZES 5
extern const SceneSize scene_sizes[N_SCENE_SIZES];

/* Makes the scene that the person sees of @play on a mat of @size. @hand: (out): the person's hand in the order in which it is held */
void scene_arrange (const PlaySource *play, const SceneSize *size, ChieuHand *hand, ChieuScene *scene);

/* The same where letters are @text_scale times as large as usual. */
void scene_arrange_for_letters (const PlaySource *play, const SceneSize *size, float text_scale, ChieuHand *hand, ChieuScene *scene);

/* Returns: how often @card lies in @zone */
int scene_count_card (const ChieuZoneScene *zone, ChieuCard card);

/* Checks where the cards of @scene lie on a mat of @size: their middles between its left and its right edge, their upper edges at most a
 * little above it and not in its lowest tenth. The feet of the fan may hang out below. */
void scene_check_places (const ChieuScene *scene, const SceneSize *size);

/* Returns: whether @a and @b overlap by more than an error of rounding */
gboolean scene_boxes_overlap (const ChieuBox *a, const ChieuBox *b);

/* Checks one scene of a hand. */
typedef void (*SceneCheck) (const PlaySource *play, const ChieuHand *hand, const ChieuScene *scene);

/* Plays hands of @game by chance, each seat being the person in turn, and checks the scene after every move with scene_check_places() and
 * @check; the mat has all of scene_sizes in turn. */
void scene_check_hands (const ChieuGame *game, int seats, SceneCheck check);

/* Plays hands of @game by chance, at tables of every size, and checks that the place of the card in play, before the person puts a card
 * down, is where that card lies then. */
void scene_check_where_put_cards_lie (const ChieuGame *game);

/* Plays hands of @game by chance, at tables of every size, and checks that every clean move of the person is meant by a card put down or
 * has a button. Adds to @seen, by kind, how often each was there. */
void scene_check_moves (const ChieuGame *game, int *seen);
