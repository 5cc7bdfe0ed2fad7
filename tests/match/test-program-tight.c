/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * That nothing comes to light in the box of somebody's own program, however its path is written, and that what is promised
 * of the box holds.
 */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "match/programs/program-box.h"
#include "program-kit.h"

/* Nobody: who runs as root is bound by fewer limits than a player is. */
#define NOBODY 65534

#define SECRET "top-secret-file"

static char *base;               /* a folder of this test */
static char *home;               /* in it, as $HOME */
static char *bus;                /* (nullable): where the desktop's own bus is, which no other test here reaches */

/* ---- Running something in the box ---- */

/* (transfer full): what was said, up to the end of what runs in the box; the kernel keeps the limits */
static char *
run_line (const char         *line,
          ChieuProgramLimits  limits)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) argv = chieu_program_box_command (line, NULL, &error);
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

/* The spy, copied to @path, runs and finds nothing. @spelled: @path as somebody writes it; @more: what else the command names */
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

static char *
in_base (const char *path)
{
  return g_build_filename (base, path, NULL);
}

static void
make_file (const char *path,
           const char *text)
{
  g_autofree char *whole = in_base (path), *folder = g_path_get_dirname (whole);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (g_file_set_contents (whole, text, -1, NULL));
}

static void
make_link (const char *path,
           const char *target)
{
  g_autofree char *whole = in_base (path), *folder = g_path_get_dirname (whole);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_cmpint (symlink (target, whole), ==, 0);
}

/* Where the spy lies: each folder holds a secret beside it that must not be seen with it. */
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

static const char *const programs[] = {
  "home/y.py", "home/.ssh/y.py", "home/.config/y.py", "home/.config/more/y.py", "home/Desktop/y.py", "y.py", "home/bots/y.py",
  "home/bots/deeper/y.py", "home/link.py", "home/bots/link.py", "home/.ssh/elsewhere/y.py", "home/.ssh/link.py",
  "home/bots/up/y.py", "first/y.py", "first/bots/y.py", "second/.ssh/y.py", "home/itself/itself/y.py", "first/itself/bots/up/link.py",
};

/* Adds one part of a path with nothing, dots, strokes or a detour before it. */
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
      /* There may be a link: its parent is another folder. */
      g_autofree char *real = realpath (path->str, NULL), *name = g_path_get_basename (real);

      g_string_append_printf (path, "/../%s", name);
    }
}

static char *
spell (const char *program,
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

/* Other things that a command may name. */
static char *
choose_argument (GRand *random)
{
  static const char *const arguments[] = { "home", "home/.ssh", ".", "home/.", "home/bots/..", "first", "home/itself", "home/.config/",
                                           "home/bots/up", "home/bots" };

  if (g_rand_int_range (random, 0, 8) == 0)
    return g_strdup ("/");
  return in_base (arguments[g_rand_int_range (random, 0, G_N_ELEMENTS (arguments))]);
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
      g_autofree char *spelled = spell (programs[i % G_N_ELEMENTS (programs)], random), *argument = choose_argument (random);
      g_autofree char *more = g_strdup_printf (SECRET "' '%s", argument);

      assert_finds_nothing (spelled, "secrets", more);
    }
}

/* The same spy does find a secret that lies beside it in a folder of its own: the test can fail. */
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

/* A home that is mounted a second time, which takes rights: the test is run once more in a namespace that has them. */
static void
test_second_mount (void)
{
  g_autofree char *other = in_base ("other"), *program = in_base ("other/home/bots/y.py"), *above = in_base ("other/y.py");
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

static void
test_state (void)
{
  g_autofree char *program = NULL;

  if (!program_can_box ())
    return;
  /* A file that would be passed on if it could. */
  g_assert_cmpint (fcntl (dup (1), F_SETFD, 0), ==, 0);
  program = in_base ("home/bots/y.py");
  assert_finds_nothing (program, "state", "");
}

/* Returns: the last number that the spy says */
static int
measure (const char         *how,
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
  memory = measure ("memory", CHIEU_PROGRAM_LIMITS_EACH);
  g_assert_cmpint (memory, >, 100);
  g_assert_cmpint (memory, <=, CHIEU_PROGRAM_EACH_MEMORY >> 20);
  if (geteuid () == 0)
    {
      g_test_skip ("The kernel does not count the processes of root");
      return;
    }
  /* The first process of the box is one of them. */
  g_assert_cmpint (measure ("tasks", CHIEU_PROGRAM_LIMITS_EACH), <, CHIEU_PROGRAM_EACH_TASKS);
}

/* By the clock it ends whatever it does. */
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
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 128 + 9);
  close (life[1]);
}

