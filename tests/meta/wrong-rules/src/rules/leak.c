/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule that reaches for GLib: the check of the includes must refuse it. */
#include <glib.h>
