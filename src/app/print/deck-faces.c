/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck-faces.h"

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>

#include "mat/faces/pictures.h"
#include "match/record/bounded.h"

/* The height at which a picture is drawn and kept: for strokes any number serves, as they are sharp in all sizes; pixels are enough for
 * the page of a preview on a fine screen. */
#define STROKES_HEIGHT 100.0
#define PIXELS_HEIGHT 240.0

struct _ChieuDeckFaces
{
  gatomicrefcount references;
  gboolean as_pixels;
  ChieuCardScript script;
  GHashTable *faces;             /* "path:script" → ChieuDeckFace */
};

static void
face_free (gpointer data)
{
  ChieuDeckFace *face = data;

  cairo_surface_destroy (face->surface);
  g_free (face);
}

ChieuDeckFaces *
chieu_deck_faces_new (gboolean as_pixels)
{
  ChieuDeckFaces *self = g_new0 (ChieuDeckFaces, 1);

  g_atomic_ref_count_init (&self->references);
  self->as_pixels = as_pixels;
  self->faces = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, face_free);
  return self;
}

ChieuDeckFaces *
chieu_deck_faces_ref (ChieuDeckFaces *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
chieu_deck_faces_unref (ChieuDeckFaces *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  g_hash_table_unref (self->faces);
  g_free (self);
}

static cairo_surface_t *
surface_new (const ChieuDeckFaces *self,
             double                width,
             double                height)
{
  if (self->as_pixels)
    return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (width + 0.5), (int) (height + 0.5));
  return cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t) { 0, 0, width, height });
}

/* Returns: (transfer full) (nullable): the picture in @handle, drawn; NULL with @error */
static ChieuDeckFace *
face_new (const ChieuDeckFaces  *self,
          RsvgHandle            *handle,
          GError               **error)
{
  RsvgRectangle box = { 0 };
  double height = self->as_pixels ? PIXELS_HEIGHT : STROKES_HEIGHT, width;
  cairo_surface_t *surface;
  ChieuDeckFace *face;
  gboolean has_box, ok;
  cairo_t *cr;

  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, &has_box, &box);
  if (!has_box || box.width <= 0 || box.height <= 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("the picture has no size"));
      return NULL;
    }
  width = height * box.width / box.height;
  surface = surface_new (self, width, height);
  cr = cairo_create (surface);
  ok = rsvg_handle_render_document (handle, cr, &(RsvgRectangle) { 0, 0, width, height }, error);
  cairo_destroy (cr);
  if (!ok)
    {
      cairo_surface_destroy (surface);
      return NULL;
    }
  face = g_new (ChieuDeckFace, 1);
  *face = (ChieuDeckFace) { surface, width, height };
  return face;
}

static ChieuDeckFace *
read_face (const ChieuDeckFaces  *self,
           const char            *path,
           GError               **error)
{
  g_autofree char *picture = NULL;
  RsvgHandle *handle;
  ChieuDeckFace *face;
  gsize length;

  if (!chieu_bounded_read (path, CHIEU_PICTURE_BYTES_MAX, &picture, &length, error))
    return NULL;
  handle = chieu_face_read (picture, length, self->script, error);
  face = handle != NULL ? face_new (self, handle, error) : NULL;
  if (face == NULL)
    g_prefix_error (error, "%s: ", path);
  g_clear_object (&handle);
  return face;
}

void
chieu_deck_faces_set_script (ChieuDeckFaces  *self,
                             ChieuCardScript  script)
{
  g_return_if_fail (self != NULL);

  /* The pictures in the other script are kept, too: a preview goes from one to the other and back. */
  self->script = script;
}

/* Returns: (transfer none) (nullable): the picture at @path (transfer full), which is read if it has not been; NULL with
 * @error */
static const ChieuDeckFace *
get_face (ChieuDeckFaces  *self,
          char            *path,
          GError         **error)
{
  g_autofree char *owned = path;
  g_autofree char *key = g_strdup_printf ("%s:%d", path, self->script);
  ChieuDeckFace *face = g_hash_table_lookup (self->faces, key);

  if (face != NULL)
    return face;
  face = read_face (self, path, error);
  if (face != NULL)
    g_hash_table_insert (self->faces, g_steal_pointer (&key), face);
  return face;
}

const ChieuDeckFace *
chieu_deck_faces_get (ChieuDeckFaces   *self,
                      const ChieuDeck  *deck,
                      const char       *name,
                      GError          **error)
{
  g_return_val_if_fail (self != NULL && deck != NULL && name != NULL, NULL);

  return get_face (self, chieu_pictures_face_path (deck->id, name, FALSE), error);
}

const ChieuDeckFace *
chieu_deck_faces_get_back (ChieuDeckFaces   *self,
                           const ChieuDeck  *deck,
                           const char       *colour,
                           GError          **error)
{
  g_return_val_if_fail (self != NULL && deck != NULL && colour != NULL, NULL);

  return get_face (self, chieu_pictures_back_path (deck->id, colour, FALSE), error);
}

void
chieu_deck_face_draw (const ChieuDeckFace *self,
                      cairo_t             *cr,
                      ChieuSheetBox        box)
{
  double scale;

  g_return_if_fail (self != NULL && cr != NULL);

  scale = MIN (box.height / self->height, box.width / self->width);
  cairo_save (cr);
  cairo_translate (cr, box.x + (box.width - self->width * scale) / 2, box.y + (box.height - self->height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_rectangle (cr, 0, 0, self->width, self->height);
  cairo_fill (cr);
  cairo_restore (cr);
}
