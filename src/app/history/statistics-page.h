/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "match/store/statistics.h"

G_BEGIN_DECLS

/* Fills @box, which is empty, with what @statistics come to: figures, curves, cước, faults. */
void chieu_statistics_page_fill (GtkBox *box, const ChieuStatistics *statistics);

G_END_DECLS
