/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "table-hand.h"
#include "match/words/words.h"

void
chieu_table_hand_init (ChieuTableHand   *self,
                       int               seats,
                       const ChieuRules *rules)
{
  g_return_if_fail (seats >= CHIEU_TO_TOM_MIN_SEATS && seats <= CHIEU_TO_TOM_MAX_SEATS);

  memset (self, 0, sizeof *self);
  self->seats = seats;
  self->rules = *rules;
  self->win = CHIEU_CARD_NONE;
}

/* ---- What is there ---- */

int
chieu_table_hand_count_face (const ChieuTableHand *self,
                             ChieuCard             face)
{
  int n;

  g_return_val_if_fail (face < CHIEU_TO_TOM_FACES, 0);

  n = self->hand[face] + (self->win == face);
  for (int i = 0; i < self->n_phu; i++)
    for (int j = 0; j < self->phu[i].n; j++)
      n += self->phu[i].cards[j] == face;
  return n;
}

int
chieu_table_hand_count_all (const ChieuTableHand *self)
{
  int n = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    n += chieu_table_hand_count_face (self, face);
  return n;
}

int
chieu_table_hand_get_full_size (const ChieuTableHand *self)
{
  return chieu_full_hand_size (self->seats);
}

/* Returns: how many free cards of @face could become a phỗng: in the fan, and yêu eaten alone if the house lets them */
static int
count_equals (const ChieuTableHand *self,
              ChieuCard             face)
{
  int n = self->hand[face];

  for (int i = 0; i < self->n_phu; i++)
    n += self->phu[i].kind == CHIEU_PHU_YEU && self->phu[i].cards[0] == face
         && self->rules.value[CHIEU_TO_TOM_YEU_AN_LE] == CHIEU_LONE_YEU_FREE;
  return n;
}

gboolean
chieu_table_hand_has_pair (const ChieuTableHand *self)
{
  return self->win != CHIEU_CARD_NONE && count_equals (self, self->win) >= 2;
}

gboolean
chieu_table_hand_needs_word (const ChieuTableHand *self)
{
  return self->win != CHIEU_CARD_NONE && count_equals (self, self->win) == 2;
}

/* Returns: how many cards of @face lie as equals on the mat: such cards were not split */
static int
count_laid_equal (const ChieuTableHand *self,
                  ChieuCard             face)
{
  int n = 0;

  for (int i = 0; i < self->n_phu; i++)
    if (chieu_phu_kind_is_equal (self->phu[i].kind) && self->phu[i].cards[0] == face)
      n += self->phu[i].n;
  return n;
}

guint32
chieu_table_hand_may_be_bat_thuc (const ChieuTableHand *self)
{
  guint32 faces = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_table_hand_count_face (self, face) - (self->win == face) - count_laid_equal (self, face) >= CHIEU_KHAN_CARDS)
      faces |= UINT32_C (1) << face;
  return faces;
}

/* ---- Putting together ---- */

static gboolean
has_room (const ChieuTableHand *self,
          ChieuCard             card)
{
  return chieu_table_hand_count_all (self) < chieu_table_hand_get_full_size (self)
         && chieu_table_hand_count_face (self, card) < chieu_to_tom.deck->copies;
}

/* Returns: how many more cards may be laid or held: if the winning card is still to come, one place is kept for it */
static int
count_room (const ChieuTableHand *self)
{
  int kept = self->win == CHIEU_CARD_NONE && !self->thien_u ? 1 : 0;

  return chieu_table_hand_get_full_size (self) - kept - chieu_table_hand_count_all (self);
}

gboolean
chieu_table_hand_add_card (ChieuTableHand *self,
                           ChieuCard       card)
{
  g_return_val_if_fail (card < CHIEU_TO_TOM_FACES, FALSE);

  if (!has_room (self, card) || count_room (self) < 1)
    return FALSE;
  self->hand[card]++;
  return TRUE;
}

gboolean
chieu_table_hand_set_win (ChieuTableHand *self,
                          ChieuCard       card)
{
  ChieuCard before = self->win;

  g_return_val_if_fail (card < CHIEU_TO_TOM_FACES || card == CHIEU_CARD_NONE, FALSE);

  self->win = CHIEU_CARD_NONE;
  if (card != CHIEU_CARD_NONE && !has_room (self, card))
    {
      self->win = before;
      return FALSE;
    }
  self->win = card;
  return TRUE;
}

void
chieu_table_hand_remove_card (ChieuTableHand *self,
                              ChieuCard       card)
{
  g_return_if_fail (card < CHIEU_TO_TOM_FACES);

  if (self->hand[card] > 0)
    self->hand[card]--;
}

static int
count_laid (const ChieuTableHand *self)
{
  int n = 0;

  for (int i = 0; i < self->n_phu; i++)
    n += self->phu[i].kind != CHIEU_PHU_YEU;
  return n;
}

