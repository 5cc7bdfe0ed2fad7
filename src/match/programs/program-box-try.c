/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out whether a box can really be made, by making one.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "program-box.h"

/* Runs in a thread, as it takes time to find out which limits work. */
static void
try_box (GTask        *task,
         gpointer      source,
         gpointer      argv,
         GCancellable *cancellable)
{
  ChieuProgramLimits limits = chieu_program_limits_find ();
  GError *error = NULL;
  g_autoptr (GSubprocess) process = chieu_program_box_start (argv, limits, &error);

  if (process == NULL || !g_subprocess_wait (process, cancellable, &error))
    g_task_return_error (task, error);
  else if (g_subprocess_get_successful (process))
    g_task_return_int (task, (gssize) limits);
  else
    g_task_return_new_error (task, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_NO_BOX, "%s",
                             _("Bubblewrap (bwrap) is installed, but this system does not let it isolate a program. Without that your "
                               "program is not started."));
  if (process != NULL)
    chieu_program_box_end (process);
}

void
chieu_program_box_try_async (GCancellable        *cancellable,
                             GAsyncReadyCallback  ready,
                             gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, ready, data);
  GError *error = NULL;
  GStrv argv = chieu_program_box_make_command ("true", NULL, &error);

  if (argv == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  g_task_set_task_data (task, argv, (GDestroyNotify) g_strfreev);
  g_task_run_in_thread (task, try_box);
}

gboolean
chieu_program_box_try_finish (GAsyncResult        *result,
                              ChieuProgramLimits  *limits,
                              GError             **error)
{
  gssize found;

  g_return_val_if_fail (G_IS_TASK (result) && limits != NULL, FALSE);

  found = g_task_propagate_int (G_TASK (result), error);
  if (found < 0)
    return FALSE;
  *limits = (ChieuProgramLimits) found;
  return TRUE;
}
