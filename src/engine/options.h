/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the command lines of the subcommands. A mistake is reported in one sentence on standard error.
 */
#pragma once

#include <glib.h>

#include "bots/bot.h"

/* In all of these @command is the name of the subcommand, for messages. Those that can fail return FALSE after a message on standard
 * error, and what they were to find is undefined then. */

/* Parses @entries and leaves the positional arguments in @argv, after the name of the subcommand. */
gboolean chieu_options_parse (const char *command, const GOptionEntry *entries, int *argc, char ***argv);

/* Prints "chieu-engine COMMAND: message" to standard error. Returns: FALSE. */
gboolean chieu_options_fail (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Reads a number from @min to @max in @text, which may begin with 0x; NULL leaves @value as it is. @option: its name, without
 * dashes */
gboolean chieu_options_read_number (const char *command, const char *option, const char *text,
                                    guint64 min, guint64 max, guint64 *value);

/* Finds the game that the only positional argument names. */
gboolean chieu_options_find_game (const char *command, int argc, char **argv, const ChieuGame **game);

/* Finds the level with this id. */
gboolean chieu_options_find_level (const char *command, const char *id, const ChieuBotLevel **level);

/* Reads the house rules of the file @path; if it is NULL, takes the default rules of @game. */
gboolean chieu_options_read_rules (const char *command, const char *path, const ChieuGame *game, ChieuRules *rules);
