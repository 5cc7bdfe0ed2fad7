/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A reading is how many cards of each face go into named triples, khàn, bí,
 * dọc or stand alone: given these numbers, cutting the dọc and bí apart
 * differently changes nothing. So the search chooses numbers, the triples
 * first, then face by face along the ranks, and cuts dọc only to see whether
 * they can be cut.
 */
#include "readings.h"

#include <string.h>

typedef struct
{
  const ChieuHolding *holding;
  const ChieuSplit *split;
  ChieuReadingFunc func;
  void *data;
  uint8_t left[CHIEU_TO_TOM_FACES];    /* free cards that no named triple took */
  uint8_t lung[CHIEU_N_LUNG_ALL];      /* how many of each named triple */
  uint8_t same[CHIEU_TO_TOM_FACES];    /* in khàn 3, thiên khai 4, the fourth of one on the mat 1 */
  uint8_t bi[CHIEU_TO_TOM_FACES];
  uint8_t doc[CHIEU_TO_TOM_FACES];
  uint8_t alone[CHIEU_TO_TOM_FACES];
} Search;

/* The dọc of one suit while they are cut; all by rank − 1. */
typedef struct
{
  uint8_t left[CHIEU_SUIT_RANKS];
  uint8_t up[CHIEU_SUIT_RANKS], down[CHIEU_SUIT_RANKS];        /* ends of dọc on the mat that are still free */
  int decided;                   /* ranks whose numbers are known: a run that reaches the last may go on */
  int suit;
  ChieuReading *reading;         /* gets the runs, or NULL */
} Cut;

/* Adds a phu of @n cards from @first on, each @step faces above the one before: 0 for equal cards. */
static void
add_phu (ChieuReading *reading,
         ChieuPhuKind  kind,
         ChieuCard     first,
         int           n,
         int           step)
{
  ChieuPhu *phu = &reading->phu[reading->n++];

  memset (phu, 0, sizeof *phu);
  phu->kind = (uint8_t) kind;
  phu->n = (uint8_t) n;
  for (int i = 0; i < n; i++)
    phu->cards[i] = (ChieuCard) (first + i * step);
}

/* ---- Dọc ---- */

static bool cut_rest (Cut *cut);

/* Takes the run from @first to @last and cuts the rest; @end is the free end of the mat it uses, or NULL. */
static bool
cut_run (Cut     *cut,
         int      first,
         int      last,
         uint8_t *end)
{
  int n_before = cut->reading != NULL ? cut->reading->n : 0;

  if (end != NULL)
    (*end)--;
  for (int i = first; i <= last; i++)
    cut->left[i]--;
  if (cut->reading != NULL)
    add_phu (cut->reading, CHIEU_PHU_DOC, CHIEU_FACE (cut->suit, first + 1), last - first + 1, 1);

  if (cut_rest (cut))
    return true;

  if (cut->reading != NULL)
    cut->reading->n = (uint8_t) n_before;
  for (int i = first; i <= last; i++)
    cut->left[i]++;
  if (end != NULL)
    (*end)++;
  return false;
}

static bool
cut_run_somehow (Cut *cut,
                 int  first,
                 int  last)
{
  bool goes_on = cut->decided < CHIEU_SUIT_RANKS && last == cut->decided - 1;

  if (last - first + 1 >= CHIEU_DOC_CARDS_MIN || goes_on)
    return cut_run (cut, first, last, NULL);
  return (cut->up[first] > 0 && cut_run (cut, first, last, &cut->up[first]))
         || (cut->down[last] > 0 && cut_run (cut, first, last, &cut->down[last]));
}

static bool
cut_rest (Cut *cut)
{
  int first = 0, end;

  while (first < cut->decided && cut->left[first] == 0)
    first++;
  if (first == cut->decided)
    return true;

  end = first;
  while (end < cut->decided && cut->left[end] > 0)
    end++;
  for (int last = end - 1; last >= first; last--)
    if (cut_run_somehow (cut, first, last))
      return true;
  return false;
}

