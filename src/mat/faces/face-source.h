/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture file, and the faces in several sizes that are made of it: taken from the disk if they were saved, else rendered and
 * saved. For use in workers.
 */
#pragma once

#include "face-render.h"

typedef struct
{
  char *path;
  char *picture;                 /* the file, or NULL if it cannot be read */
  gsize length;
  ChieuCardScript script;
  RsvgHandle *handle;            /* only if something has to be rendered */
  gboolean opened;
  gboolean has_quoc_ngu;         /* the card's name is in it in both scripts */
  gboolean saved;                /* something was saved that had not been there */
} ChieuFaceSource;

/* Reads @path, for faces with their names in @script; a file that cannot be read gives a warning and bare paper. To be cleared. */
void chieu_face_source_open (ChieuFaceSource *self, const char *path, ChieuCardScript script);
void chieu_face_source_clear (ChieuFaceSource *self);

/* Returns: (transfer full): the card @height pixels of the widget high, with its shadow and margin. */
cairo_surface_t *chieu_face_source_make (ChieuFaceSource *self, int height, int scale);
