/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gloss-help.h"

#include <glib/gi18n.h>
#include <string.h>

#include "help-book.h"
#include "mat/widgets/gloss.h"

/* In markup, this precedes the place to which a link leads; a quotation mark ends the place. */
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

/* Returns: (transfer full): the words that the help explains in the first of @languages that it has */
static ChieuGlossary *
read_glossary (const char *const *languages)
{
  g_autoptr (ChieuHelpBook) book = chieu_help_book_new_of_page (languages, CHIEU_GLOSS_PAGE);
  const ChieuHelpPage *page = chieu_help_book_get_page (book, CHIEU_GLOSS_PAGE, NULL);
  ChieuGlossary *glossary = chieu_glossary_new ();

  /* The build has this page in every language (help/meson.build). A word is explained by the text that follows it. */
  for (guint i = 0; i + 1 < page->blocks->len; i++)
    {
      const ChieuHelpBlock *term = page->blocks->pdata[i], *text = page->blocks->pdata[i + 1];
      g_autofree char *more = NULL;

      if (term->kind != CHIEU_HELP_TERM || text->kind != CHIEU_HELP_TEXT)
        continue;
      more = find_first_link (text->markup);
      chieu_glossary_add_entry (glossary, term->text, text->text, more);
    }
  return glossary;
}

ChieuGlossary *
chieu_gloss_from_help (void)
{
  static const char *const source[] = { "C", NULL };
  ChieuGlossary *glossary = read_glossary (g_get_language_names ());

  chieu_glossary_set_source (glossary, read_glossary (source));
  /* Translators: a list, with commas, of everyday words of your language that contain a word of the game but have nothing to do
   * with it, so that the program does not underline it there: in Vietnamese “cửa sổ”, a window. If there are none, a dash. */
  chieu_glossary_add_others (glossary, C_("words that are not of the game", "—"));
  return glossary;
}
