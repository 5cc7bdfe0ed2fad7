/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A code is a word of a Reed–Solomon code over the field of 32 elements with two check letters: any two wrong letters are found,
 * and for a single wrong letter also its place and the right one.
 */
#include "config.h"

#include "deal-code.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/record/house-rules-shelf.h"
#include "rules/fnv.h"
#include "rules/games.h"

/* Letters and digits that are not mistaken for each other (Crockford's). */
static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

#define BITS 5
#define ELEMENTS (1 << BITS)
#define SEED_LETTERS 13
#define RULES_LETTERS 5
#define CHECK_LETTERS 2
/* The places of the first letters; after them come the sum of the house rules, if it is needed, the seed and the check. */
enum
{
  HEAD_GAME,
  HEAD_SEATS,
  HEAD_CAI,
  HEAD_LETTERS
};
#define LETTERS_USUAL (HEAD_LETTERS + SEED_LETTERS + CHECK_LETTERS)
#define LETTERS_RULES (LETTERS_USUAL + RULES_LETTERS)
/* After the head, letters come in groups of this many. */
#define GROUP 5

/* Added to the seats if the usual rules are meant and these are not the defaults of all switches. */
#define SEATS_USUAL 16

#define RULES_BITS (BITS * RULES_LETTERS)
#define RULES_MASK ((1u << RULES_BITS) - 1)

/* The letters of the seed have one bit more than the seed: the first of them is smaller than this. */
#define SEED_FIRST_MAX (ELEMENTS / 2)

/* ---- The field of 32 elements ---- */

/* x⁵ + x² + 1 */
#define FIELD 0x25

static guint8
multiply (guint8 a,
          guint8 b)
{
  guint product = 0;

  for (int i = 0; i < BITS; i++)
    if ((b & (1u << i)) != 0)
      product ^= (guint) a << i;
  for (int i = 2 * BITS - 2; i >= BITS; i--)
    if ((product & (1u << i)) != 0)
      product ^= (guint) FIELD << (i - BITS);
  return (guint8) product;
}

/* Returns: the sum of all letters, each times @x to the power of its distance from the right end */
static guint8
evaluate_at (const guint8 *letters,
             gsize         n,
             guint8        x)
{
  guint8 sum = 0;

  for (gsize i = 0; i < n; i++)
    sum = multiply (sum, x) ^ letters[i];
  return sum;
}

/* The generator of the field, and its square: at both a valid code has the value 0. */
#define ROOT_1 2
#define ROOT_2 4

/* Fills in the last two of @n letters, so that the code has the value 0 at both roots. */
static void
fill_in_check (guint8 *letters,
               gsize   n)
{
  guint8 s1, s2;

  letters[n - 2] = letters[n - 1] = 0;
  s1 = evaluate_at (letters, n, ROOT_1);
  s2 = evaluate_at (letters, n, ROOT_2);
  /* a·2 + b = s1 and a·4 + b = s2: a is found by trying. */
  for (guint8 a = 0; a < ELEMENTS; a++)
    {
      guint8 b = s1 ^ multiply (a, ROOT_1);

      if ((multiply (a, ROOT_2) ^ b) != s2)
        continue;
      letters[n - 2] = a;
      letters[n - 1] = b;
      return;
    }
}

/* ---- House rules ---- */

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

guint32
chieu_deal_code_sum_rules (const ChieuGame  *game,
                           const ChieuRules *rules)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  guint64 hash = CHIEU_FNV_START;

  g_return_val_if_fail (game != NULL && rules != NULL, 0);

  for (int i = 0; i < game->n_switches; i++)
    if (rules->value[i] != game->switches[i].standard)
      g_ptr_array_add (lines, g_strdup_printf ("%s %d\n", game->switches[i].id, rules->value[i]));
  g_ptr_array_sort (lines, compare_lines);
  for (guint i = 0; i < lines->len; i++)
    hash = chieu_fnv_add_text (hash, lines->pdata[i]);
  return (guint32) (hash ^ hash >> RULES_BITS ^ hash >> 2 * RULES_BITS) & RULES_MASK;
}

static gboolean
is_usual (const ChieuGame  *game,
          const ChieuRules *rules)
{
  return chieu_rules_count_unusual (game, rules) == 0;
}

static gboolean
has_defaults (const ChieuGame  *game,
              const ChieuRules *rules)
{
  for (int i = 0; i < game->n_switches; i++)
    if (rules->value[i] != game->switches[i].standard)
      return FALSE;
  return TRUE;
}

/* Notes that the code means @rules. */
static void
set_rules (ChieuDealCode    *self,
           const ChieuRules *rules)
{
  self->usual = is_usual (self->game, rules);
  self->defaults = has_defaults (self->game, rules);
  self->rules = chieu_deal_code_sum_rules (self->game, rules);
}

gboolean
chieu_deal_code_find_rules (const ChieuDealCode *self,
                            ChieuRules          *rules)
{
  g_return_val_if_fail (self != NULL && rules != NULL, FALSE);

  if (self->usual)
    chieu_rules_init_usual (rules, self->game);
  else
    chieu_rules_init (rules, self->game);
  return self->usual || self->defaults;
}

