/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shown-phu.h"

#include <string.h>

static void
shown_phu_free (gpointer data)
{
  ChieuShownPhu *phu = data;

  g_free (phu->caption);
  g_free (phu);
}

GPtrArray *
chieu_shown_phu_list_new (void)
{
  return g_ptr_array_new_with_free_func (shown_phu_free);
}

void
chieu_shown_phu_add_cards (GPtrArray       *list,
                           char            *caption,
                           gboolean         lung,
                           const ChieuCard *cards,
                           int              n)
{
  ChieuShownPhu *phu;

  g_return_if_fail (list != NULL);
  g_return_if_fail (n >= 0 && n <= (int) G_N_ELEMENTS (phu->cards));

  phu = g_new0 (ChieuShownPhu, 1);
  phu->caption = caption;
  phu->lung = lung;
  phu->n = n;
  phu->win = -1;
  memcpy (phu->cards, cards, (gsize) n * sizeof *cards);
  g_ptr_array_add (list, phu);
}

void
chieu_shown_phu_mark_win (GPtrArray *list,
                          ChieuCard  win)
{
  g_return_if_fail (list != NULL);

  for (guint i = list->len; win != CHIEU_CARD_NONE && i > 0; i--)
    {
      ChieuShownPhu *phu = list->pdata[i - 1];

      for (int j = phu->n; j > 0; j--)
        if (phu->cards[j - 1] == win)
          {
            phu->win = j - 1;
            return;
          }
    }
}
