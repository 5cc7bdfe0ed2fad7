/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "home-scene.h"

#include <adwaita.h>

#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "mat/widgets/background.h"
#include "mat/widgets/widgets.h"

/* The floor round the mat, in parts of the smaller side. */
#define FLOOR 0.012f
/* The least width of a side, in pixels, at which somebody can sit. */
#define SIDE_MIN 216
/* A portrait's part of the width of a side, and its largest width in pixels. */
#define PORTRAIT_SHARE 0.82f
#define PORTRAIT_MAX 420
/* The part of the height that portrait, cup and lantern together take at most. */
#define HEIGHT_SHARE 0.88f
/* The sizes of the lantern and the cup, which have the shapes of their pictures, and the free mat between the three, in sides of the
 * portrait. */
#define LANTERN_HEIGHT 0.95f
#define LANTERN_WIDTH (LANTERN_HEIGHT * 200 / 250)
#define CUP_HEIGHT 0.4f
#define CUP_WIDTH (CUP_HEIGHT * 200 / 170)
#define GAP 0.16f
/* How far the light of a lantern reaches, in heights of the lantern. */
#define LIGHT_REACH 1.9f

/* The left side and the right one. */
#define SIDES 2

/* The numbers of the portraits that sit at the sides. */
static const int portraits[SIDES] = { 2, 7 };

/* The pictures at one side, from the top. */
typedef struct
{
  GtkWidget *lantern;
  GtkWidget *portrait;
  GtkWidget *cup;
} Side;

struct _ChieuHomeScene
{
  GtkWidget parent_instance;

  GtkWidget *background;
  Side sides[SIDES];
  gboolean has_sides;            /* the window leaves room at the sides, so somebody sits there */
  gboolean is_lit;               /* the lanterns burn */
  graphene_rect_t lanterns[SIDES];       /* the places of the lanterns, if has_sides */
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
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "wrap", TRUE, "xalign", 0.0f,
                                   "halign", GTK_ALIGN_START, NULL);

  chieu_label_say (GTK_LABEL (label), text);
  gtk_widget_add_css_class (label, "scene-heading");
  return label;
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
  ChieuHomeScene *self = CHIEU_HOME_SCENE (widget);

  gtk_widget_measure (self->background, orientation, for_size, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
}

/* ---- The sides ---- */

static void
place_picture (GtkWidget *picture,
               float      middle,
               float      top,
               float      width,
               float      height)
{
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (picture, &(GtkAllocation) { (int) (middle - width / 2), (int) top, (int) width, (int) height }, -1);
}

/* At each side of a wide window somebody sits at the mat, a cup before them, a lantern above. */
static void
place_sides (ChieuHomeScene *self,
             int             width,
             int             height)
{
  int side = chieu_home_grid_get_side_width (self->grid, width);
  float all = LANTERN_HEIGHT + 1 + CUP_HEIGHT + 2 * GAP;
  /* In low windows the people are smaller, so that none of them is cut off. */
  float size = MIN (MIN ((float) side * PORTRAIT_SHARE, PORTRAIT_MAX), (float) height * HEIGHT_SHARE / all), gap = size * GAP;
  float top = ((float) height - size * all) / 2;

  self->has_sides = side >= SIDE_MIN;
  for (int i = 0; i < SIDES; i++)
    {
      Side *at = &self->sides[i];
      float middle = i == 0 ? (float) side / 2 : (float) width - (float) side / 2;

      gtk_widget_set_child_visible (at->lantern, self->has_sides);
      gtk_widget_set_child_visible (at->portrait, self->has_sides);
      gtk_widget_set_child_visible (at->cup, self->has_sides);
      if (!self->has_sides)
        continue;
      place_picture (at->lantern, middle, top, size * LANTERN_WIDTH, size * LANTERN_HEIGHT);
      place_picture (at->portrait, middle, top + size * LANTERN_HEIGHT + gap, size, size);
      place_picture (at->cup, middle, top + size * (LANTERN_HEIGHT + 1) + 2 * gap, size * CUP_WIDTH, size * CUP_HEIGHT);
      self->lanterns[i] = GRAPHENE_RECT_INIT (middle - size * LANTERN_WIDTH / 2, top, size * LANTERN_WIDTH, size * LANTERN_HEIGHT);
    }
}

