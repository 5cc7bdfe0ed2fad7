/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow.h"

#include <string.h>

/* A search copies this at every step, so that nothing has to be taken back. */
typedef struct
{
  int8_t left[CHIEU_TO_TOM_FACES];       /* free cards not yet in a phu */
  int8_t lone[CHIEU_TO_TOM_FACES];       /* how many of left[] may not be part of a khàn; other phu take these first */
  int8_t total[CHIEU_TO_TOM_FACES];      /* cards in phu, on the mat and off it: never more than four */
  int n_mat;
  ChieuPhu mat[SLOW_CARDS_MAX / 3];      /* each of three cards or more */
  int lung, tom, leo, hand_leo;
  int cards;                             /* sum of total */
  int adds;                              /* cards that are not held and may still be taken in */
  int drops;                             /* cards that may still be left out */
} Node;

typedef struct
{
  int n_lung;                            /* named triples of the house */
  int need;                              /* lưng */
  int full;                              /* cards that the whole must have; 0: any number */
  SlowValueFunc value;                   /* NULL: the first reading will do */
  const void *data;
  int best;                              /* −1: no reading found */
} Search;

/* ---- Holdings ---- */

void
slow_init (SlowHolding *self,
           int          seats)
{
  memset (self, 0, sizeof *self);
  self->seats = seats;
}

void
slow_add_phu (SlowHolding    *self,
              const ChieuPhu *phu)
{
  if (phu->kind != CHIEU_PHU_YEU)
    self->mat[self->n_mat++] = *phu;
  else if (self->house.lone_yeu == CHIEU_LONE_YEU_BOUND)
    self->bound[phu->cards[0]]++;
  else
    {
      self->hand[phu->cards[0]]++;
      self->lone[phu->cards[0]] += self->house.lone_yeu == CHIEU_LONE_YEU_NO_KHAN;
    }
}

int
slow_need (const SlowHolding *self)
{
  return self->seats == 5 ? 1 : 2;
}

int
slow_full_size (const SlowHolding *self)
{
  return self->seats == 5 ? 21 : 25;
}

int
slow_count_face (const SlowHolding *self,
                 ChieuCard          face)
{
  int n = self->hand[face] + self->bound[face];

  for (int i = 0; i < self->n_mat; i++)
    for (int k = 0; k < self->mat[i].n; k++)
      n += self->mat[i].cards[k] == face;
  return n;
}

int
slow_count_cards (const SlowHolding *self)
{
  int n = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    n += slow_count_face (self, face);
  return n;
}

/* ---- Steps ---- */

static void search (Search *self, Node node);

/* Puts @n cards of @face into a phu, those that are held first. Returns: whether there are so many */
static bool
take_cards (Node      *node,
            ChieuCard  face,
            int        n)
{
  int held = n < node->left[face] ? n : node->left[face];

  node->left[face] = (int8_t) (node->left[face] - held);
  node->lone[face] = (int8_t) (node->lone[face] > held ? node->lone[face] - held : 0);
  node->adds -= n - held;
  node->total[face] = (int8_t) (node->total[face] + n);
  node->cards += n;
  return node->adds >= 0 && node->total[face] <= 4;
}

static void
try_triple (Search *self,
            Node    node,
            int     which)
{
  for (int i = 0; i < 3; i++)
    if (!take_cards (&node, chieu_lung_cards[which][i], 1))
      return;
  node.lung++;
  node.tom += which == CHIEU_LUNG_TOM;
  node.leo += which == CHIEU_LUNG_LEO;
  node.hand_leo += which == CHIEU_LUNG_LEO;
  search (self, node);
}

static void
try_equal (Search    *self,
           Node       node,
           ChieuCard  face,
           int        n)
{
  int lone = node.lone[face];

  /* Those that may not be part of a khàn are laid aside meanwhile. */
  node.left[face] = (int8_t) (node.left[face] - lone);
  node.total[face] = (int8_t) (node.total[face] + lone);
  if (!take_cards (&node, face, n))
    return;
  node.left[face] = (int8_t) (node.left[face] + lone);
  node.total[face] = (int8_t) (node.total[face] - lone);
  node.lone[face] = (int8_t) lone;
  node.lung++;
  search (self, node);
}

static void
try_run (Search *self,
         Node    node,
         int     suit,
         int     low,
         int     high)
{
  for (int rank = low; rank <= high; rank++)
    if (!take_cards (&node, CHIEU_FACE (suit, rank), 1))
      return;
  search (self, node);
}

