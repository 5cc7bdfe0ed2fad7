/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tour through the school.
 */
#pragma once

#include "app/program/window-private.h"
#include "tour-mat.h"

/* Calls @stop at the list of lessons, in the first course at the first step with each task but playing and watching, its hints, wrong
 * answers and right ones, at the end of a lesson, and at the list again. */
void chieu_tour_lessons (const ChieuWindowParts *parts, ChieuTourStop stop, gpointer data);

/* Calls @stop at every step of every lesson, its hints and answers; of steps in which a hand is played only at the beginning. */
void chieu_tour_every_step (const ChieuWindowParts *parts, ChieuTourStop stop, gpointer data);

/* Calls @stop at the beginning of every step of every lesson; if @dense, only of the lessons whose steps were once too long for a small
 * window. */
void chieu_tour_every_question (const ChieuWindowParts *parts, gboolean dense, ChieuTourStop stop, gpointer data);
