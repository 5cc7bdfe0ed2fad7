/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small stacks of cards side by side in a box, as large as they fit: the phu of a seat, the dead cards of a gate.
 */
#pragma once

#include "mat/scene.h"

/* The most stacks in one box. */
#define CHIEU_COLUMNS_MAX 40

/* A stack. */
typedef struct
{
  guint8 n;                      /* cards */
  guint8 tight;                  /* 1: they lie close together (face down) */
} ChieuColumn;

/* The room for stacks, and how they may lie in it. */
typedef struct
{
  ChieuBox box;
  int height_max;                /* the greatest height of a card; all heights are in pixels */
  float rows_gain;               /* stacks lie as rows only if that makes cards larger by this factor, or as @height_read says */
  int height_read;               /* they also lie so if cards become at least this high, which they would not be in columns; 0:
                                  * only for the factor */
  int height_least;              /* if cards would be lower than this, each stack becomes a pile with its number; 0: never */
} ChieuColumnsShape;

/**
 * chieu_columns_arrange:
 * @columns: @n stacks, at most CHIEU_COLUMNS_MAX
 * @places: (out): the position and height of every card and what is free of it, stack after stack, each from undermost, and the number
 * of a pile; other fields are left alone
 *
 * Stacks are columns, each card a quarter lower than the one under it, so that its characters show; only if a box is so low that
 * cards would be much smaller they lie as rows, and if even then nothing could be read, on each other. They are centred in the
 * box.
 */
void chieu_columns_arrange (const ChieuColumn *columns, int n, const ChieuColumnsShape *shape, ChieuPlace *places);

/**
 * chieu_row_arrange:
 * @n: how many cards
 * @shape: the box and the greatest height; the rest is not used
 * @places: (out): as of chieu_columns_arrange()
 *
 * Lays cards overlapping in rows from the box's upper left corner on, the characters of each free.
 */
void chieu_row_arrange (int n, const ChieuColumnsShape *shape, ChieuPlace *places);
