/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-search.h"

#include <string.h>

/* The scores of a word: in the title of the page and in the heading it counts once, in the text each time it occurs. */
#define SCORE_TITLE 6
#define SCORE_HEADING 12
#define SCORE_HEADING_BEGINS 20
#define SCORE_TEXT 1
/* This score is added once if the words stand one after the other, as they were typed: in the heading, or else in the text. */
#define SCORE_PHRASE_HEADING 60
#define SCORE_PHRASE_TEXT 15
/* The length of a snippet in characters, and how many of these come before the word that was found. */
#define SNIPPET_LENGTH 160
#define SNIPPET_BEFORE 50
/* The page that lists the words once more, by letter. It is not searched, because it would only repeat what was found. */
#define PAGE_AGAIN "words-by-letter"

static void
found_free (gpointer data)
{
  ChieuHelpFound *found = data;

  g_free (found->snippet);
  g_free (found);
}

/* ---- One section ---- */

/* The blocks of a page from a heading to the next. */
typedef struct
{
  const ChieuHelpPage *page;
  guint first;                   /* the heading */
  guint end;
} Section;

static const ChieuHelpBlock *
get_block (const Section *section,
           guint          place)
{
  return section->page->blocks->pdata[place];
}

static int
count_word (const ChieuHelpBlock *block,
            const char           *word)
{
  int n = 0;

  if (block->folded == NULL)
    return 0;
  for (const char *p = strstr (block->folded, word); p != NULL; p = strstr (p + 1, word))
    n++;
  return n;
}

static int
score_word (const Section *section,
            const char    *word)
{
  const ChieuHelpBlock *heading = get_block (section, section->first);
  int score = 0;

  if (count_word (heading, word) > 0)
    score += g_str_has_prefix (heading->folded, word) ? SCORE_HEADING_BEGINS : SCORE_HEADING;
  for (guint i = section->first + 1; i < section->end; i++)
    score += SCORE_TEXT * count_word (get_block (section, i), word);
  return score;
}

static int
score_phrase (const Section *section,
              char         **words)
{
  g_autofree char *phrase = g_strjoinv (" ", words);

  if (words[1] == NULL)
    return 0;
  if (count_word (get_block (section, section->first), phrase) > 0)
    return SCORE_PHRASE_HEADING;
  for (guint i = section->first + 1; i < section->end; i++)
    if (count_word (get_block (section, i), phrase) > 0)
      return SCORE_PHRASE_TEXT;
  return 0;
}

/* Returns: 0 unless every word is in the section or in the title of its page, and one of them in the section itself */
static int
score_section (const Section *section,
               char         **words)
{
  int sum = 0;
  gboolean here = FALSE;

  for (int i = 0; words[i] != NULL; i++)
    {
      int own = score_word (section, words[i]);
      int title = count_word (get_block (section, 0), words[i]) > 0 ? SCORE_TITLE : 0;

      if (own + title == 0)
        return 0;
      here = here || own > 0;
      sum += own + title;
    }
  return here ? sum + score_phrase (section, words) : 0;
}

/* Folding may change the number of characters, so @text is folded character by character, to keep count. Returns: the number, from 0, of
 * the character of @text at which @word begins; 0 also if @word is not there */
static glong
find_character (const char *text,
                const char *word)
{
  g_autoptr (GString) folded = g_string_new (NULL);
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (gsize));
  const char *found;
  guint i = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      g_autofree char *one = g_strndup (p, g_utf8_next_char (p) - p);
      g_autofree char *small = chieu_help_fold_letters (one);

      g_string_append (folded, small);
      g_array_append_val (ends, folded->len);
    }
  found = strstr (folded->str, word);
  while (found != NULL && i < ends->len && g_array_index (ends, gsize, i) <= (gsize) (found - folded->str))
    i++;
  return i;
}

