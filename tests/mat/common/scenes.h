/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that layouts of all games share: what lies where at every size
 * of the mat, and that every move can be made there.
 */
#pragma once

#include "mat/mat-layout.h"
#include "play-source.h"

typedef struct { float width, height; } SceneSize;

/* From the smallest mat to the largest; [1] is that of a small laptop. */
#define N_SCENE_SIZES 5
extern const SceneSize scene_sizes[N_SCENE_SIZES];

/* Makes the scene that the person sees of @play on a mat of @size; @hand is that of the scene before, or empty. */
void scene_arrange (const PlaySource *play, const SceneSize *size, ChieuHand *hand, ChieuScene *scene);

/* How often @card lies in @zone. */
int scene_count (const ChieuZoneScene *zone, ChieuCard card);

/* The heads of all cards of @scene lie inside the mat; feet of the fan may hang out below. */
void scene_check_places (const ChieuScene *scene, const SceneSize *size);

/* Whether two boxes lie over each other by more than what adding up fractions makes of it. */
gboolean scene_boxes_touch (const ChieuBox *a, const ChieuBox *b);

/* Looks at one scene of a hand. */
typedef void (*SceneCheck) (const PlaySource *play, const ChieuHand *hand, const ChieuScene *scene);

/* Plays hands of @game by chance, each seat being the person in turn, and looks at all that they come to on mats of every size:
 * the heads of all cards lie inside, and @check. */
void scene_check_hands (const ChieuGame *game, int seats, SceneCheck check);

/* Plays hands of @game by chance, at tables of every size: every clean move of the person is meant by a deed or has a button.
 * Adds to @seen, by kind, how often each was there. */
void scene_check_moves (const ChieuGame *game, int *seen);
