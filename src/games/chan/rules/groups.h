/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Free cards of Chắn as they are held: chắn first, then cạ, ba đầu, and the què apart from all (help/C/chan.page, "Sets").
 */
#pragma once

#include "eval.h"

/* What the cards of a group are to each other. */
typedef enum
{
  CHIEU_CHAN_GROUP_CHAN,
  CHIEU_CHAN_GROUP_CA,
  CHIEU_CHAN_GROUP_BA_DAU,
  CHIEU_CHAN_GROUP_QUE,
  CHIEU_CHAN_N_GROUPS
} ChieuChanGroupKind;

/* Cards that belong together, or a què. */
typedef struct
{
  uint8_t kind;                  /* ChieuChanGroupKind */
  uint8_t n;
  ChieuCard cards[CHIEU_STRIP_SUITS];
} ChieuChanGroup;

/* Room for the groups of 25 cards, each alone; a hand has twenty at most. Groups beyond that are left out. */
#define CHIEU_CHAN_GROUPS_MAX 25

/* Parts the cards of @hand into @groups, by kind, then by rank, with as many chắn as they make. Returns: how many groups */
int chieu_chan_find_groups (const uint8_t hand[CHIEU_CHAN_FACES], ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX]);
