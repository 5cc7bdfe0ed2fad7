/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lục hổ's part of the windows.
 */
#include "app.h"

#include <glib/gi18n.h>

#include "games/luc-ho/rules/luc-ho.h"

/* ---- The help ---- */

static const ChieuHelpPlaceRow help_places[] = {
  { "luc-ho-bid", "luc-ho#bid" },
  { "luc-ho-lead", "luc-ho-play#lead" },
  { "luc-ho-follow", "luc-ho-play#beat" },
  { NULL },
};

static const char *
find_help_place (const void *view)
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

/* ---- Keys ---- */

/* Translators: what a key does, in the list of keys. */
static const ChieuShortcutRow shortcuts[] = {
  { NC_ ("shortcuts", "Choose a card, or take it back"), "Return" },
  { NC_ ("shortcuts", "Làm bài: make the hand"), "l" },
  { NC_ ("shortcuts", "Không làm: do not make the hand"), "k" },
  { NC_ ("shortcuts", "Ngũ hổ hạ sơn: declare five tigers"), "n" },
  { NC_ ("shortcuts", "Qua: keep the five tigers"), "q" },
  { NC_ ("shortcuts", "Ra: lead the chosen cards"), "r" },
  { NC_ ("shortcuts", "Bắt: beat with the chosen cards"), "b" },
  { NC_ ("shortcuts", "Chui: drop the chosen cards"), "c" },
  { NC_ ("shortcuts", "Ăn hồ: claim"), "a" },
  { NULL },
};

const ChieuAppGame chieu_app_luc_ho = {
  .offer = {
    .game = &chieu_luc_ho,
    .title = N_("Lục hổ"),
    .sentence = N_("A trick-taking game with a bid and thirty-seven cards. Six cards, won or unbeatable, are enough to win."),
    .n_tables = 2,
    .tables = {
      { CHIEU_LUC_HO_MAX_SEATS, N_("Four seats"), N_("Twelve cards each for three; the fourth, the dream, has one and looks on.") },
      { CHIEU_LUC_HO_MIN_SEATS, N_("Three seats"), N_("Twelve cards each, without vân tuyến and without a dream.") },
    },
  },
  .emblem = { CHIEU_LH (1, 1), CHIEU_VAN_TUYEN, CHIEU_LOC_HOA, CHIEU_LH (2, 9), CHIEU_LH (3, 5) },
  .rules = "luc-ho",
  .sets = "luc-ho-play#lead",
  .help_places = help_places,
  .find_help_place = find_help_place,
  .shortcuts = shortcuts,
  .gallery = &chieu_gallery_luc_ho,
};
