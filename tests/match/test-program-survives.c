/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing of somebody's own program survives the window, whenever that is killed and whatever the program does. The window is
 * this test, started once more.
 */
#include <dirent.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "match/programs/program-box.h"
#include "program-kit.h"

#define PATIENCE_US (20 * G_USEC_PER_SEC)

static char *self;               /* the path of this test */

/* ---- The window ---- */

/* Starts a program in a box that has @marker among its words, and waits to be killed. */
static void G_GNUC_NORETURN
run_window (const char *folder,
            const char *marker)
{
  g_autofree char *line = g_strdup_printf ("python3 '%s/spy.py' survive %s", folder, marker);
  g_auto (GStrv) argv = chieu_program_box_make_command (line, NULL, NULL);
  g_autoptr (GSubprocess) process = chieu_program_box_start ((const char *const *) argv, CHIEU_PROGRAM_LIMITS_EACH, NULL);

  g_assert_nonnull (process);
  for (;;)
    pause ();
}

static pid_t
start_window (const char *marker)
{
  pid_t window = fork ();

  if (window == 0)
    {
      execl (self, self, "window", program_paths.folder, marker, NULL);
      _exit (1);
    }
  g_assert_cmpint (window, >, 0);
  return window;
}

/* ---- Processes ---- */

/* Returns: (transfer full): the words of the command line of process @pid, "" if it has ended */
static char *
read_words (const char *pid)
{
  g_autofree char *path = g_build_filename ("/proc", pid, "cmdline", NULL);
  char *text = NULL;
  gsize length = 0;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return g_strdup ("");
  for (gsize i = 0; i + 1 < length; i++)
    if (text[i] == '\0')
      text[i] = ' ';
  return text;
}

/* Finds the process with the lowest number that has @marker in its words. @ends_with: (nullable): how its first word has to end. Returns: 0
 * if there is none */
static pid_t
find_process (const char *marker,
              const char *ends_with)
{
  DIR *folder = opendir ("/proc");
  struct dirent *entry;
  pid_t found = 0;

  g_assert_nonnull (folder);
  while (found == 0 && (entry = readdir (folder)) != NULL)
    if (g_ascii_isdigit (*entry->d_name))
      {
        g_autofree char *words = read_words (entry->d_name), *first = g_strndup (words, strcspn (words, " "));

        if (strstr (words, marker) != NULL && (ends_with == NULL || g_str_has_suffix (first, ends_with)))
          found = (pid_t) g_ascii_strtoll (entry->d_name, NULL, 10);
      }
  closedir (folder);
  return found;
}

/* Waits for a process as find_process() finds it. Of the two that are bubblewrap it is the outer one, born before the one inside. */
static pid_t
wait_for_process (const char *marker,
                  const char *ends_with)
{
  gint64 until = g_get_monotonic_time () + PATIENCE_US;
  pid_t found;

  while ((found = find_process (marker, ends_with)) == 0)
    g_assert_cmpint (g_get_monotonic_time (), <, until);
  return found;
}

static void
assert_nothing_left (const char *marker)
{
  gint64 until = g_get_monotonic_time () + PATIENCE_US;
  pid_t found;

  while ((found = find_process (marker, NULL)) != 0)
    {
      if (g_get_monotonic_time () > until)
        {
          g_autofree char *pid = g_strdup_printf ("%d", (int) found), *words = read_words (pid);

          kill (found, SIGKILL);
          g_error ("Process %s is left: %.300s", pid, words);
        }
      g_usleep (5000);
    }
}

/* Returns: (transfer full): a word that no other process has in its command line */
static char *
make_marker (void)
{
  return g_strdup_printf ("marker-%d-%08x", (int) getpid (), g_random_int ());
}

/* Returns: how often each test is to kill something */
static int
count_rounds (void)
{
  return g_test_slow () ? 300 : 30;
}

static void
end_window (pid_t window)
{
  kill (window, SIGKILL);
  g_assert_cmpint (waitpid (window, NULL, 0), ==, window);
}

/* ---- Ends ---- */

/* The window is killed in the first moments of the box, or when the program runs. */
static void
test_window_is_killed (void)
{
  for (int i = 0; program_can_box () && i < count_rounds (); i++)
    {
      g_autofree char *marker = make_marker ();
      pid_t window = start_window (marker);

      g_usleep (g_random_int_range (0, 120) * 1000);
      end_window (window);
      assert_nothing_left (marker);
    }
}

/* Bubblewrap's outer process is killed in the first moments, and the window lives on. */
static void
test_bubblewrap_is_killed (void)
{
  for (int i = 0; program_can_box () && i < count_rounds (); i++)
    {
      g_autofree char *marker = make_marker (), *box = NULL;
      pid_t window = start_window (marker);
      pid_t outer = wait_for_process (marker, "bwrap");

      g_usleep (g_random_int_range (0, 12) * 1000);
      kill (outer, SIGKILL);
      /* The window's own words have the marker in them. */
      box = g_strconcat ("survive ", marker, NULL);
      assert_nothing_left (box);
      end_window (window);
    }
}

/* A guard that is asked to end takes the box along. */
static void
test_guard_is_asked (void)
{
  for (int i = 0; program_can_box () && i < count_rounds () / 3; i++)
    {
      g_autofree char *marker = make_marker (), *box = g_strconcat ("survive ", marker, NULL);
      pid_t window = start_window (marker);
      pid_t guard = wait_for_process (box, "chieu-box");

      g_usleep (g_random_int_range (0, 60) * 1000);
      kill (guard, SIGTERM);
      assert_nothing_left (box);
      end_window (window);
    }
}

/* A guard that is killed while the program runs cannot end anything any more: bubblewrap does. */
static void
test_guard_is_killed (void)
{
  for (int i = 0; program_can_box () && i < 3; i++)
    {
      g_autofree char *marker = make_marker (), *box = g_strconcat ("survive ", marker, NULL);
      pid_t window = start_window (marker);

      wait_for_process (marker, "python3");
      g_usleep (100000);
      kill (wait_for_process (box, "chieu-box"), SIGKILL);
      assert_nothing_left (box);
      end_window (window);
    }
}

int
main (int    argc,
      char **argv)
{
  if (argc > 3 && g_str_equal (argv[1], "window"))
    run_window (argv[2], argv[3]);
  self = argv[0];
  program_test_init (&argc, &argv);
  g_test_add_func ("/program/window-is-killed", test_window_is_killed);
  g_test_add_func ("/program/bubblewrap-is-killed", test_bubblewrap_is_killed);
  g_test_add_func ("/program/guard-is-asked", test_guard_is_asked);
  g_test_add_func ("/program/guard-is-killed", test_guard_is_killed);
  return g_test_run ();
}
