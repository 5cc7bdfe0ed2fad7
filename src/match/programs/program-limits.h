/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Limits what a box with somebody's own program may use: how many processes and threads it has, and their memory. Where systemd can
 * enforce that, the memory is limited for all of them together, elsewhere for each process.
 */
#pragma once

#include <glib.h>

/* The ways in which the limits are enforced. */
typedef enum
{
  CHIEU_PROGRAM_LIMITS_EACH,     /* the kernel enforces them for each process */
  CHIEU_PROGRAM_LIMITS_SCOPE,    /* systemd enforces them for the whole box */
} ChieuProgramLimits;

/* The most processes and threads, and bytes of memory of all together, if systemd enforces the limits. */
#define CHIEU_PROGRAM_SCOPE_TASKS 64
#define CHIEU_PROGRAM_SCOPE_MEMORY (1 << 30)
/* The most processes and threads, and bytes of address space of each process, if systemd does not. */
#define CHIEU_PROGRAM_EACH_TASKS 8
#define CHIEU_PROGRAM_EACH_MEMORY (512 << 20)
/* A box is ended after this time by the clock. */
#define CHIEU_PROGRAM_BOX_SECONDS 3600

/**
 * chieu_program_limits_find:
 *
 * Finds out, once in the life of this process, which limits work here. It takes up to some seconds, so the first call must not
 * be on the main thread. Other threads may call it meanwhile and wait.
 */
ChieuProgramLimits chieu_program_limits_find (void);

/* Returns: (transfer full) (type filename): the path of chieu-box, which enforces them; CHIEU_BOX in the environment names
 * another one */
char *chieu_program_limits_name_guard (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): a sentence that explains @limits to a person */
char *chieu_program_limits_to_sentence (ChieuProgramLimits limits) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_program_limits_make_command:
 * @guard: the path of chieu-box
 * @argv: what makes the box
 *
 * Returns: (transfer full): what is to be executed to make the box under @limits
 */
GStrv chieu_program_limits_make_command (ChieuProgramLimits limits, const char *guard, const char *const *argv) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: does what chieu_program_limits_find() does, but anew, whatever was found before. */
ChieuProgramLimits chieu_program_limits_find_anew (void);
