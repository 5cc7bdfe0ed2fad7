/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page-reader.h"

#include <glib/gi18n.h>

#include "app/aloud/aloud.h"
#include "app/messages.h"
#include "app/widgets/bottom-bar.h"
#include "lesson-page.h"
#include "practice-page.h"

struct _ChieuPageReader
{
  GObject parent_instance;

  ChieuPages *pages;
  GSettings *settings;
  ChieuAloud *aloud;             /* (nullable): made for the first text that is read */
};

G_DEFINE_FINAL_TYPE (ChieuPageReader, chieu_page_reader, G_TYPE_OBJECT)

static void
finalize (GObject *object)
{
  ChieuPageReader *self = CHIEU_PAGE_READER (object);

  g_object_unref (self->pages);
  g_object_unref (self->settings);
  g_clear_object (&self->aloud);
  G_OBJECT_CLASS (chieu_page_reader_parent_class)->finalize (object);
}

static void
chieu_page_reader_class_init (ChieuPageReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_page_reader_init (ChieuPageReader *self)
{
}

ChieuPageReader *
chieu_page_reader_new (ChieuPages *pages,
                       GSettings  *settings)
{
  ChieuPageReader *self;

  g_return_val_if_fail (CHIEU_IS_PAGES (pages) && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_PAGE_READER, NULL);
  self->pages = g_object_ref (pages);
  self->settings = g_object_ref (settings);
  return self;
}

/* The message stays until it is closed. */
static void
failed_cb (ChieuPageReader *self,
           const char      *why)
{
  chieu_message_show (chieu_pages_get_window (self->pages), _("Nothing can be read aloud"), why);
}

static ChieuAloud *
get_aloud (ChieuPageReader *self)
{
  if (self->aloud == NULL)
    {
      self->aloud = chieu_aloud_new (chieu_voices, chieu_aloud_get_languages ());
      g_signal_connect_object (self->aloud, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
    }
  chieu_aloud_set_speed (self->aloud, g_settings_get_double (self->settings, "reading-speed"));
  return self->aloud;
}

/* Returns: (transfer full) (nullable): the words of the visible page. */
static char *
get_words (ChieuPageReader *self)
{
  GtkWidget *page = chieu_pages_get_seen (self->pages);

  if (CHIEU_IS_LESSON_PAGE (page))
    return chieu_lesson_page_get_words (CHIEU_LESSON_PAGE (page));
  return CHIEU_IS_PRACTICE_PAGE (page) ? chieu_practice_page_get_words (CHIEU_PRACTICE_PAGE (page)) : NULL;
}

/* New words replace those that were being read. */
static void
words_changed_cb (ChieuPageReader *self)
{
  g_autofree char *words = g_settings_get_boolean (self->settings, "read-by-itself") ? get_words (self) : NULL;

  if (words != NULL)
    chieu_aloud_say (get_aloud (self), words);
  else
    chieu_page_reader_stop (self);
}

void
chieu_page_reader_add_page (ChieuPageReader *self,
                            GtkWidget       *page,
                            const char      *signal,
                            GtkBox          *tools)
{
  g_return_if_fail (CHIEU_IS_PAGE_READER (self) && GTK_IS_WIDGET (page) && signal != NULL);

  if (tools != NULL)
    {
      GtkWidget *button = chieu_bottom_bar_add_button (GTK_WIDGET (tools), _("Read aloud"), "win.read-aloud");

      gtk_widget_set_tooltip_text (button, "F6");
    }
  g_signal_connect_object (page, signal, G_CALLBACK (words_changed_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

gboolean
chieu_page_reader_can_read (ChieuPageReader *self)
{
  g_return_val_if_fail (CHIEU_IS_PAGE_READER (self), FALSE);

  return chieu_pages_is_seen (self->pages, CHIEU_PAGE_LESSON) || chieu_pages_is_seen (self->pages, CHIEU_PAGE_TASK);
}

void
chieu_page_reader_toggle (ChieuPageReader *self)
{
  g_autofree char *words = NULL;

  g_return_if_fail (CHIEU_IS_PAGE_READER (self));

  words = get_words (self);
  if (words != NULL)
    chieu_aloud_toggle (get_aloud (self), words);
}

void
chieu_page_reader_stop (ChieuPageReader *self)
{
  g_return_if_fail (CHIEU_IS_PAGE_READER (self));

  if (self->aloud != NULL)
    chieu_aloud_stop (self->aloud);
}
