/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/to-tom/match/scorer.h"

/* Returns: (transfer floating): what the làng says of a hand, with cards of @card_height, in pixels; @verdict is not kept */
GtkWidget *chieu_scorer_judgement_new (const ChieuVerdict *verdict,
                                       int                 card_height) G_GNUC_WARN_UNUSED_RESULT;
