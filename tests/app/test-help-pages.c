/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages of the help in the language of the session (LANGUAGE; none: English): that they lead to each
 * other, and say of switches, cước and faults what the rules do, in the words of the program.
 * CHIEU_LOCALE names where the translations are.
 */
#include <string.h>

#include "app/help/help-book.h"
#include "app/help/help-picture.h"
#include "app/help/help-place.h"
#include "common/language.h"
#include "match/words/words.h"
#include "games/chan/rules/chan.h"
#include "rules/games.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/to-tom/rules/to-tom.h"

static const char *
get_language (void)
{
  const char *language = g_getenv ("LANGUAGE");

  return language != NULL && *language != '\0' ? language : "C";
}

static ChieuHelpBook *
book_new (const char *language)
{
  const char *const list[] = { language, NULL };

  return chieu_help_book_new (list);
}

static const ChieuHelpBlock *
get_block (const ChieuHelpPage *page,
           guint                place)
{
  g_assert_cmpuint (place, <, page->blocks->len);
  return page->blocks->pdata[place];
}

/* ---- The pages themselves ---- */

/* The number of links that do something by an action of the program. */
static int actions;

static void
check_links (ChieuHelpBook        *book,
             const ChieuHelpBlock *block)
{
  for (const char *p = block->markup; p != NULL && (p = strstr (p, "href=\"")) != NULL; p++)
    {
      const char *begin = p + strlen ("href=\"");
      g_autofree char *xref = g_strndup (begin, strcspn (begin, "\""));
      g_autofree char *section = NULL;
      g_autoptr (GError) error = NULL;

      if (g_str_has_prefix (xref, "action:"))
        {
          g_assert_cmpstr (xref, ==, "action:app.drums");
          actions++;
          continue;
        }
      chieu_help_book_resolve (book, xref, &section, &error);
      g_assert_no_error (error);
    }
}

/* A picture of the mat is part of the program, and has words for somebody who does not see it. Returns: whether @block is one */
static gboolean
check_picture (const ChieuHelpBlock *block)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (block->kind != CHIEU_HELP_MAT)
    return FALSE;
  path = g_strconcat (CHIEU_HELP_PICTURES, block->id, NULL);
  g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (block->id, get_language ()));
  g_assert_cmpstr (block->text, !=, "");
  return TRUE;
}

/* The links of every page lead somewhere, and it is listed in the contents. */
static void
test_pages (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  g_autoptr (ChieuHelpBook) source = book_new ("C");
  GPtrArray *pages = chieu_help_book_get_pages (book);
  int pictures = 0;

  /* A book whose pages were not built is the English one. */
  g_assert_cmpstr (chieu_help_book_get_language (book), ==, get_language ());
  g_assert_cmpuint (pages->len, ==, chieu_help_book_get_pages (source)->len);
  actions = 0;
  for (guint i = 0; i < pages->len; i++)
    {
      const ChieuHelpPage *page = pages->pdata[i];

      for (guint b = 0; b < page->blocks->len; b++)
        {
          check_links (book, page->blocks->pdata[b]);
          pictures += check_picture (page->blocks->pdata[b]);
        }
      g_assert_true (g_str_equal (page->id, CHIEU_HELP_INDEX) || page->guides->len == 1);
    }
  g_assert_cmpint (actions, >, 0);
  g_assert_cmpint (pictures, >=, 8);
}

/* The contents list each page once; the pages lead through the whole book. */
static void
test_contents (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *index = chieu_help_book_get_page (book, CHIEU_HELP_INDEX, NULL);
  const ChieuHelpPage *page;
  GPtrArray *pages = chieu_help_book_get_pages (book);
  const char *section = NULL;
  guint listed = 0, read = 1;

  g_assert_nonnull (index);
  for (guint i = 0; i < index->blocks->len; i++)
    {
      const ChieuHelpBlock *block = get_block (index, i);

      if (block->kind == CHIEU_HELP_HEADING)
        section = block->id;
      if (block->kind == CHIEU_HELP_TOPICS)
        {
          g_autoptr (GPtrArray) topics = chieu_help_book_list_topics (book, index, section, block->groups);

          g_assert_cmpuint (topics->len, ==, g_strv_length (block->groups));
          listed += topics->len;
        }
    }
  g_assert_cmpuint (listed, ==, pages->len - 1);
  for (page = pages->pdata[1]; chieu_help_book_get_next (book, page) != NULL; read++)
    {
      g_assert_true (chieu_help_book_get_previous (book, chieu_help_book_get_next (book, page)) == page);
      page = chieu_help_book_get_next (book, page);
    }
  g_assert_cmpuint (read, ==, pages->len - 1);
}

