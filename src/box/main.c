/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   chieu-box guard SECONDS MEMORY COMMAND…   makes a box and lets nothing of it outlive the program that wants it
 *   chieu-box enter COMMAND…                  begins in the box
 *   chieu-box check-scope MEMORY TASKS        whether systemd keeps these limits
 */
#include <stdlib.h>
#include <string.h>

#include "box.h"

int
main (int    argc,
      char **argv)
{
  if (argc > 4 && strcmp (argv[1], "guard") == 0)
    return box_guard ((unsigned) strtoul (argv[2], NULL, 10), strtoull (argv[3], NULL, 10), argv + 4);
  if (argc > 2 && strcmp (argv[1], "enter") == 0)
    return box_enter (argv + 2);
  if (argc == 4 && strcmp (argv[1], "check-scope") == 0)
    return box_check_scope (argv[2], argv[3]);
  return BOX_FAILED;
}
