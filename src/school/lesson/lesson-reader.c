/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-reader.h"

#include <glib/gi18n-lib.h>

#include "lesson-private.h"
#include "lesson-read.h"

const char *
chieu_lesson_attribute (const ChieuLessonAttributes *self,
                        const char                  *name)
{
  for (int i = 0; self->names[i] != NULL; i++)
    if (g_str_equal (self->names[i], name))
      return self->values[i];
  return NULL;
}

gboolean
chieu_lesson_attribute_number (const ChieuLessonAttributes  *self,
                               const char                   *name,
                               int                           low,
                               int                           high,
                               int                          *number,
                               GError                      **error)
{
  const char *text = chieu_lesson_attribute (self, name);

  return text == NULL || chieu_lesson_read_number (text, low, high, number, error);
}

gboolean
chieu_lesson_attribute_yes (const ChieuLessonAttributes  *self,
                            const char                   *name,
                            gboolean                     *yes,
                            GError                      **error)
{
  const char *text = chieu_lesson_attribute (self, name);

  return text == NULL || chieu_lesson_read_yes (text, yes, error);
}

gboolean
chieu_lesson_set_text (char       **place,
                       const char  *text,
                       GError     **error)
{
  if (*text == '\0')
    return chieu_lesson_set_reading_error (error, _("A text is empty"));
  if (*place != NULL)
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  *place = g_strdup (text);
  return TRUE;
}

gboolean
chieu_lesson_add_text (GPtrArray   *list,
                       guint        most,
                       const char  *text,
                       GError     **error)
{
  if (*text == '\0')
    return chieu_lesson_set_reading_error (error, _("A text is empty"));
  if (list->len == most)
    return chieu_lesson_set_reading_error (error, _("There are more than %u of them"), most);
  g_ptr_array_add (list, g_strdup (text));
  return TRUE;
}
