/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search.h"

#include <string.h>

/* One search. */
typedef struct
{
  ChieuBotQuestion *question;
  const ChieuSearchGame *game;
  const ChieuSearchLevel *level;
  const ChieuSearchCharacter *character;           /* NULL if the game has none, or somebody asks what the moves are worth */
  const ChieuSearchCandidate *candidates;
  int n;                                           /* candidates still compared */
  int place[CHIEU_BOT_TALLY_MAX];                  /* their places in candidates; sort_candidates() puts the best first */
  int64_t sum[CHIEU_BOT_TALLY_MAX];                /* of its values in the worlds that counted, by place in candidates */
  int worlds;                                      /* counted so far */
} Search;

void
chieu_search_answer (const ChieuGame *game,
                     int            (*choose) (const ChieuBotTurn *turn, uint32_t *nodes),
                     const void      *state,
                     int              seat,
                     uint64_t         seed,
                     ChieuMove       *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuBotBudget budget = { .seed = seed };
  ChieuBotTurn turn = { .game = game, .view = state, .seat = seat, .moves = moves, .budget = &budget };
  uint32_t nodes = 0;

  turn.n_moves = game->moves (state, seat, CHIEU_MOVES_CLEAN, moves);
  *move = moves[turn.n_moves == 1 ? 0 : choose (&turn, &nodes)];
}

/* Returns: the value of a result to @seat, in thousandths of a point: its points less what the others got on average */
static int32_t
value_of_result (const ChieuResult *result,
                 int                seat)
{
  int seats = result->next.seats;
  int32_t others = 0;

  for (int i = 0; i < seats; i++)
    if (i != seat)
      others += result->points[i];
  return CHIEU_SEARCH_POINT * result->points[seat] - CHIEU_SEARCH_POINT * others / (seats - 1);
}

/* Returns: what the decided hand @state is worth to the seat of the question, in thousandths of a point */
static int32_t
value_of (const Search *self,
          const void   *state)
{
  const ChieuBotQuestion *question = self->question;
  ChieuResult result;

  if (self->character != NULL || self->game->is_decided != NULL)
    return self->game->value (state, question->seat, self->character);
  question->game->result (state, &result);
  return value_of_result (&result, question->seat);
}

/* @asked: (out): the seats that have to answer, as bits. Returns: whether @state can be valued */
static bool
is_decided (const Search     *self,
            const ChieuState *state,
            unsigned         *asked)
{
  *asked = self->question->game->to_answer (state);
  return *asked == 0 || (self->game->is_decided != NULL && self->game->is_decided (state));
}

/* Plays @state to its end once the seat has made @move. @value: (out): what the hand is worth then. Returns: false if it did not end */
static bool
play_out (const Search    *self,
          const ChieuMove *move,
          ChieuRandom      random,
          ChieuState      *state,
          int32_t         *value)
{
  const ChieuGame *game = self->question->game;
  unsigned asked;

  if (game->apply (state, self->question->seat, move, NULL) != CHIEU_REASON_NONE)
    return false;
  for (int i = 0; !is_decided (self, state, &asked); i++)
    {
      ChieuMove answer;
      int seat = __builtin_ctz (asked);

      if (i == self->game->max_answers)
        return false;
      self->game->answer (state, seat, &random, &answer);
      if (game->apply (state, seat, &answer, NULL) != CHIEU_REASON_NONE)
        return false;
    }
  *value = value_of (self, state);
  return true;
}

/* Plays each move that is still compared once in @world, all with the same random numbers, and adds what they are worth to @sum. If a
 * hand does not end, @whole becomes false and no more are played. Returns: false when it is time to stop */
