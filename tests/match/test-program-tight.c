/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The box of somebody's own program shows it nothing that it is not to see, however its path is written, and keeps what is promised
 * of it.
 */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../folder.h"
#include "box/box.h"
#include "match/programs/program-box.h"
#include "program-kit.h"

/* The user as whom a test runs that root started: root is bound by fewer limits than a player is. */
#define NOBODY 65534

#define SECRET "top-secret-file"

static char *base;               /* a folder of this test */
static char *home;               /* in it, as $HOME */
static char *bus;                /* (nullable): the address of the desktop's own bus, which only test_kept_scope() reaches */

/* ---- Running something in the box ---- */

/* Runs @line in the box until it ends; @limits: who keeps its limits. Returns: (transfer full): what it printed */
static char *
run_line (const char         *line,
          ChieuProgramLimits  limits)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) argv = chieu_program_box_make_command (line, NULL, &error);
  g_autoptr (GSubprocess) process = NULL;
  char *said = NULL;

  g_assert_no_error (error);
  process = chieu_program_box_start ((const char *const *) argv, limits, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);
  chieu_program_box_end (process);
  if (!g_subprocess_get_successful (process))
    g_test_message ("%s: wait status %x", line, (unsigned) g_subprocess_get_status (process));
  return said;
}

/* Asserts that the spy runs and finds nothing. @spelled: its path as somebody may write it; @how: what it is to do; @more: what else the
 * command names */
static void
assert_finds_nothing (const char *spelled,
                      const char *how,
                      const char *more)
{
  g_autofree char *line = g_strdup_printf ("python3 '%s' %s '%s'", spelled, how, more);
  g_autofree char *said = run_line (line, CHIEU_PROGRAM_LIMITS_EACH);

  if (!g_str_equal (said, "ran\n"))
    g_error ("%s: said \"%s\"", line, said);
}

/* ---- A home ---- */

/* Returns: (transfer full): the whole path of @path, which is relative to base */
static char *
make_path_in_base (const char *path)
{
  return g_build_filename (base, path, NULL);
}

static void
make_file (const char *path,
           const char *text)
{
  g_autofree char *whole = make_path_in_base (path), *folder = g_path_get_dirname (whole);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (g_file_set_contents (whole, text, -1, NULL));
}

static void
make_link (const char *path,
           const char *target)
{
  g_autofree char *whole = make_path_in_base (path), *folder = g_path_get_dirname (whole);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_cmpint (symlink (target, whole), ==, 0);
}

/* Folders with a copy of the spy (y.py), and beside it a secret that must not be seen with it. */
static const char *const places[] = { "home", "home/.ssh", "home/.config", "home/.config/more", "home/Desktop", "." };

