/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-options.h"

/* This is a file of its own because records and house rules report errors without a match. */
G_DEFINE_QUARK (chieu-match-error-quark, chieu_match_error)
