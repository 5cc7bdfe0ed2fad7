/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lesson-private.h"
#include "rules/deal.h"
#include "script.h"

/* The number of shuffles of the cards that the position does not name; they are tried one after the other. */
#define TRIES 400

/* ---- The cards that a position names ---- */

/* A position, and what is dealt for it. */
typedef struct
{
  const ChieuLesson *lesson;
  guint number;                  /* of the step */
  const ChieuPosition *position;
  const ChieuGame *game;
  const ChieuSchoolGame *school;
  int seats;
  int n_deck;                    /* cards that are dealt or drawn */
  guint64 unused;                /* faces that are not */
  ChieuCard rest[CHIEU_DECK_CARDS_MAX];   /* the cards that the position does not name, in the order of the deck */
  int n_rest;
} Deal;

/* Returns: the number of cards that @seat is dealt, without the additional one of the cái */
static int
hand_size (const Deal *self,
           int         seat)
{
  return self->school->hand_size (self->seats, (seat - self->position->cai + self->seats) % self->seats);
}

/* Returns: the number of cards that all seats are dealt together, without the additional one of the cái */
static int
count_in_hands (const Deal *self)
{
  int n = 0;

  for (int seat = 0; seat < self->seats; seat++)
    n += hand_size (self, seat);
  return n;
}

static int
count_named_in_hand (const Deal *self,
                     int         seat)
{
  return MIN (self->position->hands[seat].n, hand_size (self, seat));
}

static void
count_named (const ChieuLessonCards *cards,
             int                    *counts)
{
  for (int i = 0; i < cards->n; i++)
    counts[cards->cards[i]]++;
}

static gboolean
check_sizes (const Deal  *self,
             GError     **error)
{
  const ChieuPosition *position = self->position;
  int noc = self->n_deck;

  for (int seat = 0; seat < self->seats; seat++)
    {
      int most = hand_size (self, seat) + (self->school->cai_has_more && seat == position->cai);

      noc -= most;
      if (position->hands[seat].n > most)
        return chieu_lesson_set_content_error (error, position->line, _("the hand of seat %1$d has %2$d cards; it can have %3$d"),
                                               seat, position->hands[seat].n, most);
    }
  if (position->noc.n > noc)
    return chieu_lesson_set_content_error (error, position->line, _("%1$d cards are given to be drawn, but only %2$d are left"),
                                           position->noc.n, noc);
  return TRUE;
}

/* Finds the cards that the position does not name. */
static gboolean
find_rest (Deal    *self,
           GError **error)
{
  const ChieuDeck *deck = self->game->deck;
  int counts[CHIEU_LESSON_COUNTERS] = { 0 };

  for (int seat = 0; seat < self->seats; seat++)
    count_named (&self->position->hands[seat], counts);
  count_named (&self->position->noc, counts);
  for (int face = 0; face < deck->n_faces; face++)
    {
      if (counts[face] > deck->copies)
        return chieu_lesson_set_content_error (error, self->position->line, _("“%1$s” is named %2$d times, but there are %3$d of this card"),
                                               chieu_deck_name (deck, (ChieuCard) face), counts[face], deck->copies);
      if ((self->unused >> face & 1) != 0 && counts[face] > 0)
        return chieu_lesson_set_content_error (error, self->position->line, _("“%1$s” is not dealt"),
                                               chieu_deck_name (deck, (ChieuCard) face));
      for (int i = counts[face]; (self->unused >> face & 1) == 0 && i < deck->copies; i++)
        self->rest[self->n_rest++] = (ChieuCard) face;
    }
  return TRUE;
}

/* ---- Dealing ---- */

/* A deck while it is stacked. */
typedef struct
{
  ChieuCard cards[CHIEU_DECK_CARDS_MAX];
  int n;
  const ChieuCard *rest;         /* the next of the shuffled cards that the position does not name */
} Deck;

static void
put_cards (Deck            *deck,
           const ChieuCard *cards,
           int              n)
{
  memcpy (deck->cards + deck->n, cards, (gsize) n);
  deck->n += n;
}

