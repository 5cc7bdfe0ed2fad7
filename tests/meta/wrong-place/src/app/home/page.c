/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file that finds a header only where the build has its own folder in the search path: the check must refuse it. */
#include "letters.h"
