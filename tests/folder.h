/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Folders that tests make for themselves.
 */
#pragma once

#include <gio/gio.h>
#include <glib/gstdio.h>

/* Removes @path with all that lies in it, also in folders below. */
static inline void
chieu_test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        chieu_test_remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}
