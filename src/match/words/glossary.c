/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "glossary.h"

#include <string.h>

/* The marks that separate the words of a title. */
#define SEPARATORS ",;()、，；（）"
/* The entry of an expression that is not a word of the game. */
#define OTHER G_MAXUINT
/* The sign that lengthens a vowel, which belongs to both kinds of kana. */
#define LONG_VOWEL 0x30fc

typedef struct
{
  char *title;
  char *text;
  char *more;
} Entry;

/* A word as it is looked for in texts. */
typedef struct
{
  gunichar *word;                /* ended with 0 */
  glong length;
  gboolean any_case;             /* word is in small letters */
  guint entry;
} Form;

struct _ChieuGlossary
{
  GArray *entries;               /* of Entry */
  GArray *forms;                 /* of Form, the longest first */
  ChieuGlossary *source;         /* (nullable): the same in the language of the texts before they are translated */
};

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_free (entry->title);
  g_free (entry->text);
  g_free (entry->more);
}

static void
form_clear (gpointer data)
{
  g_free (((Form *) data)->word);
}

ChieuGlossary *
chieu_glossary_new (void)
{
  ChieuGlossary *self = g_new0 (ChieuGlossary, 1);

  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, entry_clear);
  self->forms = g_array_new (FALSE, FALSE, sizeof (Form));
  g_array_set_clear_func (self->forms, form_clear);
  return self;
}

void
chieu_glossary_free (ChieuGlossary *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->entries);
  g_array_unref (self->forms);
  chieu_glossary_free (self->source);
  g_free (self);
}

/* ---- The words of a title ---- */

static gboolean
is_kana (gunichar c)
{
  GUnicodeScript script = g_unichar_get_script (c);

  return script == G_UNICODE_SCRIPT_KATAKANA || script == G_UNICODE_SCRIPT_HIRAGANA || c == LONG_VOWEL;
}

/* Cuts off how @word is read in kana: "chiếu チエウ" → "chiếu". */
static void
drop_reading (char *word)
{
  char *space = strrchr (word, ' ');

  if (space != NULL && is_kana (g_utf8_get_char (space + 1)) && !is_kana (g_utf8_get_char (word)))
    *space = '\0';
}

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  glong x = ((const Form *) a)->length, y = ((const Form *) b)->length;

  return (x < y) - (x > y);
}

static void
add_form (ChieuGlossary *self,
          char          *word,
          guint          entry)
{
  Form form = { .entry = entry };

  g_strstrip (word);
  drop_reading (word);
  if (*word == '\0')
    return;
  form.any_case = !g_unichar_isupper (g_utf8_get_char (word));
  form.word = g_utf8_to_ucs4_fast (word, -1, &form.length);
  for (glong i = 0; form.any_case && i < form.length; i++)
    form.word[i] = g_unichar_tolower (form.word[i]);
  g_array_append_val (self->forms, form);
}

static void
add_forms (ChieuGlossary *self,
           const char    *title,
           guint          entry)
{
  g_autofree char *composed = g_utf8_normalize (title, -1, G_NORMALIZE_NFC);
  const char *begin = composed;

  for (const char *p = composed; p != NULL; p = *p != '\0' ? g_utf8_next_char (p) : NULL)
    if (*p == '\0' || g_utf8_strchr (SEPARATORS, -1, g_utf8_get_char (p)) != NULL)
      {
        g_autofree char *word = g_strndup (begin, p - begin);

        add_form (self, word, entry);
        begin = *p != '\0' ? g_utf8_next_char (p) : p;
      }
}

guint
chieu_glossary_add_entry (ChieuGlossary *self,
                          const char    *title,
                          const char    *text,
                          const char    *more)
{
  Entry entry = { 0 };

  g_return_val_if_fail (self != NULL && title != NULL && text != NULL, 0);
  g_return_val_if_fail (g_utf8_validate (title, -1, NULL), 0);

  entry.title = g_strdup (title);
  entry.text = g_strdup (text);
  entry.more = g_strdup (more);
  g_array_append_val (self->entries, entry);
  add_forms (self, title, self->entries->len - 1);
  g_array_sort (self->forms, compare_lengths);
  return self->entries->len - 1;
}

void
chieu_glossary_add_others (ChieuGlossary *self,
                           const char    *words)
{
  g_return_if_fail (self != NULL && words != NULL);

  add_forms (self, words, OTHER);
  g_array_sort (self->forms, compare_lengths);
}

void
chieu_glossary_set_source (ChieuGlossary *self,
                           ChieuGlossary *source)
{
  g_return_if_fail (self != NULL && source != NULL && self != source);

  chieu_glossary_free (self->source);
  self->source = source;
}

