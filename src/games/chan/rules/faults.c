/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the faults of a seat from what binds it: the cards that it holds, has refused, discarded and eaten
 * (help/C/chan-faults.page). The numbers of the faults are those of ChieuChanReason.
 */
#include "faults.h"

typedef struct
{
  uint8_t *reasons;
  int n;
} List;

static void
add_reason (List *list,
            bool  wrong,
            int   reason)
{
  if (wrong)
    list->reasons[list->n++] = (uint8_t) reason;
}

static bool
has_face (uint32_t  faces,
          ChieuCard face)
{
  return faces >> face & 1;
}

/* ---- Eating ---- */

/* Returns: whether two different faces of one rank were put down */
static bool
has_discarded_ca (uint32_t discarded)
{
  uint32_t van = chieu_chan_ranks_in (discarded, CHIEU_SUIT_VAN), sach = chieu_chan_ranks_in (discarded, CHIEU_SUIT_SACH);
  uint32_t vawn = chieu_chan_ranks_in (discarded, CHIEU_SUIT_VAWN);

  return ((van & sach) | (van & vawn) | (sach & vawn)) != 0;
}

/* Faults 3, 4 and 5: the hand itself bars a cạ with @with, whichever card of the rank is eaten. Of an odd number of equal cards one is
 * in no chắn, and so free. */
static ChieuReason
find_bar (const Seat *seat,
          ChieuCard   with)
{
  ChieuChanShape shape;

  if ((seat->hand[with] & 1) == 0)
    return CHIEU_CHAN_CAU_CA;
  chieu_chan_find_shape (seat->hand, &shape);
  if ((shape.single & chieu_chan_mates (with)) != 0)
    return CHIEU_CHAN_AN_CHON_CA;
  if (shape.chan + seat->mat_chan >= CHIEU_CHAN_NEED - 1 && shape.que == 1 && shape.ba_dau == 0)
    return CHIEU_CHAN_CHUYEN_CHO;
  return CHIEU_CHAN_OK;
}

static bool
ate_ca_of_rank (const Seat *seat,
                ChieuCard   face)
{
  return face != CHIEU_CHAN_CC && (seat->ca_ranks >> chieu_chan_place (face) & 1) != 0;
}

int
chieu_chan_list_eat_faults (const Seat *seat,
                            ChieuCard   face,
                            ChieuCard   with,
                            uint8_t     reasons[CHIEU_CHAN_MEAL_FAULTS_MAX])
{
  List list = { .reasons = reasons };

  if (face == with)
    {
      add_reason (&list, seat->hand[face] == CHIEU_CHAN_CHIU_HELD, CHIEU_CHAN_CHIU_AN_THUONG);
      add_reason (&list, has_face (seat->refused_chan, face), CHIEU_CHAN_BO_CHAN_AN_CHAN);
      add_reason (&list, has_face (seat->discarded, face), CHIEU_CHAN_DANH_ROI_AN_LAI);
      add_reason (&list, ate_ca_of_rank (seat, face), CHIEU_CHAN_AN_CA_AN_CHAN);
    }
  else
    {
      ChieuReason bar = find_bar (seat, with);

      /* If the card makes a chắn, the fault is treo tranh alone, and none of the others. */
      add_reason (&list, seat->hand[face] > 0, CHIEU_CHAN_TREO_TRANH);
      add_reason (&list, seat->hand[face] == 0 && bar != CHIEU_CHAN_OK, bar);
      add_reason (&list, has_face (seat->refused_chan, with), CHIEU_CHAN_BO_CHAN_AN_CA);
      add_reason (&list, has_face (seat->refused_ca, with), CHIEU_CHAN_BO_CA_AN_CA);
      add_reason (&list, has_discarded_ca (seat->discarded), CHIEU_CHAN_DANH_CA_AN_CA);
      add_reason (&list, chieu_chan_ranks (seat->discarded) >> chieu_chan_place (face) & 1, CHIEU_CHAN_XE_CA_AN_CA);
      add_reason (&list, has_face (seat->discarded, face), CHIEU_CHAN_DANH_ROI_AN_LAI);
    }
  return list.n;
}

ChieuReason
chieu_chan_find_chiu_fault (const Seat *seat,
                            ChieuCard   face)
{
  return ate_ca_of_rank (seat, face) ? CHIEU_CHAN_AN_CA_AN_CHAN : CHIEU_CHAN_OK;
}

/* ---- Refusing ---- */