static void
make_home (void)
{
  g_autofree char *spy = g_build_filename (program_paths.folder, "spy.py", NULL), *text = NULL;

  g_assert_true (g_file_get_contents (spy, &text, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *program = g_build_filename (places[i], "y.py", NULL), *secret = g_build_filename (places[i], SECRET, NULL);

      make_file (program, text);
      make_file (secret, "x");
    }
  make_file ("home/bots/y.py", text);
  make_file ("home/bots/deeper/y.py", text);
  make_link ("home/bots/up", "..");
  make_link ("home/link.py", "bots/y.py");
  make_link ("home/bots/link.py", "../y.py");
  make_link ("home/.ssh/elsewhere", "../bots");
  make_link ("home/.ssh/link.py", "../link.py");
  make_link ("first", "second");
  make_link ("second", "third/");
  make_link ("third", home);
  make_link ("home/itself", ".");
}

/* ---- Spellings ---- */

/* Paths that lead to a copy of the spy. */
static const char *const programs[] = {
  "home/y.py", "home/.ssh/y.py", "home/.config/y.py", "home/.config/more/y.py", "home/Desktop/y.py", "y.py", "home/bots/y.py",
  "home/bots/deeper/y.py", "home/link.py", "home/bots/link.py", "home/.ssh/elsewhere/y.py", "home/.ssh/link.py",
  "home/bots/up/y.py", "first/y.py", "first/bots/y.py", "second/.ssh/y.py", "home/itself/itself/y.py", "first/itself/bots/up/link.py",
};

/* Adds @part to @path after a slash or several, with dots in between or not, and sometimes goes up and down again behind it. */
static void
add_part (GString    *path,
          const char *part,
          GRand      *random)
{
  static const char *const before[] = { "/", "/", "//", "/./", "/././/" };
  g_autofree char *so_far = g_strdup (path->str);

  g_string_append (path, before[g_rand_int_range (random, 0, G_N_ELEMENTS (before))]);
  g_string_append (path, part);
  if (g_rand_int_range (random, 0, 3) == 0 && g_file_test (path->str, G_FILE_TEST_IS_DIR))
    {
      /* Where the part is a link, ".." is the parent of the folder that it leads to. */
      g_autofree char *real = realpath (path->str, NULL), *name = g_path_get_basename (real);

      g_string_append_printf (path, "/../%s", name);
    }
}

/* Returns: (transfer full): the path of @program in one of the many ways in which it can be written */
static char *
spell_path (const char *program,
            GRand      *random)
{
  g_auto (GStrv) parts = g_strsplit (program, "/", -1);
  GString *path = g_string_new (g_rand_int_range (random, 0, 4) == 0 ? "/proc/self/root" : "");
  gsize from = 0;

  if (path->len == 0 && g_str_equal (parts[0], "home") && g_rand_boolean (random))
    {
      g_string_append (path, "~");
      from = 1;
    }
  else
    g_string_append (path, base);
  for (gsize i = from; parts[i] != NULL; i++)
    add_part (path, parts[i], random);
  return g_string_free (path, FALSE);
}

/* Returns: (transfer full): the path of something else that a command may name */
static char *
choose_argument (GRand *random)
{
  static const char *const arguments[] = { "home", "home/.ssh", ".", "home/.", "home/bots/..", "first", "home/itself", "home/.config/",
                                           "home/bots/up", "home/bots" };

  if (g_rand_int_range (random, 0, 8) == 0)
    return g_strdup ("/");
  return make_path_in_base (arguments[g_rand_int_range (random, 0, G_N_ELEMENTS (arguments))]);
}

static void
test_spellings (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (17);
  const int times = g_test_slow () ? 20 : 3;

  if (!program_can_box ())
    return;
  for (gsize i = 0; i < times * G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *spelled = spell_path (programs[i % G_N_ELEMENTS (programs)], random), *argument = choose_argument (random);
      g_autofree char *more = g_strdup_printf (SECRET "' '%s", argument);

      assert_finds_nothing (spelled, "secrets", more);
    }
}

/* The same spy does find a file that lies beside it in a folder of its own: the tests can fail. */
static void
test_what_is_beside_is_seen (void)
{
  g_autofree char *line = NULL, *said = NULL;

  if (!program_can_box ())
    return;
  line = g_strdup_printf ("python3 '%s/bots/../bots/y.py' secrets link.py", home);
  said = run_line (line, CHIEU_PROGRAM_LIMITS_EACH);
  g_assert_nonnull (strstr (said, "home/bots/link.py"));
  g_assert_null (strstr (said, "home/link.py"));
}

/* The home is mounted a second time, which needs rights; meson.build runs this test once more in a namespace that has them. */
static void
test_second_mount (void)
{
  g_autofree char *other = make_path_in_base ("other"), *program = make_path_in_base ("other/home/bots/y.py");
  g_autofree char *above = make_path_in_base ("other/y.py");
  g_autofree char *command = g_strdup_printf ("mount --bind '%s' '%s' >/dev/null 2>&1", base, other), *end = NULL, *said = NULL;

  if (!program_can_box ())
    return;
  g_mkdir (other, 0755);
  if (system (command) != 0)
    {
      g_test_skip ("Nothing can be mounted here");
      return;
    }
  assert_finds_nothing (above, "secrets", SECRET);
  assert_finds_nothing (program, "secrets", SECRET);
  end = g_strdup_printf ("umount '%s'", other);
  g_assert_cmpint (system (end), ==, 0);
}

/* ---- What it can do ---- */

/* A program in the box can write nowhere, has no rights, no files of the window, and no memory that its limits do not count. */
static void
test_state (void)
{
  g_autofree char *program = NULL;

  if (!program_can_box ())
    return;
  /* An open file that is not closed when a program is started. */
  g_assert_cmpint (fcntl (dup (1), F_SETFD, 0), ==, 0);
  program = make_path_in_base ("home/bots/y.py");
  assert_finds_nothing (program, "state", "");
}

/* Has the spy measure something. Returns: the last number that it prints */
static int
measure_with_spy (const char         *how,
                  ChieuProgramLimits  limits)
{
  g_autofree char *line = g_strdup_printf ("python3 '%s/bots/y.py' %s", home, how);
  g_autofree char *said = run_line (line, limits);
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  int number = 0;

  g_test_message ("%s: %s", how, said);
  for (int i = 0; lines[i] != NULL; i++)
    if (g_ascii_isdigit (lines[i][0]))
      number = atoi (lines[i]);
  return number;
}

static void
test_limits (void)
{
  int memory;

  if (!program_can_box ())
    return;
  memory = measure_with_spy ("memory", CHIEU_PROGRAM_LIMITS_EACH);
  g_assert_cmpint (memory, >, 100);
  g_assert_cmpint (memory, <=, CHIEU_PROGRAM_EACH_MEMORY >> 20);
  if (geteuid () == 0)
    {
      g_test_skip ("The kernel does not count the processes of root");
      return;
    }
  /* The first process of the box counts, too. */
  g_assert_cmpint (measure_with_spy ("tasks", CHIEU_PROGRAM_LIMITS_EACH), <, CHIEU_PROGRAM_EACH_TASKS);
}

/* When its time is up, here a second, the guard kills whatever it has begun. */
static void
test_clock (void)
{
  const char *argv[] = { g_getenv ("CHIEU_BOX"), "guard", "1", "0", "sleep", "600", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) process = NULL;
  int life[2];

  g_assert_cmpint (pipe (life), ==, 0);
  g_subprocess_launcher_take_fd (launcher, life[0], 3);
  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait (process, NULL, &error));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 128 + SIGKILL);
  close (life[1]);
}

