/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides which folders and files a program in the box can see, and makes bubblewrap's options for them. The person's folders stay
 * hidden, but for the files and folders that the command names.
 */
#pragma once

#include <glib.h>

/* The folders that stay hidden from a program, and those that are covered by empty ones because a folder above them is shown. */
typedef struct _ChieuBoxView ChieuBoxView;

/**
 * chieu_box_view_new:
 * @more: (nullable): paths of further folders that stay hidden, in any form, with NULL at the end; copied
 *
 * Finds the folders that a program must not see: those of the person and of the desktop as they are now, and @more.
 *
 * Returns: (transfer full): the view
 */
ChieuBoxView *chieu_box_view_new (const char *const *more) G_GNUC_WARN_UNUSED_RESULT;
/* Frees @self, which is not NULL. */
void chieu_box_view_free (ChieuBoxView *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuBoxView, chieu_box_view_free)

/* Adds bubblewrap's options for the system's folders to @argv. Hidden folders within them are covered by empty ones. Call it before
 * chieu_box_view_show_path(): bubblewrap goes through the options in their order. */
void chieu_box_view_show_system (const ChieuBoxView *self, GStrvBuilder *argv);

/**
 * chieu_box_view_show_path:
 * @path: an absolute path; it may contain links, dots and doubled slashes
 * @argv: the options are added to it
 *
 * Adds bubblewrap's options to show @path, a folder or a file, which can only be read. A folder is shown with all that is in it, or not
 * at all. Never shown are:
 *
 * - a hidden folder, and a folder that contains one. Hidden are the home, the folders that everybody has (documents, downloads …, data,
 *   settings, cache, and the runtime folder, in which sockets lie), @more of chieu_box_view_new(), and the folders of the system that
 *   others_folders of program-box-view.c lists (/home, /media, /tmp …);
 * - a folder of a disk that is mounted twice, if a hidden folder can be reached through it;
 * - a folder directly in the home whose name begins with a dot, and all folders in it;
 * - anybody's home: a folder directly in /home or /var/home.
 *
 * Other folders within a hidden folder are shown.
 *
 * A file is shown with its folder, or alone if its folder is never shown. A link to a file is shown twice: under its own name in its real
 * folder, and at its target, each with its folder or alone. A path inside the system's folders can be seen without an option, and gets
 * none, unless a covering folder hides it.
 *
 * Returns: (transfer full) (nullable): the path of the folder or file in the box: a folder's real path; a link to a file keeps its
 *   own name, in its real folder. NULL: there is no such folder or regular file, or it is a folder that is never shown
 */
char *chieu_box_view_show_path (const ChieuBoxView *self, const char *path, GStrvBuilder *argv) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the options that make the covering folders read-only to @argv. Call it last: nothing can be shown below such a folder
 * afterwards. */
void chieu_box_view_lock (const ChieuBoxView *self, GStrvBuilder *argv);
