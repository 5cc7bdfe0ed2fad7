/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the places on the mat of Lục hổ, and the moves that are meant when cards are put there.
 */
#include "layout.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/widgets/table-places.h"

/* Returns: the position that @zone belongs to among those from @first on; −1: it is none of them */
static int
zone_position (int zone,
               int first)
{
  return chieu_table_zone_position (zone, first, CHIEU_LUC_HO_MAX_SEATS);
}

/* ---- Names ---- */

static int
seat_at (const ChieuLucHoState *s,
         int                    person,
         int                    position)
{
  return chieu_table_seat (s->seats, person, MAX (position, 0));
}

/* Returns: the name of the owner of @zone; NULL for the person */
static const char *
owner_of (const ChieuLucHoState *s,
          int                    person,
          int                    zone,
          const char *const     *names)
{
  int position = MAX (zone_position (zone, CHIEU_LUC_HO_ZONE_WON), zone_position (zone, CHIEU_LUC_HO_ZONE_TRICK));

  return names[seat_at (s, person, position)];
}

static gboolean
is_dream_zone (const ChieuLucHoState *s,
               int                    person,
               int                    zone)
{
  int position = zone_position (zone, CHIEU_LUC_HO_ZONE_TRICK);

  return position >= 0 && chieu_luc_ho_dream (s) >= 0 && seat_at (s, person, position) == chieu_luc_ho_dream (s);
}

char *
chieu_luc_ho_zone_name (const void        *view,
                        int                person,
                        int                zone,
                        const char *const *names)
{
  const char *who = owner_of (view, person, zone, names);

  if (is_dream_zone (view, person, zone))
    return who == NULL ? g_strdup (_("Your card as the dream")) : g_strdup_printf (_("Card of %s, the dream"), who);
  if (zone_position (zone, CHIEU_LUC_HO_ZONE_WON) >= 0)
    return who == NULL ? g_strdup (_("Cards you have won")) : g_strdup_printf (_("Cards that %s has won"), who);
  if (zone_position (zone, CHIEU_LUC_HO_ZONE_TRICK) >= 0)
    return who == NULL ? g_strdup (_("Your cards in the trick")) : g_strdup_printf (_("Cards of %s in the trick"), who);
  if (zone == CHIEU_LUC_HO_ZONE_DROPPED)
    return g_strdup (_("Dropped cards, face down"));
  if (zone == CHIEU_LUC_HO_ZONE_BEATEN)
    return g_strdup (_("Beaten cards"));
  if (zone == CHIEU_LUC_HO_ZONE_HAND)
    return who == NULL ? g_strdup (_("Your hand")) : g_strdup_printf (_("Hand of %s"), who);
  return g_strdup (_("The middle of the mat"));
}

char *
chieu_luc_ho_zone_place (const void        *view,
                         int                person,
                         int                zone,
                         const char *const *names)
{
  const char *who = owner_of (view, person, zone, names);

  if (is_dream_zone (view, person, zone))
    return who == NULL ? g_strdup (_("before you")) : g_strdup_printf (_("before %s"), who);
  if (zone_position (zone, CHIEU_LUC_HO_ZONE_WON) >= 0)
    return who == NULL ? g_strdup (_("won by you")) : g_strdup_printf (_("won by %s"), who);
  if (zone_position (zone, CHIEU_LUC_HO_ZONE_TRICK) >= 0)
    return who == NULL ? g_strdup (_("put down by you")) : g_strdup_printf (_("put down by %s"), who);
  if (zone == CHIEU_LUC_HO_ZONE_DROPPED)
    return g_strdup (_("among the dropped cards"));
  if (zone == CHIEU_LUC_HO_ZONE_BEATEN)
    return g_strdup (_("among the beaten cards"));
  return who == NULL ? g_strdup (_("in your hand")) : g_strdup_printf (_("in the hand of %s"), who);
}

int
chieu_luc_ho_count_seats (const void *view)
{
  return ((const ChieuLucHoState *) view)->seats;
}

/* ---- The moves that deeds mean ---- */

/* Returns: the cards of @deed, as bits: those that go together, or its one card */
static guint64
cards_of (const ChieuMatDeed *deed)
{
  guint64 cards = 0;

  for (int i = 0; i < deed->n; i++)
    cards |= CHIEU_LUC_HO_CARD (deed->cards[i]);
  return deed->n == 0 && deed->card < CHIEU_LUC_HO_FACES ? CHIEU_LUC_HO_CARD (deed->card) : cards;
}

/* Returns: the kind of move by which @cards are put into the middle: they are led, or beat the cards that lie there, or are
 * dropped */
static int
kind_of (const ChieuLucHoState *s,
         guint64                cards)
{
  ChieuLucHoSet set;

  if (chieu_luc_ho_is_lead (s))
    return CHIEU_LUC_HO_RA;
  return chieu_luc_ho_read_set (cards, &set) && chieu_luc_ho_beats (&set, &s->best) ? CHIEU_LUC_HO_BAT : CHIEU_LUC_HO_CHUI;
}

/* Returns: the kind of move by which @cards are put into @zone; −1: none */
static int
kind_by_place (const ChieuLucHoState *s,
               int                    zone,
               guint64                cards)
{
  if (s->phase != CHIEU_LUC_HO_PLAY)
    return -1;
  if (zone == CHIEU_LUC_HO_ZONE_DROPPED)
    return chieu_luc_ho_is_lead (s) ? -1 : CHIEU_LUC_HO_CHUI;
  return zone == CHIEU_LUC_HO_ZONE_TABLE ? kind_of (s, cards) : -1;
}

gboolean
chieu_luc_ho_compose (const void         *view,
                      int                 person,
                      int                 kind,
                      const ChieuMatDeed *deed,
                      ChieuMove          *move)
{
  guint64 cards = cards_of (deed);

  (void) person;
  *move = (ChieuMove) { .face = CHIEU_CARD_NONE };
  if (kind < 0 && (deed->from != CHIEU_LUC_HO_ZONE_HAND || cards == 0))
    return FALSE;
  kind = kind >= 0 ? kind : kind_by_place (view, deed->to, cards);
  if (kind < 0)
    return FALSE;
  move->kind = (guint8) kind;
  if (chieu_luc_ho_puts_down (kind))
    {
      /* Sorted, so that the same cards are always the same move. */
      for (; cards != 0; cards &= cards - 1)
        move->cards[move->n++] = (ChieuCard) __builtin_ctzll (cards);
    }
  return TRUE;
}

/* ---- The strict way ---- */

#define KIND(name) CHIEU_BIT64 (CHIEU_LUC_HO_##name)

guint64
chieu_luc_ho_list_tries (const void *view,
                         int         person)
{
  const ChieuLucHoState *s = view;

  (void) person;
  if (s->phase != CHIEU_LUC_HO_PLAY)
    return 0;
  return chieu_luc_ho_is_lead (s) ? KIND (RA) | KIND (AN_HO) : KIND (BAT) | KIND (CHUI);
}
