/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "home-grid.h"

#include "app/letters.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/widgets.h"

/* The space between the parts, in pixels, as all sizes here. */
#define SPACE 16
/* The margin round the parts is the width divided by the first of these, within the two limits that follow; in a narrow window it is
 * always the same. */
#define MARGIN_DIVISOR 32
#define MARGIN 34
#define MARGIN_WIDE 64
#define MARGIN_NARROW 16
/* The content is no wider than this; only in very wide windows it grows with the window. */
#define WIDTH_MAX 1440
#define WIDE_SHARE 0.62
/* The style classes of a grid in windows in which the words are larger. */
#define LARGE_CLASS "large-home"
#define HUGE_CLASS "huge-home"
/* If the parts do not fill the height, this share of the free height lies above them: exactly in the middle they would seem to
 * sink. */
#define LOWER_SHARE 0.4f
/* The least width of a column, in heights of a line of text. */
#define COLUMN_LINES 11

/* How many of four columns, and of two, a part takes. */
typedef struct
{
  int of_four, of_two;
} Span;

struct _ChieuHomeGrid
{
  GtkWidget parent_instance;

  int columns;
  gboolean large;                /* the letters were large when the columns were counted */
};

G_DEFINE_FINAL_TYPE (ChieuHomeGrid, chieu_home_grid, GTK_TYPE_WIDGET)

static guint columns_signal;
static GQuark span_quark;

/* ---- Columns ---- */

static int
get_margin (int width)
{
  return width < CHIEU_HOME_NARROW_WIDTH ? MARGIN_NARROW : CLAMP (width / MARGIN_DIVISOR, MARGIN, MARGIN_WIDE);
}

/* Returns: the width of the content in a grid that is @width wide */
static int
get_inner_width (int width)
{
  return MIN (width - 2 * get_margin (width), MAX (WIDTH_MAX, (int) (width * WIDE_SHARE)));
}

/* Returns: the width of one of @columns columns in a grid that is @width wide */
static int
get_column_width (int columns,
                  int width)
{
  return (get_inner_width (width) - (columns - 1) * SPACE) / columns;
}

static int
find_columns (ChieuHomeGrid *self,
              int            width)
{
  int least = chieu_letters_get_line_height (GTK_WIDGET (self)) * COLUMN_LINES;

  for (int columns = CHIEU_HOME_COLUMNS; columns > 1; columns /= 2)
    if (get_column_width (columns, width) >= least)
      return columns;
  return 1;
}

