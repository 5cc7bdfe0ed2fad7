/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every level of every bot keeps its promises: it sees no hidden card, answers the same to the same, never refuses a win,
 * makes no fault, and stops when told to. Answers in TAP.
 *
 * Argument: how many hands are played through.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"
#include "table.h"

static int n_tests, failed;

static void
ok (bool             right,
    const TablePlan *plan,
    const char      *about,
    unsigned long    n)
{
  printf ("%sok %d - %s, %s, %d seats: %s (%lu)\n", right ? "" : "not ", ++n_tests, plan->game->id, plan->level->id,
          plan->seats, about, n);
  failed += !right;
}

static bool
answers_alike (const Question       *question,
               const ChieuState     *view,
               const ChieuBotBudget *budget)
{
  ChieuMove move;

  return chieu_bot_choose (question->level, question->game, view, question->seat, budget, &move, NULL)
         && chieu_move_equal (&move, &question->move);
}

/* ---- Games ---- */

/* Everything that the test has to be told of a game. */
typedef struct
{
  const ChieuGame *game;
  int u;                         /* the kind of move that wins, −1: none that has to be made */
  int few;                       /* hands in which more than a hundred answers are asked for */
  int fewest;                    /* hands in which hardly more than a hundred are: for what plays worlds out */

  /* A card of another seat's fan and one of the nọc change places. Returns: false if there are none that differ. */
  bool (*swap_hidden) (ChieuRandom *random, int seat, ChieuState *state);

  /* Returns: how many faults any seat has. */
  unsigned long (*count_faults) (const ChieuState *state);
} Sort;

/* A card of the fan @hand, of @n_hand cards, and the card @other change places; @shown stays where it is. */
static bool
exchange (ChieuRandom *random,
          uint8_t     *hand,
          int          faces,
          int          n_hand,
          ChieuCard    shown,
          ChieuCard   *other)
{
  ChieuCard face = (ChieuCard) chieu_random_below (random, (uint32_t) faces);

  if (n_hand < 2)
    return false;
  while (hand[face] == 0 || face == shown)
    face = (ChieuCard) ((face + 1) % faces);
  if (*other == face)
    return false;
  hand[face]--;
  hand[*other]++;
  *other = face;
  return true;
}

static int
any_other (ChieuRandom *random,
           int          seat,
           int          seats)
{
  return (seat + 1 + (int) chieu_random_below (random, (uint32_t) seats - 1)) % seats;
}

static bool
to_tom_swap (ChieuRandom *random,
             int          seat,
             ChieuState  *state)
{
  ChieuToTomState *s = (ChieuToTomState *) state;
  int other = any_other (random, seat, s->seats);

  if (s->noc_left == 0 || (s->phase >= CHIEU_EATING_LAY && other == s->winner))
    return false;
  return exchange (random, s->seat[other].hand, CHIEU_TO_TOM_FACES, s->seat[other].n_hand, CHIEU_CARD_NONE,
                   &s->noc[chieu_random_below (random, s->noc_left)]);
}

/* The card that found the cái is known while he holds it: such a face is left alone. */
static bool
chan_swap (ChieuRandom *random,
           int          seat,
           ChieuState  *state)
{
  ChieuChanState *s = (ChieuChanState *) state;
  int other = any_other (random, seat, s->seats);
  bool shown = other == s->cai && s->cai_card_held;

  if (s->noc_left == 0 || (s->phase >= CHIEU_EATING_LAY && other == s->winner))
    return false;
  if (shown && s->seat[other].hand[s->cai_card] == s->seat[other].n_hand)
    return false;
  return exchange (random, s->seat[other].hand, CHIEU_CHAN_FACES, s->seat[other].n_hand,
                   shown ? s->cai_card : CHIEU_CARD_NONE, &s->noc[chieu_random_below (random, s->noc_left)]);
}

static unsigned long
to_tom_faults (const ChieuState *state)
{
  unsigned long n = 0;

  for (int seat = 0; seat < ((ChieuToTomState *) state)->seats; seat++)
    n += ((ChieuToTomState *) state)->seat[seat].n_faults;
  return n;
}

static unsigned long
chan_faults (const ChieuState *state)
{
  unsigned long n = 0;

  for (int seat = 0; seat < ((ChieuChanState *) state)->seats; seat++)
    n += ((ChieuChanState *) state)->seat[seat].n_faults;
  return n;
}

