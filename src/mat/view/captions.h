/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words beside the zones of the mat: what lies there, and in which tone it is said.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/mat-layout.h"

/* Words beside a zone, and what their letters were fitted to. */
typedef struct
{
  GtkWidget *label;              /* (nullable): on the mat */
  ChieuCaption said;             /* without a text: there are none */
  float width, height;           /* of their place */
  double letters;                /* the height of letters in the style, in pixels, before they are made smaller to fit */
} ChieuMatCaption;

/* The words beside all zones. */
typedef struct
{
  ChieuMatCaption at[CHIEU_ZONES_MAX];   /* by zone; without a label if the layout has no words */
} ChieuCaptions;

/* Makes the label for @zone, a child of @mat. */
void chieu_captions_make (ChieuCaptions *self, GtkWidget *mat, int zone);
/* Removes the words beside @zone with their label. */
void chieu_captions_drop (ChieuCaptions *self, int zone);
/* Writes beside @zone what @layout says about it now, if the zone has a label. @box: the room for the words */
void chieu_captions_update (ChieuCaptions        *self,
                            const ChieuMatLayout *layout,
                            const ChieuMatAsk    *ask,
                            int                   zone,
                            const ChieuBox       *box);
/* Sets whether any words are shown: not before the cards are. */
void chieu_captions_set_shown (ChieuCaptions *self, gboolean shown);
/* Puts the words beside @zone into @box, in the middle of its height. */
void chieu_captions_allocate (ChieuCaptions *self, int zone, const ChieuBox *box);
