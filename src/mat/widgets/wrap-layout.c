/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wrap-layout.h"

#include "widgets.h"

struct _ChieuWrapLayout
{
  GtkLayoutManager parent_instance;

  int spacing;                   /* pixels between children and between lines */
};

G_DEFINE_FINAL_TYPE (ChieuWrapLayout, chieu_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* One line: the children from @first up to, but not including, @end. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end;
  int width;
  int height;
} Line;

GtkLayoutManager *
chieu_wrap_layout_new (int spacing)
{
  ChieuWrapLayout *self = g_object_new (CHIEU_TYPE_WRAP_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

static GtkWidget *
first_child (GtkWidget *widget)
{
  return chieu_widget_skip_hidden (gtk_widget_get_first_child (widget));
}

static GtkWidget *
next_child (GtkWidget *child)
{
  return chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child));
}

static int
natural_size (GtkWidget      *child,
              GtkOrientation  orientation,
              int             for_size)
{
  int natural = 0;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

/* Fills @line with the children from @first on that fit beside each other, at least one. */
static void
fill_line (ChieuWrapLayout *self,
           GtkWidget       *first,
           int              width,
           Line            *line)
{
  *line = (Line) { .first = first, .end = first };
  while (line->end != NULL)
    {
      int child_width = MIN (natural_size (line->end, GTK_ORIENTATION_HORIZONTAL, -1), width);
      int with_child = line->width + child_width + (line->end == first ? 0 : self->spacing);

      if (line->end != first && with_child > width)
        break;
      line->width = with_child;
      line->height = MAX (line->height, natural_size (line->end, GTK_ORIENTATION_VERTICAL, child_width));
      line->end = next_child (line->end);
    }
}

static int
count_lines (ChieuWrapLayout *self,
             GtkWidget       *widget,
             int              width)
{
  int lines = 0;

  for (GtkWidget *child = first_child (widget); child != NULL; lines++)
    {
      Line line;

      fill_line (self, child, width, &line);
      child = line.end;
    }
  return lines;
}

/* Returns: the least width at which there are as many lines as at @width, so that none of them is left with a child or two */
static int
find_even_width (ChieuWrapLayout *self,
                 GtkWidget       *widget,
                 int              width)
{
  int lines = count_lines (self, widget, width), low = 0, high = width;

  if (lines < 2)
    return width;
  for (GtkWidget *child = first_child (widget); child != NULL; child = next_child (child))
    low = MAX (low, MIN (natural_size (child, GTK_ORIENTATION_HORIZONTAL, -1), width));
  while (low < high)
    {
      int middle = (low + high) / 2;

      if (count_lines (self, widget, middle) <= lines)
        high = middle;
      else
        low = middle + 1;
    }
  return high;
}

static int
height_for_width (ChieuWrapLayout *self,
                  GtkWidget       *widget,
                  int              width)
{
  GtkWidget *child = first_child (widget);
  int even = find_even_width (self, widget, width), height = 0;

  while (child != NULL)
    {
      Line line;

      fill_line (self, child, even, &line);
      height += line.height + (height > 0 ? self->spacing : 0);
      child = line.end;
    }
  return height;
}

static void
measure_width (ChieuWrapLayout *self,
               GtkWidget       *widget,
               int             *minimum,
               int             *natural)
{
  int widest = 0, sum = 0;

  for (GtkWidget *child = first_child (widget); child != NULL; child = next_child (child))
    {
      int child_minimum = 0;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, NULL, NULL, NULL);
      widest = MAX (widest, child_minimum);
      sum += natural_size (child, GTK_ORIENTATION_HORIZONTAL, -1) + (sum > 0 ? self->spacing : 0);
    }
  *minimum = widest;
  *natural = sum;
}

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager,
                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkLayoutManager *manager,
         GtkWidget        *widget,
         GtkOrientation    orientation,
         int               for_size,
         int              *minimum,
         int              *natural,
         int              *minimum_baseline,
         int              *natural_baseline)
{
  ChieuWrapLayout *self = CHIEU_WRAP_LAYOUT (manager);
  int width_minimum, width_natural;

  measure_width (self, widget, &width_minimum, &width_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width_minimum;
      *natural = width_natural;
    }
  else
    *minimum = *natural = height_for_width (self, widget, for_size < 0 ? width_natural : for_size);
}

static void
allocate_line (ChieuWrapLayout *self,
               const Line      *line,
               int              width,
               int              y)
{
  int x = MAX (0, (width - line->width) / 2);

  for (GtkWidget *child = line->first; child != line->end; child = next_child (child))
    {
      int child_width = MIN (natural_size (child, GTK_ORIENTATION_HORIZONTAL, -1), width);

      gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, child_width, line->height }, -1);
      x += child_width + self->spacing;
    }
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget        *widget,
          int               width,
          int               height,
          int               baseline)
{
  ChieuWrapLayout *self = CHIEU_WRAP_LAYOUT (manager);
  GtkWidget *child = first_child (widget);
  int even = find_even_width (self, widget, width), y = 0;

  while (child != NULL)
    {
      Line line;

      fill_line (self, child, even, &line);
      allocate_line (self, &line, width, y);
      y += line.height + self->spacing;
      child = line.end;
    }
}

static void
chieu_wrap_layout_class_init (ChieuWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
}

static void
chieu_wrap_layout_init (ChieuWrapLayout *self)
{
}

GtkWidget *
chieu_wrap_row_new (int spacing)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, chieu_wrap_layout_new (spacing));
  return row;
}
