/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays every row of the tables and compares; answers in TAP.
 */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

/* What went wrong in a row, or "". */
typedef struct
{
  ChieuChanState s;
  char wrong[1024];
} Run;

static bool
is_listed (const ChieuChanState *s,
           int                    seat,
           ChieuMoveScope         scope,
           const ChieuMove       *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_chan.moves (s, seat, scope, moves);

  for (int i = 0; i < n; i++)
    if (chieu_move_equal (&moves[i], move))
      return true;
  return false;
}

static void
apply (Run             *run,
       int              seat,
       const ChieuMove *move)
{
  chieu_chan.apply (&run->s, seat, move, NULL);
}

/* Plays one move and compares what the engine says of it. @mark: 0, '!', '?', '='. */
static void
play (Run        *run,
      int         seat,
      const char *text,
      char        mark,
      const char *reason)
{
  ChieuMove move;
  ChieuReason found;
  bool possible, clean;
  int column;
  ChieuChanState before = run->s;

  if (!chieu_chan.parse_move (text, &move, &column))
    {
      snprintf (run->wrong, sizeof run->wrong, "“%s” is no move", text);
      return;
    }
  found = chieu_chan.check (&run->s, seat, &move, &possible);
  clean = is_listed (&run->s, seat, CHIEU_MOVES_CLEAN, &move);
  if (strcmp (chieu_chan_reasons[found], reason) != 0 || possible == (mark == '?'))
    snprintf (run->wrong, sizeof run->wrong, "“%d %s” is %s and %s", seat, text,
              found != 0 ? chieu_chan_reasons[found] : "clean", possible ? "possible" : "impossible");
  else if (clean != (mark == '\0'))
    snprintf (run->wrong, sizeof run->wrong, "“%d %s” is %s", seat, text, clean ? "listed as clean" : "not listed");
  else if (mark == '!' && move.kind != CHIEU_CHAN_XUONG && !is_listed (&run->s, seat, CHIEU_MOVES_ALL, &move))
    snprintf (run->wrong, sizeof run->wrong, "“%d %s” is not among all moves", seat, text);
  if (*run->wrong != '\0')
    return;
  apply (run, seat, &move);
  if (mark == '?' && memcmp (&before, &run->s, sizeof before) != 0)
    snprintf (run->wrong, sizeof run->wrong, "“%d %s” was refused and changed something", seat, text);
}

static void
play_step (Run  *run,
           char *step)
{
  char *end = step + strlen (step), *reason = strpbrk (step, "!?=");
  char mark = '\0';

  if (reason != NULL)
    {
      mark = *reason;
      end = reason;
      reason++;
    }
  while (end > step && end[-1] == ' ')
    end--;
  *end = '\0';
  play (run, step[0] - '0', step + 2, mark, mark == '!' || mark == '?' ? reason : "");
}

static void
leave_card (Run *run)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  unsigned asked = run->s.phase == CHIEU_CHAN_LAY ? 0 : chieu_chan.to_answer (&run->s);

  for (int seat = 0; seat < run->s.seats; seat++)
    if ((asked >> seat & 1) != 0)
      {
        int n = chieu_chan.moves (&run->s, seat, CHIEU_MOVES_CLEAN, moves), i = 0;

        while (i < n && !chieu_chan.is_pass (&moves[i]))
          i++;
        if (i < n)
          apply (run, seat, &moves[i]);
        else
          snprintf (run->wrong, sizeof run->wrong, "seat %d may not leave the card", seat);
      }
}

static void
call_in_full (Run *run)
{
  ChieuMove moves[CHIEU_MOVES_MAX];

  while (run->s.phase == CHIEU_CHAN_LAY && *run->wrong == '\0')
    {
      bool possible;

      chieu_chan.moves (&run->s, run->s.winner, CHIEU_MOVES_CLEAN, moves);
      if (chieu_chan.check (&run->s, run->s.winner, &moves[0], &possible) != CHIEU_REASON_NONE)
        snprintf (run->wrong, sizeof run->wrong, "the full call is not clean");
      apply (run, run->s.winner, &moves[0]);
    }
}

static void
compare (Run        *run,
         const char *found,
         const char *wanted)
{
  if (strcmp (found, wanted) != 0 && *run->wrong == '\0')
    snprintf (run->wrong, sizeof run->wrong, "is “%s”, not “%s”", found, wanted);
}

static void
compare_mat (Run        *run,
             const char *mat)
{
  char text[512];

  scene_write_mat (&run->s, mat[0] - '0', text, sizeof text);
  compare (run, text, strchr (mat, ' ') + 1);
}

static void
run_row (Run            *run,
         const TableRow *row)
{
  char copy[2048], text[512], *rest = NULL;

  memset (run, 0, sizeof *run);
  scene_read (row->scene, &run->s);
  snprintf (copy, sizeof copy, "%s", row->moves);
  for (char *step = strtok_r (copy, ";", &rest); step != NULL && *run->wrong == '\0';
       step = strtok_r (NULL, ";", &rest))
    {
      step += strspn (step, " ");
      if (*step == '*')
        leave_card (run);
      else if (*step == '+')
        call_in_full (run);
      else
        play_step (run, step);
    }
  scene_write (&run->s, text, sizeof text);
  compare (run, text, row->end);
  if (row->mat != NULL)
    compare_mat (run, row->mat);
}

int
main (void)
{
  static const Table *const tables[] = {
    &table_turn, &table_win, &table_cuoc, &table_faults, &table_bao, &table_result, &table_house,
  };
  int n = 0, failed = 0;

  for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
    for (int j = 0; j < tables[i]->n_rows; j++)
      {
        Run run;

        run_row (&run, &tables[i]->rows[j]);
        failed += *run.wrong != '\0';
        printf ("%sok %d - %s: %s\n", *run.wrong != '\0' ? "not " : "", ++n, tables[i]->name, tables[i]->rows[j].about);
        if (*run.wrong != '\0')
          printf ("# %s\n", run.wrong);
      }
  printf ("1..%d\n", n);
  return failed > 0;
}
