/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match that looks into the inside of its store: the check of the includes must refuse it. */
#include "store/store-private.h"
