/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of the layout of Mậu binh that its three files share.
 */
#pragma once

#include "mat/mat-layout.h"
#include "games/mau-binh/rules/mau-binh.h"

/* Zones, from undermost: three for each of the others by position, then the person's own. Chi 3 stands above chi 2 and that
 * above chi 1, which lies over their feet. */
enum
{
  CHIEU_MAU_BINH_ZONE_OTHERS,
  CHIEU_MAU_BINH_ZONE_OWN = CHIEU_MAU_BINH_ZONE_OTHERS + CHIEU_MAU_BINH_ROWS * (CHIEU_MAU_BINH_SEATS_MAX - 1),
  CHIEU_MAU_BINH_ZONE_OWN_CHI_3 = CHIEU_MAU_BINH_ZONE_OWN,
  CHIEU_MAU_BINH_ZONE_OWN_CHI_2,
  CHIEU_MAU_BINH_ZONE_OWN_CHI_1,
  CHIEU_MAU_BINH_N_ZONES
};

/* Returns: the zone of chi @row (0–2) of the player at @position (0: the person) */
int chieu_mau_binh_zone (int position, int row);
/* Finds the player and the chi of @zone: the inverse of chieu_mau_binh_zone(). */
void chieu_mau_binh_read_zone (int zone, int *position, int *row);

/* ChieuMatLayout.arrange. */
void chieu_mau_binh_place_all (const ChieuMatAsk *ask, ChieuScene *scene);

/* Gets the thirteen cards of @seat as they are laid, or from the highest down if only the hand is known. Returns: FALSE if it is not known
 * either */
gboolean chieu_mau_binh_list_seen_cards (const ChieuMauBinhState *state, int seat, ChieuCard *cards);

/* The steps of the show. */
typedef enum
{
  CHIEU_MAU_BINH_STEP_CHI,       /* chi 1 of all hands that are compared is turned up; the next two numbers: chi 2, chi 3 */
  CHIEU_MAU_BINH_STEP_OPEN = CHIEU_MAU_BINH_ROWS,   /* tới trắng, hands given up, foul ones */
  CHIEU_MAU_BINH_STEP_SAP,
  CHIEU_MAU_BINH_STEP_SAP_LANG,
  CHIEU_MAU_BINH_STEP_SUM,
  CHIEU_MAU_BINH_STEPS_MAX
} ChieuMauBinhStepKind;

/* For tests: lists the steps of the show in @state. Returns: how many there are; 0 before the end */
int chieu_mau_binh_list_steps (const ChieuMauBinhState *state, guint8 steps[CHIEU_MAU_BINH_STEPS_MAX]);
/* Returns: whether a step of @kind is among the first @done ones */
gboolean chieu_mau_binh_step_is_done (const ChieuMauBinhState *state, int kind, int done);
/* Returns: whether chi @row of @seat lies open to all after @done steps */
gboolean chieu_mau_binh_lies_open (const ChieuMauBinhState *state, int seat, int row, int done);

extern const ChieuMatShow chieu_mau_binh_show;

/* ChieuMatLayout.caption, .zone_name and .zone_place, ChieuMatArranging.find_wrong. */
gboolean chieu_mau_binh_caption (const ChieuMatAsk *ask, int zone, ChieuCaption *caption);
char *chieu_mau_binh_zone_name (const void *view, int person, int zone, const char *const *names);
char *chieu_mau_binh_zone_place (const void *view, int person, int zone, const char *const *names);
char *chieu_mau_binh_find_wrong (const ChieuMatAsk *ask);
