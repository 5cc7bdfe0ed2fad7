/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Commands that read one line and answer one line, until the input ends.
 */
#pragma once

#include "json-line.h"

/* @line: any bytes, @length of them, without the newline. Returns: (transfer full): the answer to it, or NULL with @error set */
typedef char *(*ChieuLineAnswer) (const char     *line,
                                  gsize           length,
                                  gpointer        data,
                                  ChieuLineError *error);

/**
 * chieu_lines_answer:
 * @command: name of the subcommand, for messages
 * @most: bytes that a line may have
 * @answer: called with @data for each line that is not longer
 *
 * Answers standard input on standard output. A line with an error gets that as its answer and the next one is
 * still answered. Every answer is flushed: the other side may wait for it before it sends the next line. After 100,000 wrong
 * lines in a row, or 16 MiB of them, no more is read.
 *
 * Returns: exit status: CHIEU_EXIT_BAD_INPUT if there was an error, else 0
 */
int chieu_lines_answer (const char      *command,
                        gsize            most,
                        ChieuLineAnswer  answer,
                        gpointer         data);