static void
put_rest (Deck *deck,
          int   n)
{
  put_cards (deck, deck->rest, n);
  deck->rest += n;
}

/* Stacks the deck in the order in which ChieuGame.deal_deck() deals it. */
static void
stack_deck (const Deal      *self,
            const ChieuCard *rest,
            Deck            *deck)
{
  const ChieuPosition *position = self->position;

  *deck = (Deck) { .rest = rest };
  for (int seat = 0; seat < self->seats; seat++)
    {
      put_cards (deck, position->hands[seat].cards, count_named_in_hand (self, seat));
      put_rest (deck, hand_size (self, seat) - count_named_in_hand (self, seat));
    }
  /* The additional card of the cái may be named, too. */
  if (position->hands[position->cai].n > hand_size (self, position->cai))
    put_cards (deck, &position->hands[position->cai].cards[hand_size (self, position->cai)], 1);
  else if (self->school->cai_has_more)
    put_rest (deck, 1);
  put_cards (deck, position->noc.cards, position->noc.n);
  put_rest (deck, self->n_deck - deck->n);
  /* Cards that nobody gets lie at the bottom. */
  for (int face = 0; face < self->game->deck->n_faces; face++)
    for (int i = 0; (self->unused >> face & 1) != 0 && i < self->game->deck->copies; i++)
      deck->cards[deck->n++] = (ChieuCard) face;
}

static void
deal_position (const Deal *self,
               guint64     seed,
               ChieuState *state)
{
  ChieuCard rest[CHIEU_DECK_CARDS_MAX];
  ChieuRandom random;
  ChieuCarry carry;
  Deck deck;
  int cai = self->position->cai;

  memcpy (rest, self->rest, sizeof rest);
  chieu_random_init (&random, seed);
  chieu_random_shuffle (&random, rest, (size_t) self->n_rest);
  stack_deck (self, rest, &deck);
  chieu_carry_init (&carry, self->seats, -1, self->position->strict);
  /* If the cái is found by lot, the lot is its additional card. */
  if (self->school->carry_cai != NULL)
    cai = self->school->carry_cai (cai, self->seats, deck.cards[count_in_hands (self)]);
  carry.cai = (int8_t) cai;
  carry.thong = (int8_t) self->position->thong;
  if (self->position->debt >= 0)
    carry.debts = (uint8_t) (1u << self->position->debt);
  self->game->deal_deck (state, &self->position->rules, &carry, deck.cards);
}

/* ---- Finding the deal ---- */

/* The weights of what is bad about a deal: the learner's move of a task ahead is not what the task says of it (clean, or just that fault);
 * a move that is written to follow it cannot be made; a claim; a khàn that the learner must lay first. Each move with which another lays
 * a khàn weighs 1. */
#define OWN_MOVE_WEIGHT 100000
#define MOVE_WEIGHT 10000
#define CLAIM_WEIGHT 100
#define OWN_KHAN_WEIGHT 20

/* A deal that is tried. */
typedef struct
{
  ChieuState state;
  int claims;                    /* how many claims were left by those who could have made them */
  int disturbance;               /* the weight of all that is bad about the deal; G_MAXINT: too much */
  guint made;                    /* how many moves were made before one was impossible */
  ChieuReason reason;            /* why that one was impossible */
} Try;

/* Does on @script the tasks of the steps from this position up to the next one, or up to a hand that is played alone. @done (out): how
 * many tasks were done. Returns: the weight of what could not be done */
static int
do_tasks_ahead (const Deal  *self,
                ChieuScript *script,
                int         *done)
{
  *done = 0;
  for (guint i = self->number; i < self->lesson->steps->len; i++)
    {
      const ChieuStep *step = g_ptr_array_index (self->lesson->steps, i);
      const ChieuLessonMove *first, *failed;
      ChieuReason reason;
      bool possible;

      if ((i > self->number && step->position != NULL) || step->task == CHIEU_TASK_PLAY)
        break;
      if (step->task != CHIEU_TASK_DO)
        continue;
      first = &g_array_index (step->moves, ChieuLessonMove, 0);
      if (self->game->check (script->state, CHIEU_LEARNER, &first->move, &possible) != step->fault)
        return OWN_MOVE_WEIGHT;
      if (!chieu_script_do_task (script, &first->move, step->then, &failed, &reason))
        return MOVE_WEIGHT;
      ++*done;
    }
  return 0;
}

