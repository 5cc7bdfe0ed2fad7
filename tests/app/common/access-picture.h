/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window as pixels, and how well one colour in it is told from another.
 */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  guint32 *pixels;               /* 0xffRRGGBB */
  int width, height;
} ChieuAccessPicture;

/* Draws @root, which has settled. */
void chieu_access_picture_init (ChieuAccessPicture *self, GtkWidget *root);
void chieu_access_picture_clear (ChieuAccessPicture *self);

/* (WCAG 2.1, "contrast ratio"): from 1 to 21. */
double chieu_access_contrast (guint32 a, guint32 b);

/* Takes the ground of @box, the colour that most of it has. Returns: the contrast ratio of the colour farthest from it. */
double chieu_access_picture_ink (const ChieuAccessPicture *self, const graphene_rect_t *box);

/* The pixels within @box that differ between two pictures of one window by at least @ratio. */
int chieu_access_picture_changed (const ChieuAccessPicture *before, const ChieuAccessPicture *after,
                                  const graphene_rect_t *box, double ratio);
