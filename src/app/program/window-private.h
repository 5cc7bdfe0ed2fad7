/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the window: its parts, which tests use, too.
 */
#pragma once

#include "app/history/hands.h"
#include "app/school/practice-pages.h"
#include "app/school/school-pages.h"
#include "app/school/table-tutor.h"
#include "app/table/hand-end.h"
#include "app/table/table-ceremony.h"
#include "front-room.h"
#include "window.h"

/* The parts that the window puts together. */
typedef struct
{
  ChieuSession *session;
  GSettings *settings;
  ChieuMatView *mat;
  GtkWidget *coach;              /* beside the mat */
  ChieuPages *pages;
  ChieuPageReader *reader;
  ChieuTableCeremony *ceremony;
  ChieuHandEnd *end;
  ChieuHands *hands;
  ChieuSchoolPages *school;
  ChieuTableTutor *tutor;        /* the school at the table */
  ChieuPracticePages *practice;
  ChieuFrontRoom *front_room;
} ChieuWindowParts;

/* Returns: (transfer none): the parts, which are there until @self is disposed of */
const ChieuWindowParts *chieu_window_get_parts (ChieuWindow *self);

/* Returns: (nullable): the open match. */
ChieuMatch *chieu_window_get_match (ChieuWindow *self);
/* Sets the seed of the next match and of the tasks of practice. */
void chieu_window_set_seed (ChieuWindow *self, guint64 seed);
/* Begins a new match by the settings; asks first if that ends one of the same game. */
void chieu_window_begin_match (ChieuWindow *self);
