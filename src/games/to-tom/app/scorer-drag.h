/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards of the scorer are dragged from one place to another, as a number.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/card.h"

/* The places in which a card may lie. */
typedef enum
{
  CHIEU_SCORER_PLACE_DECK,
  CHIEU_SCORER_PLACE_FAN,
  CHIEU_SCORER_PLACE_PHU,       /* the phu that is being put together */
  CHIEU_SCORER_PLACE_WIN,
} ChieuScorerPlace;

/* Lets @widget be dragged as @card that lies at @place. */
void chieu_scorer_drag_from (GtkWidget       *widget,
                             ChieuScorerPlace place,
                             ChieuCard        card);

/* Lets cards be dropped on @widget: it emits @signal (int place, int card) of where they came from, unless that is @place. */
void chieu_scorer_drag_to (GtkWidget       *widget,
                           ChieuScorerPlace place,
                           const char      *signal);
