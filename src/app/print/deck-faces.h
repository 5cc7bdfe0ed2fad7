/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures of cards as they are printed: as strokes, sharp in any size, or as pixels for the screen, which are drawn quickly.
 * Each is read when it is first asked for, and kept. Only one thread may use them at a time.
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "mat/faces/face-render.h"
#include "rules/card.h"
#include "sheet-plan.h"

typedef struct _ChieuDeckFaces ChieuDeckFaces;

/* A picture, with its size in units of its surface. */
typedef struct
{
  cairo_surface_t *surface;
  double width, height;
} ChieuDeckFace;

/* @as_pixels: whether pictures are kept as pixels, for the screen; else as strokes. Returns: (transfer full): a store in which no
 * picture has been read so far */
ChieuDeckFaces *chieu_deck_faces_new (gboolean as_pixels) G_GNUC_WARN_UNUSED_RESULT;
/* Take a reference, and drop it; may be called in any thread. @self is nullable where it is dropped. */
ChieuDeckFaces *chieu_deck_faces_ref (ChieuDeckFaces *self);
void chieu_deck_faces_unref (ChieuDeckFaces *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuDeckFaces, chieu_deck_faces_unref)

/* Names the cards in @script from now on, if they have names in it; at first they are named in characters. */
void chieu_deck_faces_set_script (ChieuDeckFaces *self, ChieuCardScript script);

/* Returns: (transfer none) (nullable): the picture of @deck's card @name, as chieu_pictures_face_path() has it, valid as long as
 * @self; NULL with @error, which names the file, if it cannot be read */
const ChieuDeckFace *chieu_deck_faces_get (ChieuDeckFaces *self, const ChieuDeck *deck, const char *name, GError **error);
/* Returns: (transfer none) (nullable): as chieu_deck_faces_get(), the picture of the back of @deck in @colour, a word of
 * chieu_pictures_back_path() */
const ChieuDeckFace *chieu_deck_faces_get_back (ChieuDeckFaces *self, const ChieuDeck *deck, const char *colour, GError **error);

/* Draws the picture in the middle of @box, as large as it can be. */
void chieu_deck_face_draw (const ChieuDeckFace *self, cairo_t *cr, ChieuSheetBox box);
