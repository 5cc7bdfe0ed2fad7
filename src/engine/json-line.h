/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One JSON object a line: reading it strictly, with errors that name the field
 * (docs/notation.md, "The engine program").
 */
#pragma once

#include <json-glib/json-glib.h>

/* The first mistake in a line. Zero it before use, clear it afterwards. */
typedef struct
{
  char *field;                   /* key of the member it is about; "line" for the line as a whole */
  char *message;                 /* in English; NULL: nothing is wrong */
} ChieuLineError;

/* Sets @error unless it is set already: the first mistake is the cause of later ones. */
void chieu_line_error_set (ChieuLineError *error,
                           const char     *field,
                           const char     *format,
                           ...) G_GNUC_PRINTF (3, 4);

/* Frees the texts of @self, so that nothing is wrong. */
void chieu_line_error_clear (ChieuLineError *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ChieuLineError, chieu_line_error_clear)

/* Returns: (transfer full): the answer to line @number, which has @error: {"error":{"line":…,"field":…,"message":…}} */
char *chieu_line_error_to_json (const ChieuLineError *error,
                                int                   number);

/**
 * chieu_json_line_parse:
 * @line: any bytes, without the newline
 * @length: how many
 *
 * Reads @line, which must be one JSON object in UTF-8 whose members are named once each.
 *
 * Returns: (transfer full) (nullable): the object, or %NULL with @error set
 */
JsonObject *chieu_json_line_parse (const char     *line,
                                   gsize           length,
                                   ChieuLineError *error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether @object has only members in @keys, which ends with %NULL; if not, sets @error */
gboolean chieu_json_line_has_only (JsonObject         *object,
                                   const char *const  *keys,
                                   ChieuLineError     *error);

/* Returns: (transfer none) (nullable): the member @key of @object, which has to be a string; %NULL with @error set if it is missing
 * or something else */
const char *chieu_json_line_get_string (JsonObject     *object,
                                        const char     *key,
                                        ChieuLineError *error);

/* Returns: the member @key of @object, which has to be a whole number from @min to @max; @min with @error set if it is missing or
 * something else */
int chieu_json_line_get_int (JsonObject     *object,
                             const char     *key,
                             int             min,
                             int             max,
                             ChieuLineError *error);

/* Returns: the member @key of @object, true or false, and false if it is missing; sets @error if it is something else */
gboolean chieu_json_line_get_bool (JsonObject     *object,
                                   const char     *key,
                                   ChieuLineError *error);

/* Returns: (transfer full): the member @key of @object, a list of strings, empty if it is missing; sets @error if it is something
 * else, and returns the strings before the mistake */
GStrv chieu_json_line_get_strings (JsonObject     *object,
                                   const char     *key,
                                   ChieuLineError *error) G_GNUC_WARN_UNUSED_RESULT;
