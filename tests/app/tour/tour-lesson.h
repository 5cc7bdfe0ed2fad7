/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tour through the school: a step of each kind, its hints, wrong answers and right ones; and the end of a lesson.
 */
#pragma once

#include "app/program/window-private.h"
#include "tour-mat.h"

void chieu_tour_lessons (const ChieuWindowParts *parts, ChieuTourStop stop, gpointer data);

/* Every step of every lesson, too; of hands that are played only the beginning. */
void chieu_tour_every_step (const ChieuWindowParts *parts, ChieuTourStop stop, gpointer data);

/* The beginning of every step of every lesson, or @dense: of those lessons that have most words and buttons. */
void chieu_tour_every_question (const ChieuWindowParts *parts, gboolean dense, ChieuTourStop stop, gpointer data);
