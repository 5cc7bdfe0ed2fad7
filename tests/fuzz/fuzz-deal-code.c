/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Codes of deals: a code that is read is written and read again as the same, and its hand can be dealt; any other text is an error.
 */
#include "fuzz.h"

#include <string.h>

#include "match/deals/deal-code.h"
#include "rules/games.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  ChieuDealCode code, second;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState state;

  if (!chieu_deal_code_parse (&code, text, &error))
    {
      g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_CODE);
      g_assert_true (g_utf8_validate (error->message, -1, NULL) && strlen (error->message) < 400);
      return 0;
    }
  g_assert_no_error (error);
  again = chieu_deal_code_to_string (&code);
  g_assert_true (chieu_deal_code_parse (&second, again, NULL));
  g_assert_true (chieu_deal_code_is_equal (&code, &second));
  chieu_rules_init (&rules, code.game);
  chieu_carry_init (&carry, code.seats, -1, false);
  carry.cai = (int8_t) code.cai;
  code.game->deal (&state, &rules, &carry, code.seed);
  return 0;
}
