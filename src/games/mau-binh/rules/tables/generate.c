/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Run in the build: writes the tables that classes.h declares, and from RATES.TXT the rates of mau-binh.h:
 *
 *   generate RATES.TXT CLASSES.C RATES.C
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../rates-fill.h"

#define RANKS CHIEU_MAU_BINH_RANKS
#define ACE CHIEU_MAU_BINH_ACE
#define ROW CHIEU_MAU_BINH_LONG_ROW
#define FIVE CHIEU_MAU_BINH_FIVE

/* ---- The order of chi ---- */

/* Everything that decides, the most important first, RANK_BITS each: kind and five ranks. */
typedef uint32_t Strength;
#define RANK_BITS 4
#define RANK_MASK ((1 << RANK_BITS) - 1)
#define KIND_SHIFT (RANK_BITS * ROW)

/* Five or three cards, without their suits. */
typedef struct
{
  int count[RANKS];              /* how many cards of each rank */
  int n;
  int flush;                     /* whether all are of one suit */
} Chi;

/* Returns: the highest rank of the straight that the five cards make, or −1 */
static int
straight_top (const Chi *chi)
{
  for (int top = ACE; top >= FIVE; top--)
    {
      int held = 0;

      for (int i = 0; i < ROW; i++)
        held += chi->count[(top - i + RANKS) % RANKS] == 1;
      if (held == ROW && (top > FIVE || chi->count[ACE] == 1))
        return top;
    }
  return -1;
}

/* Appends the ranks that occur @times times, the highest first. */
static void
add_ranks (const Chi *chi,
           int        times,
           int        ranks[ROW],
           int       *n)
{
  for (int rank = RANKS - 1; rank >= 0; rank--)
    if (chi->count[rank] == times)
      ranks[(*n)++] = rank;
}

static int
kind_of (const Chi *chi,
         int        pairs,
         int        threes,
         int        fours)
{
  int straight = chi->n == ROW && straight_top (chi) >= 0;

  if (straight && chi->flush)
    return CHIEU_MAU_BINH_THUNG_PHA_SANH;
  if (fours > 0)
    return CHIEU_MAU_BINH_TU_QUY;
  if (threes > 0 && pairs > 0)
    return CHIEU_MAU_BINH_CU_LU;
  if (chi->flush)
    return CHIEU_MAU_BINH_THUNG;
  if (straight)
    return CHIEU_MAU_BINH_SANH;
  if (threes > 0)
    return CHIEU_MAU_BINH_XAM;
  return pairs == 2 ? CHIEU_MAU_BINH_THU : pairs == 1 ? CHIEU_MAU_BINH_DOI : CHIEU_MAU_BINH_MAU_THAU;
}

static Strength
strength_of (const Chi *chi)
{
  int ranks[ROW] = { 0 }, n = 0, fours, threes, pairs, kind;
  Strength strength;

  add_ranks (chi, 4, ranks, &n);
  fours = n;
  add_ranks (chi, 3, ranks, &n);
  threes = n - fours;
  add_ranks (chi, 2, ranks, &n);
  pairs = n - fours - threes;
  add_ranks (chi, 1, ranks, &n);
  kind = kind_of (chi, pairs, threes, fours);
  if (kind == CHIEU_MAU_BINH_SANH || kind == CHIEU_MAU_BINH_THUNG_PHA_SANH)
    {
      ranks[0] = straight_top (chi);
      n = 1;
    }
  /* The rank of the four, or of the three in a cù lũ, decides alone. */
  if (kind == CHIEU_MAU_BINH_TU_QUY || kind == CHIEU_MAU_BINH_CU_LU)
    n = 1;
  strength = (Strength) kind;
  for (int i = 0; i < ROW; i++)
    strength = strength << RANK_BITS | (Strength) (i < n ? ranks[i] : 0);
  return strength;
}

