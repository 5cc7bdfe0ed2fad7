/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * JSON of unknown origin: an error that says what is wrong, or an object all of whose strings are UTF-8.
 */
#include "fuzz.h"

#include <string.h>

#include "match/record/json-check.h"
#include "match/record/json-text.h"

#define JSON_BYTES_MAX 4096

static void check_node (JsonNode *node);

static void
check_text (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
check_member (JsonObject *object,
              const char *name,
              JsonNode   *node,
              gpointer    data)
{
  check_text (name);
  check_node (node);
}

static void
check_element (JsonArray *array,
               guint      place,
               JsonNode  *node,
               gpointer   data)
{
  check_node (node);
}

static void
check_node (JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    json_object_foreach_member (json_node_get_object (node), check_member, NULL);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    json_array_foreach_element (json_node_get_array (node), check_element, NULL);
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    check_text (json_node_get_string (node));
}

/* The members of the object are written so that they can be read again. */
static void
check_written (JsonObject *object)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GList) names = json_object_get_members (object);
  g_autofree char *text = NULL;
  g_auto (ChieuJsonFault) fault = { 0 };

  json_builder_begin_object (builder);
  for (GList *l = names; l != NULL; l = l->next)
    chieu_json_text_add_string (builder, l->data, l->data);
  json_builder_end_object (builder);
  text = chieu_json_text_print_line (builder);
  g_assert_true (chieu_json_check (text, strlen (text), &fault));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *wrong = NULL;
  g_autoptr (JsonObject) object = chieu_json_text_parse ((const char *) data, (gssize) size, JSON_BYTES_MAX, &wrong);

  g_assert_true ((object == NULL) == (wrong != NULL));
  if (object == NULL)
    {
      check_text (wrong);
      return 0;
    }
  json_object_foreach_member (object, check_member, NULL);
  check_written (object);
  return 0;
}
