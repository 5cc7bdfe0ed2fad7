/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with moves of Chắn: which card goes, and what may be done with one that lies there.
 */
#include "config.h"

#include "practice.h"

#include <glib/gi18n-lib.h>

#include "match/words/words.h"
#include "outlook.h"

/* ---- Which card goes ---- */

/* Makes a hand of twenty cards; the larger @far is, the more of them may lie alone and the more chắn may be lacking. */
static gboolean
make_full_hand (ChieuRandom      *random,
                int               seats,
                int               far,
                ChieuLessonCards *cards)
{
  int alone = 2 * chieu_practice_random_between (random, 1, far), most = CHIEU_CHAN_NEED;
  int chan = chieu_practice_random_between (random, MAX (1, most - far), most);

  chieu_practice_chan_make_hand (random, chan, CHIEU_CHAN_SETS - alone / 2 - chan, cards);
  while (cards->n < CHIEU_CHAN_HAND_FULL)
    chieu_practice_chan_add_card (random, FALSE, cards);
  return TRUE;
}

void
chieu_practice_chan_make_discard (ChieuPracticeTask *task,
                                  ChieuRandom       *random)
{
  static const ChieuPracticeDiscardLevel levels[] = { { 1, 2 }, { 2, 4 }, { 3, 6 }, { 4, 8 } };
  static const ChieuPracticeDiscards kind = {
    .levels = levels, .outlook = &chieu_outlook_chan, .tries = 200,
    .make_hand = make_full_hand, .put_on_mat = chieu_practice_chan_put_on_mat,
  };

  chieu_practice_ask_discard (task, &kind, random);
}

/* ---- May I take it ---- */

/* The places of a card. */
enum
{
  DRAWN,                         /* the player drew it */
  UPPER,                         /* the left neighbour put it down */
  ACROSS,                        /* the player across put it down */
  DRAWN_ACROSS,                  /* the player across drew it */
  N_PLACES
};

/* Finds the right answer by the rules. @state: (out): the mat with the card */
static ChieuPracticeChanClaim
find_answer (const ChieuLessonCards   *cards,
             const ChieuPracticeLying *lying,
             ChieuChanState           *state)
{
  /* The player is seat 0: at the left sits 3, across 2. */
  static const struct { int gate; ChieuEatingSource source; } places[N_PLACES] = {
    [DRAWN] = { 0, CHIEU_EATING_FROM_NOC },
    [UPPER] = { 3, CHIEU_EATING_FROM_DISCARD },
    [ACROSS] = { 2, CHIEU_EATING_FROM_DISCARD },
    [DRAWN_ACROSS] = { 2, CHIEU_EATING_FROM_NOC },
  };
  ChieuPracticeChanClaim claimed = CHIEU_PRACTICE_CHAN_LEAVE;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n;

  chieu_practice_chan_put_on_mat (cards, CHIEU_CHAN_MAX_SEATS, state);
  if (lying->refused)
    {
      chieu_chan_outlook_put_card (state, lying->card, 0, CHIEU_EATING_FROM_NOC, 0);
      chieu_chan_outlook_leave (state, 0);
    }
  chieu_chan_outlook_put_card (state, lying->card, places[lying->place].gate, places[lying->place].source, 0);
  n = chieu_chan.moves (state, 0, CHIEU_MOVES_CLEAN, moves);
  for (int i = 0; i < n; i++)
    if (moves[i].kind == CHIEU_CHAN_U)
      return CHIEU_PRACTICE_CHAN_WIN;
    else if (moves[i].kind == CHIEU_CHAN_CHIU)
      claimed = CHIEU_PRACTICE_CHAN_CHIU;
    else if (moves[i].kind == CHIEU_CHAN_AN && claimed == CHIEU_PRACTICE_CHAN_LEAVE)
      claimed = moves[i].detail == CHIEU_CHAN_SET_CHAN ? CHIEU_PRACTICE_CHAN_EAT_CHAN : CHIEU_PRACTICE_CHAN_EAT_CA;
  return claimed;
}

static int
claim (const ChieuLessonCards   *cards,
       int                       seats,
       const ChieuPracticeLying *lying)
{
  ChieuChanState state;

  return (int) find_answer (cards, lying, &state);
}

/* Makes a hand with something for each answer: three equal cards, chắn, cạ, single cards; a full hand may wait. */
static gboolean
make_hand (ChieuRandom      *random,
           int               seats,
           int               n,
           gboolean          waits,
           ChieuLessonCards *cards)
{
  int sets = (n - 1) / 2, chan = MAX (1, waits ? CHIEU_CHAN_NEED - 1 : sets - 2);

  chieu_practice_chan_make_hand (random, chan, sets - chan - !waits, cards);
  while (cards->n < n)
    {
      ChieuCard first = cards->cards[0];

      if (!waits && cards->n == n - 1 && chieu_practice_count_card (cards, first) < CHIEU_CHAN_CHIU_HELD)
        chieu_lesson_cards_add (cards, first);
      else
        chieu_practice_chan_add_card (random, TRUE, cards);
    }
  chieu_practice_sort_cards (cards);
  return TRUE;
}

