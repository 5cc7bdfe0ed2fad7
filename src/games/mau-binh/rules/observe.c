/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the view of one seat, hand by hand by owner and by what was shown, and a random full state that agrees with it.
 */
#include "contract.h"

void
chieu_mau_binh_observe (const void *state,
                        int         seat,
                        void       *view)
{
  State *s = view;

  memcpy (s, state, sizeof *s);
  s->rest = 0;
  for (int other = 0; other < s->seats; other++)
    {
      bool shown = s->asked == 0 && s->answer[other].kind != CHIEU_MAU_BINH_BO;

      if (other == seat || shown)
        continue;
      s->hand[other] = 0;
      /* When all have answered everybody knows who gave up. Before that nobody knows what others answered, nor who did so first. */
      if (s->asked != 0)
        {
          memset (&s->answer[other], 0, sizeof s->answer[other]);
          s->order[other] = 0;
        }
    }
}

static uint64_t
take_hand (ChieuRandom *random,
           ChieuCard   *pool,
           int         *n)
{
  uint64_t hand = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    {
      int at = (int) chieu_random_below (random, (uint32_t) *n);

      hand |= CHIEU_MAU_BINH_CARD (pool[at]);
      pool[at] = pool[--*n];
    }
  return hand;
}

void
chieu_mau_binh_redeal (const void  *view,
                       int          seat,
                       ChieuRandom *random,
                       void        *state)
{
  State *s = state;
  ChieuCard pool[CHIEU_MAU_BINH_FACES];
  uint64_t seen = 0;
  int n = 0;

  memcpy (s, view, sizeof *s);
  for (int other = 0; other < s->seats; other++)
    seen |= s->hand[other];
  for (ChieuCard card = 0; card < CHIEU_MAU_BINH_FACES; card++)
    if ((seen >> card & 1) == 0)
      pool[n++] = card;
  for (int other = 0; other < s->seats; other++)
    if (s->hand[other] == 0)
      {
        s->hand[other] = take_hand (random, pool, &n);
        if (s->asked != 0 && (s->asked >> other & 1) == 0)
          {
            /* A seat that has answered already is assumed to have arranged as a beginner does. */
            ChieuMauBinhAnswer *answer = &s->answer[other];

            answer->kind = CHIEU_MAU_BINH_XEP;
            chieu_mau_binh_arrange_as_beginner (s->hand[other], chieu_mau_binh_is_a5_second (&s->rules), answer->cards);
          }
      }
  while (n > 0)
    s->rest |= CHIEU_MAU_BINH_CARD (pool[--n]);
}
