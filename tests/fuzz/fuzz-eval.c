/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A line of "chieu-engine eval": every line has one answer, which is one JSON
 * object on one line.
 */
#include "fuzz.h"

#include <string.h>

#include "engine/eval.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *answer = chieu_engine_eval_line ((const char *) data, size, 1);
  g_autoptr (JsonParser) parser = json_parser_new ();

  g_assert_nonnull (answer);
  g_assert_null (strchr (answer, '\n'));
  g_assert_true (json_parser_load_from_data (parser, answer, -1, NULL));
  g_assert_true (JSON_NODE_HOLDS_OBJECT (json_parser_get_root (parser)));
  return 0;
}
