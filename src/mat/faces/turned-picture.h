/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card's picture on a turn, where windows are drawn in software: below a turn cairo draws a recorded picture through
 * a mask, scan line by scan line, in each frame anew. The turned picture is therefore made once, and then copied.
 */
#pragma once

#include "face-cache.h"

/* Where a card's picture is at some moment. */
typedef struct
{
  ChieuCard card;
  float x, y;                    /* of its middle */
  float angle;                   /* degrees, clockwise */
  float height;
} ChieuSpot;

/**
 * chieu_turn:
 * @face: a picture with pixels
 *
 * Takes about a quarter of a millisecond on the main thread; for what is turned in each frame.
 *
 * Returns: (transfer full): a node that shows @face at @spot
 */
GskRenderNode *chieu_turn (const ChieuFace *face, const ChieuSpot *spot);

/* The turned picture of a widget, made in a worker. */
typedef struct _ChieuTurned ChieuTurned;

/* @owner: (not owned): is drawn again when its picture is there. */
ChieuTurned *chieu_turned_new (GtkWidget *owner);
void chieu_turned_free (ChieuTurned *self);

/**
 * chieu_turned_get:
 * @face: a picture with pixels
 *
 * Asks for @face at @spot if that is not what there is.
 *
 * Returns: (transfer none) (nullable): until it is there, what there was before; NULL: nothing yet. Whoever asks for the
 *   same once more without ever having had anything gets it at once.
 */
GskRenderNode *chieu_turned_get (ChieuTurned *self, const ChieuFace *face, const ChieuSpot *spot);
