/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * chieu_combo_words_wrap:
 * @row: a row whose answers are the strings of a GtkStringList
 *
 * The chosen answer is shown whole, in two lines if need be; the platform's own label would be shortened where the text is
 * large or a language needs more room. The list of answers stays as it is.
 */
void chieu_combo_words_wrap (AdwComboRow *row);

G_END_DECLS
