/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading the command lines of the subcommands: what is wrong gets one clear
 * sentence on standard error.
 */
#pragma once

#include <glib.h>

#include "bots/bot.h"

/* Parses @entries and leaves the positional arguments in @argv. Returns: FALSE after a message on standard error. */
gboolean chieu_options_parse (const char *command, const GOptionEntry *entries, int *argc, char ***argv);

/* Prints "chieu-engine COMMAND: message" to standard error. Returns: FALSE. */
gboolean chieu_options_fail (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* A number from @min to @max in @text, which may begin with 0x; NULL leaves @value as it is. */
gboolean chieu_options_number (const char *command, const char *option, const char *text,
                               guint64 min, guint64 max, guint64 *value);

/* The game that the only positional argument names. */
gboolean chieu_options_game (const char *command, int argc, char **argv, const ChieuGame **game);

/* The level of this id. */
gboolean chieu_options_level (const char *command, const char *id, const ChieuBotLevel **level);

/* The house rules of the file @path, those of @game by default where it is NULL. */
gboolean chieu_options_rules (const char *command, const char *path, const ChieuGame *game, ChieuRules *rules);
