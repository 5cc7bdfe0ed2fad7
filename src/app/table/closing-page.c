/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "closing-page.h"

#include <glib/gi18n.h>

#include "app/widgets/bottom-bar.h"
#include "mat/widgets/widgets.h"

struct _ChieuClosingPage
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkLabel *leaders;
  GtkLabel *place;
  GtkLabel *hands;
  GtkBox *scores;
  GtkWidget *buttons;
  GtkWidget *new_match;
};

G_DEFINE_FINAL_TYPE (ChieuClosingPage, chieu_closing_page, GTK_TYPE_WIDGET)

void
chieu_closing_page_set_standings (ChieuClosingPage *self,
                                  const char       *leaders,
                                  const char       *place,
                                  guint             hands,
                                  GtkWidget        *grid)
{
  g_autofree char *hands_text = NULL;

  g_return_if_fail (CHIEU_IS_CLOSING_PAGE (self));
  g_return_if_fail (leaders != NULL && GTK_IS_WIDGET (grid));

  gtk_label_set_label (self->leaders, leaders);
  gtk_label_set_label (self->place, place != NULL ? place : "");
  gtk_widget_set_visible (GTK_WIDGET (self->place), place != NULL);
  hands_text = g_strdup_printf (ngettext ("%u hand was played", "%u hands were played", hands), hands);
  gtk_label_set_label (self->hands, hands_text);
  chieu_widget_empty_box (self->scores);
  gtk_box_append (self->scores, grid);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_CLOSING_PAGE (widget)->new_match);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_CLOSING_PAGE (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_closing_page_parent_class)->dispose (object);
}

static void
chieu_closing_page_class_init (ChieuClosingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/closing-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuClosingPage, content);
  gtk_widget_class_bind_template_child (widget_class, ChieuClosingPage, leaders);
  gtk_widget_class_bind_template_child (widget_class, ChieuClosingPage, place);
  gtk_widget_class_bind_template_child (widget_class, ChieuClosingPage, hands);
  gtk_widget_class_bind_template_child (widget_class, ChieuClosingPage, scores);
  gtk_widget_class_bind_template_child (widget_class, ChieuClosingPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuClosingPage, new_match);
}

static void
chieu_closing_page_init (ChieuClosingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  chieu_bottom_bar_use (self->buttons, CHIEU_BOTTOM_BAR_SPACING);
}
