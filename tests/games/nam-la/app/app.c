/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Offers Năm lá in the windows. Its cards are plain, and the gallery says nothing of them but their names.
 */
#include "app/app-game.h"

#include <glib/gi18n.h>

#include "games/nam-la/rules/nam-la.h"

static const ChieuHelpPlaceRow help_places[] = {
  { "nam-la-lead", "nam-la#lead" },
  { "nam-la-follow", "nam-la#follow" },
  { NULL },
};

static const char *
find_help_place (const void *view)
{
  return chieu_nam_la_is_lead (view) ? "nam-la-lead" : "nam-la-follow";
}

const ChieuAppGame chieu_app_nam_la = {
  .offer = {
    .game = &chieu_nam_la,
    .title = N_("Năm lá"),
    .sentence = N_("Five tricks with twelve cards. A higher card of the suit that was led takes the trick."),
    .n_tables = 1,
    .tables = {
      { CHIEU_NAM_LA_SEATS, N_("Two seats"), N_("Five cards each; two lie aside.") },
    },
    .without = CHIEU_WITHOUT_COACH | CHIEU_WITHOUT_PRACTICE | CHIEU_WITHOUT_GALLERY,
  },
  .emblem = { 0, 1, 2, 3, 4 },
  .rules = "nam-la",
  .help_places = help_places,
  .find_help_place = find_help_place,
};
