/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes the end of a hand of Chắn that earned nothing, and a fault that all saw
 * (help/C/chan-faults.page).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* Counts the players who called falsely: the result tells of each of them. */
static int
count_false (const ChieuResult *result)
{
  int n = 0;

  for (int i = 0; i < result->n_faults; i++)
    n += chieu_chan_fault_kind (result->faults[i].reason) == CHIEU_CHAN_KIND_U_LAO;
  return n;
}

static char *
describe_false_call (const ChieuResult *result,
                     const char        *who)
{
  int n = count_false (result);

  if (n > 1)
    return g_strdup_printf (ngettext ("%d player called ù without a winning hand (ù láo) and pays each of the others.",
                                      "%d players called ù without a winning hand (ù láo), and each of them pays the others.",
                                      (gulong) n), n);
  return who == NULL
         ? g_strdup (_("You called ù without a winning hand (ù láo) and pay each of the others."))
         : g_strdup_printf (_("%s called ù without a winning hand (ù láo) and pays each of the others."), who);
}

char *
chieu_words_chan_unpaid (const ChieuResult *result,
                         const char        *who)
{
  if (result->outcome == CHIEU_OUTCOME_FALSE)
    return describe_false_call (result, who);
  if (result->points[result->winner] < 0)
    return who == NULL
           ? g_strdup (_("You win, but the làng found a fault: the win earns nothing, and you pay the others."))
           : g_strdup_printf (_("%s wins, but the làng found a fault: the win earns nothing, and the others are paid."), who);
  return who == NULL
         ? g_strdup (_("You win, but the win is unpaid: the làng found a fault."))
         : g_strdup_printf (_("%s wins, but the win is unpaid: the làng found a fault."), who);
}

char *
chieu_words_chan_fault_seen (const char *fault,
                             const char *sayer,
                             const char *who)
{
  if (who == NULL)
    /* Translators: a player, and the name of a fault that everybody saw. */
    return g_strdup_printf (_("%1$s calls báo: %2$s. From now on you only draw and pass, and at the end you pay for all who lost."),
                            sayer, fault);
  /* Translators: a player who saw a fault, its name, and the player who made it. */
  return g_strdup_printf (_("%1$s calls báo: %2$s. From now on %3$s only draws and passes, and at the end pays for all who lost."),
                          sayer, fault, who);
}
