/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with moves of Chắn: which card goes, and what may be done with one that lies there.
 */
#include "config.h"

#include "practice-chan.h"

#include <glib/gi18n-lib.h>

#include "match/words.h"
#include "outlook-chan.h"

#define TRIES 200

/* ---- Which card goes ---- */

/* A hand of twenty cards, some of which lie alone, and what may go of it. */
static void
make_full_hand (ChieuRandom        *random,
                int                 far,
                ChieuLessonCards   *cards,
                ChieuOutlookThrows *throws)
{
  int alone = 2 * chieu_practice_between (random, 1, far), chan = chieu_practice_between (random, MAX (1, 6 - far), 6);
  ChieuChanState state;

  chieu_practice_chan_hand (random, chan, 10 - alone / 2 - chan, cards);
  while (cards->n < CHIEU_CHAN_HAND + 1)
    chieu_practice_chan_add (random, FALSE, cards);
  chieu_practice_chan_mat (cards, &state);
  chieu_outlook_throws (&chieu_outlook_chan, &state, 0, throws);
}

void
chieu_practice_chan_make_discard (ChieuPracticeTask *task,
                                  ChieuRandom       *random)
{
  /* How far the hand is without the right card, and how many are right. */
  static const struct { int far, right; } levels[] = { { 1, 2 }, { 2, 4 }, { 3, 6 }, { 4, 8 } };
  int far = levels[task->level - 1].far;
  gboolean fits = FALSE;
  ChieuOutlookThrows throws;

  for (int tries = 0; !fits; tries++)
    {
      int right;

      make_full_hand (random, far, &task->cards, &throws);
      right = __builtin_popcountll (throws.faces);
      fits = throws.distance >= 1 && throws.clean > right
             && (tries >= TRIES || (throws.distance == far && right <= levels[task->level - 1].right));
    }
  chieu_practice_ask_throw (task, &throws);
}

/* ---- May I take it ---- */

ChieuPracticeChanClaim
chieu_practice_chan_claim (const ChieuLessonCards      *cards,
                           const ChieuPracticeChanCard *lying,
                           ChieuChanState              *state)
{
  static const struct { int gate; ChieuChanSource source; } places[CHIEU_PRACTICE_N_PLACES] = {
    [CHIEU_PRACTICE_DRAWN] = { 0, CHIEU_CHAN_FROM_NOC },
    [CHIEU_PRACTICE_UPPER] = { 3, CHIEU_CHAN_FROM_DISCARD },
    [CHIEU_PRACTICE_ACROSS] = { 2, CHIEU_CHAN_FROM_DISCARD },
    [CHIEU_PRACTICE_DRAWN_ACROSS] = { 2, CHIEU_CHAN_FROM_NOC },
  };
  ChieuPracticeChanClaim claim = CHIEU_PRACTICE_CHAN_LEAVE;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n;

  chieu_practice_chan_mat (cards, state);
  if (lying->refused)
    {
      chieu_chan_outlook_put_card (state, lying->card, 0, CHIEU_CHAN_FROM_NOC, 0);
      chieu_chan_outlook_leave (state, 0);
    }
  chieu_chan_outlook_put_card (state, lying->card, places[lying->place].gate, places[lying->place].source, 0);
  n = chieu_chan.moves (state, 0, CHIEU_MOVES_CLEAN, moves);
  for (int i = 0; i < n; i++)
    if (moves[i].kind == CHIEU_CHAN_U)
      return CHIEU_PRACTICE_CHAN_WIN;
    else if (moves[i].kind == CHIEU_CHAN_CHIU)
      claim = CHIEU_PRACTICE_CHAN_CHIU;
    else if (moves[i].kind == CHIEU_CHAN_AN && claim == CHIEU_PRACTICE_CHAN_LEAVE)
      claim = moves[i].detail == CHIEU_CHAN_SET_CHAN ? CHIEU_PRACTICE_CHAN_EAT_CHAN : CHIEU_PRACTICE_CHAN_EAT_CA;
  return claim;
}

