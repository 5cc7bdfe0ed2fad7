/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "home-scene.h"

#include "mat/widgets/background.h"
#include "mat/widgets/widgets.h"

/* The floor round the mat, in parts of the smaller side. */
#define FLOOR 0.012f

struct _ChieuHomeScene
{
  GtkWidget parent_instance;

  GtkWidget *background;
  GtkWidget *scroller;
  ChieuHomeGrid *grid;
};

G_DEFINE_FINAL_TYPE (ChieuHomeScene, chieu_home_scene, GTK_TYPE_WIDGET)

static void
mat_changed_cb (ChieuHomeScene *self,
                const char     *key,
                GSettings      *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "mat");

  chieu_background_set_mat (CHIEU_BACKGROUND (self->background), id);
}

GtkWidget *
chieu_home_scene_new (GSettings *settings)
{
  ChieuHomeScene *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_HOME_SCENE, NULL);
  g_signal_connect_object (settings, "changed::mat", G_CALLBACK (mat_changed_cb), self, G_CONNECT_SWAPPED);
  mat_changed_cb (self, NULL, settings);
  return GTK_WIDGET (self);
}

ChieuHomeGrid *
chieu_home_scene_get_grid (ChieuHomeScene *self)
{
  g_return_val_if_fail (CHIEU_IS_HOME_SCENE (self), NULL);

  return self->grid;
}

GtkWidget *
chieu_home_heading_new (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", text, "wrap", TRUE,
                                   "xalign", 0.0f, "halign", GTK_ALIGN_START, NULL);

  gtk_widget_add_css_class (label, "scene-heading");
  return label;
}

static void
chieu_home_scene_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  ChieuHomeScene *self = CHIEU_HOME_SCENE (widget);

  gtk_widget_measure (self->background, orientation, for_size, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
}

/* The columns follow the width before the page is laid out. */
static void
chieu_home_scene_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  ChieuHomeScene *self = CHIEU_HOME_SCENE (widget);
  GtkAllocation all = { 0, 0, width, height };
  float floor = (float) MIN (width, height) * FLOOR;

  gtk_widget_size_allocate (self->background, &all, -1);
  chieu_background_set_boxes (CHIEU_BACKGROUND (self->background),
                              &(ChieuBox) { floor, floor, (float) width - 2 * floor, (float) height - 2 * floor }, &(ChieuBox) { 0 });
  chieu_home_grid_set_width (self->grid, width);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->scroller, &all, -1);
}

static GtkSizeRequestMode
chieu_home_scene_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
chieu_home_scene_dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_home_scene_parent_class)->dispose (object);
}

static void
chieu_home_scene_class_init (ChieuHomeSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_home_scene_dispose;
  widget_class->get_request_mode = chieu_home_scene_get_request_mode;
  widget_class->measure = chieu_home_scene_measure;
  widget_class->size_allocate = chieu_home_scene_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "scene");
}

static void
chieu_home_scene_init (ChieuHomeScene *self)
{
  self->background = chieu_background_new ();
  gtk_widget_set_parent (self->background, GTK_WIDGET (self));
  self->grid = CHIEU_HOME_GRID (chieu_home_grid_new ());
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->grid));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
