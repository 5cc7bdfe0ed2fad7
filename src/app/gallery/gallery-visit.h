/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The gallery as a page of the window. It can be opened from every page, and leads back to that page.
 */
#pragma once

#include "app/pages.h"
#include "rules/game.h"

/* Adds the gallery to @pages. */
void chieu_gallery_visit_add_page (ChieuPages *pages);
/* Turns to all cards. */
void chieu_gallery_visit_all (ChieuPages *pages);
/* Turns to @card of @game, or to the back of its cards with CHIEU_CARD_HIDDEN. */
void chieu_gallery_visit_card (ChieuPages *pages, const ChieuGame *game, guint card);
/* Goes one step back: to all cards, or to the page from which the person came. */
void chieu_gallery_visit_leave (ChieuPages *pages);