static bool
try_order (Search           *self,
           const ChieuState *world,
           ChieuRandom       random,
           int64_t           sum[CHIEU_BOT_TALLY_MAX],
           bool             *whole)
{
  for (int i = 0; *whole && i < self->n; i++)
    {
      ChieuState state;
      int32_t value = 0;

      if (!chieu_bot_spend_node (self->question) || chieu_bot_is_late (self->question))
        return false;
      memcpy (&state, world, self->question->game->state_size);
      *whole = play_out (self, self->candidates[self->place[i]].move, random, &state, &value);
      sum[i] += value;
    }
  return true;
}

/* Tries all moves that are still compared in a new world. Returns: false when it is time to stop. */
static bool
try_world (Search *self)
{
  int64_t sum[CHIEU_BOT_TALLY_MAX] = { 0 };
  int orders = self->level->orders > 1 ? self->level->orders : 1;
  ChieuState world;
  bool whole = true;

  chieu_worlds_deal (self->question, self->game->weigh, self->level->tries, &world);
  for (int order = 0; order < orders; order++)
    {
      ChieuRandom chance;

      if (order > 0)
        self->game->shuffle (&world, &self->question->random);
      chieu_random_init (&chance, chieu_random_next (&self->question->random));
      if (!try_order (self, &world, chance, sum, &whole))
        return false;
    }
  for (int i = 0; whole && i < self->n; i++)
    self->sum[self->place[i]] += sum[i] / orders;
  self->worlds += whole;
  return true;
}

/* ---- Comparing ---- */

/* Returns: the worth of candidate @place by all worlds and the prior. A sum will do for a mean, as all candidates were tried in equally
 * many worlds. */
static int64_t
worth_of (const Search *self,
          int           place)
{
  return self->sum[place] + (int64_t) self->level->prior_worlds * self->candidates[place].prior;
}

/* Sorts the best to the front; equal ones keep their order, which at first is that of the candidates, the likeliest first. */
static void
sort_candidates (Search *self)
{
  for (int i = 1; i < self->n; i++)
    {
      int place = self->place[i], at = i;

      while (at > 0 && worth_of (self, self->place[at - 1]) < worth_of (self, place))
        {
          self->place[at] = self->place[at - 1];
          at--;
        }
      self->place[at] = place;
    }
}

static bool
is_milestone (const ChieuSearchLevel *level,
              int                     dealt)
{
  return dealt == level->worlds / 4 || dealt == level->worlds / 2;
}

/* ---- Telling what was found ---- */

/* Lists in @all the @n candidates, and the move that the caller asked about if it is none of them. Returns: how many there are */
static int
list_with_asked (const ChieuBotTally        *tally,
                 const ChieuSearchCandidate *candidates,
                 int                         n,
                 ChieuSearchCandidate        all[CHIEU_BOT_TALLY_MAX])
{
  memcpy (all, candidates, (size_t) n * sizeof *all);
  if (tally->also == NULL)
    return n;
  for (int i = 0; i < n; i++)
    if (chieu_move_equal (all[i].move, tally->also))
      return n;
  all[n] = (ChieuSearchCandidate) { .move = tally->also };
  return n + 1;
}

/* Returns: the best of the first @n; the move that was only asked about is not among them unless it is a candidate, too */
static int
find_best (const Search *self,
           int           n)
{
  int i = 0;

  while (self->place[i] >= n)
    i++;
  return self->place[i];
}

/* Tries all candidates in the same worlds, leaving none out, and writes down what they are worth. Returns: the place of the best */
static int
fill_tally (Search *self)
{
  ChieuBotTally *tally = self->question->tally;
  ChieuSearchCandidate all[CHIEU_BOT_TALLY_MAX];
  ChieuSearchLevel measured = *self->level;
  int n = self->n;

  measured.prior_worlds = 0;
  self->level = &measured;
  self->n = list_with_asked (tally, self->candidates, n, all);
  self->candidates = all;
  self->place[n] = n;
  for (int dealt = 0; dealt < tally->worlds; dealt++)
    if (!try_world (self))
      break;
  sort_candidates (self);
  /* A move is worth its average, without the prior, which is no measure of points. */
  tally->tried = self->worlds;
  tally->n = self->worlds > 0 ? self->n : 0;
  for (int i = 0; i < tally->n; i++)
    {
      tally->items[i].move = *self->candidates[self->place[i]].move;
      tally->items[i].value = (int32_t) (self->sum[self->place[i]] / self->worlds);
    }
  return find_best (self, n);
}

