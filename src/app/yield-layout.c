/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "yield-layout.h"

/* The space between children, in pixels: that of a header. */
#define SPACE 6

struct _ChieuYieldLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (ChieuYieldLayout, chieu_yield_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
get_liked_size (GtkWidget      *child,
                GtkOrientation  orientation)
{
  int liked;

  gtk_widget_measure (child, orientation, -1, NULL, &liked, NULL, NULL);
  return liked;
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
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int liked = get_liked_size (child, orientation);

        if (orientation == GTK_ORIENTATION_VERTICAL)
          *minimum = *natural = MAX (*natural, liked);
        else
          *natural += liked + (*natural > 0 ? SPACE : 0);
      }
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget        *widget,
          int               width,
          int               height,
          int               baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int liked = get_liked_size (child, GTK_ORIENTATION_HORIZONTAL);
        gboolean fits = x + liked <= width;

        gtk_widget_set_child_visible (child, fits);
        if (fits)
          gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? width - x - liked : x, 0, liked, height }, -1);
        /* After a child without room nothing fits any more. */
        x = fits ? x + liked + SPACE : width + 1;
      }
}

static void
chieu_yield_layout_class_init (ChieuYieldLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = measure;
  manager_class->allocate = allocate;
}

static void
chieu_yield_layout_init (ChieuYieldLayout *self)
{
}
