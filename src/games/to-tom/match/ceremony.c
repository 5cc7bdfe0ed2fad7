/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before a hand of Tổ tôm: two deal, and the cái’s heap is found by cho cái (docs/rules/to-tom.md, “Deck and deal”).
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/to-tom/rules/cho-cai.h"
#include "match/words/ceremony.h"
#include "rules/seats.h"
#include "words.h"

static unsigned
find_dealers (const ChieuCeremonyFacts *facts,
              ChieuDealersReason       *reason)
{
  int seats = facts->carry->seats;
  unsigned dealers = chieu_cho_cai_find_dealers (facts->last, facts->last != NULL ? facts->carry->points : facts->last_hoi, seats);

  *reason = CHIEU_DEALERS_ANY;
  if (dealers == 0)
    return 0;
  if (facts->last == NULL)
    *reason = CHIEU_DEALERS_HIGHEST_BEFORE;
  else if (facts->last->outcome == CHIEU_OUTCOME_DRAWN)
    *reason = CHIEU_DEALERS_KE;
  else if (facts->last->outcome == CHIEU_OUTCOME_CHEO_DO || facts->last->outcome == CHIEU_OUTCOME_FALSE)
    *reason = CHIEU_DEALERS_CHEO_DO;
  else
    *reason = dealers == chieu_seats_beside (seats, facts->last->winner) ? CHIEU_DEALERS_BESIDE : CHIEU_DEALERS_LOWEST;
  return dealers;
}

/* Returns: how far the heap number @pile lies to the right of the gap */
static int
find_heap (const ChieuChoCai *cho_cai,
           int                seats,
           int                pile)
{
  return (pile + seats - cho_cai->gap) % seats;
}

static void
plan (const ChieuCeremonyFacts *facts,
      ChieuCeremony            *ceremony)
{
  int seats = facts->carry->seats, giver = chieu_cho_cai_find_giver (facts->last, facts->winner_before);
  ChieuDealersReason reason;
  unsigned dealers = find_dealers (facts, &reason), gives = giver >= 0 ? CHIEU_BIT (giver) : 0;
  ChieuChoCai cho_cai;
  ChieuRite *rite;

  chieu_cho_cai_make (facts->rules, facts->carry, facts->seed, &cho_cai);
  ceremony->cai = (gint8) cho_cai.cai;
  ceremony->n_heaps = (guint8) seats;
  ceremony->heap_cards = ceremony->noc_cards = (guint8) chieu_to_tom_cards_dealt (seats);
  ceremony->noc_slot = cho_cai.noc_pile;
  ceremony->mark = cho_cai.gap;
  ceremony->dealers_reason = (guint8) reason;
  for (int seat = 0; seat < seats; seat++)
    ceremony->seat_heap[seat] = (gint8) find_heap (&cho_cai, seats, cho_cai.pile[seat]);

  chieu_ceremony_add_rite (ceremony, CHIEU_RITE_HEAPS, dealers)->n = (guint8) (seats + 1);
  chieu_ceremony_add_rite (ceremony, CHIEU_RITE_NOC, gives)->choice = CHIEU_RITE_CHOOSES_HEAP;
  rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_OPEN_NOC, gives);
  rite->choice = CHIEU_RITE_CHOOSES_GAP;
  rite->card = cho_cai.noc_card;
  for (int i = 0; i < cho_cai.n_turned; i++)
    {
      rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_OPEN, gives);
      rite->choice = CHIEU_RITE_CHOOSES_HEAP;
      rite->heap = (gint8) find_heap (&cho_cai, seats, cho_cai.turned_pile);
      rite->card = cho_cai.turned[i];
    }
  rite = chieu_ceremony_add_rite (ceremony, CHIEU_RITE_COUNT, gives);
  rite->choice = CHIEU_RITE_CHOOSES_HEAP;
  rite->heap = ceremony->seat_heap[ceremony->cai];
  rite->n = cho_cai.remainder;
  chieu_ceremony_add_rite (ceremony, CHIEU_RITE_TAKE, 0);
}

/* ---- In words ---- */

/* Returns: (nullable): the last rite of @kind before number @before */
static const ChieuRite *
find_opened (const ChieuCeremony *ceremony,
             ChieuRiteKind        kind,
             int                  before)
{
  for (int i = before - 1; i >= 0; i--)
    if (ceremony->rites[i].kind == kind)
      return &ceremony->rites[i];
  return NULL;
}

/* Says both numbers, their sum and what remains of it. */
static char *
tell_count (const ChieuCeremony *ceremony,
            int                  i)
{
  int a = chieu_cho_cai_number (find_opened (ceremony, CHIEU_RITE_OPEN_NOC, i)->card);
  int b = chieu_cho_cai_number (find_opened (ceremony, CHIEU_RITE_OPEN, i)->card);
  int seats = ceremony->seats, n = ceremony->rites[i].n;

  if ((a + b) % seats == 0)
    /* Translators: two numbers, their sum, the number of players. */
    return g_strdup_printf (_("%1$d and %2$d make %3$d. Dividing by %4$d leaves nothing, which counts as %4$d: pile %4$d from the gap, to "
                              "the right, is the cái’s."), a, b, a + b, seats);
  if (n == 1)
    /* Translators: two numbers, their sum, the number of players. The old people say it in Vietnamese, “nhất nhị tại vị”: the count begins
     * with the pile at the gap itself. */
    return g_strdup_printf (_("%1$d and %2$d make %3$d. Dividing by %4$d leaves 1. One is in its place, as the old people say: the pile "
                              "beside the gap, on its right, is the cái’s."), a, b, a + b, seats);
  /* Translators: two numbers, their sum, the number of players, and what remains. */
  return g_strdup_printf (_("%1$d and %2$d make %3$d. Dividing by %4$d leaves %5$d: pile %5$d from the gap, to the right, is the "
                            "cái’s."), a, b, a + b,
                          seats, n);
}

