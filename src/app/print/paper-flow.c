/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper-flow.h"

#include "sheet-plan.h"

static double
get_head_height (const ChieuFlowPiece *pieces,
                 int                   i)
{
  return pieces[i].head >= 0 ? pieces[pieces[i].head].height : 0;
}

/* Returns: the height of piece @i and of all pieces after it that have to stay on its page */
static double
measure_chain (const ChieuFlowPiece *pieces,
               int                   n,
               int                   i)
{
  double height = pieces[i].height;

  for (; pieces[i].keeps && i + 1 < n; i++)
    height += pieces[i + 1].gap + pieces[i + 1].height;
  return height;
}

/* Returns: how often piece @i fits into the height @left if everything that comes after it has to be on the same page */
static int
count_times (const ChieuFlowPiece *pieces,
             int                   n,
             int                   i,
             double                left)
{
  for (int later = i + 1; later < n; later++)
    left -= pieces[later].gap + pieces[later].height;
  return MAX (1, (int) ((left + CHIEU_SHEET_TOLERANCE) / pieces[i].height));
}

int
chieu_paper_flow (const ChieuFlowPiece *pieces,
                  int                   n,
                  double                room,
                  ChieuFlowPlace       *places)
{
  int page = 0;
  double y = 0;

  g_return_val_if_fail (pieces != NULL && places != NULL && room > 0, 0);

  for (int i = 0; i < n; i++)
    {
      gboolean begins_chain = i == 0 || !pieces[i - 1].keeps;
      double chain = begins_chain ? measure_chain (pieces, n, i) : 0;
      /* A chain that no page holds is broken where it must be. */
      double need = begins_chain && chain <= room - get_head_height (pieces, i) ? chain : pieces[i].height;
      double gap = y > 0 ? pieces[i].gap : 0;
      gboolean turns = y > 0 && y + gap + need > room + CHIEU_SHEET_TOLERANCE;

      if (turns)
        {
          page++;
          y = get_head_height (pieces, i);
          gap = 0;
        }
      places[i] = (ChieuFlowPlace) { page, y + gap, 1, turns && pieces[i].head >= 0 };
      if (pieces[i].fills)
        places[i].times = count_times (pieces, n, i, room - places[i].y);
      y = places[i].y + pieces[i].height * places[i].times;
    }
  return page + 1;
}

gboolean
chieu_paper_flow_fits (const ChieuFlowPiece *pieces,
                       int                   n,
                       double                room)
{
  g_return_val_if_fail (pieces != NULL, FALSE);

  for (int i = 0; i < n; i++)
    if (pieces[i].height + get_head_height (pieces, i) > room + CHIEU_SHEET_TOLERANCE)
      return FALSE;
  return TRUE;
}

gboolean
chieu_paper_share_columns (const ChieuColumnAsk *asks,
                           int                   n,
                           double                room,
                           double               *widths)
{
  double least = 0, more = 0, left;

  g_return_val_if_fail (asks != NULL && widths != NULL && n > 0, FALSE);

  for (int i = 0; i < n; i++)
    {
      least += asks[i].least;
      more += MAX (0, asks[i].natural - asks[i].least);
    }
  left = room - least;
  for (int i = 0; i < n; i++)
    {
      double wish = MAX (0, asks[i].natural - asks[i].least);

      if (left < 0)
        widths[i] = asks[i].least * room / least;
      else if (left <= more)
        widths[i] = asks[i].least + (more > 0 ? left * wish / more : 0);
      else
        /* All have what they want: the rest goes to those that have the most to say. */
        widths[i] = MAX (asks[i].least, asks[i].natural);
    }
  if (left > more)
    {
      double widest = 0;
      int n_widest = 0;

      for (int i = 0; i < n; i++)
        widest = MAX (widest, widths[i]);
      for (int i = 0; i < n; i++)
        n_widest += widths[i] >= widest - CHIEU_SHEET_TOLERANCE;
      for (int i = 0; i < n; i++)
        if (widths[i] >= widest - CHIEU_SHEET_TOLERANCE)
          widths[i] += (left - more) / n_widest;
    }
  return left >= -CHIEU_SHEET_TOLERANCE;
}
