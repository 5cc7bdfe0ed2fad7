/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "account.h"

G_BEGIN_DECLS

/* What only Tổ tôm knows: the winner's phu, and how the points come together. */
void chieu_account_fill_to_tom (ChieuAccount          *self,
                                const ChieuToTomState *state,
                                const ChieuResult     *result);

G_END_DECLS