void
chieu_home_grid_set_width (ChieuHomeGrid *self,
                           int            width)
{
  gboolean large = chieu_letters_are_large ();
  int columns;

  g_return_if_fail (CHIEU_IS_HOME_GRID (self));

  /* The pictures grow with the window, and the words have to grow with them. Letters that are large already are large enough in
   * all but a huge window. */
  chieu_css_class_set (GTK_WIDGET (self), LARGE_CLASS, width >= CHIEU_HOME_LARGE_WIDTH && !large);
  chieu_css_class_set (GTK_WIDGET (self), HUGE_CLASS, width >= CHIEU_HOME_HUGE_WIDTH);
  columns = find_columns (self, width);
  if (columns == self->columns && large == self->large)
    return;
  self->columns = columns;
  self->large = large;
  g_signal_emit (self, columns_signal, 0, columns);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
chieu_home_grid_get_side_width (ChieuHomeGrid *self,
                                int            width)
{
  g_return_val_if_fail (CHIEU_IS_HOME_GRID (self), 0);

  return (width - get_inner_width (width)) / 2;
}

int
chieu_home_grid_get_columns (ChieuHomeGrid *self)
{
  g_return_val_if_fail (CHIEU_IS_HOME_GRID (self), 1);

  return self->columns;
}

/* ---- Rows ---- */

static int
get_span (ChieuHomeGrid *self,
          GtkWidget     *child)
{
  const Span *span = g_object_get_qdata (G_OBJECT (child), span_quark);

  return self->columns == CHIEU_HOME_COLUMNS ? span->of_four : self->columns > 1 ? span->of_two : 1;
}

/* Places @child in the grid, in pixels. */
typedef void (*PlaceFunc) (GtkWidget *child, int x, int y, int width, int height);

/* Goes through the rows, the first of which begins @lower pixels below the upper margin, and calls @place (nullable) for each part.
 * Returns: where all rows and the lower margin end, in pixels from the top of the grid */
static int
lay_rows (ChieuHomeGrid *self,
          int            width,
          int            lower,
          PlaceFunc      place)
{
  int column = get_column_width (self->columns, width), left = (width - get_inner_width (width)) / 2, y = get_margin (width) + lower;

  for (GtkWidget *first = chieu_widget_skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self))), *next; first != NULL; first = next)
    {
      int used = 0, row = 0;

      for (next = first; next != NULL && (next == first || used + get_span (self, next) <= self->columns);
           next = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (next)))
        {
          int span = get_span (self, next), height;

          gtk_widget_measure (next, GTK_ORIENTATION_VERTICAL, span * (column + SPACE) - SPACE, NULL, &height, NULL, NULL);
          row = MAX (row, height);
          used += span;
        }
      used = 0;
      for (GtkWidget *child = first; child != next && place != NULL; child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)))
        {
          int span = get_span (self, child);

          place (child, left + used * (column + SPACE), y, span * (column + SPACE) - SPACE, row);
          used += span;
        }
      y += row + SPACE;
    }
  return y - SPACE + get_margin (width);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The columns are as wide as the window makes them; the width that a part needs counts only in a single column. */
static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuHomeGrid *self = CHIEU_HOME_GRID (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay_rows (self, MAX (for_size, CHIEU_HOME_WIDTH_MIN), 0, NULL);
      return;
    }
  for (GtkWidget *child = chieu_widget_skip_hidden (gtk_widget_get_first_child (widget)); child != NULL;
       child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)))
    {
      int least, liked, span = get_span (self, child);

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      *minimum = MAX (*minimum, self->columns == 1 ? least + 2 * MARGIN_NARROW : 0);
      *natural = MAX (*natural, (liked + SPACE) * self->columns / span + 2 * get_margin (WIDTH_MAX));
    }
}

static void
place_child (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuHomeGrid *self = CHIEU_HOME_GRID (widget);
  int free = height - lay_rows (self, width, 0, NULL);

  lay_rows (self, width, MAX ((int) ((float) free * LOWER_SHARE), 0), place_child);
}

/* ---- The object ---- */

void
chieu_home_grid_set_span (ChieuHomeGrid *self,
                          GtkWidget     *child,
                          int            of_four,
                          int            of_two)
{
  Span span = { of_four, of_two };

  g_return_if_fail (CHIEU_IS_HOME_GRID (self) && GTK_IS_WIDGET (child));
  g_return_if_fail (of_four >= 1 && of_four <= CHIEU_HOME_COLUMNS && of_two >= 1 && of_two <= 2);

  g_object_set_qdata_full (G_OBJECT (child), span_quark, g_memdup2 (&span, sizeof span), g_free);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
chieu_home_grid_add (ChieuHomeGrid *self,
                     GtkWidget     *child,
                     int            of_four,
                     int            of_two)
{
  g_return_if_fail (CHIEU_IS_HOME_GRID (self) && GTK_IS_WIDGET (child));

  chieu_home_grid_set_span (self, child, of_four, of_two);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

GtkWidget *
chieu_home_grid_new (void)
{
  return g_object_new (CHIEU_TYPE_HOME_GRID, NULL);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_home_grid_parent_class)->dispose (object);
}

static void
chieu_home_grid_class_init (ChieuHomeGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  columns_signal = g_signal_new ("columns", CHIEU_TYPE_HOME_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  span_quark = g_quark_from_static_string ("chieu-home-span");
}

static void
chieu_home_grid_init (ChieuHomeGrid *self)
{
  self->columns = 1;
}
