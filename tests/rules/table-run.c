/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-run.h"

#include <stdio.h>
#include <string.h>

/* A row while it is played. */
typedef struct
{
  const TableGame *about;
  const ChieuGame *game;
  ChieuState s;
  char wrong[1024];              /* the first error, or "" */
} Run;

static bool
is_listed (const Run       *run,
           int              seat,
           const ChieuMove *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = run->game->moves (&run->s, seat, CHIEU_MOVES_CLEAN, moves);

  return chieu_move_is_among (move, moves, n);
}

static bool
is_among_all (const Run       *run,
              int              seat,
              const ChieuMove *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX], wanted = run->about->listed_as (move);
  int n = run->game->moves (&run->s, seat, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    {
      ChieuMove listed = run->about->listed_as (&moves[i]);

      if (chieu_move_equal (&listed, &wanted))
        return true;
    }
  return false;
}

static void
apply (Run             *run,
       int              seat,
       const ChieuMove *move)
{
  run->game->apply (&run->s, seat, move, NULL);
}

/* Plays one move and compares what the game says of it. @mark: 0, or '!', '?' or '=' as TableRow.moves has them. */
static void
play_move (Run        *run,
           int         seat,
           const char *text,
           char        mark,
           const char *reason)
{
  ChieuMove move;
  ChieuReason found;
  bool possible, clean;
  int column;
  ChieuState before = run->s;

  if (!run->game->parse_move (text, &move, &column))
    {
      snprintf (run->wrong, sizeof run->wrong, "“%s” is no move", text);
      return;
    }
  found = run->game->check (&run->s, seat, &move, &possible);
  clean = is_listed (run, seat, &move);
  if (strcmp (run->game->reasons[found], reason) != 0 || possible == (mark == '?'))
    snprintf (run->wrong, sizeof run->wrong, "“%d %s” is %s and %s", seat, text,
              found != 0 ? run->game->reasons[found] : "clean", possible ? "possible" : "impossible");
  else if (clean != (mark == '\0'))
    snprintf (run->wrong, sizeof run->wrong, "“%d %s” is %s", seat, text, clean ? "listed as clean" : "not listed");
  else if (mark == '!' && !is_among_all (run, seat, &move))
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
  play_move (run, step[0] - '0', step + 2, mark, mark == '!' || mark == '?' ? reason : "");
}

static void
leave_card (Run *run)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  unsigned asked = run->about->caller (&run->s) >= 0 ? 0 : run->game->to_answer (&run->s);

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if ((asked >> seat & 1) != 0)
      {
        int n = run->game->moves (&run->s, seat, CHIEU_MOVES_CLEAN, moves), i = 0;

        while (i < n && !run->game->is_pass (&moves[i]))
          i++;
        if (i < n)
          apply (run, seat, &moves[i]);
        else
          snprintf (run->wrong, sizeof run->wrong, "seat %d may not leave the card", seat);
      }
}

static void
lay_and_call (Run *run)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int seat;

  while ((seat = run->about->caller (&run->s)) >= 0 && *run->wrong == '\0')
    {
      bool possible;

      run->game->moves (&run->s, seat, CHIEU_MOVES_CLEAN, moves);
      if (run->game->check (&run->s, seat, &moves[0], &possible) != CHIEU_REASON_NONE)
        snprintf (run->wrong, sizeof run->wrong, "what is listed for the winner is not clean");
      apply (run, seat, &moves[0]);
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
  ChieuState seen = run->s;
  char text[512];

  if (mat[1] == '@')
    run->game->observe (&run->s, mat[2] - '0', &seen);
  run->about->write_mat (&seen, mat[0] - '0', text, sizeof text);
  compare (run, text, strchr (mat, ' ') + 1);
}

static void
run_row (Run             *run,
         const TableGame *about,
         const TableRow  *row)
{
  char copy[2048], text[512], *rest = NULL;

  memset (run, 0, sizeof *run);
  run->about = about;
  run->game = about->game;
  run->about->read (row->scene, &run->s);
  snprintf (copy, sizeof copy, "%s", row->moves);
  for (char *step = strtok_r (copy, ";", &rest); step != NULL && *run->wrong == '\0';
       step = strtok_r (NULL, ";", &rest))
    {
      step += strspn (step, " ");
      if (*step == '*')
        leave_card (run);
      else if (*step == '+')
        lay_and_call (run);
      else
        play_step (run, step);
    }
  run->about->write (&run->s, text, sizeof text);
  compare (run, text, row->end);
  if (row->mat != NULL)
    compare_mat (run, row->mat);
}

int
table_run (const TableGame    *about,
           const Table *const *tables)
{
  int n = 0, failed = 0;

  for (; *tables != NULL; tables++)
    for (int i = 0; i < (*tables)->n_rows; i++)
      {
        Run run;

        run_row (&run, about, &(*tables)->rows[i]);
        failed += *run.wrong != '\0';
        printf ("%sok %d - %s: %s\n", *run.wrong != '\0' ? "not " : "", ++n, (*tables)->name, (*tables)->rows[i].about);
        if (*run.wrong != '\0')
          printf ("# %s\n", run.wrong);
      }
  printf ("1..%d\n", n);
  return failed > 0;
}
