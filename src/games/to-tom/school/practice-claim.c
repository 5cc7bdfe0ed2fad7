/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with claiming: what may be done with the card that lies there.
 */
#include "config.h"

#include "school/practice/practice-frame.h"
#include "practice.h"

#include <glib/gi18n-lib.h>

#include "match/words/words.h"
#include "outlook.h"

/* The places of a card: the player's own gate, another one. */
enum { OWN_GATE, OTHER_GATE };

/* The seat at whose gate a card lies that is not at the player's own; the player sits at seat 0. */
#define OTHER_SEAT 2

/* ---- By the rules ---- */

static const ChieuMove *
find_kind (const ChieuMove *moves,
           int              n,
           int              kind)
{
  for (int i = 0; i < n; i++)
    if (moves[i].kind == kind)
      return &moves[i];
  return NULL;
}

/* Returns: what may be done with the card; @state: (out): the mat with it */
static ChieuPracticeToTomClaim
find_answer (const ChieuLessonCards   *cards,
             int                       seats,
             const ChieuPracticeLying *lying,
             ChieuToTomState          *state)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  gboolean eat, phong;
  int n;

  chieu_practice_to_tom_put_on_mat (cards, seats, state);
  if (lying->refused)
    state->seat[0].refused |= 1u << lying->card;
  chieu_to_tom_outlook_put_card (state, lying->card, lying->place == OWN_GATE ? 0 : OTHER_SEAT, CHIEU_EATING_FROM_NOC, 0);
  n = chieu_to_tom.moves (state, 0, CHIEU_MOVES_CLEAN, moves);
  if (find_kind (moves, n, CHIEU_TO_TOM_U) != NULL)
    return CHIEU_PRACTICE_TO_TOM_WIN;
  eat = find_kind (moves, n, CHIEU_TO_TOM_AN) != NULL;
  phong = find_kind (moves, n, CHIEU_TO_TOM_PHONG) != NULL;
  if (eat && phong)
    return CHIEU_PRACTICE_TO_TOM_BOTH;
  return eat ? CHIEU_PRACTICE_TO_TOM_EAT : phong ? CHIEU_PRACTICE_TO_TOM_PHONG : CHIEU_PRACTICE_TO_TOM_LEAVE;
}

static int
claim (const ChieuLessonCards   *cards,
       int                       seats,
       const ChieuPracticeLying *lying)
{
  ChieuToTomState state;

  return (int) find_answer (cards, seats, lying, &state);
}

/* ---- Making a question ---- */

/* Makes a hand of @n cards by taking four cards out of a complete one, so that there are phu to be made; if it @waits, only one, so
 * that it may win. */
static gboolean
make_hand (ChieuRandom      *random,
           int               seats,
           int               n,
           gboolean          waits,
           ChieuLessonCards *cards)
{
  ChieuHandRecipe recipe;

  chieu_practice_to_tom_init_recipe (seats, waits ? n + 1 : n + 4, &recipe);
  if (!chieu_practice_to_tom_make_hand (&recipe, random, cards))
    return FALSE;
  while (cards->n > n)
    chieu_practice_remove_card (cards, chieu_practice_random_between (random, 0, cards->n - 1));
  return chieu_practice_to_tom_has_no_khan (cards);
}

/* A yêu is not left, so it was not refused before. */
static gboolean
can_lie (const ChieuLessonCards   *cards,
         const ChieuPracticeLying *lying)
{
  return chieu_practice_count_card (cards, lying->card) < chieu_deck_to_tom.copies
         && !(lying->refused && chieu_card_is_yeu (lying->card));
}

static char *
question_of (const ChieuPracticeLying *lying)
{
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_to_tom), lying->card);
  gboolean own_gate = lying->place == OWN_GATE;

  if (lying->refused)
    return own_gate
           ? g_strdup_printf (_("%s was turned up at your gate. You left the same card earlier in this hand. What may you do with it?"), card)
           : g_strdup_printf (_("%s was turned up at another gate. You left the same card earlier in this hand. What may you do with "
                                "it?"), card);
  return own_gate ? g_strdup_printf (_("%s was turned up at your gate. What may you do with it?"), card)
                  : g_strdup_printf (_("%s was turned up at another gate. What may you do with it?"), card);
}

/* ---- Why ---- */

