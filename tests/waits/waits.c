/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * waits FOLDER [start]: takes the walk, for the shim to look at; with "start" only the start with what lies in the folder, and the end.
 */
#include "walk.h"

static void
at_cb (const char *what)
{
  g_printerr ("# %s\n", what);
}

int
main (int   argc,
      char *argv[])
{
  const Walk way = {
    .folder = argv[1], .level = "tap-su", .tasks = 2, .files = TRUE, .only_start = argc > 2, .at = at_cb,
  };

  if (argc < 2)
    return 2;
  return walk (&way);
}
