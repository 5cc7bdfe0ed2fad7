/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ, the good player and the master: vừa names the likely moves, and
 * worlds in which the unseen cards are dealt again decide between them.
 */
#include "search.h"
#include "to-tom-bots.h"

/* Longer than any hand: each seat may answer every card. */
#define ANSWERS_MAX 2000
/* Points above which a win is not weighed any higher: one lucky world shall not decide. */
#define POINTS_MAX 24

/* What a level spends on a decision, and how far it trusts vừa's first look. */
typedef struct
{
  int worlds;
  int orders;                    /* in which what is drawn comes in each world */
  int candidates;                /* of vừa's ranking, the best first */
  int prior_worlds;              /* vừa's ranking counts like so many worlds */
  int prior_score;               /* one unit of vừa's score, in thousandths of a point */
  int tries;                     /* worlds of which one is chosen by what the others did; 1: none is chosen */
} Level;

static const Level kha = {
  .worlds = 50, .orders = 4, .candidates = 4, .prior_worlds = 25, .prior_score = 10, .tries = 1,
};
static const Level cao_thu = {
  .worlds = 200, .orders = 3, .candidates = 6, .prior_worlds = 50, .prior_score = 10, .tries = 8,
};

/* ---- Characters ---- */

/* What a player likes, in thousandths: of the points of a win beyond those of an ù suông, of what another's win costs, and
 * of a point for each card of the nọc that a win leaves. */
typedef struct
{
  int cuoc;
  int loss;
  int haste;
} Character;

/* By seat, so that the same player sits there for the whole evening: one who weighs all alike, a careful one, one who is
 * greedy for cước, one who wants to be done soon. */
static const Character characters[] = {
  { .cuoc = 250, .loss = 1000, .haste = 0 },
  { .cuoc = 100, .loss = 1300, .haste = 0 },
  { .cuoc = 600, .loss = 900, .haste = 0 },
  { .cuoc = 100, .loss = 1000, .haste = 30 },
};

/* Who only wants to know what a move is worth. */
static const Character impartial = { .cuoc = 1000, .loss = 1000 };

static const Character *
character_of (int seat)
{
  return &characters[(size_t) seat % (sizeof characters / sizeof characters[0])];
}

/* ---- The policy of the playouts ---- */

/* Tập sự looks at nothing but what its seat may see. */
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

  chieu_random_shuffle (random, s->noc, s->noc_left);
}

/* Laying down and calling decide nothing. */
static bool
is_decided (const void *state)
{
  return ((const ChieuToTomState *) state)->phase >= CHIEU_TO_TOM_LAY;
}

/* Points beyond an ù suông's. */
static int
extra_points (const ChieuToTomState *s)
{
  int suong = s->rules.value[CHIEU_TO_TOM_POINTS_SUONG];
  ChieuReading reading;
  ChieuScore score;
  int points;

  if (!chieu_to_tom_reading (s, &score, &reading))
    return 0;
  points = score.points < POINTS_MAX ? score.points : POINTS_MAX;
  return points > suong ? points - suong : 0;
}

static int32_t
value (const void *state,
       int         seat,
       const void *data)
{
  const ChieuToTomState *s = state;
  const Character *character = data;
  int worth;

  if (s->winner < 0)
    return 0;
  worth = (s->seats - 1) * CHIEU_SEARCH_POINT + character->cuoc * extra_points (s);
  if (s->winner != seat)
    return -worth / (s->seats - 1) * character->loss / 1000;
  return worth + character->haste * s->noc_left;
}

static const ChieuSearchGame to_tom = {
  .answer = answer,
  .shuffle = shuffle,
  .is_decided = is_decided,
  .value = value,
  .max_answers = ANSWERS_MAX,
};

/* ---- Choosing ---- */

/* Keeps those of vừa's moves that leave the hand as near to a win as its best one, as many as the level compares; where there
 * is something to claim, claiming nothing is always among them. */
static int
keep_likely (const ChieuBotQuestion *question,
             const Level            *level,
             ChieuBotRanked         *ranked,
             int                     n)
{
  int pass = chieu_bot_find_pass (question), kept = 0;

  for (int i = 0; i < n && ranked[i].distance == ranked[0].distance; i++)
    if (kept < level->candidates || ranked[i].move == pass)
      ranked[kept++] = ranked[i];
  return kept;
}

static int
search (ChieuBotQuestion       *question,
        const Level            *level,
        const ChieuBotRanked   *ranked,
        int                     n)
{
  const ChieuSearchPlan plan = {
    .worlds = level->worlds,
    .orders = level->orders,
    .prior_worlds = level->prior_worlds,
    .deal = { .weigh = chieu_to_tom_likelihood, .tries = level->tries },
    .data = question->tally != NULL ? &impartial : character_of (question->seat),
  };
  ChieuSearchCandidate list[CHIEU_SEARCH_CANDIDATES_MAX];

  for (int i = 0; i < n; i++)
    list[i] = (ChieuSearchCandidate) {
      .move = &question->moves[ranked[i].move],
      .prior = level->prior_score * (ranked[i].score - ranked[0].score),
    };
  return chieu_search (question, &to_tom, &plan, list, n);
}

static int
think (ChieuBotQuestion *question,
       const Level      *level)
{
  ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX];
  uint32_t limit = question->max_nodes;
  int n;

  /* However little may be spent, half of it is for the worlds. */
  question->max_nodes = limit < 2 * CHIEU_TO_TOM_VUA_NODES ? (limit + 1) / 2 : CHIEU_TO_TOM_VUA_NODES;
  n = chieu_to_tom_rank (question, ranked);
  question->max_nodes = limit;
  if (n == 0)
    return 0;
  n = keep_likely (question, level, ranked, n);
  return ranked[n > 1 || question->tally != NULL ? search (question, level, ranked, n) : 0].move;
}

static int
think_kha (ChieuBotQuestion *question)
{
  return think (question, &kha);
}

static int
think_cao_thu (ChieuBotQuestion *question)
{
  return think (question, &cao_thu);
}

/* What one decision may evaluate: vừa's look, and each candidate in each world. */
static uint32_t
nodes_of (const Level *level)
{
  return CHIEU_TO_TOM_VUA_NODES + (uint32_t) (level->worlds * level->orders * (level->candidates + 1));
}

int
chieu_to_tom_kha (const ChieuBotTurn *turn,
                  uint32_t           *nodes)
{
  return chieu_bot_put_to (chieu_to_tom_obvious, think_kha, turn, nodes_of (&kha), nodes);
}

int
chieu_to_tom_cao_thu (const ChieuBotTurn *turn,
                      uint32_t           *nodes)
{
  return chieu_bot_put_to (chieu_to_tom_obvious, think_cao_thu, turn, nodes_of (&cao_thu), nodes);
}
