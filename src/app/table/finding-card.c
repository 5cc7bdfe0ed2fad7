/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "finding-card.h"

#include <glib/gi18n.h>

#include "mat/widgets/card-strip.h"
#include "mat/widgets/gloss.h"

#define CARD_HEIGHT 96
#define BUTTON_HEIGHT 48
/* Characters of a line, as beside the points. */
#define LINE_CHARS 44

static void
add_line (GtkWidget  *box,
          const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), chieu_gloss_mark (label));
}

static void
add_cards (GtkWidget        *box,
           const ChieuGame  *game,
           const ChieuFault *fault)
{
  GtkWidget *strip;

  if (fault->n == 0)
    return;
  strip = chieu_card_strip_new (game, fault->cards, fault->n, CARD_HEIGHT);
  gtk_widget_set_halign (strip, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), strip);
}

/* What was done, and what could have been: only both together say something. */
static void
add_clean (GtkWidget          *box,
           const ChieuFinding *finding)
{
  g_autofree char *made = NULL;
  g_autofree char *clean = NULL;

  if (finding->clean == NULL || finding->made == NULL)
    return;
  /* Translators: a move, its cards as they were laid. */
  made = g_strdup_printf (_("Done: %s"), finding->made);
  /* Translators: the move that would have been clean. */
  clean = g_strdup_printf (_("Clean: %s"), finding->clean);
  add_line (box, made, NULL);
  add_line (box, clean, "clean");
}

static void
add_moment (GtkWidget          *box,
            const ChieuFinding *finding)
{
  GtkWidget *button = gtk_button_new_with_label (_("Show me the moment"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_size_request (button, -1, BUTTON_HEIGHT);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.replay");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", finding->fault.move + 1u);
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
chieu_finding_card_new (const ChieuGame    *game,
                        const ChieuFinding *finding,
                        gboolean            with_moment)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  g_return_val_if_fail (game != NULL && finding != NULL, box);

  gtk_widget_add_css_class (box, "finding");
  add_line (box, finding->name != NULL ? finding->name : "", "title-4");
  add_line (box, finding->found, NULL);
  add_cards (box, game, &finding->fault);
  add_clean (box, finding);
  if (with_moment)
    add_moment (box, finding);
  return box;
}