static gboolean
mat_has_room (const ChieuTableHand *self,
              const ChieuPhu       *phu)
{
  return self->n_phu < CHIEU_TABLE_PHU_MAX
         && (phu->kind == CHIEU_PHU_YEU || count_laid (self) < CHIEU_TO_TOM_PHU_MAX);
}

char *
chieu_table_hand_add_phu (ChieuTableHand *self,
                          const ChieuPhu *phu)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);

  if (!chieu_phu_is_valid (phu) || !chieu_house_has_phu (chieu_to_tom_house (&self->rules), phu))
    return g_strdup (_("These cards do not make such a phu."));
  if (!mat_has_room (self, phu) || phu->n > count_room (self))
    return g_strdup (_("There is no room for this phu: the hand would have too many cards."));
  self->phu[self->n_phu++] = *phu;
  for (int i = 0; i < phu->n; i++)
    if (chieu_table_hand_count_face (self, phu->cards[i]) > chieu_to_tom.deck->copies)
      {
        self->n_phu--;
        return g_strdup_printf (_("There are only four of %s."), chieu_words_card (words, phu->cards[i]));
      }
  return NULL;
}

void
chieu_table_hand_remove_phu (ChieuTableHand *self,
                             int             place)
{
  g_return_if_fail (place >= 0 && place < self->n_phu);

  self->n_phu--;
  memmove (self->phu + place, self->phu + place + 1, (gsize) (self->n_phu - place) * sizeof self->phu[0]);
}

/* Returns: whether all @n cards are numbers, and alike in rank or, if @one_suit, in suit with no rank twice */
static gboolean
are_alike (const ChieuCard *cards,
           int              n,
           gboolean         one_suit)
{
  for (int i = 0; i < n; i++)
    {
      if (!chieu_card_is_number (cards[i]))
        return FALSE;
      if (one_suit ? chieu_card_suit (cards[i]) != chieu_card_suit (cards[0]) : chieu_card_rank (cards[i]) != chieu_card_rank (cards[0]))
        return FALSE;
      for (int k = 0; one_suit && k < i; k++)
        if (cards[k] == cards[i])
          return FALSE;
    }
  return TRUE;
}

/* Returns: whether each of the @n cards is another one of the named triple @lung, which the house has */
static gboolean
are_in_triple (const ChieuTableHand *self,
               const ChieuCard      *cards,
               int                   n,
               int                   lung)
{
  ChieuPhu triple = { .kind = CHIEU_PHU_LUNG, .n = CHIEU_LUNG_CARDS };

  memcpy (triple.cards, chieu_lung_cards[lung], sizeof chieu_lung_cards[lung]);
  if (!chieu_house_has_phu (chieu_to_tom_house (&self->rules), &triple))
    return FALSE;
  for (int i = 0; i < n; i++)
    if (memchr (triple.cards, cards[i], CHIEU_LUNG_CARDS) == NULL || memchr (cards, cards[i], (gsize) i) != NULL)
      return FALSE;
  return TRUE;
}

gboolean
chieu_table_hand_can_be_phu (const ChieuTableHand *self,
                             const ChieuCard      *cards,
                             int                   n)
{
  gboolean is_equal = TRUE;

  g_return_val_if_fail (self != NULL && cards != NULL && n >= 1 && n <= CHIEU_PHU_CARDS_MAX, FALSE);

  for (int i = 1; i < n; i++)
    is_equal = is_equal && cards[i] == cards[0];
  if (is_equal || are_alike (cards, n, FALSE) || are_alike (cards, n, TRUE))
    return TRUE;
  for (int lung = 0; lung < CHIEU_N_LUNG_ALL; lung++)
    if (are_in_triple (self, cards, n, lung))
      return TRUE;
  return FALSE;
}

int
chieu_table_hand_find_kinds (const ChieuTableHand *self,
                             const ChieuCard      *cards,
                             int                   n,
                             int                  *kinds)
{
  static const int likely[] = {
    CHIEU_PHU_LUNG, CHIEU_PHU_PHONG, CHIEU_PHU_KHAN, CHIEU_PHU_THIEN_KHAI, CHIEU_PHU_BI, CHIEU_PHU_DOC, CHIEU_PHU_YEU,
  };
  int found = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (likely) && n <= CHIEU_PHU_CARDS_MAX; i++)
    {
      ChieuPhu phu = { .kind = (uint8_t) likely[i], .n = (uint8_t) n };

      memcpy (phu.cards, cards, (gsize) n);
      if (chieu_phu_is_valid (&phu) && chieu_house_has_phu (chieu_to_tom_house (&self->rules), &phu))
        kinds[found++] = likely[i];
    }
  return found;
}
