/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ, the good player and the master: vừa names the likely moves, and
 * worlds in which the unseen cards are dealt again decide between them.
 */
#include "bots/bot-game.h"
#include "bots/search.h"
#include "bots.h"

/* Points above which a win does not count any higher, so that a single lucky world does not decide. */
#define POINTS_MAX 24

/* The member more is in thousandths of the points of a win beyond those of an ù suông. */
static const ChieuSearchCharacter characters[CHIEU_SEARCH_CHARACTERS] = {
  [CHIEU_SEARCH_EVEN] = { .more = 250, .loss = 1000, .haste = 0 },
  [CHIEU_SEARCH_CAREFUL] = { .more = 100, .loss = 1300, .haste = 0 },
  [CHIEU_SEARCH_GREEDY] = { .more = 600, .loss = 900, .haste = 0 },
  [CHIEU_SEARCH_HASTY] = { .more = 100, .loss = 1000, .haste = 30 },
};

/* The character for a caller that only wants to know what a move is worth. */
static const ChieuSearchCharacter impartial = { .more = 1000, .loss = 1000 };

/* ---- The policy of the playouts ---- */

/* Answers as tập sự, which looks at nothing of the full state but what its seat may see. */
static void
answer (const void  *state,
        int          seat,
        ChieuRandom *random,
        ChieuMove   *move)
{
  chieu_search_answer (&chieu_to_tom, chieu_to_tom_tap_su, state, seat, chieu_random_next (random), move);
}

static void
shuffle (void        *state,
         ChieuRandom *random)
{
  ChieuToTomState *s = state;
  int under = chieu_to_tom_count_under (s);

  chieu_random_shuffle (random, s->noc + under, (size_t) (s->noc_left - under));
}

/* Laying down and calling decide nothing. */
static bool
is_decided (const void *state)
{
  return ((const ChieuToTomState *) state)->phase >= CHIEU_EATING_LAY;
}

/* Returns: the points of the win beyond those of an ù suông */
static int
extra_points (const ChieuToTomState *s)
{
  int suong = s->rules.value[CHIEU_TO_TOM_POINTS_SUONG];
  ChieuScore score;
  int points;

  if (!chieu_to_tom_reading (s, &score, NULL))
    return 0;
  points = score.points < POINTS_MAX ? score.points : POINTS_MAX;
  return points > suong ? points - suong : 0;
}

static int32_t
value (const void                 *state,
       int                         seat,
       const ChieuSearchCharacter *character)
{
  const ChieuToTomState *s = state;
  int worth;

  if (s->winner < 0)
    return 0;
  if (character == NULL)
    character = &impartial;
  worth = (s->seats - 1) * CHIEU_SEARCH_POINT + character->more * extra_points (s);
  if (s->winner != seat)
    return -worth / (s->seats - 1) * character->loss / 1000;
  return worth + character->haste * s->noc_left;
}

/* ---- Choosing ---- */

/* Takes those of vừa's moves that leave the hand as close to a win as its best one, as many as the level compares; claiming nothing, if
 * it leaves the hand as close, in any case. */
static int
list_likely (ChieuBotQuestion       *question,
             const ChieuSearchLevel *level,
             ChieuBotRanked          likely[CHIEU_BOT_RANKED_MAX])
{
  int n = chieu_to_tom_rank_moves (question, likely), pass = chieu_bot_find_pass (question), kept = 0;

  for (int i = 0; i < n && likely[i].distance == likely[0].distance; i++)
    if (kept < level->candidates || likely[i].move == pass)
      likely[kept++] = likely[i];
  return kept;
}

static const ChieuSearchGame to_tom = {
  .obvious = chieu_to_tom_find_obvious,
  .list_likely = list_likely,
  .answer = answer,
  .shuffle = shuffle,
  .is_decided = is_decided,
  .value = value,
  .weigh = chieu_to_tom_weigh_likelihood,
  .characters = characters,
  .max_answers = CHIEU_EATING_ANSWERS_MAX,
};

const ChieuBotGame chieu_bots_to_tom = {
  .game = &chieu_to_tom,
  .think = { chieu_to_tom_tap_su, chieu_to_tom_vua },
  .search = &to_tom,
  .kha = { .worlds = 50, .orders = 4, .candidates = 4, .prior_worlds = 25, .prior_score = 10, .tries = 1 },
  .cao_thu = { .worlds = 200, .orders = 3, .candidates = 6, .prior_worlds = 50, .prior_score = 10, .tries = 8 },
};
