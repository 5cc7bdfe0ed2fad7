/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "practice-frame.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "match/words/words.h"
#include "school/coach/coach.h"

/* The number of hands that are made before one is taken that does not suit the level. */
#define WORTH_TRIES 400
/* The most hands that are made for a claim. */
#define CLAIM_TRIES 4000
/* A wrong call keeps all right cước, and a card was refused before, once in this many times. */
#define SELDOM 3

/* If more cards than this help, they are not named. */
#define NAMED_MAX 8

/* ---- What is it worth? ---- */

/* Counts the cước of a call; a plain win has none. */
static int
count_cuoc (const ChieuPracticeWorth *kind,
            const ChieuPracticeWon   *won)
{
  return won->call.n == 1 && won->call.cuoc[0] == kind->plain ? 0 : won->call.n;
}

/* Makes hands until one suits the level; after many tries it takes the last one. */
static void
make_won_hand (const ChieuPracticeWorth *kind,
               const ChieuPracticeTask  *task,
               ChieuRandom              *random,
               ChieuPracticeWon         *won)
{
  const int *level = kind->levels[task->level - 1];
  gboolean found = FALSE;

  for (int tries = 0; !found || tries < WORTH_TRIES; tries++)
    {
      ChieuPracticeWon next = { 0 };

      if (!kind->win_hand (random, task->seats, &next))
        continue;
      *won = next;
      found = TRUE;
      if (count_cuoc (kind, won) >= level[0] && count_cuoc (kind, won) <= level[1])
        return;
    }
}

