/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "json-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "json-check.h"

/* Returns: the line, from 1, in which byte @at of @text lies */
static int
find_line (const char *text,
           gsize       at)
{
  int line = 1;

  for (gsize i = 0; i < at; i++)
    line += text[i] == '\n';
  return line;
}

/* Returns: the place of the first byte of @text that is no white space; @length: there is none */
static gsize
find_begin (const char *text,
            gsize       length)
{
  gsize i = 0;

  while (i < length && g_ascii_isspace (text[i]))
    i++;
  return i;
}

/* Returns: (transfer full) (nullable): what is wrong */
static char *
find_fault (const char *text,
            gsize       length,
            gsize       max)
{
  g_auto (ChieuJsonFault) fault = { 0 };
  gsize begin;

  if (length > max)
    return g_strdup_printf (_("longer than %d bytes"), (int) max);
  if (!g_utf8_validate (text, (gssize) length, NULL))
    return g_strdup (_("not UTF-8 text"));
  begin = find_begin (text, length);
  if (begin == length || text[begin] != '{')
    return g_strdup_printf (_("line %d: an object is expected"), find_line (text, begin));
  if (chieu_json_check (text, length, &fault))
    return NULL;
  if (fault.member != NULL)
    return g_strdup_printf (_("line %1$d: “%2$s” is named twice"), find_line (text, fault.column - 1), fault.member);
  return g_strdup_printf (_("line %d: not valid JSON (%s)"), find_line (text, fault.column - 1), fault.wrong);
}

JsonObject *
chieu_json_text_parse (const char  *text,
                       gssize       length,
                       gsize        max,
                       char       **wrong)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) error = NULL;
  gsize bytes;

  g_return_val_if_fail (text != NULL && wrong != NULL, NULL);

  bytes = length < 0 ? strlen (text) : (gsize) length;
  *wrong = find_fault (text, bytes, max);
  if (*wrong != NULL)
    return NULL;
  if (json_parser_load_from_data (parser, text, (gssize) bytes, &error))
    return json_object_ref (json_node_get_object (json_parser_get_root (parser)));
  *wrong = g_strdup (error->message);
  return NULL;
}

/* json-glib writes bytes as they are, but names of files, and texts of others, may not be UTF-8. It also does not escape U+001F, the last
 * of the control characters that JSON wants escaped. */
static char *
print (JsonBuilder *builder,
       gboolean     pretty)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = json_to_string (root, pretty);
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *escaped = g_string_new (valid);

  g_string_replace (escaped, "\x1f", "\\u001f", 0);
  return g_string_free (escaped, FALSE);
}

char *
chieu_json_text_print (JsonBuilder *builder)
{
  g_autofree char *text = print (builder, TRUE);

  return g_strconcat (text, "\n", NULL);
}

char *
chieu_json_text_print_line (JsonBuilder *builder)
{
  return print (builder, FALSE);
}

void
chieu_json_text_add_string (JsonBuilder *builder,
                            const char  *name,
                            const char  *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

void
chieu_json_text_add_int (JsonBuilder *builder,
                         const char  *name,
                         gint64       value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}
