/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "program-box-view.h"

#include <gio/gunixmounts.h>
#include <stdlib.h>
#include <string.h>

/* The folders of the system that programs need. Some are links to others. */
static const char *const system_folders[] = {
  "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/gnu",
};

/* The folders with other people's files, disks, what runs on the desktop, and temporary files. */
static const char *const others_folders[] = {
  "/home", "/root", "/media", "/mnt", "/run", "/srv", "/tmp", "/var", "/var/tmp", "/var/home", "/dev", "/proc", "/sys", "/boot",
};

struct _ChieuBoxView
{
  GPtrArray *hidden;             /* of char *: folders by their real paths, each once, outer ones before those within */
  GPtrArray *covered;            /* of char *: within the system's folders, those that are hidden, and disks that would show one again */
  GList *mounts;                 /* of GUnixMountEntry */
};

/* ---- Paths ---- */

/* Returns: (transfer full) (nullable): @path without links, dots and doubled slashes */
static char *
resolve_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *own = g_strdup (real);

  free (real);
  return own;
}

/* Returns: whether @inner is @outer or lies in it */
static gboolean
lies_in (const char *inner,
         const char *outer)
{
  gsize n = strlen (outer);

  if (g_str_equal (outer, "/"))
    return TRUE;
  return strncmp (inner, outer, n) == 0 && (inner[n] == '\0' || inner[n] == '/');
}

static gboolean
is_in_system (const char *path)
{
  for (gsize i = 0; i < G_N_ELEMENTS (system_folders); i++)
    if (lies_in (path, system_folders[i]))
      return TRUE;
  return FALSE;
}

/* ---- One folder under several names ---- */

static const char *
get_root (GUnixMountEntry *mount)
{
  const char *root = g_unix_mount_get_root_path (mount);

  return root != NULL ? root : "/";
}

/* Returns: (transfer none) (nullable): the file system in which @path lies; of several in the same place the last one counts */
static GUnixMountEntry *
find_mount (const ChieuBoxView *self,
            const char         *path)
{
  GUnixMountEntry *found = NULL;

  for (GList *l = self->mounts; l != NULL; l = l->next)
    if (lies_in (path, g_unix_mount_get_mount_path (l->data))
        && (found == NULL || strlen (g_unix_mount_get_mount_path (l->data)) >= strlen (g_unix_mount_get_mount_path (found))))
      found = l->data;
  return found;
}

/* Returns: (transfer full): the path of @path on its disk, wherever that is mounted */
static char *
find_place (GUnixMountEntry *mount,
            const char      *path)
{
  const char *mounted = g_unix_mount_get_mount_path (mount);
  g_autofree char *place = g_build_filename (get_root (mount), path + (g_str_equal (mounted, "/") ? 0 : strlen (mounted)), NULL);

  return g_canonicalize_filename (place, "/");
}

/* Returns: whether @inner becomes visible with @outer because its disk is mounted there as well */
static gboolean
lies_in_on_disk (const ChieuBoxView *self,
                 const char         *inner,
                 const char         *outer)
{
  GUnixMountEntry *inner_mount = find_mount (self, inner), *outer_mount = find_mount (self, outer);
  g_autofree char *inner_place = NULL, *outer_place = NULL;

  if (inner_mount == NULL || outer_mount == NULL || inner_mount == outer_mount
      || g_strcmp0 (g_unix_mount_get_device_path (inner_mount), g_unix_mount_get_device_path (outer_mount)) != 0)
    return FALSE;
  inner_place = find_place (inner_mount, inner);
  outer_place = find_place (outer_mount, outer);
  return lies_in (inner_place, outer_place);
}

static gboolean
uncovers_on_disk (const ChieuBoxView *self,
                  const char         *folder)
{
  for (guint i = 0; i < self->hidden->len; i++)
    if (lies_in_on_disk (self, self->hidden->pdata[i], folder))
      return TRUE;
  return FALSE;
}

/* Returns: whether something hidden would become visible with @folder */
static gboolean
uncovers_hidden (const ChieuBoxView *self,
                 const char         *folder)
{
  for (guint i = 0; i < self->hidden->len; i++)
    if (lies_in (self->hidden->pdata[i], folder))
      return TRUE;
  return uncovers_on_disk (self, folder);
}

/* ---- Hidden folders ---- */

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
hide_folder (ChieuBoxView *self,
             const char   *path)
{
  g_autofree char *real = path != NULL ? resolve_path (path) : NULL;

  if (real != NULL && g_file_test (real, G_FILE_TEST_IS_DIR) && !g_str_equal (real, "/")
      && !g_ptr_array_find_with_equal_func (self->hidden, real, g_str_equal, NULL))
    g_ptr_array_add (self->hidden, g_steal_pointer (&real));
}

static void
cover_path (ChieuBoxView *self,
            const char   *path)
{
  if (!g_ptr_array_find_with_equal_func (self->covered, path, g_str_equal, NULL))
    g_ptr_array_add (self->covered, g_strdup (path));
}

