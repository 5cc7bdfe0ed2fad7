/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gloss-help.h"

#include <glib/gi18n.h>
#include <string.h>

#include "help-book.h"

/* In markup this stands before the place to which a link leads; a quotation mark ends the place. */
#define HREF "href=\""

/* Returns: (transfer full) (nullable): where the first link of @markup leads */
static char *
find_first_link (const char *markup)
{
  const char *link = strstr (markup, HREF);

  if (link == NULL)
    return NULL;
  link += strlen (HREF);
  return g_strndup (link, strcspn (link, "\""));
}

static ChieuGlossary *
read_words (const char *const *languages)
{
  g_autoptr (ChieuHelpBook) book = chieu_help_book_new_of_page (languages, CHIEU_GLOSS_PAGE);
  const ChieuHelpPage *page = chieu_help_book_get_page (book, CHIEU_GLOSS_PAGE, NULL);
  ChieuGlossary *glossary = chieu_glossary_new ();

  /* The pages in this language may not explain the words. */
  if (page == NULL)
    return glossary;

  /* A word is explained by the text that follows it. */
  for (guint i = 0; i + 1 < page->blocks->len; i++)
    {
      const ChieuHelpBlock *term = page->blocks->pdata[i], *text = page->blocks->pdata[i + 1];
      g_autofree char *more = NULL;

      if (term->kind != CHIEU_HELP_TERM || text->kind != CHIEU_HELP_TEXT)
        continue;
      more = find_first_link (text->markup);
      chieu_glossary_add (glossary, term->text, text->text, more);
    }
  return glossary;
}

ChieuGlossary *
chieu_gloss_from_help (void)
{
  static const char *const source[] = { "C", NULL };
  ChieuGlossary *glossary = read_words (g_get_language_names ());

  chieu_glossary_set_source (glossary, read_words (source));
  /* Translators: everyday words, between commas, that hold a word of the game and are none of it, so that they bear no
   * line: in Vietnamese “cửa sổ”. A dash if there are none. */
  chieu_glossary_add_others (glossary, C_("words that are not of the game", "—"));
  return glossary;
}
