/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Waits for the program, which may be slow on a busy machine, but not for ever.
 */
#pragma once

#include <glib.h>

/* The time that a test waits for something before it fails, in seconds. */
#define PATIENCE_S 60

/* Runs what the main loop has to run now, or leaves the processor to other threads for a moment. Returns: whether to
 * wait on for something for which the test has waited @since, a monotonic time in microseconds */
static inline gboolean
run_patiently (gint64 since)
{
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (G_USEC_PER_SEC / 1000);
  return g_get_monotonic_time () < since + PATIENCE_S * G_USEC_PER_SEC;
}

/* Runs the main loop until @condition holds; ends the test if it does not in time. */
#define wait_until(condition)                          \
  G_STMT_START                                         \
  {                                                    \
    gint64 since = g_get_monotonic_time ();            \
                                                       \
    while (!(condition) && run_patiently (since))      \
      ;                                                \
    g_assert_true (condition);                         \
  }                                                    \
  G_STMT_END
