/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "account.h"

G_BEGIN_DECLS

/* What only a game knows: the winner's cards by sets, and how the points come together. @names: as of
 * chieu_account_new(). */
void chieu_account_fill_chan (ChieuAccount      *self,
                              const void        *state,
                              const ChieuResult *result,
                              const char *const *names);
void chieu_account_fill_luc_ho (ChieuAccount      *self,
                                const void        *state,
                                const ChieuResult *result,
                                const char *const *names);
void chieu_account_fill_mau_binh (ChieuAccount      *self,
                                  const void        *state,
                                  const ChieuResult *result,
                                  const char *const *names);
void chieu_account_fill_to_tom (ChieuAccount      *self,
                                const void        *state,
                                const ChieuResult *result,
                                const char *const *names);

G_END_DECLS
