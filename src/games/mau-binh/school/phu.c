/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says what some cards of Mậu binh make together, to somebody who took them for something else.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

/* For two to five cards. */
static const char *const sentences[CHIEU_MAU_BINH_N_KINDS] = {
  [CHIEU_MAU_BINH_MAU_THAU] = N_("These cards make nothing together: that is mậu thầu."),
  [CHIEU_MAU_BINH_DOI] = N_("These cards make a đôi, one pair, and nothing more."),
  [CHIEU_MAU_BINH_THU] = N_("These cards are a thú: two pairs."),
  [CHIEU_MAU_BINH_XAM] = N_("There is a xám in these cards: three of one rank."),
  [CHIEU_MAU_BINH_SANH] = N_("These cards are a sảnh: five in sequence."),
  [CHIEU_MAU_BINH_THUNG] = N_("These cards are a thùng: five of one suit."),
  [CHIEU_MAU_BINH_CU_LU] = N_("These cards are a cù lũ: three of one rank and a pair."),
  [CHIEU_MAU_BINH_TU_QUY] = N_("There is a tứ quý in these cards: four of one rank."),
  [CHIEU_MAU_BINH_THUNG_PHA_SANH] = N_("These cards are even a thùng phá sảnh: one suit, and in sequence."),
};

const char *
chieu_mau_binh_why_no_phu (const ChieuLessonCards *cards)
{
  if (cards->n < 2)
    return _("One card alone makes nothing yet.");
  if (cards->n > CHIEU_MAU_BINH_LONG_ROW)
    return _("These are too many cards: at most five belong together.");
  return _(sentences[chieu_mau_binh_kind_of_few (cards)]);
}
