/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "program-limits.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "box/box.h"

#define GUARD_VARIABLE "CHIEU_BOX"
/* The longest wait for systemd's answer, in seconds, as “timeout” takes it. */
#define PATIENCE "5"

/* ---- systemd ---- */

static void
add_scope (GStrvBuilder *argv)
{
  g_autofree char *tasks = g_strdup_printf ("TasksMax=%d", CHIEU_PROGRAM_SCOPE_TASKS);
  g_autofree char *memory = g_strdup_printf ("MemoryMax=%d", CHIEU_PROGRAM_SCOPE_MEMORY);
  g_autofree char *time = g_strdup_printf ("RuntimeMaxSec=%d", CHIEU_PROGRAM_BOX_SECONDS);

  g_strv_builder_add_many (argv, "systemd-run", "--user", "--scope", "--quiet", "--collect", "-p", tasks, "-p", memory,
                           "-p", "MemorySwapMax=0", "-p", time, "--", NULL);
}

/* Returns: (transfer full): a command that starts chieu-box in a scope, where it checks the limits */
static GStrv
make_trial (const char *guard)
{
  g_autoptr (GStrvBuilder) argv = g_strv_builder_new ();
  g_autofree char *tasks = g_strdup_printf ("%d", CHIEU_PROGRAM_SCOPE_TASKS);
  g_autofree char *memory = g_strdup_printf ("%d", CHIEU_PROGRAM_SCOPE_MEMORY);

  g_strv_builder_add_many (argv, "timeout", "-k", "1", PATIENCE, NULL);
  add_scope (argv);
  g_strv_builder_add_many (argv, guard, "check-scope", memory, tasks, NULL);
  return g_strv_builder_end (argv);
}

char *
chieu_program_limits_name_guard (void)
{
  const char *named = g_getenv (GUARD_VARIABLE);

  return g_strdup (named != NULL ? named : BOXDIR "/chieu-box");
}

ChieuProgramLimits
chieu_program_limits_find_anew (void)
{
  g_autofree char *guard = chieu_program_limits_name_guard (), *systemd = g_find_program_in_path ("systemd-run");
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) process = NULL;

  if (!g_file_test (guard, G_FILE_TEST_IS_EXECUTABLE) || systemd == NULL)
    return CHIEU_PROGRAM_LIMITS_EACH;
  argv = make_trial (guard);
  process = g_subprocess_newv ((const char *const *) argv,
                               G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL);
  if (process != NULL && g_subprocess_wait_check (process, NULL, NULL))
    return CHIEU_PROGRAM_LIMITS_SCOPE;
  return CHIEU_PROGRAM_LIMITS_EACH;
}

ChieuProgramLimits
chieu_program_limits_find (void)
{
  static gsize found;            /* 0: not yet, otherwise the limits and 1 */

  if (g_once_init_enter (&found))
    g_once_init_leave (&found, (gsize) chieu_program_limits_find_anew () + 1);
  return (ChieuProgramLimits) (found - 1);
}

/* ---- What holds ---- */

char *
chieu_program_limits_to_sentence (ChieuProgramLimits limits)
{
  if (limits == CHIEU_PROGRAM_LIMITS_SCOPE)
    /* Translators: of a program of one’s own; the numbers are 1024 and 64. */
    return g_strdup_printf (_("All its processes together have at most %d MiB of memory, and there are at most %d of them."),
                            CHIEU_PROGRAM_SCOPE_MEMORY >> 20, CHIEU_PROGRAM_SCOPE_TASKS);
  /* Translators: of a program of one’s own; the numbers are 512 and 8. */
  return g_strdup_printf (_("Each of its processes has at most %d MiB of memory, and there are at most %d of them."),
                          CHIEU_PROGRAM_EACH_MEMORY >> 20, CHIEU_PROGRAM_EACH_TASKS);
}

/* ---- Starting under them ---- */

static void
add_guard (GStrvBuilder       *argv,
           const char         *guard,
           ChieuProgramLimits  limits)
{
  g_autofree char *seconds = g_strdup_printf ("%d", CHIEU_PROGRAM_BOX_SECONDS);
  g_autofree char *memory = g_strdup_printf ("%d", limits == CHIEU_PROGRAM_LIMITS_SCOPE ? 0 : CHIEU_PROGRAM_EACH_MEMORY);

  g_strv_builder_add_many (argv, guard, "guard", seconds, memory, NULL);
}

/* Gives the program an environment of its own: systemd-run needs the variables of the desktop, but the program must not see them. */
static void
add_environment (GStrvBuilder       *argv,
                 ChieuProgramLimits  limits)
{
  g_autofree char *tasks = g_strdup_printf (BOX_TASKS_VARIABLE "=%d", limits == CHIEU_PROGRAM_LIMITS_SCOPE
                                            ? CHIEU_PROGRAM_SCOPE_TASKS : CHIEU_PROGRAM_EACH_TASKS);

  g_strv_builder_add_many (argv, "env", "-i", "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/tmp", "LANG=C.UTF-8", tasks, NULL);
}

GStrv
chieu_program_limits_make_command (ChieuProgramLimits  limits,
                                   const char         *guard,
                                   const char *const  *argv)
{
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  g_return_val_if_fail (guard != NULL && argv != NULL, NULL);

  add_guard (all, guard, limits);
  if (limits == CHIEU_PROGRAM_LIMITS_SCOPE)
    add_scope (all);
  add_environment (all, limits);
  g_strv_builder_addv (all, (const char **) argv);
  return g_strv_builder_end (all);
}