gboolean
chieu_deal_code_has_rules (const ChieuDealCode *self,
                           const ChieuRules    *rules)
{
  g_return_val_if_fail (self != NULL && rules != NULL, FALSE);

  return self->usual == is_usual (self->game, rules) && self->defaults == has_defaults (self->game, rules)
         && chieu_deal_code_sum_rules (self->game, rules) == self->rules;
}

gboolean
chieu_deal_code_is_equal (const ChieuDealCode *self,
                          const ChieuDealCode *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return self->game == other->game && self->seats == other->seats && self->cai == other->cai && self->usual == other->usual
         && self->defaults == other->defaults && self->rules == other->rules && self->seed == other->seed;
}

/* ---- Writing ---- */

gboolean
chieu_deal_code_init (ChieuDealCode    *self,
                      const ChieuGame  *game,
                      const ChieuRules *rules,
                      int               seats,
                      int               cai,
                      guint64           seed)
{
  g_return_val_if_fail (self != NULL && game != NULL && rules != NULL, FALSE);

  if (game->code == '\0')
    return FALSE;
  *self = (ChieuDealCode) {
    .game = game,
    .seats = seats,
    .cai = cai,
    .seed = seed,
  };
  set_rules (self, rules);
  return TRUE;
}

gboolean
chieu_deal_code_init_of_record (ChieuDealCode     *self,
                                const ChieuRecord *record)
{
  g_return_val_if_fail (self != NULL && record != NULL, FALSE);

  return record->n_deck == 0
         && chieu_deal_code_init (self, record->game, &record->rules, record->carry.seats, record->carry.cai, record->seed);
}

/* Puts the lowest bits of @number into @n letters, the highest first. */
static void
put_number (guint8  *letters,
            gsize    n,
            guint64  number)
{
  while (n > 0)
    {
      letters[--n] = number & (ELEMENTS - 1);
      number >>= BITS;
    }
}

/* Returns: the number that put_number() has put into @n letters */
static guint64
get_number (const guint8 *letters,
            gsize         n)
{
  guint64 number = 0;

  for (gsize i = 0; i < n; i++)
    number = number << BITS | letters[i];
  return number;
}

char *
chieu_deal_code_to_string (const ChieuDealCode *self)
{
  guint8 letters[LETTERS_RULES];
  gsize n, rules;
  GString *text;

  g_return_val_if_fail (self != NULL && self->game != NULL && self->game->code != '\0', NULL);

  rules = self->usual || self->defaults ? 0 : RULES_LETTERS;
  n = LETTERS_USUAL + rules;
  letters[HEAD_GAME] = (guint8) (strchr (alphabet, self->game->code) - alphabet);
  letters[HEAD_SEATS] = (guint8) (self->usual && !self->defaults ? self->seats + SEATS_USUAL : self->seats);
  letters[HEAD_CAI] = (guint8) (self->cai + 1);
  put_number (letters + HEAD_LETTERS, rules, self->rules);
  put_number (letters + HEAD_LETTERS + rules, SEED_LETTERS, self->seed);
  fill_in_check (letters, n);
  text = g_string_new (NULL);
  for (gsize i = 0; i < n; i++)
    {
      if (i >= HEAD_LETTERS && (i - HEAD_LETTERS) % GROUP == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, alphabet[letters[i]]);
    }
  return g_string_free (text, FALSE);
}

/* ---- Reading ---- */

/* Unicode does not count the minus sign as a dash. */
#define MINUS_SIGN 0x2212
/* Full-width characters stand in the order of ASCII: from “！” to “～”. */
#define FULL_WIDTH_FIRST 0xff01
#define FULL_WIDTH_LAST 0xff5e

/* The values that read_letter() returns for a character that is no letter of a code. */
#define SEPARATES (-1)
#define NO_LETTER (-2)

/* Returns: the value of the letter @c; SEPARATES if it only separates letters, NO_LETTER if it does not occur in codes */
static int
read_letter (gunichar c)
{
  const char *found;

  if (g_unichar_isspace (c) || c == '-' || g_unichar_type (c) == G_UNICODE_DASH_PUNCTUATION || c == MINUS_SIGN || c == '.')
    return SEPARATES;
  /* Japanese and Chinese keyboards write full-width letters. */
  if (c >= FULL_WIDTH_FIRST && c <= FULL_WIDTH_LAST)
    c = c - FULL_WIDTH_FIRST + '!';
  if (c == '-' || c == '.')
    return SEPARATES;
  if (c == 0 || c >= 0x80)
    return NO_LETTER;
  c = (gunichar) g_ascii_toupper ((char) c);
  c = c == 'O' ? '0' : c == 'I' || c == 'L' ? '1' : c;
  found = strchr (alphabet, (char) c);
  return found != NULL ? (int) (found - alphabet) : NO_LETTER;
}

