/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of one card, drawn at any place, angle and size.
 */
#pragma once

#include "turned-picture.h"

/* Saves @snapshot and moves, turns and scales it so that a card of @deck and @height drawn at the origin lies at @spot. The caller
 * restores it. */
void chieu_spot_enter (const ChieuSpot *spot, GtkSnapshot *snapshot, const ChieuDeck *deck, int height);

/**
 * chieu_spot_snapshot:
 * @widget: on which it is drawn
 * @snapshot: (nullable): NULL: nothing is drawn yet, but the picture is requested
 * @height: the height of the card in the picture to take, in pixels, a multiple of CHIEU_FACE_STEP; the picture is scaled if the spot
 * has another height
 * @turned: (nullable): keeps the turned picture where it is drawn in software; NULL: it is turned each time
 *
 * Draws the card of @deck that is at @spot.
 *
 * Returns: whether the picture has exactly this size; if not, ChieuFaceCache::ready is emitted when it is there
 */
gboolean chieu_spot_snapshot (const ChieuSpot *spot, GtkWidget *widget, GtkSnapshot *snapshot, const ChieuDeck *deck,
                              int height, ChieuTurned *turned);
