/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mậu binh's part of the windows.
 */
#include "app.h"

#include <glib/gi18n.h>

#include "games/mau-binh/rules/mau-binh.h"

/* ---- The help ---- */

static const ChieuHelpPlaceRow help_places[] = {
  { "mau-binh-arrange", "mau-binh-play#arrange" },
  { NULL },
};

/* A player who is asked is to arrange. */
static const char *
find_help_place (const void *view)
{
  return "mau-binh-arrange";
}

/* ---- Keys ---- */

/* Translators: what a key does, in the list of keys. */
static const ChieuShortcutRow shortcuts[] = {
  { NC_ ("shortcuts", "Choose a card, then the one to swap it with"), "Return" },
  { NC_ ("shortcuts", "Binh xong: lay the three chi down"), "x" },
  { NC_ ("shortcuts", "Arrange your cards automatically"), "g" },
  { NC_ ("shortcuts", "Tới trắng: show the hand"), "t" },
  { NC_ ("shortcuts", "Bỏ bài: give up the hand (press twice)"), "b" },
  { NULL },
};

const ChieuAppGame chieu_app_mau_binh = {
  .offer = {
    .game = &chieu_mau_binh,
    .title = N_("Mậu binh"),
    .sentence = N_("Fifty-two cards, thirteen each, arranged in three chi and compared one by one."),
    .n_tables = 3,
    .tables = {
      { CHIEU_MAU_BINH_SEATS_MAX, N_("Four seats"), N_("The usual table: all cards are dealt.") },
      { 3, N_("Three seats"), N_("Thirteen cards each; thirteen are set aside unseen.") },
      { CHIEU_MAU_BINH_SEATS_MIN, N_("Two seats"), N_("Thirteen cards each; twenty-six are set aside unseen.") },
    },
  },
  /* Ace, king, queen, jack, ten. */
  .emblem = {
    CHIEU_MAU_BINH_FACE (CHIEU_MAU_BINH_ACE, 0), CHIEU_MAU_BINH_FACE (CHIEU_MAU_BINH_ACE - 1, 1),
    CHIEU_MAU_BINH_FACE (CHIEU_MAU_BINH_ACE - 2, 2), CHIEU_MAU_BINH_FACE (CHIEU_MAU_BINH_ACE - 3, 3),
    CHIEU_MAU_BINH_FACE (CHIEU_MAU_BINH_ACE - 4, 0),
  },
  .rules = "mau-binh",
  .sets = "mau-binh#kinds",
  .help_places = help_places,
  .find_help_place = find_help_place,
  .shortcuts = shortcuts,
  .gallery = &chieu_gallery_mau_binh,
};
