/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the windows on Tổ tôm; chieu_app_to_tom puts it together.
 */
#pragma once

#include "app/app-game.h"
#include "app/gallery/gallery-deck.h"

/* gallery.c */
extern const ChieuGalleryGame chieu_gallery_to_tom;
