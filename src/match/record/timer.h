/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A timer on a main context of the caller's, which need not be the default one.
 */
#pragma once

#include <glib.h>

/* Stops @timer, if it is set. */
static inline void
chieu_timer_clear (GSource **timer)
{
  if (*timer == NULL)
    return;
  g_source_destroy (*timer);
  g_clear_pointer (timer, g_source_unref);
}

/**
 * chieu_timer_set:
 * @timer: (inout): stopped if it is set already
 * @context: (nullable): where @call is called; NULL: the default context
 * @name: static: the name of the timer for a developer who examines the main loop
 *
 * Sets @timer to call @call after @milliseconds. @call has to clear @timer, which is then NULL, or at least to return
 * %G_SOURCE_REMOVE.
 */
static inline void
chieu_timer_set (GSource     **timer,
                 GMainContext *context,
                 const char   *name,
                 guint         milliseconds,
                 GSourceFunc   call,
                 gpointer      data)
{
  chieu_timer_clear (timer);
  *timer = g_timeout_source_new (milliseconds);
  g_source_set_static_name (*timer, name);
  g_source_set_callback (*timer, call, data, NULL);
  g_source_attach (*timer, context);
}
