/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match/judgement.h"
#include "window-private.h"

/* Words speak to the person as “you”: there the person's seat has no name. */
static ChieuAccount *
account_of_match (ChieuWindow *self,
                  ChieuMatch  *match)
{
  const ChieuMatchOptions *options = chieu_match_get_options (match);
  ChieuSeatNames names;

  chieu_window_get_names (self, names);
  if (chieu_match_get_person (match) >= 0)
    names[chieu_match_get_person (match)] = NULL;
  return chieu_account_new (options->game, &options->rules, chieu_match_get_final_state (match), names);
}

/* Findings of @all that are not among @counted already. */
static GPtrArray *
not_counted (GPtrArray       *all,
             const GPtrArray *counted)
{
  for (guint i = 0; i < counted->len; i++)
    for (guint j = all->len; j > 0; j--)
      {
        const ChieuFinding *one = counted->pdata[i], *other = all->pdata[j - 1];

        if (one->fault.move == other->fault.move && one->fault.reason == other->fault.reason)
          g_ptr_array_remove_index (all, j - 1);
      }
  return all;
}

/* What was wrong, with the moment when it happened: what counted, and what the person got away with. */
static void
fill_findings (ChieuWindow     *self,
               ChieuResultPage *page,
               ChieuMatch      *match)
{
  g_autoptr (ChieuReplay) replay = chieu_window_get_replay (self, NULL);
  g_autoptr (GPtrArray) counted = NULL;
  g_autoptr (GPtrArray) own = NULL;
  int person = chieu_match_get_person (match);
  ChieuSeatNames names;

  if (replay == NULL)
    return;
  chieu_window_get_names (self, names);
  if (person >= 0)
    names[person] = NULL;
  counted = chieu_judgement_new (replay, names);
  own = person >= 0 ? chieu_judgement_new_of_seat (replay, person, names) : g_ptr_array_new ();
  chieu_result_page_set_findings (page, chieu_match_get_options (match)->game, counted, not_counted (own, counted), TRUE);
}

/* A try ends where it was begun. */
static ChieuResultThen
then_of (ChieuWindow *self,
         ChieuMatch  *match)
{
  if (chieu_session_is_try (self->session))
    return CHIEU_RESULT_TRY;
  return chieu_match_is_over (match) ? CHIEU_RESULT_STANDINGS : CHIEU_RESULT_NEXT_HAND;
}

void
chieu_window_fill_result (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  g_autoptr (ChieuAccount) account = NULL;
  ChieuResultPage *page = CHIEU_RESULT_PAGE (chieu_window_get_page (self, CHIEU_PAGE_RESULT));
  ChieuSeatNames names;
  ChieuResult result;
  guint64 seed;

  if (match == NULL || !chieu_match_get_result (match, &result))
    return;
  account = account_of_match (self, match);
  chieu_window_get_names (self, names);
  chieu_result_page_set_account (page, account, chieu_window_get_card_height (self));
  fill_findings (self, page, match);
  seed = chieu_match_get_hand_seed (match);
  chieu_result_page_set_score (page, chieu_scores_grid (match, &result, names, FALSE), result.next.pot, &seed);
  chieu_result_page_set_then (page, then_of (self, match), chieu_window_has_moments (self));
}

void
chieu_window_fill_closing (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  g_autofree char *leaders = NULL;
  ChieuSeatNames names;

  chieu_window_get_names (self, names);
  leaders = chieu_scores_leaders (match, names);
  chieu_closing_page_set_standings (CHIEU_CLOSING_PAGE (chieu_window_get_page (self, CHIEU_PAGE_CLOSING)),
                                    leaders, chieu_match_get_hand_number (match) + 1,
                                    chieu_scores_grid (match, NULL, names, TRUE));
}
