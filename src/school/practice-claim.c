/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with claiming: what may be done with the card that lies there.
 */
#include "config.h"

#include "practice-move.h"

#include <glib/gi18n-lib.h>

#include "match/words.h"
#include "outlook-to-tom.h"

#define TRIES 300

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

ChieuPracticeClaim
chieu_practice_claim (const ChieuLessonCards   *cards,
                      int                       seats,
                      const ChieuPracticeLying *lying,
                      ChieuToTomState          *state)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  gboolean eat, phong;
  int n;

  chieu_practice_mat (cards, seats, state);
  if (lying->refused)
    state->seat[0].refused |= 1u << lying->card;
  chieu_to_tom_outlook_put_card (state, lying->card, lying->own_gate ? 0 : 2, CHIEU_TO_TOM_FROM_NOC, 0);
  n = chieu_to_tom.moves (state, 0, CHIEU_MOVES_CLEAN, moves);
  if (find_kind (moves, n, CHIEU_TO_TOM_U) != NULL)
    return CHIEU_PRACTICE_WIN;
  eat = find_kind (moves, n, CHIEU_TO_TOM_AN) != NULL;
  phong = find_kind (moves, n, CHIEU_TO_TOM_PHONG) != NULL;
  if (eat && phong)
    return CHIEU_PRACTICE_BOTH;
  return eat ? CHIEU_PRACTICE_EAT : phong ? CHIEU_PRACTICE_PHONG : CHIEU_PRACTICE_LEAVE;
}

/* ---- Making one ---- */

/* Some cards of a complete hand, so that there are phu to be made; a full hand waits, so that it may win. */
static gboolean
make_hand (ChieuRandom      *random,
           int               seats,
           int               n,
           gboolean          waits,
           ChieuLessonCards *cards)
{
  ChieuHandRecipe recipe;

  chieu_practice_recipe (seats, waits ? n + 1 : n + 4, &recipe);
  if (!chieu_practice_hand (&recipe, random, cards))
    return FALSE;
  while (cards->n > n)
    chieu_practice_remove (cards, chieu_practice_between (random, 0, cards->n - 1));
  return chieu_practice_has_no_khan (cards);
}

/* A card of which the answer is @wanted. A yêu is not left, so it was not refused before. */
static gboolean
find_card (ChieuRandom            *random,
           const ChieuLessonCards *cards,
           int                     seats,
           ChieuPracticeClaim      wanted,
           ChieuPracticeLying     *lying)
{
  int first = chieu_practice_between (random, 0, CHIEU_TO_TOM_FACES - 1);
  ChieuToTomState state;

  for (int i = 0; i < CHIEU_TO_TOM_FACES; i++)
    {
      lying->card = (ChieuCard) ((first + i) % CHIEU_TO_TOM_FACES);
      if (chieu_practice_count (cards, lying->card) < chieu_deck_to_tom.copies
          && !(lying->refused && chieu_card_is_yeu (lying->card))
          && chieu_practice_claim (cards, seats, lying, &state) == wanted)
        return TRUE;
    }
  return FALSE;
}

typedef struct
{
  int cards[2];                  /* with five seats, with four */
  gboolean other_gates;
  gboolean refusals;
  gboolean wins;
} Level;

static const Level levels[] = {
  { { 6, 6 }, FALSE, FALSE, FALSE },
  { { 9, 10 }, TRUE, FALSE, FALSE },
  { { 12, 14 }, TRUE, TRUE, FALSE },
  { { 16, 19 }, TRUE, TRUE, FALSE },
  { { 20, 24 }, TRUE, TRUE, TRUE },
};

/* Each answer is as likely as the others that the level has. */
static void
make_question (ChieuRandom        *random,
               const Level        *level,
               ChieuPracticeTask  *task,
               ChieuPracticeLying *lying)
{
  ChieuPracticeClaim wanted = (ChieuPracticeClaim) chieu_random_below (random, level->wins ? CHIEU_PRACTICE_N_CLAIMS
                                                                                         : CHIEU_PRACTICE_WIN);

  for (int tries = 0; tries < TRIES; tries++)
    {
      lying->own_gate = !level->other_gates || chieu_random_below (random, 2) == 0;
      lying->refused = level->refusals && chieu_random_below (random, 3) == 0;
      if (make_hand (random, task->seats, level->cards[task->seats == 4], wanted == CHIEU_PRACTICE_WIN, &task->cards)
          && find_card (random, &task->cards, task->seats, wanted, lying))
        return;
    }
  g_return_if_reached ();
}

