/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Faces for a deck that has no pictures.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "rules/card.h"

/**
 * chieu_face_render_plain:
 * @card: a face of @deck, which shows its written name at the top left, and upside down at the bottom right; or
 * CHIEU_CARD_HIDDEN: the back
 * @height: of the card in pixels of the widget
 * @scale: device pixels per pixel of the widget
 *
 * May be called in any thread.
 *
 * Returns: (transfer full): the card with its shadow and margin
 */
cairo_surface_t *chieu_face_render_plain (const ChieuDeck *deck, ChieuCard card, int height, int scale);
