/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
give_up (const char *text)
{
  fprintf (stderr, "“%s” is not understood\n", text);
  exit (1);
}

ChieuCard
position_read_card (const char *text)
{
  ChieuCard card = chieu_deck_parse (&chieu_deck_to_tom, text, strlen (text));

  if (card >= CHIEU_TO_TOM_FACES)
    give_up (text);
  return card;
}

/* The text names equal cards once: adds the others. */
static void
repeat_card (ChieuPhu *phu)
{
  bool three = phu->kind == CHIEU_PHU_KHAN || phu->kind == CHIEU_PHU_PHONG;
  int n = three ? 3 : phu->kind == CHIEU_PHU_THIEN_KHAI ? 4 : 1;

  if (phu->n == 1)
    while (phu->n < n)
      phu->cards[phu->n++] = phu->cards[0];
}

static int
find_kind (const char *word)
{
  for (int i = 0; i < CHIEU_N_PHU_KINDS; i++)
    if (strcmp (chieu_phu_words[i], word) == 0)
      return i;
  give_up (word);
  return 0;
}

static void
end_phu (ChieuPhu    *phu,
         SlowHolding *holding)
{
  repeat_card (phu);
  if (!chieu_phu_is_valid (phu))
    give_up (chieu_phu_words[phu->kind]);
  slow_add_phu (holding, phu);
}

void
position_read (const char  *text,
               int          seats,
               SlowHolding *holding)
{
  char copy[512], *rest = NULL;
  ChieuPhu phu = { .kind = CHIEU_N_PHU_KINDS };
  bool on_mat = false;

  slow_init (holding, seats);
  snprintf (copy, sizeof copy, "%s", text);
  for (char *word = strtok_r (copy, " ", &rest); word != NULL; word = strtok_r (NULL, " ", &rest))
    if (strcmp (word, "/") == 0)
      {
        if (on_mat)
          end_phu (&phu, holding);
        memset (&phu, 0, sizeof phu);
        phu.kind = CHIEU_N_PHU_KINDS;
        on_mat = true;
      }
    else if (!on_mat)
      holding->hand[position_read_card (word)]++;
    else if (phu.kind == CHIEU_N_PHU_KINDS)
      phu.kind = (uint8_t) find_kind (word);
    else
      phu.cards[phu.n++] = position_read_card (word);
  if (on_mat)
    end_phu (&phu, holding);
}
