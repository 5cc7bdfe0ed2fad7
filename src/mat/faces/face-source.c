/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-source.h"

#include "face-render.h"
#include "face-store.h"
#include "match/record/bounded.h"

void
chieu_face_source_open (ChieuFaceSource *self,
                        const char      *path)
{
  g_autoptr(GError) error = NULL;

  *self = (ChieuFaceSource) { .path = g_strdup (path) };
  if (!chieu_bounded_read (path, CHIEU_PICTURE_BYTES_MAX, &self->picture, &self->length, &error))
    g_warning ("Card picture %s: %s", path, error->message);
}

void
chieu_face_source_clear (ChieuFaceSource *self)
{
  g_clear_object (&self->handle);
  g_clear_pointer (&self->picture, g_free);
  g_clear_pointer (&self->path, g_free);
}

/* Reading the drawing costs more than finding a face on the disk: only when it is needed. */
static RsvgHandle *
get_handle (ChieuFaceSource *self)
{
  g_autoptr(GError) error = NULL;

  if (self->opened || self->picture == NULL)
    return self->handle;
  self->opened = TRUE;
  self->handle = rsvg_handle_new_from_data ((const guint8 *) self->picture, self->length, &error);
  if (self->handle == NULL)
    g_warning ("Card picture %s: %s", self->path, error->message);
  return self->handle;
}

cairo_surface_t *
chieu_face_source_make (ChieuFaceSource *self,
                        int              height,
                        int              scale)
{
  g_autofree char *key = NULL;
  cairo_surface_t *face = NULL;

  if (self->picture == NULL)
    return chieu_face_render (NULL, height * scale, CHIEU_FACE_MARGIN * scale);

  key = chieu_face_store_key (self->picture, self->length, height, scale);
  face = chieu_face_store_load (key);
  if (face != NULL)
    return face;
  face = chieu_face_render (get_handle (self), height * scale, CHIEU_FACE_MARGIN * scale);
  if (self->handle != NULL)
    {
      chieu_face_store_save (key, face);
      self->saved = TRUE;
    }
  return face;
}