/* Says why nothing can be done with the card: the fault that it would be, or that there are no cards for it. */
static char *
why_leave (const ChieuPracticeTask  *task,
           const ChieuPracticeLying *lying)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  ChieuPracticeLying anywhere = *lying;

  anywhere.refused = FALSE;
  if (lying->refused && claim (&task->cards, task->seats, &anywhere) != CHIEU_PRACTICE_TO_TOM_LEAVE)
    return g_strdup (chieu_words_reason (words, CHIEU_TO_TOM_AN_LAI));
  anywhere.place = OWN_GATE;
  if (lying->place != OWN_GATE && claim (&task->cards, task->seats, &anywhere) != CHIEU_PRACTICE_TO_TOM_LEAVE)
    return g_strdup (chieu_words_reason (words, CHIEU_TO_TOM_NOT_YOUR_GATE));
  return g_strdup (_("You hold neither two cards equal to it nor cards that make a phu with it."));
}

static char *
why_claim (const ChieuToTomState   *state,
           ChieuPracticeToTomClaim  claimed)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  const char *card = chieu_words_card (words, state->card);
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_to_tom.moves (state, 0, CHIEU_MOVES_CLEAN, moves);
  const ChieuMove *eat = find_kind (moves, n, CHIEU_TO_TOM_AN);
  g_autofree char *phu = eat != NULL ? chieu_words_choice (words, eat, state->seats) : NULL;

  if (claimed == CHIEU_PRACTICE_TO_TOM_WIN)
    return g_strdup_printf (_("With %s every card lies in a phu: you win, and must say so."), card);
  if (claimed == CHIEU_PRACTICE_TO_TOM_PHONG)
    return g_strdup_printf (_("You hold two of %s: at any gate you may take the third by phỗng."), card);
  if (claimed == CHIEU_PRACTICE_TO_TOM_BOTH)
    /* Translators: a card, and the phu that can be made with it: “Tôm: 3 Vạn, 3 Sách, 7 Văn”. */
    return g_strdup_printf (_("You hold two of %1$s, so you may say phỗng, or you may eat it. %2$s."), card, phu);
  if (find_kind (moves, n, CHIEU_TO_TOM_DUOI) == NULL)
    return g_strdup (chieu_words_reason (words, CHIEU_TO_TOM_BO_YEU));
  /* Translators: a card, and the phu that can be made with it: “Tôm: 3 Vạn, 3 Sách, 7 Văn”. */
  return g_strdup_printf (_("It lies at your own gate, and you have a phu for %1$s. %2$s."), card, phu);
}

static char *
why (const ChieuPracticeTask  *task,
     const ChieuPracticeLying *lying)
{
  ChieuToTomState state;
  ChieuPracticeToTomClaim claimed = find_answer (&task->cards, task->seats, lying, &state);

  return claimed == CHIEU_PRACTICE_TO_TOM_LEAVE ? why_leave (task, lying) : why_claim (&state, claimed);
}

void
chieu_practice_to_tom_make_claim (ChieuPracticeTask *task,
                                  ChieuRandom       *random)
{
  static const char *const answers[CHIEU_PRACTICE_TO_TOM_N_CLAIMS] = {
    /* Translators: answers to: what may you do with this card? Ăn, phỗng, ù are words of the game. */
    [CHIEU_PRACTICE_TO_TOM_LEAVE] = N_("I can only leave it"),
    [CHIEU_PRACTICE_TO_TOM_EAT] = N_("Ăn: eat it"),
    [CHIEU_PRACTICE_TO_TOM_PHONG] = N_("Phỗng: take it with the pair"),
    [CHIEU_PRACTICE_TO_TOM_BOTH] = N_("Ăn or phỗng, as I like"),
    [CHIEU_PRACTICE_TO_TOM_WIN] = N_("Ù: win with it"),
  };
  static const ChieuPracticeClaimLevel levels[] = {
    { { 6, 6 }, 1, FALSE, FALSE },
    { { 9, 10 }, 2, FALSE, FALSE },
    { { 12, 14 }, 2, TRUE, FALSE },
    { { 16, 19 }, 2, TRUE, FALSE },
    { { 20, 24 }, 2, TRUE, TRUE },
  };
  static const ChieuPracticeClaims kind = {
    .levels = levels, .answers = answers, .n_answers = CHIEU_PRACTICE_TO_TOM_N_CLAIMS, .choices = 4,
    .make_hand = make_hand, .can_lie = can_lie, .claim = claim, .question = question_of, .why = why,
  };

  chieu_practice_ask_claim (task, &kind, random);
}