/* The cards of this face in the hand, the one that lies there and the one that was left before may not be more than the deck has. */
static gboolean
can_lie (const ChieuLessonCards   *cards,
         const ChieuPracticeLying *lying)
{
  return chieu_practice_count_card (cards, lying->card) + lying->refused < chieu_deck_chan.copies;
}

static char *
question_of (const ChieuPracticeLying *lying)
{
  static const char *const questions[N_PLACES] = {
    /* Translators: %s is a card. */
    [DRAWN] = N_("You drew %s. What may you do with it?"),
    [UPPER] = N_("Your left neighbour discarded %s. What may you do with it?"),
    [ACROSS] = N_("%s was discarded across the mat. What may you do with it?"),
    [DRAWN_ACROSS] = N_("%s was drawn across the mat. What may you do with it?"),
  };
  static const char *const again[N_PLACES] = {
    /* Translators: %s is a card. */
    [DRAWN] = N_("You drew %s. You left the same card earlier in this hand. What may you do with it?"),
    [UPPER] = N_("Your left neighbour discarded %s. You left the same card earlier in this hand. What may you do with it?"),
    [ACROSS] = N_("%s was discarded across the mat. You left the same card earlier in this hand. What may you do with it?"),
    [DRAWN_ACROSS] = N_("%s was drawn across the mat. You left the same card earlier in this hand. What may you do with it?"),
  };
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_chan), lying->card);
  const char *const *texts = lying->refused ? again : questions;
  g_auto (GStrv) parts = g_strsplit (_(texts[lying->place]), "%s", 2);

  return g_strjoinv (card, parts);
}

/* Says why nothing can be done with the card: the fault that it would be, or that there are no cards for it. */
static char *
why_leave (const ChieuChanState     *state,
           const ChieuPracticeLying *lying)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_chan);
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_chan.moves (state, 0, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    {
      bool possible;
      ChieuReason reason = chieu_chan.check (state, 0, &moves[i], &possible);

      if (moves[i].kind == CHIEU_CHAN_AN && reason != CHIEU_REASON_NONE && reason != CHIEU_CHAN_TRAI_VI)
        return chieu_words_refusal (words, reason, &moves[i]);
    }
  if (lying->place >= ACROSS)
    return g_strdup (_("You may eat only a card that you drew or one at your upper gate, and for chíu you would need three like it."));
  return g_strdup (_("You hold no card of the same number that may go with it."));
}

static char *
why_claim (const ChieuPracticeTask *task,
           ChieuPracticeChanClaim   claimed)
{
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_chan), task->beside);

  if (claimed == CHIEU_PRACTICE_CHAN_WIN)
    return g_strdup_printf (_("With %s the hand has ten sets with six chắn: you win, and must say so."), card);
  if (claimed == CHIEU_PRACTICE_CHAN_CHIU)
    return g_strdup_printf (_("You hold three of %s: the fourth is taken by chíu, at any gate."), card);
  if (claimed == CHIEU_PRACTICE_CHAN_EAT_CHAN)
    return g_strdup_printf (_("You hold %s yourself: the two make a chắn, and when you can eat a chắn you may not eat a cạ."), card);
  return g_strdup_printf (_("A què of the same number makes a cạ with %s."), card);
}

static char *
why (const ChieuPracticeTask  *task,
     const ChieuPracticeLying *lying)
{
  ChieuChanState state;
  ChieuPracticeChanClaim claimed = find_answer (&task->cards, lying, &state);

  return claimed == CHIEU_PRACTICE_CHAN_LEAVE ? why_leave (&state, lying) : why_claim (task, claimed);
}

void
chieu_practice_chan_make_claim (ChieuPracticeTask *task,
                                ChieuRandom       *random)
{
  static const char *const answers[CHIEU_PRACTICE_CHAN_N] = {
    /* Translators: answers to: what may you do with this card? */
    [CHIEU_PRACTICE_CHAN_LEAVE] = N_("I can only leave it"),
    [CHIEU_PRACTICE_CHAN_EAT_CA] = N_("Ăn: eat it as a cạ"),
    [CHIEU_PRACTICE_CHAN_EAT_CHAN] = N_("Ăn: eat it as a chắn"),
    [CHIEU_PRACTICE_CHAN_CHIU] = N_("Chíu: take it with the three"),
    [CHIEU_PRACTICE_CHAN_WIN] = N_("Ù: win with it"),
  };
  static const ChieuPracticeClaimLevel levels[] = {
    { { 7, 7 }, 2, FALSE, FALSE },
    { { 9, 9 }, 3, FALSE, FALSE },
    { { 13, 13 }, 3, TRUE, FALSE },
    { { 17, 17 }, 3, TRUE, FALSE },
    { { 19, 19 }, 4, TRUE, TRUE },
  };
  static const ChieuPracticeClaims kind = {
    .levels = levels, .answers = answers, .n_answers = CHIEU_PRACTICE_CHAN_N, .choices = 5,
    .make_hand = make_hand, .can_lie = can_lie, .claim = claim, .question = question_of, .why = why,
  };

  chieu_practice_ask_claim (task, &kind, random);
}
