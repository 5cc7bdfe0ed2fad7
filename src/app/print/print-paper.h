/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sizes of paper that can be printed on.
 */
#pragma once

#include <glib.h>

/* A size of paper. */
typedef struct
{
  const char *name;              /* "A4" */
  const char *gtk_name;          /* the toolkit's name of it */
  double width, height;          /* in millimetres, upright */
} ChieuPrintPaper;

#define CHIEU_PRINT_PAPERS 3
/* A4 comes first. */
extern const ChieuPrintPaper chieu_print_papers[CHIEU_PRINT_PAPERS];

/* Returns: the number of the paper that is usual where the reader lives; that of A4 if it is none of these */
int chieu_print_papers_find_usual (void);

/* Returns: the number of the paper with this name, in large or small letters; −1: there is none */
int chieu_print_papers_find (const char *name);
