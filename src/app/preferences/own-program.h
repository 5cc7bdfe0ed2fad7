/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * chieu_own_program_make_command:
 * @line: the command that the preferences have
 * @folder: where matches are kept
 *
 * Wraps the command of a program of the person's own in the box of programs, which also hides @folder from that program. The wrapped
 * command starts the program wherever it runs: at the mat, and when the preferences try it.
 *
 * Returns: (transfer full): the command line to execute, or NULL with @error
 */
GStrv chieu_own_program_make_command (const char *line, const char *folder, GError **error) G_GNUC_WARN_UNUSED_RESULT;
