/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the library of arranged hands in the build:
 *
 *   mau-binh-library FILE.C
 */
#include <stdio.h>

#include "games/mau-binh/bots/bots.h"
#include "games/mau-binh/bots/library.h"

/* Every build makes the same hands. */
#define SEED 77

static void
print_library (FILE *stream)
{
  ChieuRandom random;
  ChieuRules rules;

  chieu_random_init (&random, SEED);
  chieu_rules_init (&rules, &chieu_mau_binh);
  fprintf (stream, "#include \"games/mau-binh/bots/library.h\"\n\n"
           "const uint8_t chieu_mau_binh_library[CHIEU_MAU_BINH_LIBRARY][CHIEU_MAU_BINH_HAND] = {\n");
  for (int n = 0; n < CHIEU_MAU_BINH_LIBRARY;)
    {
      ChieuMove move;

      chieu_mau_binh_decide (chieu_mau_binh_deal_hand (&random), &rules, &move);
      if (move.kind != CHIEU_MAU_BINH_XEP)
        continue;
      fputs ("  { ", stream);
      for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
        fprintf (stream, "%d, ", move.cards[i]);
      fputs ("},\n", stream);
      n++;
    }
  fputs ("};\n", stream);
}

int
main (int    argc,
      char **argv)
{
  FILE *stream;

  if (argc != 2)
    {
      fprintf (stderr, "usage: mau-binh-library FILE.C\n");
      return 2;
    }
  stream = fopen (argv[1], "w");
  if (stream != NULL)
    {
      int failed;

      print_library (stream);
      failed = ferror (stream);
      if (fclose (stream) == 0 && !failed)
        return 0;
    }
  fprintf (stderr, "%s: cannot be written\n", argv[1]);
  return 1;
}
