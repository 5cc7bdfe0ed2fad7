/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * House rules: an error, or rules in range that are written and read again the same.
 */
#include "fuzz.h"

#include <string.h>

#include "match/record/house-rules.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuHouseRules) house = chieu_house_rules_parse ((const char *) data, (gssize) size, "file", &error);
  g_autoptr (ChieuHouseRules) again = NULL;
  g_autofree char *text = NULL;

  if (house == NULL)
    {
      g_assert_true (g_str_has_prefix (error->message, "file: "));
      return 0;
    }
  for (int i = 0; i < house->game->n_switches; i++)
    g_assert_true (chieu_rules_allows (house->game, i, house->rules.value[i]));
  text = chieu_house_rules_to_string (house);
  again = chieu_house_rules_parse (text, -1, "file", &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&again->rules, sizeof again->rules, &house->rules, sizeof house->rules);
  return 0;
}