/* One card of each of two hands, which are bits, change places. */
static bool
exchange_bits (ChieuRandom *random,
               uint64_t    *hand,
               uint64_t    *other)
{
  uint64_t one = *hand, two = *other;

  if (one == 0 || two == 0)
    return false;
  for (uint32_t n = chieu_random_below (random, (uint32_t) __builtin_popcountll (one)); n > 0; n--)
    one &= one - 1;
  one &= -one;
  two &= -two;
  *hand ^= one | two;
  *other ^= one | two;
  return true;
}

static bool
luc_ho_swap (ChieuRandom *random,
             int          seat,
             ChieuState  *state)
{
  ChieuLucHoState *s = (ChieuLucHoState *) state;
  int one = (seat + 1) % s->seats, two = (seat + 2) % s->seats;

  return exchange_bits (random, &s->seat[one].hand, &s->seat[two].hand);
}

static bool
mau_binh_swap (ChieuRandom *random,
               int          seat,
               ChieuState  *state)
{
  ChieuMauBinhState *s = (ChieuMauBinhState *) state;
  int one = (seat + 1) % s->seats, two = (seat + 2) % s->seats;

  /* A seat that has answered lies with its own cards. */
  if ((s->asked >> one & 1) == 0 || (s->seats > 2 && (s->asked >> two & 1) == 0))
    return false;
  return exchange_bits (random, &s->hand[one], two == seat ? &s->rest : &s->hand[two]);
}

static unsigned long
mau_binh_faults (const ChieuState *state)
{
  unsigned long n = 0;

  for (int seat = 0; seat < ((ChieuMauBinhState *) state)->seats; seat++)
    n += ((ChieuMauBinhState *) state)->answer[seat].foul;
  return n;
}

/* Moves that the rules of Lục hổ forbid are impossible. */
static unsigned long
no_faults (const ChieuState *state)
{
  return 0;
}

/* In Lục hổ one may go on instead of claiming, in Mậu binh compare instead of showing a tới trắng. */
static const Sort sorts[] = {
  { &chieu_to_tom, CHIEU_TO_TOM_U, 6, 3, to_tom_swap, to_tom_faults },
  { &chieu_chan, CHIEU_CHAN_U, 6, 6, chan_swap, chan_faults },
  { &chieu_mau_binh, -1, 60, 60, mau_binh_swap, mau_binh_faults },
  { &chieu_luc_ho, -1, 20, 20, luc_ho_swap, no_faults },
};

static const Sort *
find_sort (const ChieuGame *game)
{
  for (size_t i = 0; i < sizeof sorts / sizeof sorts[0]; i++)
    if (sorts[i].game == game)
      return &sorts[i];
  return NULL;
}

/* ---- Hidden cards ---- */

typedef struct
{
  ChieuRandom random;
  unsigned long asked, changed, views, answers;
} Hidden;

static void
compare_other_world (Hidden           *hidden,
                     const Question   *question,
                     const ChieuState *world)
{
  ChieuState view;

  question->game->observe (world, question->seat, &view);
  hidden->changed += memcmp (world, question->state, question->game->state_size) != 0;
  hidden->views += memcmp (&view, &question->view, question->game->state_size) != 0;
  hidden->answers += !answers_alike (question, &view, &question->budget);
}

static bool
look_for_peeping (const Question *question,
                  void           *data)
{
  Hidden *hidden = data;
  ChieuState world;

  hidden->asked++;
  if (chieu_random_below (&hidden->random, 4) != 0)
    return true;
  question->game->redeal (&question->view, question->seat, &hidden->random, &world);
  compare_other_world (hidden, question, &world);
  world = *question->state;
  if (find_sort (question->game)->swap_hidden (&hidden->random, question->seat, &world))
    compare_other_world (hidden, question, &world);
  return true;
}

static void
check_hidden (TablePlan plan)
{
  Hidden hidden = { 0 };
  bool ended;

  chieu_random_init (&hidden.random, 7);
  plan.look = look_for_peeping;
  plan.data = &hidden;
  ended = table_play (&plan);
  ok (ended, &plan, "hands come to an end", hidden.asked);
  ok (hidden.changed > hidden.asked / 8, &plan, "hidden cards were changed", hidden.changed);
  ok (hidden.views == 0, &plan, "the view does not change", hidden.views);
  ok (hidden.answers == 0, &plan, "nor does the answer", hidden.answers);
}

/* ---- The same to the same, and limits ---- */

typedef struct
{
  ChieuRandom random;
  unsigned long asked, other, beyond, unclean, busy;
} Limits;

