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
 * Adds bubblewrap's options to show @path, a folder or a file. A folder is shown with all that is in it, unless it is one that is
 * never shown whole:
 *
 * - a hidden folder, and what is above one: the home, the folders that everybody has (documents, downloads …, data, settings and
 *   cache), @more of chieu_program_sight_new(), and /home, /root, /media, /mnt, /run, /srv, /tmp, /var, /dev and the like; also a
 *   folder by which a hidden one would be seen because its disk is mounted there once more. Other folders in a hidden one are
 *   shown;
 * - a folder directly in the home whose name begins with a dot, and what is in it;
 * - anybody's home: what is directly in /home or /var/home.
 *
 * A file is shown with its folder, or alone if its folder is never shown whole. What lies in the system's folders is seen already,
 * unless it is covered there.
 *
 * Returns: (transfer full) (nullable): the path of the folder or file in the box: a folder's real path; a link to a file keeps its
 *   own name, in its real folder. NULL: there is no such folder or regular file, or it is a folder that is never shown whole
 */
char *chieu_program_sight_add_file (const ChieuProgramSight *self, const char *path, GStrvBuilder *argv) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the options that make covered folders read-only, too. Call it once all files have been added: none can be shown below such a folder
 * after that. */
void chieu_program_sight_close (const ChieuProgramSight *self, GStrvBuilder *argv);
