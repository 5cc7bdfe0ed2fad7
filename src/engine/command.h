/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The subcommands of chieu-engine. Each lives in a file of its own and is entered in the table of main.c or, if it is of use in one game
 * only, in that game's part (engine-game.h).
 */
#pragma once

/* A subcommand. */
typedef struct
{
  const char *name;              /* the word on the command line */
  const char *usage;             /* what follows that word: "GAME [--hands N]"; "" for nothing */
  const char *summary;           /* one line */
  const char *help;              /* all of it, lines of at most 80 characters, each ended by a newline */
  void (*print_more_help) (void);  /* (nullable): prints the rest of the help */

  /**
   * run:
   * @argc, @argv: as main() has them, argv[0] being the name of the subcommand
   *
   * Returns: the exit status: 0 when all went well, else CHIEU_EXIT_BAD_INPUT or CHIEU_EXIT_USAGE
   */
  int (*run) (int argc, char **argv);
} ChieuCommand;

/* The exit status if the input is bad or what was asked for could not be done, and the one if the command line is not understood. */
#define CHIEU_EXIT_BAD_INPUT 1
#define CHIEU_EXIT_USAGE 2

extern const ChieuCommand chieu_command_bench;
extern const ChieuCommand chieu_command_bot;
extern const ChieuCommand chieu_command_code;
extern const ChieuCommand chieu_command_eval;
extern const ChieuCommand chieu_command_friendly;
extern const ChieuCommand chieu_command_lesson;
extern const ChieuCommand chieu_command_match;
extern const ChieuCommand chieu_command_play;
extern const ChieuCommand chieu_command_replay;
