/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The search of the upper levels, the same for every game: unseen cards are dealt again in agreement with all that the seat
 * observed, each candidate is tried in the same worlds, a quick policy plays each hand to its end, and the candidate with the
 * best expected points is taken.
 *
 * Strategy fusion. To solve each world with all cards open would let the seat play, later in the hand, differently in worlds that
 * it cannot tell apart, and so make moves look good that only a clairvoyant could follow up. Here no world is solved: every later
 * answer, the searching seat's own too, is given by a policy that reads only what the answering seat may know. In two worlds that
 * look the same to a seat it answers the same. What remains is that the policy plays less well than the searcher; that error is
 * the same for all candidates.
 */
#pragma once

#include "ranked.h"
#include "worlds.h"

/* The most moves that are compared; one more may be asked about. */
#define CHIEU_SEARCH_CANDIDATES_MAX (CHIEU_BOT_TALLY_MAX - 1)
/* Values are whole numbers, so that a sum is the same on every computer: this many make a point. */
#define CHIEU_SEARCH_POINT 1000

/* A player's taste beside the plain points; it changes a little what a hand is worth to him. */
typedef struct
{
  int more;                      /* what he makes of the points of a win beyond the least one: what each is worth, in thousandths,
                                  * or in Chắn the most points of a win that count at all */
  int loss;                      /* what a point lost by another's win costs, in thousandths */
  int haste;                     /* what each card that is left when he wins is worth, in thousandths of a point */
} ChieuSearchCharacter;

/* Players of one table differ by seat, so that the same player sits there for the whole evening. */
enum
{
  CHIEU_SEARCH_EVEN,             /* weighs all alike */
  CHIEU_SEARCH_CAREFUL,
  CHIEU_SEARCH_GREEDY,           /* for cước, or for more cards */
  CHIEU_SEARCH_HASTY,            /* wants the hand to end soon */
  CHIEU_SEARCH_CHARACTERS
};

/* The effort of a level for one decision, and how far it trusts the first look. */
typedef struct
{
  int worlds;                    /* dealt for a decision, at most */
  int orders;                    /* how many times each world is played out, with the undrawn cards shuffled anew; 0 means 1,
                                  * for games without a shuffle */
  int candidates;                /* moves that are compared, fewer than CHIEU_SEARCH_CANDIDATES_MAX; some games add one that is
                                  * always among them */
  int prior_worlds;              /* how many worlds the first look counts for */
  int prior_score;               /* one unit of its score, in thousandths of a point */
  int tries;                     /* how many worlds are dealt for each that is chosen by what the others did; 1: none is chosen */
} ChieuSearchLevel;

/* Everything that the search has to be told of a game. All functions are pure, and may be called on several threads. */
typedef struct
{
  /* obvious: the place of a move that needs no thought, or −1. */
  int (*obvious) (const ChieuBotQuestion *question);

  /* list_likely: lists the moves that @level tries, the likeliest first; each hand evaluated spends a node. Returns: how many, at most
   * CHIEU_SEARCH_CANDIDATES_MAX; 0 if nobody waits for the answer any more */
  int (*list_likely) (ChieuBotQuestion *question, const ChieuSearchLevel *level, ChieuBotRanked likely[CHIEU_BOT_RANKED_MAX]);

  /**
   * answer: the policy of the playouts. @state is a full state, of which only what @seat observes may be looked at;
   * @seat is asked. A clean move of the seat goes into @move.
   */
  void (*answer) (const void *state, int seat, ChieuRandom *random, ChieuMove *move);

  /* shuffle: puts the cards that nobody knows yet, which will be drawn, in another order. NULL: there are none. */
  void (*shuffle) (void *state, ChieuRandom *random);

  /* is_decided: whether the hand @state can be valued, which may be before its end. NULL: it can be when nobody is asked. */
  bool (*is_decided) (const void *state);

  /* value: what the decided hand @state is worth to @seat, in thousandths of a point. @character is NULL if the game has none, or if
   * somebody only asks what a move is worth; this is then called only for a game that has is_decided: for other games the result
   * itself counts. */
  int32_t (*value) (const void *state, int seat, const ChieuSearchCharacter *character);

  /* weigh: how well a world fits what the others did. NULL: all fit alike. */
  ChieuWorldsWeigh weigh;

  const ChieuSearchCharacter *characters;   /* CHIEU_SEARCH_CHARACTERS of them; NULL: none plays */

  /* Answers after which a playout is broken off and not counted; no hand of the game takes as many. */
  int max_answers;
} ChieuSearchGame;

/* One move that is compared. */
typedef struct
{
  const ChieuMove *move;
  int32_t prior;                 /* what it is thought to be worth before the first world, in thousandths of a point */
} ChieuSearchCandidate;

/**
 * chieu_search_choose:
 * @game: the game of @turn, as the search has to know it
 * @level: the effort, before that of @turn changes its number of worlds
 * @turn: what is asked
 * @nodes: hands evaluated and hands played out are added
 *
 * Chooses as a level that searches does (ChieuBotLevel.choose): an obvious move is made at once, the likely ones are compared.
 *
 * Returns: the place of the move
 */
int chieu_search_choose (const ChieuSearchGame  *game,
                         const ChieuSearchLevel *level,
                         const ChieuBotTurn     *turn,
                         uint32_t               *nodes);

/**
 * chieu_search_find_best:
 * @question: each playout spends one of its nodes
 * @candidates: at least one, at most %CHIEU_SEARCH_CANDIDATES_MAX, the likeliest first
 *
 * After a quarter of the worlds, and after half of them, the worse half of the candidates is left out, so that the worlds are
 * spent on those that are hard to tell apart. Worlds that not all candidates were tried in do not count. With the same question,
 * seed and limit it finds the same; a time limit or a cancelled question ends it between two playouts. A single candidate is
 * not tried. Where the question has a tally, none is left out, and what each is worth goes there; a single one is tried then,
 * too. Called by chieu_search_choose(), and by tests.
 *
 * Returns: the place of the best candidate
 */
int chieu_search_find_best (ChieuBotQuestion           *question,
                            const ChieuSearchGame      *game,
                            const ChieuSearchLevel     *level,
                            const ChieuSearchCandidate *candidates,
                            int                         n);

/**
 * chieu_search_answer:
 * @choose: ChieuBotLevel.choose of a quick player that looks at nothing but what its seat may see, so that it can be handed a
 * full state: to observe it first would cost more than to answer. It must choose a listed move: ChieuBotTurn.own is NULL
 * @seed: of what it decides by chance
 * @move: (out): its clean move
 *
 * Makes the policy of a playout from a level.
 */
void chieu_search_answer (const ChieuGame *game,
                          int            (*choose) (const ChieuBotTurn *turn, uint32_t *nodes),
                          const void      *state,
                          int              seat,
                          uint64_t         seed,
                          ChieuMove       *move);
