/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads JSON files of unknown origin, and writes our own.
 */
#pragma once

#include <json-glib/json-glib.h>

/**
 * chieu_json_text_parse:
 * @text: one object, strictly by RFC 8259 (json-check.h says why)
 * @length: bytes of @text, −1: up to its end
 * @max: bytes it may have at most
 * @wrong: (out) (transfer full) (nullable): what is wrong with @text; NULL: nothing
 *
 * Returns: (transfer full) (nullable): the object, or %NULL
 */
JsonObject *chieu_json_text_parse (const char *text,
                                   gssize      length,
                                   gsize       max,
                                   char      **wrong) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the object that @builder has ended, in lines that a person can read, each with its end. What is not UTF-8
 * in it has been replaced. */
char *chieu_json_text_print (JsonBuilder *builder) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the same in one line, without its end */
char *chieu_json_text_print_line (JsonBuilder *builder) G_GNUC_WARN_UNUSED_RESULT;

/* Add the member @name to the object that is being built. */
void chieu_json_text_add_string (JsonBuilder *builder, const char *name, const char *value);
void chieu_json_text_add_int (JsonBuilder *builder, const char *name, gint64 value);
