/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the windows on Chắn; chieu_app_chan puts it together.
 */
#pragma once

#include "app/app-game.h"
#include "app/gallery/gallery-deck.h"

/* gallery.c */
extern const ChieuGalleryGame chieu_gallery_chan;
