/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Renders the picture of a card to pixels, in any thread, and makes a render node from pixels.
 */
#pragma once

#include <gtk/gtk.h>
#include <librsvg/rsvg.h>

/* The most bytes that the file of a picture may have; the largest of ours has about a twentieth. */
#define CHIEU_PICTURE_BYTES_MAX (2 * 1024 * 1024)

/* Transparent margin round the card, in pixels of the widget; it holds the shadow and smooths rotated edges. */
#define CHIEU_FACE_MARGIN 8

/* The side of the tiles in which a large picture is recorded for a software renderer, in device pixels: a tile of this size fits the
 * processor's cache. */
#define CHIEU_PICTURE_TILE 256

/* The bytes of a pixel, ARGB32 or RGB24. */
#define CHIEU_PIXEL_BYTES 4

/* The names of a card, of which it shows one if its picture has both. */
typedef enum
{
  CHIEU_CARD_SCRIPT_CHARACTERS,
  CHIEU_CARD_SCRIPT_QUOC_NGU,
} ChieuCardScript;

/* This text occurs in a picture that has both names. */
#define CHIEU_FACE_QUOC_NGU "id=\"quoc-ngu\""

/* Returns: the script that @word of the settings stands for: "quoc-ngu", or any other word for the characters */
ChieuCardScript chieu_card_script_parse (const char *word);

/**
 * chieu_face_read:
 * @picture: the drawing, @length bytes of SVG
 * @script: in which the card is named, if the drawing has both names
 *
 * Returns: (transfer full) (nullable): the picture; NULL with @error if it is damaged
 */
RsvgHandle *chieu_face_read (const char *picture, gsize length, ChieuCardScript script, GError **error);

/* Returns: (transfer full) (nullable): the drawing in the SVG file at @path; NULL, with a warning, if it cannot be read */
RsvgHandle *chieu_svg_open (const char *path);

/**
 * chieu_surface_make_node:
 * @surface: (transfer full): pixels, ARGB32 or RGB24
 * @scale: device pixels to a pixel of the node
 * @software: whether a software renderer draws it
 *
 * Makes a node that shows @surface in its own size at the origin. GTK's software renderer copies a texture as a whole
 * each time any part of it is drawn; for it the node is a recorded paint, which touches only what changed.
 *
 * Returns: (transfer full): the node; to be kept, and drawn again as it is
 */
GskRenderNode *chieu_surface_make_node (cairo_surface_t *surface, double scale, gboolean software);

/**
 * chieu_surface_make_tile_node:
 * @surface: pixels, of which the node keeps a reference; the first one stands at @x, @y of the whole picture
 * @tile: the part of the picture that is painted
 * @scale: device pixels to a pixel of the node
 *
 * All numbers but those of the node are in device pixels.
 *
 * Returns: (transfer full): a recorded paint that shows @tile in its place, the whole picture being at the origin
 */
GskRenderNode *chieu_surface_make_tile_node (cairo_surface_t             *surface,
                                             int                          x,
                                             int                          y,
                                             const cairo_rectangle_int_t *tile,
                                             double                       scale);

/* Returns: whether @widget is drawn in software */
gboolean chieu_is_drawn_in_software (GtkWidget *widget);

/**
 * chieu_face_render:
 * @handle: (nullable): the picture, whose shape the card has; NULL draws bare paper, 1 : 4
 * @height: of the card in device pixels
 * @margin: transparent margin in device pixels
 *
 * Returns: (transfer full): the card with its shadow; if @handle cannot be drawn @error is set, and the card may be bare paper
 */
cairo_surface_t *chieu_face_render (RsvgHandle *handle, int height, int margin, GError **error);
