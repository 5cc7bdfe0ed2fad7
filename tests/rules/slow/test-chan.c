/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The evaluation of Chắn against the slow solver, on hands by chance.
 *
 *   test-chan HANDS SEED
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chan-deals.h"
#include "chan.h"

static const char *
check_parting (const uint8_t *hand,
               int            mat_chan)
{
  ChieuChanShape shape;
  SlowChan slow;

  slow_chan_part (hand, &slow);
  chieu_chan_find_shape (hand, &shape);
  if (chieu_chan_count_chan (hand) != slow.chan || shape.chan != slow.chan)
    return "number of chắn";
  if ((shape.que + shape.ba_dau == 0) != slow.complete)
    return "cards that lie alone";
  return chieu_chan_is_complete (hand, mat_chan) != slow_chan_is_complete (hand, mat_chan) ? "complete" : NULL;
}

static const char *
check_shape (const uint8_t *hand)
{
  ChieuChanShape shape;
  int cards = 0;
  uint32_t faces = 0;

  chieu_chan_find_shape (hand, &shape);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    {
      cards += hand[face];
      faces |= (uint32_t) (hand[face] > 0) << face;
      if ((shape.single >> face & 1) != (hand[face] & 1u))
        return "single cards";
    }
  if (chieu_chan_find_faces (hand) != faces)
    return "faces held";
  if (shape.que > 0 && (hand[shape.que_face] & 1) == 0)
    return "the card that lies alone";
  return cards != 2 * shape.chan + 2 * shape.ca + 3 * shape.ba_dau + shape.que ? "the sets do not add up" : NULL;
}

static const char *
check_score (const ChieuChanWin *win)
{
  ChieuChanScore score;
  ChieuChanValues values;
  ChieuRules rules;
  int times[CHIEU_CHAN_N_CUOC];

  chieu_rules_init (&rules, &chieu_chan);
  chieu_chan_find_values (&rules, &values);
  chieu_chan_score (win, &score);
  slow_chan_count_cuoc (win, times);
  for (int cuoc = 0; cuoc < CHIEU_CHAN_N_CUOC; cuoc++)
    if (chieu_chan_count_cuoc (score.cuoc, score.n, cuoc) != times[cuoc])
      return chieu_chan_cuoc_ids[cuoc];
  return chieu_chan_sum_call (&values, score.cuoc, score.n) != slow_chan_find_points (times) ? "points" : NULL;
}

static const char *
check_hand (const ChieuChanWin *win)
{
  uint8_t with[CHIEU_CHAN_FACES];
  const char *wrong;

  memcpy (with, win->hand, sizeof with);
  if (win->win != CHIEU_CARD_NONE)
    {
      with[win->win]++;
      if (chieu_chan_waits (win->hand, win->mat_chan) != slow_chan_waits (win->hand, win->mat_chan))
        return "waits";
    }
  wrong = check_parting (with, win->mat_chan);
  if (wrong == NULL)
    wrong = check_parting (win->hand, win->mat_chan);
  if (wrong == NULL)
    wrong = check_shape (win->hand);
  return wrong != NULL ? wrong : check_score (win);
}

static void
print_hand (const ChieuChanWin *win)
{
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    for (int i = 0; i < win->hand[face]; i++)
      printf (" %s", chieu_deck_name (&chieu_deck_chan, face));
  printf (" with %d chắn on the mat, win %s\n", win->mat_chan, chieu_deck_name (&chieu_deck_chan, win->win));
}

int
main (int    argc,
      char **argv)
{
  long hands = argc > 1 ? atol (argv[1]) : 100000, complete = 0, seen[CHIEU_CHAN_N_CUOC] = { 0 };
  ChieuRandom random;

  chieu_random_init (&random, argc > 2 ? strtoull (argv[2], NULL, 10) : 1);
  for (long i = 0; i < hands; i++)
    {
      ChieuChanWin win;
      ChieuChanScore score;
      const char *wrong;

      chan_deal (&random, &win);
      wrong = check_hand (&win);
      if (wrong != NULL)
        {
          printf ("hand %ld: %s differs:", i, wrong);
          print_hand (&win);
          return 1;
        }
      chieu_chan_score (&win, &score);
      complete += score.complete;
      for (int k = 0; k < score.n; k++)
        seen[score.cuoc[k]]++;
    }
  printf ("%ld hands, %ld complete\n", hands, complete);
  for (int cuoc = 0; cuoc < CHIEU_CHAN_N_CUOC; cuoc++)
    if (seen[cuoc] == 0 && hands >= 100000)
      {
        printf ("no hand with %s came up\n", chieu_chan_cuoc_ids[cuoc]);
        return 1;
      }
  return 0;
}
