/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The friendly deals of Lục hổ, as this command found them:
 *
 *   chieu-engine friendly luc-ho --seed 20261122 --least 5
 *
 * A deal that is won with fewer decisions would leave a learner hardly anything to do.
 */
#include "school.h"

const ChieuFriendlyTable chieu_friendly_luc_ho[] = {
  { CHIEU_LUC_HO_MAX_SEATS, "mot-van", { "HM0-00000-000KA-A977D", "HM0-00000-000KA-A9M21", "HM0-00000-000KA-A9T3Y" } },
  { 0 },
};