static void
try_runs (Search    *self,
          Node      *node,
          ChieuCard  face)
{
  int rank = chieu_card_rank (face);

  for (int low = 1; low <= rank; low++)
    for (int high = rank; high <= 9; high++)
      if (high - low >= 2)
        try_run (self, *node, chieu_card_suit (face), low, high);
}

static void
try_bi (Search    *self,
        Node      *before,
        ChieuCard  face)
{
  int rank = chieu_card_rank (face);
  int most_v = before->left[CHIEU_V (rank)] + before->adds;
  int most_s = before->left[CHIEU_S (rank)] + before->adds;
  int most_n = before->left[CHIEU_N (rank)] + before->adds;

  for (int v = 1; v <= most_v; v++)
    for (int s = 1; s <= most_s; s++)
      for (int n = 1; n <= most_n; n++)
        {
          Node node = *before;

          if (take_cards (&node, CHIEU_V (rank), v)
              && take_cards (&node, CHIEU_S (rank), s)
              && take_cards (&node, CHIEU_N (rank), n))
            search (self, node);
        }
}

/* ---- What joins the mat ---- */

/* Lengthens a dọc of the mat until it holds @face; the cards in between go in too. */
static void
try_grow_doc (Search    *self,
              Node       node,
              int        place,
              ChieuCard  face)
{
  ChieuPhu *doc = &node.mat[place];
  ChieuCard low = doc->cards[0], high = doc->cards[0];

  for (int i = 1; i < doc->n; i++)
    {
      low = doc->cards[i] < low ? doc->cards[i] : low;
      high = doc->cards[i] > high ? doc->cards[i] : high;
    }
  if (!chieu_card_is_number (face) || chieu_card_suit (face) != chieu_card_suit (low)
      || (low <= face && face <= high))
    return;

  for (ChieuCard c = face < low ? face : high + 1; c <= (face < low ? low - 1 : face); c++)
    {
      if (!take_cards (&node, c, 1))
        return;
      doc->cards[doc->n++] = c;
    }
  search (self, node);
}

static void
try_grow (Search    *self,
          Node      *before,
          int        place,
          ChieuCard  face)
{
  Node node = *before;
  ChieuPhu *phu = &node.mat[place];
  bool fourth = (phu->kind == CHIEU_PHU_KHAN || phu->kind == CHIEU_PHU_PHONG) && phu->cards[0] == face;
  bool more = phu->kind == CHIEU_PHU_BI && chieu_card_is_number (face)
              && chieu_card_rank (face) == chieu_card_rank (phu->cards[0]);

  if (phu->kind == CHIEU_PHU_DOC)
    try_grow_doc (self, node, place, face);
  if (fourth)
    phu->kind = CHIEU_PHU_THIEN_KHAI;
  if ((fourth || more) && take_cards (&node, face, 1))
    search (self, node);
}

/* ---- The search ---- */

/* All held cards are in phu or left out: values the reading. */
static void
end_reading (Search     *self,
             const Node *node)
{
  SlowTraits traits = { node->lung, node->tom, node->leo, node->hand_leo };
  int value;

  if (node->lung < self->need)
    return;
  value = self->value != NULL ? self->value (&traits, self->data) : 0;
  if (value > self->best)
    self->best = value;
}

/* Adds phu that have no held card in them until the whole is full. Where no lưng is missing, a single
 * yêu does what any other card could. With four seats all 24 yêu may be in use and one card missing:
 * no card goes in by itself then, and those that go with a yêu were tried before. */
static void
fill_up (Search *self,
         Node    before)
{
  int missing = self->full - before.cards;

  if (self->full == 0 || missing == 0)
    end_reading (self, &before);
  if (self->full == 0 || missing <= 0 || missing > before.adds)
    return;
  if (before.lung < self->need && missing < 3)
    return;

  for (int i = 0; i < self->n_lung; i++)
    try_triple (self, before, i);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      Node node = before;

      if (self->best >= 0 && self->value == NULL)
        return;
      try_equal (self, before, face, 3);
      if (chieu_card_is_yeu (face) && take_cards (&node, face, 1))
        search (self, node);
    }
}

static void
search (Search *self,
        Node    node)
{
  ChieuCard face = 0;
  Node without;

  if (self->best >= 0 && self->value == NULL)
    return;
  while (face < CHIEU_TO_TOM_FACES && node.left[face] == 0)
    face++;
  if (face == CHIEU_TO_TOM_FACES)
    {
      fill_up (self, node);
      return;
    }

  for (int i = 0; i < node.n_mat; i++)
    try_grow (self, &node, i, face);
  for (int i = 0; i < self->n_lung; i++)
    if (memchr (chieu_lung_cards[i], face, 3) != NULL)
      try_triple (self, node, i);
  try_equal (self, node, face, 3);
  try_equal (self, node, face, 4);
  if (chieu_card_is_number (face))
    {
      try_runs (self, &node, face);
      try_bi (self, &node, face);
    }

  without = node;
  without.left[face]--;
  if (chieu_card_is_yeu (face))
    {
      take_cards (&node, face, 1);
      search (self, node);
    }
  else if (without.drops-- > 0)
    search (self, without);
}

