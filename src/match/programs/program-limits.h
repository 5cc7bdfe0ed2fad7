/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Limits how much a box of somebody's own program may have, all its processes together. systemd keeps such limits where it
 * may; elsewhere each process is limited, and how many there are.
 */
#pragma once

#include <glib.h>

typedef enum
{
  CHIEU_PROGRAM_LIMITS_EACH,     /* the kernel keeps them for each process */
  CHIEU_PROGRAM_LIMITS_SCOPE,    /* systemd keeps them for the whole box */
} ChieuProgramLimits;

/* Processes and threads, and bytes of memory of all together where systemd keeps it. */
#define CHIEU_PROGRAM_SCOPE_TASKS 64
#define CHIEU_PROGRAM_SCOPE_MEMORY (1 << 30)
/* Processes and threads, and bytes of each process where nobody keeps it of all together. */
#define CHIEU_PROGRAM_EACH_TASKS 8
#define CHIEU_PROGRAM_EACH_MEMORY (512 << 20)
/* By the clock, after which a box is ended. */
#define CHIEU_PROGRAM_BOX_SECONDS 3600

/**
 * chieu_program_limits_find:
 *
 * Tries once in the life of this process what holds here; it takes up to some seconds, so it must not be called on the main
 * loop. Other threads may call it meanwhile and wait.
 */
ChieuProgramLimits chieu_program_limits_find (void);

/* Returns: (transfer full) (type filename): where chieu-box is to be, which keeps them; CHIEU_BOX in the environment names another
 * place */
char *chieu_program_limits_name_guard (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): a sentence that tells a person what @limits are */
char *chieu_program_limits_sentence (ChieuProgramLimits limits) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_program_limits_command:
 * @guard: where chieu-box is
 * @argv: what makes the box
 *
 * Returns: (transfer full): what is to be executed to make it under @limits
 */
GStrv chieu_program_limits_command (ChieuProgramLimits limits, const char *guard, const char *const *argv) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: tries it now, whatever was found before. */
ChieuProgramLimits chieu_program_limits_try (void);