static void
append_light (GtkSnapshot           *snapshot,
              const graphene_rect_t *lantern)
{
  static const GskColorStop stops[] = {
    { 0, { 1, 0.80f, 0.42f, 0.62f } }, { 0.35f, { 1, 0.72f, 0.33f, 0.30f } }, { 1, { 1, 0.65f, 0.25f, 0 } },
  };
  float reach = lantern->size.height * LIGHT_REACH;
  graphene_point_t middle;

  graphene_rect_get_center (lantern, &middle);
  gtk_snapshot_append_radial_gradient (snapshot, &GRAPHENE_RECT_INIT (middle.x - reach, middle.y - reach, 2 * reach, 2 * reach),
                                       &middle, reach, reach, 0, 1, stops, G_N_ELEMENTS (stops));
}

static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuHomeScene *self = CHIEU_HOME_SCENE (widget);

  gtk_widget_snapshot_child (widget, self->background, snapshot);
  for (int i = 0; i < SIDES && self->has_sides; i++)
    {
      if (self->is_lit)
        append_light (snapshot, &self->lanterns[i]);
      gtk_widget_snapshot_child (widget, self->sides[i].lantern, snapshot);
      gtk_widget_snapshot_child (widget, self->sides[i].portrait, snapshot);
      gtk_widget_snapshot_child (widget, self->sides[i].cup, snapshot);
    }
  gtk_widget_snapshot_child (widget, self->scroller, snapshot);
}

/* In the dark style the lanterns burn. */
static void
light_lanterns (ChieuHomeScene *self)
{
  self->is_lit = adw_style_manager_get_dark (adw_style_manager_get_default ());
  for (int i = 0; i < SIDES; i++)
    {
      g_autofree char *path = chieu_pictures_path ("things", self->is_lit ? "lantern-lit" : "lantern");

      chieu_picture_set_path (CHIEU_PICTURE (self->sides[i].lantern), path);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add_sides (ChieuHomeScene *self)
{
  g_autofree char *cup = chieu_pictures_path ("things", "cup");

  for (int i = 0; i < SIDES; i++)
    {
      g_autofree char *portrait = chieu_pictures_portrait_path (portraits[i], CHIEU_MOOD_PLAIN);
      Side *side = &self->sides[i];

      *side = (Side) { chieu_picture_new (FALSE), chieu_picture_new (TRUE), chieu_picture_new (FALSE) };
      chieu_picture_set_path (CHIEU_PICTURE (side->portrait), portrait);
      chieu_picture_set_path (CHIEU_PICTURE (side->cup), cup);
      gtk_widget_set_parent (side->lantern, GTK_WIDGET (self));
      gtk_widget_set_parent (side->portrait, GTK_WIDGET (self));
      gtk_widget_set_parent (side->cup, GTK_WIDGET (self));
      gtk_widget_add_css_class (side->portrait, "scene-portrait");
    }
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (light_lanterns), self, G_CONNECT_SWAPPED);
  light_lanterns (self);
}

/* The columns follow the width before the page is laid out. */
static void
size_allocate (GtkWidget *widget,
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
  place_sides (self, width, height);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->scroller, &all, -1);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_home_scene_parent_class)->dispose (object);
}

static void
chieu_home_scene_class_init (ChieuHomeSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  gtk_widget_class_set_css_name (widget_class, "scene");
}

static void
chieu_home_scene_init (ChieuHomeScene *self)
{
  self->background = chieu_background_new ();
  gtk_widget_set_parent (self->background, GTK_WIDGET (self));
  add_sides (self);
  self->grid = CHIEU_HOME_GRID (chieu_home_grid_new ());
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->grid));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
