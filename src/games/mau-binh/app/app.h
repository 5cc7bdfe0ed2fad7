/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the windows on Mậu binh; chieu_app_mau_binh puts it together.
 */
#pragma once

#include "app/app-game.h"
#include "app/gallery/gallery-deck.h"

/* gallery.c */
extern const ChieuGalleryGame chieu_gallery_mau_binh;
