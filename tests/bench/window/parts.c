/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "parts.h"

#include <sqlite3.h>
#include <string.h>
#include <time.h>

#include "app/program/window-private.h"
#include "mat/played/mat-source.h"

const char *const part_names[N_PARTS] = { "other", "saving", "mat", "pages", "update", "layout", "paint", "player" };

static Cost costs[N_PARTS];
static Cost since;
static Part current;
static GThread *main_thread;

static Cost
now (void)
{
  struct timespec cpu, wall;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &cpu);
  clock_gettime (CLOCK_MONOTONIC, &wall);
  return (Cost) { cpu.tv_sec * 1e3 + cpu.tv_nsec / 1e6, wall.tv_sec * 1e3 + wall.tv_nsec / 1e6 };
}

Part
parts_enter (Part part)
{
  Part before = current;
  Cost time;

  if (g_thread_self () != main_thread)
    return before;
  time = now ();
  costs[current].cpu += time.cpu - since.cpu;
  costs[current].wall += time.wall - since.wall;
  since = time;
  current = part;
  return before;
}

void
parts_take (Cost cost[N_PARTS])
{
  parts_enter (current);
  memcpy (cost, costs, sizeof costs);
  memset (costs, 0, sizeof costs);
}

void
parts_restart (void)
{
  main_thread = g_thread_self ();
  memset (costs, 0, sizeof costs);
  since = now ();
}

/* ---- The functions that are wrapped ---- */

#define WRAP(part, name, parameters, arguments) \
  void __real_##name parameters; \
  void __wrap_##name parameters; \
  void \
  __wrap_##name parameters \
  { \
    Part before = parts_enter (part); \
    __real_##name arguments; \
    parts_enter (before); \
  }

#define WRAP_INT(part, name, parameters, arguments) \
  int __real_##name parameters; \
  int __wrap_##name parameters; \
  int \
  __wrap_##name parameters \
  { \
    Part before = parts_enter (part); \
    int result = __real_##name arguments; \
    parts_enter (before); \
    return result; \
  }

WRAP_INT (PART_SAVING, sqlite3_step, (sqlite3_stmt *statement), (statement))
WRAP_INT (PART_SAVING, sqlite3_exec,
          (sqlite3 *db, const char *sql, int (*row) (void *, int, char **, char **), void *data, char **message),
          (db, sql, row, data, message))
WRAP (PART_MAT, chieu_mat_view_report_move,
      (ChieuMatView *self, int seat, const ChieuMove *move, const ChieuEvents *events), (self, seat, move, events))
WRAP (PART_MAT, chieu_mat_view_report_question, (ChieuMatView *self), (self))
WRAP (PART_MAT, chieu_mat_view_report_deal, (ChieuMatView *self), (self))
WRAP (PART_MAT, chieu_mat_view_report_change, (ChieuMatView *self), (self))
WRAP (PART_MAT, chieu_mat_view_set_thinking, (ChieuMatView *self, guint seats), (self, seats))
WRAP (PART_PAGES, chieu_pages_show_page, (ChieuPages *self, const char *name), (self, name))
WRAP (PART_PAGES, chieu_hand_end_fill_result, (ChieuHandEnd *self), (self))
