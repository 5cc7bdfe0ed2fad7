/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/**
 * chieu_combo_words_show_whole:
 * @row: a row whose answers are the strings of a GtkStringList
 *
 * From now on the chosen answer is always shown whole; the platform's own label is shortened if the text is large or a language
 * needs more room. The list of answers stays as it is.
 */
void chieu_combo_words_show_whole (AdwComboRow *row);