/* Reads at most one letter more than a code can have. Returns: FALSE if there is a character that no code has */
static gboolean
read_letters (const char  *text,
              guint8       letters[LETTERS_RULES + 1],
              gsize       *n,
              GError     **error)
{
  *n = 0;
  if (strlen (text) > CHIEU_DEAL_CODE_TEXT_MAX || !g_utf8_validate (text, -1, NULL))
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE, _("This is not the code of a deal"));
  for (const char *at = text; *at != '\0' && *n <= LETTERS_RULES; at = g_utf8_next_char (at))
    {
      int value = read_letter (g_utf8_get_char (at));

      if (value >= 0)
        letters[(*n)++] = (guint8) value;
      else if (value == NO_LETTER)
        {
          g_autofree char *letter = g_utf8_substring (at, 0, 1);

          return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE,
                                   _("“%s” is not used in codes: they have digits, and the letters from A to Z except I, L, O and U"),
                                   g_unichar_iscntrl (g_utf8_get_char (at)) ? "?" : letter);
        }
    }
  return TRUE;
}

static gboolean
check_length (gsize    n,
              GError **error)
{
  if (n < LETTERS_USUAL)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE,
                             _("The code is too short: it has %d of %d letters and digits"), (int) n, LETTERS_USUAL);
  if (n > LETTERS_RULES)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE,
                             _("The code is too long: it has more than %d letters and digits"), LETTERS_RULES);
  if (n != LETTERS_USUAL && n != LETTERS_RULES)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE,
                             _("The code has %d letters and digits: it should have %d, or %d with house rules"),
                             (int) n, LETTERS_USUAL, LETTERS_RULES);
  return TRUE;
}

static gboolean
check_letters (const guint8  *letters,
               gsize          n,
               GError       **error)
{
  guint8 s1 = evaluate_at (letters, n, ROOT_1), s2 = evaluate_at (letters, n, ROOT_2), power = 1;

  if (s1 == 0 && s2 == 0)
    return TRUE;
  /* A wrong letter, k places from the right, makes s1 = e·2ᵏ and s2 = e·4ᵏ. */
  for (gsize k = 0; k < n; k++, power = multiply (power, ROOT_1))
    for (guint8 e = 1; e < ELEMENTS; e++)
      if (multiply (e, power) == s1 && multiply (multiply (e, power), power) == s2)
        return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE,
                                 _("One letter of the code is wrong, perhaps number %d: “%c” may have been “%c”"),
                                 (int) (n - k), alphabet[letters[n - 1 - k]], alphabet[letters[n - 1 - k] ^ e]);
  return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE,
                           _("Some letters of the code are wrong: compare it with what you were given"));
}

/* Finds the house rules that the letters stand for. @marked: whether the letter of the seats says that the usual rules are meant;
 * @summed: whether there are letters of a sum of house rules, @sum. It may be that of the usual rules: codes of older versions have
 * that. */
static void
read_rules (ChieuDealCode *self,
            gboolean       marked,
            gboolean       summed,
            guint32        sum)
{
  ChieuRules usual, defaults;

  chieu_rules_init_usual (&usual, self->game);
  chieu_rules_init (&defaults, self->game);
  if (!summed)
    set_rules (self, marked ? &usual : &defaults);
  else if (sum == chieu_deal_code_sum_rules (self->game, &usual) && !has_defaults (self->game, &usual))
    set_rules (self, &usual);
  else
    self->rules = sum;
}

static const ChieuGame *
find_game (guint8 letter)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    if (chieu_games[i]->code == alphabet[letter])
      return chieu_games[i];
  return NULL;
}

gboolean
chieu_deal_code_parse (ChieuDealCode  *self,
                       const char     *text,
                       GError        **error)
{
  guint8 letters[LETTERS_RULES + 1];
  ChieuRules defaults;
  gboolean marked;
  gsize n, rules;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  if (!read_letters (text, letters, &n, error) || !check_length (n, error) || !check_letters (letters, n, error))
    return FALSE;
  rules = n == LETTERS_RULES ? RULES_LETTERS : 0;
  marked = letters[HEAD_SEATS] >= SEATS_USUAL && rules == 0;
  *self = (ChieuDealCode) {
    .game = find_game (letters[HEAD_GAME]),
    .seats = marked ? letters[HEAD_SEATS] - SEATS_USUAL : letters[HEAD_SEATS],
    .cai = letters[HEAD_CAI] - 1,
    .seed = get_number (letters + HEAD_LETTERS + rules, SEED_LETTERS),
  };
  if (self->game == NULL)
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE,
                             _("The code is for a game that this version does not know (“%c”)"), alphabet[letters[HEAD_GAME]]);
  chieu_rules_init (&defaults, self->game);
  if (self->seats < self->game->min_seats || self->seats > self->game->max_seats || self->cai >= self->seats
      || letters[HEAD_LETTERS + rules] >= SEED_FIRST_MAX || (marked && is_usual (self->game, &defaults)))
    return chieu_match_fail (error, CHIEU_MATCH_ERROR_BAD_CODE, _("The code is for a deal that this game does not have"));
  read_rules (self, marked, rules > 0, (guint32) get_number (letters + HEAD_LETTERS, rules));
  return TRUE;
}