/* Each word that is explained stands, with the same explanation, under a letter once more. */
static void
test_words_by_letter (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *words = chieu_help_book_get_page (book, "words", NULL);
  const ChieuHelpPage *again = chieu_help_book_get_page (book, "words-by-letter", NULL);
  g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (guint i = 0; i + 1 < again->blocks->len; i++)
    if (get_block (again, i)->kind == CHIEU_HELP_TERM)
      g_hash_table_add (found, (gpointer) get_block (again, i + 1)->text);
  for (guint i = 0; i + 1 < words->blocks->len; i++)
    if (get_block (words, i)->kind == CHIEU_HELP_TERM)
      {
        g_assert_true (g_hash_table_contains (found, get_block (words, i + 1)->text));
        n++;
      }
  g_assert_cmpuint (n, >, 100);
  g_assert_cmpuint (g_hash_table_size (found), ==, n);
}

/* ---- What the pages say of the rules ---- */

/* Returns: (transfer full): all of the text below the heading of @section */
static char *
collect_section_text (const ChieuHelpPage *page,
                      const char          *section)
{
  GString *text = g_string_new (NULL);
  gboolean in = FALSE;

  for (guint i = 0; i < page->blocks->len; i++)
    {
      const ChieuHelpBlock *block = get_block (page, i);

      if (block->kind == CHIEU_HELP_HEADING)
        in = g_strcmp0 (block->id, section) == 0;
      else if (in && block->text != NULL)
        g_string_append_printf (text, "%s\n", block->text);
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_number (const char *text,
            int         number)
{
  g_autofree char *digits = g_strdup_printf ("(?<![0-9])%d(?![0-9])", number);

  return g_regex_match_simple (digits, text, 0, 0);
}

/* Returns: the heading of @section, without which the test fails */
static const ChieuHelpBlock *
must_find_heading (const ChieuHelpPage *page,
                   const char          *section)
{
  const ChieuHelpBlock *heading;

  g_assert_nonnull (page);
  heading = chieu_help_page_find_heading (page, section);
  if (heading == NULL)
    g_error ("%s.page has no section “%s”", page->id, section);
  return heading;
}

/* Each of the first @n switches of @game stands on the page @id under its own id, with its usual number. */
static void
check_switches (const ChieuGame *game,
                const char      *id,
                int              n)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *page = chieu_help_book_get_page (book, id, NULL);

  for (int i = 0; i < n; i++)
    {
      const ChieuSwitch *one = &game->switches[i];
      g_autofree char *text = collect_section_text (page, one->id);

      must_find_heading (page, one->id);
      g_assert_cmpuint (strlen (text), >, 10);
      if (one->words == NULL && !has_number (text, one->standard))
        g_error ("%s.page#%s does not say %d: %s", id, one->id, one->standard, text);
    }
}

static void
test_switches (void)
{
  check_switches (&chieu_to_tom, "house-rules", chieu_to_tom.n_switches);
}

static int
find_standard (const char *id)
{
  for (int i = 0; i < chieu_to_tom.n_switches; i++)
    if (g_str_equal (chieu_to_tom.switches[i].id, id))
      return chieu_to_tom.switches[i].standard;
  g_error ("there is no switch “%s”", id);
}

/* Every cước has its section, with its name and points in the heading. */
static void
test_cuoc (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *page = chieu_help_book_get_page (book, "cuoc", NULL);

  for (int i = 0; i < CHIEU_N_CUOC; i++)
    {
      g_autofree char *points = g_strconcat ("points-", chieu_cuoc_ids[i], NULL);
      const ChieuHelpBlock *heading = must_find_heading (page, chieu_cuoc_ids[i]);
      g_autofree char *text = collect_section_text (page, chieu_cuoc_ids[i]);

      if (!has_number (heading->text, find_standard (points)))
        g_error ("cuoc.page#%s is worth %d: “%s”", chieu_cuoc_ids[i], find_standard (points), heading->text);
      g_assert_true (g_str_has_prefix (heading->text,
                                       chieu_words_cuoc (chieu_words_for_game (&chieu_to_tom), i, 5)));
      g_assert_cmpuint (strlen (text), >, 3);
    }
}

/* Each fault has its section, and bears the name that the program gives it. */
static void
test_faults (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *page = chieu_help_book_get_page (book, "faults", NULL);
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  int n = 0;

  for (int i = 1; i < CHIEU_TO_TOM_N_REASONS; i++)
    if (chieu_words_fault (words, (ChieuReason) i) != NULL)
      {
        g_autofree char *text = collect_section_text (page, chieu_to_tom.reasons[i]);

        g_assert_cmpstr (must_find_heading (page, chieu_to_tom.reasons[i])->text, ==,
                         chieu_words_fault (words, (ChieuReason) i));
        g_assert_cmpuint (strlen (text), >, 10);
        n++;
      }
  g_assert_cmpint (n, >, 15);
}

/* The cost of a fault decides under which heading it stands. */
static void
test_costs (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *page = chieu_help_book_get_page (book, "faults", NULL);
  static const char *const headings[] = { "no-cost", "unpaid-faults", "debt-faults" };
  const char *group = NULL;
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_to_tom);
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const ChieuHelpBlock *block = get_block (page, i);

      if (block->kind == CHIEU_HELP_HEADING && block->level == 2)
        group = block->id;
      for (int reason = 1; block->kind == CHIEU_HELP_HEADING && block->level == 3 && reason < CHIEU_TO_TOM_N_REASONS; reason++)
        if (g_strcmp0 (block->id, chieu_to_tom.reasons[reason]) == 0)
          g_assert_cmpstr (group, ==, headings[chieu_to_tom_cost (&rules, reason)]);
    }
}

