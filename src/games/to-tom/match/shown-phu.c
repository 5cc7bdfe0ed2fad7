/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shown-phu.h"

#include "words.h"

static gboolean
is_lung (const ChieuPhu *phu)
{
  return phu->kind == CHIEU_PHU_LUNG || chieu_phu_kind_is_equal (phu->kind);
}

void
chieu_shown_phu_add_phu (GPtrArray      *list,
                         const ChieuPhu *phu)
{
  chieu_shown_phu_add_cards (list, g_strdup (chieu_words_to_tom_phu (phu->kind, phu->cards, phu->n)), is_lung (phu),
                             phu->cards, phu->n);
}

/* Single yêu lie together: each is a phu, but nobody counts them one by one. */
static void
add_yeu (GPtrArray          *list,
         const ChieuReading *reading)
{
  ChieuCard cards[CHIEU_READING_PHU_MAX];
  int n = 0;

  for (int i = 0; i < reading->n; i++)
    if (reading->phu[i].kind == CHIEU_PHU_YEU)
      cards[n++] = reading->phu[i].cards[0];
  if (n > 0)
    chieu_shown_phu_add_cards (list, g_strdup (chieu_words_to_tom_phu (CHIEU_PHU_YEU, cards, 1)), FALSE, cards, n);
}

void
chieu_shown_phu_add_reading (GPtrArray          *list,
                             const ChieuReading *reading)
{
  for (int lung = 1; lung >= 0; lung--)
    for (int i = 0; i < reading->n; i++)
      if (is_lung (&reading->phu[i]) == lung && reading->phu[i].kind != CHIEU_PHU_YEU)
        chieu_shown_phu_add_phu (list, &reading->phu[i]);
  add_yeu (list, reading);
}
