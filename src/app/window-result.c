/* SPDX-License-Identifier: GPL-3.0-or-later */
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

void
chieu_window_fill_result (ChieuWindow *self)
{
  ChieuMatch *match = chieu_window_get_match (self);
  g_autoptr (ChieuAccount) account = NULL;
  ChieuResultPage *page = CHIEU_RESULT_PAGE (chieu_window_get_page (self, CHIEU_PAGE_RESULT));
  ChieuSeatNames names;
  ChieuResult result;

  if (match == NULL || !chieu_match_get_result (match, &result))
    return;
  account = account_of_match (self, match);
  chieu_window_get_names (self, names);
  chieu_result_page_set_account (page, account, chieu_window_get_card_height (self));
  chieu_result_page_set_score (page, chieu_scores_grid (match, &result, names, FALSE),
                               result.next.pot, chieu_match_get_hand_seed (match));
  chieu_result_page_set_then (page,
                              chieu_match_is_over (match) ? CHIEU_RESULT_STANDINGS : CHIEU_RESULT_NEXT_HAND);
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
