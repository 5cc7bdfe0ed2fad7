/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the XML of a lesson, element by element, with the line for every error.
 */
#include "config.h"

#include "lesson.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lesson-elements.h"
#include "lesson-private.h"
#include "lesson-text.h"

/* ---- Finding an element ---- */

/* Returns: (transfer none) (nullable): the innermost element that is open; NULL: none is */
static const ChieuLessonElement *
get_open_element (const ChieuLessonReader *self)
{
  return self->open->len > 0 ? g_ptr_array_index (self->open, self->open->len - 1) : NULL;
}

/* Returns: (nullable): the element @name, if it is allowed at the present place */
static const ChieuLessonElement *
find_element (const ChieuLessonReader *self,
              const char              *name)
{
  const ChieuLessonElement *outer = get_open_element (self);
  const char *parent = outer != NULL ? outer->name : "";

  for (const ChieuLessonElement *element = chieu_lesson_elements; element->name != NULL; element++)
    if (g_str_equal (element->name, name) && g_str_equal (element->parent, parent))
      return element;
  return NULL;
}

/* Returns: (transfer full): the elements that are allowed at the present place */
static char *
list_elements (const ChieuLessonReader *self)
{
  const ChieuLessonElement *outer = get_open_element (self);
  g_autoptr (GString) list = g_string_new (NULL);

  for (const ChieuLessonElement *element = chieu_lesson_elements; element->name != NULL; element++)
    if (g_str_equal (element->parent, outer != NULL ? outer->name : ""))
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", element->name);
  return g_strdup (list->len > 0 ? list->str : _("nothing"));
}

/* GMarkup takes an attribute that is given twice, and only the first one would be read. */
static gboolean
has_each_once (const ChieuLessonAttributes  *attributes,
               GError                      **error)
{
  for (int i = 0; attributes->names[i] != NULL; i++)
    for (int other = 0; other < i; other++)
      if (g_str_equal (attributes->names[other], attributes->names[i]))
        return chieu_lesson_set_reading_error (error, _("It is given twice"));
  return TRUE;
}

static gboolean
has_known_attributes (const ChieuLessonElement     *element,
                      const ChieuLessonAttributes  *attributes,
                      GError                      **error)
{
  g_auto (GStrv) known = g_strsplit (element->attributes, " ", -1);

  if (g_str_equal (element->attributes, "*"))
    return TRUE;
  for (int i = 0; attributes->names[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) known, attributes->names[i]))
      return chieu_lesson_set_reading_error (error, _("Unknown attribute “%1$s”; “%2$s” may have: %3$s"), attributes->names[i], element->name,
                                             *element->attributes != '\0' ? element->attributes : _("nothing"));
  return TRUE;
}

/* ---- What GMarkup calls ---- */

/* White space counts as one space, as gettext reads the file for its translators. */
static char *
join_white_space (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (!g_ascii_isspace (*text))
      g_string_append_c (out, *text);
    else if (out->len > 0 && out->str[out->len - 1] != ' ')
      g_string_append_c (out, ' ');
  return g_strchomp (g_string_free (g_steal_pointer (&out), FALSE));
}

/* GMarkup's place is behind what it has read: if that was the end of a line, it names the beginning of the next one. */
static void
note_line (ChieuLessonReader   *self,
           GMarkupParseContext *context)
{
  int line = 0, column = 0;

  g_markup_parse_context_get_position (context, &line, &column);
  self->line = (guint) (column == 1 && line > 1 ? line - 1 : line);
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  ChieuLessonReader *self = data;
  ChieuLessonAttributes attributes = { (const char *const *) names, (const char *const *) values };
  const ChieuLessonElement *element = find_element (self, name);

  note_line (self, context);
  if (element == NULL)
    {
      g_autofree char *list = list_elements (self);

      chieu_lesson_set_reading_error (error, _("“%1$s” does not belong here; allowed here: %2$s"), name, list);
      return;
    }
  /* GMarkup continues to read after the outermost element. */
  if (self->open->len == 0 && self->lesson->game != NULL)
    {
      chieu_lesson_set_reading_error (error, _("A file holds only one lesson"));
      return;
    }
  g_ptr_array_add (self->open, (gpointer) element);
  g_string_truncate (self->text, 0);
  if (has_known_attributes (element, &attributes, error) && has_each_once (&attributes, error) && element->start != NULL)
    element->start (self, &attributes, error);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  ChieuLessonReader *self = data;
  const ChieuLessonElement *element = g_ptr_array_index (self->open, self->open->len - 1);
  g_autofree char *text = join_white_space (self->text->str);

  /* A mistake in a text is reported with the line in which the text begins. */
  if (!element->has_text)
    note_line (self, context);
  g_string_truncate (self->text, 0);
  g_ptr_array_set_size (self->open, (gint) self->open->len - 1);
  if (chieu_lesson_check_text (self->lesson->game, text, error) && element->end != NULL)
    element->end (self, text, error);
}

