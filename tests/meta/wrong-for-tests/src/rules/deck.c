/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card.h"

int
main (void)
{
  return chieu_card_rank (3);
}
