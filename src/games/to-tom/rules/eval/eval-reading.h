/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts the phu of a form down, card by card.
 */
#pragma once

#include "eval-forms.h"

/**
 * eval_reading_make:
 * @forms: a holding's forms, with the triples of the form taken
 * @bi: bit r is set if the form has a bí of rank r + 1. The form leaves no card loose.
 * @reading: (out): the phu of the free cards, with as many khàn as can be
 *
 * Returns: the lưng of the reading, those on the mat included.
 */
int eval_reading_make (const EvalForms *forms,
                       uint32_t         bi,
                       ChieuReading    *reading);
