/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "chieu-engine eval": one position a line, one answer a line
 * (docs/notation.md, "eval").
 */
#pragma once

#include "json-line.h"

/**
 * chieu_engine_eval_line:
 * @line: one line of input without its newline; any bytes, not necessarily zero-terminated
 * @length: bytes of @line
 * @number: number of the line, from 1
 *
 * For tests: answers one line as the command "chieu-engine eval" does. Whatever @line holds, there is an answer.
 *
 * Returns: (transfer full): the answer, one JSON object on one line, without a newline
 */
char *chieu_engine_eval_line (const char *line,
                              gsize       length,
                              int         number);
