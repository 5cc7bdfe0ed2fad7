/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-book.h"

#include <glib/gi18n.h>
#include <string.h>

/* The pages as the build made them (help/compile.py). */
#define BOOKS "/io/github/chieubai/ChieuBai/help-pages"
/* The locale of English, the language of the source. */
#define LANGUAGE_SOURCE "C"

struct _ChieuHelpBook
{
  GObject parent_instance;

  char *language;                /* of the pages */
  GHashTable *pages;             /* id → ChieuHelpPage */
  GPtrArray *in_order;           /* of ChieuHelpPage, not owned */
};

G_DEFINE_FINAL_TYPE (ChieuHelpBook, chieu_help_book, G_TYPE_OBJECT)

/* ---- Reading ---- */

/* Returns: (transfer full) (nullable): the pages in @language. */
static GVariant *
find_pages (GVariant   *books,
            const char *language)
{
  for (gsize i = 0; i < g_variant_n_children (books); i++)
    {
      g_autoptr (GVariant) pages = NULL;
      const char *name;

      g_variant_get_child (books, i, "(&s@a" CHIEU_HELP_PAGE_TYPE ")", &name, &pages);
      if (g_str_equal (name, language))
        return g_steal_pointer (&pages);
    }
  return NULL;
}

/* Finds the pages in the first of @languages that has some, and notes that language. In the languages of the session a name comes first with
 * its encoding, with which no pages are found, and then without: "vi_VN.UTF-8", "vi_VN", "vi". Returns: (transfer full): the pages */
static GVariant *
choose_pages (ChieuHelpBook     *self,
              const char *const *languages)
{
  g_autoptr (GBytes) data = g_resources_lookup_data (BOOKS, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GVariant) books = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (CHIEU_HELP_BOOKS_TYPE), data, FALSE));
  const char *language = LANGUAGE_SOURCE;
  GVariant *pages = NULL;

  for (int i = 0; pages == NULL && languages[i] != NULL; i++)
    if (!g_str_equal (languages[i], LANGUAGE_SOURCE))
      {
        pages = find_pages (books, languages[i]);
        language = pages != NULL ? languages[i] : LANGUAGE_SOURCE;
      }
  self->language = g_strdup (language);
  return pages != NULL ? pages : find_pages (books, LANGUAGE_SOURCE);
}

/* Reads page @id, or all pages if it is NULL. */
static void
read_pages (ChieuHelpBook     *self,
            const char *const *languages,
            const char        *id)
{
  g_autoptr (GVariant) pages = choose_pages (self, languages);

  for (gsize i = 0; i < g_variant_n_children (pages); i++)
    {
      g_autoptr (GVariant) data = g_variant_get_child_value (pages, i);
      const char *name;

      g_variant_get_child (data, 0, "&s", &name);
      if (id == NULL || g_str_equal (name, id))
        {
          ChieuHelpPage *page = chieu_help_page_new (data);

          g_hash_table_insert (self->pages, (gpointer) page->id, page);
        }
    }
}

/* ---- Order ---- */

static gboolean
is_next_of_any (ChieuHelpBook       *self,
                const ChieuHelpPage *page)
{
  GHashTableIter iter;
  ChieuHelpPage *other;

  g_hash_table_iter_init (&iter, self->pages);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &other))
    if (g_strcmp0 (other->next, page->id) == 0)
      return TRUE;
  return FALSE;
}

/* Adds @page (nullable) and those to which it leads one after the other. They may lead in a circle: each is added once. */
static void
add_chain (ChieuHelpBook *self,
           ChieuHelpPage *page)
{
  while (page != NULL && !g_ptr_array_find (self->in_order, page, NULL))
    {
      g_ptr_array_add (self->in_order, page);
      page = page->next != NULL ? g_hash_table_lookup (self->pages, page->next) : NULL;
    }
}

static void
put_in_order (ChieuHelpBook *self)
{
  g_autoptr (GList) ids = g_list_sort (g_hash_table_get_keys (self->pages), (GCompareFunc) strcmp);

  add_chain (self, g_hash_table_lookup (self->pages, CHIEU_HELP_INDEX));
  for (GList *id = ids; id != NULL; id = id->next)
    {
      ChieuHelpPage *page = g_hash_table_lookup (self->pages, id->data);

      if (!is_next_of_any (self, page))
        add_chain (self, page);
    }
  /* The pages that are left lead in a circle: each of them is the next of another. */
  for (GList *id = ids; id != NULL; id = id->next)
    add_chain (self, g_hash_table_lookup (self->pages, id->data));
}

