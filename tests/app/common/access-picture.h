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

/* Draws @root, a window or menu that has settled; freed with chieu_access_picture_clear(). */
void chieu_access_picture_init (ChieuAccessPicture *self, GtkWidget *root);
void chieu_access_picture_clear (ChieuAccessPicture *self);

/* Returns: the contrast ratio of two pixels, from 1 to 21 (WCAG 2.1, "contrast ratio") */
double chieu_access_contrast (guint32 a, guint32 b);

/* Takes the colour that most of @box has, a place in pixels of the picture, for its ground. Returns: the contrast ratio of that colour
 * and the one in @box that differs most from it */
double chieu_access_picture_find_contrast (const ChieuAccessPicture *self, const graphene_rect_t *box);

/* Returns: how many pixels within @box differ between two pictures of one window by a contrast ratio of at least @ratio;
 * G_MAXINT if the window has changed its size */
int chieu_access_picture_count_changed (const ChieuAccessPicture *before, const ChieuAccessPicture *after,
                                        const graphene_rect_t *box, double ratio);
