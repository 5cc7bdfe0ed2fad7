/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* Returns: (transfer floating): a row with the words by which the person may be addressed, to choose one (address.h) */
GtkWidget *chieu_address_row_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
