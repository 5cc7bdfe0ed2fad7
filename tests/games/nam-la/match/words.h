/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the words of Năm lá.
 */
#pragma once

#include "games/nam-la/rules/nam-la.h"
#include "match/words/words-table.h"
#include "match/words/words.h"

/* account.c */
extern const ChieuAccountWords chieu_account_nam_la;
