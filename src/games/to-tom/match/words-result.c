/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes the end of a hand of Tổ tôm that earned nothing, and a fault that all saw (docs/rules/to-tom.md, "Faults").
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

static char *
describe_unpaid (const ChieuResult *result,
                 const char        *who)
{
  if (result->paid_debt)
    return who == NULL
           ? g_strdup (_("You win, and the win pays your debt to the làng: no points this time."))
           : g_strdup_printf (_("%s wins, and the win pays the debt to the làng: no points this time."), who);
  return who == NULL
         ? g_strdup (_("You win, but the win is unpaid: the làng found a fault."))
         : g_strdup_printf (_("%s wins, but the win is unpaid: the làng found a fault."), who);
}

static char *
describe_cheo_do (const char *who)
{
  return who == NULL
         ? g_strdup (_("You win, but are chèo đò: no points, and your next win is owed to the làng."))
         : g_strdup_printf (_("%s wins, but is chèo đò: no points, and the next win is owed to the làng."), who);
}

static char *
describe_false_call (const char *who)
{
  return who == NULL
         ? g_strdup (_("You called ù without a winning hand: chèo đò. Your next win is owed to the làng."))
         : g_strdup_printf (_("%s called ù without a winning hand: chèo đò. The next win is owed to the làng."), who);
}

char *
chieu_words_to_tom_unpaid (const ChieuResult *result,
                           const char        *who)
{
  if (result->outcome == CHIEU_OUTCOME_CHEO_DO)
    return describe_cheo_do (who);
  return result->outcome == CHIEU_OUTCOME_FALSE ? describe_false_call (who) : describe_unpaid (result, who);
}

char *
chieu_words_to_tom_fault_seen (const char *fault,
                               const char *sayer,
                               const char *who)
{
  /* Nothing comes of the fault before the win, so nothing is said of @who. */
  (void) who;
  /* Translators: a player, and the name of a fault that everybody saw. */
  return g_strdup_printf (_("%1$s has seen a fault: %2$s. The làng judges it at the win."), sayer, fault);
}
