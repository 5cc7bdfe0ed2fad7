/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The top layer of the mat: cards in the air. They are only decoration; nothing waits for them.
 */
#pragma once

#include "mat/motion.h"
#include "zone.h"

#define CHIEU_TYPE_FLIGHT_LAYER (chieu_flight_layer_get_type ())
G_DECLARE_FINAL_TYPE (ChieuFlightLayer, chieu_flight_layer, CHIEU, FLIGHT_LAYER, GtkWidget)

/* Returns: (transfer floating): a layer without cards, which lets clicks through */
GtkWidget *chieu_flight_layer_new (const ChieuDeck *deck) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_flight_layer_fly:
 * @card: lies already at its goal; it is not drawn there until the flight ends. Not owned
 * @from, @to: the way, in pixels of the layer; @from->card is what is seen in the air
 * @motion: how it moves
 * @delay: how long it waits before it sets out, in milliseconds
 *
 * Lets @card fly. If it flies already, it goes on to the new goal from where it is.
 */
void chieu_flight_layer_fly (ChieuFlightLayer *self,
                             ChieuCardWidget  *card,
                             const ChieuSpot  *from,
                             const ChieuSpot  *to,
                             ChieuMotion       motion,
                             guint             delay);

/* Carries the @n @cards (at most CHIEU_MOVE_CARDS_MAX) along with the pointer, the last one uppermost. Cards that were carried before and
 * are not among them are seen at their places again: all of them if @n is 0. @spots: where each is now. @taken: whether they are over a
 * place that takes them; they are then translucent */
void chieu_flight_layer_carry (ChieuFlightLayer       *self,
                               ChieuCardWidget *const *cards,
                               const ChieuSpot        *spots,
                               int                     n,
                               gboolean                taken);
/* Finds a card that was dropped and is on its way back. @spot: (out): where it is. Returns: FALSE if there is none */
gboolean chieu_flight_layer_get_returning (ChieuFlightLayer *self, ChieuSpot *spot);

/* Ends all flights at once. */
void chieu_flight_layer_land (ChieuFlightLayer *self);
/* Returns: how many cards are in the air, or wait to set out */
int chieu_flight_layer_get_n_flights (ChieuFlightLayer *self);
