/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "today-card.h"

#include <glib/gi18n.h>

#include "app/widgets/column-layout.h"
#include "home-parts.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/addressed.h"

/* The space between the buttons, between lines of words, above the buttons and beside a tick, in pixels. */
#define SPACE 10
#define LINE_SPACE 3
#define CHIPS_MARGIN 6
#define TICK_SPACE 6

struct _ChieuTodayCard
{
  GtkWidget parent_instance;

  char *title;                   /* the heading, which a screen reader says before each game */
  GtkWidget *chips;              /* the buttons */
};

G_DEFINE_FINAL_TYPE (ChieuTodayCard, chieu_today_card, GTK_TYPE_WIDGET)

static GtkWidget *
chip_new (void)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, TICK_SPACE);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "home-chip");
  return button;
}

static void
show_chip (ChieuTodayCard       *self,
           GtkWidget            *button,
           const ChieuTodayChip *chip)
{
  GtkWidget *tick = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *label = gtk_widget_get_next_sibling (tick);
  /* Translators: a game, and the points that came of it today, or the number of tasks that wait: “Chắn · +8”, “Chắn · 3”. */
  g_autofree char *text = chip->figure != NULL ? g_strdup_printf (_("%1$s · %2$s"), chip->game, chip->figure) : g_strdup (chip->game);
  g_autofree char *spoken = g_strjoin (". ", self->title, chip->game, chip->line, NULL), *said = chieu_addressed_text (spoken);

  gtk_widget_set_visible (tick, chip->is_done);
  gtk_label_set_label (GTK_LABEL (label), text);
  chieu_tooltip_say (button, chip->line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  chieu_home_button_set_action (button, chip->action);
}

void
chieu_today_card_show (ChieuTodayCard       *self,
                       const ChieuTodayChip *chips,
                       guint                 n)
{
  GtkWidget *button;

  g_return_if_fail (CHIEU_IS_TODAY_CARD (self) && (chips != NULL || n == 0));

  button = gtk_widget_get_first_child (self->chips);
  for (guint i = 0; i < n; i++, button = gtk_widget_get_next_sibling (button))
    {
      if (button == NULL)
        {
          button = chip_new ();
          gtk_box_append (GTK_BOX (self->chips), button);
        }
      show_chip (self, button, &chips[i]);
    }
  while (button != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (button);

      gtk_box_remove (GTK_BOX (self->chips), button);
      button = next;
    }
}

GtkWidget *
chieu_today_card_new (const char *title,
                      const char *line)
{
  ChieuTodayCard *self;
  GtkWidget *column;

  g_return_val_if_fail (title != NULL && line != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_TODAY_CARD, NULL);
  self->title = g_strdup (title);
  self->chips = chieu_wrap_row_new (SPACE);
  gtk_widget_set_halign (self->chips, GTK_ALIGN_START);
  column = chieu_column_new (LINE_SPACE);
  gtk_box_append (GTK_BOX (column), chieu_text_new (title, "heading"));
  gtk_box_append (GTK_BOX (column), chieu_text_new (line, NULL));
  gtk_box_append (GTK_BOX (column), self->chips);
  gtk_widget_set_margin_top (self->chips, CHIPS_MARGIN);
  gtk_widget_set_parent (column, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_today_card_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_free (CHIEU_TODAY_CARD (object)->title);
  G_OBJECT_CLASS (chieu_today_card_parent_class)->finalize (object);
}

static void
chieu_today_card_class_init (ChieuTodayCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "todaycard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
chieu_today_card_init (ChieuTodayCard *self)
{
}
