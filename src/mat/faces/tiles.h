/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A large picture for GTK's software renderer, in tiles. One that is much like the picture before it keeps the nodes of the tiles
 * that are as they were, so that the renderer draws only the others anew.
 */
#pragma once

#include <gtk/gtk.h>

/* A picture in tiles, with a count of references. */
typedef struct _ChieuTiling ChieuTiling;

/**
 * chieu_tiling_new:
 * @surface: pixels, ARGB32 or RGB24, of which the tiles get a copy
 * @scale: device pixels to a pixel of the node
 * @before: (nullable): the picture that was shown in this place; one of another size, format or scale lends no tiles
 *
 * May be called in any thread. Tiles do not change once they are made.
 *
 * Returns: (transfer full): the picture in tiles
 */
ChieuTiling *chieu_tiling_new (cairo_surface_t *surface, double scale, const ChieuTiling *before);
/* Take a reference, and drop it; in any thread. */
ChieuTiling *chieu_tiling_ref (ChieuTiling *self);
void chieu_tiling_unref (ChieuTiling *self);

/* Returns: (transfer none): a node that shows the picture in its own size at the origin */
GskRenderNode *chieu_tiling_get_node (const ChieuTiling *self);
