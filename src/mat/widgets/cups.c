/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cups.h"

#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"

/* The size of a cup and the space between two, in pixels. */
#define WIDTH 26
#define HEIGHT 22
#define SPACE 2

struct _ChieuCups
{
  GtkWidget parent_instance;

  int n;
};

G_DEFINE_FINAL_TYPE (ChieuCups, chieu_cups, GTK_TYPE_WIDGET)

GtkWidget *
chieu_cups_new (void)
{
  return g_object_new (CHIEU_TYPE_CUPS, "visible", FALSE, "halign", GTK_ALIGN_CENTER, NULL);
}

void
chieu_cups_set_n (ChieuCups *self,
                  int        n)
{
  g_return_if_fail (CHIEU_IS_CUPS (self) && n >= 0);

  for (; self->n < n; self->n++)
    {
      GtkWidget *cup = chieu_picture_new (FALSE);
      g_autofree char *path = chieu_pictures_path ("things", "cup");

      chieu_picture_set_path (CHIEU_PICTURE (cup), path);
      gtk_widget_set_size_request (cup, WIDTH, HEIGHT);
      gtk_widget_set_parent (cup, GTK_WIDGET (self));
    }
  for (; self->n > n; self->n--)
    gtk_widget_unparent (gtk_widget_get_last_child (GTK_WIDGET (self)));
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

static void
chieu_cups_dispose (GObject *object)
{
  chieu_cups_set_n (CHIEU_CUPS (object), 0);
  G_OBJECT_CLASS (chieu_cups_parent_class)->dispose (object);
}

static void
chieu_cups_class_init (ChieuCupsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_cups_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
chieu_cups_init (ChieuCups *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), SPACE);
}
