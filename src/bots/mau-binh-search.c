/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ of Mậu binh. There is one decision a hand, and of what the others hold only the own cards tell
 * anything: they are in nobody else's hand. To arrange another player's cards takes long; so that was done before, for a library
 * of hands. Those that have none of the own cards, under any exchange of the suits, which count alike, are what another
 * player may hold: some thousand, instead of the few that could be dealt and arranged at the table.
 *
 * How high their chi are makes shares that hold beside this hand. Arrangements that are best by these shares, sập being counted
 * for more or for less, are compared by what would be paid in all these hands: the measure takes the three
 * chi of another player for independent, and they are not. Sập làng does not enter.
 */
#include "mau-binh-bots.h"
#include "mau-binh-library.h"

#include <string.h>

#define SUITS 4
#define SUIT_ORDERS 24
#define SAMPLES_MAX 16384
#define CANDIDATES_MAX 8

/* The shares of rates.txt count for so many hands beside those of the library, each of which counts once for each order of
 * the suits that fits. */
#define USUAL 2000

typedef struct
{
  int library;                   /* hands that are looked through */
  int looks;                     /* arrangements besides vừa's own, one for each of sap_counts */
} Level;

static const Level kha = { .library = CHIEU_MAU_BINH_LIBRARY / 4, .looks = 2 };
static const Level cao_thu = { .library = CHIEU_MAU_BINH_LIBRARY, .looks = 6 };

/* How much sập is taken to multiply by; 0: as it does in this house. */
static const int16_t sap_counts[] = { 0, 4, 1, 3, 6, 10 };

/* What another player may lay. */
typedef struct
{
  uint16_t classes[CHIEU_MAU_BINH_ROWS];
  uint16_t weight;
} Sample;

typedef struct
{
  ChieuBotQuestion question;
  const ChieuRules *rules;
  uint64_t hand;
  bool a5;
  uint64_t orders[SUIT_ORDERS];  /* the hand with its suits exchanged in every way */
  Sample samples[SAMPLES_MAX];
  int n_samples;
  ChieuMauBinhRates rates;       /* made of the samples */
  ChieuMauBinhBest candidates[CANDIDATES_MAX];
  int n;
} Search;

/* ---- What the others may hold ---- */

static uint64_t
exchange_suits (uint64_t  hand,
                const int to[SUITS])
{
  uint64_t exchanged = 0;

  for (; hand != 0; hand &= hand - 1)
    {
      int card = __builtin_ctzll (hand);

      exchanged |= CHIEU_MAU_BINH_CARD (card / SUITS * SUITS + to[card % SUITS]);
    }
  return exchanged;
}

static void
list_orders (Search *self)
{
  int n = 0;

  for (int a = 0; a < SUITS; a++)
    for (int b = 0; b < SUITS; b++)
      for (int c = 0; c < SUITS; c++)
        if (a != b && a != c && b != c)
          self->orders[n++] = exchange_suits (self->hand, (const int[SUITS]) { a, b, c, 6 - a - b - c });
}

/* How many orders of the suits leave the arranged @cards none of the own ones. */
static int
count_orders (const Search  *self,
              const uint8_t *cards)
{
  uint64_t hand = 0;
  int n = 0;

  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    hand |= CHIEU_MAU_BINH_CARD (cards[i]);
  for (int i = 0; i < SUIT_ORDERS; i++)
    n += (hand & self->orders[i]) == 0;
  return n;
}

