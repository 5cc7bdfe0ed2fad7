/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-book.h"

#include <glib/gi18n.h>
#include <string.h>

#include "config.h"
#include "match/bounded.h"

#define SUFFIX ".page"
/* Of a page, of all pages that are read, and how many: CHIEU_HELP may name any folder. */
#define PAGE_BYTES_MAX (256 * 1024)
#define BOOK_BYTES_MAX (4 * 1024 * 1024)
#define PAGES_MAX 400
/* English, the language of the source. */
#define LANGUAGE_SOURCE "C"

struct _ChieuHelpBook
{
  GObject parent_instance;

  char *language;                /* (nullable): whose pages these are */
  GHashTable *pages;             /* id → ChieuHelpPage */
  GHashTable *bad;               /* id → GError */
  GPtrArray *in_order;           /* of ChieuHelpPage, not owned */
  GPtrArray *errors;             /* of GError, not owned */
};

G_DEFINE_FINAL_TYPE (ChieuHelpBook, chieu_help_book, G_TYPE_OBJECT)

/* ---- Folders ---- */

/* Installed pages lie in a folder of the program below that of the language, others directly in it. */
static char *
find_pages (const char *folder,
            const char *language)
{
  const char *const below[] = { GETTEXT_PACKAGE, "" };

  for (gsize i = 0; i < G_N_ELEMENTS (below); i++)
    {
      g_autofree char *place = g_build_filename (folder, language, below[i], NULL);
      g_autofree char *index = g_build_filename (place, CHIEU_HELP_INDEX SUFFIX, NULL);

      if (g_file_test (index, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&place);
    }
  return NULL;
}

static char *
find_in_folders (char       **folders,
                 const char  *language)
{
  char *place = NULL;

  for (int i = 0; place == NULL && folders[i] != NULL; i++)
    place = find_pages (folders[i], language);
  return place;
}

/* Languages of the session also name their encoding, which no folder does: "vi_VN.UTF-8", "vi_VN", "vi". */
static char *
find_language (ChieuHelpBook      *self,
               const char         *folders,
               const char *const  *languages)
{
  const char *variable = g_getenv (CHIEU_HELP_VARIABLE);
  const char *where = folders != NULL ? folders : variable != NULL ? variable : HELPDIR;
  g_auto (GStrv) list = g_strsplit (where, G_SEARCHPATH_SEPARATOR_S, -1);
  const char *language = NULL;
  char *place = NULL;

  for (int i = 0; place == NULL && languages[i] != NULL; i++)
    {
      language = languages[i];
      place = g_str_equal (language, LANGUAGE_SOURCE) ? NULL : find_in_folders (list, language);
    }
  if (place == NULL)
    {
      language = LANGUAGE_SOURCE;
      place = find_in_folders (list, language);
    }
  self->language = place != NULL ? g_strdup (language) : NULL;
  return place;
}

/* ---- Reading ---- */

/* @left: bytes that may still be read of all pages together. */
static void
read_page (ChieuHelpBook *self,
           const char    *place,
           const char    *file,
           gsize         *left)
{
  g_autofree char *path = g_build_filename (place, file, NULL);
  g_autofree char *id = g_strndup (file, strlen (file) - strlen (SUFFIX));
  g_autofree char *text = NULL;
  g_autoptr (ChieuHelpPage) page = NULL;
  GError *error = NULL;
  gsize length;

  if (chieu_bounded_read (path, MIN (PAGE_BYTES_MAX, *left), &text, &length, &error))
    {
      *left -= length;
      page = chieu_help_page_parse (text, (gssize) length, file, &error);
    }
  if (page != NULL && !g_str_equal (page->id, id))
    g_set_error (&error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_BAD_PAGE,
                 _("%s: the page bears another name, “%s”"), file, page->id);
  if (error != NULL)
    {
      g_hash_table_insert (self->bad, g_steal_pointer (&id), error);
      g_ptr_array_add (self->errors, error);
      return;
    }
  g_hash_table_insert (self->pages, g_steal_pointer (&id), g_steal_pointer (&page));
}

static void
read_pages (ChieuHelpBook *self,
            const char    *place)
{
  gboolean more;
  g_autoptr (GPtrArray) files = chieu_bounded_list (place, SUFFIX, PAGES_MAX, &more);
  gsize left = BOOK_BYTES_MAX;

  if (more)
    g_message ("help: %s has more than %u pages that are read", place, files->len);
  for (guint i = 0; i < files->len; i++)
    read_page (self, place, files->pdata[i], &left);
}

/* ---- Order ---- */

static gboolean
is_somebodys_next (ChieuHelpBook       *self,
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

/* Pages may lead in a circle: each is taken once. */
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

      if (!is_somebodys_next (self, page))
        add_chain (self, page);
    }
  for (GList *id = ids; id != NULL; id = id->next)
    add_chain (self, g_hash_table_lookup (self->pages, id->data));
}

ChieuHelpBook *
chieu_help_book_new (const char         *folders,
                     const char *const  *languages)
{
  ChieuHelpBook *self = g_object_new (CHIEU_TYPE_HELP_BOOK, NULL);
  g_autofree char *place = NULL;

  g_return_val_if_fail (languages != NULL, self);

  place = find_language (self, folders, languages);
  if (place != NULL)
    read_pages (self, place);
  put_in_order (self);
  return self;
}

ChieuHelpBook *
chieu_help_book_new_of_page (const char         *folders,
                             const char *const  *languages,
                             const char         *id)
{
  ChieuHelpBook *self = g_object_new (CHIEU_TYPE_HELP_BOOK, NULL);
  g_autofree char *place = NULL;
  g_autofree char *file = NULL;
  gsize left = PAGE_BYTES_MAX;

  g_return_val_if_fail (languages != NULL && id != NULL, self);

  place = find_language (self, folders, languages);
  file = g_strconcat (id, SUFFIX, NULL);
  if (place != NULL)
    read_page (self, place, file, &left);
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
  GError *bad;

  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  page = g_hash_table_lookup (self->pages, id);
  if (page != NULL)
    return page;
  bad = g_hash_table_lookup (self->bad, id);
  if (bad != NULL)
    g_propagate_error (error, g_error_copy (bad));
  else
    g_set_error (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_NO_PAGE, _("The help has no page “%s”"), id);
  return NULL;
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

GPtrArray *
chieu_help_book_get_errors (ChieuHelpBook *self)
{
  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), NULL);

  return self->errors;
}

const ChieuHelpPage *
chieu_help_book_get_previous (ChieuHelpBook       *self,
                              const ChieuHelpPage *page)
{
  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), NULL);

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
  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), NULL);

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
  g_autofree char *guide = section != NULL ? g_strdup_printf ("%s#%s", page->id, section) : g_strdup (page->id);
  GPtrArray *topics = g_ptr_array_new ();

  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (self), topics);

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
  const char *hash = strchr (xref, '#');
  g_autofree char *id = hash != NULL ? g_strndup (xref, hash - xref) : g_strdup (xref);
  const ChieuHelpPage *page = chieu_help_book_get_page (self, id, error);

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
  g_ptr_array_unref (self->errors);
  g_hash_table_unref (self->pages);
  g_hash_table_unref (self->bad);
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
  self->pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) chieu_help_page_free);
  self->bad = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_error_free);
  self->in_order = g_ptr_array_new ();
  self->errors = g_ptr_array_new ();
}