static uint16_t
key_of (Strength strength)
{
  int kind = (int) (strength >> KIND_SHIFT);
  int first = strength >> (KIND_SHIFT - RANK_BITS) & RANK_MASK, second = strength >> (KIND_SHIFT - 2 * RANK_BITS) & RANK_MASK;

  /* The first rank is enough for these. */
  if (kind == CHIEU_MAU_BINH_XAM)
    second = 0;
  return CHIEU_MAU_BINH_KEY (kind, first, second);
}

/* ---- All chi ---- */

/* Room for the strengths of all sorts of five cards, of which there are CHIEU_MAU_BINH_SORTS_5 at most, and of the C(13, 5) = 1287 sets of
 * ranks of one suit: 7475 together, before equal ones are made one. */
#define STRENGTHS_MAX 16384

/* The strengths of all chi of one size. */
typedef struct
{
  Strength of_sort[CHIEU_MAU_BINH_SORTS_5];
  Strength of_set[1 << RANKS];
  Strength all[STRENGTHS_MAX];   /* in order, each once */
  int n;
} Classes;

static Classes five, three;
static uint16_t weight[ROW][RANKS];

static int
compare (const void *a,
         const void *b)
{
  Strength x = *(const Strength *) a, y = *(const Strength *) b;

  return (x > y) - (x < y);
}

/* Finds the strengths of all sorts of @n cards that have the @depth cards of @chi, and others of rank @from and above. @sort: the number of
 * the sort as far as those cards decide it */
static void
each_sort (Classes *classes,
           int      n,
           int      from,
           int      depth,
           int      sort,
           Chi     *chi)
{
  if (depth == n)
    {
      classes->of_sort[sort] = classes->all[classes->n++] = strength_of (chi);
      return;
    }
  for (int rank = from; rank < RANKS; rank++)
    if (chi->count[rank] < CHIEU_MAU_BINH_SUITS)
      {
        chi->count[rank]++;
        each_sort (classes, n, rank, depth + 1, sort + weight[depth][rank], chi);
        chi->count[rank]--;
      }
}

/* Finds the strengths of all sets of five ranks in one suit. */
static void
each_flush (Classes *classes)
{
  for (int set = 0; set < 1 << RANKS; set++)
    {
      Chi chi = { .n = ROW, .flush = 1 };

      if (__builtin_popcount ((unsigned) set) != ROW)
        continue;
      for (int rank = 0; rank < RANKS; rank++)
        chi.count[rank] = set >> rank & 1;
      classes->of_set[set] = classes->all[classes->n++] = strength_of (&chi);
    }
}

static void
put_in_order (Classes *classes)
{
  int n = 0;

  qsort (classes->all, (size_t) classes->n, sizeof classes->all[0], compare);
  for (int i = 0; i < classes->n; i++)
    if (n == 0 || classes->all[n - 1] != classes->all[i])
      classes->all[n++] = classes->all[i];
  classes->n = n;
}

static int
class_of (const Classes *classes,
          Strength       strength)
{
  int low = 0;

  while (low < classes->n && classes->all[low] < strength)
    low++;
  return low;
}

static void
make_classes (void)
{
  Chi chi = { .n = ROW };

  /* weight[i][rank] = C(rank + i, i + 1). */
  for (int rank = 0; rank < RANKS; rank++)
    for (int i = 0; i < ROW; i++)
      {
        int product = 1;

        for (int k = 0; k <= i; k++)
          product = product * (rank + k) / (k + 1);
        weight[i][rank] = (uint16_t) product;
      }
  each_sort (&five, chi.n, 0, 0, 0, &chi);
  each_flush (&five);
  put_in_order (&five);
  chi.n = CHIEU_MAU_BINH_SHORT_ROW;
  each_sort (&three, chi.n, 0, 0, 0, &chi);
  put_in_order (&three);
}

/* ---- Writing ---- */

static void
print_table (FILE           *file,
             const char     *name,
             const uint16_t *values,
             int             n)
{
  fprintf (file, "const uint16_t %s[%d] = {", name, n);
  for (int i = 0; i < n; i++)
    fprintf (file, "%s%d,", i % 16 == 0 ? "\n  " : " ", values[i]);
  fprintf (file, "\n};\n\n");
}

