/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tour through the pages of practice.
 */
#pragma once

#include "app/program/window-private.h"
#include "tour-mat.h"

/* Calls @stop with @data at the list of the kinds of Tổ tôm, before and after practice, and at a task of the first and of the last level
 * of each kind: its question, and its answer shown. */
void chieu_tour_practice (const ChieuWindowParts *parts, ChieuTourStop stop, gpointer data);
/* The same for every game that has practice, without the list after practice. */
void chieu_tour_every_practice (const ChieuWindowParts *parts, ChieuTourStop stop, gpointer data);
