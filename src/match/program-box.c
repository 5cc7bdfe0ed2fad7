/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "program-box.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#define FLATPAK_INFO "/.flatpak-info"
#define MEMORY_MAX ((rlim_t) 2 << 30)
#define FILE_MAX ((rlim_t) 16 << 20)

G_DEFINE_QUARK (chieu-program-error-quark, chieu_program_error)

/* Other people's files, disks, sockets of what runs on the desktop, and passing files. */
static const char *const always_hidden[] = { "/home", "/root", "/media", "/mnt", "/run", "/tmp", "/var/tmp" };

/* ---- Whether there is a box ---- */

char *
chieu_program_box_find_at (const char  *flatpak,
                           GError     **error)
{
  char *bwrap;

  if (g_file_test (flatpak, G_FILE_TEST_EXISTS))
    {
      g_set_error_literal (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_IN_FLATPAK,
                           _("Chiếu Bài runs in a Flatpak here, out of which no program of your own can be started. Where the distribution’s package is installed, it works."));
      return NULL;
    }
  bwrap = g_find_program_in_path ("bwrap");
  if (bwrap == NULL)
    g_set_error_literal (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_NO_BOX,
                         _("Bubblewrap (bwrap) is not installed. Your program would see your files and the network; without it, it is not started."));
  return bwrap;
}

char *
chieu_program_box_find (GError **error)
{
  return chieu_program_box_find_at (FLATPAK_INFO, error);
}

/* ---- What is seen in it ---- */

/* Folders, each once, outer ones before those within. */
typedef GPtrArray Folders;

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* What bubblewrap mounts on must be there, and no link. */
static void
folders_add (Folders    *self,
             const char *path)
{
  char *real = path != NULL ? realpath (path, NULL) : NULL;
  g_autofree char *own = g_strdup (real);

  free (real);
  if (own != NULL && g_file_test (own, G_FILE_TEST_IS_DIR) && !g_str_equal (own, "/")
      && !g_ptr_array_find_with_equal_func (self, own, g_str_equal, NULL))
    g_ptr_array_add (self, g_steal_pointer (&own));
}

static Folders *
hidden_folders (const char *const *more)
{
  Folders *self = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < G_N_ELEMENTS (always_hidden); i++)
    folders_add (self, always_hidden[i]);
  folders_add (self, g_get_home_dir ());
  folders_add (self, g_get_user_data_dir ());
  folders_add (self, g_get_user_config_dir ());
  folders_add (self, g_get_user_cache_dir ());
  folders_add (self, g_get_user_runtime_dir ());
  for (gsize i = 0; more != NULL && more[i] != NULL; i++)
    folders_add (self, more[i]);
  g_ptr_array_sort (self, compare_paths);
  return self;
}

/* Whether @inner is @outer or lies in it. */
static gboolean
lies_in (const char *inner,
         const char *outer)
{
  gsize n = strlen (outer);

  return strncmp (inner, outer, n) == 0 && (inner[n] == '\0' || inner[n] == '/');
}

static gboolean
is_hidden (const Folders *hidden,
           const char    *path)
{
  for (guint i = 0; i < hidden->len; i++)
    if (lies_in (path, hidden->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Whether something hidden would come to light with @folder. */
static gboolean
uncovers (const Folders *hidden,
          const char    *folder)
{
  for (guint i = 0; i < hidden->len; i++)
    if (lies_in (hidden->pdata[i], folder))
      return TRUE;
  return FALSE;
}

static void
show (GStrvBuilder *argv,
      const char   *path)
{
  g_strv_builder_add_many (argv, "--ro-bind", path, path, NULL);
}

/* A program may need the files beside it. */
static void
show_named (GStrvBuilder  *argv,
            const Folders *hidden,
            const char    *path)
{
  g_autofree char *folder = g_file_test (path, G_FILE_TEST_IS_DIR) ? g_strdup (path) : g_path_get_dirname (path);

  if (!is_hidden (hidden, path))
    return;
  if (!uncovers (hidden, folder))
    show (argv, folder);
  else if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    show (argv, path);
}

/* A link is seen as it was written and where it leads. */
static void
show_word (GStrvBuilder  *argv,
           const Folders *hidden,
           const char    *word)
{
  char *real;

  if (!g_path_is_absolute (word) || !g_file_test (word, G_FILE_TEST_EXISTS))
    return;
  show_named (argv, hidden, word);
  real = realpath (word, NULL);
  if (real != NULL && !g_str_equal (real, word))
    show_named (argv, hidden, real);
  free (real);
}

/* ---- The command ---- */

/* ~/ is what people write; the shell that would know it is not asked. */
static void
expand_home (char **words)
{
  for (; *words != NULL; words++)
    if (g_str_has_prefix (*words, "~/"))
      {
        g_autofree char *word = *words;

        *words = g_build_filename (g_get_home_dir (), word + 2, NULL);
      }
}

/* (transfer full) (nullable): where the program @name is. What the person has installed at home needs more files from there
 * than can be known, so the system's own goes before. */
static char *
find_program (const char *name)
{
  static const char *const folders[] = { "/usr/local/bin", "/usr/bin", "/bin", "/usr/games" };

  for (gsize i = 0; strchr (name, '/') == NULL && i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (folders[i], name, NULL);

      if (*name != '\0' && g_file_test (path, G_FILE_TEST_IS_EXECUTABLE))
        return g_steal_pointer (&path);
    }
  return g_find_program_in_path (name);
}

static GStrv
read_command (const char  *line,
              GError     **error)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) bad = NULL;
  g_autofree char *program = NULL;

  if (!g_shell_parse_argv (line, NULL, &words, &bad))
    {
      g_set_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_COMMAND, _("The command cannot be read: %s"), bad->message);
      return NULL;
    }
  expand_home (words);
  program = find_program (words[0]);
  if (program == NULL)
    {
      g_set_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_COMMAND, _("There is no program “%s” that can be started."), words[0]);
      return NULL;
    }
  /* One in the folder that happens to be the present one is called by its whole name. */
  g_free (words[0]);
  words[0] = g_canonicalize_filename (program, NULL);
  return g_steal_pointer (&words);
}

