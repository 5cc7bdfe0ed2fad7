/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether bytes are one JSON object, strictly by RFC 8259. json-glib takes more
 * than that (comments, 'a', 0x5, several values), recurses as deep as the input
 * likes and cannot say where in a line it stumbled.
 */
#pragma once

#include <glib.h>

/* Arrays and objects inside each other; no message of this program needs a quarter of it. */
#define CHIEU_JSON_DEPTH_MAX 16

/**
 * chieu_json_check:
 * @text: bytes, not necessarily zero-terminated
 * @length: how many
 * @column: (out): on failure, the byte at which it went wrong, from 1
 *
 * Returns: (nullable): %NULL if @text is one object with nothing but blanks around it, else what is
 *   wrong with it, in English
 */
const char *chieu_json_check (const char *text,
                              gsize       length,
                              gsize      *column);
