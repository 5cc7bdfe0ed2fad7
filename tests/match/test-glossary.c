/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of the game are found in texts: the longest ones, as whole words, in each script.
 */
#include "match/words/glossary.h"

#include <locale.h>

static ChieuGlossary *
make_glossary (void)
{
  static const char *const titles[] = {
    "chiếu", "Tổ tôm", "bí", "bí tứ", "khàn", "dậy khàn", "vạn, sách, văn", "Thường", "ù", "ăn 5 binh",
    "坎（khàn カン）", "萬、索、文（vạn, sách, văn）", "フォン（phỗng）", "吃五兵", "吃",
  };
  ChieuGlossary *glossary = chieu_glossary_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_cmpuint (chieu_glossary_add_entry (glossary, titles[i], "T", i == 0 ? "playing" : NULL), ==, i);
  chieu_glossary_add_others (glossary, "bí mật, chiếu cố");
  return glossary;
}

/* Returns: (transfer full): all that is found in @text, as "ENTRY=WORD; …" with the numbers of the entries */
static char *
find_all (const ChieuGlossary *glossary,
          const char          *text)
{
  GString *found = g_string_new (NULL);
  ChieuGlossaryHit hit;

  for (gsize from = 0; chieu_glossary_find (glossary, text, from, &hit); from = hit.end)
    g_string_append_printf (found, "%s%u=%.*s", found->len > 0 ? "; " : "", hit.entry, (int) (hit.end - hit.begin),
                            text + hit.begin);
  return g_string_free (found, FALSE);
}

static void
test_texts (void)
{
  static const struct { const char *text, *found; } rows[] = {
    { "", "" },
    { "Nothing of the game.", "" },
    { "A khàn lies there.", "4=khàn" },
    { "KHÀN, Khàn: khàn", "4=KHÀN; 4=Khàn; 4=khàn" },
    { "Dậy khàn!", "5=Dậy khàn" },
    { "dậy  khàn", "4=khàn" },
    { "dậy\nkhàn", "5=dậy\nkhàn" },
    { "bí tứ and bí", "3=bí tứ; 2=bí" },
    { "bíx xbí bi b", "" },
    { "7 vạn/3 Sách", "6=vạn; 6=Sách" },
    { "tổ tôm, Tổ tôm", "1=Tổ tôm" },
    { "thường; Thường", "7=Thường" },
    { "ù", "8=ù" },
    { "ùn, mù", "" },
    { "“ù”", "8=ù" },
    { "ăn 5 binh", "9=ăn 5 binh" },
    { "坎が三つ", "10=坎" },
    { "khàn（坎）を", "4=khàn; 10=坎" },
    { "吃五兵、吃", "13=吃五兵; 14=吃" },
    { "五索", "11=索" },
    { "碰phỗng吃", "12=phỗng; 14=吃" },
    { "カン", "" },
    { "Bí mật, bí", "2=bí" },
    { "chiếu cố; chiếu", "0=chiếu" },
  };
  g_autoptr (ChieuGlossary) glossary = make_glossary ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *found = find_all (glossary, rows[i].text);

      g_assert_cmpstr (found, ==, rows[i].found);
    }
}

/* A word is found from the place of any of its bytes, and from no place beside it. */
static void
test_at (void)
{
  g_autoptr (ChieuGlossary) glossary = make_glossary ();
  const char *text = "a bí, ù";
  ChieuGlossaryHit hit;

  g_assert_false (chieu_glossary_find_at (glossary, text, 1, &hit));
  g_assert_true (chieu_glossary_find_at (glossary, text, 2, &hit));
  g_assert_cmpuint (hit.entry, ==, 2);
  g_assert_true (chieu_glossary_find_at (glossary, text, 3, &hit));
  g_assert_true (chieu_glossary_find_at (glossary, text, 4, &hit));
  g_assert_false (chieu_glossary_find_at (glossary, text, 5, &hit));
  g_assert_false (chieu_glossary_find_at (glossary, text, 6, &hit));
  g_assert_true (chieu_glossary_find_at (glossary, text, 7, &hit));
  g_assert_cmpuint (hit.entry, ==, 8);
  g_assert_true (chieu_glossary_find_at (glossary, text, 8, &hit));
  g_assert_false (chieu_glossary_find_at (glossary, text, 9, &hit));
  g_assert_false (chieu_glossary_find_at (glossary, text, 100, &hit));
  g_assert_false (chieu_glossary_find (NULL, text, 0, &hit));
}

static void
test_entries (void)
{
  g_autoptr (ChieuGlossary) glossary = make_glossary ();

  g_assert_cmpuint (chieu_glossary_get_n (glossary), ==, 15);
  g_assert_cmpstr (chieu_glossary_get_title (glossary, 6), ==, "vạn, sách, văn");
  g_assert_cmpstr (chieu_glossary_get_text (glossary, 6), ==, "T");
  g_assert_cmpstr (chieu_glossary_get_more (glossary, 0), ==, "playing");
  g_assert_null (chieu_glossary_get_more (glossary, 1));
  g_assert_cmpuint (chieu_glossary_get_n (NULL), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  g_test_add_func ("/glossary/texts", test_texts);
  g_test_add_func ("/glossary/at", test_at);
  g_test_add_func ("/glossary/entries", test_entries);
  return g_test_run ();
}
