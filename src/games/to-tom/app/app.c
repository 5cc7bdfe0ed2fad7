/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tổ tôm's part of the windows.
 */
#include "app.h"

#include <glib/gi18n.h>

#include "games/to-tom/rules/to-tom.h"
#include "scorer-sheet.h"
#include "scorer-window.h"

/* ---- The help ---- */

static const ChieuHelpPlaceRow help_places[] = {
  { "opening", "deal#lay-khan" },
  { "claim", "turns#order" },
  { "discard", "discarding" },
  { "return", "turns#tra-cua" },
  { "call", "winning#steps" },
  { NULL },
};

static const char *
find_help_place (const void *view)
{
  const ChieuToTomState *state = view;

  switch ((ChieuEatingPhase) state->phase)
    {
    case CHIEU_EATING_OPENING:
      return "opening";
    case CHIEU_EATING_SHOW:
    case CHIEU_EATING_CLAIM:
    case CHIEU_EATING_PASSED_ON:
      return "claim";
    case CHIEU_EATING_DISCARD:
      return "discard";
    case CHIEU_EATING_RETURN:
      return "return";
    case CHIEU_EATING_LAY:
      return "call";
    case CHIEU_EATING_OVER:
      break;
    }
  return "table";
}

/* ---- Keys ---- */

/* Translators: what a key does, in the list of keys. */
static const ChieuShortcutRow shortcuts[] = {
  { NC_ ("shortcuts", "Ù: win with the card in play"), "u" },
  { NC_ ("shortcuts", "Phỗng: take the third card with your pair"), "p" },
  { NC_ ("shortcuts", "Ăn: eat the card at your gate"), "a" },
  { NC_ ("shortcuts", "Khàn: lay it down, raise it, turn it up"), "k" },
  { NC_ ("shortcuts", "Thiên khai: lay it face down"), "t" },
  { NC_ ("shortcuts", "Bất thực: take the cup, return it"), "c" },
  { NC_ ("shortcuts", "Bốc: leave the card and draw"), "b" },
  { NC_ ("shortcuts", "Dưới: pass the card you drew to the right"), "d" },
  { NC_ ("shortcuts", "Qua: leave a card at another gate"), "q" },
  { NC_ ("shortcuts", "Xướng: make the call"), "x" },
  { NC_ ("shortcuts", "Say that it is not phỗng"), "n" },
  { NC_ ("shortcuts", "Trả thừa: give back a card too many"), "r" },
  { NC_ ("shortcuts", "Choose a card, then play it"), "Return" },
  { NULL },
};

const ChieuAppGame chieu_app_to_tom = {
  .offer = {
    .game = &chieu_to_tom,
    .title = N_("Tổ tôm"),
    .sentence = N_("A hundred and twenty cards, eaten into phu: groups of three or more. With four seats the game is called bí tứ."),
    .pot = TRUE,
    .n_tables = 2,
    .tables = {
      { 5, N_("Five seats"), N_("Tổ tôm: twenty cards each, and one lưng is needed to win.") },
      { 4, N_("Four seats"), N_("Bí tứ: twenty-four cards each, and two lưng are needed to win.") },
    },
  },
  .scorer_new = chieu_scorer_window_new,
  .read_scores = chieu_scorer_sheet_read,
  /* A Tôm, which every player knows, and two of the honours. */
  .emblem = { CHIEU_V (3), CHIEU_S (3), CHIEU_N (7), CHIEU_TT, CHIEU_OC },
  .rules = "index#rules",
  .sets = "phu",
  .faults = "faults",
  .help_places = help_places,
  .find_help_place = find_help_place,
  .shortcuts = shortcuts,
  .gallery = &chieu_gallery_to_tom,
};