void
chieu_chan_note_refusal (Seat      *seat,
                         ChieuCard  face)
{
  seat->passed |= CHIEU_BIT (face);
  /* Nothing would have been left to put down: it could not have eaten. */
  if (seat->n_hand < 2)
    return;
  if (seat->hand[face] > 0)
    seat->refused_chan |= CHIEU_BIT (face);
  for (int suit = 0; face != CHIEU_CHAN_CC && suit < CHIEU_STRIP_SUITS; suit++)
    {
      ChieuCard with = chieu_chan_in_suit (face, suit);

      /* A cạ that fault 3, 4 or 5 bars was not possible, even if the card could have made a chắn. */
      if (with != face && seat->hand[with] > 0 && find_bar (seat, with) == CHIEU_CHAN_OK)
        seat->refused_ca |= CHIEU_BIT (with);
    }
}

/* ---- Putting down ---- */

/* Returns: the faces of @hand of which a card lies in no chắn */
static uint32_t
find_single (const Seat *seat,
             uint32_t    hand)
{
  uint32_t single = 0;

  for (; hand != 0; hand &= hand - 1)
    if ((seat->hand[__builtin_ctz (hand)] & 1) != 0)
      single |= hand & -hand;
  return single;
}

/* A seat that has no other card to put down commits no fault. Returns: whether @face belongs to a chắn that has to be kept */
static bool
parts_chan (const ChieuRules *rules,
            const Seat       *seat,
            ChieuCard         face)
{
  return rules->value[CHIEU_CHAN_GIU_CHAN] != 0
         && (seat->hand[face] & 1) == 0
         && find_single (seat, chieu_chan_find_clean_discards (rules, seat)) != 0;
}

int
chieu_chan_list_discard_faults (const ChieuRules *rules,
                                const Seat       *seat,
                                ChieuCard         face,
                                uint8_t           reasons[CHIEU_CHAN_MEAL_FAULTS_MAX])
{
  List list = { .reasons = reasons };

  add_reason (&list, has_face (seat->refused_chan, face), CHIEU_CHAN_BO_CHAN_DANH_CHAN);
  add_reason (&list, has_face (seat->discarded, face), CHIEU_CHAN_DANH_DOI_CHAN);
  add_reason (&list, has_face (seat->eaten, face), CHIEU_CHAN_AN_ROI_DANH);
  add_reason (&list, seat->ca_ranks != 0 && (seat->discarded & chieu_chan_mates (face)) != 0, CHIEU_CHAN_AN_CA_DANH_CA);
  add_reason (&list, ate_ca_of_rank (seat, face), CHIEU_CHAN_AN_CA_DANH_HANG);
  add_reason (&list, parts_chan (rules, seat, face), CHIEU_CHAN_XE_CHAN);
  return list.n;
}

/* Finds at once all faces of @hand that may be put down without a fault, once the faces @eaten were eaten and cạ of @ca_ranks. */
static uint32_t
find_clean (const Seat *seat,
            uint32_t    hand,
            uint32_t    eaten,
            uint32_t    ca_ranks)
{
  uint32_t bad = seat->refused_chan | seat->discarded | eaten | chieu_chan_rank_faces (ca_ranks);

  if (ca_ranks != 0)
    bad |= chieu_chan_rank_faces (chieu_chan_ranks (seat->discarded));
  return hand & ~bad;
}

uint32_t
chieu_chan_find_clean_discards (const ChieuRules    *rules,
                                const ChieuChanSeat *seat)
{
  uint32_t clean = find_clean (seat, chieu_chan_find_faces (seat->hand), seat->eaten, seat->ca_ranks);
  uint32_t single = rules->value[CHIEU_CHAN_GIU_CHAN] != 0 ? find_single (seat, clean) : 0;

  return single != 0 ? single : clean;
}

uint32_t
chieu_chan_find_clean_discards_after (const ChieuChanSeat *seat,
                                      ChieuCard            eaten,
                                      ChieuCard            hand_card)
{
  uint32_t hand = chieu_chan_find_faces (seat->hand), ca_ranks = seat->ca_ranks;

  if (hand_card == CHIEU_CARD_NONE)
    hand &= ~CHIEU_BIT (eaten);
  else if (seat->hand[hand_card] == 1)
    hand &= ~CHIEU_BIT (hand_card);
  if (hand_card != CHIEU_CARD_NONE && hand_card != eaten)
    ca_ranks |= CHIEU_BIT (chieu_chan_place (eaten));
  return find_clean (seat, hand, seat->eaten | CHIEU_BIT (eaten), ca_ranks);
}
