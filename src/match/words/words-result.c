/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says in one sentence how a hand ended. Each case has one sentence for the person and one for other players, because languages
 * differ in more than the name.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words-table.h"
#include "words.h"

gboolean
chieu_words_may_end (const ChieuWords *self,
                     ChieuOutcome      outcome)
{
  return outcome == CHIEU_OUTCOME_DRAWN || outcome == CHIEU_OUTCOME_WON || (self->outcomes >> outcome & 1) != 0;
}

gboolean
chieu_words_has_u (const ChieuWords *self)
{
  return !self->no_u;
}

/* Returns: (transfer full): the sentence for games without ù, which is the same in English, but not in every language */
static char *
describe_win_without_u (const char *who,
                        const char *call,
                        const char *sum)
{
  if (who == NULL)
    /* Translators: of a game in which nobody says ù: what the win was, and points. */
    return g_strdup_printf (C_("no ù", "You win with “%1$s”: %2$s."), call, sum);
  /* Translators: of a game in which nobody says ù: a player, what the win was, and points. */
  return g_strdup_printf (C_("no ù", "%1$s wins with “%2$s”: %3$s."), who, call, sum);
}

static char *
describe_win (const ChieuWords  *self,
              const ChieuResult *result,
              const char        *who,
              const char        *call)
{
  int points = result->points[result->winner];
  g_autofree char *sum = chieu_words_points (points);

  if (self->no_u)
    return describe_win_without_u (who, call, sum);
  if (points < result->worth && who == NULL)
    return g_strdup_printf (_("You win with “%1$s”: %2$s, all that was left in the pot."), call, sum);
  if (points < result->worth)
    return g_strdup_printf (_("%1$s wins with “%2$s”: %3$s, all that was left in the pot."), who, call, sum);
  if (who == NULL)
    return g_strdup_printf (_("You win with “%1$s”: %2$s."), call, sum);
  return g_strdup_printf (_("%1$s wins with “%2$s”: %3$s."), who, call, sum);
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
      return g_strdup (self->no_u ? C_("no ù", "Nobody won: the hand is drawn.") : _("Nobody won: the hand is drawn."));
    case CHIEU_OUTCOME_WON:
      return describe_win (self, result, who, call);
    case CHIEU_OUTCOME_UNPAID:
    case CHIEU_OUTCOME_CHEO_DO:
    case CHIEU_OUTCOME_FALSE:
      g_return_val_if_fail (self->unpaid != NULL, g_strdup (""));
      return self->unpaid (result, who);
    }
  g_return_val_if_reached (g_strdup (""));
}