/* Returns: whether the dọc cards of @suit can be cut into dọc, as far as the first @decided ranks tell */
static bool
cut_doc (const Search *self,
         int           suit,
         int           decided,
         ChieuReading *reading)
{
  Cut cut = { .decided = decided, .suit = suit, .reading = reading };

  memcpy (cut.left, self->doc + CHIEU_FACE (suit, 1), (size_t) decided);
  memcpy (cut.up, self->holding->doc_up + CHIEU_FACE (suit, 1), sizeof cut.up);
  memcpy (cut.down, self->holding->doc_down + CHIEU_FACE (suit, 1), sizeof cut.down);
  return cut_rest (&cut);
}

/* ---- Bí and khàn bất thực ---- */

static bool
bi_stands (const Search *self,
           int           rank)
{
  int suits = 0;

  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    suits += self->bi[CHIEU_FACE (suit, rank)] > 0;
  return suits == 0 || suits == CHIEU_STRIP_SUITS || self->holding->mat_bi >> (rank - 1) & 1;
}

/* The phu that hold a card of one face. */
typedef struct
{
  int bi, doc, lung, alone;
} Places;

static Places
find_places (const Search *self,
             ChieuCard     face)
{
  Places places = {
    .bi = self->bi[face] > 0 || self->split->mat_bi >> face & 1,
    .doc = self->doc[face] + self->split->mat_doc[face],
    .lung = self->split->mat_lung[face],
    .alone = self->alone[face],
  };

  for (int i = 0; i < CHIEU_N_LUNG_ALL; i++)
    if (memchr (chieu_lung_cards[i], face, CHIEU_LUNG_CARDS) != NULL)
      places.lung += self->lung[i];
  return places;
}

/* Returns: whether the cards of a khàn bất thực lie where the house wants them; a single one that is left may lie anywhere */
static bool
lies_as_wanted (const Search *self,
                ChieuCard     face)
{
  int cards = self->holding->hand[face] + self->holding->mat[face];
  Places at = find_places (self, face);

  if (self->split->phu < 2 || cards < 2)
    return true;
  if (self->split->sort == CHIEU_SPLIT_ANY || !chieu_card_is_number (face))
    return at.bi + at.doc + at.lung + at.alone >= 2;
  return at.doc > 0 && (at.bi > 0 || (self->split->sort == CHIEU_SPLIT_BI_LUNG_DOC && at.lung > 0));
}

static bool
split_stands (const Search *self)
{
  for (ChieuCard face = 0; self->split != NULL && face < CHIEU_TO_TOM_FACES; face++)
    if (self->split->faces >> face & 1 && !lies_as_wanted (self, face))
      return false;
  return true;
}

/* ---- The reading ---- */

static void
add_bi (const Search *self,
        ChieuReading *reading,
        int           rank)
{
  ChieuPhu *phu = &reading->phu[reading->n];

  memset (phu, 0, sizeof *phu);
  phu->kind = CHIEU_PHU_BI;
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    for (int i = 0; i < self->bi[CHIEU_FACE (suit, rank)]; i++)
      phu->cards[phu->n++] = CHIEU_FACE (suit, rank);
  if (phu->n > 0)
    reading->n++;
}

/* Returns: false to end the search. */
static bool
show_reading (const Search *self)
{
  ChieuReading reading = { 0 };

  if (!split_stands (self))
    return true;

  for (int i = 0; i < CHIEU_N_LUNG_ALL; i++)
    for (int k = 0; k < self->lung[i]; k++)
      {
        add_phu (&reading, CHIEU_PHU_LUNG, 0, CHIEU_LUNG_CARDS, 0);
        memcpy (reading.phu[reading.n - 1].cards, chieu_lung_cards[i], CHIEU_LUNG_CARDS);
      }
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      if (self->same[face] > 0)
        add_phu (&reading, self->same[face] == CHIEU_THIEN_KHAI_CARDS ? CHIEU_PHU_THIEN_KHAI : CHIEU_PHU_KHAN,
                 face, self->same[face], 0);
      for (int i = 0; i < self->alone[face]; i++)
        add_phu (&reading, CHIEU_PHU_YEU, face, 1, 0);
    }
  for (int rank = 1; rank <= CHIEU_SUIT_RANKS; rank++)
    add_bi (self, &reading, rank);
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    if (!cut_doc (self, suit, CHIEU_SUIT_RANKS, &reading))
      return true;
  return self->func (&reading, self->data);
}

/* ---- The search ---- */

