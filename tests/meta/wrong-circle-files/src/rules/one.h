/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two files that include each other, by a private header of one: the check of the circles must refuse them. */
#include "two.h"
