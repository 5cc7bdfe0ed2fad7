/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks whether systemd really enforces the limits that it was asked for: it accepts them without an error even if it cannot.
 */
#include "box.h"

#include <stdio.h>
#include <string.h>

/* The only line of the unified hierarchy has this before the path of the group. */
#define HIERARCHY "0::"

/* Reads one line of a file without its end; "" if there is none. */
static void
read_line (const char *path,
           char       *line,
           int         size)
{
  FILE *file = fopen (path, "r");

  *line = '\0';
  if (file == NULL)
    return;
  if (fgets (line, size, file) == NULL)
    *line = '\0';
  fclose (file);
  line[strcspn (line, "\n")] = '\0';
}

/* Returns: whether the file @limit of @group holds @value */
static int
is_kept (const char *group,
         const char *limit,
         const char *value)
{
  char path[4096], line[64];

  if (snprintf (path, sizeof path, "/sys/fs/cgroup%s/%s", group, limit) >= (int) sizeof path)
    return 0;
  read_line (path, line, sizeof line);
  return strcmp (line, value) == 0;
}

int
box_check_scope (const char *memory,
                 const char *tasks)
{
  char line[2048];
  const char *group;

  read_line ("/proc/self/cgroup", line, sizeof line);
  if (strncmp (line, HIERARCHY "/", strlen (HIERARCHY "/")) != 0)
    return BOX_FAILED;
  group = line + strlen (HIERARCHY);
  return is_kept (group, "memory.max", memory) && is_kept (group, "pids.max", tasks) ? 0 : BOX_FAILED;
}
