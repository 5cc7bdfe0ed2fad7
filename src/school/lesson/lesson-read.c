/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lesson-private.h"

gboolean
chieu_lesson_read_card (const ChieuGame  *game,
                        const char       *text,
                        ChieuCard        *card,
                        GError          **error)
{
  *card = chieu_deck_parse (game->deck, text, strlen (text));
  if (*card < game->deck->n_faces)
    return TRUE;
  return chieu_lesson_set_reading_error (error, _("“%s” is not a card"), text);
}

gboolean
chieu_lesson_read_cards (const ChieuGame   *game,
                         const char        *text,
                         ChieuLessonCards  *cards,
                         GError           **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  cards->n = 0;
  for (int i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (cards->n == CHIEU_LESSON_CARDS_MAX)
        return chieu_lesson_set_reading_error (error, _("There are more than %d cards"), CHIEU_LESSON_CARDS_MAX);
      if (!chieu_lesson_read_card (game, words[i], &cards->cards[cards->n], error))
        return FALSE;
      cards->n++;
    }
  return TRUE;
}

gboolean
chieu_lesson_read_move (const ChieuGame  *game,
                        const char       *text,
                        ChieuMove        *move,
                        GError          **error)
{
  int column = 0;

  if (game->parse_move (text, move, &column))
    return TRUE;
  return chieu_lesson_set_reading_error (error, _("“%1$s” is not a move (column %2$d)"), text, column + 1);
}

static gboolean
read_seated_move (const ChieuGame  *game,
                  int               seats,
                  const char       *text,
                  ChieuLessonMove  *move,
                  GError          **error)
{
  if (!g_ascii_isdigit (text[0]) || text[1] != ' ' || text[0] - '0' >= seats)
    return chieu_lesson_set_reading_error (error, _("“%s” does not begin with a seat"), text);
  move->seat = (guint8) (text[0] - '0');
  return chieu_lesson_read_move (game, text + 2, &move->move, error);
}

gboolean
chieu_lesson_read_moves (const ChieuGame  *game,
                         int               seats,
                         const char       *text,
                         guint             line,
                         GArray           *moves,
                         GError          **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  for (int i = 0; parts[i] != NULL; i++)
    {
      ChieuLessonMove move = { .line = line };

      g_strstrip (parts[i]);
      if (*parts[i] == '\0')
        continue;
      if (moves->len == CHIEU_LESSON_MOVES_MAX)
        return chieu_lesson_set_reading_error (error, _("There are more than %d moves"), CHIEU_LESSON_MOVES_MAX);
      if (!read_seated_move (game, seats, parts[i], &move, error))
        return FALSE;
      g_array_append_val (moves, move);
    }
  return TRUE;
}

gboolean
chieu_lesson_read_number (const char  *text,
                          int          low,
                          int          high,
                          int         *number,
                          GError     **error)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, low, high, &value, NULL))
    return chieu_lesson_set_reading_error (error, _("“%1$s” is not a number from %2$d to %3$d"), text, low, high);
  *number = (int) value;
  return TRUE;
}

gboolean
chieu_lesson_read_yes (const char  *text,
                       gboolean    *yes,
                       GError     **error)
{
  *yes = g_str_equal (text, "yes");
  if (*yes || g_str_equal (text, "no"))
    return TRUE;
  return chieu_lesson_set_reading_error (error, _("“%s” is neither yes nor no"), text);
}

gboolean
chieu_lesson_read_reason (const ChieuGame  *game,
                          const char       *text,
                          ChieuReason      *reason,
                          GError          **error)
{
  for (int i = 1; game->reasons[i] != NULL; i++)
    if (g_str_equal (game->reasons[i], text))
      {
        *reason = (ChieuReason) i;
        return TRUE;
      }
  return chieu_lesson_set_reading_error (error, _("There is no reason “%s”"), text);
}

gboolean
chieu_lesson_read_place (const char        *text,
                         int                seats,
                         ChieuLessonPlace  *place,
                         int               *seat,
                         GError           **error)
{
  /* In the order of ChieuLessonPlace. */
  static const char *const names[] = { "", "hand", "gate", "live", "noc", "phu", "dish", "cup" };

  for (gsize i = 1; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], text))
      {
        *place = (ChieuLessonPlace) i;
        return TRUE;
      }
  *place = CHIEU_PLACE_SEAT;
  if (g_str_has_prefix (text, "seat-"))
    return chieu_lesson_read_number (text + strlen ("seat-"), 0, seats - 1, seat, error);
  return chieu_lesson_set_reading_error (error, _("There is no place “%s”"), text);
}
