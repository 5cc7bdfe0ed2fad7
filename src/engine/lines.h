/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The loop of the commands that answer each line of standard input with one line.
 */
#pragma once

#include "json-line.h"

/**
 * ChieuLineAnswer:
 * @line: any bytes, @length of them, without the newline; not zero-terminated
 * @data: what chieu_lines_answer() was given
 *
 * Answers one line of the input.
 *
 * Returns: (transfer full) (nullable): the answer, one line without a newline; NULL with @error set if the line is wrong
 */
typedef char *(*ChieuLineAnswer) (const char     *line,
                                  gsize           length,
                                  gpointer        data,
                                  ChieuLineError *error);

/**
 * chieu_lines_answer:
 * @command: name of the subcommand, for messages
 * @line_most: the most bytes that a line may have, its newline not counted
 * @answer: called with @data for each line of at most @line_most bytes
 *
 * Answers the lines of standard input on standard output. A wrong line is answered with its error (chieu_line_error_to_json()), and
 * the next line is still read. Every answer is flushed: the other side may wait for it before it sends the next line. After too many
 * wrong lines in a row no more is read (WRONG_LINES_MAX and WRONG_BYTES_MAX in lines.c): such input is probably not text.
 *
 * Returns: the exit status: 0 if every line was right; CHIEU_EXIT_BAD_INPUT (command.h) if one was wrong, or, after a message on
 * standard error that names @command, if reading failed or was given up
 */
int chieu_lines_answer (const char      *command,
                        gsize            line_most,
                        ChieuLineAnswer  answer,
                        gpointer         data);
