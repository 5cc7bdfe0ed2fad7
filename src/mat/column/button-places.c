/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "button-places.h"

#include <stdlib.h>

#include "mat/widgets/widgets.h"
#include "rules/game.h"

/* The space between two buttons, in pixels. */
#define GAP 8
/* The number of places: for all ways of a move, and the button to leave it. */
#define PLACES_MAX (CHIEU_MOVES_MAX + 1)

struct _ChieuButtonPlaces
{
  GtkWidget parent_instance;

  int columns;                   /* places beside each other */
};

G_DEFINE_FINAL_TYPE (ChieuButtonPlaces, chieu_button_places, GTK_TYPE_WIDGET)

static GQuark
place_quark (void)
{
  return g_quark_from_static_string ("chieu-place");
}

/* Returns: the place in which @button was added */
static int
wanted_place (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_qdata (G_OBJECT (button), place_quark ()));
}

/* A button that is shown. */
typedef struct
{
  GtkWidget *button;
  int place;                     /* in which it was added */
  int order;                     /* how many were added before it */
} Wanted;

static int
compare_wanted (const void *a,
                const void *b)
{
  const Wanted *one = a, *other = b;

  return one->place != other->place ? one->place - other->place : one->order - other->order;
}

/* Puts the buttons that are shown into @places, from the lowest; NULL: none. @closely: whether no place is left free. A
 * button for which no place is left is left out. Returns: how many places are needed */
static int
fill_places (ChieuButtonPlaces *self,
             gboolean           closely,
             GtkWidget         *places[PLACES_MAX])
{
  Wanted wanted[PLACES_MAX];
  int n_wanted = 0, n = 0;

  for (int place = 0; place < PLACES_MAX; place++)
    places[place] = NULL;
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self)); button != NULL && n_wanted < PLACES_MAX;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_should_layout (button))
      {
        wanted[n_wanted] = (Wanted) { button, wanted_place (button), n_wanted };
        n_wanted++;
      }
  qsort (wanted, (size_t) n_wanted, sizeof *wanted, compare_wanted);
  for (int i = 0; i < n_wanted; i++)
    {
      int place = closely ? n : MAX (n, wanted[i].place);

      if (place >= PLACES_MAX)
        break;
      places[place] = wanted[i].button;
      n = place + 1;
    }
  return n;
}

/* Returns: the height of a row, with columns of @width. All rows have the same, so that no button moves when another one comes. */
static int
row_height (ChieuButtonPlaces *self,
            int                width)
{
  int height = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_should_layout (button))
      height = MAX (height, chieu_widget_find_height (button, width));
  return height;
}

/* Returns: the width of each of @columns columns that share @width pixels */
static int
column_width (int columns,
              int width)
{
  return (width - (columns - 1) * GAP) / columns;
}

/* Returns: the height of @n places in @columns, in rows of height @row */
static int
rows_height (int columns,
             int n,
             int row)
{
  int rows = (n + columns - 1) / columns;

  return rows == 0 ? 0 : rows * row + (rows - 1) * GAP;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Finds the least and the natural width of the buttons in @columns. */
static void
measure_width (ChieuButtonPlaces *self,
               int                columns,
               int               *minimum,
               int               *natural)
{
  int least = 0, widest = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self)); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      int button_least, button_natural;

      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &button_least, &button_natural, NULL, NULL);
      least = MAX (least, button_least);
      widest = MAX (widest, button_natural);
    }
  *minimum = columns * least + (columns - 1) * GAP;
  *natural = columns * widest + (columns - 1) * GAP;
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuButtonPlaces *self = CHIEU_BUTTON_PLACES (widget);
  GtkWidget *places[PLACES_MAX];
  int row;

  measure_width (self, self->columns, minimum, natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  row = row_height (self, column_width (self->columns, for_size < 0 ? *natural : for_size));
  *minimum = rows_height (self->columns, fill_places (self, TRUE, places), row);
  *natural = rows_height (self->columns, fill_places (self, FALSE, places), row);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuButtonPlaces *self = CHIEU_BUTTON_PLACES (widget);
  int column = column_width (self->columns, width), row = row_height (self, column), n;
  GtkWidget *places[PLACES_MAX];

  n = fill_places (self, FALSE, places);
  /* If the room is short, free places are given up before words. */
  if (rows_height (self->columns, n, row) > height)
    n = fill_places (self, TRUE, places);
  for (int place = 0; place < n; place++)
    if (places[place] != NULL)
      gtk_widget_size_allocate (places[place],
                                &(GtkAllocation) { (self->columns - 1 - place % self->columns) * (column + GAP),
                                                   height - row - place / self->columns * (row + GAP), column, row },
                                -1);
}

void
chieu_button_places_add (ChieuButtonPlaces *self,
                         GtkWidget         *button,
                         int                place)
{
  g_return_if_fail (CHIEU_IS_BUTTON_PLACES (self) && GTK_IS_WIDGET (button) && place >= 0 && place < PLACES_MAX);

  g_object_set_qdata (G_OBJECT (button), place_quark (), GINT_TO_POINTER (place));
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

void
chieu_button_places_clear (ChieuButtonPlaces *self)
{
  g_return_if_fail (CHIEU_IS_BUTTON_PLACES (self));

  chieu_widget_unparent_children (GTK_WIDGET (self));
}

void
chieu_button_places_set_columns (ChieuButtonPlaces *self,
                                 int                columns)
{
  g_return_if_fail (CHIEU_IS_BUTTON_PLACES (self) && columns >= 1);

  if (self->columns == columns)
    return;
  self->columns = columns;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
chieu_button_places_get_columns (ChieuButtonPlaces *self)
{
  g_return_val_if_fail (CHIEU_IS_BUTTON_PLACES (self), 1);
  return self->columns;
}

int
chieu_button_places_find_width (ChieuButtonPlaces *self,
                                int                columns)
{
  int least, natural;

  g_return_val_if_fail (CHIEU_IS_BUTTON_PLACES (self) && columns >= 1, 0);

  measure_width (self, columns, &least, &natural);
  return least;
}

int
chieu_button_places_find_height (ChieuButtonPlaces *self,
                                 int                columns,
                                 int                width)
{
  GtkWidget *places[PLACES_MAX];

  g_return_val_if_fail (CHIEU_IS_BUTTON_PLACES (self) && columns >= 1, 0);

  return rows_height (columns, fill_places (self, TRUE, places), row_height (self, column_width (columns, width)));
}

GtkWidget *
chieu_button_places_new (void)
{
  return g_object_new (CHIEU_TYPE_BUTTON_PLACES, NULL);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_button_places_parent_class)->dispose (object);
}

static void
chieu_button_places_class_init (ChieuButtonPlacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
}

static void
chieu_button_places_init (ChieuButtonPlaces *self)
{
  self->columns = 1;
}
