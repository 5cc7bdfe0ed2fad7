/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One card picture made into a texture. May be called from any thread.
 */
#pragma once

#include <gtk/gtk.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

/* Opens a picture. Returns: (transfer full) (nullable): NULL, with a warning, if it cannot be read. */
RsvgHandle *chieu_face_open (const char *path);

/**
 * chieu_face_render:
 * @handle: (nullable): the picture; NULL draws bare paper
 * @height: of the card in device pixels
 * @margin: transparent margin in device pixels
 *
 * Returns: (transfer full): the card with its shadow
 */
GdkTexture *chieu_face_render (RsvgHandle *handle, int height, int margin);

/* (transfer full): a texture over the pixels of @surface, ARGB32, which it takes over. */
GdkTexture *chieu_texture_from_surface (cairo_surface_t *surface);

G_END_DECLS
