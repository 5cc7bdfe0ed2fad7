/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of the layout of Lục hổ that its two files share.
 */
#pragma once

#include "mat/mat-layout.h"
#include "games/luc-ho/rules/luc-ho.h"

/* Zones, from undermost; those of positions follow each other, the person first, then to the right. */
enum
{
  CHIEU_LUC_HO_ZONE_WON,         /* cards won; at the end with those claimed */
  CHIEU_LUC_HO_ZONE_DROPPED = CHIEU_LUC_HO_ZONE_WON + CHIEU_LUC_HO_MAX_SEATS,
  CHIEU_LUC_HO_ZONE_BEATEN,      /* cards that were shown and lost */
  CHIEU_LUC_HO_ZONE_TABLE,       /* the middle, where all cards are put; none stays in it */
  CHIEU_LUC_HO_ZONE_TRICK,       /* the cards that a position put into the trick; at the dream's position, its card */
  CHIEU_LUC_HO_ZONE_HAND = CHIEU_LUC_HO_ZONE_TRICK + CHIEU_LUC_HO_MAX_SEATS,
  CHIEU_LUC_HO_N_ZONES
};

/* For tests. Returns: where @seat sits as the person sees it: 0 below, then to the right */
int chieu_luc_ho_position (const ChieuLucHoState *s, int person, int seat);

/* ChieuMatLayout.zone_name, .zone_place and .compose. */
char *chieu_luc_ho_zone_name (const void *view, int person, int zone, const char *const *names);
char *chieu_luc_ho_zone_place (const void *view, int person, int zone, const char *const *names);
gboolean chieu_luc_ho_compose (const void *view, int person, int kind, const ChieuMatDeed *deed, ChieuMove *move);

/* ChieuMatLayout.count_seats and .list_tries. */
int chieu_luc_ho_count_seats (const void *view);
guint64 chieu_luc_ho_list_tries (const void *view, int person);

/* For tests: sorts a hand, bit c being card c: by suits, the lower first; vân tuyến at the end. */
void chieu_hand_sort_luc_ho (guint64 cards, ChieuHand *hand);