static void
add_box (GStrvBuilder  *argv,
         const char    *bwrap,
         const Folders *hidden)
{
  g_strv_builder_add_many (argv, bwrap, "--unshare-all", "--die-with-parent", "--new-session", "--ro-bind", "/", "/",
                           "--dev", "/dev", "--proc", "/proc", NULL);
  for (guint i = 0; i < hidden->len; i++)
    g_strv_builder_add_many (argv, "--tmpfs", hidden->pdata[i], NULL);
}

GStrv
chieu_program_box_command (const char         *line,
                           const char *const  *hidden,
                           GError            **error)
{
  g_autoptr (GStrvBuilder) argv = g_strv_builder_new ();
  g_autofree char *bwrap = chieu_program_box_find (error);
  g_auto (GStrv) words = NULL;
  g_autoptr (GPtrArray) folders = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  if (bwrap == NULL || (words = read_command (line, error)) == NULL)
    return NULL;
  folders = hidden_folders (hidden);
  add_box (argv, bwrap, folders);
  for (gsize i = 0; words[i] != NULL; i++)
    show_word (argv, folders, words[i]);
  g_strv_builder_add_many (argv, "--chdir", "/tmp", "--", NULL);
  g_strv_builder_addv (argv, (const char **) words);
  return g_strv_builder_end (argv);
}

/* ---- Starting what is in it ---- */

/* In the new process, before the program is there. */
static void
limit_cb (gpointer data)
{
  const struct rlimit memory = { MEMORY_MAX, MEMORY_MAX }, file = { FILE_MAX, FILE_MAX }, core = { 0, 0 };

  setrlimit (RLIMIT_AS, &memory);
  setrlimit (RLIMIT_FSIZE, &file);
  setrlimit (RLIMIT_CORE, &core);
}

/* What the desktop tells its programs is not for this one. */
static GStrv
environment_new (void)
{
  GStrv environment = g_environ_setenv (NULL, "PATH", "/usr/local/bin:/usr/bin:/bin", TRUE);

  environment = g_environ_setenv (environment, "HOME", "/tmp", TRUE);
  return g_environ_setenv (environment, "LANG", "C.UTF-8", TRUE);
}

GSubprocess *
chieu_program_box_start (const char *const  *argv,
                         GError            **error)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                   | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_auto (GStrv) environment = environment_new ();

  g_subprocess_launcher_set_environ (launcher, environment);
  g_subprocess_launcher_set_child_setup (launcher, limit_cb, NULL, NULL);
  return g_subprocess_launcher_spawnv (launcher, argv, error);
}

/* ---- Trying it ---- */

static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GTask) task = data;
  GSubprocess *process = G_SUBPROCESS (source);
  GError *error = NULL;

  if (!g_subprocess_wait_finish (process, result, &error))
    g_task_return_error (task, error);
  else if (g_subprocess_get_successful (process))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_NO_BOX, "%s",
                             _("Bubblewrap (bwrap) is installed, but this system does not let it shut a program off. Your program is not started without that."));
}

void
chieu_program_box_try_async (GCancellable        *cancellable,
                             GAsyncReadyCallback  ready,
                             gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, ready, data);
  g_autoptr (GSubprocess) process = NULL;
  GError *error = NULL;
  g_auto (GStrv) argv = chieu_program_box_command ("true", NULL, &error);

  if (argv != NULL)
    process = g_subprocess_newv ((const char *const *) argv,
                                 G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error);
  if (process == NULL)
    g_task_return_error (task, error);
  else
    g_subprocess_wait_async (process, cancellable, tried_cb, g_steal_pointer (&task));
}

gboolean
chieu_program_box_try_finish (GAsyncResult  *result,
                              GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