static char *
cut_snippet (const char *text,
             const char *word)
{
  glong length = g_utf8_strlen (text, -1);
  glong from = CLAMP (find_character (text, word) - SNIPPET_BEFORE, 0, MAX (length - SNIPPET_LENGTH, 0));
  g_autofree char *part = g_utf8_substring (text, from, MIN (from + SNIPPET_LENGTH, length));

  return g_strconcat (from > 0 ? "…" : "", part, from + SNIPPET_LENGTH < length ? "…" : "", NULL);
}

/* A word that is explained is shown with its explanation, unless what follows it has no text. */
static char *
make_snippet (const Section *section,
              guint          place,
              const char    *word)
{
  g_autofree char *both = NULL;

  if (get_block (section, place)->kind != CHIEU_HELP_TERM || place + 1 == section->end || get_block (section, place + 1)->text == NULL)
    return cut_snippet (get_block (section, place)->text, word);
  both = g_strdup_printf ("%s: %s", get_block (section, place)->text, get_block (section, place + 1)->text);
  return cut_snippet (both, word);
}

/* Finds the text with the words as they were typed, else with the first of them, else the first text. */
static char *
find_snippet (const Section *section,
              char         **words)
{
  g_autofree char *phrase = g_strjoinv (" ", words);
  const char *const wanted[] = { phrase, words[0] };

  for (gsize w = 0; w < G_N_ELEMENTS (wanted); w++)
    for (guint i = section->first + 1; i < section->end; i++)
      if (count_word (get_block (section, i), wanted[w]) > 0)
        return make_snippet (section, i, wanted[w]);
  for (guint i = section->first + 1; i < section->end; i++)
    if (get_block (section, i)->text != NULL)
      return cut_snippet (get_block (section, i)->text, words[0]);
  return g_strdup (section->page->desc);
}

/* ---- All sections ---- */

static void
search_section (const Section *section,
                char         **words,
                GPtrArray     *results)
{
  int score = score_section (section, words);
  ChieuHelpFound *found;

  if (score == 0)
    return;
  found = g_new0 (ChieuHelpFound, 1);
  found->page = section->page;
  found->heading = get_block (section, section->first);
  found->snippet = find_snippet (section, words);
  found->score = score;
  g_ptr_array_add (results, found);
}

static void
search_page (const ChieuHelpPage *page,
             char               **words,
             GPtrArray           *results)
{
  Section section = { .page = page };

  for (guint i = 1; i <= page->blocks->len; i++)
    {
      const ChieuHelpBlock *block = i < page->blocks->len ? page->blocks->pdata[i] : NULL;

      if (block != NULL && block->kind != CHIEU_HELP_HEADING)
        continue;
      section.end = i;
      search_section (&section, words, results);
      section.first = i;
    }
}

/* The sort is stable: equal scores stay in the order of the book. */
static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const ChieuHelpFound *one = *(const ChieuHelpFound *const *) a, *other = *(const ChieuHelpFound *const *) b;

  return other->score - one->score;
}

static char **
split_query (const char *query)
{
  g_autofree char *folded = chieu_help_fold_letters (query);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t\n,;", -1);
  GPtrArray *words = g_ptr_array_new ();

  for (int i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_ptr_array_add (words, g_strdup (parts[i]));
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

GPtrArray *
chieu_help_search (ChieuHelpBook *book,
                   const char    *query)
{
  GPtrArray *results = g_ptr_array_new_with_free_func (found_free);
  GPtrArray *pages;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (CHIEU_IS_HELP_BOOK (book), results);
  g_return_val_if_fail (query != NULL, results);

  pages = chieu_help_book_get_pages (book);
  words = split_query (query);
  for (guint i = 0; words[0] != NULL && i < pages->len; i++)
    if (!g_str_equal (((const ChieuHelpPage *) pages->pdata[i])->id, PAGE_AGAIN))
      search_page (pages->pdata[i], words, results);
  g_ptr_array_sort (results, compare_found);
  return results;
}