static void
print_strengths (FILE           *file,
                 const char     *name,
                 const Classes  *classes,
                 const Strength *strengths,
                 int             n)
{
  static uint16_t values[1 << RANKS];

  for (int i = 0; i < n; i++)
    values[i] = strengths[i] != 0 ? (uint16_t) class_of (classes, strengths[i]) : 0;
  print_table (file, name, values, n);
}

static void
print_keys (FILE          *file,
            const char    *name,
            const Classes *classes)
{
  static uint16_t keys[CHIEU_MAU_BINH_CLASSES_5];

  for (int i = 0; i < classes->n; i++)
    keys[i] = key_of (classes->all[i]);
  print_table (file, name, keys, classes->n);
}

/* A chi 3 is as strong as the weakest five cards that begin with its ranks. */
static void
print_floor (FILE *file)
{
  uint16_t lowest[CHIEU_MAU_BINH_CLASSES_3];

  for (int i = 0; i < three.n; i++)
    lowest[i] = (uint16_t) class_of (&five, three.all[i]);
  print_table (file, "chieu_mau_binh_floor", lowest, three.n);
}

static void
print_kinds (FILE *file)
{
  uint16_t start[CHIEU_MAU_BINH_N_KINDS + 1];

  for (int kind = 0; kind <= CHIEU_MAU_BINH_N_KINDS; kind++)
    start[kind] = (uint16_t) class_of (&five, (Strength) kind << KIND_SHIFT);
  print_table (file, "chieu_mau_binh_kind_start", start, CHIEU_MAU_BINH_N_KINDS + 1);
}

static void
print_classes (FILE *file)
{
  fprintf (file, "#include \"games/mau-binh/rules/classes.h\"\n\n");
  fprintf (file, "const uint16_t chieu_mau_binh_weight[%d][%d] = {\n", ROW, RANKS);
  for (int i = 0; i < ROW; i++)
    {
      fprintf (file, "  {");
      for (int rank = 0; rank < RANKS; rank++)
        fprintf (file, " %d,", weight[i][rank]);
      fprintf (file, " },\n");
    }
  fprintf (file, "};\n\n");
  print_strengths (file, "chieu_mau_binh_class5", &five, five.of_sort, CHIEU_MAU_BINH_SORTS_5);
  print_strengths (file, "chieu_mau_binh_class3", &three, three.of_sort, CHIEU_MAU_BINH_SORTS_3);
  print_strengths (file, "chieu_mau_binh_flush", &five, five.of_set, 1 << RANKS);
  print_keys (file, "chieu_mau_binh_key5", &five);
  print_keys (file, "chieu_mau_binh_key3", &three);
  print_floor (file);
  print_kinds (file);
}

/* ---- The rates ---- */

static void
fail (const char *path,
      int         line,
      const char *what)
{
  fprintf (stderr, "%s:%d: %s\n", path, line, what);
  exit (1);
}

/* Reads a line "ROW GRADE … BELOW" of @row. Returns: the number at its end */
static uint32_t
read_line (const char *path,
           int         line,
           const char *text,
           int         row)
{
  const char *last = strrchr (text, ' ');
  unsigned long below;
  char *end;

  if (last == NULL || text[0] != '1' + row)
    fail (path, line, "no line of this chi");
  below = strtoul (last + 1, &end, 10);
  if (end == last + 1 || (*end != '\n' && *end != '\0') || below > CHIEU_MAU_BINH_MILLION)
    fail (path, line, "no number up to a million at its end");
  return (uint32_t) below;
}

