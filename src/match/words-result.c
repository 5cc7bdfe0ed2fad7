/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a hand ended, as one sentence. Each case has its own for the person and
 * for somebody else: languages differ in more than the name.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words-private.h"

char *
chieu_words_points (int points)
{
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points);
}

static char *
won (const ChieuResult *result,
     const char        *who,
     const char        *call)
{
  int points = result->points[result->winner];
  g_autofree char *sum = chieu_words_points (points);

  if (points < result->worth && who == NULL)
    return g_strdup_printf (_("You win with “%1$s”: %2$s, all that was left in the pot."), call, sum);
  if (points < result->worth)
    return g_strdup_printf (_("%1$s wins with “%2$s”: %3$s, all that was left in the pot."), who, call, sum);
  if (who == NULL)
    return g_strdup_printf (_("You win with “%1$s”: %2$s."), call, sum);
  return g_strdup_printf (_("%1$s wins with “%2$s”: %3$s."), who, call, sum);
}

static char *
unpaid (const ChieuResult *result,
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
cheo_do (const char *who)
{
  return who == NULL
         ? g_strdup (_("You win, but are chèo đò: no points, and your next win is owed to the làng."))
         : g_strdup_printf (_("%s wins, but is chèo đò: no points, and the next win is owed to the làng."), who);
}

static char *
false_call (const char *who)
{
  return who == NULL
         ? g_strdup (_("You called ù without a winning hand: chèo đò, your next win is owed to the làng."))
         : g_strdup_printf (_("%s called ù without a winning hand: chèo đò, the next win is owed to the làng."), who);
}

char *
chieu_words_result (const ChieuWords  *self,
                    const ChieuResult *result,
                    const char *const *names,
                    int                seats)
{
  g_autofree char *call = chieu_words_call (self, result->cuoc, result->n_cuoc, seats);
  const char *who = result->winner >= 0 ? names[result->winner] : NULL;

  switch ((ChieuOutcome) result->outcome)
    {
    case CHIEU_OUTCOME_NONE:
      return g_strdup (_("The hand is not over."));
    case CHIEU_OUTCOME_DRAWN:
      return g_strdup (_("Nobody won: the hand is drawn."));
    case CHIEU_OUTCOME_WON:
      return won (result, who, call);
    case CHIEU_OUTCOME_UNPAID:
      return unpaid (result, who);
    case CHIEU_OUTCOME_CHEO_DO:
      return cheo_do (who);
    case CHIEU_OUTCOME_FALSE:
      return false_call (who);
    }
  g_return_val_if_reached (g_strdup (""));
}
