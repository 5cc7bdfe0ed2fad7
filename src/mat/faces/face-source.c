/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-source.h"

#include "face-store.h"
#include "match/record/bounded.h"

#include <string.h>

void
chieu_face_source_open (ChieuFaceSource *self,
                        const char      *path,
                        ChieuCardScript  script)
{
  g_autoptr (GError) error = NULL;

  *self = (ChieuFaceSource) { .path = g_strdup (path), .script = script };
  if (!chieu_bounded_read (path, CHIEU_PICTURE_BYTES_MAX, &self->picture, &self->length, &error))
    g_warning ("Card picture %s: %s", path, error->message);
  self->has_quoc_ngu = self->picture != NULL && strstr (self->picture, CHIEU_FACE_QUOC_NGU) != NULL;
}

void
chieu_face_source_clear (ChieuFaceSource *self)
{
  g_clear_object (&self->handle);
  g_clear_pointer (&self->picture, g_free);
  g_clear_pointer (&self->path, g_free);
}

/* The drawing is read only when it is needed, as that costs more than finding a face on the disk. */
static RsvgHandle *
get_handle (ChieuFaceSource *self)
{
  g_autoptr (GError) error = NULL;

  if (self->opened || self->picture == NULL)
    return self->handle;
  self->opened = TRUE;
  self->handle = chieu_face_read (self->picture, self->length, self->script, &error);
  if (self->handle == NULL)
    g_warning ("Card picture %s: %s", self->path, error->message);
  return self->handle;
}

cairo_surface_t *
chieu_face_source_make (ChieuFaceSource *self,
                        int              height,
                        int              scale)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *key = NULL;
  cairo_surface_t *face = NULL;

  if (self->picture == NULL)
    return chieu_face_render (NULL, height * scale, CHIEU_FACE_MARGIN * scale, NULL);

  key = chieu_face_store_key (self->picture, self->length, self->script, height, scale);
  face = chieu_face_store_load (key);
  if (face != NULL)
    return face;
  face = chieu_face_render (get_handle (self), height * scale, CHIEU_FACE_MARGIN * scale, &error);
  if (error != NULL)
    {
      g_warning ("Card picture %s: %s", self->path, error->message);
    }
  else if (self->handle != NULL)
    {
      chieu_face_store_save (key, face);
      self->saved = TRUE;
    }
  return face;
}
