/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-options.h"

/* In a file of its own: records and house rules report errors without a match. */
G_DEFINE_QUARK (chieu-match-error-quark, chieu_match_error)
