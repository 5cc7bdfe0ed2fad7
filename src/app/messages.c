/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "messages.h"

#include <glib/gi18n.h>

#include "mat/widgets/card-names.h"

void
chieu_message_show (GtkWindow  *parent,
                    const char *heading,
                    const char *body)
{
  GtkWidget *dialog;

  g_return_if_fail (heading != NULL && body != NULL);

  dialog = adw_message_dialog_new (parent, heading, body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("All right"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Returns: (nullable): @widget, if it is a toast overlay, or else the first toast overlay in it */
static AdwToastOverlay *
find_toasts (GtkWidget *widget)
{
  AdwToastOverlay *found = ADW_IS_TOAST_OVERLAY (widget) ? ADW_TOAST_OVERLAY (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_toasts (child);
  return found;
}

gboolean
chieu_message_can_show_toast (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  return find_toasts (GTK_WIDGET (window)) != NULL;
}

/* The toast's own label would have one line, and cut a longer text. */
AdwToast *
chieu_message_toast_new (const char *text)
{
  GtkWidget *label;
  AdwToast *toast;

  g_return_val_if_fail (text != NULL, NULL);

  toast = adw_toast_new ("");
  label = chieu_card_names_watch (gtk_label_new (text));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
  return toast;
}

void
chieu_message_show_toast (GtkWindow *window,
                          AdwToast  *toast)
{
  AdwToastOverlay *toasts;

  g_return_if_fail (GTK_IS_WINDOW (window) && ADW_IS_TOAST (toast));

  toasts = find_toasts (GTK_WIDGET (window));
  g_return_if_fail (toasts != NULL);
  adw_toast_overlay_add_toast (toasts, toast);
}