ChieuBoxView *
chieu_box_view_new (const char *const *more)
{
  ChieuBoxView *self = g_new0 (ChieuBoxView, 1);

  self->hidden = g_ptr_array_new_with_free_func (g_free);
  self->covered = g_ptr_array_new_with_free_func (g_free);
  self->mounts = g_unix_mounts_get (NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (others_folders); i++)
    hide_folder (self, others_folders[i]);
  hide_folder (self, g_get_home_dir ());
  hide_folder (self, g_get_user_data_dir ());
  hide_folder (self, g_get_user_config_dir ());
  hide_folder (self, g_get_user_cache_dir ());
  hide_folder (self, g_get_user_runtime_dir ());
  for (int i = 0; i < G_USER_N_DIRECTORIES; i++)
    hide_folder (self, g_get_user_special_dir ((GUserDirectory) i));
  for (gsize i = 0; more != NULL && more[i] != NULL; i++)
    hide_folder (self, more[i]);
  g_ptr_array_sort (self->hidden, compare_paths);
  /* A home may lie in one of the system's folders, or be mounted there once more. */
  for (guint i = 0; i < self->hidden->len; i++)
    if (is_in_system (self->hidden->pdata[i]))
      cover_path (self, self->hidden->pdata[i]);
  for (GList *l = self->mounts; l != NULL; l = l->next)
    {
      const char *path = g_unix_mount_get_mount_path (l->data);

      if (is_in_system (path) && g_file_test (path, G_FILE_TEST_IS_DIR) && uncovers_on_disk (self, path))
        cover_path (self, path);
    }
  g_ptr_array_sort (self->covered, compare_paths);
  return self;
}

void
chieu_box_view_free (ChieuBoxView *self)
{
  g_ptr_array_unref (self->hidden);
  g_ptr_array_unref (self->covered);
  g_list_free_full (self->mounts, (GDestroyNotify) g_unix_mount_free);
  g_free (self);
}

/* ---- The system ---- */

void
chieu_box_view_show_system (const ChieuBoxView *self,
                            GStrvBuilder       *argv)
{
  for (gsize i = 0; i < G_N_ELEMENTS (system_folders); i++)
    {
      g_autofree char *target = g_file_read_link (system_folders[i], NULL);

      if (target != NULL)
        g_strv_builder_add_many (argv, "--symlink", target, system_folders[i], NULL);
      else if (g_file_test (system_folders[i], G_FILE_TEST_IS_DIR))
        g_strv_builder_add_many (argv, "--ro-bind", system_folders[i], system_folders[i], NULL);
    }
  for (guint i = 0; i < self->covered->len; i++)
    g_strv_builder_add_many (argv, "--tmpfs", self->covered->pdata[i], NULL);
}

void
chieu_box_view_lock (const ChieuBoxView *self,
                     GStrvBuilder       *argv)
{
  for (guint i = 0; i < self->covered->len; i++)
    g_strv_builder_add_many (argv, "--remount-ro", self->covered->pdata[i], NULL);
}

/* ---- Files of the command ---- */

/* Returns: whether @folder is a folder of the home whose name begins with a dot, or lies in one */
static gboolean
is_private (const char *folder)
{
  g_autofree char *home = resolve_path (g_get_home_dir ());

  return home != NULL && lies_in (folder, home) && g_str_has_prefix (folder + strlen (home), "/.");
}

/* Directly in /home there are only homes. */
static gboolean
is_somebodys_home (const char *folder)
{
  g_autofree char *above = g_path_get_dirname (folder);

  return g_str_equal (above, "/home") || g_str_equal (above, "/var/home");
}

static gboolean
may_be_seen_whole (const ChieuBoxView *self,
                   const char         *folder)
{
  return !uncovers_hidden (self, folder) && !is_private (folder) && !is_somebodys_home (folder);
}

static gboolean
is_seen_already (const ChieuBoxView *self,
                 const char         *path)
{
  for (guint i = 0; i < self->covered->len; i++)
    if (lies_in (path, self->covered->pdata[i]))
      return FALSE;
  return is_in_system (path);
}

/* Adds the options to show a file. @file: its real path; @name: its path in the box */
static void
show_file (const ChieuBoxView *self,
           const char         *file,
           const char         *name,
           GStrvBuilder       *argv)
{
  g_autofree char *folder = g_path_get_dirname (name);

  if (is_seen_already (self, name))
    return;
  if (may_be_seen_whole (self, folder))
    g_strv_builder_add_many (argv, "--ro-bind", folder, folder, NULL);
  else
    g_strv_builder_add_many (argv, "--ro-bind", file, name, NULL);
}

/* Adds the options to show a folder, by its real path. Returns: FALSE if it must not be seen whole, so that nothing is added */
static gboolean
show_folder (const ChieuBoxView *self,
             const char         *folder,
             GStrvBuilder       *argv)
{
  if (is_seen_already (self, folder))
    return TRUE;
  if (!may_be_seen_whole (self, folder))
    return FALSE;
  g_strv_builder_add_many (argv, "--ro-bind", folder, folder, NULL);
  return TRUE;
}

/* A link is shown under its own name and at its target, since programs look for files beside both. */
char *
chieu_box_view_show_path (const ChieuBoxView *self,
                          const char         *path,
                          GStrvBuilder       *argv)
{
  g_autofree char *real = resolve_path (path);
  g_autofree char *written = g_path_get_dirname (path), *base = g_path_get_basename (path);
  g_autofree char *folder = resolve_path (written), *name = NULL;

  if (real == NULL || folder == NULL)
    return NULL;
  if (g_file_test (real, G_FILE_TEST_IS_DIR))
    return show_folder (self, real, argv) ? g_steal_pointer (&real) : NULL;
  if (!g_file_test (real, G_FILE_TEST_IS_REGULAR))
    return NULL;
  name = g_build_filename (folder, base, NULL);
  if (!g_str_equal (name, real))
    show_file (self, real, real, argv);
  show_file (self, real, name, argv);
  return g_steal_pointer (&name);
}
