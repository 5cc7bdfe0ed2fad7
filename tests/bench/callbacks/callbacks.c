/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * callbacks FOLDER LEVEL TASKS [start|history]   The walk through the program, with each of its callbacks measured.
 * callbacks reference   How long this machine takes, now, for widgets that have nothing to do with the program, in ms.
 */
#include <stdlib.h>
#include <string.h>

#include "measure.h"
#include "../../waits/walk.h"

static void
at_cb (const char *what)
{
  measure_at (what);
  if (strcmp (what, WALK_END) == 0)
    measure_end ();
}

int
main (int   argc,
      char *argv[])
{
  Walk way = { .at = at_cb };
  int status;

  if (argc == 2 && strcmp (argv[1], "reference") == 0)
    {
      g_print ("%.3f\n", measure_reference ());
      return 0;
    }
  if (argc < 4)
    return 2;
  way.folder = argv[1];
  way.level = argv[2];
  way.tasks = atoi (argv[3]);
  way.only_start = argc > 4 && strcmp (argv[4], "start") == 0;
  way.only_history = argc > 4 && strcmp (argv[4], "history") == 0;
  measure_begin ();
  status = walk (&way);
  measure_print ();
  return status;
}