static Node
first_node (const SlowHolding *holding,
            int                adds,
            int                drops)
{
  Node node = { .adds = adds, .drops = drops, .n_mat = holding->n_mat };

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      node.left[face] = (int8_t) holding->hand[face];
      node.lone[face] = (int8_t) holding->lone[face];
      node.total[face] = (int8_t) (slow_count_face (holding, face) - holding->hand[face]);
      node.cards += node.total[face];
    }
  for (int i = 0; i < holding->n_mat; i++)
    {
      const ChieuPhu *phu = &holding->mat[i];

      node.mat[i] = *phu;
      node.lung += phu->kind != CHIEU_PHU_BI && phu->kind != CHIEU_PHU_DOC;
      node.tom += phu->kind == CHIEU_PHU_LUNG && memchr (phu->cards, CHIEU_N (7), 3) != NULL;
      node.leo += phu->kind == CHIEU_PHU_LUNG && memchr (phu->cards, CHIEU_CC, 3) != NULL;
    }
  return node;
}

/* Returns: the best value of a reading that takes in up to @adds cards and leaves out up to @drops; −1: there is none */
static int
run_search (const SlowHolding *holding,
            int                adds,
            int                drops,
            Search             self)
{
  self.best = -1;
  self.n_lung = chieu_house_count_lung (holding->house);
  search (&self, first_node (holding, adds, drops));
  return self.best;
}

/* ---- Questions ---- */

bool
slow_is_complete (const SlowHolding *self)
{
  return run_search (self, 0, 0, (Search) { .need = slow_need (self) }) >= 0;
}

int
slow_count_loose (const SlowHolding *self,
                  int                need)
{
  for (int drops = 0; drops <= slow_count_cards (self); drops++)
    if (run_search (self, 0, drops, (Search) { .need = need }) >= 0)
      return drops;
  return 255;
}

int
slow_find_best (const SlowHolding *self,
                SlowValueFunc      value,
                const void        *data)
{
  return run_search (self, 0, 0, (Search) { .need = slow_need (self), .value = value, .data = data });
}

uint32_t
slow_waits (const SlowHolding *self)
{
  uint32_t waits = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      SlowHolding with = *self;

      with.hand[face]++;
      if (slow_count_face (self, face) < 4 && slow_is_complete (&with))
        waits |= UINT32_C (1) << face;
    }
  return waits;
}

int
slow_find_distance (const SlowHolding *self,
                    int                most)
{
  int full = slow_full_size (self), now = slow_count_cards (self);

  for (int adds = 0; adds <= most; adds++)
    if (now + adds >= full
        && run_search (self, adds, now + adds - full, (Search) { .need = slow_need (self), .full = full }) >= 0)
      return adds;
  return most + 1;
}

int
slow_find_distance_bound (const SlowHolding *self)
{
  int bound = slow_full_size (self) - slow_count_cards (self);

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (!chieu_card_is_yeu (face))
      bound += self->hand[face];
  return bound;
}

/* Returns: whether the holding is complete with @adds more cards and @drops fewer, all of faces from @face on */
static bool
exchange_completes (const SlowHolding *holding,
                    ChieuCard          face,
                    int                adds,
                    int                drops)
{
  if (adds == 0 && drops == 0)
    return slow_is_complete (holding);
  if (face == CHIEU_TO_TOM_FACES)
    return false;

  for (int change = chieu_card_is_yeu (face) ? 0 : -holding->hand[face];
       change <= 4 - slow_count_face (holding, face);
       change++)
    {
      SlowHolding changed = *holding;
      int more = change > 0 ? change : 0, fewer = change < 0 ? -change : 0;

      changed.hand[face] += change;
      if (more <= adds && fewer <= drops
          && exchange_completes (&changed, face + 1, adds - more, drops - fewer))
        return true;
    }
  return false;
}

int
slow_find_distance_literally (const SlowHolding *self,
                              int                most)
{
  int full = slow_full_size (self), now = slow_count_cards (self);

  for (int adds = 0; adds <= most; adds++)
    if (now + adds >= full && exchange_completes (self, 0, adds, now + adds - full))
      return adds;
  return most + 1;
}
