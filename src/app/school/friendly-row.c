/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "friendly-row.h"

#include <glib/gi18n.h>

#include "app/widgets/column-layout.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"

/* The space between the buttons, and above them, in pixels; the lines above have a third of it between them. */
#define SPACE 9

GtkWidget *
chieu_friendly_row_new (const ChieuGame          *game,
                        const ChieuFriendlyTable *table)
{
  static const char *const labels[CHIEU_FRIENDLY_DEALS] = { N_("First deal"), N_("Second deal"), N_("Third deal") };
  GtkWidget *column, *deals;
  const char *name;
  g_autofree char *title = NULL;

  g_return_val_if_fail (game != NULL && table != NULL && table->seats > 0, NULL);

  name = chieu_words_game (chieu_words_for_game (game), table->seats);
  /* Translators: %s is a game. The deals were chosen so that a beginner wins them. */
  title = g_strdup_printf (_("%s: three friendly deals"), name);
  column = chieu_column_new (SPACE / 3);
  gtk_widget_add_css_class (column, "friendly");
  gtk_box_append (GTK_BOX (column), chieu_text_new (title, "heading"));
  gtk_box_append (GTK_BOX (column), chieu_text_new (_("They were chosen for you: do what the coach says, and you will soon win. They do not count in your statistics."),
                                                    NULL));
  deals = chieu_wrap_row_new (SPACE);
  gtk_widget_set_halign (deals, GTK_ALIGN_START);
  gtk_widget_set_margin_top (deals, SPACE);
  for (int i = 0; i < CHIEU_FRIENDLY_DEALS; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(labels[i]));
      /* Translators: a title, then one of the things below it, as a screen reader says them. */
      g_autofree char *spoken = g_strdup_printf (_("%1$s. %2$s"), title, _(labels[i]));

      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", table->codes[i]);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.friendly-deal");
      gtk_widget_add_css_class (button, "home-chip");
      gtk_box_append (GTK_BOX (deals), button);
    }
  gtk_box_append (GTK_BOX (column), deals);
  return column;
}