static char *
ask (const ChieuPracticeTask  *task,
     const ChieuPracticeLying *lying)
{
  const char *card = chieu_words_card (chieu_words_for_game (task->game), lying->card);

  if (lying->refused)
    return lying->own_gate
           ? g_strdup_printf (_("%s was turned up at your gate. You left the same card before in this hand. What may you do with it?"), card)
           : g_strdup_printf (_("%s was turned up at another gate. You left the same card before in this hand. What may you do with it?"), card);
  return lying->own_gate ? g_strdup_printf (_("%s was turned up at your gate. What may you do with it?"), card)
                         : g_strdup_printf (_("%s was turned up at another gate. What may you do with it?"), card);
}

/* ---- Why ---- */

/* Nothing can be done with it: the fault it would be, or that there are no cards for it. */
static char *
why_leave (const ChieuToTomState    *state,
           const ChieuPracticeLying *lying,
           const ChieuLessonCards   *cards)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  ChieuToTomState before = *state;
  ChieuPracticeLying anywhere = *lying;

  anywhere.refused = FALSE;
  if (lying->refused && chieu_practice_claim (cards, state->seats, &anywhere, &before) != CHIEU_PRACTICE_LEAVE)
    return g_strdup (chieu_words_reason (words, CHIEU_TO_TOM_AN_LAI));
  anywhere.own_gate = TRUE;
  if (!lying->own_gate && chieu_practice_claim (cards, state->seats, &anywhere, &before) != CHIEU_PRACTICE_LEAVE)
    return g_strdup (chieu_words_reason (words, CHIEU_TO_TOM_NOT_YOUR_GATE));
  return g_strdup (_("You can only leave it: you hold neither two cards equal to it nor cards that make a phu with it."));
}

static char *
why_claim (const ChieuToTomState *state,
           ChieuPracticeClaim     claim)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  const char *card = chieu_words_card (words, state->card);
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_to_tom.moves (state, 0, CHIEU_MOVES_CLEAN, moves);
  const ChieuMove *eat = find_kind (moves, n, CHIEU_TO_TOM_AN);
  g_autofree char *phu = eat != NULL ? chieu_words_choice (words, eat, state->seats) : NULL;

  if (claim == CHIEU_PRACTICE_WIN)
    return g_strdup_printf (_("With %s every card lies in a phu: you win, and must say so."), card);
  if (claim == CHIEU_PRACTICE_PHONG)
    return g_strdup_printf (_("You hold two of %s: at any gate you may take the third by phỗng."), card);
  if (claim == CHIEU_PRACTICE_BOTH)
    /* Translators: a card, and the phu that can be made with it: “Tôm: 3 Vạn, 3 Sách, 7 Văn”. */
    return g_strdup_printf (_("You hold two of %1$s, so you may say phỗng; or you eat it. %2$s."), card, phu);
  if (find_kind (moves, n, CHIEU_TO_TOM_DUOI) == NULL)
    return g_strdup (chieu_words_reason (words, CHIEU_TO_TOM_BO_YEU));
  /* Translators: a card, and the phu that can be made with it: “Tôm: 3 Vạn, 3 Sách, 7 Văn”. */
  return g_strdup_printf (_("It lies at your own gate, and you have a phu for %1$s. %2$s."), card, phu);
}

static void
add_answers (ChieuPracticeTask *task,
             gboolean           wins)
{
  static const char *const answers[CHIEU_PRACTICE_N_CLAIMS] = {
    /* Translators: answers to: what may you do with this card? Ăn, phỗng, ù are words of the game. */
    [CHIEU_PRACTICE_LEAVE] = N_("Only leave it"),
    [CHIEU_PRACTICE_EAT] = N_("Ăn: eat it"),
    [CHIEU_PRACTICE_PHONG] = N_("Phỗng: take it for the pair"),
    [CHIEU_PRACTICE_BOTH] = N_("Ăn or phỗng, as I like"),
    [CHIEU_PRACTICE_WIN] = N_("Ù: win with it"),
  };

  for (int i = 0; i < CHIEU_PRACTICE_N_CLAIMS; i++)
    if (i != CHIEU_PRACTICE_WIN || wins)
      g_ptr_array_add (task->answers, g_strdup (_(answers[i])));
}

void
chieu_practice_make_claim (ChieuPracticeTask *task,
                           ChieuRandom       *random)
{
  const Level *level = &levels[task->level - 1];
  ChieuPracticeLying lying = { 0 };
  ChieuPracticeClaim claim;
  ChieuToTomState state;

  make_question (random, level, task, &lying);
  claim = chieu_practice_claim (&task->cards, task->seats, &lying, &state);
  task->form = CHIEU_TASK_CHOOSE;
  task->beside = lying.card;
  task->measure = (ChieuPracticeMeasure) {
    .cards = task->cards.n, .choices = 4 + level->other_gates + level->refusals + level->wins,
  };
  task->question = ask (task, &lying);
  add_answers (task, level->wins);
  task->right_answer = claim;
  task->why = claim == CHIEU_PRACTICE_LEAVE ? why_leave (&state, &lying, &task->cards) : why_claim (&state, claim);
}
