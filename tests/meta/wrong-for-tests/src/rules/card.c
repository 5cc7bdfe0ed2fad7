/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card.h"

int
chieu_card_rank (int card)
{
  return card % 9;
}

int
chieu_card_suit (int card)
{
  return card / 9;
}
