/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "start-page.h"

#include <glib/gi18n.h>

#include "app/app-game.h"
#include "app/table/hoi-words.h"
#include "app/preferences/looks.h"
#include "mat/widgets/wrap-layout.h"
#include "school/practice/practice.h"

struct _ChieuStartPage
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkBox *picture;
  GtkWidget *buttons;
  GtkLabel *match;
  GtkLabel *hoi;
  GtkLabel *when;
  GtkWidget *go_on;
  GtkLabel *heading;
  GtkWidget *new_match;
  GtkWidget *practice;
  GtkWidget *scorer;
};

G_DEFINE_FINAL_TYPE (ChieuStartPage, chieu_start_page, GTK_TYPE_WIDGET)

#define PICTURE_HEIGHT 200
/* The height beside large text, which needs the space. */
#define PICTURE_HEIGHT_SMALL 120
#define SPACE 12

void
chieu_start_page_set_match (ChieuStartPage *self,
                            ChieuMatch     *match,
                            GDateTime      *when)
{
  g_autofree char *match_words = NULL;
  g_autofree char *hoi_words = NULL;
  g_autofree char *when_words = NULL;
  g_autofree char *last = NULL;

  g_return_if_fail (CHIEU_IS_START_PAGE (self));
  g_return_if_fail (CHIEU_IS_MATCH (match));

  match_words = chieu_match_to_words (match);
  hoi_words = chieu_hoi_to_words (match);
  gtk_label_set_label (self->heading, _("The mat lies as you left it"));
  gtk_widget_set_visible (GTK_WIDGET (self->match), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->hoi), TRUE);
  gtk_widget_set_visible (self->go_on, TRUE);
  gtk_label_set_label (self->match, match_words);
  gtk_label_set_label (self->hoi, hoi_words);
  gtk_widget_set_visible (GTK_WIDGET (self->when), when != NULL);
  if (when == NULL)
    return;
  when_words = chieu_when_to_words (when);
  /* Translators: %s is a time, "today at 14:20". */
  last = g_strdup_printf (_("Last played %s"), when_words);
  gtk_label_set_label (self->when, last);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuStartPage *self = CHIEU_START_PAGE (widget);

  return gtk_widget_grab_focus (self->go_on) || gtk_widget_grab_focus (self->new_match);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_START_PAGE (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_start_page_parent_class)->dispose (object);
}

static void
chieu_start_page_class_init (ChieuStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, content);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, picture);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, match);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, hoi);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, when);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, new_match);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, practice);
  gtk_widget_class_bind_template_child (widget_class, ChieuStartPage, scorer);
}

static void
chieu_start_page_init (ChieuStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, chieu_wrap_layout_new (SPACE));
  gtk_widget_set_visible (self->practice, chieu_practice_get_table (0) != NULL);
  gtk_widget_set_visible (self->scorer, chieu_app_game_find_scorer () != NULL);
  chieu_app_game_append_emblems (self->picture, chieu_looks_text_is_large () ? PICTURE_HEIGHT_SMALL : PICTURE_HEIGHT);
}
