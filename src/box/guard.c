/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Waits beside a box, and ends all of it.
 *
 * Bubblewrap alone leaves a box behind that is killed in its first milliseconds:
 * the process inside asks the kernel to end it with its parent only when it is
 * ready, and a parent that has gone by then ends nothing. But it stays in the
 * process group it was born in, and that group is ended here.
 */
#define _GNU_SOURCE
#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Added to the number of the signal in the exit status, as a shell does. */
#define ENDED_BY_SIGNAL 128
/* The limits of each process in the box, besides BOX_FILE_BYTES. */
#define CPU_SECONDS 3600
#define OPEN_FILES 64

/* Whether a signal asked this process to end. */
static volatile sig_atomic_t asked_to_end;

/* Any signal ends the wait in ppoll(); SIGCHLD says no more than that the box may have ended. */
static void
handle_signal (int number)
{
  if (number != SIGCHLD)
    asked_to_end = 1;
}

/* ---- The process that becomes the box ---- */

static void
set_limit (int                which,
           unsigned long long value)
{
  const struct rlimit limit = { (rlim_t) value, (rlim_t) value };

  if (setrlimit (which, &limit) != 0)
    _exit (BOX_FAILED);
}

static void
limit_each_process (unsigned long long memory)
{
  if (memory > 0)
    set_limit (RLIMIT_AS, memory);
  set_limit (RLIMIT_CPU, CPU_SECONDS);
  set_limit (RLIMIT_FSIZE, BOX_FILE_BYTES);
  set_limit (RLIMIT_NOFILE, OPEN_FILES);
  set_limit (RLIMIT_CORE, 0);
}

/* Turns the forked process into the box, in a group of its own. The program in the box is in that group unless it leaves it; the guard
 * is not, so that a signal to the group does not reach it. */
static void
become_box (pid_t                guard,
            unsigned long long   memory,
            const sigset_t      *signals,
            char               **command)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != guard || setsid () < 0)
    _exit (BOX_FAILED);
  sigprocmask (SIG_SETMASK, signals, NULL);
  limit_each_process (memory);
  execvp (command[0], command);
  _exit (BOX_FAILED);
}

/* ---- The guard ---- */

static long
seconds_now (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (long) now.tv_sec;
}

/* Returns: whether the box has ended. It is not reaped here: before it is, no other group can get its number */
static int
has_ended (pid_t box)
{
  siginfo_t info = { .si_pid = 0 };

  return waitid (P_PID, (id_t) box, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == box;
}

/* Waits until the box has ended, nobody wants it any more, or its time is over. Signals are let in only while it waits here. */
static void
wait_for_an_end (pid_t    box,
                 unsigned seconds)
{
  const long end = seconds_now () + (long) seconds;
  struct pollfd life = { .fd = BOX_LIFE_FD, .events = POLLIN };
  sigset_t none;

  sigemptyset (&none);
  while (!has_ended (box) && !asked_to_end)
    {
      const long left = end - seconds_now ();
      const struct timespec patience = { .tv_sec = left };

      if (left <= 0 || ppoll (&life, 1, &patience, &none) >= 0 || errno != EINTR)
        return;
    }
}

/* Ends the box if it still runs. Returns: its exit status */
static int
end_box (pid_t box)
{
  int status;

  kill (-box, SIGKILL);
  /* A box that has not made its group yet got no signal by that. */
  kill (box, SIGKILL);
  while (waitpid (box, &status, 0) < 0)
    if (errno != EINTR)
      return BOX_FAILED;
  return WIFEXITED (status) ? WEXITSTATUS (status) : ENDED_BY_SIGNAL + WTERMSIG (status);
}

/* Sees to it that a signal that asks the guard to end makes it end the box first. All signals are blocked from now on. @before: (out):
 * those that were blocked until now */
static void
catch_signals (sigset_t *before)
{
  static const int numbers[] = { SIGCHLD, SIGTERM, SIGINT, SIGHUP };
  const struct sigaction action = { .sa_handler = handle_signal };
  sigset_t all;

  sigfillset (&all);
  sigprocmask (SIG_SETMASK, &all, before);
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
    sigaction (numbers[i], &action, NULL);
}

int
box_guard (unsigned             seconds,
           unsigned long long   memory,
           char               **command)
{
  const pid_t guard = getpid ();
  sigset_t signals;
  pid_t box;

  fcntl (BOX_LIFE_FD, F_SETFD, FD_CLOEXEC);
  setsid ();
  catch_signals (&signals);
  box = fork ();
  if (box == 0)
    become_box (guard, memory, &signals, command);
  if (box < 0)
    return BOX_FAILED;
  /* Only the program holds the pipes now, so their ends tell when it has ended. */
  close (STDIN_FILENO);
  close (STDOUT_FILENO);
  wait_for_an_end (box, seconds);
  return end_box (box);
}
