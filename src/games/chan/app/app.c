/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chắn's part of the windows.
 */
#include "app.h"

#include <glib/gi18n.h>

#include "games/chan/rules/chan.h"

/* ---- The help ---- */

static const ChieuHelpPlaceRow help_places[] = {
  { "chan-opening", "chan-house-rules#khong-chan" },
  { "chan-claim", "chan-play#turn" },
  { "chan-discard", "chan-faults" },
  { "chan-return", "chan-play#chiu" },
  { "chan-call", "chan-play#call" },
  { NULL },
};

static const char *
find_help_place (const void *view)
{
  const ChieuChanState *state = view;

  switch ((ChieuEatingPhase) state->phase)
    {
    case CHIEU_EATING_OPENING:
      return "chan-opening";
    case CHIEU_EATING_CLAIM:
    case CHIEU_EATING_PASSED_ON:
      return "chan-claim";
    case CHIEU_EATING_DISCARD:
      return "chan-discard";
    case CHIEU_EATING_RETURN:
      return "chan-return";
    case CHIEU_EATING_LAY:
      return "chan-call";
    case CHIEU_EATING_SHOW:
    case CHIEU_EATING_OVER:
      break;
    }
  return "table";
}

/* ---- Keys ---- */

/* Translators: what a key does, in the list of keys. */
static const ChieuShortcutRow shortcuts[] = {
  { NC_ ("shortcuts", "Ù: win with the card in play"), "u" },
  { NC_ ("shortcuts", "Chíu: take the fourth card with your three equal ones"), "c" },
  { NC_ ("shortcuts", "Hạ bài: lay down a hand without chắn"), "h" },
  { NC_ ("shortcuts", "Ăn: eat the card at your gate"), "a" },
  { NC_ ("shortcuts", "Bốc: leave the card and draw"), "b" },
  { NC_ ("shortcuts", "Nhường: leave the card if the cái draws for all"), "n" },
  { NC_ ("shortcuts", "Dưới: pass the card you drew to the right"), "d" },
  { NC_ ("shortcuts", "Qua: leave a card at another gate"), "q" },
  { NC_ ("shortcuts", "Xướng: make the call"), "x" },
  { NC_ ("shortcuts", "Choose a card, then play it"), "Return" },
  { NULL },
};

const ChieuAppGame chieu_app_chan = {
  .offer = {
    .game = &chieu_chan,
    .title = N_("Chắn"),
    .sentence = N_("A hundred cards, eaten two at a time into chắn and cạ. Ten sets win, if at least six of them are chắn."),
    .n_tables = 3,
    .tables = {
      { CHIEU_CHAN_MAX_SEATS, N_("Four seats"), N_("The usual table: nineteen cards each, twenty-three to draw.") },
      { 3, N_("Three seats"), N_("Nineteen cards each; one pile is set aside unseen.") },
      { CHIEU_CHAN_MIN_SEATS, N_("Two seats"), N_("Nineteen cards each; two piles are set aside unseen.") },
    },
  },
  .emblem = { CHIEU_CHAN_V (8), CHIEU_CHAN_S (8), CHIEU_CHAN_N (8), CHIEU_CHAN_CC, CHIEU_CHAN_N (2) },
  .rules = "chan",
  .sets = "chan#sets",
  .faults = "chan-faults",
  .help_places = help_places,
  .find_help_place = find_help_place,
  .shortcuts = shortcuts,
  .gallery = &chieu_gallery_chan,
};
