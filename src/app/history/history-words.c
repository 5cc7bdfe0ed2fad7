/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-words.h"

#include <glib/gi18n.h>

#include "app/match-settings.h"
#include "app/table/match-words.h"
#include "match/words/addressed.h"
#include "match/words/words.h"

const char *
chieu_history_end_to_words (ChieuHistoryEnd end)
{
  switch (end)
    {
    case CHIEU_HISTORY_OWN_WIN:
      return _("I called ù");
    case CHIEU_HISTORY_OTHERS_WIN:
      return _("Somebody else called ù");
    case CHIEU_HISTORY_DRAWN:
      return _("Nobody won");
    case CHIEU_HISTORY_ANY_END:
    default:
      return C_("end of a hand", "Any");
    }
}

/* ---- How it ended ---- */

static int
find_cuoc (const ChieuGame *game,
           const char      *id)
{
  for (int i = 0; game->cuoc[i] != NULL; i++)
    if (g_str_equal (game->cuoc[i], id))
      return i;
  return -1;
}

/* A cước that the game does not know, or no longer knows, is left out. */
static void
read_call (const ChieuGame *game,
           const char      *ids,
           ChieuResult     *result)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      int cuoc = find_cuoc (game, words[i]);

      if (cuoc >= 0 && result->n_cuoc < CHIEU_CUOC_MAX)
        result->cuoc[result->n_cuoc++] = (uint8_t) cuoc;
    }
}

static void
read_result (const ChieuStoredHand *hand,
             const ChieuGame       *game,
             ChieuResult           *result)
{
  *result = (ChieuResult) {
    .outcome = (uint8_t) hand->outcome,
    .winner = (int8_t) CLAMP (hand->winner, -1, CHIEU_SEATS_MAX - 1),
    .worth = (int16_t) hand->worth,
  };
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    result->points[seat] = (int16_t) hand->points[seat];
  read_call (game, hand->cuoc, result);
}

/* @winner: a seat. The store does not keep whether a fault or a debt made a win worth nothing; a replay of the hand shows it. */
static char *
unpaid_to_words (int                  winner,
                 int                  person,
                 const ChieuSeatNames names)
{
  if (winner == person)
    return g_strdup (_("You win, but the win earns no points."));
  return g_strdup_printf (_("%s wins, but the win earns no points."), names[winner]);
}

char *
chieu_history_hand_to_words (const ChieuStoredHand *hand,
                             const ChieuSeatNames   names)
{
  const ChieuGame *game;
  ChieuResult result;
  ChieuSeatNames others;
  g_autofree char *end = NULL;

  g_return_val_if_fail (hand != NULL && names != NULL, NULL);

  game = chieu_game_find (hand->game);
  if (game == NULL || hand->outcome <= CHIEU_OUTCOME_NONE || hand->outcome > CHIEU_OUTCOME_FALSE)
    return g_strdup (_("This hand was played with a newer version of the program."));
  read_result (hand, game, &result);
  if (hand->outcome == CHIEU_OUTCOME_UNPAID && result.winner >= 0)
    {
      end = unpaid_to_words (result.winner, hand->person, names);
      return chieu_addressed_text (end);
    }
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    others[seat] = seat == hand->person ? NULL : names[seat];
  end = chieu_words_result (chieu_words_for_game (game), &result, others, hand->seats);
  return chieu_addressed_text (end);
}

char *
chieu_history_kind_to_words (const ChieuStoredHand *hand)
{
  const ChieuGame *game;
  const char *how;

  g_return_val_if_fail (hand != NULL, NULL);

  game = chieu_game_find (hand->game);
  if (game == NULL)
    return g_strdup (hand->game);
  if (hand->person < 0)
    how = _("from a record");
  else if (hand->kind == CHIEU_MATCH_FRIENDLY)
    how = _("a friendly deal");
  else
    how = chieu_way_to_words ((ChieuWay) hand->way);
  return g_strconcat (chieu_words_game (chieu_words_for_game (game), hand->seats), CHIEU_HISTORY_BETWEEN, how, NULL);
}

char *
chieu_history_faults_to_words (const ChieuStoredHand *hand)
{
  g_return_val_if_fail (hand != NULL, NULL);

  if (hand->n_faults <= 0)
    return NULL;
  return g_strdup_printf (ngettext ("%d fault", "%d faults", (gulong) hand->n_faults), hand->n_faults);
}

/* ---- What is wanted ---- */

static void
append_part (GString    *text,
             const char *part)
{
  if (text->len > 0)
    g_string_append (text, CHIEU_HISTORY_BETWEEN);
  g_string_append (text, part);
}

static void
add_days (GString                  *text,
          const ChieuHistoryFilter *filter)
{
  g_autofree char *from = chieu_history_day_to_words (filter->from);
  /* The filter ends at the start of the next day; the last day is that of the second before. */
  g_autofree char *until = chieu_history_day_to_words (filter->until - 1);
  g_autofree char *first = g_strdup_printf (_("from %s"), from);
  g_autofree char *last = g_strdup_printf (_("until %s"), until);

  if (filter->from != 0)
    append_part (text, first);
  if (filter->until != 0)
    append_part (text, last);
}

char *
chieu_history_filter_to_words (const ChieuHistoryFilter *filter)
{
  GString *text;
  const ChieuGame *game;
  int seats;

  g_return_val_if_fail (filter != NULL, NULL);

  text = g_string_new (NULL);
  /* Where all games are wanted the form offers the cước of the first one. */
  game = filter->game != NULL ? chieu_game_find (filter->game) : chieu_games[0];
  seats = filter->seats != 0 || game == NULL ? filter->seats : game->max_seats;
  if (filter->game != NULL && game != NULL)
    append_part (text, chieu_words_game (chieu_words_for_game (game), seats));
  if (filter->way >= 0)
    append_part (text, chieu_way_to_words ((ChieuWay) filter->way));
  if (filter->end != CHIEU_HISTORY_ANY_END)
    append_part (text, chieu_history_end_to_words (filter->end));
  if (filter->cuoc != NULL && game != NULL && find_cuoc (game, filter->cuoc) >= 0)
    append_part (text, chieu_words_cuoc (chieu_words_for_game (game), find_cuoc (game, filter->cuoc), seats));
  if (filter->with_faults)
    append_part (text, _("with faults of mine"));
  add_days (text, filter);
  return g_string_free (text, FALSE);
}

/* ---- Times ---- */

char *
chieu_history_time_to_words (gint64 seconds)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (seconds);

  return when != NULL ? chieu_when_to_words (when) : g_strdup ("");
}

char *
chieu_history_day_to_words (gint64 seconds)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (seconds);

  /* Translators: a day as for g_date_time_format(). */
  return when != NULL ? g_date_time_format (when, _("%-d %B %Y")) : g_strdup ("");
}
