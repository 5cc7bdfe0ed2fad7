/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The friendly deals of Chắn, as this command found them:
 *
 *   chieu-engine friendly chan --seed 20261122 --least 5
 *
 * A deal that is won with fewer decisions would leave a learner hardly anything to do.
 */
#include "school.h"

const ChieuFriendlyTable chieu_friendly_chan[] = {
  { CHIEU_CHAN_MAX_SEATS, "u", { "C40-00000-000KA-A82KH", "C40-00000-000KA-A87DW", "C40-00000-000KA-A88AB" } },
  { 0 },
};