/* The faces rank by rank, so that a bí is known once its third suit is; the honours last. */
static ChieuCard
face_at (int place)
{
  return place < CHIEU_CC ? CHIEU_FACE (place % CHIEU_STRIP_SUITS, place / CHIEU_STRIP_SUITS + 1) : (ChieuCard) place;
}

static bool choose_face (Search *self, int place);

/* Goes on if the numbers chosen up to @place may lead to a reading. */
static bool
check_face (Search *self,
            int     place)
{
  int rank = place / CHIEU_STRIP_SUITS + 1;

  if (place < CHIEU_CC && !cut_doc (self, place % CHIEU_STRIP_SUITS, rank, NULL))
    return true;
  if (place < CHIEU_CC && place % CHIEU_STRIP_SUITS == CHIEU_STRIP_SUITS - 1 && !bi_stands (self, rank))
    return true;
  return choose_face (self, place + 1);
}

/* Gives the @rest cards of a face to bí, dọc and single yêu in every way. */
static bool
share_out (Search *self,
           int     place,
           int     rest)
{
  ChieuCard face = face_at (place);
  bool number = chieu_card_is_number (face);

  for (int bi = number ? rest : 0; bi >= 0; bi--)
    for (int alone = chieu_card_is_yeu (face) ? rest - bi : 0; alone >= 0; alone--)
      {
        if (!number && alone < rest)
          break;
        self->bi[face] = (uint8_t) bi;
        self->alone[face] = (uint8_t) alone;
        self->doc[face] = (uint8_t) (rest - bi - alone);
        if (!check_face (self, place))
          return false;
      }
  return true;
}

/* Returns: whether @same equal cards may be read as one phu: some may have been eaten alone */
static bool
may_be_same (const Search *self,
             ChieuCard     face,
             int           same)
{
  int lone = chieu_holding_count_lone (self->holding, face);

  return lone == 0 || same == 0 || (same == CHIEU_KHAN_CARDS && self->holding->hand[face] - lone >= CHIEU_KHAN_CARDS);
}

static bool
choose_face (Search *self,
             int     place)
{
  static const uint8_t sames[] = { CHIEU_THIEN_KHAI_CARDS, CHIEU_KHAN_CARDS, 1, 0 };   /* as in Search.same */
  ChieuCard face;
  bool whole;

  if (place == CHIEU_TO_TOM_FACES)
    return show_reading (self);

  face = face_at (place);
  whole = self->split == NULL || !(self->split->faces >> face & 1);
  for (size_t i = 0; i < sizeof sames; i++)
    {
      uint8_t same = sames[i];

      if (same > self->left[face] || (same > 0 && !whole) || !may_be_same (self, face, same))
        continue;
      if (same == 1 && !(self->holding->mat_ba >> face & 1))
        continue;
      self->same[face] = same;
      if (!share_out (self, place, self->left[face] - same))
        return false;
    }
  return true;
}

static void
take_lung (Search *self,
           int     which,
           int     times)
{
  for (int i = 0; i < CHIEU_LUNG_CARDS; i++)
    self->left[chieu_lung_cards[which][i]] = (uint8_t) (self->left[chieu_lung_cards[which][i]] - times);
}

static bool
choose_lung (Search *self,
             int     which)
{
  const ChieuCard *cards;
  int most;

  if (which == chieu_house_count_lung (self->holding->house))
    return choose_face (self, 0);

  cards = chieu_lung_cards[which];
  most = self->left[cards[0]];
  for (int i = 1; i < CHIEU_LUNG_CARDS; i++)
    if (self->left[cards[i]] < most)
      most = self->left[cards[i]];

  for (int n = most; n >= 0; n--)
    {
      bool more;

      self->lung[which] = (uint8_t) n;
      take_lung (self, which, n);
      more = choose_lung (self, which + 1);
      take_lung (self, which, -n);
      if (!more)
        return false;
    }
  return true;
}

bool
chieu_readings_each (const ChieuHolding *holding,
                     const ChieuSplit   *split,
                     ChieuReadingFunc    func,
                     void               *data)
{
  Search self = { .holding = holding, .split = split, .func = func, .data = data };

  memcpy (self.left, holding->hand, sizeof self.left);
  return choose_lung (&self, 0);
}
