/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before a hand of Chắn: two deal ten heaps, which become five, and the winner of the hand before draws for the cái
 * (docs/sources.md, "The page on Chắn").
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/seats.h"
#include "match/words/ceremony.h"
#include "words.h"

/* The number of heaps that lie beside the nọc, however many play. */
#define HEAPS 4
/* The nọc before its first card is drawn: CHIEU_CHAN_NOC does not count the card that finds the cái. */
#define NOC_CARDS (CHIEU_CHAN_NOC + 1)

/* The ceremony has random numbers of its own, so that showing it changes no deal. */
#define CEREMONY_HAND UINT32_C (0xb0c)

/* Finds the seats that deal: with two players both, with more the two neighbours of the winner of the hand before. Returns: them,
 * as bits; 0: nobody won it, or this is the first hand, and no rule says who deals */
static unsigned
find_dealers (const ChieuCeremonyFacts *facts)
{
  int seats = facts->carry->seats, winner = facts->last != NULL ? facts->last->winner : -1;

  if (seats == CHIEU_CHAN_MIN_SEATS)
    return CHIEU_BIT (0) | CHIEU_BIT (1);
  if (winner < 0)
    return 0;
  return chieu_seats_beside (seats, winner);
}

static void
plan (const ChieuCeremonyFacts *facts,
      ChieuCeremony            *ceremony)
{
  const ChieuChanState *dealt = facts->dealt;
  unsigned dealers = find_dealers (facts), drawer = CHIEU_BIT (dealt->drawer);
  ChieuRandom random;
  ChieuRite *rite;

  chieu_random_init (&random, chieu_random_hand_seed (facts->seed, CEREMONY_HAND));
  ceremony->cai = (gint8) dealt->cai;
  ceremony->n_heaps = HEAPS;
  ceremony->heap_cards = CHIEU_CHAN_HAND;
  ceremony->noc_cards = NOC_CARDS;
  ceremony->left_over = NOC_CARDS - CHIEU_CHAN_HAND;
  ceremony->noc_slot = (guint8) chieu_random_below (&random, HEAPS + 1);
  ceremony->mark = (guint8) chieu_random_below (&random, HEAPS);
  ceremony->marks_heap = TRUE;
  if (dealers != 0 && dealt->seats > CHIEU_CHAN_MIN_SEATS)
    ceremony->dealers_reason = CHIEU_DEALERS_BESIDE;
  for (int seat = 0; seat < dealt->seats; seat++)
    ceremony->seat_heap[seat] = (gint8) ((seat + dealt->seats - dealt->cai) % dealt->seats);

  chieu_ceremony_add_rite (ceremony, CHIEU_RITE_HEAPS, dealers)->n = 2 * (HEAPS + 1);
  chieu_ceremony_add_rite (ceremony, CHIEU_RITE_JOIN, dealers)->n = HEAPS + 1;
  chieu_ceremony_add_rite (ceremony, CHIEU_RITE_NOC, drawer)->choice = CHIEU_RITE_CHOOSES_HEAP;
  rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_OPEN_NOC, drawer);
  rite->choice = CHIEU_RITE_CHOOSES_HEAP;
  rite->card = dealt->cai_card;
  if (facts->rules->value[CHIEU_CHAN_CAI_NEXT] == CHIEU_CHAN_CAI_NEXT_BOC_CAI)
    {
      rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_COUNT, drawer);
      rite->choice = CHIEU_RITE_CHOOSES_SEAT;
      rite->seat = (gint8) dealt->cai;
      rite->n = (guint8) chieu_chan_cai_number (dealt->cai_card);
    }
  chieu_ceremony_add_rite (ceremony, CHIEU_RITE_TAKE, 0);
}

/* ---- In words ---- */

static char *
reckon (const ChieuCeremony *ceremony,
        int                  i)
{
  ChieuCard card = ceremony->rites[i].card;

  return card != CHIEU_CARD_NONE ? g_strdup_printf ("%d", chieu_chan_cai_number (card)) : NULL;
}

static char *
tell_duty (ChieuRiteKind kind)
{
  switch (kind)
    {
    case CHIEU_RITE_NOC:
      return g_strdup (_("Choose the pile that gets the five cards left over: it becomes the nọc."));
    case CHIEU_RITE_OPEN_NOC:
      return g_strdup (_("Lay the first card of the nọc on a pile: that pile will be the cái’s."));
    case CHIEU_RITE_COUNT:
      return g_strdup (_("Count to the right as far as the number of that card, with yourself as 1; chi chi counts as 1. Who is the cái?"));
    case CHIEU_RITE_HEAPS:
    case CHIEU_RITE_JOIN:
    case CHIEU_RITE_ROUND:
    case CHIEU_RITE_OPEN:
    case CHIEU_RITE_TAKE:
      break;
    }
  return NULL;
}

static char *
tell_step (const ChieuCeremony *ceremony,
           int                  i,
           const char *const   *names)
{
  const ChieuRite *rite = &ceremony->rites[i];

  switch ((ChieuRiteKind) rite->kind)
    {
    case CHIEU_RITE_HEAPS:
      return chieu_ceremony_tell_heaps (rite->n);
    case CHIEU_RITE_JOIN:
      return g_strdup (_("The piles are joined two by two, which makes five. Five cards are left over."));
    case CHIEU_RITE_NOC:
      return g_strdup (_("The five cards left over go with one pile: it becomes the nọc on its dish."));
    case CHIEU_RITE_OPEN_NOC:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("A card from the nọc is turned up on a pile, which will be the cái’s: %s."),
                              chieu_words_card (&chieu_words_chan, rite->card));
    case CHIEU_RITE_COUNT:
      /* Translators: a number, and the player at whom the count ends. */
      return g_strdup_printf (_("It counts as %1$d. Count to the right, with the player who turned it up as 1: the count ends with %2$s."),
                              rite->n, chieu_ceremony_name_player (names, rite->seat));
    case CHIEU_RITE_TAKE:
      return chieu_ceremony_tell_take (ceremony, names);
    case CHIEU_RITE_OPEN:
    case CHIEU_RITE_ROUND:
      break;
    }
  return NULL;
}

const ChieuCeremonyWords chieu_ceremony_chan = {
  .giving = N_("Bốc cái"),
  .plan = plan,
  .tell = tell_step,
  .reckon = reckon,
  .tell_duty = tell_duty,
};
