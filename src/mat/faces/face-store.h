/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rendered faces on disk, in the person's cache folder, so that the next start shows them at once. A face is found by what it is
 * made from; a file that cannot be read counts as missing. Any function may be called in any thread.
 */
#pragma once

#include "face-render.h"

/* The most bytes of all files together; beyond that those that were unused for longest are deleted. */
#define CHIEU_FACE_STORE_MAX (48 * 1024 * 1024)

/* For tests: sets the @folder (nullable) in which files are kept; NULL: nothing is kept. To be called before the first face is
 * asked for; without this call it is a folder in the person's cache folder. */
void chieu_face_store_set_folder (const char *folder);

/**
 * chieu_face_store_key:
 * @picture: the picture's file, @length bytes
 * @script: in which the card is named
 * @height: of the card in pixels of the widget
 * @scale: device pixels to a pixel of the widget
 *
 * Returns: (transfer full): the name under which this face is kept; another picture, script, size or way of rendering has another name
 */
char *chieu_face_store_key (const char *picture, gsize length, ChieuCardScript script, int height, int scale);

/* Returns: (transfer full) (nullable): the pixels kept under @key; NULL if there are none or the file is damaged. */
cairo_surface_t *chieu_face_store_load (const char *key);

/* Keeps @face, ARGB32, under @key, unless it would fill more than half of the store. A disk that is full or cannot
 * be written to is no error: the face is rendered again. */
void chieu_face_store_save (const char *key, cairo_surface_t *face);

/* Deletes the files that were unused for longest until at most @bytes are left. It looks at no more files than
 * chieu_bounded_list() does. */
void chieu_face_store_trim (gsize bytes);
