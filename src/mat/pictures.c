/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pictures.h"

#include "config.h"

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
chieu_pictures_path (const char *deck,
                     const char *name)
{
  g_autofree char *file = g_strconcat (name, ".svg", NULL);

  if (deck == NULL)
    return g_build_filename (get_folder (), file, NULL);
  return g_build_filename (get_folder (), deck, file, NULL);
}