guint
chieu_glossary_get_n (const ChieuGlossary *self)
{
  return self != NULL ? self->entries->len : 0;
}

const char *
chieu_glossary_get_title (const ChieuGlossary *self,
                          guint                entry)
{
  g_return_val_if_fail (entry < chieu_glossary_get_n (self), NULL);

  return g_array_index (self->entries, Entry, entry).title;
}

const char *
chieu_glossary_get_text (const ChieuGlossary *self,
                         guint                entry)
{
  g_return_val_if_fail (entry < chieu_glossary_get_n (self), NULL);

  return g_array_index (self->entries, Entry, entry).text;
}

const char *
chieu_glossary_get_spoken (const ChieuGlossary *self,
                           guint                entry)
{
  gboolean has_source;

  g_return_val_if_fail (self != NULL, NULL);

  has_source = self->source != NULL && entry < chieu_glossary_get_n (self->source);
  return chieu_glossary_get_title (has_source ? self->source : self, entry);
}

const char *
chieu_glossary_get_more (const ChieuGlossary *self,
                         guint                entry)
{
  g_return_val_if_fail (entry < chieu_glossary_get_n (self), NULL);

  return g_array_index (self->entries, Entry, entry).more;
}

/* ---- In a text ---- */

/* Returns: whether @c and another such character beside it are in the same word */
static gboolean
is_letter (gunichar c)
{
  return g_unichar_ismark (c) || g_unichar_get_script (c) == G_UNICODE_SCRIPT_LATIN;
}

static gunichar
get_char_before (const char *text,
                 const char *p)
{
  return p > text ? g_utf8_get_char (g_utf8_prev_char (p)) : 0;
}

/* Returns: (nullable): the end of @form if it is in the text at @p. A space in it matches any space. */
static const char *
match_form (const Form *form,
            const char *p)
{
  for (glong i = 0; i < form->length; i++, p = g_utf8_next_char (p))
    {
      gunichar c = *p != '\0' ? g_utf8_get_char (p) : 0;

      if (form->word[i] == ' ' ? !g_unichar_isspace (c) : (form->any_case ? g_unichar_tolower (c) : c) != form->word[i])
        return NULL;
    }
  return p;
}

static gboolean
find_here (const ChieuGlossary *self,
           const char          *text,
           const char          *p,
           ChieuGlossaryHit    *hit)
{
  gunichar first = g_utf8_get_char (p), small = g_unichar_tolower (first);
  gboolean inside = is_letter (first) && is_letter (get_char_before (text, p));

  for (guint i = 0; !inside && i < self->forms->len; i++)
    {
      const Form *form = &g_array_index (self->forms, Form, i);
      /* Hundreds of forms are tried at each character, and most differ in the first: a page full of words has to be read within a frame. */
      const char *end = (form->any_case ? small : first) == form->word[0] ? match_form (form, p) : NULL;

      if (end == NULL || (is_letter (form->word[form->length - 1]) && is_letter (g_utf8_get_char (end))))
        continue;
      *hit = (ChieuGlossaryHit) { form->entry, p - text, end - text };
      return TRUE;
    }
  return FALSE;
}

gboolean
chieu_glossary_find (const ChieuGlossary *self,
                     const char          *text,
                     gsize                from,
                     ChieuGlossaryHit    *hit)
{
  g_return_val_if_fail (text != NULL && hit != NULL, FALSE);
  g_return_val_if_fail (from <= strlen (text), FALSE);

  if (self == NULL)
    return FALSE;
  for (const char *p = text + from; *p != '\0';)
    if (!find_here (self, text, p, hit))
      p = g_utf8_next_char (p);
    else if (hit->entry != OTHER)
      return TRUE;
    else
      p = text + hit->end;
  return FALSE;
}

gboolean
chieu_glossary_find_at (const ChieuGlossary *self,
                        const char          *text,
                        gsize                at,
                        ChieuGlossaryHit    *hit)
{
  for (gsize from = 0; chieu_glossary_find (self, text, from, hit); from = hit->end)
    if (at < hit->end)
      return at >= hit->begin;
  return FALSE;
}

void
chieu_glossary_list_source (const ChieuGlossary *self,
                            const char          *text,
                            GArray              *entries)
{
  const ChieuGlossary *source = self != NULL && self->source != NULL ? self->source : self;
  ChieuGlossaryHit hit;

  g_return_if_fail (entries != NULL);

  for (gsize from = 0; text != NULL && chieu_glossary_find (source, text, from, &hit); from = hit.end)
    g_array_append_val (entries, hit.entry);
}
