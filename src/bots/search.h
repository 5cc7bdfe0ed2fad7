/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The search of the upper levels, the same for every game: unseen cards are
 * dealt again in agreement with all that the seat observed, each candidate is
 * tried in the same worlds, a quick policy plays each hand to its end, and the
 * candidate with the best expected points is taken.
 *
 * Strategy fusion. To solve each world with all cards open would let the seat
 * play, later in the hand, differently in worlds that it cannot tell apart, and
 * so make moves look good that only a clairvoyant could follow up. Here nobody
 * is solved: every later answer, the searching seat's own too, is given by
 * a policy that reads only what the seat that answers may know. In two worlds
 * that look the same to a seat it answers the same. What is left is
 * that the policy plays less well than the searcher; that errs alike for all candidates.
 */
#pragma once

#include "question.h"
#include "worlds.h"

/* Most moves that are compared. */
#define CHIEU_SEARCH_CANDIDATES_MAX 16
/* Values are whole numbers, so that a sum is the same on every computer: so many are a point. */
#define CHIEU_SEARCH_POINT 1000

/* What the search has to be told of a game. All functions are pure, and may be called on several threads. */
typedef struct
{
  /**
   * answer: the policy of the playouts. @state is a full state, of which only what @seat observes may be looked at;
   * @seat is asked. A clean move of the seat goes into @move.
   */
  void (*answer) (const void *state, int seat, ChieuRandom *random, ChieuMove *move);

  /* shuffle: puts the cards that nobody knows yet, which will be drawn, in another order. NULL: there are none. */
  void (*shuffle) (void *state, ChieuRandom *random);

  /* is_decided: whether the hand @state can be valued, if it can be before its end. NULL: when nobody is asked. */
  bool (*is_decided) (const void *state);

  /* value: what the decided hand @state is worth to @seat, in thousandths of a point. NULL: chieu_search_value(). */
  int32_t (*value) (const void *state, int seat, const void *data);

  /* Answers after which a playout is broken off and not counted; no hand of the game takes as many. */
  int max_answers;
} ChieuSearchGame;

/* One move that is compared. */
typedef struct
{
  const ChieuMove *move;
  int32_t prior;                 /* what it is thought to be worth before the first world, in thousandths of a point */
} ChieuSearchCandidate;

typedef struct
{
  int worlds;                    /* dealt for a decision, at most */
  int orders;                    /* each is played out so many times, what is drawn shuffled anew; 0 is 1 */
  int prior_worlds;              /* the prior counts like so many worlds */
  ChieuWorlds deal;              /* how a world is found */
  const void *data;              /* (nullable): for value */
} ChieuSearchPlan;

/**
 * chieu_search:
 * @question: each playout spends one of its nodes
 * @candidates: at least one, at most %CHIEU_SEARCH_CANDIDATES_MAX, the likeliest first
 *
 * After a quarter of the worlds, and after half of them, the worse half of the candidates is left out, so that the worlds are
 * spent on those that are hard to tell apart. Worlds that not all candidates were tried in do not count. With the same question,
 * seed and limit it finds the same; a time limit or a cancelled question ends it between two playouts. Where the question has
 * a tally, none is left out, and what each is worth goes there; a single candidate is tried then, too.
 *
 * Returns: the place of the best candidate
 */
int chieu_search (ChieuBotQuestion           *question,
                  const ChieuSearchGame      *game,
                  const ChieuSearchPlan      *plan,
                  const ChieuSearchCandidate *candidates,
                  int                         n);

/**
 * chieu_search_answer:
 * @choose: ChieuBotLevel.choose of a quick player that looks at nothing but what its seat may see, so that it can be handed a full
 *   state: to observe it first would cost more than to answer
 * @seed: of what it decides by chance
 * @move: (out): its clean move
 *
 * The policy of a playout made of a level.
 */
void chieu_search_answer (const ChieuGame *game,
                          int            (*choose) (const ChieuBotTurn *turn, uint32_t *nodes),
                          const void      *state,
                          int              seat,
                          uint64_t         seed,
                          ChieuMove       *move);

/* What a result is worth to @seat: its points less what the others got on average, in thousandths. */
int32_t chieu_search_value (const ChieuResult *result, int seats, int seat);