static void
find_samples (Search *self,
              int     library)
{
  list_orders (self);
  self->n_samples = 0;
  for (int i = 0; i < library && self->n_samples < SAMPLES_MAX; i++)
    {
      const uint8_t *cards = chieu_mau_binh_library[i];
      Sample *sample = &self->samples[self->n_samples];

      sample->weight = (uint16_t) count_orders (self, cards);
      if (sample->weight == 0)
        continue;
      for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
        sample->classes[row] = (uint16_t) chieu_mau_binh_class (cards + chieu_mau_binh_row_start (row),
                                                                chieu_mau_binh_row_size (row), self->a5);
      self->n_samples++;
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

static void
make_row (Search *self,
          int     row)
{
  ChieuMauBinhRates *rates = &self->rates;
  uint32_t counts[CHIEU_MAU_BINH_CLASSES_5] = { 0 };
  int64_t total = 0;

  for (int i = 0; i < self->n_samples; i++)
    {
      counts[self->samples[i].classes[row]] += self->samples[i].weight;
      total += self->samples[i].weight;
    }
  if (row < 2)
    mix_row (counts, CHIEU_MAU_BINH_CLASSES_5, total, rates->lower5[row], rates->higher5[row]);
  else
    mix_row (counts, CHIEU_MAU_BINH_CLASSES_3, total, rates->lower3, rates->higher3);
}

static void
make_rates (Search *self)
{
  self->rates = chieu_mau_binh_rates;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    make_row (self, row);
}

/* ---- Candidates ---- */

/* The best arrangement by @rates if @sap is what sập multiplies by. */
static void
look (Search                  *self,
      const ChieuMauBinhRates *rates,
      int                      sap)
{
  ChieuMauBinhBest *best = &self->candidates[self->n];
  ChieuRules rules = *self->rules;

  if (!chieu_bot_spend (&self->question) || chieu_bot_is_late (&self->question))
    return;
  if (sap > 0)
    rules.value[CHIEU_MAU_BINH_SAP] = (int16_t) sap;
  chieu_mau_binh_best (self->hand, &rules, rates, best);
  for (int i = 0; i < self->n; i++)
    if (memcmp (self->candidates[i].cards, best->cards, sizeof best->cards) == 0)
      return;
  self->n++;
}

static int
pay_of (const Search *self,
        int           row,
        int           class)
{
  return chieu_mau_binh_pay (self->rules, row, chieu_mau_binh_kind (class, chieu_mau_binh_row_size (row)));
}

/* What @classes win against what another player may lay, summed over all that that may be. */
static int64_t
sum_points (const Search *self,
            const int     classes[CHIEU_MAU_BINH_ROWS])
{
  int64_t sum = 0;

  for (int i = 0; i < self->n_samples; i++)
    {
      const Sample *sample = &self->samples[i];
      int points = 0, rows = 0;

      for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
        {
          int more = classes[row] - sample->classes[row];

          rows += more > 0 ? 1 : more < 0 ? -1 : 0;
          points += more > 0 ? pay_of (self, row, classes[row]) : more < 0 ? -pay_of (self, row, sample->classes[row]) : 0;
        }
      if (rows == CHIEU_MAU_BINH_ROWS || rows == -CHIEU_MAU_BINH_ROWS)
        points *= self->rules->value[CHIEU_MAU_BINH_SAP];
      sum += (int64_t) points * sample->weight;
    }
  return sum;
}

/* The first of the best ones: vừa's own where nothing is better. */
static const ChieuMauBinhBest *
find_best (const Search *self)
{
  int64_t most = 0;
  int best = 0;

  for (int i = 0; i < self->n; i++)
    {
      int64_t sum = sum_points (self, self->candidates[i].classes);

      if (i == 0 || sum > most)
        {
          best = i;
          most = sum;
        }
    }
  return &self->candidates[best];
}

static void
search (Search      *self,
        const Level *level)
{
  look (self, &chieu_mau_binh_rates, 0);
  find_samples (self, level->library);
  make_rates (self);
  for (int i = 0; i < level->looks; i++)
    look (self, &self->rates, sap_counts[i]);
}

/* What vừa shows or gives up they do, too. */
static int
think (const ChieuBotTurn *turn,
       const Level        *level,
       uint32_t           *nodes)
{
  const ChieuMauBinhState *view = turn->view;
  Search self;

  self.question = chieu_bot_ask (turn, 2 + (uint32_t) level->looks);
  self.rules = &view->rules;
  self.hand = view->hand[turn->seat];
  self.a5 = view->rules.value[CHIEU_MAU_BINH_A5] != 0;
  self.n = 0;
  if (!chieu_bot_spend (&self.question))
    return 0;
  chieu_mau_binh_decide (self.hand, self.rules, turn->own);
  if (turn->own->kind == CHIEU_MAU_BINH_XEP)
    search (&self, level);
  if (self.n > 1)
    chieu_mau_binh_arrange (find_best (&self), turn->own);
  *nodes += self.question.nodes;
  return turn->n_moves;
}

int
chieu_mau_binh_kha (const ChieuBotTurn *turn,
                    uint32_t           *nodes)
{
  return think (turn, &kha, nodes);
}

int
chieu_mau_binh_cao_thu (const ChieuBotTurn *turn,
                        uint32_t           *nodes)
{
  return think (turn, &cao_thu, nodes);
}
