/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions of the chiếu that only lessons use: they point at cards and places, let cards of the hand be touched, and deal even
 * if other cards lie there already.
 */
#pragma once

#include "mat/played/mat-type.h"
#include "mat/scene.h"

/* The places that can be pointed at; all are the person's own, except the nọc and the card that lies open. */
typedef enum
{
  CHIEU_POINT_HAND = 1 << 0,
  CHIEU_POINT_GATE = 1 << 1,
  CHIEU_POINT_LIVE = 1 << 2,
  CHIEU_POINT_NOC = 1 << 3,
  CHIEU_POINT_PHU = 1 << 4,
  CHIEU_POINT_CUP = 1 << 5,
} ChieuPointPlace;

/* The things at which a lesson points. */
typedef struct
{
  guint places;                  /* ChieuPointPlace */
  guint seats;                   /* bit s: seat s */
  int n;                         /* in @cards */
  ChieuCard cards[CHIEU_HAND_MAX];   /* of the hand; each entry points at one card, so equal cards may be here */
} ChieuPoints;

/* Points at @points (nullable), which are copied; NULL: points at nothing any more. */
void chieu_mat_view_set_points (ChieuMatView *self, const ChieuPoints *points);

/**
 * ChieuMatView::touched:
 *
 * The person touched a card of the hand, or undid the touch.
 */

/**
 * ChieuMatView::calls: (GtkWidget *panel)
 *
 * The panel of the call has taken the place of the page beside the mat (@panel is visible), or has given it back (it is not).
 */

/* Sets whether cards of the hand are touched instead of chosen when they are activated. Nothing is touched at first. */
void chieu_mat_view_set_touching (ChieuMatView *self, gboolean touching);
/* Sets whether the ways of a move are all offered, faults among them, so that which of them is right can be asked. */
void chieu_mat_view_set_every_way (ChieuMatView *self, gboolean every_way);
/* Finds where a card of this face lies in the person's hand. @place: (out): in the coordinates of @widget. Returns: FALSE if it
 * lies nowhere there, or is not laid out yet */
gboolean chieu_mat_view_find_in_hand (ChieuMatView *self, ChieuCard card, GtkWidget *widget, graphene_rect_t *place);
/* Finds the person's own seat, in the coordinates of @widget. Returns: FALSE if it is not laid out yet */
gboolean chieu_mat_view_find_own_seat (ChieuMatView *self, GtkWidget *widget, graphene_rect_t *place);
/* Keeps only these @n of the touched cards touched: one for each entry, of equal ones as many as there are entries. */
void chieu_mat_view_keep_touched (ChieuMatView *self, const ChieuCard *cards, int n);
/* Lists the touched cards; @cards has room for CHIEU_HAND_MAX. Returns: how many */
int chieu_mat_view_get_touched (ChieuMatView *self, ChieuCard *cards);

/* Does what chieu_mat_view_report_deal() does, but deals the hand card by card, whatever else is on the mat. @step: milliseconds from one
 * card to the next; 0: all at once. Later calls of chieu_mat_view_report_deal() deal in the same way. */
void chieu_mat_view_deal (ChieuMatView *self, guint step);
/* Ends all flights. Returns: whether there were any */
gboolean chieu_mat_view_land (ChieuMatView *self);

/**
 * chieu_mat_view_set_foot:
 * @foot: (nullable): a widget of the page in front of the mat, at the place of chieu_mat_view_find_foot(); the mat keeps a reference. NULL:
 * none any more
 *
 * Keeps the lower end of the column beside the mat free for @foot.
 */
void chieu_mat_view_set_foot (ChieuMatView *self, GtkWidget *foot);
/* Finds the @place of @foot in a room of @width and @height pixels, in the coordinates of that room; the place is the same whether a
 * mat is shown or not. */
void chieu_mat_view_find_foot (ChieuMatView *self, GtkWidget *foot, int width, int height, GdkRectangle *place);
