/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a page of Mallard. Which element may stand where is one table; whatever
 * is not in it is an error, so that no page can hold what the reader would not show.
 */
#include "help-builder.h"

#include <glib/gi18n.h>
#include <string.h>

/* What an element is made of. */
typedef enum
{
  HOLDS_BLOCKS,                  /* no text of its own */
  HOLDS_TEXT,                    /* a paragraph or title: becomes a block */
  INSIDE_TEXT,                   /* part of a text */
} Content;

typedef struct
{
  const char *name;
  const char *parents;           /* names between spaces; " " is the file itself, "text" whatever holds text */
  Content content;
} Element;

/* A link of the info is no part of a text, so links stand here twice. */
static const Element elements[] = {
  { "page", " ", HOLDS_BLOCKS },
  { "info", " page ", HOLDS_BLOCKS },
  { "link", " info ", HOLDS_BLOCKS },
  { "desc", " info ", HOLDS_TEXT },
  { "title", " page section item ", HOLDS_TEXT },
  { "section", " page section ", HOLDS_BLOCKS },
  { "p", " page section item note quote ", HOLDS_TEXT },
  { "list", " page section ", HOLDS_BLOCKS },
  { "steps", " page section ", HOLDS_BLOCKS },
  { "terms", " page section ", HOLDS_BLOCKS },
  { "item", " list steps terms ", HOLDS_BLOCKS },
  { "note", " page section ", HOLDS_BLOCKS },
  { "quote", " page section ", HOLDS_BLOCKS },
  { "links", " page section ", HOLDS_BLOCKS },
  { "media", " p ", INSIDE_TEXT },
  { "link", " text ", INSIDE_TEXT },
  { "em", " text ", INSIDE_TEXT },
  { "gui", " text ", INSIDE_TEXT },
  { "key", " text ", INSIDE_TEXT },
  { "keyseq", " text ", INSIDE_TEXT },
};

typedef struct
{
  ChieuHelpBuilder builder;
  GPtrArray *open;               /* of Element, outermost first */
  int keys;                      /* of the open keyseq so far */
} Parser;

/* The place in the file is put before it by GMarkup. */
G_GNUC_PRINTF (2, 3)
static void
complain (GError     **error,
          const char  *format,
          ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_BAD_PAGE, message);
}

/* ---- What is open ---- */

static const Element *
open_element (Parser *self,
              guint   above)
{
  return self->open->len > above ? self->open->pdata[self->open->len - 1 - above] : NULL;
}

static gboolean
is_open (Parser     *self,
         guint       above,
         const char *name)
{
  const Element *element = open_element (self, above);

  return element != NULL && g_str_equal (element->name, name);
}

static gboolean
stands_in (const Element *element,
           const char    *parent)
{
  g_autofree char *wanted = g_strdup_printf (" %s ", parent);

  return strstr (element->parents, wanted) != NULL;
}

static gboolean
fits (const Element *element,
      const Element *parent)
{
  if (parent == NULL)
    return g_str_equal (element->parents, " ");
  return stands_in (element, parent->name) || (parent->content != HOLDS_BLOCKS && stands_in (element, "text"));
}

static const Element *
find_element (Parser      *self,
              const char  *name,
              GError     **error)
{
  const Element *parent = open_element (self, 0);
  gboolean known = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name))
      {
        known = TRUE;
        if (fits (&elements[i], parent))
          return &elements[i];
      }
  if (!known)
    complain (error, _("the reader does not know <%s>"), name);
  else if (parent == NULL)
    complain (error, _("a page may not begin with <%s>"), name);
  else
    complain (error, _("<%s> may not stand in <%s>"), name, parent->name);
  return NULL;
}

static ChieuHelpPlace
place_of_paragraph (Parser *self)
{
  if (is_open (self, 1, "note"))
    return CHIEU_HELP_IN_NOTE;
  if (is_open (self, 1, "quote"))
    return CHIEU_HELP_IN_QUOTE;
  if (!is_open (self, 1, "item"))
    return CHIEU_HELP_IN_PAGE;
  if (is_open (self, 2, "list"))
    return CHIEU_HELP_IN_LIST;
  return is_open (self, 2, "steps") ? CHIEU_HELP_IN_STEPS : CHIEU_HELP_IN_TERMS;
}

/* ---- Attributes ---- */

/* (nullable): attributes of other name spaces and those that only Yelp needs are passed over. */
static const char *
attribute (const char **names,
           const char **values,
           const char  *name)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static const char *
needed (const char  *element,
        const char **names,
        const char **values,
        const char  *name,
        GError     **error)
{
  const char *value = attribute (names, values, name);

  if (value != NULL && *value != '\0')
    return value;
  complain (error, _("<%s> needs “%s”"), element, name);
  return NULL;
}

static void
start_info_link (Parser      *self,
                 const char **names,
                 const char **values,
                 GError     **error)
{
  ChieuHelpPage *page = self->builder.page;
  const char *type = needed ("link", names, values, "type", error);
  const char *xref = type != NULL ? needed ("link", names, values, "xref", error) : NULL;

  if (xref == NULL)
    return;
  if (g_str_equal (type, "guide"))
    chieu_help_builder_add_guide (&self->builder, xref, attribute (names, values, "group"));
  else if (g_str_equal (type, "next") && page->next == NULL)
    page->next = g_strdup (xref);
  else
    complain (error, _("the reader wants no link of type “%s” here"), type);
}