/* A hand with something for each answer: three equal cards, chắn, cạ, cards alone; a full one may wait. */
static void
make_hand (ChieuRandom      *random,
           int               n,
           gboolean          waits,
           ChieuLessonCards *cards)
{
  int sets = (n - 1) / 2, chan = MAX (1, waits ? 5 : sets - 2);

  chieu_practice_chan_hand (random, chan, sets - chan - !waits, cards);
  while (cards->n < n)
    {
      ChieuCard first = cards->cards[0];

      if (!waits && cards->n == n - 1 && chieu_practice_count (cards, first) < 3)
        chieu_lesson_cards_add (cards, first);
      else
        chieu_practice_chan_add (random, TRUE, cards);
    }
  chieu_practice_sort (cards);
}

typedef struct
{
  int cards;
  int places;                    /* the first so many of ChieuPracticePlace */
  gboolean refusals;
  gboolean wins;
} Level;

static const Level levels[] = {
  { 7, 2, FALSE, FALSE },
  { 9, 3, FALSE, FALSE },
  { 13, 3, TRUE, FALSE },
  { 17, 3, TRUE, FALSE },
  { 19, 4, TRUE, TRUE },
};

/* A card of which the answer is @wanted. */
static gboolean
find_card (ChieuRandom            *random,
           const ChieuLessonCards *cards,
           ChieuPracticeChanClaim  wanted,
           ChieuPracticeChanCard  *lying)
{
  int first = chieu_practice_between (random, 0, CHIEU_CHAN_FACES - 1);
  ChieuChanState state;

  for (int i = 0; i < CHIEU_CHAN_FACES; i++)
    {
      lying->card = (ChieuCard) ((first + i) % CHIEU_CHAN_FACES);
      /* Twice the same card, and those of the hand: there are four. */
      if (chieu_practice_count (cards, lying->card) + lying->refused < chieu_deck_chan.copies
          && chieu_practice_chan_claim (cards, lying, &state) == wanted)
        return TRUE;
    }
  return FALSE;
}

static void
make_question (ChieuRandom           *random,
               const Level           *level,
               ChieuPracticeTask     *task,
               ChieuPracticeChanCard *lying)
{
  ChieuPracticeChanClaim wanted = (ChieuPracticeChanClaim) chieu_random_below (random, level->wins ? CHIEU_PRACTICE_CHAN_N
                                                                                                 : CHIEU_PRACTICE_CHAN_WIN);

  for (int tries = 0; tries < 20 * TRIES; tries++)
    {
      lying->place = (ChieuPracticePlace) chieu_random_below (random, (guint32) level->places);
      lying->refused = level->refusals && chieu_random_below (random, 3) == 0;
      make_hand (random, level->cards, wanted == CHIEU_PRACTICE_CHAN_WIN, &task->cards);
      if (find_card (random, &task->cards, wanted, lying))
        return;
    }
  g_return_if_reached ();
}

static char *
ask (const ChieuPracticeChanCard *lying)
{
  static const char *const questions[CHIEU_PRACTICE_N_PLACES] = {
    /* Translators: %s is a card. */
    [CHIEU_PRACTICE_DRAWN] = N_("You drew %s. What may you do with it?"),
    [CHIEU_PRACTICE_UPPER] = N_("Your left neighbour discarded %s. What may you do with it?"),
    [CHIEU_PRACTICE_ACROSS] = N_("Across the mat %s was discarded. What may you do with it?"),
    [CHIEU_PRACTICE_DRAWN_ACROSS] = N_("Across the mat %s was drawn. What may you do with it?"),
  };
  static const char *const again[CHIEU_PRACTICE_N_PLACES] = {
    /* Translators: %s is a card. */
    [CHIEU_PRACTICE_DRAWN] = N_("You drew %s. You left the same card before in this hand. What may you do with it?"),
    [CHIEU_PRACTICE_UPPER] = N_("Your left neighbour discarded %s. You left the same card before in this hand. What may you do with it?"),
    [CHIEU_PRACTICE_ACROSS] = N_("Across the mat %s was discarded. You left the same card before in this hand. What may you do with it?"),
    [CHIEU_PRACTICE_DRAWN_ACROSS] = N_("Across the mat %s was drawn. You left the same card before in this hand. What may you do with it?"),
  };
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_chan), lying->card);
  const char *const *texts = lying->refused ? again : questions;
  g_auto (GStrv) parts = g_strsplit (_(texts[lying->place]), "%s", 2);

  return g_strjoinv (card, parts);
}