ChieuHelpBook *
chieu_help_book_new (const char *const *languages)
{
  return chieu_help_book_new_of_page (languages, NULL);
}

ChieuHelpBook *
chieu_help_book_new_of_page (const char *const *languages,
                             const char        *id)
{
  ChieuHelpBook *self = g_object_new (CHIEU_TYPE_HELP_BOOK, NULL);

  g_return_val_if_fail (languages != NULL, self);

  read_pages (self, languages, id);
  put_in_order (self);
  return self;
}

/* ---- Pages ---- */

const ChieuHelpPage *
chieu_help_book_get_page (ChieuHelpBook  *self,
                          const char     *id,
                          GError        **error)
{
  const ChieuHelpPage *page;

  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  page = g_hash_table_lookup (self->pages, id);
  if (page == NULL)
    g_set_error (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_NO_PAGE, _("The help has no page “%s”"), id);
  return page;
}

const char *
chieu_help_book_get_language (ChieuHelpBook *self)
{
  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), NULL);

  return self->language;
}

GPtrArray *
chieu_help_book_get_pages (ChieuHelpBook *self)
{
  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), NULL);

  return self->in_order;
}

const ChieuHelpPage *
chieu_help_book_get_previous (ChieuHelpBook       *self,
                              const ChieuHelpPage *page)
{
  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self) && page != NULL, NULL);

  for (guint i = 0; i < self->in_order->len; i++)
    {
      const ChieuHelpPage *other = self->in_order->pdata[i];

      if (g_strcmp0 (other->next, page->id) == 0)
        return other;
    }
  return NULL;
}

const ChieuHelpPage *
chieu_help_book_get_next (ChieuHelpBook       *self,
                          const ChieuHelpPage *page)
{
  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self) && page != NULL, NULL);

  return page->next != NULL ? g_hash_table_lookup (self->pages, page->next) : NULL;
}

static gboolean
is_topic_of (const ChieuHelpPage *page,
             const char          *guide,
             const char          *group)
{
  for (guint i = 0; i < page->guides->len; i++)
    {
      const ChieuHelpGuide *link = page->guides->pdata[i];

      if (g_str_equal (link->xref, guide) && g_strcmp0 (link->group, group) == 0)
        return TRUE;
    }
  return FALSE;
}

GPtrArray *
chieu_help_book_list_topics (ChieuHelpBook       *self,
                             const ChieuHelpPage *page,
                             const char          *section,
                             char               **groups)
{
  g_autofree char *guide = NULL;
  GPtrArray *topics = g_ptr_array_new ();

  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self) && page != NULL && groups != NULL, topics);

  guide = section != NULL ? g_strdup_printf ("%s#%s", page->id, section) : g_strdup (page->id);
  for (int group = 0; groups[group] != NULL; group++)
    for (guint i = 0; i < self->in_order->len; i++)
      if (is_topic_of (self->in_order->pdata[i], guide, groups[group]))
        g_ptr_array_add (topics, self->in_order->pdata[i]);
  return topics;
}

const ChieuHelpPage *
chieu_help_book_resolve (ChieuHelpBook  *self,
                         const char     *xref,
                         char          **section,
                         GError        **error)
{
  const char *hash;
  g_autofree char *id = NULL;
  const ChieuHelpPage *page;

  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self) && xref != NULL && section != NULL, NULL);

  hash = strchr (xref, '#');
  id = hash != NULL ? g_strndup (xref, hash - xref) : g_strdup (xref);
  page = chieu_help_book_get_page (self, id, error);
  *section = NULL;
  if (page == NULL || hash == NULL)
    return page;
  if (chieu_help_page_find_heading (page, hash + 1) == NULL)
    {
      g_set_error (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_NO_PAGE,
                   _("The page “%s” has no section “%s”"), id, hash + 1);
      return NULL;
    }
  *section = g_strdup (hash + 1);
  return page;
}

/* ---- The object ---- */

static void
finalize (GObject *object)
{
  ChieuHelpBook *self = CHIEU_HELP_BOOK (object);

  g_free (self->language);
  g_ptr_array_unref (self->in_order);
  g_hash_table_unref (self->pages);
  G_OBJECT_CLASS (chieu_help_book_parent_class)->finalize (object);
}

static void
chieu_help_book_class_init (ChieuHelpBookClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_help_book_init (ChieuHelpBook *self)
{
  self->pages = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) chieu_help_page_free);
  self->in_order = g_ptr_array_new ();
}
