/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-place.h"

#include "app/app-game.h"
#include "app/pages.h"
#include "help-book.h"
#include "mat/widgets/gloss.h"

/* The name under which a window keeps its function. */
#define PLACE_FUNC "chieu-help-place"

static const ChieuHelpPlaceRow places[] = {
  /* Pages of the main window. */
  { CHIEU_PAGE_START, "getting-started#home" },
  { CHIEU_PAGE_WELCOME, "getting-started" },
  { CHIEU_PAGE_SCHOOL, "school#list" },
  { CHIEU_PAGE_LESSON, "school#lesson" },
  { CHIEU_PAGE_NEW, "getting-started#begin" },
  { CHIEU_PAGE_TABLE, "playing" },
  { CHIEU_PAGE_RESULT, "hoi#result" },
  { CHIEU_PAGE_GAME, "open-matches" },
  { CHIEU_PAGE_RECORD, "records#open" },
  { CHIEU_PAGE_CLOSING, "hoi" },
  { CHIEU_PAGE_PRACTICE, "practice" },
  { CHIEU_PAGE_TASK, "practice#answers" },
  { CHIEU_PAGE_GALLERY, "gallery" },
  /* The result of a single hand: a hand of the day, a shared deal, a friendly deal. */
  { "day", "hand-of-day#result" },
  { "shared", "codes#play" },
  { "friendly", "school#friendly" },
  /* Other windows. */
  { "scores", "hoi#scores" },
  { "score", "looking-back#score" },
  { "moments", "looking-back#moments" },
  { "replay", "looking-back#replay" },
  { "history", "looking-back#hands" },
  { "statistics", "statistics" },
  { "code", "codes#play" },
  { "give-up", "open-matches#give-up" },
  { "end-match", "open-matches#new" },
  { "preferences", "looks" },
  { "shortcuts", "keyboard" },
  { "scorer", "scorer" },
  { "printing", "printing" },
  { "house-rules", "house-rules" },
  { CHIEU_HELP_PLACE_WORDS, CHIEU_GLOSS_PAGE },
  { CHIEU_HELP_PLACE_HELP, "keyboard#help" },
};

const ChieuHelpPlaceRow *
chieu_help_place_get (int i)
{
  g_return_val_if_fail (i >= 0, NULL);

  if (i < (int) G_N_ELEMENTS (places))
    return &places[i];
  i -= (int) G_N_ELEMENTS (places);
  for (int g = 0; chieu_app_games[g] != NULL; g++)
    for (const ChieuHelpPlaceRow *row = chieu_app_games[g]->help_places; row != NULL && row->place != NULL; row++)
      if (i-- == 0)
        return row;
  return NULL;
}

static const char *
find_xref (const char *place)
{
  const ChieuHelpPlaceRow *row;

  for (int i = 0; (row = chieu_help_place_get (i)) != NULL; i++)
    if (g_strcmp0 (row->place, place) == 0)
      return row->xref;
  return NULL;
}

const char *
chieu_help_place_to_xref (const char *place)
{
  const char *xref = find_xref (place);

  return xref != NULL ? xref : CHIEU_HELP_INDEX;
}

const char *
chieu_help_place_of_view (const ChieuGame *game,
                          const void      *view)
{
  const ChieuAppGame *app_game;

  g_return_val_if_fail (game != NULL && view != NULL, CHIEU_PAGE_TABLE);

  app_game = chieu_app_game_find (game);
  return app_game != NULL && app_game->find_help_place != NULL ? app_game->find_help_place (view) : CHIEU_PAGE_TABLE;
}

const char *
chieu_help_place_of_match (ChieuMatch *match)
{
  g_return_val_if_fail (match == NULL || CHIEU_IS_MATCH (match), CHIEU_PAGE_TABLE);

  if (match == NULL || !chieu_match_is_asked (match))
    return CHIEU_PAGE_TABLE;
  return chieu_help_place_of_view (chieu_match_get_options (match)->game, chieu_match_get_view (match));
}

void
chieu_help_place_set_func (GtkWindow          *window,
                           ChieuHelpPlaceFunc  func)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_object_set_data (G_OBJECT (window), PLACE_FUNC, (gpointer) func);
}

/* The place is that of the first widget that has one, from the widget in focus outwards. */
const char *
chieu_help_place_find (GtkWindow *window)
{
  ChieuHelpPlaceFunc func;
  GtkWidget *widget;

  g_return_val_if_fail (window == NULL || GTK_IS_WINDOW (window), CHIEU_HELP_INDEX);

  if (window == NULL)
    return CHIEU_HELP_INDEX;
  func = (ChieuHelpPlaceFunc) g_object_get_data (G_OBJECT (window), PLACE_FUNC);
  if (func != NULL)
    return chieu_help_place_to_xref (func (window));
  widget = gtk_window_get_focus (window);
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (find_xref (gtk_widget_get_name (widget)) != NULL)
      return find_xref (gtk_widget_get_name (widget));
  return chieu_help_place_to_xref (gtk_widget_get_name (GTK_WIDGET (window)));
}
