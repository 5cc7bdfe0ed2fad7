/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "friendly.h"

#include <glib/gi18n-lib.h>

#include "school/coach/coach.h"
#include "match/deals/deal-code.h"
#include "match/match.h"

const ChieuFriendlyTable *
chieu_friendly_get_tables (const ChieuGame *game)
{
  const ChieuSchoolGame *school = chieu_school_game_find (game);

  return school != NULL ? school->friendly : NULL;
}

const ChieuFriendlyTable *
chieu_friendly_find_after_lesson (const ChieuGame *game,
                                  const char      *lesson,
                                  gboolean         last)
{
  const ChieuFriendlyTable *tables = chieu_friendly_get_tables (game);

  g_return_val_if_fail (lesson != NULL, NULL);

  for (const ChieuFriendlyTable *table = tables; table != NULL && table->seats > 0; table++)
    if (g_str_equal (table->after, lesson))
      return table;
  return last ? tables : NULL;
}

/* ---- A deal as a match ---- */

gboolean
chieu_friendly_read_options (const char         *code,
                             ChieuMatchOptions  *options,
                             GError            **error)
{
  ChieuDealCode deal;
  g_autofree char *name = NULL;

  g_return_val_if_fail (code != NULL && options != NULL, FALSE);

  if (!chieu_deal_code_parse (&deal, code, error))
    return FALSE;
  *options = (ChieuMatchOptions) {
    .game = deal.game, .seats = deal.seats, .seed = chieu_random_match_seed (deal.seed, 0), .person = CHIEU_LEARNER,
    .way = CHIEU_WAY_HOC, .hoi = CHIEU_HOI_HANDS, .hoi_limit = 1, .kind = CHIEU_MATCH_FRIENDLY, .first_cai = deal.cai + 1,
  };
  chieu_rules_init_usual (&options->rules, deal.game);
  for (int seat = 0; seat < deal.seats; seat++)
    options->level[seat] = seat != options->person ? CHIEU_SCHOOL_LEVEL : NULL;
  if (!chieu_deal_code_has_rules (&deal, &options->rules))
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE, _("The deal %s uses house rules other than the usual ones"), code);
  name = chieu_deal_code_to_string (&deal);
  g_strlcpy (options->deal, name, sizeof options->deal);
  return TRUE;
}

/* ---- Playing it with the coach ---- */

/* Makes the move that the coach advises. Returns: FALSE with @error if there is no advice, or it is refused */
static gboolean
follow_coach (ChieuMatch  *match,
              GError     **error)
{
  const ChieuMatchOptions *options = chieu_match_get_options (match);
  g_autoptr (ChieuCoachAdvice) advice = chieu_coach_advise (options->game, chieu_match_get_view (match), options->person);
  ChieuReason reason;

  if (advice != NULL && advice->has_move && chieu_match_try (match, &advice->move, &reason) == CHIEU_TRY_DONE)
    return TRUE;
  return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_OPTIONS, _("The coach has no move for the deal %s"), options->deal);
}

/* Returns: whether the person has won, and nobody else gets more points: if every player pays every other, somebody else may */
static gboolean
has_won (const ChieuMatchOptions *options,
         const ChieuResult       *result)
{
  gboolean most = result->outcome == CHIEU_OUTCOME_WON && result->points[options->person] > 0;

  for (int seat = 0; seat < options->seats; seat++)
    most = most && result->points[seat] <= result->points[options->person];
  return most && (result->winner < 0 || result->winner == options->person);
}

/* Plays the hand of @match to its end, while the bots answer in @context. Returns: FALSE with @error if the coach gets stuck */
static gboolean
play_hand (ChieuMatch         *match,
           GMainContext       *context,
           ChieuFriendlyPlay  *play,
           GError            **error)
{
  ChieuResult result;

  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  chieu_match_set_auto_boc (match, TRUE);
  chieu_match_start (match);
  while (!chieu_match_get_result (match, &result))
    {
      if (!chieu_match_is_asked (match))
        {
          g_main_context_iteration (context, TRUE);
          continue;
        }
      play->decisions++;
      if (!follow_coach (match, error))
        return FALSE;
    }
  play->won = has_won (chieu_match_get_options (match), &result);
  return TRUE;
}

gboolean
chieu_friendly_play (const ChieuMatchOptions  *options,
                     ChieuFriendlyPlay        *play,
                     GError                  **error)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (ChieuMatch) match = NULL;
  gboolean well = FALSE;

  g_return_val_if_fail (options != NULL && play != NULL, FALSE);

  *play = (ChieuFriendlyPlay) { 0 };
  /* The pool is made by this match, as no other runs, and answers in the context in which it is made. */
  g_main_context_push_thread_default (context);
  match = chieu_match_new (options, NULL, error);
  if (match != NULL)
    {
      well = play_hand (match, context, play, error);
      chieu_match_pause (match);
    }
  g_clear_object (&match);
  g_main_context_pop_thread_default (context);
  return well;
}
