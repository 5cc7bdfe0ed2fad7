/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first program that runs within the box. The number of processes can only be limited here: outside, the kernel would count
 * all that the person has running.
 */
#define _GNU_SOURCE
#include "box.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined(__riscv) && __riscv_xlen == 64
#define THIS_ARCHITECTURE AUDIT_ARCH_RISCV64
#endif

/* ---- Memory that no limit of a process counts ---- */

#ifdef THIS_ARCHITECTURE
/* Calls for which older headers have no name; newer calls have one number on all machines. */
#define CALL_IO_URING_SETUP 425
#define CALL_MEMFD_SECRET 447

/* On x86-64, numbers from this one on are those of the x32 interface, which has the same calls under other numbers. */
#define X32_CALLS 0x40000000

/* If the number is @call, the kernel says that there is no such call. */
#define REFUSE(call) BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1), BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS)

/* Refuses what the kernel keeps for a process beside its own memory, such as shared memory, semaphores, messages and
 * keys. Returns: whether it succeeded, like the others below */
static int
refuse_uncounted_memory (void)
{
  struct sock_filter filter[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, arch)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, THIS_ARCHITECTURE, 1, 0),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
#ifdef __x86_64__
    BPF_JUMP (BPF_JMP | BPF_JGE | BPF_K, X32_CALLS, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
#endif
    REFUSE (SYS_shmget),
    REFUSE (SYS_semget),
    REFUSE (SYS_msgget),
    REFUSE (SYS_mq_open),
    REFUSE (SYS_memfd_create),
    REFUSE (CALL_MEMFD_SECRET),
    REFUSE (CALL_IO_URING_SETUP),
    REFUSE (SYS_add_key),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const struct sock_fprog program = { .len = sizeof filter / sizeof filter[0], .filter = filter };

  return prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}
#else
/* The filter has not been written for this machine: nothing is refused. */
static int
refuse_uncounted_memory (void)
{
  return 1;
}
#endif

/* ---- Entering ---- */

/* Limits the tasks of the box to the number that was asked for; without one it fails. */
static int
limit_tasks (void)
{
  const char *text = getenv (BOX_TASKS_VARIABLE);
  const rlim_t tasks = text != NULL ? (rlim_t) strtoul (text, NULL, 10) : 0;
  const struct rlimit limit = { tasks, tasks };

  return tasks > 0 && setrlimit (RLIMIT_NPROC, &limit) == 0 && unsetenv (BOX_TASKS_VARIABLE) == 0;
}

/* Bubblewrap passes on the files that it was given; a limit of open files does not close those that are open already. */
static int
close_others (void)
{
  return syscall (SYS_close_range, STDERR_FILENO + 1, ~0U, 0) == 0;
}

int
box_enter (char **command)
{
  if (!close_others () || !limit_tasks () || !refuse_uncounted_memory ())
    return BOX_FAILED;
  execvp (command[0], command);
  return BOX_FAILED;
}
