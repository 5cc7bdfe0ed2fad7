/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before a hand of Mậu binh: a plain deal. The source tells of none; this one is the program’s own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "match/words/ceremony.h"
#include "words.h"

static void
plan (const ChieuCeremonyFacts *facts,
      ChieuCeremony            *ceremony)
{
  ChieuRite *rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_ROUND, 0);

  rite->n = CHIEU_MAU_BINH_HAND;
  rite->to = (guint8) (CHIEU_BIT (facts->carry->seats) - 1);
}

static char *
tell_step (const ChieuCeremony *ceremony,
           int                  i,
           const char *const   *names)
{
  (void) names;
  return g_strdup_printf (_("%d rounds are dealt, a card face down to each seat. No source says how Mậu binh is dealt; this plain deal is "
                            "our own."),
                          ceremony->rites[i].n);
}

const ChieuCeremonyWords chieu_ceremony_mau_binh = {
  .plan = plan,
  .tell = tell_step,
};
