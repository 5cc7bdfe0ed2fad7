/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-layout.h"

#include "layouts.h"

/* One row a game. */
static const ChieuMatLayout *const layouts[] = {
  &chieu_mat_layout_to_tom,
  &chieu_mat_layout_chan,
  &chieu_mat_layout_luc_ho,
  &chieu_mat_layout_mau_binh,
};

const ChieuMatLayout *
chieu_mat_layout_find (const ChieuGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    if (layouts[i]->game == game)
      return layouts[i];
  return NULL;
}

const ChieuMatLayout *
chieu_mat_layout_get (int i)
{
  return i >= 0 && i < (int) G_N_ELEMENTS (layouts) ? layouts[i] : NULL;
}

int
chieu_mat_layout_first_button (const ChieuMatLayout *layout,
                               const char           *action)
{
  for (int b = 0; b < layout->n_buttons; b++)
    if (g_str_equal (layout->buttons[b].action, action))
      return b;
  return -1;
}
