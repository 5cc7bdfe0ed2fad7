/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In every game, at every decision of random hands: the prompt names each button that is offered and no other, in the order in which they
 * stand; and where a button stands for several moves, so does the question which of them is meant.
 */
#include <locale.h>
#include <string.h>

#include "mat/mat-layout.h"
#include "match/words/words-table.h"
#include "match/words/words.h"

/* The hands of each game. */
#define HANDS 40

/* Returns: whether @label stands in @prompt as a word or several, and not within another one */
static gboolean
has_word (const char *prompt,
          const char *label)
{
  for (const char *at = strstr (prompt, label); at != NULL; at = strstr (at + 1, label))
    if ((at == prompt || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
        && !g_unichar_isalnum (g_utf8_get_char (at + strlen (label))))
      return TRUE;
  return FALSE;
}

/* Finds the kinds of the buttons that @moves have, in the order of the layout, as chieu_offers_update() does. @kinds: (out): room for all
 * buttons. Returns: how many there are */
static int
list_kinds (const ChieuMatLayout *layout,
            const ChieuMove      *moves,
            int                   n,
            guint8               *kinds)
{
  int n_kinds = 0;

  for (int b = 0; b < layout->n_buttons; b++)
    for (int i = 0; i < n; i++)
      if (moves[i].kind == layout->buttons[b].kind)
        {
          kinds[n_kinds++] = layout->buttons[b].kind;
          break;
        }
  return n_kinds;
}

/* Returns: whether one of the buttons of @kinds bears @label, perhaps among other words */
static gboolean
is_offered (const ChieuWords *words,
            const guint8     *kinds,
            int               n,
            const char       *label)
{
  for (int i = 0; i < n; i++)
    if (strstr (chieu_words_label (words, kinds[i]), label) != NULL)
      return TRUE;
  return FALSE;
}

/* Returns: the button of @kind */
static const ChieuMatButton *
find_button (const ChieuMatLayout *layout,
             int                   kind)
{
  for (int b = 0; b < layout->n_buttons; b++)
    if (layout->buttons[b].kind == kind)
      return &layout->buttons[b];
  g_assert_not_reached ();
}

/* Checks that the prompt names the buttons as they stand from above, what wins first and what passes last. What is rare comes at the end
 * wherever its button stands. */
static void
check_order (const ChieuMatLayout *layout,
             const guint8         *kinds,
             int                   n,
             const char           *prompt)
{
  const ChieuWords *words = chieu_words_for_game (layout->game);

  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      {
        const ChieuMatButton *upper = find_button (layout, kinds[i]), *lower = find_button (layout, kinds[k]);
        const char *first = chieu_words_label (words, kinds[i]), *second = chieu_words_label (words, kinds[k]);

        if (upper->place <= lower->place || !has_word (prompt, first) || !has_word (prompt, second)
            || ((words->rare >> kinds[i] | words->rare >> kinds[k]) & 1) != 0)
          continue;
        if (strstr (prompt, first) > strstr (prompt, second))
          g_error ("%s: “%s” names “%s” after “%s”, which stands lower", layout->game->id, prompt, first, second);
      }
}

/* Checks that the prompt for @seat names each button that @moves have, and no other. Returns: how many it names */
static int
check_prompt (const ChieuMatLayout *layout,
              const void           *view,
              int                   seat,
              const ChieuMove      *moves,
              int                   n)
{
  const ChieuWords *words = chieu_words_for_game (layout->game);
  const char *names[] = { "An", "Bình", "Cúc", "Dung", "Em", NULL };
  guint8 kinds[CHIEU_MAT_BUTTONS_MAX];
  int n_kinds = list_kinds (layout, moves, n, kinds), named = 0;
  g_autofree char *prompt = NULL;

  names[seat] = NULL;
  prompt = chieu_words_prompt_after (words, CHIEU_CARD_NONE, view, seat, names, kinds, n_kinds);
  g_assert_nonnull (prompt);
  for (int b = 0; b < layout->n_buttons; b++)
    {
      const char *label = chieu_words_label (words, layout->buttons[b].kind);

      if (layout->buttons[b].make == CHIEU_MAKE_PUT || layout->buttons[b].kind == layout->game->call_kind)
        continue;
      if (is_offered (words, kinds, n_kinds, label) != has_word (prompt, label))
        g_error ("%s: “%s” %s “%s”", layout->game->id, prompt,
                 has_word (prompt, label) ? "offers what may not be done:" : "does not name", label);
      named += has_word (prompt, label);
    }
  check_order (layout, kinds, n_kinds, prompt);
  return named;
}

/* Where a button stands for several of the moves, the question which of them is meant names it, and no other button. Returns: how many such
 * buttons there are */
static int
check_ways (const ChieuMatLayout *layout,
            const ChieuMove      *moves,
            int                   n)
{
  static ChieuMove ways[CHIEU_MOVES_MAX];
  const ChieuWords *words = chieu_words_for_game (layout->game);
  int named = 0;

  for (int b = 0; b < layout->n_buttons; b++)
    {
      g_autofree char *question = NULL;
      int n_ways = 0;

      for (int i = 0; i < n; i++)
        if (moves[i].kind == layout->buttons[b].kind)
          ways[n_ways++] = moves[i];
      if (n_ways < 2 || layout->buttons[b].make == CHIEU_MAKE_PUT)
        continue;
      question = chieu_words_prompt_ways (words, ways, n_ways);
      for (int other = 0; other < layout->n_buttons; other++)
        {
          const char *label = chieu_words_label (words, layout->buttons[other].kind);

          if (has_word (question, label) && strstr (chieu_words_label (words, ways[0].kind), label) == NULL)
            g_error ("%s: “%s” asks for “%s”, too", layout->game->id, question, label);
        }
      g_assert_true (has_word (question, chieu_words_label (words, ways[0].kind)));
      named++;
    }
  return named;
}

/* Checks the words of all seats that are asked, adding to @named and @ways, and lets one of them answer by chance. Returns: FALSE: the hand
 * is over */
static gboolean
check_decisions (const ChieuMatLayout *layout,
                 ChieuState           *state,
                 GRand                *rand,
                 int                  *named,
                 int                  *ways)
{
  static ChieuState view;
  static ChieuMove moves[CHIEU_MOVES_MAX];
  const ChieuGame *game = layout->game;
  unsigned asked = game->to_answer (state);
  int n;

  if (asked == 0)
    return FALSE;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      if ((asked >> seat & 1) == 0)
        continue;
      game->observe (state, seat, &view);
      n = game->moves (&view, seat, CHIEU_MOVES_CLEAN, moves);
      *named += check_prompt (layout, &view, seat, moves, n);
      *ways += check_ways (layout, moves, n);
    }
  n = game->moves (state, __builtin_ctz (asked), CHIEU_MOVES_CLEAN, moves);
  game->apply (state, __builtin_ctz (asked), &moves[g_rand_int_range (rand, 0, n)], NULL);
  return TRUE;
}

static void
test_game (gconstpointer data)
{
  static ChieuState state;
  const ChieuMatLayout *layout = data;
  const ChieuGame *game = layout->game;
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);
  ChieuRules rules;
  ChieuCarry carry;
  int named = 0, ways = 0;

  chieu_rules_init (&rules, game);
  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      int seats = game->min_seats + (int) (seed % (unsigned) (game->max_seats - game->min_seats + 1));

      chieu_carry_init (&carry, seats, -1, false);
      game->deal (&state, &rules, &carry, seed);
      while (check_decisions (layout, &state, rand, &named, &ways))
        ;
    }
  g_assert_cmpint (named, >, HANDS);
  g_test_message ("%d prompts, %d questions", named, ways);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/prompts/%s", chieu_mat_layouts[i]->game->id);

      g_test_add_data_func (path, chieu_mat_layouts[i], test_game);
    }
  return g_test_run ();
}
