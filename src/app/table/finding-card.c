/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "finding-card.h"

#include <glib/gi18n.h>

#include "mat/widgets/card-strip.h"
#include "score-parts.h"

/* The height of the cards, and the space between the parts, in pixels. */
#define CARD_HEIGHT 96
#define SPACE 6

GtkWidget *
chieu_finding_card_new (const ChieuGame    *game,
                        const ChieuFinding *finding,
                        gboolean            with_moment)
{
  GtkWidget *box;

  g_return_val_if_fail (game != NULL && finding != NULL, NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE);
  gtk_widget_add_css_class (box, "finding");
  gtk_box_append (GTK_BOX (box), chieu_line_new (finding->name != NULL ? finding->name : "", "title-4", 0));
  gtk_box_append (GTK_BOX (box), chieu_line_new (finding->found, NULL, 0));
  if (finding->fault.n > 0)
    {
      GtkWidget *strip = chieu_card_strip_new (game, finding->fault.cards, finding->fault.n, CARD_HEIGHT);

      gtk_widget_set_halign (strip, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), strip);
    }
  /* The two moves are shown only if there are both. */
  if (finding->clean != NULL && finding->made != NULL)
    {
      /* Translators: a move, its cards as they were laid. */
      g_autofree char *made = g_strdup_printf (_("What was done: %s"), finding->made);
      /* Translators: the move that would have been clean. */
      g_autofree char *clean = g_strdup_printf (_("What would have been right: %s"), finding->clean);

      gtk_box_append (GTK_BOX (box), chieu_line_new (made, NULL, 0));
      gtk_box_append (GTK_BOX (box), chieu_line_new (clean, "clean", 0));
    }
  if (with_moment)
    {
      GtkWidget *button = chieu_moment_button_new ();

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.replay");
      /* The replay begins right after the move. */
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", finding->fault.move + 1u);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}
