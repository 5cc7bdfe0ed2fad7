/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "others.h"

#define SUITS CHIEU_MAU_BINH_SUITS
#define SUIT_ORDERS 24
/* The sum of the numbers of the suits. */
#define SUITS_SUM (0 + 1 + 2 + 3)

/* How many hands the shares of rates.txt count for beside those of the library, each of which counts once for each order of the
 * suits that fits. */
#define USUAL 2000

/* ---- What they may hold ---- */

static uint64_t
exchange_suits (uint64_t  hand,
                const int to[SUITS])
{
  uint64_t exchanged = 0;

  for (; hand != 0; hand &= hand - 1)
    {
      ChieuCard card = (ChieuCard) __builtin_ctzll (hand);

      exchanged |= CHIEU_MAU_BINH_CARD (CHIEU_MAU_BINH_FACE (chieu_mau_binh_rank (card), to[chieu_mau_binh_suit (card)]));
    }
  return exchanged;
}

/* Lists the hand with its suits exchanged in every way. */
static void
list_orders (uint64_t hand,
             uint64_t orders[SUIT_ORDERS])
{
  int n = 0;

  for (int a = 0; a < SUITS; a++)
    for (int b = 0; b < SUITS; b++)
      for (int c = 0; c < SUITS; c++)
        if (a != b && a != c && b != c)
          orders[n++] = exchange_suits (hand, (const int[SUITS]) { a, b, c, SUITS_SUM - a - b - c });
}

/* One card more of a rank than there are. */
#define FIVE (SUITS + 1)

/* A sum of five or more sets the highest of its four bits. Returns: whether two hands with these ranks have five cards of one: then
 * no order of the suits leaves them apart */
static bool
have_five_of_a_rank (uint64_t ranks,
                     uint64_t others)
{
  return ((ranks + others + CHIEU_MAU_BINH_EACH_RANK * (8 - FIVE)) & CHIEU_MAU_BINH_EACH_RANK << 3) != 0;
}

/* Counts the orders of the suits in which the arranged @cards have none of the player's own ones, which have these @ranks. */
static int
count_orders (const uint64_t  orders[SUIT_ORDERS],
              uint64_t        ranks,
              const uint8_t  *cards)
{
  uint64_t hand = 0;
  int n = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    hand |= CHIEU_MAU_BINH_CARD (cards[i]);
  if (have_five_of_a_rank (ranks, chieu_mau_binh_count_ranks (hand)))
    return 0;
  for (int i = 0; i < SUIT_ORDERS; i++)
    n += (hand & orders[i]) == 0;
  return n;
}

static int
pay_of (const ChieuMauBinhOthers *self,
        int                       row,
        int                       class)
{
  return chieu_mau_binh_pay (self->rules, row, chieu_mau_binh_kind (class, chieu_mau_binh_row_size (row)));
}

void
chieu_mau_binh_others_find (ChieuMauBinhOthers *self,
                            uint64_t            hand,
                            const ChieuRules   *rules,
                            int                 library)
{
  uint64_t orders[SUIT_ORDERS], ranks = chieu_mau_binh_count_ranks (hand);

  self->rules = rules;
  self->a5 = chieu_mau_binh_is_a5_second (rules);
  self->n = 0;
  list_orders (hand, orders);
  for (int i = 0; i < library && self->n < CHIEU_MAU_BINH_SAMPLES_MAX; i++)
    {
      const uint8_t *cards = chieu_mau_binh_library[i];
      ChieuMauBinhSample *sample = &self->samples[self->n];

      sample->weight = (uint16_t) count_orders (orders, ranks, cards);
      if (sample->weight == 0)
        continue;
      for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
        {
          int class = chieu_mau_binh_row_class (cards, row, self->a5);

          sample->classes[row] = (uint16_t) class;
          sample->pays[row] = (int16_t) pay_of (self, row, class);
        }
      self->n++;
    }
}

/* ---- Shares ---- */

/* Mixes the usual shares of @n classes with how often @counts has them, of @total. */
static void
mix_row (const uint32_t *counts,
         int             n,
         int64_t         total,
         uint16_t       *lower,
         uint16_t       *higher)
{
  int64_t below = 0;

  for (int class = 0; class < n; class++)
    {
      int64_t above = total - below - counts[class];

      lower[class] = (uint16_t) ((USUAL * lower[class] + below * CHIEU_MAU_BINH_SHARE) / (USUAL + total));
      higher[class] = (uint16_t) ((USUAL * higher[class] + above * CHIEU_MAU_BINH_SHARE) / (USUAL + total));
      below += counts[class];
    }
}

void
chieu_mau_binh_others_find_rates (const ChieuMauBinhOthers *self,
                                  ChieuMauBinhRates        *rates)
{
  *rates = chieu_mau_binh_rates;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      uint32_t counts[CHIEU_MAU_BINH_CLASSES_5] = { 0 };
      int64_t total = 0;

      for (int i = 0; i < self->n; i++)
        {
          counts[self->samples[i].classes[row]] += self->samples[i].weight;
          total += self->samples[i].weight;
        }
      if (row < CHIEU_MAU_BINH_LONG_ROWS)
        mix_row (counts, CHIEU_MAU_BINH_CLASSES_5, total, rates->lower5[row], rates->higher5[row]);
      else
        mix_row (counts, CHIEU_MAU_BINH_CLASSES_3, total, rates->lower3, rates->higher3);
    }
}

/* Shares are told in hundredths. */
#define PER_CENT 100

int64_t
chieu_mau_binh_others_count (const ChieuMauBinhOthers *self)
{
  int64_t count = 0;

  for (int i = 0; i < self->n; i++)
    count += self->samples[i].weight;
  return count;
}

void
chieu_mau_binh_others_find_shares (const ChieuMauBinhOthers *self,
                                   int                       row,
                                   int                       class,
                                   int                      *lower,
                                   int                      *higher)
{
  int64_t count = chieu_mau_binh_others_count (self), below = 0, above = 0;

  for (int i = 0; i < self->n; i++)
    {
      below += self->samples[i].classes[row] < class ? self->samples[i].weight : 0;
      above += self->samples[i].classes[row] > class ? self->samples[i].weight : 0;
    }
  *lower = count > 0 ? (int) ((PER_CENT * below + count / 2) / count) : 0;
  *higher = count > 0 ? (int) ((PER_CENT * above + count / 2) / count) : 0;
}

/* ---- Points ---- */

int64_t
chieu_mau_binh_others_sum_points (const ChieuMauBinhOthers *self,
                                  const int                 classes[CHIEU_MAU_BINH_ROWS])
{
  const int sap = self->rules->value[CHIEU_MAU_BINH_SAP];
  int pays[CHIEU_MAU_BINH_ROWS];
  int64_t sum = 0;

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    pays[row] = pay_of (self, row, classes[row]);
  for (int i = 0; i < self->n; i++)
    {
      const ChieuMauBinhSample *sample = &self->samples[i];
      int points = 0, rows = 0;

      /* Whether a chi wins cannot be predicted, so the code has no branch on it. */
      for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
        {
          int won = classes[row] > sample->classes[row], lost = classes[row] < sample->classes[row];

          rows += won - lost;
          points += won * pays[row] - lost * sample->pays[row];
        }
      points *= rows == CHIEU_MAU_BINH_ROWS || rows == -CHIEU_MAU_BINH_ROWS ? sap : 1;
      sum += (int64_t) points * sample->weight;
    }
  return sum;
}
