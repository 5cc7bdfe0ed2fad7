/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pictures.h"

#include "config.h"

#include <string.h>

#include "match/record/bounded.h"

/* The folder of a deck's high contrast pictures has the name of the deck's own folder and this suffix. */
#define CONTRAST_SUFFIX "-contrast"

static char *pictures_folder;

static const char *
get_folder (void)
{
  const char *variable;

  if (pictures_folder != NULL)
    return pictures_folder;

  variable = g_getenv (CHIEU_PICTURES_VARIABLE);
  pictures_folder = g_strdup (variable != NULL ? variable : PKGDATADIR "/cards-svg");
  return pictures_folder;
}

void
chieu_pictures_set_folder (const char *folder)
{
  g_return_if_fail (folder != NULL);

  g_free (pictures_folder);
  pictures_folder = g_strdup (folder);
}

char *
chieu_pictures_path (const char *folder,
                     const char *name)
{
  g_autofree char *file = NULL;

  g_return_val_if_fail (folder != NULL && name != NULL, NULL);

  file = g_strconcat (name, ".svg", NULL);
  return g_build_filename (get_folder (), folder, file, NULL);
}

char *
chieu_pictures_portrait_path (int       number,
                              ChieuMood mood)
{
  static const char *const faces[] = {
    [CHIEU_MOOD_PLAIN] = "", [CHIEU_MOOD_THINKING] = "-thinking", [CHIEU_MOOD_PLEASED] = "-pleased", [CHIEU_MOOD_BEATEN] = "-beaten",
  };
  g_autofree char *name = NULL;

  g_return_val_if_fail (number >= 1 && number <= CHIEU_PORTRAITS && mood < G_N_ELEMENTS (faces), NULL);

  name = g_strdup_printf ("%02d%s", number, faces[mood]);
  return chieu_pictures_path ("portraits", name);
}

/* ---- Faces ---- */

/* For a deck that has most of its faces from another one: lines "NAME PATH", the path below the pictures' folder. */
#define BORROWED "faces.txt"
#define BORROWED_BYTES_MAX (64 * 1024)

/* Returns: (transfer full) (nullable): the path of the picture @name of @deck, if the file exists */
static char *
path_if_there (const char *deck,
               const char *name)
{
  char *path = chieu_pictures_path (deck, name);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_clear_pointer (&path, g_free);
  return path;
}

/* Returns: (transfer full) (nullable): the path that the list of @deck has for @name, "to-tom/8v.svg"; NULL: it has none, or there is
 * no list */
static char *
find_borrowed (const char *deck,
               const char *name)
{
  g_autofree char *list = g_build_filename (get_folder (), deck, BORROWED, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length = strlen (name);

  if (!chieu_bounded_read (list, BORROWED_BYTES_MAX, &text, NULL, NULL))
    return NULL;
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], name) && lines[i][length] == ' ')
      return g_strdup (lines[i] + length + 1);
  return NULL;
}

/* Returns: (transfer full) (nullable): the path of the picture with high contrast, if there is one */
static char *
find_contrast (const char *deck,
               const char *name)
{
  g_autofree char *folder = g_strconcat (deck, CONTRAST_SUFFIX, NULL);

  return path_if_there (folder, name);
}

char *
chieu_pictures_face_path (const char *deck,
                          const char *name,
                          gboolean    high_contrast)
{
  g_autofree char *borrowed = NULL;
  char *path;

  g_return_val_if_fail (deck != NULL && name != NULL, NULL);

  path = high_contrast ? find_contrast (deck, name) : NULL;
  if (path != NULL)
    return path;
  path = path_if_there (deck, name);
  if (path != NULL)
    return path;
  borrowed = find_borrowed (deck, name);
  if (borrowed != NULL && g_str_has_suffix (borrowed, ".svg") && strchr (borrowed, '/') != NULL)
    {
      g_auto (GStrv) parts = g_strsplit (borrowed, "/", 2);

      parts[1][strlen (parts[1]) - strlen (".svg")] = '\0';
      /* The other deck has its picture itself: it borrows none. */
      path = high_contrast ? find_contrast (parts[0], parts[1]) : NULL;
      return path != NULL ? path : chieu_pictures_path (parts[0], parts[1]);
    }
  return chieu_pictures_path (deck, name);
}

char *
chieu_pictures_back_path (const char *deck,
                          const char *colour,
                          gboolean    high_contrast)
{
  g_return_val_if_fail (deck != NULL && colour != NULL, NULL);

  if (!high_contrast)
    {
      g_autofree char *name = g_strconcat ("back-", colour, NULL);
      char *path = chieu_pictures_face_path (deck, name, FALSE);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return path;
      g_free (path);
    }
  return chieu_pictures_face_path (deck, "back", high_contrast);
}
