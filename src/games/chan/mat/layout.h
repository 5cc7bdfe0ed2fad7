/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of the layout of Chắn that its files share.
 */
#pragma once

#include "mat/mat-layout.h"
#include "games/chan/rules/chan.h"

/* Zones, from undermost; those of positions follow each other, the person first, then to the right. */
enum
{
  CHIEU_CHAN_ZONE_PILE,
  CHIEU_CHAN_ZONE_CAI,           /* the card that found the cái, before him until he has put one down */
  CHIEU_CHAN_ZONE_GATE,
  CHIEU_CHAN_ZONE_SETS = CHIEU_CHAN_ZONE_GATE + CHIEU_CHAN_MAX_SEATS,
  CHIEU_CHAN_ZONE_LIVE = CHIEU_CHAN_ZONE_SETS + CHIEU_CHAN_MAX_SEATS,
  CHIEU_CHAN_ZONE_HAND,
  CHIEU_CHAN_N_ZONES
};

/* ChieuMatLayout.opening and the cards that it lays open (open.c). */
extern const ChieuMatOpening chieu_chan_opening;
gboolean chieu_chan_lay_open (const void *view, ChieuOpenHand *open);

/* Returns: the position at which the person sees @seat: 0 below, then to the right */
int chieu_chan_position (const ChieuChanState *s, int person, int seat);

/* Returns: the position of the player at whose gate the card in play lies; while a card is to be discarded, of the one at whose gate it
 * will lie */
int chieu_chan_find_live_position (const ChieuChanState *s, int person);

/* ChieuMatLayout.zone_name, .zone_place and .means. */
char *chieu_chan_zone_name (const void *view, int person, int zone, const char *const *names);
char *chieu_chan_zone_place (const void *view, int person, int zone, const char *const *names);
gboolean chieu_chan_means (const void *view, int person, const ChieuMatDeed *deed, const ChieuMove *move);

/* ChieuMatLayout.count_seats, .list_tries and .list_cuoc. */
int chieu_chan_count_seats (const void *view);
guint64 chieu_chan_list_tries (const void *view, int person);
int chieu_chan_list_cuoc (const void *view, guint8 *cuoc, guint64 *repeated);

/* Sorts a hand as groups.h parts it: chắn, cạ, ba đầu, què. Public for tests. */
void chieu_hand_sort_chan (const guint8 *counts, ChieuHand *hand);
