/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "own-program.h"

#include "match/programs/program-box.h"

GStrv
chieu_own_program_make_command (const char  *line,
                                const char  *folder,
                                GError     **error)
{
  const char *hidden[] = { folder, NULL };

  g_return_val_if_fail (line != NULL && folder != NULL, NULL);

  return chieu_program_box_make_command (line, hidden, error);
}
