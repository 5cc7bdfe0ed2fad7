/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a turned card, for windows that are drawn in software: cairo draws a turned recorded picture through a mask,
 * scan line by scan line, anew in each frame. The turned picture is therefore made once, and then copied.
 */
#pragma once

#include "face-cache.h"

/* The place, size and angle of a card's picture at some moment. */
typedef struct
{
  ChieuCard card;
  float x, y;                    /* of its middle, in pixels of the widget */
  float angle;                   /* degrees, clockwise */
  float height;                  /* of the card without the picture's margin, in pixels of the widget */
} ChieuSpot;

/**
 * chieu_face_turn:
 * @face: a picture with pixels
 * @spot: where it is to lie
 *
 * Turns a picture at once, which takes about a quarter of a millisecond; for cards that turn in each frame.
 *
 * Returns: (transfer full): a node that shows @face at @spot
 */
GskRenderNode *chieu_face_turn (const ChieuFace *face, const ChieuSpot *spot);

/* The turned picture of a widget, made in a worker and kept. */
typedef struct _ChieuTurned ChieuTurned;

/* @owner: (not owned): the widget that is drawn again when its picture is ready; it has to free what is returned when it is
 * disposed. Returns: (transfer full): a turned picture that has not been made yet */
ChieuTurned *chieu_turned_new (GtkWidget *owner);
/* Frees @self with its picture; one that is still being made is dropped. */
void chieu_turned_free (ChieuTurned *self);

/**
 * chieu_turned_get:
 * @face: a picture with pixels
 * @spot: where it is to lie
 *
 * Requests @face at @spot, unless @self has that already, or it is being made.
 *
 * Returns: (transfer none) (nullable): the turned picture; until it is ready, the one before; NULL if there was none. If the same is
 * requested again before there ever was a picture, it is made at once.
 */
GskRenderNode *chieu_turned_get (ChieuTurned *self, const ChieuFace *face, const ChieuSpot *spot);
