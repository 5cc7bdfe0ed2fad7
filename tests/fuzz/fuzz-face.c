/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A rendered face from the cache folder: none, or a picture that can be drawn.
 */
#include "fuzz.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "mat/faces/face-store.h"

#define KEY "face"

/* Returns: (transfer none): the path of the file under KEY in a folder of this run */
static const char *
get_face_path (void)
{
  static char *path;
  g_autofree char *folder = NULL;

  if (path != NULL)
    return path;
  folder = g_dir_make_tmp ("fuzz-face-XXXXXX", NULL);
  g_assert_nonnull (folder);
  chieu_face_store_set_folder (folder);
  path = g_build_filename (folder, KEY ".face", NULL);
  return path;
}

/* A run leaves nothing behind. */
static void
clean_up (void)
{
  g_autofree char *folder = g_path_get_dirname (get_face_path ());

  g_remove (get_face_path ());
  g_rmdir (folder);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static gboolean begun;
  cairo_surface_t *face;
  unsigned char *pixels;

  if (!begun)
    begun = atexit (clean_up) == 0;
  g_assert_true (g_file_set_contents_full (get_face_path (), (const char *) data, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  face = chieu_face_store_load (KEY);
  if (face == NULL)
    return 0;
  g_assert_cmpint (cairo_surface_status (face), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpuint (size, >=, (size_t) cairo_image_surface_get_width (face) * 4 * (size_t) cairo_image_surface_get_height (face));
  pixels = cairo_image_surface_get_data (face);
  pixels[cairo_image_surface_get_stride (face) * cairo_image_surface_get_height (face) - 1] ^= 1;
  cairo_surface_destroy (face);
  return 0;
}