/* Reads all grades of all rows in their order. */
static void
read_rates (const char *path,
            uint32_t    below[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_GRADES_MAX + 1],
            int         n_grades[CHIEU_MAU_BINH_ROWS])
{
  FILE *file = fopen (path, "r");
  char text[256];
  int row = 0, grade = 0, line = 0;

  if (file == NULL)
    fail (path, 0, "cannot be read");
  while (fgets (text, sizeof text, file) != NULL)
    {
      line++;
      if (text[0] == '#' || text[0] == '\n')
        continue;
      if (row == CHIEU_MAU_BINH_ROWS)
        fail (path, line, "there are too many lines");
      below[row][grade] = read_line (path, line, text, row);
      if (grade > 0 && below[row][grade] < below[row][grade - 1])
        fail (path, line, "less than the line before");
      if (++grade == n_grades[row])
        {
          below[row][grade] = CHIEU_MAU_BINH_MILLION;
          row++;
          grade = 0;
        }
    }
  fclose (file);
  if (row != CHIEU_MAU_BINH_ROWS)
    fail (path, line, "lines are missing");
}

static void
print_list (FILE           *file,
            const uint16_t *values,
            int             n)
{
  fprintf (file, "  {");
  for (int i = 0; i < n; i++)
    fprintf (file, "%s%d,", i % 16 == 0 ? "\n    " : " ", values[i]);
  fprintf (file, "\n  },\n");
}

static void
print_rates (FILE       *file,
             const char *path)
{
  static uint32_t below[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_GRADES_MAX + 1];
  static ChieuMauBinhRates rates;
  static uint16_t keys[2][CHIEU_MAU_BINH_CLASSES_5];
  int n_grades[CHIEU_MAU_BINH_ROWS];

  for (int i = 0; i < five.n; i++)
    keys[0][i] = key_of (five.all[i]);
  for (int i = 0; i < three.n; i++)
    keys[1][i] = key_of (three.all[i]);
  n_grades[CHIEU_MAU_BINH_CHI_1] = n_grades[CHIEU_MAU_BINH_CHI_2] = rates_count_grades (keys[0], five.n);
  n_grades[CHIEU_MAU_BINH_CHI_3] = rates_count_grades (keys[1], three.n);
  read_rates (path, below, n_grades);
  for (int row = 0; row < CHIEU_MAU_BINH_LONG_ROWS; row++)
    rates_fill_row (keys[0], five.n, below[row], rates.lower5[row], rates.higher5[row]);
  rates_fill_row (keys[1], three.n, below[CHIEU_MAU_BINH_CHI_3], rates.lower3, rates.higher3);
  fprintf (file, "#include \"games/mau-binh/rules/mau-binh.h\"\n\nconst ChieuMauBinhRates chieu_mau_binh_rates = {\n  {\n");
  print_list (file, rates.lower5[0], five.n);
  print_list (file, rates.lower5[1], five.n);
  fprintf (file, "  },\n  {\n");
  print_list (file, rates.higher5[0], five.n);
  print_list (file, rates.higher5[1], five.n);
  fprintf (file, "  },\n");
  print_list (file, rates.lower3, three.n);
  print_list (file, rates.higher3, three.n);
  fprintf (file, "};\n");
}

static FILE *
open_output (const char *path)
{
  FILE *file = fopen (path, "w");

  if (file == NULL)
    fail (path, 0, "cannot be written");
  return file;
}

static void
close_output (const char *path,
              FILE       *file)
{
  int failed = ferror (file);

  if (fclose (file) != 0 || failed)
    fail (path, 0, "cannot be written");
}

int
main (int   argc,
      char *argv[])
{
  FILE *classes, *rates;

  if (argc != 4)
    {
      fprintf (stderr, "usage: generate RATES.TXT CLASSES.C RATES.C\n");
      return 1;
    }
  classes = open_output (argv[2]);
  rates = open_output (argv[3]);
  make_classes ();
  if (five.n != CHIEU_MAU_BINH_CLASSES_5 || three.n != CHIEU_MAU_BINH_CLASSES_3)
    {
      fprintf (stderr, "generate: %d and %d classes\n", five.n, three.n);
      return 1;
    }
  print_classes (classes);
  print_rates (rates, argv[1]);
  close_output (argv[2], classes);
  close_output (argv[3], rates);
  return 0;
}
