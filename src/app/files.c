/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "files.h"

GtkFileChooserNative *
chieu_file_chooser_new (GtkWindow            *parent,
                        const char           *title,
                        GtkFileChooserAction  action,
                        const char           *kind,
                        const char           *suffix,
                        const char           *older)
{
  GtkFileChooserNative *chooser;
  g_autoptr (GtkFileFilter) filter = NULL;
  g_autofree char *pattern = NULL;

  g_return_val_if_fail (title != NULL && kind != NULL && suffix != NULL, NULL);

  chooser = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  filter = gtk_file_filter_new ();
  pattern = g_strconcat ("*", suffix, NULL);
  gtk_file_filter_set_name (filter, kind);
  gtk_file_filter_add_pattern (filter, pattern);
  if (older != NULL)
    {
      g_autofree char *also = g_strconcat ("*", older, NULL);

      gtk_file_filter_add_pattern (filter, also);
    }
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

GFile *
chieu_file_chooser_take (GtkFileChooserNative *chooser,
                         int                   response)
{
  GFile *file;

  g_return_val_if_fail (GTK_IS_FILE_CHOOSER_NATIVE (chooser), NULL);

  file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
  g_object_unref (chooser);
  return file;
}
