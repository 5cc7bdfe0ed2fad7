/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The friendly deals of Tổ tôm, and of bí tứ, as these commands found them:
 *
 *   chieu-engine friendly to-tom --seed 20261122 --least 5
 *   chieu-engine friendly to-tom --players 4 --seed 20261122 --least 5
 */
#include "school.h"

const ChieuFriendlyTable chieu_friendly_to_tom[] = {
  { 5, "u", { "T50-00000-000KA-A820M", "T50-00000-000KA-A8ANY", "T50-00000-000KA-A8G3G" } },
  { 4, "bi-tu", { "T40-00000-000KA-A83CK", "T40-00000-000KA-A8G9Z", "T40-00000-000KA-A8VPD" } },
  { 0 },
};
