/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts what one reading has, and joins it with the phu on the mat.
 */
#include "readings.h"

#include <string.h>

int
chieu_reading_count_lung (const ChieuReading *reading)
{
  int n = 0;

  for (int i = 0; i < reading->n; i++)
    switch ((ChieuPhuKind) reading->phu[i].kind)
      {
      case CHIEU_PHU_LUNG:
      case CHIEU_PHU_THIEN_KHAI:
        n++;
        break;
      case CHIEU_PHU_KHAN:
      case CHIEU_PHU_PHONG:
        /* A fourth card that joins three on the mat adds no lưng. */
        n += reading->phu[i].n == CHIEU_KHAN_CARDS;
        break;
      case CHIEU_PHU_BI:
      case CHIEU_PHU_DOC:
      case CHIEU_PHU_YEU:
      case CHIEU_N_PHU_KINDS:
        break;
      }
  return n;
}

static bool
is_triple (const ChieuPhu *phu,
           int             lung)
{
  for (int i = 0; i < CHIEU_LUNG_CARDS; i++)
    if (memchr (phu->cards, chieu_lung_cards[lung][i], phu->n) == NULL)
      return false;
  return phu->kind == CHIEU_PHU_LUNG;
}

int
chieu_reading_count_triple (const ChieuReading *reading,
                            int                 lung)
{
  int n = 0;

  for (int i = 0; i < reading->n; i++)
    n += is_triple (&reading->phu[i], lung);
  return n;
}

typedef struct
{
  int need;
  bool found;
} Complete;

static bool
note_complete (const ChieuReading *reading,
               void               *data)
{
  Complete *complete = data;

  complete->found = chieu_reading_count_lung (reading) >= complete->need;
  return !complete->found;
}

bool
chieu_has_complete_reading (const ChieuHolding *holding,
                            const ChieuSplit   *split)
{
  Complete complete = { .need = chieu_holding_need (holding) - holding->mat_lung };

  chieu_readings_each (holding, split, note_complete, &complete);
  return complete.found;
}

/* ---- Joining ---- */

/* All phu while they are joined; those of the mat are the first n_mat. */
typedef struct
{
  ChieuReading all;
  int n_mat;
} Join;

static void
sort_cards (ChieuPhu *phu)
{
  for (int i = 1; i < phu->n; i++)
    for (int k = i; k > 0 && phu->cards[k] < phu->cards[k - 1]; k--)
      {
        ChieuCard card = phu->cards[k];

        phu->cards[k] = phu->cards[k - 1];
        phu->cards[k - 1] = card;
      }
}

/* Returns: whether @phu consists of equal cards, which a fourth makes a thiên khai */
static bool
is_of_three (const ChieuPhu *phu)
{
  return phu->kind == CHIEU_PHU_KHAN || phu->kind == CHIEU_PHU_PHONG;
}

/* @both: (out): the phu that @a and @b make together. Returns: whether they make one; if not, @both is of no use */
static bool
merge_phu (const ChieuPhu *a,
           const ChieuPhu *b,
           ChieuPhu       *both)
{
  bool equal = is_of_three (a);

  if (a->n + b->n > CHIEU_PHU_CARDS_MAX)
    return false;
  if (a->kind != b->kind && !(equal && is_of_three (b)))
    return false;

  *both = *a;
  if (equal)
    both->kind = CHIEU_PHU_THIEN_KHAI;
  memcpy (both->cards + a->n, b->cards, b->n);
  both->n = (uint8_t) (a->n + b->n);
  sort_cards (both);
  return chieu_phu_is_valid (both);
}

/* Cards that make no phu of their own must be joined with one on the mat. A bí is, if it can be: beside one of its rank on the mat
 * it is the same phu. A dọc of the hand stands as it is. */
static bool
wants_joining (const ChieuPhu *phu)
{
  return phu->kind == CHIEU_PHU_BI || !chieu_phu_is_valid (phu);
}

static bool join_rest (Join *join, int place);

/* Joins the phu at @place with one on the mat in some way in which the rest can be joined too. */
static bool
join_somewhere (Join *join,
                int   place)
{
  for (int i = 0; i < join->n_mat; i++)
    {
      ChieuPhu both;
      Join tried;

      if (!merge_phu (&join->all.phu[i], &join->all.phu[place], &both))
        continue;
      tried = *join;
      tried.all.phu[i] = both;
      tried.all.n--;
      memmove (tried.all.phu + place, tried.all.phu + place + 1, (size_t) (tried.all.n - place) * sizeof *tried.all.phu);
      /* Begins from the start again: a card that found no place may lengthen a phu that has grown. */
      if (join_rest (&tried, join->n_mat))
        {
          *join = tried;
          return true;
        }
    }
  return false;
}

/* Joins all from @place on; those before it stand alone or wait for others to be joined first. */
static bool
join_rest (Join *join,
           int   place)
{
  for (; place < join->all.n; place++)
    if (wants_joining (&join->all.phu[place]) && join_somewhere (join, place))
      return true;
  for (int i = join->n_mat; i < join->all.n; i++)
    if (!chieu_phu_is_valid (&join->all.phu[i]))
      return false;
  return true;
}

bool
chieu_reading_join (const ChieuPhu *mat,
                    int             n_mat,
                    ChieuReading   *reading)
{
  Join join = { 0 };

  for (int i = 0; i < n_mat; i++)
    {
      if (mat[i].kind == CHIEU_PHU_YEU)
        continue;
      if (join.n_mat == CHIEU_READING_PHU_MAX)
        return false;
      join.all.phu[join.n_mat++] = mat[i];
    }
  if (join.n_mat + reading->n > CHIEU_READING_PHU_MAX)
    return false;
  memcpy (join.all.phu + join.n_mat, reading->phu, reading->n * sizeof *reading->phu);
  join.all.n = (uint8_t) (join.n_mat + reading->n);
  if (!join_rest (&join, join.n_mat))
    return false;

  for (int i = 0; i < join.all.n; i++)
    sort_cards (&join.all.phu[i]);
  *reading = join.all;
  return true;
}