/* ---- systemd ---- */

/* Puts a systemd-run on the way that is this script. */
static void
fake_systemd (const char *script)
{
  g_autofree char *path = in_base ("bin/systemd-run");

  make_file ("bin/systemd-run", script);
  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
}

static void
test_scope (void)
{
  g_autofree char *path = g_strdup (g_getenv ("PATH")), *with = g_strdup_printf ("%s/bin:%s", base, path);
  const char *program[] = { "true", NULL };
  g_auto (GStrv) argv = chieu_program_limits_command (CHIEU_PROGRAM_LIMITS_SCOPE, "chieu-box", program);
  g_autofree char *line = g_strjoinv (" ", argv);

  g_assert_cmpstr (line, ==, "chieu-box guard 3600 0 systemd-run --user --scope --quiet --collect -p TasksMax=64 "
                   "-p MemoryMax=1073741824 -p MemorySwapMax=0 -p RuntimeMaxSec=3600 -- "
                   "env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp LANG=C.UTF-8 CHIEU_BOX_TASKS=64 true");
  g_setenv ("PATH", with, TRUE);
  /* One that says yes and limits nothing, one that says no, one that says nothing. */
  fake_systemd ("#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done; shift; exec \"$@\"\n");
  g_assert_cmpint (chieu_program_limits_try (), ==, CHIEU_PROGRAM_LIMITS_EACH);
  fake_systemd ("#!/bin/sh\nexit 1\n");
  g_assert_cmpint (chieu_program_limits_try (), ==, CHIEU_PROGRAM_LIMITS_EACH);
  fake_systemd ("#!/bin/sh\nexec sleep 60\n");
  g_assert_cmpint (chieu_program_limits_try (), ==, CHIEU_PROGRAM_LIMITS_EACH);
  /* One that limits: all that is looked at is whether the groups say so. */
  fake_systemd ("#!/bin/sh\ncase \"$*\" in *check-scope\\ 1073741824\\ 64) exit 0;; esac; exit 1\n");
  g_assert_cmpint (chieu_program_limits_try (), ==, CHIEU_PROGRAM_LIMITS_SCOPE);
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
  if (bus == NULL || chieu_program_limits_try () != CHIEU_PROGRAM_LIMITS_SCOPE)
    g_test_skip ("No systemd of this user keeps limits here");
  else
    {
      filled = measure ("together", CHIEU_PROGRAM_LIMITS_SCOPE);
      g_assert_cmpint (filled, >, CHIEU_PROGRAM_SCOPE_MEMORY >> 21);
      g_assert_cmpint (filled, <=, CHIEU_PROGRAM_SCOPE_MEMORY >> 20);
      tasks = measure ("tasks", CHIEU_PROGRAM_LIMITS_SCOPE);
      g_assert_cmpint (tasks, >, CHIEU_PROGRAM_EACH_TASKS);
      g_assert_cmpint (tasks, <, CHIEU_PROGRAM_SCOPE_TASKS);
    }
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", TRUE);
}

/* ---- The tests ---- */

/* As long as nobody may read where this was built it stays root. */
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
  g_test_add_func ("/program/scope", test_scope);
  g_test_add_func ("/program/kept-scope", test_kept_scope);
  status = g_test_run ();
  g_free (bus);
  made = (g_free (made), g_strdup_printf ("rm -rf '%s'", base));
  return system (made) == 0 ? status : 1;
}
