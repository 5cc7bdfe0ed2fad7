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
 * Answers one line of "chieu-engine eval". Total: whatever @line holds, there is an answer.
 *
 * Returns: (transfer full): the answer, one JSON object on one line, without a newline
 */
char *chieu_engine_eval_line (const char *line,
                              gsize       length,
                              int         number);

/* The forms, one function a game: adds the members of the answer to @builder, or sets @error. */
void chieu_engine_eval_to_tom (JsonObject     *position,
                               JsonBuilder    *builder,
                               ChieuLineError *error);
void chieu_engine_eval_chan (JsonObject     *position,
                             JsonBuilder    *builder,
                             ChieuLineError *error);
void chieu_engine_eval_mau_binh (JsonObject     *position,
                                 JsonBuilder    *builder,
                                 ChieuLineError *error);
void chieu_engine_eval_luc_ho (JsonObject     *position,
                               JsonBuilder    *builder,
                               ChieuLineError *error);