/* A guard that cannot read its limits begins nothing. */
static void
test_bad_limits (void)
{
  static const char *const limits[][2] = { { "60", "" }, { "60", "-1" }, { "60", "64M" }, { "x", "0" }, { "99999999999", "0" } };

  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, g_getenv ("CHIEU_BOX"), "guard", limits[i][0],
                                                          limits[i][1], "true", NULL);

      g_assert_no_error (error);
      g_assert_true (g_subprocess_wait (process, NULL, &error));
      g_assert_cmpint (g_subprocess_get_exit_status (process), ==, BOX_FAILED);
    }
}

/* ---- systemd ---- */

/* Makes @script the systemd-run of base/bin, which test_scope() puts first in the PATH. */
static void
fake_systemd (const char *script)
{
  g_autofree char *path = make_path_in_base ("bin/systemd-run");

  make_file ("bin/systemd-run", script);
  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
}

/* systemd is trusted with the limits only if a trial in a scope of its own finds that it keeps them. */
static void
test_scope (void)
{
  g_autofree char *path = g_strdup (g_getenv ("PATH")), *with = g_strdup_printf ("%s/bin:%s", base, path);
  const char *program[] = { "true", NULL };
  g_auto (GStrv) argv = chieu_program_limits_make_command (CHIEU_PROGRAM_LIMITS_SCOPE, "chieu-box", program);
  g_autofree char *line = g_strjoinv (" ", argv);

  g_assert_cmpstr (line, ==, "chieu-box guard 3600 0 systemd-run --user --scope --quiet --collect -p TasksMax=64 "
                   "-p MemoryMax=1073741824 -p MemorySwapMax=0 -p RuntimeMaxSec=3600 -- "
                   "env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp LANG=C.UTF-8 CHIEU_BOX_TASKS=64 true");
  g_setenv ("PATH", with, TRUE);
  /* A systemd-run that limits nothing, one that fails, one that never answers. */
  fake_systemd ("#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done; shift; exec \"$@\"\n");
  g_assert_cmpint (chieu_program_limits_find_anew (), ==, CHIEU_PROGRAM_LIMITS_EACH);
  fake_systemd ("#!/bin/sh\nexit 1\n");
  g_assert_cmpint (chieu_program_limits_find_anew (), ==, CHIEU_PROGRAM_LIMITS_EACH);
  fake_systemd ("#!/bin/sh\nexec sleep 60\n");
  g_assert_cmpint (chieu_program_limits_find_anew (), ==, CHIEU_PROGRAM_LIMITS_EACH);
  /* One in whose scope "chieu-box check-scope" finds both limits. */
  fake_systemd ("#!/bin/sh\ncase \"$*\" in *check-scope\\ 1073741824\\ 64) exit 0;; esac; exit 1\n");
  g_assert_cmpint (chieu_program_limits_find_anew (), ==, CHIEU_PROGRAM_LIMITS_SCOPE);
  g_setenv ("PATH", path, TRUE);
}

