/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-place.h"

#include "help-book.h"
#include "window.h"

const ChieuHelpPlaceRow chieu_help_places[] = {
  /* Pages of the main window. */
  { "start", "getting-started#stop" },
  { "welcome", "getting-started" },
  { "school", "school#list" },
  { "lesson", "school#lesson" },
  { "new", "getting-started#begin" },
  { "table", "playing" },
  { "result", "hoi#result" },
  { "record", "playing#record" },
  { "closing", "hoi" },
  { "practice", "practice" },
  { "task", "practice#answers" },
  /* On the mat. */
  { "opening", "deal#lay-khan" },
  { "claim", "turns#order" },
  { "discard", "discarding" },
  { "return", "turns#tra-cua" },
  { "call", "winning#steps" },
  { "luc-ho-bid", "luc-ho#bid" },
  { "luc-ho-lead", "luc-ho-play#lead" },
  { "luc-ho-follow", "luc-ho-play#beat" },
  { "chan-opening", "chan-house-rules#khong-chan" },
  { "chan-claim", "chan-play#turn" },
  { "chan-discard", "chan-faults" },
  { "chan-return", "chan-play#chiu" },
  { "chan-call", "chan-play#call" },
  { "mau-binh-arrange", "mau-binh-play#arrange" },
  /* Other windows. */
  { "scores", "hoi#scores" },
  { "score", "looking-back#score" },
  { "moments", "looking-back#moments" },
  { "replay", "looking-back#replay" },
  { "history", "looking-back#hands" },
  { "statistics", "looking-back#statistics" },
  { "preferences", "looks" },
  { "shortcuts", "keyboard" },
  { "scorer", "scorer" },
  { "gallery", "gallery" },
  { "house-rules", "house-rules" },
  { CHIEU_HELP_PLACE_WORDS, "words" },
  { CHIEU_HELP_PLACE_HELP, "keyboard#help" },
  { NULL, NULL },
};

static const char *
find_xref (const char *place)
{
  for (gsize i = 0; chieu_help_places[i].place != NULL; i++)
    if (g_strcmp0 (chieu_help_places[i].place, place) == 0)
      return chieu_help_places[i].xref;
  return NULL;
}

const char *
chieu_help_place_to_xref (const char *place)
{
  const char *xref = find_xref (place);

  return xref != NULL ? xref : CHIEU_HELP_INDEX;
}

static const char *
place_in_to_tom (const void *view)
{
  const ChieuToTomState *state = view;

  switch ((ChieuToTomPhase) state->phase)
    {
    case CHIEU_TO_TOM_OPENING:
      return "opening";
    case CHIEU_TO_TOM_SHOW:
    case CHIEU_TO_TOM_CLAIM:
    case CHIEU_TO_TOM_PASSED_ON:
      return "claim";
    case CHIEU_TO_TOM_DISCARD:
      return "discard";
    case CHIEU_TO_TOM_RETURN:
      return "return";
    case CHIEU_TO_TOM_LAY:
      return "call";
    case CHIEU_TO_TOM_OVER:
      break;
    }
  return "table";
}

static const char *
place_in_chan (const void *view)
{
  const ChieuChanState *state = view;

  switch ((ChieuChanPhase) state->phase)
    {
    case CHIEU_CHAN_OPENING:
      return "chan-opening";
    case CHIEU_CHAN_CLAIM:
    case CHIEU_CHAN_PASSED_ON:
      return "chan-claim";
    case CHIEU_CHAN_DISCARD:
      return "chan-discard";
    case CHIEU_CHAN_RETURN:
      return "chan-return";
    case CHIEU_CHAN_LAY:
      return "chan-call";
    case CHIEU_CHAN_OVER:
      break;
    }
  return "table";
}

/* Whoever is asked arranges. */
static const char *
place_in_mau_binh (const void *view)
{
  return "mau-binh-arrange";
}

static const char *
place_in_luc_ho (const void *view)
{
  const ChieuLucHoState *state = view;

  switch ((ChieuLucHoPhase) state->phase)
    {
    case CHIEU_LUC_HO_OPENING:
    case CHIEU_LUC_HO_BID:
      return "luc-ho-bid";
    case CHIEU_LUC_HO_PLAY:
      return chieu_luc_ho_is_lead (state) ? "luc-ho-lead" : "luc-ho-follow";
    case CHIEU_LUC_HO_OVER:
      break;
    }
  return "table";
}

/* One row a game. */
static const struct
{
  const ChieuGame *game;
  const char *(*place) (const void *view);
} on_mats[] = {
  { &chieu_to_tom, place_in_to_tom },
  { &chieu_chan, place_in_chan },
  { &chieu_luc_ho, place_in_luc_ho },
  { &chieu_mau_binh, place_in_mau_binh },
};

const char *
chieu_help_place_of_view (const ChieuGame *game,
                          const void      *view)
{
  g_return_val_if_fail (game != NULL && view != NULL, "table");

  for (gsize i = 0; i < G_N_ELEMENTS (on_mats); i++)
    if (on_mats[i].game == game)
      return on_mats[i].place (view);
  return "table";
}

const char *
chieu_help_place_of_match (ChieuMatch *match)
{
  g_return_val_if_fail (match == NULL || CHIEU_IS_MATCH (match), "table");

  if (match == NULL || !chieu_match_is_asked (match))
    return "table";
  return chieu_help_place_of_view (chieu_match_get_options (match)->game, chieu_match_get_view (match));
}

/* From the widget in focus outwards, the first that has something to say. */
const char *
chieu_help_place_find (GtkWindow *window)
{
  GtkWidget *widget;

  if (window == NULL)
    return CHIEU_HELP_INDEX;
  if (CHIEU_IS_WINDOW (window))
    return chieu_help_place_to_xref (chieu_window_get_place (CHIEU_WINDOW (window)));
  widget = gtk_window_get_focus (window);
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (find_xref (gtk_widget_get_name (widget)) != NULL)
      return find_xref (gtk_widget_get_name (widget));
  return chieu_help_place_to_xref (gtk_widget_get_name (GTK_WIDGET (window)));
}
