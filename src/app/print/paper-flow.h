/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arithmetic that distributes the pieces of a text over pages, one below the other. Nothing is cut: a piece lies on one page.
 */
#pragma once

#include <glib.h>

/* A piece of the text. Lengths are in the unit of the room. */
typedef struct
{
  double height;
  double gap;                    /* the white above it, unless it begins its page */
  gboolean keeps;                /* stays on one page with the next piece */
  int head;                      /* the piece that stands above it once more if it begins a page; −1: none */
  gboolean fills;                /* is repeated as often as its page has room beside all pieces that follow, but comes at least
                                  * once; its height is not 0 */
} ChieuFlowPiece;

/* The place of a piece. */
typedef struct
{
  int page;                      /* from 0 */
  double y;                      /* from the top of the page to the piece itself, below its head if that is repeated */
  int times;                     /* how often it lies there, one below the other */
  gboolean with_head;            /* its head lies above it, at the top of the page */
} ChieuFlowPlace;

/**
 * chieu_paper_flow:
 * @pieces: (array length=n): the pieces in their order
 * @room: the height of a page
 * @places: (out) (array length=n): the place of each
 *
 * Distributes the pieces over pages. A piece that is higher than a page has one of its own and goes beyond it;
 * chieu_paper_flow_fits() then returns FALSE.
 *
 * Returns: the number of pages
 */
int chieu_paper_flow (const ChieuFlowPiece *pieces, int n, double room, ChieuFlowPlace *places);

/* Returns: whether every piece, with its head, finds room on a page */
gboolean chieu_paper_flow_fits (const ChieuFlowPiece *pieces, int n, double room);

/* A column of a table: the least width that it needs, and that in which nothing would have to break. */
typedef struct
{
  double least;
  double natural;
} ChieuColumnAsk;

/**
 * chieu_paper_share_columns:
 * @asks: (array length=n): the columns
 * @room: for all of them
 * @widths: (out) (array length=n): they fill the room; if their least widths together do not fit, all are these least widths,
 * shrunk by the same factor
 *
 * Returns: whether each column has its least width
 */
gboolean chieu_paper_share_columns (const ChieuColumnAsk *asks, int n, double room, double *widths);
