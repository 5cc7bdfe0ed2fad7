/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "row-layout.h"

#include "mat/widgets/widgets.h"

/* The space between children in the rows of the platform, in pixels. */
#define ROW_SPACING 12
/* The words beside the last child have at least this part of the width, or their natural width. */
#define WORDS_PART 0.65
/* The space in pixels between the edge and what stands below the words; the words keep away from the edge by themselves. */
#define FOOT 8

struct _ChieuRowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (ChieuRowLayout, chieu_row_layout, GTK_TYPE_LAYOUT_MANAGER)

GtkLayoutManager *
chieu_row_layout_new (int spacing)
{
  ChieuRowLayout *self = g_object_new (CHIEU_TYPE_ROW_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

void
chieu_row_layout_give_to_row (AdwActionRow *row)
{
  GtkWidget *header;

  g_return_if_fail (ADW_IS_ACTION_ROW (row));

  header = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  if (GTK_IS_BOX (header))
    gtk_widget_set_layout_manager (header, chieu_row_layout_new (ROW_SPACING));
}

static int
measure_child (GtkWidget      *child,
               GtkOrientation  orientation,
               int             for_size,
               int            *least)
{
  int liked;

  gtk_widget_measure (child, orientation, for_size, least, &liked, NULL, NULL);
  return liked;
}

/* The parts of a row, with their least and natural widths in pixels. */
typedef struct
{
  GtkWidget *words;              /* (nullable) */
  gboolean expands;              /* the words do */
  GtkWidget *last;               /* (nullable) */
  int words_least, words_liked;
  int last_least, last_liked;
  int others;                    /* the natural width of all the others, with the space beside them */
  gboolean is_stacked;           /* @last stands below the others */
} Row;

/* Finds the parts of the row, and whether the last of them stands below the others. @width: that of the row; −1: it is not
 * known */
static Row
measure_row (ChieuRowLayout *self,
             GtkWidget      *widget,
             int             width)
{
  Row row = { 0 };
  int rest;

  for (GtkWidget *child = chieu_widget_skip_hidden (gtk_widget_get_first_child (widget)); child != NULL;
       child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)))
    {
      row.last = child;
      if (row.words == NULL || (!row.expands && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL)))
        row.words = child;
      row.expands = row.expands || gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
    }
  if (row.words == row.last)
    row.last = NULL;
  for (GtkWidget *child = chieu_widget_skip_hidden (gtk_widget_get_first_child (widget)); child != NULL;
       child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)))
    if (child != row.words && child != row.last)
      row.others += measure_child (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL) + self->spacing;
  if (row.words != NULL)
    row.words_liked = measure_child (row.words, GTK_ORIENTATION_HORIZONTAL, -1, &row.words_least);
  if (row.last != NULL)
    row.last_liked = measure_child (row.last, GTK_ORIENTATION_HORIZONTAL, -1, &row.last_least);
  rest = width - row.others - row.last_liked - self->spacing;
  row.is_stacked = row.last != NULL && width >= 0 && rest < row.words_liked && rest < (int) (width * WORDS_PART);
  return row;
}

static int
get_words_width (ChieuRowLayout *self,
                 const Row      *row,
                 int             width)
{
  int rest = MAX (width - row->others - (row->last == NULL || row->is_stacked ? 0 : row->last_liked + self->spacing), row->words_least);

  return row->expands ? rest : MIN (rest, row->words_liked);
}

/* Lays the row out. @height: its height in pixels; 0: it is only measured. Returns: the height that it needs */
static int
lay_row (ChieuRowLayout *self,
         GtkWidget      *widget,
         const Row      *row,
         int             width,
         int             height)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int words_width = get_words_width (self, row, width), last_width = MIN (row->last_liked, width), x = 0, upper = 0, lower = 0;

  if (row->is_stacked)
    lower = measure_child (row->last, GTK_ORIENTATION_VERTICAL, last_width, NULL);
  for (int pass = 0; pass < (height > 0 ? 2 : 1); pass++)
    for (GtkWidget *child = chieu_widget_skip_hidden (gtk_widget_get_first_child (widget)); child != NULL;
         child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)))
      {
        int child_width = child == row->words ? words_width : child == row->last ? last_width
                                                            : measure_child (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL);

        if (row->is_stacked && child == row->last)
          continue;
        if (pass == 0)
          upper = MAX (upper, measure_child (child, GTK_ORIENTATION_VERTICAL, child_width, NULL));
        else
          {
            int upper_height = row->is_stacked ? height - lower - FOOT - self->spacing : height;

            gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? width - x - child_width : x, 0, child_width, upper_height }, -1);
            x += child_width + self->spacing;
          }
      }
  if (height > 0 && row->is_stacked)
    gtk_widget_size_allocate (row->last, &(GtkAllocation) { row->expands != mirrored ? width - last_width : 0,
                                                            height - lower - FOOT,
                                                            last_width, lower }, -1);
  return row->is_stacked ? upper + self->spacing + lower + FOOT : upper;
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
  ChieuRowLayout *self = CHIEU_ROW_LAYOUT (manager);
  Row row = measure_row (self, widget, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1);
  int beside = row.others + row.words_liked + (row.last != NULL ? row.last_liked + self->spacing : 0);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (row.others + row.words_least, row.last_least);
      *natural = MAX (beside, *minimum);
    }
  else
    *minimum = *natural = lay_row (self, widget, &row, for_size >= 0 ? for_size : beside, 0);
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget        *widget,
          int               width,
          int               height,
          int               baseline)
{
  ChieuRowLayout *self = CHIEU_ROW_LAYOUT (manager);
  Row row = measure_row (self, widget, width);

  lay_row (self, widget, &row, width, MAX (height, 1));
}

static void
chieu_row_layout_class_init (ChieuRowLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = get_request_mode;
  manager_class->measure = measure;
  manager_class->allocate = allocate;
}

static void
chieu_row_layout_init (ChieuRowLayout *self)
{
  self->spacing = ROW_SPACING;
}
