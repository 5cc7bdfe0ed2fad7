/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json-line.h"

#include <string.h>

#include "match/record/json-check.h"
#include "match/record/json-text.h"

/* ---- Errors ---- */

void
chieu_line_error_set (ChieuLineError *error,
                      const char     *field,
                      const char     *format,
                      ...)
{
  va_list args;

  if (error->message != NULL)
    return;
  error->field = g_strdup (field);
  va_start (args, format);
  error->message = g_strdup_vprintf (format, args);
  va_end (args);
}

void
chieu_line_error_clear (ChieuLineError *self)
{
  g_clear_pointer (&self->field, g_free);
  g_clear_pointer (&self->message, g_free);
}

char *
chieu_line_error_to_json (const ChieuLineError *error,
                          int                   number)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "error");
  json_builder_begin_object (builder);
  chieu_json_text_add_int (builder, "line", number);
  chieu_json_text_add_string (builder, "field", error->field);
  chieu_json_text_add_string (builder, "message", error->message);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  return chieu_json_text_print_line (builder);
}

/* ---- Reading ---- */

static gboolean
check_bytes (const char     *line,
             gsize           length,
             ChieuLineError *error)
{
  g_auto (ChieuJsonFault) fault = { 0 };
  const char *bad;

  if (memchr (line, '\0', length) != NULL)
    chieu_line_error_set (error, "line", "a zero byte at byte %" G_GSIZE_FORMAT,
                          (gsize) ((const char *) memchr (line, '\0', length) - line) + 1);
  else if (!g_utf8_validate_len (line, length, &bad))
    chieu_line_error_set (error, "line", "not UTF-8 at byte %" G_GSIZE_FORMAT, (gsize) (bad - line) + 1);
  else if (!chieu_json_check (line, length, &fault) && fault.member != NULL)
    chieu_line_error_set (error, fault.member, "%s", fault.wrong);
  else if (fault.wrong != NULL)
    chieu_line_error_set (error, "line", "%s, at byte %" G_GSIZE_FORMAT, fault.wrong, fault.column);
  return error->message == NULL;
}

JsonObject *
chieu_json_line_parse (const char     *line,
                       gsize           length,
                       ChieuLineError *error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) failure = NULL;

  if (length == 0)
    chieu_line_error_set (error, "line", "the line is empty");
  if (error->message != NULL || !check_bytes (line, length, error))
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, line, (gssize) length, &failure))
    chieu_line_error_set (error, "line", "%s", failure->message);
  if (error->message != NULL)
    return NULL;
  return json_object_ref (json_node_get_object (json_parser_get_root (parser)));
}

gboolean
chieu_json_line_has_only (JsonObject        *object,
                          const char *const *keys,
                          ChieuLineError    *error)
{
  JsonObjectIter iter;
  const char *key;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    if (!g_strv_contains (keys, key))
      {
        chieu_line_error_set (error, key, "no such field here");
        return FALSE;
      }
  return TRUE;
}

/* ---- Members ---- */

static gboolean
holds (JsonNode *node,
       GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static JsonNode *
get_needed_member (JsonObject     *object,
                   const char     *key,
                   ChieuLineError *error)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL)
    chieu_line_error_set (error, key, "missing");
  return node;
}

const char *
chieu_json_line_get_string (JsonObject     *object,
                            const char     *key,
                            ChieuLineError *error)
{
  JsonNode *node = get_needed_member (object, key, error);

  if (node == NULL)
    return NULL;
  if (!holds (node, G_TYPE_STRING))
    {
      chieu_line_error_set (error, key, "not a string");
      return NULL;
    }
  return json_node_get_string (node);
}

int
chieu_json_line_get_int (JsonObject     *object,
                         const char     *key,
                         int             min,
                         int             max,
                         ChieuLineError *error)
{
  JsonNode *node = get_needed_member (object, key, error);

  if (node == NULL)
    return min;
  if (!holds (node, G_TYPE_INT64) || json_node_get_int (node) < min || json_node_get_int (node) > max)
    {
      chieu_line_error_set (error, key, "not a whole number from %d to %d", min, max);
      return min;
    }
  return (int) json_node_get_int (node);
}

gboolean
chieu_json_line_get_bool (JsonObject     *object,
                          const char     *key,
                          ChieuLineError *error)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL)
    return FALSE;
  if (!holds (node, G_TYPE_BOOLEAN))
    {
      chieu_line_error_set (error, key, "neither true nor false");
      return FALSE;
    }
  return json_node_get_boolean (node);
}

GStrv
chieu_json_line_get_strings (JsonObject     *object,
                             const char     *key,
                             ChieuLineError *error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonNode *node = json_object_get_member (object, key);
  JsonArray *array = NULL;

  if (node != NULL && !JSON_NODE_HOLDS_ARRAY (node))
    chieu_line_error_set (error, key, "not a list");
  else if (node != NULL)
    array = json_node_get_array (node);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (!holds (element, G_TYPE_STRING))
        {
          chieu_line_error_set (error, key, "%s[%u] is not a string", key, i);
          break;
        }
      g_strv_builder_add (builder, json_node_get_string (element));
    }
  return g_strv_builder_end (builder);
}
