/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-layout.h"

#include <string.h>

const ChieuMatLayout *
chieu_mat_layout_find (const ChieuGame *game)
{
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    if (chieu_mat_layouts[i]->game == game)
      return chieu_mat_layouts[i];
  return NULL;
}

int
chieu_mat_layout_find_button (const ChieuMatLayout *layout,
                              const char           *action)
{
  g_return_val_if_fail (layout != NULL && action != NULL, -1);

  for (int button = 0; button < layout->n_buttons; button++)
    if (g_str_equal (layout->buttons[button].action, action))
      return button;
  return -1;
}

char *
chieu_mat_layout_get_voice (const ChieuMatLayout *layout,
                            int                   kind)
{
  const ChieuMove move = { .kind = (uint8_t) kind };
  char text[CHIEU_MOVE_TEXT_MAX];

  g_return_val_if_fail (layout != NULL && kind >= 0, NULL);

  layout->game->print_move (&move, text);
  return g_strndup (text, strcspn (text, " "));
}
