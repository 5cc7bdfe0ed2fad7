/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the windows on Tổ tôm; chieu_app_to_tom puts it together.
 */
#pragma once

#include "app/app-game.h"
#include "app/gallery/gallery-deck.h"

/* The greatest width of what stands on a page of the scorer, in pixels. */
#define CHIEU_SCORER_WIDTH_MAX 960

/* gallery.c */
extern const ChieuGalleryGame chieu_gallery_to_tom;
