/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * cost FILE SECONDS PROGRAM [ARGUMENT]...: runs a program and writes what it cost to FILE: its exit status (-1: a signal ended
 * it, or this program did after SECONDS), KiB of memory at the peak and microseconds of the processor. A program begins with the
 * peak of the process that starts it, so this one is small: the peak of a script would hide the program's.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t child;

static void
end_cb (int signal_number)
{
  kill (child, SIGKILL);
}

int
main (int    argc,
      char **argv)
{
  struct rusage usage;
  int status;
  FILE *out;

  if (argc < 4)
    return 2;
  child = fork ();
  if (child < 0)
    return 2;
  if (child == 0)
    {
      execv (argv[3], argv + 3);
      _exit (127);
    }
  signal (SIGALRM, end_cb);
  alarm ((unsigned) atoi (argv[2]));
  while (wait4 (child, &status, 0, &usage) < 0)
    ;
  out = fopen (argv[1], "w");
  if (out == NULL)
    return 2;
  fprintf (out, "%d %ld %ld\n", WIFEXITED (status) ? WEXITSTATUS (status) : -1, usage.ru_maxrss,
           (long) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
  return fclose (out) == 0 ? 0 : 2;
}
