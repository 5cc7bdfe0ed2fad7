/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * read-one READER PATH: reads one file or folder as the window does, and says what came of it
 * (tests/engine/check_bounded.py).
 */
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "mat/faces/face-source.h"
#include "mat/faces/face-store.h"
#include "mat/faces/pictures.h"

static void
read_picture (const char *path)
{
  ChieuFaceSource source;
  cairo_surface_t *face;

  chieu_face_store_set_folder (NULL);
  chieu_face_source_open (&source, path, CHIEU_CARD_SCRIPT_CHARACTERS);
  face = chieu_face_source_make (&source, 120, 1);
  puts (source.handle != NULL ? "read" : "bare paper");
  cairo_surface_destroy (face);
  chieu_face_source_clear (&source);
}

/* @path: of a folder with a file "face.face". */
static void
read_face (const char *path)
{
  cairo_surface_t *face;

  chieu_face_store_set_folder (path);
  face = chieu_face_store_load ("face");
  puts (face != NULL ? "read" : "no face");
  g_clear_pointer (&face, cairo_surface_destroy);
}

/* @path: of a folder with a folder "deck", in it "faces.txt". */
static void
read_list (const char *path)
{
  g_autofree char *face = NULL;

  chieu_pictures_set_folder (path);
  face = chieu_pictures_face_path ("deck", "1v", FALSE);
  puts (face);
}

static const struct
{
  const char *name;
  void (*read) (const char *path);
} readers[] = {
  { "picture", read_picture },
  { "face", read_face },
  { "list", read_list },
};

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  for (guint i = 0; argc == 3 && i < G_N_ELEMENTS (readers); i++)
    if (strcmp (argv[1], readers[i].name) == 0)
      {
        readers[i].read (argv[2]);
        return 0;
      }
  g_printerr ("usage: read-one picture|face|list PATH\n");
  return 2;
}
