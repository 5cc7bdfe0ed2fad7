/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws boxes with round corners, of one colour.
 */
#pragma once

#include <gtk/gtk.h>

/* Fills @shape with @colour. */
static inline void
chieu_rounded_fill (GtkSnapshot          *snapshot,
                    const GskRoundedRect *shape,
                    const GdkRGBA        *colour)
{
  gtk_snapshot_push_rounded_clip (snapshot, shape);
  gtk_snapshot_append_color (snapshot, colour, &shape->bounds);
  gtk_snapshot_pop (snapshot);
}

/* Draws a line of @width pixels in @colour along the edge of @shape, within it. */
static inline void
chieu_rounded_outline (GtkSnapshot          *snapshot,
                       const GskRoundedRect *shape,
                       float                 width,
                       const GdkRGBA        *colour)
{
  const float widths[4] = { width, width, width, width };
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };

  gtk_snapshot_append_border (snapshot, shape, widths, colours);
}
