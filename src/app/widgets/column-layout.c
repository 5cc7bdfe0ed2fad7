/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "column-layout.h"

#include <adwaita.h>

/* The widths of the AdwClamp in pixels, those of the form of a new match (home/new-match.ui). */
#define WIDTH_MAX 1100
#define WIDTH_TIGHT 700

struct _ChieuColumnLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (ChieuColumnLayout, chieu_column_layout, GTK_TYPE_LAYOUT_MANAGER)

GtkLayoutManager *
chieu_column_layout_new (int spacing)
{
  ChieuColumnLayout *self = g_object_new (CHIEU_TYPE_COLUMN_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

GtkWidget *
chieu_column_new (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (box, chieu_column_layout_new (spacing));
  return box;
}

void
chieu_column_set_spacing (GtkWidget *column,
                          int        spacing)
{
  GtkLayoutManager *layout;

  g_return_if_fail (GTK_IS_WIDGET (column));
  layout = gtk_widget_get_layout_manager (column);
  g_return_if_fail (CHIEU_IS_COLUMN_LAYOUT (layout) && spacing >= 0);

  if (CHIEU_COLUMN_LAYOUT (layout)->spacing == spacing)
    return;
  CHIEU_COLUMN_LAYOUT (layout)->spacing = spacing;
  gtk_layout_manager_layout_changed (layout);
}

GtkWidget *
chieu_column_scroller_new (GtkWidget *column)
{
  GtkWidget *clamp, *scroller;

  g_return_val_if_fail (GTK_IS_WIDGET (column), NULL);

  clamp = adw_clamp_new ();
  scroller = gtk_scrolled_window_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH_MAX);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH_TIGHT);
  adw_clamp_set_child (ADW_CLAMP (clamp), column);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  return scroller;
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
  ChieuColumnLayout *self = CHIEU_COLUMN_LAYOUT (manager);
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
  int spacing = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, horizontal ? -1 : for_size, &child_minimum, &child_natural, NULL, NULL);
      *minimum = horizontal ? MAX (*minimum, child_minimum) : *minimum + child_minimum + spacing;
      *natural = horizontal ? MAX (*natural, child_natural) : *natural + child_natural + spacing;
      spacing = self->spacing;
    }
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget        *widget,
          int               width,
          int               height,
          int               baseline)
{
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &child_height, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation) { 0, y, width, child_height }, -1);
      y += child_height + CHIEU_COLUMN_LAYOUT (manager)->spacing;
    }
}

static void
chieu_column_layout_class_init (ChieuColumnLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
}

static void
chieu_column_layout_init (ChieuColumnLayout *self)
{
}
