/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The box in which somebody's own program runs: without a network, without the player's home, and without access to other
 * processes of the computer. It is made by bubblewrap; if there is none, no such program runs. The process that guards and limits
 * it is chieu-box (src/box).
 */
#pragma once

#include <gio/gio.h>

#include "program-limits.h"

#define CHIEU_PROGRAM_ERROR (chieu_program_error_quark ())
GQuark chieu_program_error_quark (void);
typedef enum
{
  CHIEU_PROGRAM_ERROR_IN_FLATPAK,  /* a box within a box cannot be made */
  CHIEU_PROGRAM_ERROR_NO_BOX,      /* bubblewrap or chieu-box is not installed, or may not work */
  CHIEU_PROGRAM_ERROR_COMMAND,     /* the command cannot be read, or names no program */
} ChieuProgramError;

/**
 * chieu_program_box_try_async:
 *
 * Finds out whether a box can really be made here, as a system may forbid it, and which limits work in it. Calls @ready on
 * the thread-default main context of the caller.
 */
void chieu_program_box_try_async (GCancellable *cancellable, GAsyncReadyCallback ready, gpointer data);
/* Returns: whether a box can be made, with the @limits that work in it; FALSE with @error */
gboolean chieu_program_box_try_finish (GAsyncResult *result, ChieuProgramLimits *limits, GError **error);

/**
 * chieu_program_box_make_command:
 * @line: the command as a person writes it, with arguments; quotes and a leading ~/ are understood
 * @hidden: (nullable): folders that the program must not see, besides those of the person and of the desktop
 *
 * In the box there are the system's own programs and settings, which can only be read. A program or file that the command names
 * is visible with its folder (program-box-view.h says when it is visible alone), and nothing else of the person's. Only a small
 * folder for temporary files can be written to; it is empty at first.
 *
 * Returns: (transfer full): what is to be executed, or NULL with @error
 */
GStrv chieu_program_box_make_command (const char *line, const char *const *hidden, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_program_box_start:
 * @argv: as chieu_program_box_make_command() gives it
 * @limits: what chieu_program_limits_find() found
 *
 * Starts @argv with pipes to its standard input and output, under @limits, and without the desktop's environment variables. It ends
 * after %CHIEU_PROGRAM_BOX_SECONDS, and with this process at the latest, however that ends.
 *
 * Returns: (transfer full): the process beside the box, or NULL with @error. To be ended by chieu_program_box_end() only.
 */
GSubprocess *chieu_program_box_start (const char *const *argv, ChieuProgramLimits limits, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Ends all that runs in the box of @process, without waiting until it has ended. */
void chieu_program_box_end (GSubprocess *process);

/* Finds bubblewrap. @flatpak: the file that exists inside a Flatpak, /.flatpak-info; tests take another. Returns: (transfer full)
 * (type filename): the path of bubblewrap; NULL with @error, which says why no box can be made here */
char *chieu_program_box_find_at (const char *flatpak, GError **error) G_GNUC_WARN_UNUSED_RESULT;
