/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   chieu-box guard SECONDS MEMORY COMMAND…   makes a box and lets nothing of it outlive the program that wants it
 *   chieu-box enter COMMAND…                  begins in the box
 *   chieu-box check-scope MEMORY TASKS        whether systemd keeps these limits
 */
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "box.h"

/* Reads a number of digits only, @most at most: a limit that was misread would be none. Returns: whether @text is one */
static int
read_limit (const char         *text,
            unsigned long long  most,
            unsigned long long *limit)
{
  char *end;

  errno = 0;
  *limit = strtoull (text, &end, 10);
  return isdigit ((unsigned char) *text) && *end == '\0' && errno == 0 && *limit <= most;
}

int
main (int    argc,
      char **argv)
{
  unsigned long long seconds, memory;

  if (argc > 4 && strcmp (argv[1], "guard") == 0 && read_limit (argv[2], UINT_MAX, &seconds) && read_limit (argv[3], ULLONG_MAX, &memory))
    return box_guard ((unsigned) seconds, memory, argv + 4);
  if (argc > 2 && strcmp (argv[1], "enter") == 0)
    return box_enter (argv + 2);
  if (argc == 4 && strcmp (argv[1], "check-scope") == 0)
    return box_check_scope (argv[2], argv[3]);
  return BOX_FAILED;
}