/* Where systemd keeps the limits, it keeps them for the whole box. */
static void
test_kept_scope (void)
{
  int filled, tasks;

  if (!program_can_box ())
    return;
  if (bus != NULL)
    g_setenv ("DBUS_SESSION_BUS_ADDRESS", bus, TRUE);
  if (bus == NULL || chieu_program_limits_find_anew () != CHIEU_PROGRAM_LIMITS_SCOPE)
    g_test_skip ("No systemd of this user keeps limits here");
  else
    {
      filled = measure_with_spy ("together", CHIEU_PROGRAM_LIMITS_SCOPE);
      /* In MiB: more than half of the limit. */
      g_assert_cmpint (filled, >, CHIEU_PROGRAM_SCOPE_MEMORY >> 21);
      g_assert_cmpint (filled, <=, CHIEU_PROGRAM_SCOPE_MEMORY >> 20);
      tasks = measure_with_spy ("tasks", CHIEU_PROGRAM_LIMITS_SCOPE);
      g_assert_cmpint (tasks, >, CHIEU_PROGRAM_EACH_TASKS);
      g_assert_cmpint (tasks, <, CHIEU_PROGRAM_SCOPE_TASKS);
    }
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", TRUE);
}

/* ---- The tests ---- */

/* Gives up the rights of root, unless the user nobody could not read what was built. */
static void
become_nobody (void)
{
  if (geteuid () != 0)
    return;
  if (seteuid (NOBODY) == 0 && faccessat (AT_FDCWD, g_getenv ("CHIEU_BOX"), X_OK, AT_EACCESS) == 0
      && faccessat (AT_FDCWD, program_paths.folder, X_OK, AT_EACCESS) == 0 && seteuid (0) == 0)
    {
      g_assert_cmpint (setgroups (0, NULL), ==, 0);
      g_assert_cmpint (setgid (NOBODY), ==, 0);
      g_assert_cmpint (setuid (NOBODY), ==, 0);
    }
  else
    g_assert_cmpint (seteuid (0), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *made = NULL;
  int status;

  program_paths.folder = argv[1];
  if (!(argc > 1 && g_getenv ("CHIEU_TEST_AS_ROOT") != NULL))
    become_nobody ();
  made = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  base = realpath (made, NULL);
  home = g_build_filename (base, "home", NULL);
  g_setenv ("HOME", home, TRUE);
  g_unsetenv ("XDG_CONFIG_HOME");
  g_unsetenv ("XDG_DATA_HOME");
  g_unsetenv ("XDG_CACHE_HOME");
  bus = g_strdup (g_getenv ("DBUS_SESSION_BUS_ADDRESS"));
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", TRUE);
  program_test_init (&argc, &argv);
  make_home ();
  g_test_add_func ("/program/spellings", test_spellings);
  g_test_add_func ("/program/beside", test_what_is_beside_is_seen);
  g_test_add_func ("/program/second-mount", test_second_mount);
  g_test_add_func ("/program/state", test_state);
  g_test_add_func ("/program/limits", test_limits);
  g_test_add_func ("/program/clock", test_clock);
  g_test_add_func ("/program/bad-limits", test_bad_limits);
  g_test_add_func ("/program/scope", test_scope);
  g_test_add_func ("/program/kept-scope", test_kept_scope);
  status = g_test_run ();
  g_free (bus);
  chieu_test_remove_folder (base);
  return status;
}
