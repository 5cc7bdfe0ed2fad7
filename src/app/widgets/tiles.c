/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tiles.h"

#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"

/* Pixels between two tiles, and between a picture and its name. */
#define SPACE 6
/* The most characters of a line of a name. */
#define NAME_CHARS 14

struct _ChieuTiles
{
  GtkWidget parent_instance;

  GtkCheckButton *first;         /* (nullable): not owned: the group of all tiles */
};

G_DEFINE_FINAL_TYPE (ChieuTiles, chieu_tiles, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_SELECTED, PROP_TITLE, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
toggled_cb (GtkCheckButton *button,
            ChieuTiles     *self)
{
  /* The tile that is switched off signals, too; only the new one counts. */
  if (gtk_check_button_get_active (button))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

static GtkWidget *
content_new (GtkWidget  *picture,
             const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE), *label;

  gtk_box_append (GTK_BOX (box), picture);
  if (text == NULL)
    return box;
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

void
chieu_tiles_add_tile (ChieuTiles *self,
                      const char *id,
                      GtkWidget  *picture,
                      const char *name,
                      gboolean    shows_name)
{
  GtkWidget *button;

  g_return_if_fail (CHIEU_IS_TILES (self));
  g_return_if_fail (id != NULL && GTK_IS_WIDGET (picture) && name != NULL);

  button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), content_new (picture, shows_name ? name : NULL));
  gtk_widget_set_name (button, id);
  gtk_widget_add_css_class (button, "tile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (!shows_name)
    gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  if (self->first == NULL)
    {
      self->first = GTK_CHECK_BUTTON (button);
      gtk_check_button_set_active (self->first, TRUE);
    }
  else
    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), self->first);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
}

const char *
chieu_tiles_get_selected (ChieuTiles *self)
{
  g_return_val_if_fail (CHIEU_IS_TILES (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (child)))
      return gtk_widget_get_name (child);
  return NULL;
}

void
chieu_tiles_set_selected (ChieuTiles *self,
                          const char *id)
{
  g_return_if_fail (CHIEU_IS_TILES (self));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (gtk_widget_get_name (child), id) == 0)
      gtk_check_button_set_active (GTK_CHECK_BUTTON (child), TRUE);
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_string (value, chieu_tiles_get_selected (CHIEU_TILES (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_property (GObject      *object,
              guint         id,
              const GValue *value,
              GParamSpec   *pspec)
{
  if (id == PROP_SELECTED)
    chieu_tiles_set_selected (CHIEU_TILES (object), g_value_get_string (value));
  else if (id == PROP_TITLE)
    gtk_accessible_update_property (GTK_ACCESSIBLE (object), GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value), -1);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_tiles_parent_class)->dispose (object);
}

static void
chieu_tiles_class_init (ChieuTilesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dispose;
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  props[PROP_SELECTED] = g_param_spec_string ("selected", NULL, NULL, NULL,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_widget_class_set_css_name (widget_class, "chieu-tiles");
}

static void
chieu_tiles_init (ChieuTiles *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), chieu_wrap_layout_new (SPACE));
}
