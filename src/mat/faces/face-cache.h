/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of card faces: a card, its soft shadow and a transparent margin, rendered in worker threads once for each size in
 * device pixels. All functions are for the main thread.
 */
#pragma once

#include <gtk/gtk.h>

#include "face-render.h"
#include "rules/card.h"

/* Heights of cards are multiples of this, so that few sizes are ever rendered. */
#define CHIEU_FACE_STEP 8

#define CHIEU_TYPE_FACE_CACHE (chieu_face_cache_get_type ())
G_DECLARE_FINAL_TYPE (ChieuFaceCache, chieu_face_cache, CHIEU, FACE_CACHE, GObject)

/* A rendered picture, with the card's upper left corner at CHIEU_FACE_MARGIN. */
typedef struct
{
  GskRenderNode *node;
  cairo_surface_t *pixels;       /* what the node shows, if it is drawn in software; else NULL */
  int height;                    /* of the card, in pixels of the widget */
  int scale;                     /* device pixels to a pixel of the widget */
} ChieuFace;

/**
 * ChieuFaceCache::ready:
 *
 * Emitted on the main thread when pictures have come, several at once, and when the cache is released: what it did not render while it
 * was held has to be asked for again.
 */

/**
 * ChieuFaceCache::changed:
 *
 * Cards look different now, and faces may have been dropped: widgets that show cards draw themselves anew and ask for them.
 */

/* Returns: (transfer none): the cache of @deck, one for the whole program, which is never freed */
ChieuFaceCache *chieu_face_cache_for_deck (const ChieuDeck *deck);

/**
 * chieu_face_cache_lookup:
 * @card: a face, or CHIEU_CARD_HIDDEN for the back
 * @height: of the card in pixels, a multiple of CHIEU_FACE_STEP
 * @widget: what it is drawn on; it determines the scale and the way of drawing
 *
 * Returns at once: a picture that is not there is requested, and rendered in a worker.
 *
 * Returns: (transfer none) (nullable): valid until the main loop goes on; until the picture is ready, the same picture in another
 * size, or NULL
 */
const ChieuFace *chieu_face_cache_lookup (ChieuFaceCache *self, ChieuCard card, int height, GtkWidget *widget);

/**
 * chieu_face_cache_prepare:
 * @height: of the cards in pixels, a multiple of CHIEU_FACE_STEP
 * @widget: what they will be drawn on
 *
 * Renders the rest of the deck in this size, too, a few faces at a time and only while no face that was asked for is
 * missing. Another call replaces this one. These faces are dropped first when there are too many, and no more are prepared then.
 */
void chieu_face_cache_prepare (ChieuFaceCache *self, int height, GtkWidget *widget);

/* Sets whether all decks show their high contrast pictures, if they have any. Off at first. */
void chieu_face_cache_set_high_contrast (gboolean on);

/* Sets the colour of the backs of all decks. @colour: one of those of chieu_pictures_back_path(); "indigo" at first */
void chieu_face_cache_set_back (const char *colour);

/* Sets the script in which all decks name their cards, if they have it. The characters at first. */
void chieu_face_cache_set_script (ChieuCardScript script);

/* Returns: whether the cards show their names in letters; FALSE as long as no face has been read */
gboolean chieu_face_cache_shows_letters (ChieuFaceCache *self);

/* Lets all widgets that show a card draw themselves anew, because something on the cards other than their pictures has
 * changed. */
void chieu_face_cache_redraw_all (void);

/* Hold the cache, and release it: while it is held nothing new is rendered, and a window that is being resized shows the pictures
 * that exist. Each hold has to be released once. */
void chieu_face_cache_hold (ChieuFaceCache *self);
void chieu_face_cache_release (ChieuFaceCache *self);

/* For tests and benchmarks: return the bytes of all pictures in memory, their number, and how many faces are still to come. */
gsize chieu_face_cache_get_bytes (ChieuFaceCache *self);
guint chieu_face_cache_get_n_faces (ChieuFaceCache *self);
guint chieu_face_cache_get_pending (ChieuFaceCache *self);

/* Returns: @height, in pixels, rounded down to a multiple of CHIEU_FACE_STEP; at least two steps */
int chieu_face_quantise (double height);
