/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player at the mat: portrait, name, cards in hand, points, cups, and whose turn it is.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/scene.h"

#define CHIEU_TYPE_SEAT (chieu_seat_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSeat, chieu_seat, CHIEU, SEAT, GtkWidget)

/* @number: the position of the seat, from 0, which also names its style class ("seat-2"). Returns: (transfer floating): a plate without a
 * name */
GtkWidget *chieu_seat_new (int number) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the name on the plate. */
void chieu_seat_set_name (ChieuSeat *self, const char *name);
/* Sets which of the portraits is shown, 1 … CHIEU_PORTRAITS. */
void chieu_seat_set_portrait (ChieuSeat *self, int number);
/* Shows what @scene says about the seat. It is copied but for the string of its role, which has to live as long as it is shown. */
void chieu_seat_update (ChieuSeat *self, const ChieuSeatScene *scene);
/* Sets whether the portrait is left out, for large text in a small room. FALSE: it is left out only while it would make the seat higher
 * than its scene lets it be. */
void chieu_seat_set_compact (ChieuSeat *self, gboolean compact);
/* Sets whether the player is thinking. */
void chieu_seat_set_thinking (ChieuSeat *self, gboolean thinking);

/* The feelings of a player at the end of a hand. */
typedef enum
{
  CHIEU_FEELING_NONE,
  CHIEU_FEELING_GLAD,            /* got something out of it, or admires the winner */
  CHIEU_FEELING_PROUD,           /* has won it */
  CHIEU_FEELING_BEATEN,          /* has lost it */
  CHIEU_FEELING_ASHAMED,         /* has called ù wrongly */
} ChieuFeeling;

/* Shows @feeling on the face, and unless the player is beaten also in the style of the seat. */
void chieu_seat_set_feeling (ChieuSeat *self, ChieuFeeling feeling);

/* Returns: the height in pixels of the portrait above the words of the plate; 0: there is none */
int chieu_seat_get_portrait_height (ChieuSeat *self);

/* Sets whether @points are shown on the plate @instead of those of the scene, for example while they are counted. */
void chieu_seat_set_points (ChieuSeat *self, int points, gboolean instead);