static int
compare_cuoc (gconstpointer a,
              gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* Returns: whether not all seats of the game are taken. That may be a form of its own, with hands of another size and without some cước. */
static gboolean
lacks_a_seat (const ChieuGame *game,
              int              seats)
{
  return seats < game->max_seats;
}

/* Changes a call to one that somebody might make instead: a cước more, one less, another one. */
static void
change_call (const ChieuPracticeWorth *kind,
             int                       seats,
             ChieuRandom              *random,
             ChieuPracticeCall        *call)
{
  guint8 cuoc = kind->likely[chieu_practice_random_between (random, lacks_a_seat (kind->game, seats) ? kind->only_full : 0,
                                                           kind->n_likely - 1)];

  if (call->n > 0 && (call->cuoc[0] == kind->plain || chieu_random_below (random, SELDOM) > 0))
    {
      call->n--;
      call->cuoc[chieu_random_below (random, (guint32) call->n + 1)] = call->cuoc[call->n];
    }
  if (kind->may_add_to_call (call, cuoc, random))
    call->cuoc[call->n++] = cuoc;
  if (call->n == 0)
    call->cuoc[call->n++] = (guint8) kind->plain;
  qsort (call->cuoc, (gsize) call->n, 1, compare_cuoc);
}

static char *
call_to_words (const ChieuPracticeWorth *kind,
               const ChieuPracticeCall  *call,
               int                       seats)
{
  g_autofree char *said = chieu_words_call_aloud (chieu_words_for_game (kind->game), call->cuoc, call->n, seats);
  g_autofree char *points = chieu_words_points (kind->points (call, seats));

  /* Translators: how a hand is called aloud, and what that is worth: “Ù thông tôm”, “8 points”. */
  return g_strdup_printf (_("%1$s: %2$s"), said, points);
}

/* Adds the right call and wrong ones as answers. Those with the same words are the same answer: a cước that only adds to a plain
 * win, such as thông, makes no other call of it. */
static void
add_calls (const ChieuPracticeWorth *kind,
           ChieuPracticeTask        *task,
           const ChieuPracticeCall  *right,
           ChieuRandom              *random)
{
  int place = chieu_practice_random_between (random, 0, CHIEU_PRACTICE_ANSWERS - 1);

  g_ptr_array_add (task->answers, call_to_words (kind, right, task->seats));
  while (task->answers->len < CHIEU_PRACTICE_ANSWERS)
    {
      ChieuPracticeCall other = *right;
      g_autofree char *text = NULL;

      change_call (kind, task->seats, random, &other);
      text = call_to_words (kind, &other, task->seats);
      if (!g_ptr_array_find_with_equal_func (task->answers, text, g_str_equal, NULL))
        g_ptr_array_add (task->answers, g_steal_pointer (&text));
    }
  task->right_answer = (guint) place;
  g_ptr_array_insert (task->answers, place, g_ptr_array_steal_index (task->answers, 0));
}

void
chieu_practice_ask_worth (ChieuPracticeTask        *task,
                          const ChieuPracticeWorth *kind,
                          ChieuRandom              *random)
{
  ChieuPracticeWon won = { 0 };

  make_won_hand (kind, task, random, &won);
  task->form = CHIEU_TASK_CHOOSE;
  task->cards = won.cards;
  task->win = won.win;
  task->in_phu = task->level <= kind->levels_in_phu;
  kind->show (task, &won);
  /* Phu that are shown need not be found, so they do not make the task harder. */
  task->measure = (ChieuPracticeMeasure) {
    .cards = won.cards.n, .groups = task->in_phu ? 0 : task->shown.n, .choices = count_cuoc (kind, &won),
  };
  task->question = kind->question (&won);
  add_calls (kind, task, &won.call, random);
  task->why = g_strdup_printf (_("%s. The cards lie like this."), (char *) g_ptr_array_index (task->answers, task->right_answer));
}

/* ---- How is it called? ---- */

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

/* A word is either chosen or not, so hands with a cước that is called several times are not used. Returns: whether @call has such a cước */
static gboolean
has_twice (const ChieuPracticeCall *call)
{
  for (int i = 1; i < call->n; i++)
    if (memchr (call->cuoc, call->cuoc[i], (gsize) i) != NULL)
      return TRUE;
  return FALSE;
}

void
chieu_practice_ask_call (ChieuPracticeTask        *task,
                         const ChieuPracticeWorth *kind,
                         ChieuRandom              *random)
{
  const ChieuWords *words = chieu_words_for_game (kind->game);
  ChieuPracticeWon won = { 0 };
  g_autofree char *said = NULL;

  do
    make_won_hand (kind, task, random, &won);
  while (has_twice (&won.call));
  task->form = CHIEU_TASK_CHOOSE;
  task->several = TRUE;
  task->cards = won.cards;
  task->win = won.win;
  kind->show (task, &won);
  task->question = kind->question (&won);
  for (int cuoc = 0; kind->game->cuoc[cuoc] != NULL; cuoc++)
    if (!lacks_a_seat (kind->game, task->seats) || memchr (kind->likely, cuoc, (gsize) kind->only_full) == NULL)
      g_ptr_array_add (task->answers, g_strdup (chieu_words_cuoc (words, cuoc, task->seats)));
  g_ptr_array_sort (task->answers, compare_names);
  for (int i = 0; i < won.call.n; i++)
    {
      guint place;

      if (g_ptr_array_find_with_equal_func (task->answers, chieu_words_cuoc (words, won.call.cuoc[i], task->seats), g_str_equal, &place))
        task->right_answers |= G_GUINT64_CONSTANT (1) << place;
    }
  said = call_to_words (kind, &won.call, task->seats);
  task->why = g_strdup_printf (_("%s. The cards lie like this."), said);
  task->measure = (ChieuPracticeMeasure) { .cards = won.cards.n, .choices = count_cuoc (kind, &won) };
}

/* ---- Which card goes? ---- */

/* Returns: (transfer full): the coach's words in @part, with the names of its cards, which at the table are shown below the words */
static char *
name_cards (const ChieuPracticeTask *task,
            const ChieuCoachPart    *part)
{
  g_autofree char *cards = NULL;

  if (part->n == 0)
    return g_strdup (part->text);
  cards = chieu_words_cards (chieu_words_for_game (task->game), part->cards, part->n);
  /* Translators: a sentence about some cards, such as “You win with one of these; 3 of them are still unseen.”, and their names. */
  return g_strdup_printf (_("%1$s They are %2$s."), part->text, cards);
}

/* Adds the coach's words about the card that he would put down: why, and which cards help then. */
static void
add_reasons (ChieuPracticeTask *task,
             const ChieuState  *state)
{
  static const ChieuCoachTopic topics[] = { CHIEU_COACH_BEST, CHIEU_COACH_WHY, CHIEU_COACH_HELPS };
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  ChieuState view;

  task->game->observe (state, CHIEU_LEARNER, &view);
  advice = chieu_coach_advise (task->game, &view, CHIEU_LEARNER);
  for (gsize i = 0; advice != NULL && advice->has_move && i < G_N_ELEMENTS (topics); i++)
    {
      const ChieuCoachPart *part = chieu_coach_advice_find (advice, topics[i]);
      g_autofree char *why = NULL, *text = NULL;

      /* If half the deck helps, that teaches nothing. */
      if (part == NULL || (topics[i] == CHIEU_COACH_HELPS && part->n > NAMED_MAX))
        continue;
      text = topics[i] == CHIEU_COACH_HELPS ? name_cards (task, part) : g_strdup (part->text);
      why = g_steal_pointer (&task->why);
      task->why = g_strconcat (why, "\n", text, NULL);
    }
}

void
chieu_practice_ask_discard (ChieuPracticeTask           *task,
                            const ChieuPracticeDiscards *kind,
                            ChieuRandom                 *random)
{
  const ChieuPracticeDiscardLevel *level = &kind->levels[task->level - 1];
  ChieuOutlookThrows throws = { 0 };
  gboolean suits = FALSE;
  ChieuState state;

  for (int tries = 0; !suits; tries++)
    {
      gboolean any = tries >= kind->tries;
      int right;

      if (!kind->make_hand (random, task->seats, level->far, &task->cards)
          || (!any && kind->may_lie_far != NULL && !kind->may_lie_far (&task->cards, task->seats, level->far)))
        continue;
      kind->put_on_mat (&task->cards, task->seats, &state);
      chieu_outlook_find_throws (kind->outlook, &state, CHIEU_LEARNER, &throws);
      right = __builtin_popcountll (throws.faces);
      suits = throws.distance >= 1 && throws.distance < CHIEU_OUTLOOK_FAR && throws.clean > right
              && (any || (throws.distance == level->far && right <= level->right));
    }
  chieu_practice_ask_throw (task, &throws);
  add_reasons (task, &state);
}

/* ---- May I take it? ---- */

/* Finds a card for @lying to which @wanted is the right answer. Returns: FALSE if there is none */
static gboolean
find_card (const ChieuPracticeClaims *kind,
           const ChieuPracticeTask   *task,
           ChieuRandom               *random,
           int                        wanted,
           ChieuPracticeLying        *lying)
{
  int n_faces = task->game->deck->n_faces, first = chieu_practice_random_between (random, 0, n_faces - 1);

  for (int i = 0; i < n_faces; i++)
    {
      lying->card = (ChieuCard) ((first + i) % n_faces);
      if (kind->can_lie (&task->cards, lying) && kind->claim (&task->cards, task->seats, lying) == wanted)
        return TRUE;
    }
  return FALSE;
}

/* Makes a hand and a card. All answers of the level are equally likely. */
static void
make_hand_and_card (const ChieuPracticeClaims *kind,
                    ChieuPracticeTask         *task,
                    ChieuRandom               *random,
                    ChieuPracticeLying        *lying)
{
  const ChieuPracticeClaimLevel *level = &kind->levels[task->level - 1];
  int win = kind->n_answers - 1, wanted = (int) chieu_random_below (random, (guint32) (win + level->wins));

  task->right_answer = (guint) wanted;
  for (int tries = 0; tries < CLAIM_TRIES; tries++)
    {
      lying->place = level->places > 1 ? (int) chieu_random_below (random, (guint32) level->places) : 0;
      lying->refused = level->refusals && chieu_random_below (random, SELDOM) == 0;
      if (kind->make_hand (random, task->seats, level->cards[lacks_a_seat (task->game, task->seats)], wanted == win, &task->cards)
          && find_card (kind, task, random, wanted, lying))
        return;
    }
  g_return_if_reached ();
}

void
chieu_practice_ask_claim (ChieuPracticeTask         *task,
                          const ChieuPracticeClaims *kind,
                          ChieuRandom               *random)
{
  const ChieuPracticeClaimLevel *level = &kind->levels[task->level - 1];
  ChieuPracticeLying lying = { 0 };

  make_hand_and_card (kind, task, random, &lying);
  task->form = CHIEU_TASK_CHOOSE;
  task->beside = lying.card;
  task->measure = (ChieuPracticeMeasure) {
    .cards = task->cards.n, .choices = kind->choices + level->places - 1 + level->refusals + level->wins,
  };
  task->question = kind->question (&lying);
  for (int i = 0; i < kind->n_answers - !level->wins; i++)
    g_ptr_array_add (task->answers, g_strdup (_(kind->answers[i])));
  task->why = kind->why (task, &lying);
}

/* ---- For these and other kinds ---- */

void
chieu_practice_make_tangled (const ChieuPracticeHands *kind,
                             const int                 how[2],
                             int                       hands,
                             ChieuRandom              *random,
                             ChieuLessonCards         *cards)
{
  int most = -1;

  for (int i = 0; i < hands; i++)
    {
      ChieuLessonCards other;
      int tangled;

      kind->make_hand (random, how, &other);
      tangled = kind->count_tangled (&other);
      if (tangled > most)
        *cards = other;
      most = MAX (most, tangled);
    }
}

void
chieu_practice_measure_tangled (const ChieuPracticeHands *kind,
                                ChieuPracticeTask        *task)
{
  task->measure.cards = task->cards.n;
  task->measure.groups = task->shown.n;
  task->measure.choices = kind->count_tangled (&task->cards);
}

void
chieu_practice_show_arranged (ChieuPracticeTask      *task,
                              const ChieuLessonCards *cards,
                              int                     lung)
{
  if (!chieu_school_game_find (task->game)->arrange (cards, task->seats, lung, &task->shown))
    task->shown.n = 0;
}

void
chieu_practice_explain_waits (ChieuPracticeTask *task,
                              int                lung)
{
  const ChieuWords *words = chieu_words_for_game (task->game);
  ChieuLessonCards with = task->cards, right;
  ChieuCard first = (ChieuCard) __builtin_ctzll (task->right_faces);
  g_autofree char *names = NULL;

  chieu_lesson_cards_from_set (task->right_faces, &right);
  names = chieu_words_cards (words, right.cards, right.n);
  chieu_lesson_cards_add (&with, first);
  chieu_practice_show_arranged (task, &with, lung);
  if (right.n == 1)
    task->why = g_strdup_printf (_("Only %s completes the hand. With it the cards lie like this."), chieu_words_card (words, first));
  else
    /* Translators: several cards, then one of them. */
    task->why = g_strdup_printf (_("These complete the hand: %1$s. With %2$s, say, the cards lie like this."), names,
                                 chieu_words_card (words, first));
}
