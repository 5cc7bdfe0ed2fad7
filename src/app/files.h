/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks the person for a file, to open or to save.
 */
#pragma once

#include <gtk/gtk.h>

/**
 * chieu_file_chooser_new:
 * @parent: (nullable): the window that waits for the answer
 * @title: the title of the dialog
 * @action: whether a file is opened or saved
 * @kind: what the files are, as the person reads it
 * @suffix: how their names end, with the dot
 * @older: (nullable): how the names of such files ended in earlier versions; these are offered, too
 *
 * Makes a modal dialog of the desktop that offers the files of one kind. The handler of its signal "response" calls
 * chieu_file_chooser_take().
 *
 * Returns: (transfer full): the dialog, not shown yet
 */
GtkFileChooserNative *chieu_file_chooser_new (GtkWindow            *parent,
                                              const char           *title,
                                              GtkFileChooserAction  action,
                                              const char           *kind,
                                              const char           *suffix,
                                              const char           *older) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_file_chooser_take:
 * @chooser: (transfer full): the dialog that was answered
 * @response: the answer, a GtkResponseType
 *
 * Returns: (transfer full) (nullable): the file that was chosen; NULL if none was
 */
GFile *chieu_file_chooser_take (GtkFileChooserNative *chooser,
                                int                   response) G_GNUC_WARN_UNUSED_RESULT;