/* Tries the candidates, leaving the worse ones out on the way. Returns: the place of the best */
static int
compare_candidates (Search *self)
{
  for (int dealt = 0; self->n > 1 && dealt < self->level->worlds; dealt++)
    {
      if (is_milestone (self->level, dealt) && self->n > 2)
        {
          sort_candidates (self);
          self->n = (self->n + 1) / 2;
        }
      if (!try_world (self))
        break;
    }
  sort_candidates (self);
  return self->place[0];
}

int
chieu_search_find_best (ChieuBotQuestion           *question,
                        const ChieuSearchGame      *game,
                        const ChieuSearchLevel     *level,
                        const ChieuSearchCandidate *candidates,
                        int                         n)
{
  Search self = { .question = question, .game = game, .level = level, .candidates = candidates, .n = n };

  for (int i = 0; i < n; i++)
    self.place[i] = i;
  if (question->tally != NULL)
    return fill_tally (&self);
  if (game->characters != NULL)
    self.character = &game->characters[question->seat % CHIEU_SEARCH_CHARACTERS];
  return compare_candidates (&self);
}

/* ---- A level ---- */

/* Lists the likely moves. However small the budget is, half of it is left for the worlds. Returns: how many */
static int
list_likely_moves (ChieuBotQuestion       *question,
                   const ChieuSearchGame  *game,
                   const ChieuSearchLevel *level,
                   ChieuBotRanked          likely[CHIEU_BOT_RANKED_MAX])
{
  uint32_t limit = question->max_nodes;
  int n;

  question->max_nodes = limit < 2 * CHIEU_BOT_RANK_NODES ? (limit + 1) / 2 : CHIEU_BOT_RANK_NODES;
  n = game->list_likely (question, level, likely);
  question->max_nodes = limit;
  return n;
}

static int
choose_move (ChieuBotQuestion       *question,
             const ChieuSearchGame  *game,
             const ChieuSearchLevel *level)
{
  ChieuBotRanked likely[CHIEU_BOT_RANKED_MAX];
  ChieuSearchCandidate candidates[CHIEU_SEARCH_CANDIDATES_MAX];
  int n = list_likely_moves (question, game, level, likely), pass = chieu_bot_find_pass (question);

  /* Without a likely move the question was given up: nobody waits for the answer any more. */
  if (n == 0)
    return pass >= 0 ? pass : 0;
  for (int i = 0; i < n; i++)
    candidates[i] = (ChieuSearchCandidate) {
      .move = &question->moves[likely[i].move],
      .prior = level->prior_score * (likely[i].score - likely[0].score),
    };
  return likely[chieu_search_find_best (question, game, level, candidates, n)].move;
}

/* Returns: the number of hands that one decision may evaluate: the first look, and each candidate in each world */
static uint32_t
nodes_of (const ChieuSearchLevel *level)
{
  int orders = level->orders > 1 ? level->orders : 1;

  return CHIEU_BOT_RANK_NODES + (uint32_t) (level->worlds * orders * (level->candidates + 1));
}

int
chieu_search_choose (const ChieuSearchGame  *game,
                     const ChieuSearchLevel *level,
                     const ChieuBotTurn     *turn,
                     uint32_t               *nodes)
{
  ChieuSearchLevel with_effort = *level;
  ChieuBotQuestion question;
  int choice;

  with_effort.worlds = chieu_bot_scale_by_effort (turn, level->worlds);
  question = chieu_bot_make_question (turn, nodes_of (&with_effort));
  choice = game->obvious (&question);
  if (choice < 0)
    choice = choose_move (&question, game, &with_effort);
  *nodes += question.nodes;
  return choice;
}
