/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text as it lies on sheets of a certain size, in letters of a certain size.
 */
#pragma once

#include "deck-faces.h"
#include "paper.h"

/* The sheet and the letters. */
typedef struct
{
  double width, height;          /* of a sheet, in millimetres */
  double margin;                 /* white round it */
  double points;                 /* size of the letters of a paragraph; no others are smaller but a foot that is too wide */
  gboolean has_foot;             /* title and number of the page stand at the foot */
} ChieuPaperLook;

typedef struct _ChieuPaperLayout ChieuPaperLayout;

/**
 * chieu_paper_layout_new:
 * @paper: the text, which is not kept
 * @look: the sheet and the letters; the sheet is larger than its margins
 * @faces: has the pictures of cards, if the text has any; kept
 *
 * Returns: (transfer full): the layout; NULL with @error if a picture cannot be read
 */
ChieuPaperLayout *chieu_paper_layout_new (const ChieuPaper      *paper,
                                          const ChieuPaperLook  *look,
                                          ChieuDeckFaces        *faces,
                                          GError               **error) G_GNUC_WARN_UNUSED_RESULT;
void chieu_paper_layout_free (ChieuPaperLayout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPaperLayout, chieu_paper_layout_free)

/* Returns: how many pages the text takes, at least 1 */
int chieu_paper_layout_get_n_pages (const ChieuPaperLayout *self);

/* Returns: whether no line and no row is too high for its page, and no word too wide for its column. */
gboolean chieu_paper_layout_is_whole (const ChieuPaperLayout *self);

/* Draws @page, from 0, with its upper left corner at the origin. */
void chieu_paper_layout_draw_page (ChieuPaperLayout *self, cairo_t *cr, int page);

/* For tests: where on the sheet block @i of the paper lies, and on which page (from 0). */
ChieuSheetBox chieu_paper_layout_get_box (const ChieuPaperLayout *self, int i, int *page);
/* For tests: the size of the smallest letters of the text, without the foot, in points. */
double chieu_paper_layout_find_smallest (const ChieuPaperLayout *self);
