/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mats.h"

#include "config.h"

#include <glib/gi18n-lib.h>

const ChieuMat chieu_mats[CHIEU_MATS] = {
  /* Translators: names of mats by what one sees of them. */
  { "coi", N_("Plain sedge, red hem"), 0xc8ab6c },
  { "hoa", N_("Flowers, green hem"), 0xd7c089 },
  { "cai", N_("Diamonds, blue hem"), 0xc8ab6c },
  { "dau", N_("Honey, brown hem"), 0xb38848 },
  { "dem", N_("Night, dark hem"), 0x3c3939 },
};

const ChieuMat *
chieu_mat_find (const char *id)
{
  g_return_val_if_fail (id != NULL, &chieu_mats[0]);

  for (int i = 0; i < CHIEU_MATS; i++)
    if (g_str_equal (chieu_mats[i].id, id))
      return &chieu_mats[i];
  return &chieu_mats[0];
}

const char *
chieu_mat_get_name (const ChieuMat *mat)
{
  g_return_val_if_fail (mat != NULL, NULL);

  return _(mat->name);
}