/* Why nothing can be done: the fault it would be, or that there are no cards for it. */
static char *
why_leave (const ChieuChanState        *state,
           const ChieuPracticeChanCard *lying)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_chan);
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_chan.moves (state, 0, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    {
      bool possible;
      ChieuReason reason = chieu_chan.check (state, 0, &moves[i], &possible);

      if (moves[i].kind == CHIEU_CHAN_AN && reason != CHIEU_REASON_NONE && reason != CHIEU_CHAN_TRAI_VI)
        return g_strdup (chieu_words_reason (words, reason));
    }
  if (lying->place >= CHIEU_PRACTICE_ACROSS)
    return g_strdup (_("You can only leave it: one eats only what one drew, or what lies at the upper gate, and for chíu you would need three of it."));
  return g_strdup (_("You can only leave it: you hold no card of its number that may go with it."));
}

static char *
why_claim (const ChieuPracticeTask *task,
           ChieuPracticeChanClaim   claim)
{
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_chan), task->beside);

  if (claim == CHIEU_PRACTICE_CHAN_WIN)
    return g_strdup_printf (_("With %s the hand has ten sets with six chắn: you win, and must say so."), card);
  if (claim == CHIEU_PRACTICE_CHAN_CHIU)
    return g_strdup_printf (_("You hold three of %s: the fourth is taken by chíu, at any gate."), card);
  if (claim == CHIEU_PRACTICE_CHAN_EAT_CHAN)
    return g_strdup_printf (_("You hold %s yourself: both become a chắn, and where a chắn can be eaten no cạ may be."), card);
  return g_strdup_printf (_("A què of the same number makes a cạ with %s."), card);
}

static void
add_answers (ChieuPracticeTask *task,
             gboolean           wins)
{
  static const char *const answers[CHIEU_PRACTICE_CHAN_N] = {
    /* Translators: answers to: what may you do with this card? */
    [CHIEU_PRACTICE_CHAN_LEAVE] = N_("Only leave it"),
    [CHIEU_PRACTICE_CHAN_EAT_CA] = N_("Ăn: eat it as a cạ"),
    [CHIEU_PRACTICE_CHAN_EAT_CHAN] = N_("Ăn: eat it as a chắn"),
    [CHIEU_PRACTICE_CHAN_CHIU] = N_("Chíu: take it for the three"),
    [CHIEU_PRACTICE_CHAN_WIN] = N_("Ù: win with it"),
  };

  for (int i = 0; i < CHIEU_PRACTICE_CHAN_N; i++)
    if (i != CHIEU_PRACTICE_CHAN_WIN || wins)
      g_ptr_array_add (task->answers, g_strdup (_(answers[i])));
}

void
chieu_practice_chan_make_claim (ChieuPracticeTask *task,
                                ChieuRandom       *random)
{
  const Level *level = &levels[task->level - 1];
  ChieuPracticeChanCard lying = { 0 };
  ChieuPracticeChanClaim claim;
  ChieuChanState state;

  make_question (random, level, task, &lying);
  claim = chieu_practice_chan_claim (&task->cards, &lying, &state);
  task->form = CHIEU_TASK_CHOOSE;
  task->beside = lying.card;
  task->measure = (ChieuPracticeMeasure) {
    .cards = task->cards.n, .choices = 4 + level->places + level->refusals + level->wins,
  };
  task->question = ask (&lying);
  add_answers (task, level->wins);
  task->right_answer = claim;
  task->why = claim == CHIEU_PRACTICE_CHAN_LEAVE ? why_leave (&state, &lying) : why_claim (task, claim);
}
