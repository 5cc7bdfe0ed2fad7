/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plot.h"

#include <math.h>

#include "compat.h"
#include "plot-scale.h"

/* The height of the plot in lines of text, so that it grows with the letters, and its least height in pixels. */
#define HEIGHT_LINES 14
#define MIN_HEIGHT 220
/* The space between figures and field, and the width of the curve, in pixels. */
#define SPACE 6
#define CURVE_WIDTH 3.0
/* The opacity of the lines of the grid, and that of the line at zero with the marks of the hands. */
#define GRID_ALPHA 0.25f
#define ZERO_ALPHA 0.7f
/* The most and the fewest figures along an axis. */
#define FIGURES_MAX 9
#define FIGURES_MIN 3
/* The room for a figure, in heights of a line of text: of an axis that goes up, and of one that goes along. */
#define FIGURE_HEIGHT 2
#define FIGURE_WIDTH 4
/* The widths that a plot needs and would like to have, in figures of four digits. */
#define MIN_FIGURES 4
#define NATURAL_FIGURES 12

struct _ChieuPlot
{
  GtkWidget parent_instance;

  GtkWidget *curve;              /* has a colour of its own in the style sheet */
  /* The arguments of chieu_plot_set_values(). */
  double *values;
  guint n;
  gboolean whole;
  char *first, *last;
};

G_DEFINE_FINAL_TYPE (ChieuPlot, chieu_plot, GTK_TYPE_WIDGET)

/* The places of everything in a plot of a given size. */
typedef struct
{
  ChieuPlotScale up;             /* of the values; that of the hands is made when it is drawn */
  double x, y, width, height;    /* of the curve's field */
  int line;                      /* height of a line of text */
} Frame;

GtkWidget *
chieu_plot_new (void)
{
  return g_object_new (CHIEU_TYPE_PLOT, NULL);
}

void
chieu_plot_set_values (ChieuPlot    *self,
                       const double *values,
                       guint         n,
                       gboolean      whole,
                       const char   *first,
                       const char   *last)
{
  g_return_if_fail (CHIEU_IS_PLOT (self));
  g_return_if_fail (values != NULL && n > 0);

  g_free (self->values);
  self->values = g_memdup2 (values, n * sizeof *values);
  self->n = n;
  self->whole = whole;
  g_free (self->first);
  self->first = g_strdup (first);
  g_free (self->last);
  self->last = g_strdup (last);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (self->curve);
}

void
chieu_plot_describe (ChieuPlot  *self,
                     const char *label,
                     const char *description)
{
  g_return_if_fail (CHIEU_IS_PLOT (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* ---- Where everything is ---- */

/* @width, @height: (out) (optional): in pixels */
static void
get_text_size (ChieuPlot  *self,
               const char *text,
               int        *width,
               int        *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_get_pixel_size (layout, width, height);
}

/* The axis always includes zero, because a small change must not look like a great one. */
static void
make_scale (ChieuPlot      *self,
            double          height,
            int             line,
            ChieuPlotScale *scale)
{
  double low = 0, high = 0;

  for (guint i = 0; i < self->n; i++)
    {
      low = MIN (low, self->values[i]);
      high = MAX (high, self->values[i]);
    }
  chieu_plot_scale_init (scale, low, high, CLAMP ((int) (height / line / FIGURE_HEIGHT), FIGURES_MIN, FIGURES_MAX), self->whole);
}

/* Returns: how wide the widest figure on the left is */
static double
get_figures_width (ChieuPlot            *self,
                   const ChieuPlotScale *scale)
{
  int widest = 0;

  for (int i = 0; i < chieu_plot_scale_count_figures (scale); i++)
    {
      g_autofree char *text = chieu_plot_scale_to_words (scale, chieu_plot_scale_get_figure (scale, i));
      int width;

      get_text_size (self, text, &width, NULL);
      widest = MAX (widest, width);
    }
  return widest;
}

static void
make_frame (ChieuPlot *self,
            int        width,
            int        height,
            Frame     *frame)
{
  get_text_size (self, "0", NULL, &frame->line);
  frame->y = frame->line / 2.0;
  frame->height = MAX (height - frame->y - 2 * frame->line - 2 * SPACE, 1);
  make_scale (self, frame->height, frame->line, &frame->up);
  frame->x = get_figures_width (self, &frame->up) + SPACE;
  frame->width = MAX (width - frame->x - frame->line, 1);
}

/* Returns: how far below the upper edge of the field @value lies */
static double
find_y (const Frame *frame,
        double       value)
{
  return frame->height * (1 - chieu_plot_scale_find_place (&frame->up, value));
}

/* Returns: how far from the left edge of a field of @width hand @hand lies, counted from 1. A single hand is drawn in the middle. */
static double
find_x (ChieuPlot *self,
        double     width,
        double     hand)
{
  return self->n > 1 ? width * (hand - 1) / (self->n - 1) : width / 2;
}

/* ---- Drawing ---- */

static void
draw_line (GtkSnapshot   *snapshot,
           const GdkRGBA *colour,
           float          alpha,
           double         x,
           double         y,
           double         width,
           double         height)
{
  GdkRGBA faint = *colour;

  faint.alpha *= alpha;
  gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (x, round (y), width, height));
}

/* Draws @text with its upper edge at @y, within the widget. @align: the part of its width that lies left of @x, 0 to 1 */
static void
draw_text (ChieuPlot     *self,
           GtkSnapshot   *snapshot,
           const GdkRGBA *colour,
           const char    *text,
           double         x,
           double         y,
           double         align)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  x = CLAMP (x - width * align, 0, MAX (gtk_widget_get_width (GTK_WIDGET (self)) - width, 0));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round (x), round (y)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_up (ChieuPlot     *self,
         GtkSnapshot   *snapshot,
         const GdkRGBA *colour,
         const Frame   *frame)
{
  for (int i = 0; i < chieu_plot_scale_count_figures (&frame->up); i++)
    {
      double value = chieu_plot_scale_get_figure (&frame->up, i), y = frame->y + find_y (frame, value);
      g_autofree char *text = chieu_plot_scale_to_words (&frame->up, value);

      draw_line (snapshot, colour, value == 0 ? ZERO_ALPHA : GRID_ALPHA, frame->x, y, frame->width, 1);
      draw_text (self, snapshot, colour, text, frame->x - SPACE, y - frame->line / 2.0, 1);
    }
}

/* Draws numbers of hands as far as there is room; below them the first day and the last. */
static void
draw_along (ChieuPlot     *self,
            GtkSnapshot   *snapshot,
            const GdkRGBA *colour,
            const Frame   *frame)
{
  double y = frame->y + frame->height + SPACE, below = y + frame->line + SPACE / 2;
  ChieuPlotScale along;

  chieu_plot_scale_init (&along, 1, MAX (self->n, 2),
                         CLAMP ((int) (frame->width / frame->line / FIGURE_WIDTH), FIGURES_MIN, FIGURES_MAX), TRUE);
  for (int i = 0; i < chieu_plot_scale_count_figures (&along); i++)
    {
      double hand = MAX (chieu_plot_scale_get_figure (&along, i), 1), x = frame->x + find_x (self, frame->width, hand);
      g_autofree char *text = chieu_plot_scale_to_words (&along, hand);

      if (hand > self->n)
        break;
      draw_line (snapshot, colour, ZERO_ALPHA, x, y - SPACE, 1, SPACE);
      draw_text (self, snapshot, colour, text, x, y, 0.5);
    }
  draw_text (self, snapshot, colour, self->first, frame->x, below, 0);
  if (self->n > 1)
    draw_text (self, snapshot, colour, self->last, frame->x + frame->width, below, 1);
}

static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuPlot *self = CHIEU_PLOT (widget);
  GdkRGBA colour;
  Frame frame;

  if (self->n == 0)
    return;
  chieu_compat_get_colour (widget, &colour);
  make_frame (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget), &frame);
  draw_up (self, snapshot, &colour, &frame);
  draw_along (self, snapshot, &colour, &frame);
  gtk_widget_snapshot_child (widget, self->curve, snapshot);
}

