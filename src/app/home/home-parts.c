/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "home-parts.h"

#include <glib/gi18n.h>

#include "app/widgets/column-layout.h"
#include "mat/widgets/mats.h"
#include "mat/widgets/widgets.h"
#include "match/words/addressed.h"

/* The space between the title of a button and the line below it, in pixels. */
#define LINE_SPACE 3

GtkWidget *
chieu_home_button_new (const char *title,
                       const char *line,
                       const char *action)
{
  GtkWidget *button, *words;

  g_return_val_if_fail (title != NULL, NULL);

  button = gtk_button_new ();
  words = chieu_column_new (LINE_SPACE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), chieu_text_new ("", "heading"));
  gtk_box_append (GTK_BOX (words), chieu_text_new ("", NULL));
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "home-button");
  if (action != NULL)
    chieu_home_button_set_action (button, action);
  chieu_home_button_set_words (button, title, line);
  return button;
}

/* Returns: whether @button does the action @name with @target (nullable) */
static gboolean
does_action (GtkWidget  *button,
             const char *name,
             GVariant   *target)
{
  GVariant *now = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

  return g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), name) == 0
         && (now == target || (now != NULL && target != NULL && g_variant_equal (now, target)));
}

/* gtk_actionable_set_detailed_action_name() would set the name before the target, and GTK complain that the target is missing. */
void
chieu_home_button_set_action (GtkWidget  *button,
                              const char *action)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (GTK_IS_BUTTON (button) && action != NULL);

  if (!g_action_parse_detailed_name (action, &name, &target, &error))
    {
      g_critical ("%s", error->message);
      return;
    }
  /* A button without an action cannot be pressed, and loses the focus: one that goes on doing the same is left alone. */
  if (does_action (button, name, target))
    return;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
}

void
chieu_home_button_set_words (GtkWidget  *button,
                             const char *title,
                             const char *line)
{
  GtkWidget *heading, *below;
  g_autofree char *spoken = NULL, *said = NULL;

  g_return_if_fail (GTK_IS_BUTTON (button) && title != NULL);

  heading = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  below = gtk_widget_get_next_sibling (heading);
  chieu_label_say (GTK_LABEL (heading), title);
  chieu_label_say (GTK_LABEL (below), line);
  gtk_widget_set_visible (below, line != NULL);
  /* Translators: an answer and a sentence about it, as a screen reader says them. */
  spoken = line != NULL ? g_strdup_printf (_("%1$s. %2$s"), title, line) : g_strdup (title);
  said = chieu_addressed_text (spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

GtkWidget *
chieu_home_pill_new (const char *label,
                     const char *action,
                     gboolean    is_suggested)
{
  GtkWidget *button, *text;

  g_return_val_if_fail (label != NULL && action != NULL, NULL);

  button = gtk_button_new ();
  text = chieu_text_new (label, NULL);
  gtk_label_set_xalign (GTK_LABEL (text), 0.5f);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "home-pill");
  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  chieu_home_button_set_action (button, action);
  return button;
}

const char *
chieu_home_get_mat (guint i)
{
  return chieu_mats[i % CHIEU_MATS].id;
}

GtkWidget *
chieu_home_progress_new (void)
{
  GtkWidget *progress = gtk_progress_bar_new ();

  gtk_widget_add_css_class (progress, "learnt");
  gtk_accessible_update_state (GTK_ACCESSIBLE (progress), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return progress;
}

void
chieu_home_progress_show (GtkWidget           *progress,
                          const ChieuHomeGame *game)
{
  g_return_if_fail (GTK_IS_PROGRESS_BAR (progress) && game != NULL);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (progress), game->n_lessons > 0 ? (double) game->n_learnt / game->n_lessons : 0);
}
