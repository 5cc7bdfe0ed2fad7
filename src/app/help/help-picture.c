/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-picture.h"

/* The radius of the corners, in pixels. */
#define CORNER 9
/* The least width of a picture, in pixels: on a smaller one nothing could be recognised. */
#define WIDTH_LEAST 120

struct _ChieuHelpPicture
{
  GtkWidget parent_instance;

  GdkTexture *texture;           /* (nullable) */
};

G_DEFINE_FINAL_TYPE (ChieuHelpPicture, chieu_help_picture, GTK_TYPE_WIDGET)

/* Returns: the height of the picture if there is room for @width; it is drawn no wider than it was taken */
static double
get_height (ChieuHelpPicture *self,
            double            width)
{
  double taken = gdk_texture_get_width (self->texture);

  return MIN (width, taken) * gdk_texture_get_height (self->texture) / taken;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  ChieuHelpPicture *self = CHIEU_HELP_PICTURE (widget);

  *minimum = *natural = 0;
  if (self->texture == NULL)
    return;
  *natural = gdk_texture_get_width (self->texture);
  *minimum = MIN (*natural, WIDTH_LEAST);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (get_height (self, for_size < 0 ? *natural : for_size) + 0.5);
}

static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuHelpPicture *self = CHIEU_HELP_PICTURE (widget);
  double width = gtk_widget_get_width (widget);
  GskRoundedRect edge;

  if (self->texture == NULL)
    return;
  width = MIN (width, gdk_texture_get_width (self->texture));
  gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) get_height (self, width)), CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &edge);
  gtk_snapshot_append_texture (snapshot, self->texture, &edge.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
finalize (GObject *object)
{
  g_clear_object (&CHIEU_HELP_PICTURE (object)->texture);
  G_OBJECT_CLASS (chieu_help_picture_parent_class)->finalize (object);
}

static void
chieu_help_picture_class_init (ChieuHelpPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->snapshot = snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
chieu_help_picture_init (ChieuHelpPicture *self)
{
}

GtkWidget *
chieu_help_picture_new (const char *name,
                        const char *text)
{
  ChieuHelpPicture *self;
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_HELP_PICTURE, NULL);
  path = g_strconcat (CHIEU_HELP_PICTURES, name, NULL);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    self->texture = gdk_texture_new_from_bytes (bytes, &error);
  if (self->texture == NULL)
    g_warning ("%s: %s", path, error->message);
  gtk_widget_add_css_class (GTK_WIDGET (self), "help-picture");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return GTK_WIDGET (self);
}
