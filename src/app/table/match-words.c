/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-words.h"

#include <glib/gi18n.h>

#include "app/match-settings.h"
#include "match/words/words.h"

void
chieu_hoi_get_standing (ChieuMatch *match,
                        ChieuCarry *standing)
{
  ChieuResult result;

  g_return_if_fail (CHIEU_IS_MATCH (match) && standing != NULL);

  *standing = chieu_match_get_result (match, &result) ? result.next : *chieu_match_get_carry (match);
}

char *
chieu_hoi_to_words (ChieuMatch *match)
{
  const ChieuMatchOptions *options;
  ChieuCarry standing;
  guint hand;

  g_return_val_if_fail (CHIEU_IS_MATCH (match), NULL);

  options = chieu_match_get_options (match);
  if (options->kind != CHIEU_MATCH_OWN)
    return chieu_single_deal_to_words (options);
  chieu_hoi_get_standing (match, &standing);
  hand = chieu_match_get_hand_number (match) + 1;
  switch (options->hoi)
    {
    case CHIEU_HOI_HANDS:
      return g_strdup_printf (_("Hand %u of %d"), hand, options->hoi_limit);
    case CHIEU_HOI_TIME:
      return g_strdup_printf (ngettext ("Hand %u · a hội of %d minute", "Hand %u · a hội of %d minutes",
                                        options->hoi_limit),
                              hand, options->hoi_limit);
    case CHIEU_HOI_POINTS:
    default:
      /* Translators: how far a match has come: the number of the hand, and the points left in the pot. */
      return g_strdup_printf (ngettext ("Hand %u · %d point left", "Hand %u · %d points left", standing.pot), hand, standing.pot);
    }
}

char *
chieu_hoi_limit_to_words (ChieuHoi hoi,
                          int      limit)
{
  switch (hoi)
    {
    case CHIEU_HOI_HANDS:
      return g_strdup_printf (ngettext ("%d hand", "%d hands", (gulong) limit), limit);
    case CHIEU_HOI_TIME:
      return g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong) limit), limit);
    case CHIEU_HOI_POINTS:
    default:
      /* Translators: how long a match lasts: until so many points have been won out of the pot. */
      return g_strdup_printf (ngettext ("a pot of %d point", "a pot of %d points", (gulong) limit), limit);
    }
}

char *
chieu_match_options_to_words (const ChieuMatchOptions *options)
{
  g_return_val_if_fail (options != NULL, NULL);

  /* Translators: name of the game, number of seats, way of play. */
  return g_strdup_printf (ngettext ("%s · %d seat · %s", "%s · %d seats · %s", options->seats),
                          chieu_words_game (chieu_words_for_game (options->game), options->seats),
                          options->seats, chieu_way_to_words (options->way));
}

char *
chieu_single_deal_to_words (const ChieuMatchOptions *options)
{
  const char *game;

  g_return_val_if_fail (options != NULL && options->kind != CHIEU_MATCH_OWN, NULL);

  game = chieu_words_game (chieu_words_for_game (options->game), options->seats);
  if (options->kind == CHIEU_MATCH_DAY)
    /* Translators: %s is a game. */
    return g_strdup_printf (_("%s: the hand of the day"), game);
  if (options->kind == CHIEU_MATCH_FRIENDLY)
    /* Translators: %s is a game. The deal was chosen so that a beginner wins it. */
    return g_strdup_printf (_("%s: a friendly deal"), game);
  /* Translators: %s is a game. */
  return g_strdup_printf (_("%s: a shared deal"), game);
}

char *
chieu_open_match_to_words (const ChieuOpenMatch *match)
{
  const ChieuMatchOptions *options;
  g_autofree char *points = NULL;
  const char *game;

  g_return_val_if_fail (match != NULL, NULL);

  options = &match->options;
  game = chieu_words_game (chieu_words_for_game (options->game), options->seats);
  if (options->person < 0)
    /* Translators: a game, and the number of its hand that is being played. */
    return g_strdup_printf (_("%s · hand %u"), game, match->hand + 1);
  points = chieu_words_signed (match->points[options->person]);
  /* Translators: a game, the number of its hand that is being played, the person's points. */
  return g_strdup_printf (_("%s · hand %u · your points: %s"), game, match->hand + 1, points);
}

char *
chieu_open_match_standing_to_words (const ChieuOpenMatch *match)
{
  g_autofree char *points = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  if (match->options.person < 0)
    return g_strdup_printf (_("Hand %u"), match->hand + 1);
  points = chieu_words_signed (match->points[match->options.person]);
  /* Translators: the number of the hand that is being played, the person's points. */
  return g_strdup_printf (_("Hand %u · your points: %s"), match->hand + 1, points);
}

char *
chieu_when_to_words (GDateTime *when)
{
  g_autoptr (GDateTime) local = NULL, now = NULL, today = NULL, yesterday = NULL, tomorrow = NULL;

  g_return_val_if_fail (when != NULL, NULL);

  local = g_date_time_to_local (when);
  now = g_date_time_new_now_local ();
  today = g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now), g_date_time_get_day_of_month (now), 0, 0, 0);
  /* A day has 23 or 25 hours where the clock is changed. */
  yesterday = g_date_time_add_days (today, -1);
  tomorrow = g_date_time_add_days (today, 1);
  /* Translators: times as for g_date_time_format(). */
  if (g_date_time_compare (local, today) >= 0 && g_date_time_compare (local, tomorrow) < 0)
    return g_date_time_format (local, _("today at %H:%M"));
  if (g_date_time_compare (local, yesterday) >= 0 && g_date_time_compare (local, today) < 0)
    return g_date_time_format (local, _("yesterday at %H:%M"));
  return g_date_time_format (local, _("%-d %B %Y, %H:%M"));
}
