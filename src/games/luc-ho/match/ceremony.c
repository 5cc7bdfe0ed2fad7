/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before a hand of Lục hổ: the first seat deals one card at a time, and the dream gets one in the first round alone
 * (docs/sources.md, "The Chinese page on 六虎").
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "match/words/ceremony.h"
#include "words.h"

static void
plan (const ChieuCeremonyFacts *facts,
      ChieuCeremony            *ceremony)
{
  const ChieuLucHoState *dealt = facts->dealt;
  unsigned dealer = CHIEU_BIT (dealt->cai), all = CHIEU_BIT (dealt->seats) - 1;
  int dream = chieu_luc_ho_dream (dealt), rounds = CHIEU_LUC_HO_HAND;
  ChieuRite *rite;

  ceremony->cai = (gint8) dealt->cai;
  if (dream >= 0)
    {
      rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_ROUND, dealer);
      rite->n = 1;
      rite->to = (guint8) all;
      all &= ~CHIEU_BIT (dream);
      rounds--;
    }
  rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_ROUND, dealer);
  rite->n = (guint8) rounds;
  rite->to = (guint8) all;
}

static char *
tell_step (const ChieuCeremony *ceremony,
           int                  i,
           const char *const   *names)
{
  const ChieuRite *rite = &ceremony->rites[i];

  (void) names;
  if (ceremony->n_rites == 1)
    return g_strdup_printf (_("%d rounds are dealt, a card face down to each seat."), rite->n);
  if (i == 0)
    return g_strdup (_("In the first round each seat gets a card face down, including the dream (nhà mộng)."));
  return g_strdup_printf (_("%d more rounds are dealt, a card to each of the three; the dream gets no more."), rite->n);
}

const ChieuCeremonyWords chieu_ceremony_luc_ho = {
  .plan = plan,
  .tell = tell_step,
};
