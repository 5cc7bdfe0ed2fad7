/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "program-box.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "box/box.h"
#include "program-box-view.h"

#define FLATPAK_INFO "/.flatpak-info"
/* The path of chieu-box in the box. */
#define GUARD_INSIDE "/.chieu-box"
/* The user that the program is in the box: nobody. */
#define NOBODY "65534"

G_DEFINE_QUARK (chieu-program-error-quark, chieu_program_error)

/* ---- Whether there is a box ---- */

char *
chieu_program_box_find_at (const char  *flatpak,
                           GError     **error)
{
  char *bwrap;

  if (g_file_test (flatpak, G_FILE_TEST_EXISTS))
    {
      g_set_error_literal (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_IN_FLATPAK,
                           _("Chiếu Bài runs as a Flatpak here, and a Flatpak cannot start a program of your own. The package from "
                             "your distribution can."));
      return NULL;
    }
  bwrap = g_find_program_in_path ("bwrap");
  if (bwrap == NULL)
    g_set_error_literal (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_NO_BOX,
                         _("Bubblewrap (bwrap) is not installed. Without it your program would see your files and the network, so it "
                           "is not started."));
  return bwrap;
}

/* Returns: (transfer full): where chieu-box is, or NULL with @error */
static char *
find_guard (GError **error)
{
  g_autofree char *guard = chieu_program_limits_name_guard ();

  if (g_file_test (guard, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&guard);
  g_set_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_NO_BOX,
               _("A part of Chiếu Bài is missing: “%s”. Without it your program is not started; installing Chiếu Bài again brings it "
                 "back."), guard);
  return NULL;
}

/* ---- The command ---- */

/* People write ~/, but no shell runs that would replace it. */
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

/* Returns: (transfer full) (nullable): the path of the program @name. A program in the person's home may need unknown other files
 * from there, so the system's own comes first. */
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
  /* A program in the present folder gets its whole path. */
  g_free (words[0]);
  words[0] = g_canonicalize_filename (program, NULL);
  return g_steal_pointer (&words);
}

/* Adds the options that show the system, @guard (the path of chieu-box) and the files of the command to @argv. @words: the command as it
 * was read; the files that it names get their paths in the box */
static void
add_view (GStrvBuilder       *argv,
          const char         *guard,
          const char *const  *hidden,
          char              **words)
{
  g_autoptr (ChieuBoxView) view = chieu_box_view_new (hidden);
  g_autofree char *bytes = g_strdup_printf ("%d", BOX_FILE_BYTES);

  chieu_box_view_show_system (view, argv);
  g_strv_builder_add_many (argv, "--proc", "/proc", "--dev", "/dev", "--size", bytes, "--tmpfs", "/tmp",
                           "--ro-bind", guard, GUARD_INSIDE, NULL);
  for (gsize i = 0; words[i] != NULL; i++)
    {
      char *name = g_path_is_absolute (words[i]) ? chieu_box_view_show_path (view, words[i], argv) : NULL;

      if (name != NULL)
        {
          g_free (words[i]);
          words[i] = name;
        }
    }
  chieu_box_view_lock (view, argv);
  g_strv_builder_add_many (argv, "--remount-ro", "/dev", "--remount-ro", "/", NULL);
}

GStrv
chieu_program_box_make_command (const char         *line,
                                const char *const  *hidden,
                                GError            **error)
{
  g_autoptr (GStrvBuilder) argv = g_strv_builder_new ();
  g_autofree char *bwrap = NULL, *guard = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  bwrap = chieu_program_box_find_at (FLATPAK_INFO, error);
  guard = bwrap != NULL ? find_guard (error) : NULL;
  if (guard == NULL || (words = read_command (line, error)) == NULL)
    return NULL;
  /* Nothing that runs in the box can gain privileges, and the box ends with the process that made it. */
  g_strv_builder_add_many (argv, bwrap, "--unshare-all", "--unshare-user", "--disable-userns", "--uid", NOBODY, "--gid", NOBODY,
                           "--cap-drop", "ALL", "--die-with-parent", NULL);
  add_view (argv, guard, hidden, words);
  g_strv_builder_add_many (argv, "--chdir", "/tmp", "--", GUARD_INSIDE, "enter", NULL);
  g_strv_builder_addv (argv, (const char **) words);
  return g_strv_builder_end (argv);
}

/* ---- Starting and ending what is in it ---- */

#define LIFE_KEY "chieu-box-life"

static void
close_life (gpointer fd)
{
  close (GPOINTER_TO_INT (fd));
}

/* Starts @argv with pipes, and with one more, @life, by which the guard sees when this process ends, whatever ends it. @life: (out): both
 * ends of that pipe, of which the second one is the caller's to close; left as they are if no pipe could be made */
static GSubprocess *
spawn_guarded (const char *const  *argv,
               int                *life,
               GError            **error)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                   | G_SUBPROCESS_FLAGS_STDERR_SILENCE);

  if (!g_unix_open_pipe (life, FD_CLOEXEC, error))
    return NULL;
  g_subprocess_launcher_take_fd (launcher, life[0], BOX_LIFE_FD);
  return g_subprocess_launcher_spawnv (launcher, argv, error);
}

GSubprocess *
chieu_program_box_start (const char *const   *argv,
                         ChieuProgramLimits   limits,
                         GError             **error)
{
  g_autofree char *guard = NULL;
  g_auto (GStrv) command = NULL;
  int life[2] = { -1, -1 };
  GSubprocess *process;

  g_return_val_if_fail (argv != NULL, NULL);

  guard = find_guard (error);
  if (guard == NULL)
    return NULL;
  command = chieu_program_limits_make_command (limits, guard, argv);
  process = spawn_guarded ((const char *const *) command, life, error);
  if (process != NULL)
    g_object_set_data_full (G_OBJECT (process), LIFE_KEY, GINT_TO_POINTER (life[1]), close_life);
  else if (life[1] >= 0)
    close (life[1]);
  return process;
}

void
chieu_program_box_end (GSubprocess *process)
{
  g_return_if_fail (G_IS_SUBPROCESS (process));

  g_object_set_data (G_OBJECT (process), LIFE_KEY, NULL);
}
