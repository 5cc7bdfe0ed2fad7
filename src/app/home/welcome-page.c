/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "welcome-page.h"

#include <glib/gi18n.h>

#include "app/app-game.h"
#include "app/column-layout.h"
#include "app/preferences/looks.h"
#include "mat/widgets/card-bunch.h"
#include "mat/widgets/widgets.h"

#define PICTURE_HEIGHT 150

struct _ChieuWelcomePage
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *learn;
};

G_DEFINE_FINAL_TYPE (ChieuWelcomePage, chieu_welcome_page, GTK_TYPE_WIDGET)

static GtkWidget *
answer_new (const char *answer,
            const char *sentence,
            const char *action)
{
  GtkWidget *button = gtk_button_new (), *box = chieu_column_new (3);
  g_autofree char *spoken = NULL;

  gtk_box_append (GTK_BOX (box), chieu_text_new (answer, "heading"));
  gtk_box_append (GTK_BOX (box), chieu_text_new (sentence, NULL));
  gtk_button_set_child (GTK_BUTTON (button), box);
  /* Translators: an answer and a sentence about it, as a screen reader says them. */
  spoken = g_strdup_printf (_("%1$s. %2$s"), answer, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "welcome-answer");
  return button;
}

static GtkWidget *
picture_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  for (int i = 0; chieu_app_games[i] != NULL; i++)
    {
      GtkWidget *bunch = chieu_card_bunch_new (chieu_app_games[i]->offer.game->deck, chieu_app_games[i]->emblem, CHIEU_EMBLEM_TILE_CARDS);

      gtk_widget_set_size_request (bunch, PICTURE_HEIGHT, PICTURE_HEIGHT);
      gtk_box_append (GTK_BOX (box), bunch);
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

GtkWidget *
chieu_welcome_page_new (void)
{
  return g_object_new (CHIEU_TYPE_WELCOME_PAGE, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_WELCOME_PAGE (widget)->learn);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_WELCOME_PAGE (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_welcome_page_parent_class)->dispose (object);
}

static void
chieu_welcome_page_class_init (ChieuWelcomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "welcome");
}

static void
chieu_welcome_page_init (ChieuWelcomePage *self)
{
  GtkWidget *column = chieu_column_new (12);
  GtkWidget *question = chieu_text_new (_("Do you know Tổ tôm?"), "title-1");

  gtk_widget_add_css_class (column, "page");
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (question), 0.5);
  gtk_label_set_justify (GTK_LABEL (question), GTK_JUSTIFY_CENTER);
  self->learn = answer_new (_("I want to learn it"), _("The first lesson: from the first card on, step by step."), "win.learn");
  /* With large text the answers need the space of the picture. */
  if (!chieu_looks_text_is_large ())
    gtk_box_append (GTK_BOX (column), picture_new ());
  gtk_box_append (GTK_BOX (column), question);
  gtk_box_append (GTK_BOX (column), self->learn);
  gtk_box_append (GTK_BOX (column), answer_new (_("I know it"), _("To the table."), "win.know"));
  gtk_box_append (GTK_BOX (column), answer_new (_("I want to look around"),
                                                _("Lessons, cards, and all else there is."), "win.look-around"));
  self->content = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->content), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->content), column);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->content), GTK_ACCESSIBLE_RELATION_LABELLED_BY, question, NULL, -1);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}