/* Refuses text where there should be none, with the line in which it begins; GMarkup has only the line in which it ends. */
static void
refuse_text (ChieuLessonReader    *self,
             GMarkupParseContext  *context,
             const char           *text,
             gsize                 length,
             GError              **error)
{
  gsize first = 0;

  while (first < length && g_ascii_isspace (text[first]))
    first++;
  if (first == length)
    return;
  note_line (self, context);
  for (gsize i = first; i < length; i++)
    self->line -= text[i] == '\n';
  chieu_lesson_set_reading_error (error, _("There is text where none belongs"));
}

static void
take_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  ChieuLessonReader *self = data;
  const ChieuLessonElement *element = get_open_element (self);

  if (element != NULL && element->has_text)
    g_string_append_len (self->text, text, (gssize) length);
  else
    refuse_text (self, context, text, length, error);
}

static const GMarkupParser parser = { .start_element = start_element, .end_element = end_element, .text = take_text };

/* ---- The file ---- */

/* Sets @error to @local (transfer full) with its place. GMarkup's own errors name their line, those of a lesson get the line of
 * the element. */
static void
complete_error (const ChieuLessonReader  *self,
                GError                   *local,
                GError                  **error)
{
  /* GMarkup may cut its quotations within a character. */
  g_autofree char *message = g_utf8_make_valid (local->message, -1);

  if (local->domain == CHIEU_LESSON_ERROR)
    chieu_lesson_set_reading_error (error, _("%1$s: line %2$u: %3$s"), self->lesson->source, self->line, message);
  else
    chieu_lesson_set_reading_error (error, "%s: %s", self->lesson->source, message);
  g_error_free (local);
}

static gboolean
read_text (ChieuLessonReader  *self,
           const char         *text,
           gsize               length,
           GError            **error)
{
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, self, NULL);
  GError *local = NULL;

  if (length > CHIEU_LESSON_BYTES_MAX)
    return chieu_lesson_set_reading_error (error, _("%1$s: longer than %2$d bytes"), self->lesson->source, CHIEU_LESSON_BYTES_MAX);
  if (g_markup_parse_context_parse (context, text, (gssize) length, &local)
      && g_markup_parse_context_end_parse (context, &local) && self->lesson->game != NULL)
    return TRUE;
  /* GMarkup accepts a file that has only comments. */
  if (local == NULL || g_error_matches (local, G_MARKUP_ERROR, G_MARKUP_ERROR_EMPTY))
    {
      g_clear_error (&local);
      return chieu_lesson_set_reading_error (error, _("%1$s: the element “%2$s” is missing"), self->lesson->source, "lesson");
    }
  complete_error (self, local, error);
  return FALSE;
}

ChieuLesson *
chieu_lesson_parse (const char  *text,
                    gssize       length,
                    const char  *source,
                    GError     **error)
{
  g_autoptr (ChieuLesson) lesson = NULL;
  ChieuLessonReader reader = { .line = 1 };
  gboolean good;

  g_return_val_if_fail ((text != NULL || length == 0) && source != NULL, NULL);

  reader.lesson = lesson = chieu_lesson_new (source);
  reader.text = g_string_new (NULL);
  reader.open = g_ptr_array_new ();
  good = read_text (&reader, text, length < 0 ? strlen (text) : (gsize) length, error);
  chieu_step_free (reader.step);
  g_string_free (reader.text, TRUE);
  g_ptr_array_unref (reader.open);
  return good ? g_steal_pointer (&lesson) : NULL;
}
