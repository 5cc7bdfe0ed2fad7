/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The friendly deals of Mậu binh, as this command found them:
 *
 *   chieu-engine friendly mau-binh --seed 20261122
 */
#include "school.h"

const ChieuFriendlyTable chieu_friendly_mau_binh[] = {
  { CHIEU_MAU_BINH_SEATS_MAX, "mot-van", { "M40-00000-000KA-A83PB", "M40-00000-000KA-A8MB2", "M40-00000-000KA-A8P7J" } },
  { 0 },
};
