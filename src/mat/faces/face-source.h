/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture file, and the faces in several sizes that are made of it: taken from the disk if they were saved, else rendered and
 * saved. For use in workers.
 */
#pragma once

#include "face-render.h"

/* A picture file that was read. All fields are for reading only. */
typedef struct
{
  char *path;
  char *picture;                 /* (nullable): what is in the file, @length bytes; NULL: it cannot be read */
  gsize length;
  ChieuCardScript script;        /* in which the card is named */
  RsvgHandle *handle;            /* (nullable): made only when something has to be rendered */
  gboolean opened;               /* making the handle has been tried, and is not tried again */
  gboolean has_quoc_ngu;         /* the card's name is in it in both scripts */
  gboolean saved;                /* a face that was not on disk was written there (the disk may have refused it) */
} ChieuFaceSource;

/* Reads @path, for faces with their names in @script; a file that cannot be read gives a warning and bare paper. */
void chieu_face_source_open (ChieuFaceSource *self, const char *path, ChieuCardScript script);
/* Frees everything; to be called after each chieu_face_source_open(). */
void chieu_face_source_clear (ChieuFaceSource *self);

/* @height: of the card in pixels of the widget. @scale: device pixels to one of these. Returns: (transfer full): the card with its
 * shadow and margin */
cairo_surface_t *chieu_face_source_make (ChieuFaceSource *self, int height, int scale);
