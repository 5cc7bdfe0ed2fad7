/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of the text record that its writer and its reader share.
 */
#pragma once

#include "record.h"

G_BEGIN_DECLS

#define CHIEU_RECORD_VERSION 1
#define CHIEU_RECORD_VERSION_LINE "chieu-record 1"

/* By ChieuOutcome; NULL for "none", NULL at the end. */
#define CHIEU_RECORD_N_OUTCOMES (CHIEU_OUTCOME_FALSE + 1)
extern const char *const chieu_record_outcomes[CHIEU_RECORD_N_OUTCOMES + 1];
/* By ChieuWay; NULL at the end. */
extern const char *const chieu_record_ways[CHIEU_WAY_NGHIEM + 2];

G_END_DECLS
