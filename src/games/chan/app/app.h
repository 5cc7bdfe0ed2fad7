/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files of this folder share what is declared here. app.c takes it into chieu_app_chan, Chắn's part of the windows.
 */
#pragma once

#include "app/app-game.h"
#include "app/gallery/gallery-deck.h"

/* gallery.c */
extern const ChieuGalleryGame chieu_gallery_chan;
