/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-hands.h"

#include "bots/bot.h"

#include <string.h>

void
coach_hands_play (const ChieuGame *game,
                  guint64          seed,
                  int              seats,
                  CoachHandFunc    func,
                  gpointer         data)
{
  const ChieuBotLevel *level = chieu_bot_level_find ("tap-su");
  const ChieuBotBudget budget = { .seed = seed };
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState state;
  unsigned asked;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  game->deal (&state, &rules, &carry, seed);
  while ((asked = game->to_answer (&state)) != 0)
    {
      int seat = __builtin_ctz (asked);
      ChieuState view;
      ChieuMove move;

      func (&state, seat, data);
      game->observe (&state, seat, &view);
      g_assert_true (chieu_bot_choose (level, game, &view, seat, &budget, &move, NULL));
      g_assert_cmpint (game->apply (&state, seat, &move, NULL), ==, CHIEU_REASON_NONE);
    }
}

/* ---- What the coach says ---- */

ChieuCoachAdvice *
coach_hands_advise (const ChieuGame  *game,
                    const ChieuState *state,
                    int               seat)
{
  ChieuState view;

  game->observe (state, seat, &view);
  return chieu_coach_advise (game, &view, seat);
}

char *
coach_hands_describe (const ChieuGame        *game,
                      const ChieuCoachAdvice *advice)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < advice->parts->len; i++)
    {
      const ChieuCoachPart *part = g_ptr_array_index (advice->parts, i);

      g_string_append (text, part->text);
      for (int j = 0; j < part->n; j++)
        g_string_append_printf (text, " %s/%d", chieu_deck_name (game->deck, part->cards[j]), part->left[j]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

void
coach_hands_assert_said (const char *what,
                         const char *text,
                         const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, "|", -1);

  for (int i = 0; parts[i] != NULL; i++)
    if (strstr (text, parts[i]) == NULL)
      g_error ("%s: “%s” is not in “%s”", what, parts[i], text);
}

void
coach_hands_check_position (const ChieuGame  *game,
                            const ChieuState *state,
                            const char       *what,
                            const char       *best,
                            const char       *says)
{
  g_autoptr (ChieuCoachAdvice) advice = coach_hands_advise (game, state, 0);
  g_autofree char *text = coach_hands_describe (game, advice);
  char move[CHIEU_MOVE_TEXT_MAX];

  g_assert_true (advice->has_move);
  game->print_move (&advice->move, move);
  if (*best != '\0' && !g_str_equal (best, move))
    g_error ("%s: “%s” is advised: %s", what, move, text);
  coach_hands_assert_said (what, text, says);
}

void
coach_hands_check_clean (CoachHandsCheck  *self,
                         const ChieuState *state,
                         int               seat)
{
  g_autoptr (ChieuCoachAdvice) advice = coach_hands_advise (self->game, state, seat);
  bool possible;

  g_assert_true (advice->has_move);
  g_assert_cmpint (self->game->check (state, seat, &advice->move, &possible), ==, CHIEU_REASON_NONE);
  g_assert_true (possible);
  g_assert_nonnull (chieu_coach_advice_find (advice, CHIEU_COACH_BEST));
  for (guint i = 0; i < advice->parts->len; i++)
    {
      const char *text = ((const ChieuCoachPart *) g_ptr_array_index (advice->parts, i))->text;

      g_assert_cmpuint (strlen (text), >, 10);
      g_assert_nonnull (strchr (".?:", text[strlen (text) - 1]));
    }
  self->n++;
}

void
coach_hands_check_hidden (CoachHandsCheck  *self,
                          const ChieuState *state,
                          int               seat)
{
  ChieuState view, other = { 0 };
  g_autoptr (ChieuCoachAdvice) advice = coach_hands_advise (self->game, state, seat);
  g_autoptr (ChieuCoachAdvice) again = NULL;
  g_autofree char *text = coach_hands_describe (self->game, advice);
  g_autofree char *other_text = NULL;

  g_assert_cmpint (advice->has_move, ==, self->game->to_answer (state) >> seat & 1);
  self->n++;
  self->game->observe (state, seat, &view);
  self->game->redeal (&view, seat, &self->random, &other);
  self->moved += memcmp (state, &other, self->game->state_size) != 0;
  again = coach_hands_advise (self->game, &other, seat);
  other_text = coach_hands_describe (self->game, again);
  g_assert_cmpstr (text, ==, other_text);
}
