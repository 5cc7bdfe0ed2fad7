/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The front room as pages of the window: home, and a page for each game. It finds what they show, and has the actions
 * "home.…" of the window.
 */
#pragma once

#include "app/deals/clipboard-watch.h"
#include "app/history/hands.h"
#include "app/pages.h"
#include "app/school/practice-pages.h"
#include "app/school/school-pages.h"
#include "app/table/session.h"

#define CHIEU_TYPE_FRONT_ROOM (chieu_front_room_get_type ())
G_DECLARE_FINAL_TYPE (ChieuFrontRoom, chieu_front_room, CHIEU, FRONT_ROOM, GObject)

/**
 * ChieuFrontRoom::begin: ()
 *
 * The person wants a new match by the settings.
 */

/* The parts that the front room leads to. It does not own them: they have to live as long as its window. */
typedef struct
{
  ChieuPages *pages;
  ChieuSession *session;
  GSettings *settings;
  ChieuSchoolPages *school;
  ChieuPracticePages *practice;
  ChieuHands *hands;
} ChieuFrontRoomDoors;

/* Adds its pages to those of @doors, and its actions to @window. Returns: (transfer full): the front room */
ChieuFrontRoom *chieu_front_room_new (const ChieuFrontRoomDoors *doors, GtkWidget *window) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether a lesson or a hand has ever been finished; what lies in the store counts only when the session is open */
gboolean chieu_front_room_has_begun (ChieuFrontRoom *self);
/* Turns to the home page. */
void chieu_front_room_show_home (ChieuFrontRoom *self);
/* Turns to the page of @game. */
void chieu_front_room_show_game (ChieuFrontRoom *self, const ChieuGame *game);
/* Returns: (nullable): the id of the game whose page is seen, if that is what is seen */
const char *chieu_front_room_get_game (ChieuFrontRoom *self);
/* Returns: (nullable): the title of the page of a game, if that is what is seen */
const char *chieu_front_room_get_title (ChieuFrontRoom *self);

/* For tests: what looks at the clipboard. */
ChieuClipboardWatch *chieu_front_room_get_clipboard_watch (ChieuFrontRoom *self);
