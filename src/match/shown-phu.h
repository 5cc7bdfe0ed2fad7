/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards laid out by phu for a person to look at: each with its name, lưng first.
 */
#pragma once

#include <glib.h>

#include "rules/to-tom/to-tom.h"

G_BEGIN_DECLS

/* A phu, or cards that are none. */
typedef struct
{
  char *caption;                 /* "Bí", "Tôm", "Cards in no phu" */
  gboolean lung;                 /* counts towards the lưng needed */
  int n;
  ChieuCard cards[CHIEU_TO_TOM_FACES * 4];
} ChieuShownPhu;

/* Returns: (transfer full) (element-type ChieuShownPhu): an empty list. */
GPtrArray *chieu_shown_phu_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds @n cards; @caption is taken over. */
void chieu_shown_phu_add (GPtrArray       *list,
                          char            *caption,
                          gboolean         lung,
                          const ChieuCard *cards,
                          int              n);

/* Adds a phu under its own name; a lưng is marked. */
void chieu_shown_phu_add_phu (GPtrArray *list, const ChieuPhu *phu);

/* Adds all phu of @reading: lưng first, they are what a win stands on; single yêu together at the end. */
void chieu_shown_phu_add_reading (GPtrArray *list, const ChieuReading *reading);

G_END_DECLS
