/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of one card, drawn at any place, angle and size.
 */
#pragma once

#include "face-cache.h"

G_BEGIN_DECLS

/* Where a card's picture is at some moment. */
typedef struct
{
  ChieuCard card;
  float x, y;                    /* of its middle */
  float angle;                   /* degrees, clockwise */
  float height;
} ChieuSpot;

/* Saves @snapshot and moves, turns and scales it so that a card of @height drawn at the origin lies at @spot. */
void chieu_spot_enter (const ChieuSpot *spot, GtkSnapshot *snapshot, int height);

/**
 * chieu_spot_snapshot:
 * @widget: what is drawn
 * @height: of the picture to take, a multiple of CHIEU_FACE_STEP; scaled if it is not the spot's
 *
 * Draws the card of @deck that is at @spot.
 *
 * Returns: whether it was the picture in this very size; else the cache will tell when it is there
 */
gboolean chieu_spot_snapshot (const ChieuSpot *spot, GtkWidget *widget, GtkSnapshot *snapshot, const ChieuDeck *deck,
                              int height);

G_END_DECLS
