/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A command line that reaches for a window: the check of the includes must refuse it. */
#include <gtk/gtk.h>
