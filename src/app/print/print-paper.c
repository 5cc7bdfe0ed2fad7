/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print-paper.h"

#include <gtk/gtk.h>

const ChieuPrintPaper chieu_print_papers[CHIEU_PRINT_PAPERS] = {
  { "A4", GTK_PAPER_NAME_A4, 210, 297 },
  { "A3", GTK_PAPER_NAME_A3, 297, 420 },
  { "Letter", GTK_PAPER_NAME_LETTER, 215.9, 279.4 },
};

int
chieu_print_papers_find_usual (void)
{
  for (int i = 0; i < CHIEU_PRINT_PAPERS; i++)
    if (g_str_has_prefix (gtk_paper_size_get_default (), chieu_print_papers[i].gtk_name))
      return i;
  return 0;
}

int
chieu_print_papers_find (const char *name)
{
  g_return_val_if_fail (name != NULL, -1);

  for (int i = 0; i < CHIEU_PRINT_PAPERS; i++)
    if (g_ascii_strcasecmp (chieu_print_papers[i].name, name) == 0)
      return i;
  return -1;
}
