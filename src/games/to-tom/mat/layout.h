/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of the layout of Tổ tôm that its files share.
 */
#pragma once

#include "mat/mat-layout.h"
#include "games/to-tom/rules/to-tom.h"

/* Zones, from undermost; those of positions follow each other, the person first, then to the right. */
enum
{
  CHIEU_TO_TOM_ZONE_PILE,
  CHIEU_TO_TOM_ZONE_GATE,
  CHIEU_TO_TOM_ZONE_PHU = CHIEU_TO_TOM_ZONE_GATE + CHIEU_SEATS_MAX,
  CHIEU_TO_TOM_ZONE_LIVE = CHIEU_TO_TOM_ZONE_PHU + CHIEU_SEATS_MAX,
  CHIEU_TO_TOM_ZONE_HAND,
  CHIEU_TO_TOM_N_ZONES
};

/* The passes at which an equal card may go down. */
#define CHIEU_TO_TOM_PASSES (CHIEU_BIT64 (CHIEU_TO_TOM_BOC) | CHIEU_BIT64 (CHIEU_TO_TOM_DUOI))

/* ChieuMatLayout.list_openings: what can be done before play begins. */
guint64 chieu_to_tom_list_openings (const void *view);

/* ChieuMatLayout.opening and the cards that it lays open (open.c). */
extern const ChieuMatOpening chieu_to_tom_opening;
gboolean chieu_to_tom_lay_open (const void *view, ChieuOpenHand *open);

/* Returns: the position at which @person (−1: an onlooker) sees @seat: 0 below, then to the right */
int chieu_to_tom_position (const ChieuToTomState *s, int person, int seat);

/* Returns: the position of the player at whose gate the card in play lies; while a card is to be discarded, of the one at whose gate it
 * will lie */
int chieu_to_tom_find_live_position (const ChieuToTomState *s, int person);

/* ChieuMatLayout.zone_name, .zone_place and .means. */
char *chieu_to_tom_zone_name (const void *view, int person, int zone, const char *const *names);
char *chieu_to_tom_zone_place (const void *view, int person, int zone, const char *const *names);
gboolean chieu_to_tom_means (const void *view, int person, const ChieuMatDeed *deed, const ChieuMove *move);

/* ChieuMatLayout.fill_choice. */
void chieu_to_tom_fill_choice (const void *view, int person, ChieuMove *move);

/* ChieuMatLayout.count_seats. */
int chieu_to_tom_count_seats (const void *view);

/* ChieuMatLayout.list_tries and .list_cuoc. */
guint64 chieu_to_tom_list_tries (const void *view, int person);
int chieu_to_tom_list_cuoc (const void *view, guint8 *cuoc, guint64 *repeated);

/* fan-order.c. Sort a hand by phu into @hand; @counts, CHIEU_TO_TOM_FACES long, says how many of each face it has. The second keeps
 * three and four equal cards side by side, for the opening, where they are laid or split. */
void chieu_hand_sort (const guint8 *counts, ChieuHand *hand);
void chieu_hand_sort_khan (const guint8 *counts, ChieuHand *hand);