static bool
is_clean (const Question  *question,
          const ChieuMove *move)
{
  bool possible;

  return question->game->check (&question->view, question->seat, move, &possible) == CHIEU_REASON_NONE;
}

static bool
look_at_limits (const Question *question,
                void           *data)
{
  static const uint32_t limits[] = { 1, 7, 50 };
  Limits *limit = data;
  atomic_bool cancel = true;
  ChieuBotBudget budget = question->budget;
  ChieuMove move;
  uint32_t nodes;

  limit->asked++;
  limit->other += !answers_alike (question, &question->view, &question->budget);
  if (chieu_random_below (&limit->random, 3) != 0)
    return true;
  budget.max_nodes = limits[chieu_random_below (&limit->random, 3)];
  chieu_bot_choose (question->level, question->game, &question->view, question->seat, &budget, &move, &nodes);
  limit->beyond += nodes > budget.max_nodes;
  limit->unclean += !is_clean (question, &move);
  budget.cancel = &cancel;
  chieu_bot_choose (question->level, question->game, &question->view, question->seat, &budget, &move, &nodes);
  limit->busy += nodes > 0;
  limit->unclean += !is_clean (question, &move);
  return true;
}

static void
check_limits (TablePlan plan)
{
  Limits limits = { 0 };

  chieu_random_init (&limits.random, 8);
  plan.look = look_at_limits;
  plan.data = &limits;
  table_play (&plan);
  ok (limits.asked > 100 && limits.other == 0, &plan, "same view, seed and limit, same answer", limits.other);
  ok (limits.beyond == 0, &plan, "no more nodes than allowed", limits.beyond);
  ok (limits.busy == 0, &plan, "who is told to stop thinks no more", limits.busy);
  ok (limits.unclean == 0, &plan, "and still answers with a clean move", limits.unclean);
}

/* ---- Wins and faults ---- */

typedef struct
{
  unsigned long hands, could_win, refused, wins, faults;
} Play;

static bool
look_for_wins (const Question *question,
               void           *data)
{
  Play *play = data;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = question->game->moves (&question->view, question->seat, CHIEU_MOVES_CLEAN, moves);
  int u = find_sort (question->game)->u;

  for (int i = 0; i < n; i++)
    if ((int) moves[i].kind == u)
      {
        play->could_win++;
        play->refused += question->move.kind != u;
      }
  return true;
}

static bool
look_for_faults (const ChieuGame  *game,
                 const ChieuState *state,
                 void             *data)
{
  Play *play = data;
  ChieuResult result;

  game->result (state, &result);
  play->hands++;
  play->wins += result.outcome == CHIEU_OUTCOME_WON;
  play->faults += find_sort (game)->count_faults (state);
  return true;
}

static void
check_play (TablePlan plan)
{
  Play play = { 0 };

  plan.look = look_for_wins;
  plan.look_at_end = look_for_faults;
  plan.data = &play;
  table_play (&plan);
  ok (play.hands == (unsigned long) plan.hands && play.wins > 0, &plan, "some hands are won", play.wins);
  ok ((play.could_win > 0) == (find_sort (plan.game)->u >= 0) && play.refused == 0, &plan, "no win is refused", play.refused);
  ok (play.faults == 0, &plan, "no faults", play.faults);
}

static void
check_level (const ChieuGame     *game,
             const ChieuBotLevel *level,
             int                  seats,
             int                  hands)
{
  TablePlan few = { .game = game, .level = level, .seats = seats, .hands = find_sort (game)->few,
                    .seed = 1, .max_nodes = 60 };
  TablePlan many = { .game = game, .level = level, .seats = seats, .hands = hands, .seed = 1000 };

  /* A level that plays worlds out gets few of them: what it must never do it does not do after one world either. */
  if (level->searches)
    {
      many.hands = hands < 100 ? 3 : hands / 30;
      few.hands = find_sort (game)->fewest;
      many.max_nodes = few.max_nodes = 120;
    }

  check_hidden (few);
  check_limits (few);
  check_play (many);
  few.strict = true;
  check_play (few);
}

int
main (int    argc,
      char **argv)
{
  const ChieuGame *game = argc > 2 ? chieu_game_find (argv[1]) : NULL;

  if (game == NULL)
    {
      fprintf (stderr, "usage: test-bots GAME HANDS\n");
      return 2;
    }
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    for (int seats = game->max_seats; seats >= game->min_seats; seats--)
      check_level (game, chieu_bot_levels[i], seats, atoi (argv[2]));
  printf ("1..%d\n", n_tests);
  return failed > 0;
}
