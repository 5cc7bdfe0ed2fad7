/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "shown-phu.h"
#include "words-to-tom.h"

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
chieu_shown_phu_add (GPtrArray       *list,
                     char            *caption,
                     gboolean         lung,
                     const ChieuCard *cards,
                     int              n)
{
  ChieuShownPhu *phu;

  g_return_if_fail (n >= 0 && n <= (int) G_N_ELEMENTS (phu->cards));

  phu = g_new0 (ChieuShownPhu, 1);
  phu->caption = caption;
  phu->lung = lung;
  phu->n = n;
  memcpy (phu->cards, cards, (gsize) n * sizeof *cards);
  g_ptr_array_add (list, phu);
}

static gboolean
is_lung (const ChieuPhu *phu)
{
  return phu->kind == CHIEU_PHU_LUNG || phu->kind == CHIEU_PHU_KHAN || phu->kind == CHIEU_PHU_PHONG
         || phu->kind == CHIEU_PHU_THIEN_KHAI;
}

void
chieu_shown_phu_add_phu (GPtrArray      *list,
                         const ChieuPhu *phu)
{
  chieu_shown_phu_add (list, g_strdup (chieu_words_to_tom_phu (phu->kind, phu->cards, phu->n)), is_lung (phu),
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
    chieu_shown_phu_add (list, g_strdup (chieu_words_to_tom_phu (CHIEU_PHU_YEU, cards, 1)), FALSE, cards, n);
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
