/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The box in which somebody's own program runs: without a network, without the
 * home of who plays, without what else runs on the computer. It is made by
 * bubblewrap; where there is none, no such program runs.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CHIEU_PROGRAM_ERROR (chieu_program_error_quark ())
GQuark chieu_program_error_quark (void);
typedef enum
{
  CHIEU_PROGRAM_ERROR_IN_FLATPAK,  /* a box within a box cannot be made */
  CHIEU_PROGRAM_ERROR_NO_BOX,      /* bubblewrap is not installed, or may not work */
  CHIEU_PROGRAM_ERROR_COMMAND,     /* the command cannot be read, or names no program */
} ChieuProgramError;

/**
 * chieu_program_box_find:
 *
 * Returns: (transfer full) (type filename): where bubblewrap is, or NULL with @error: why nothing can be boxed here
 */
char *chieu_program_box_find (GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a box can really be made here: a system may forbid it. Calls @ready on the main context. */
void chieu_program_box_try_async (GCancellable *cancellable, GAsyncReadyCallback ready, gpointer data);
gboolean chieu_program_box_try_finish (GAsyncResult *result, GError **error);

/**
 * chieu_program_box_command:
 * @line: the command as a person writes it, with arguments; quotes and a leading ~/ are understood
 * @hidden: (nullable): folders that the program must not see, besides the home and the places of passing files
 *
 * A program or file that the command names is seen although it lies in a hidden folder, with what lies beside it, but
 * nothing else from there; and nothing at all can be written but in a folder for passing files, which is empty at first.
 *
 * Returns: (transfer full): what is to be executed, or NULL with @error
 */
GStrv chieu_program_box_command (const char *line, const char *const *hidden, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_program_box_start:
 * @argv: as chieu_program_box_command() gives it
 *
 * Starts it with pipes to its standard input and output, little memory, and nothing of what the desktop tells its programs.
 *
 * Returns: (transfer full): the process, or NULL with @error
 */
GSubprocess *chieu_program_box_start (const char *const *argv, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: the same where /.flatpak-info would be @flatpak. */
char *chieu_program_box_find_at (const char *flatpak, GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