/* Weighs what is bad about a deal. If others could claim something at the end, this counts as a claim only if no task follows;
 * else the deal is only less good. */
static void
weigh_deal (const Deal  *self,
            ChieuScript *script,
            Try         *out)
{
  ChieuState ahead = out->state;
  int done, failed, left;

  script->state = &ahead;
  failed = do_tasks_ahead (self, script, &done);
  left = failed == 0 ? chieu_script_count_claims (script) : 0;
  /* A step that cannot be done is worse; it is reported when that step is set up. */
  out->claims = failed != 0 ? 0 : done > 0 ? script->claims : script->claims + left;
  out->disturbance = failed + (script->claims + left) * CLAIM_WEIGHT + script->laid
                     + (self->school->is_opening (&out->state) ? OWN_KHAN_WEIGHT : 0);
}

/* Tries the deal of @seed. If the khàn that others lay alone weigh more than @most, it is not weighed further, and its disturbance is
 * G_MAXINT. Returns: whether all moves of the position could be made */
static gboolean
try_deal (const Deal *self,
          guint64     seed,
          int         most,
          Try        *out)
{
  const GArray *moves = self->position->moves;
  ChieuScript script = { .school = self->school, .state = &out->state, .faults = self->position->strict };

  deal_position (self, seed, &out->state);
  for (out->made = 0; out->made < moves->len; out->made++)
    if (!chieu_script_make_written (&script, &g_array_index (moves, ChieuLessonMove, out->made), &out->reason))
      return FALSE;
  out->disturbance = G_MAXINT;
  if (!chieu_script_lay_khan (&script, most))
    return TRUE;
  script.faults = FALSE;
  weigh_deal (self, &script, out);
  return TRUE;
}

static gboolean
find_deal (const Deal  *self,
           ChieuState  *state,
           int         *claims,
           GError     **error)
{
  g_autofree Try *try = g_new0 (Try, 1), *farthest = g_new0 (Try, 1), *best = g_new0 (Try, 1);

  best->disturbance = G_MAXINT;
  for (guint64 seed = 0; seed < TRIES && best->disturbance > 0; seed++)
    if (!try_deal (self, seed, best->disturbance - 1, try))
      {
        if (seed == 0 || try->made > farthest->made)
          *farthest = *try;
      }
    else if (try->disturbance < best->disturbance)
      *best = *try;
  if (best->disturbance == G_MAXINT)
    {
      const ChieuLessonMove *move = &g_array_index (self->position->moves, ChieuLessonMove, farthest->made);
      g_autofree char *complaint = chieu_script_complaint (self->game, move, farthest->reason);

      return chieu_lesson_set_content_error (error, move->line, "%s", complaint);
    }
  *state = best->state;
  if (claims != NULL)
    *claims = best->claims;
  return TRUE;
}

gboolean
chieu_position_set_up (const ChieuLesson  *lesson,
                       guint               number,
                       ChieuState         *state,
                       int                *claims,
                       GError            **error)
{
  const ChieuStep *step = g_ptr_array_index (lesson->steps, number);
  const ChieuSchoolGame *school = chieu_school_game_find (lesson->game);
  guint64 unused = school->unused != NULL ? school->unused (lesson->seats) : 0;
  Deal found = {
    .lesson = lesson,
    .number = number,
    .position = step->position,
    .game = lesson->game,
    .school = school,
    .seats = lesson->seats,
    .n_deck = (lesson->game->deck->n_faces - __builtin_popcountll (unused)) * lesson->game->deck->copies,
    .unused = unused,
  };

  g_return_val_if_fail (found.position != NULL && found.n_deck <= CHIEU_DECK_CARDS_MAX, FALSE);
  return check_sizes (&found, error) && find_rest (&found, error) && find_deal (&found, state, claims, error);
}
