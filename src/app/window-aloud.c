/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons and tasks read aloud: when it is asked for, or each by itself.
 */
#include <glib/gi18n.h>

#include "aloud.h"
#include "bottom-bar.h"
#include "lesson-page.h"
#include "practice-page.h"
#include "window-private.h"

/* Why nothing is heard stays until somebody has read it. */
static void
failed_cb (ChieuWindow *self,
           const char  *why)
{
  chieu_window_tell (self, _("Nothing can be read aloud"), why);
}

static ChieuAloud *
get_aloud (ChieuWindow *self)
{
  if (self->aloud == NULL)
    {
      self->aloud = chieu_aloud_new (chieu_voices, chieu_aloud_languages ());
      g_signal_connect_object (self->aloud, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
    }
  chieu_aloud_set_speed (self->aloud, g_settings_get_double (self->settings, "reading-speed"));
  return self->aloud;
}

/* (transfer full) (nullable): what stands on the page that is seen. */
static char *
get_words (ChieuWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);

  if (CHIEU_IS_LESSON_PAGE (page))
    return chieu_lesson_page_get_words (CHIEU_LESSON_PAGE (page));
  return CHIEU_IS_PRACTICE_PAGE (page) ? chieu_practice_page_get_words (CHIEU_PRACTICE_PAGE (page)) : NULL;
}

static void
read_aloud_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ChieuWindow *self = CHIEU_WINDOW (widget);
  g_autofree char *words = get_words (self);

  if (words != NULL)
    chieu_aloud_toggle (get_aloud (self), words);
}

/* What is new takes the place of what was being read. */
static void
changed_cb (ChieuWindow *self)
{
  g_autofree char *words = g_settings_get_boolean (self->settings, "read-by-itself") ? get_words (self) : NULL;

  if (words != NULL)
    chieu_aloud_say (get_aloud (self), words);
  else
    chieu_window_stop_reading (self);
}

void
chieu_window_stop_reading (ChieuWindow *self)
{
  if (self->aloud != NULL)
    chieu_aloud_stop (self->aloud);
}

void
chieu_window_read_page (ChieuWindow *self,
                        GtkWidget   *page,
                        const char  *signal,
                        GtkBox      *tools)
{
  GtkWidget *button = chieu_bottom_bar_add (GTK_WIDGET (tools), _("Read aloud"), "win.read-aloud");

  gtk_widget_set_tooltip_text (button, "F6");
  g_signal_connect_data (page, signal, G_CALLBACK (changed_cb), self, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
chieu_window_install_aloud_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.read-aloud", NULL, read_aloud_action);
}
