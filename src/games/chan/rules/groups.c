/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "groups.h"

typedef struct
{
  ChieuChanGroup *groups;
  int n;
} List;

static void
add_group (List            *list,
           int              kind,
           const ChieuCard *cards,
           int              n)
{
  ChieuChanGroup *group = &list->groups[list->n];

  if (list->n == CHIEU_CHAN_GROUPS_MAX)
    return;
  *group = (ChieuChanGroup) { .kind = (uint8_t) kind, .n = (uint8_t) n };
  for (int i = 0; i < n; i++)
    group->cards[i] = cards[i];
  list->n++;
}

static void
add_chan (List          *list,
          const uint8_t *hand,
          ChieuCard      face)
{
  const ChieuCard pair[2] = { face, face };

  for (int left = hand[face]; left >= 2; left -= 2)
    add_group (list, CHIEU_CHAN_GROUP_CHAN, pair, 2);
}

/* Adds a group of @kind for each rank of which just @n_left cards are in no chắn; these make it: a cạ, a ba đầu, or one card. */
static void
add_left (List          *list,
          const uint8_t *hand,
          int            n_left,
          int            kind)
{
  for (int rank = CHIEU_CHAN_MIN_RANK; rank <= CHIEU_CHAN_MAX_RANK; rank++)
    {
      ChieuCard cards[CHIEU_STRIP_SUITS];
      int n = 0;

      for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
        if (hand[CHIEU_CHAN_FACE (suit, rank)] % 2 != 0)
          cards[n++] = CHIEU_CHAN_FACE (suit, rank);
      if (n == n_left)
        add_group (list, kind, cards, n);
    }
}

int
chieu_chan_find_groups (const uint8_t  hand[CHIEU_CHAN_FACES],
                        ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX])
{
  const ChieuCard cc = CHIEU_CHAN_CC;
  List list = { .groups = groups };

  for (int rank = CHIEU_CHAN_MIN_RANK; rank <= CHIEU_CHAN_MAX_RANK; rank++)
    for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
      add_chan (&list, hand, CHIEU_CHAN_FACE (suit, rank));
  add_chan (&list, hand, CHIEU_CHAN_CC);
  add_left (&list, hand, 2, CHIEU_CHAN_GROUP_CA);
  add_left (&list, hand, 3, CHIEU_CHAN_GROUP_BA_DAU);
  add_left (&list, hand, 1, CHIEU_CHAN_GROUP_QUE);
  if (hand[CHIEU_CHAN_CC] % 2 != 0)
    add_group (&list, CHIEU_CHAN_GROUP_QUE, &cc, 1);
  return list.n;
}