/* Points are left out if they would lie too close to be told apart. */
static void
trace_curve (ChieuPlot   *self,
             cairo_t     *cr,
             const Frame *frame)
{
  guint step = MAX (1, self->n / (guint) (2 * frame->width));

  for (guint i = 0; i < self->n; i += step)
    cairo_line_to (cr, find_x (self, frame->width, i + 1), find_y (frame, self->values[i]));
  cairo_line_to (cr, find_x (self, frame->width, self->n), find_y (frame, self->values[self->n - 1]));
}

static void
draw_curve_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height,
               gpointer        data)
{
  ChieuPlot *self = data;
  GdkRGBA colour;
  Frame frame;

  if (self->n == 0)
    return;
  make_frame (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)), &frame);
  chieu_compat_get_colour (GTK_WIDGET (area), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, CURVE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  /* The field begins a line's width further out, so that no end is cut off. */
  cairo_translate (cr, CURVE_WIDTH, CURVE_WIDTH);
  trace_curve (self, cr, &frame);
  cairo_stroke (cr);
}

/* ---- The widget ---- */

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  int width, line;

  get_text_size (CHIEU_PLOT (widget), "0000", &width, &line);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MAX (MIN_HEIGHT, HEIGHT_LINES * line);
  else
    {
      *minimum = MIN_FIGURES * width;
      *natural = NATURAL_FIGURES * width;
    }
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuPlot *self = CHIEU_PLOT (widget);
  Frame frame;
  GtkAllocation field;

  if (self->n == 0)
    return;
  make_frame (self, width, height, &frame);
  field = (GtkAllocation) { (int) (frame.x - CURVE_WIDTH), (int) (frame.y - CURVE_WIDTH),
                            (int) (frame.width + 2 * CURVE_WIDTH + 1), (int) (frame.height + 2 * CURVE_WIDTH + 1) };
  gtk_widget_size_allocate (self->curve, &field, -1);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_PLOT (object)->curve, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_plot_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuPlot *self = CHIEU_PLOT (object);

  g_free (self->values);
  g_free (self->first);
  g_free (self->last);
  G_OBJECT_CLASS (chieu_plot_parent_class)->finalize (object);
}

static void
chieu_plot_class_init (ChieuPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->snapshot = snapshot;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
chieu_plot_init (ChieuPlot *self)
{
  /* The plot takes the focus too, so that the page scrolls to it. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->curve = gtk_drawing_area_new ();
  gtk_widget_add_css_class (self->curve, "curve");
  gtk_widget_set_can_target (self->curve, FALSE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->curve), draw_curve_cb, self, NULL);
  gtk_widget_set_parent (self->curve, GTK_WIDGET (self));
}