/* ---- Elements ---- */

static void
start_key (Parser *self)
{
  if (is_open (self, 0, "keyseq") && self->keys++ > 0)
    chieu_help_builder_add_text (&self->builder, "+", 1);
  chieu_help_builder_add_markup (&self->builder, "<b>");
}

static void
start_inside (Parser      *self,
              const char  *name,
              const char **names,
              const char **values,
              GError     **error)
{
  g_autofree char *href = NULL;
  const char *value;

  if (g_str_equal (name, "media"))
    {
      value = needed (name, names, values, "src", error);
      if (value != NULL)
        chieu_help_builder_add_card (&self->builder, value, error);
    }
  else if (g_str_equal (name, "link"))
    {
      value = needed (name, names, values, "xref", error);
      href = g_markup_printf_escaped ("<a href=\"%s\">", value != NULL ? value : "");
      chieu_help_builder_add_markup (&self->builder, href);
    }
  else if (g_str_equal (name, "keyseq"))
    self->keys = 0;
  else
    start_key (self);
}

static void
end_inside (Parser     *self,
            const char *name)
{
  if (g_str_equal (name, "link"))
    chieu_help_builder_add_markup (&self->builder, "</a>");
  else if (!g_str_equal (name, "media") && !g_str_equal (name, "keyseq"))
    chieu_help_builder_add_markup (&self->builder, "</b>");
}

static void
start_blocks (Parser      *self,
              const char  *name,
              const char **names,
              const char **values,
              GError     **error)
{
  const char *groups;

  if (g_str_equal (name, "page") && self->builder.page->id != NULL)
    complain (error, _("a file holds one page only"));
  else if (g_str_equal (name, "page"))
    self->builder.page->id = g_strdup (needed (name, names, values, "id", error));
  else if (g_str_equal (name, "section"))
    chieu_help_builder_begin_section (&self->builder, attribute (names, values, "id"));
  else if (g_str_equal (name, "link"))
    start_info_link (self, names, values, error);
  else if (g_str_equal (name, "steps"))
    self->builder.step = 0;
  else if (g_str_equal (name, "item"))
    chieu_help_builder_begin_item (&self->builder);
  else if (g_str_equal (name, "links"))
    {
      groups = needed (name, names, values, "groups", error);
      if (groups != NULL)
        chieu_help_builder_add_topics (&self->builder, groups);
    }
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Parser *self = data;
  const Element *element = find_element (self, name, error);

  if (element == NULL)
    return;
  if (element->content == INSIDE_TEXT)
    start_inside (self, name, names, values, error);
  else if (element->content == HOLDS_TEXT)
    chieu_help_builder_begin_text (&self->builder);
  else
    start_blocks (self, name, names, values, error);
  g_ptr_array_add (self->open, (gpointer) element);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  Parser *self = data;

  if (open_element (self, 0)->content == INSIDE_TEXT)
    end_inside (self, name);
  else if (g_str_equal (name, "title"))
    chieu_help_builder_end_title (&self->builder, is_open (self, 1, "item"));
  else if (g_str_equal (name, "desc"))
    chieu_help_builder_end_desc (&self->builder);
  else if (g_str_equal (name, "p"))
    chieu_help_builder_end_paragraph (&self->builder, place_of_paragraph (self), error);
  else if (g_str_equal (name, "section"))
    self->builder.depth--;
  g_ptr_array_set_size (self->open, self->open->len - 1);
}

static gboolean
is_blank (const char *text,
          gsize       length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;
  return TRUE;
}

static void
add_text (GMarkupParseContext  *context,
          const char           *text,
          gsize                 length,
          gpointer              data,
          GError              **error)
{
  Parser *self = data;
  const Element *element = open_element (self, 0);

  /* The words of a picture are for who sees none in Yelp; the reader says the name of the card itself. */
  if (element == NULL || g_str_equal (element->name, "media"))
    return;
  if (element->content != HOLDS_BLOCKS)
    chieu_help_builder_add_text (&self->builder, text, length);
  else if (!is_blank (text, length))
    complain (error, _("there is text in <%s>, which holds none"), element->name);
}

/* ---- A page ---- */

static gboolean
is_whole (const ChieuHelpPage  *page,
          GError              **error)
{
  if (page->title != NULL && page->desc != NULL)
    return TRUE;
  complain (error, _("the page needs a title and a description"));
  return FALSE;
}

ChieuHelpPage *
chieu_help_page_parse (const char  *text,
                       gssize       length,
                       const char  *file,
                       GError     **error)
{
  static const GMarkupParser callbacks = { .start_element = start_element, .end_element = end_element, .text = add_text };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) wrong = NULL;
  ChieuHelpPage *page = NULL;
  Parser self = { .open = g_ptr_array_new () };

  g_return_val_if_fail (text != NULL && file != NULL, NULL);

  chieu_help_builder_init (&self.builder);
  context = g_markup_parse_context_new (&callbacks, G_MARKUP_PREFIX_ERROR_POSITION, &self, NULL);
  if (g_markup_parse_context_parse (context, text, length, &wrong)
      && g_markup_parse_context_end_parse (context, &wrong)
      && is_whole (self.builder.page, &wrong))
    page = g_steal_pointer (&self.builder.page);
  else
    g_set_error (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_BAD_PAGE, "%s: %s", file, wrong->message);
  chieu_help_builder_clear (&self.builder);
  g_ptr_array_unref (self.open);
  return page;
}