/* ---- Chắn ---- */

static void
test_chan_switches (void)
{
  /* The values of the cước stand on the page of these. */
  check_switches (&chieu_chan, "chan-house-rules", CHIEU_CHAN_DIEM);
}

static void
test_luc_ho_switches (void)
{
  check_switches (&chieu_luc_ho, "luc-ho-house-rules", CHIEU_LUC_HO_N_SWITCHES);
}

static void
test_chan_cuoc (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *page = chieu_help_book_get_page (book, "chan-cuoc", NULL);
  const ChieuWords *words = chieu_words_for_game (&chieu_chan);

  for (int i = 0; i < CHIEU_CHAN_N_CUOC; i++)
    {
      const char *heading = must_find_heading (page, chieu_chan_cuoc_ids[i])->text;

      g_assert_true (g_str_has_prefix (heading, chieu_words_cuoc (words, i, 4)));
      g_assert_true (has_number (heading, chieu_chan.switches[CHIEU_CHAN_DIEM + i].standard));
      g_assert_true (has_number (heading, chieu_chan.switches[CHIEU_CHAN_DICH + i].standard));
    }
}

/* Each fault bears the name that the program gives it, under the heading of what it leads to. */
static void
test_chan_faults (void)
{
  static const char *const headings[] = { "", "unpaid", "hidden", "open", "false", "call", "lost" };
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());
  const ChieuHelpPage *page = chieu_help_book_get_page (book, "chan-faults", NULL);
  const ChieuWords *words = chieu_words_for_game (&chieu_chan);
  const char *group = NULL;
  int n = 0;

  for (guint i = 0; i < page->blocks->len; i++)
    {
      const ChieuHelpBlock *block = get_block (page, i);

      if (block->kind == CHIEU_HELP_HEADING && block->level == 2)
        group = block->id;
      for (int reason = 1; block->kind == CHIEU_HELP_HEADING && block->level == 3 && reason < CHIEU_CHAN_N_REASONS; reason++)
        if (g_strcmp0 (block->id, chieu_chan.reasons[reason]) == 0)
          {
            g_assert_cmpstr (group, ==, headings[chieu_chan_fault_kind (reason)]);
            g_assert_cmpstr (block->text, ==, chieu_words_fault (words, (ChieuReason) reason));
            n++;
          }
    }
  g_assert_cmpint (n, ==, CHIEU_CHAN_N_REASONS - CHIEU_CHAN_BO_U);
}

/* ---- F1 ---- */

static void
test_places (void)
{
  g_autoptr (ChieuHelpBook) book = book_new (get_language ());

  for (int i = 0; chieu_help_place_get (i) != NULL; i++)
    {
      g_autofree char *section = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (chieu_help_book_resolve (book, chieu_help_place_get (i)->xref, &section, &error));
      g_assert_no_error (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  chieu_test_use_language ();
  g_test_add_func ("/help-pages/read", test_pages);
  g_test_add_func ("/help-pages/contents", test_contents);
  g_test_add_func ("/help-pages/words-by-letter", test_words_by_letter);
  g_test_add_func ("/help-pages/switches", test_switches);
  g_test_add_func ("/help-pages/cuoc", test_cuoc);
  g_test_add_func ("/help-pages/faults", test_faults);
  g_test_add_func ("/help-pages/chan-switches", test_chan_switches);
  g_test_add_func ("/help-pages/luc-ho-switches", test_luc_ho_switches);
  g_test_add_func ("/help-pages/chan-cuoc", test_chan_cuoc);
  g_test_add_func ("/help-pages/chan-faults", test_chan_faults);
  g_test_add_func ("/help-pages/costs", test_costs);
  g_test_add_func ("/help-pages/places", test_places);
  return g_test_run ();
}
