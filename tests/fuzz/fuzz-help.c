/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages of the help: an error that names the file, or blocks that can be shown.
 */
#include "fuzz.h"

#include "app/help-page.h"

static void
check_markup (const char *markup)
{
  static const GMarkupParser nothing = { 0 };
  g_autofree char *whole = g_strdup_printf ("<markup>%s</markup>", markup);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&nothing, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, whole, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
}

static void
check_block (const ChieuHelpBlock *block)
{
  if (block->kind == CHIEU_HELP_CARDS)
    g_assert_cmpint (block->n_cards, >, 0);
  for (int i = 0; i < block->n_cards; i++)
    g_assert_cmpint (block->cards[i], <, CHIEU_TO_TOM_FACES);
  if (block->kind == CHIEU_HELP_CARDS || block->kind == CHIEU_HELP_TOPICS)
    return;
  g_assert_true (g_utf8_validate (block->text, -1, NULL));
  g_assert_nonnull (block->folded);
  check_markup (block->markup);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuHelpPage) page = chieu_help_page_parse ((const char *) data, (gssize) size, "file", &error);

  if (page == NULL)
    {
      g_assert_true (g_str_has_prefix (error->message, "file: "));
      return 0;
    }
  g_assert_true (page->id != NULL && page->title != NULL && page->desc != NULL);
  for (guint i = 0; i < page->blocks->len; i++)
    check_block (page->blocks->pdata[i]);
  return 0;
}
