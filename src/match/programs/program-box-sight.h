/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists what a program sees in the box: where the person's folders really are, and which part of them becomes visible with a file
 * that a command names.
 */
#pragma once

#include <glib.h>

typedef struct _ChieuProgramSight ChieuProgramSight;

/* Finds the folders that are hidden. @more: (nullable): folders that are hidden in any case, besides those of the person and of the
 * desktop. Returns: (transfer full) */
ChieuProgramSight *chieu_program_sight_new (const char *const *more) G_GNUC_WARN_UNUSED_RESULT;
void chieu_program_sight_free (ChieuProgramSight *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuProgramSight, chieu_program_sight_free)

/* Adds bubblewrap's options for the system's folders, with the person's folders within them covered. */
void chieu_program_sight_add_system (const ChieuProgramSight *self, GStrvBuilder *argv);

/**
 * chieu_program_sight_add_file:
 * @path: absolute, spelled in any way
 *
 * Adds bubblewrap's options to show @path. A folder is shown unless it is one that is never shown whole: the home, what is above
 * it, the folders that everybody has there (documents, downloads …), and whatever is in a folder whose name begins with a dot. A
 * file is shown with its folder, or alone if its folder is never shown whole.
 *
 * Returns: (transfer full) (nullable): the path of the file in the box; NULL if there is no such file or it is not shown
 */
char *chieu_program_sight_add_file (const ChieuProgramSight *self, const char *path, GStrvBuilder *argv) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the options that make covered folders read-only, too. To be called last. */
void chieu_program_sight_close (const ChieuProgramSight *self, GStrvBuilder *argv);
