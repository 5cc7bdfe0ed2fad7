/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The verses to the call are lục bát: six syllables and eight, with their tones and their rhyme where they belong. A tone mark gives the
 * tone of a syllable, and its rhyme is all that follows the first consonants.
 */
#include <glib.h>
#include <string.h>

#include "games/to-tom/rules/to-tom.h"
#include "match/words/words.h"

typedef struct
{
  gunichar tone;                 /* the tone mark, 0: none */
  char *rhyme;                   /* the vowels and what follows, without the tone */
} Syllable;

/* The tone marks as combining characters. */
#define HUYEN 0x300
#define SAC 0x301
#define NGA 0x303
#define HOI 0x309
#define NANG 0x323

static gboolean
is_tone (gunichar c)
{
  return c == HUYEN || c == SAC || c == NGA || c == HOI || c == NANG;
}

/* Returns: what follows the first consonants of @word, of which “gi” and “qu” end in a letter that looks like a vowel */
static const char *
skip_onset (const char *word)
{
  static const char *const onsets[] = { "ngh", "qu", "ng", "nh", "ch", "th", "tr", "ph", "kh", "gh", "đ", NULL };

  if (g_str_has_prefix (word, "gi") && word[2] != '\0')
    return word + 2;
  for (int i = 0; onsets[i] != NULL; i++)
    if (g_str_has_prefix (word, onsets[i]))
      return word + strlen (onsets[i]);
  return strchr ("bcdghklmnprstvx", *word) != NULL ? word + 1 : word;
}

/* Reads @word into @syllable, whose rhyme is to be freed. */
static void
read_syllable (const char *word,
               Syllable   *syllable)
{
  g_autofree char *lower = g_utf8_strdown (word, -1);
  g_autofree char *apart = g_utf8_normalize (lower, -1, G_NORMALIZE_NFD);
  g_autoptr (GString) without = g_string_new (NULL);
  g_autofree char *joined = NULL;

  syllable->tone = 0;
  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    if (is_tone (g_utf8_get_char (p)))
      syllable->tone = g_utf8_get_char (p);
    else if (g_unichar_isalpha (g_utf8_get_char (p)) || g_unichar_ismark (g_utf8_get_char (p)))
      g_string_append_unichar (without, g_utf8_get_char (p));
  joined = g_utf8_normalize (without->str, -1, G_NORMALIZE_NFC);
  syllable->rhyme = g_strdup (skip_onset (joined));
}

/* Returns: whether the tone is a level one (bằng) */
static gboolean
is_level (const Syllable *syllable)
{
  return syllable->tone == 0 || syllable->tone == HUYEN;
}

/* Reads the @n syllables of @line into @syllables, from place 1 on as lục bát counts them, and checks the tones: every second syllable is
 * level, but the fourth is not. */
static void
check_line (const char *line,
            guint       n,
            Syllable   *syllables)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, n);
  for (guint i = 0; i < n; i++)
    read_syllable (words[i], &syllables[i + 1]);
  for (guint i = 2; i <= n; i += 2)
    if (is_level (&syllables[i]) != (i != 4))
      g_error ("“%s”: the tone of “%s” is wrong there", line, words[i - 1]);
}

static void
check_verse (const char *verse)
{
  g_auto (GStrv) lines = g_strsplit (verse, "\n", -1);
  Syllable six[7], eight[9];

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  check_line (lines[0], 6, six);
  check_line (lines[1], 8, eight);
  g_assert_cmpstr (six[6].rhyme, ==, eight[6].rhyme);
  /* One of them is huyền, the other has no mark. */
  g_assert_cmpuint (eight[6].tone, !=, eight[8].tone);
  for (int i = 1; i <= 8; i++)
    g_free (eight[i].rhyme);
  for (int i = 1; i <= 6; i++)
    g_free (six[i].rhyme);
}

/* Returns: (transfer none): the verse to a call of the @n @cuoc */
static const char *
get_verse (const guint8 *cuoc,
           int           n,
           int           seats)
{
  ChieuMove call = { .kind = CHIEU_TO_TOM_XUONG, .n = (guint8) n, .split = (guint8) n };

  memcpy (call.cards, cuoc, (gsize) n);
  return chieu_words_verse (chieu_words_for_game (&chieu_to_tom), &call, seats);
}

#define VERSE(seats, ...) get_verse ((const guint8[]) { __VA_ARGS__ }, (int) sizeof ((const guint8[]) { __VA_ARGS__ }), (seats))

static void
test_lines (void)
{
  static const guint8 tom_leo[] = { CHIEU_CUOC_TOM, CHIEU_CUOC_LEO };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int seats = 4; seats <= 5; seats++)
    {
      for (guint8 cuoc = 0; cuoc < CHIEU_N_CUOC; cuoc++)
        {
          check_verse (get_verse (&cuoc, 1, seats));
          g_hash_table_add (seen, (gpointer) get_verse (&cuoc, 1, seats));
        }
      check_verse (get_verse (tom_leo, 2, seats));
      g_hash_table_add (seen, (gpointer) get_verse (tom_leo, 2, seats));
    }
  /* One for each cước, one for tôm lèo, and one for each of the two that bí tứ names otherwise. */
  g_assert_cmpuint (g_hash_table_size (seen), ==, CHIEU_N_CUOC + 3);
}

/* The highest cước of several has the verse; thông, which is called first, has it only where there is no other. */
static void
test_which (void)
{
  g_assert_cmpstr (VERSE (5, CHIEU_CUOC_THONG, CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_TOM), ==, VERSE (5, CHIEU_CUOC_BACH_DINH));
  g_assert_cmpstr (VERSE (5, CHIEU_CUOC_THONG, CHIEU_CUOC_TOM, CHIEU_CUOC_LEO), ==, VERSE (5, CHIEU_CUOC_TOM, CHIEU_CUOC_LEO));
  g_assert_cmpstr (VERSE (5, CHIEU_CUOC_THONG, CHIEU_CUOC_SUONG), ==, VERSE (5, CHIEU_CUOC_THONG));
  g_assert_cmpstr (VERSE (5, CHIEU_CUOC_TOM), !=, VERSE (5, CHIEU_CUOC_TOM, CHIEU_CUOC_LEO));
  g_assert_cmpstr (VERSE (4, CHIEU_CUOC_THAP_HONG), !=, VERSE (5, CHIEU_CUOC_THAP_HONG));
}

static void
test_other_games (void)
{
  ChieuMove call = { .n = 1 };

  for (int i = 0; chieu_games[i] != NULL; i++)
    if (chieu_games[i] != &chieu_to_tom)
      g_assert_null (chieu_words_verse (chieu_words_for_game (chieu_games[i]), &call, chieu_games[i]->max_seats));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verse/lines", test_lines);
  g_test_add_func ("/verse/which", test_which);
  g_test_add_func ("/verse/other-games", test_other_games);
  return g_test_run ();
}
