/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ of Mậu binh. There is one decision a hand, and of what the others hold only the own cards tell
 * anything: they are in nobody else's hand. To arrange another player's cards takes long; so that was done before, for a library
 * of hands. Those that have none of the own cards, under any exchange of the suits, which count alike, are what another
 * player may hold: some thousand, instead of the few that could be dealt and arranged at the table.
 *
 * How high their chi are makes shares that hold beside this hand (mau-binh-others.h). Arrangements that are best by these
 * shares, sập being counted for more or for less, are compared by what would be paid in all these hands: the measure takes
 * the three chi of another player for independent, and they are not. Sập làng does not enter.
 */
#include "mau-binh-others.h"
#include "mau-binh-tally.h"

#include <string.h>

#define CANDIDATES_MAX 8

typedef struct
{
  int library;                   /* hands that are looked through */
  int looks;                     /* arrangements besides vừa's own, one for each of sap_counts */
} Level;

static const Level kha = { .library = CHIEU_MAU_BINH_LIBRARY / 4, .looks = 2 };
static const Level cao_thu = { .library = CHIEU_MAU_BINH_LIBRARY, .looks = 6 };

/* How much sập is taken to multiply by; 0: as it does in this house. */
static const int16_t sap_counts[] = { 0, 4, 1, 3, 6, 10 };

typedef struct
{
  ChieuBotQuestion question;
  const ChieuRules *rules;
  uint64_t hand;
  ChieuMauBinhOthers others;
  ChieuMauBinhRates rates;       /* made of what they may lay */
  ChieuMauBinhBest candidates[CANDIDATES_MAX];
  int n;
} Search;

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

/* The first of the best ones: vừa's own where nothing is better. */
static const ChieuMauBinhBest *
find_best (const Search *self)
{
  int64_t most = 0;
  int best = 0;

  for (int i = 0; i < self->n; i++)
    {
      int64_t sum = chieu_mau_binh_others_points (&self->others, self->candidates[i].classes);

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
  chieu_mau_binh_others_find (&self->others, self->hand, self->rules, level->library);
  chieu_mau_binh_others_rates (&self->others, &self->rates);
  for (int i = 0; i < level->looks; i++)
    look (self, &self->rates, sap_counts[i]);
}

/* What vừa shows or gives up they do, too. Where it is to be told what all bring, the best of these is the choice. */
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
  self.n = 0;
  if (!chieu_bot_spend (&self.question))
    return 0;
  chieu_mau_binh_decide (self.hand, self.rules, turn->own);
  if (self.question.tally != NULL)
    {
      chieu_mau_binh_others_find (&self.others, self.hand, self.rules, level->library);
      chieu_mau_binh_fill_tally (turn, &self.others);
    }
  else if (turn->own->kind == CHIEU_MAU_BINH_XEP)
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