static char *
reckon (const ChieuCeremony *ceremony,
        int                  i)
{
  const ChieuRite *noc = find_opened (ceremony, CHIEU_RITE_OPEN_NOC, i + 1), *open = find_opened (ceremony, CHIEU_RITE_OPEN, i + 1);
  int seats = ceremony->seats, a, b, sum;

  if (noc == NULL)
    return NULL;
  a = chieu_cho_cai_number (noc->card);
  if (open == NULL)
    return g_strdup_printf ("%d", a);
  b = chieu_cho_cai_number (open->card);
  sum = a + b;
  if (ceremony->rites[i].kind == CHIEU_RITE_OPEN)
    return g_strdup_printf ("%d + %d = %d", a, b, sum);
  if (ceremony->rites[i].kind == CHIEU_RITE_COUNT)
    return g_strdup_printf ("%d + %d = %d\n%d = %d × %d + %d", a, b, sum, sum, sum / seats, seats, sum % seats);
  return NULL;
}

static char *
tell_duty (ChieuRiteKind kind)
{
  switch (kind)
    {
    case CHIEU_RITE_NOC:
      return g_strdup (_("You do cho cái. Choose the pile that becomes the nọc."));
    case CHIEU_RITE_OPEN_NOC:
      return g_strdup (_("Lay the first card of the nọc in a gap between two piles."));
    case CHIEU_RITE_OPEN:
      return g_strdup (_("Turn up the top card of the pile that is lit."));
    case CHIEU_RITE_COUNT:
      return g_strdup (_("Add both numbers, counting a yêu as 1, and divide by the number of players. Count the remainder to the right "
                         "from the gap: which pile is the cái’s?"));
    case CHIEU_RITE_HEAPS:
    case CHIEU_RITE_JOIN:
    case CHIEU_RITE_ROUND:
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
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_to_tom), rite->card);

  switch ((ChieuRiteKind) rite->kind)
    {
    case CHIEU_RITE_HEAPS:
      return chieu_ceremony_tell_heaps (rite->n);
    case CHIEU_RITE_NOC:
      return g_strdup (_("One pile becomes the nọc and goes onto the dish."));
    case CHIEU_RITE_OPEN_NOC:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("The first card of the nọc is turned up in a gap between two piles: %s."), card);
    case CHIEU_RITE_OPEN:
      if (i > 0 && ceremony->rites[i - 1].kind == CHIEU_RITE_OPEN)
        return g_strdup_printf (_("Nothing remains, so the next card is turned up, too: %s."), card);
      /* Translators: %s is a card. */
      return g_strdup_printf (_("The top card of a pile is turned up and stays there: %s."), card);
    case CHIEU_RITE_COUNT:
      return tell_count (ceremony, i);
    case CHIEU_RITE_TAKE:
      return chieu_ceremony_tell_take (ceremony, names);
    case CHIEU_RITE_JOIN:
    case CHIEU_RITE_ROUND:
      break;
    }
  return NULL;
}

const ChieuCeremonyWords chieu_ceremony_to_tom = {
  .giving = N_("Cho cái"),
  .plan = plan,
  .tell = tell_step,
  .reckon = reckon,
  .tell_duty = tell_duty,
};

/* ---- In the log ---- */

char *
chieu_words_to_tom_dealt (const void        *view,
                          const char *const *names)
{
  const ChieuToTomState *s = view;
  ChieuCard turned[CHIEU_TO_TOM_SEEN_MAX];
  const char *first, *cai = chieu_ceremony_name_player (names, s->cai);
  g_autofree char *cards = NULL;

  if (s->n_seen < 2)
    return NULL;
  for (int i = 1; i < s->n_seen; i++)
    turned[i - 1] = s->seen[i].card;
  cards = chieu_words_cards (chieu_words_for_game (&chieu_to_tom), turned, s->n_seen - 1);
  first = chieu_words_card (chieu_words_for_game (&chieu_to_tom), s->seen[0].card);
  if (names[s->seen[1].seat] == NULL)
    /* Translators: a card, the player who is cái, one card or several that were in the reader's heap. */
    return g_strdup_printf (_("Cho cái turned up %1$s, which goes to the cái (%2$s); %3$s was turned up in your pile."), first, cai, cards);
  /* Translators: a card, the player who is cái, one card or several, and the player whose heap they were in. */
  return g_strdup_printf (_("Cho cái turned up %1$s, which goes to the cái (%2$s); %3$s was turned up in the pile of %4$s."), first, cai, cards,
                          names[s->seen[1].seat]);
}
