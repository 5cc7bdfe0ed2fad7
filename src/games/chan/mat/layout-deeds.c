/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the places on the mat of Chắn, and the moves that are meant when a card is put there.
 */
#include "layout.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/widgets/table-places.h"

/* Returns: the position of a zone of those that begin with @first, gates or sets; −1 if it is none of them */
static int
zone_position (int zone,
               int first)
{
  return chieu_table_zone_position (zone, first, CHIEU_CHAN_MAX_SEATS);
}

/* Returns: the position of the zone's owner, 0 for a zone that has none; the card in play belongs to its gate */
static int
owner_of (const ChieuChanState *s,
          int                   person,
          int                   zone)
{
  if (zone == CHIEU_CHAN_ZONE_CAI)
    return chieu_chan_position (s, person, s->cai);
  if (zone == CHIEU_CHAN_ZONE_LIVE)
    return chieu_chan_find_live_position (s, person);
  return MAX (MAX (zone_position (zone, CHIEU_CHAN_ZONE_GATE), zone_position (zone, CHIEU_CHAN_ZONE_SETS)), 0);
}

char *
chieu_chan_zone_name (const void        *view,
                      int                person,
                      int                zone,
                      const char *const *names)
{
  const ChieuChanState *s = view;
  const char *who = names[chieu_table_seat (s->seats, person, owner_of (s, person, zone))];

  if (zone_position (zone, CHIEU_CHAN_ZONE_GATE) >= 0)
    /* Translators: %s is a player's name. The gate (cửa) is the place between two players where a card comes to the one. */
    return who == NULL ? g_strdup (_("Your gate")) : g_strdup_printf (_("Gate of %s"), who);
  if (zone_position (zone, CHIEU_CHAN_ZONE_SETS) >= 0)
    return who == NULL ? g_strdup (_("Your chắn and cạ")) : g_strdup_printf (_("Chắn and cạ of %s"), who);
  if (zone == CHIEU_CHAN_ZONE_CAI)
    /* Translators: the card that was drawn to find who is cái. */
    return who == NULL ? g_strdup (_("Card that made you the cái")) : g_strdup_printf (_("Card that made %s the cái"), who);
  if (zone == CHIEU_CHAN_ZONE_HAND)
    return who == NULL ? g_strdup (_("Your hand")) : g_strdup_printf (_("Hand of %s"), who);
  if (zone == CHIEU_CHAN_ZONE_PILE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Nọc, %d card", "Nọc, %d cards", s->noc_left), s->noc_left);
  return g_strdup (_("Card in play"));
}

char *
chieu_chan_zone_place (const void        *view,
                       int                person,
                       int                zone,
                       const char *const *names)
{
  const ChieuChanState *s = view;
  const char *who = names[chieu_table_seat (s->seats, person, owner_of (s, person, zone))];

  if (zone == CHIEU_CHAN_ZONE_LIVE || zone_position (zone, CHIEU_CHAN_ZONE_GATE) >= 0)
    return who == NULL ? g_strdup (_("at your gate")) : g_strdup_printf (_("at the gate of %s"), who);
  if (zone_position (zone, CHIEU_CHAN_ZONE_SETS) >= 0)
    return who == NULL ? g_strdup (_("among what you have eaten")) : g_strdup_printf (_("among what %s has eaten"), who);
  if (zone == CHIEU_CHAN_ZONE_HAND || zone == CHIEU_CHAN_ZONE_CAI)
    return who == NULL ? g_strdup (_("in your hand")) : g_strdup_printf (_("in the hand of %s"), who);
  return g_strdup (_("in the nọc"));
}

int
chieu_chan_count_seats (const void *view)
{
  return ((const ChieuChanState *) view)->seats;
}

/* ---- What a card put somewhere means ---- */

static gboolean
is_claim (int kind)
{
  return kind == CHIEU_CHAN_AN || kind == CHIEU_CHAN_CHIU;
}

static gboolean
uses_card (const ChieuMove *move,
           ChieuCard        card)
{
  return move->kind == CHIEU_CHAN_AN ? chieu_chan_get_hand_card (move) == card : move->face == card;
}

/* A discard goes to the player's own gate, a returned card (trả cửa) to the gate at which the other card was taken. It will lie at the
 * place of the card in play there, beside those that were left. Returns: whether @move puts a card of the hand at a gate, onto the card
 * in play, or down before oneself, as @deed does */
static gboolean
means_from_hand (const ChieuChanState *s,
                 int                   person,
                 const ChieuMatDeed   *deed,
                 const ChieuMove      *move)
{
  gboolean put = move->kind == CHIEU_CHAN_DANH || move->kind == CHIEU_CHAN_TRA;
  int goes_to = move->kind == CHIEU_CHAN_TRA ? chieu_chan_position (s, person, s->gate) : 0;

  if (put)
    return move->face == deed->card
           && (deed->to == CHIEU_ZONE_NONE || deed->to == CHIEU_CHAN_ZONE_LIVE
               || zone_position (deed->to, CHIEU_CHAN_ZONE_GATE) == goes_to);
  return is_claim (move->kind) && (deed->to == CHIEU_CHAN_ZONE_LIVE || deed->to == CHIEU_CHAN_ZONE_SETS)
         && uses_card (move, deed->card);
}

/* Returns: whether @move takes the card in play to oneself or leaves it at the gate for the right neighbour, as @deed does */
static gboolean
means_from_live (const ChieuMatDeed *deed,
                 const ChieuMove    *move)
{
  gboolean to_self = deed->to == CHIEU_CHAN_ZONE_SETS || deed->to == CHIEU_CHAN_ZONE_HAND || deed->to == CHIEU_ZONE_NONE;

  if (is_claim (move->kind))
    return to_self;
  return move->kind == CHIEU_CHAN_DUOI && deed->to == CHIEU_CHAN_ZONE_GATE;
}

gboolean
chieu_chan_means (const void         *view,
                  int                 person,
                  const ChieuMatDeed *deed,
                  const ChieuMove    *move)
{
  if (deed->from == CHIEU_CHAN_ZONE_HAND)
    return means_from_hand (view, person, deed, move);
  if (deed->from == CHIEU_CHAN_ZONE_LIVE)
    return means_from_live (deed, move);
  return deed->from == CHIEU_CHAN_ZONE_PILE && (move->kind == CHIEU_CHAN_BOC || move->kind == CHIEU_CHAN_NHUONG)
         && (deed->to == CHIEU_ZONE_NONE || deed->to == CHIEU_CHAN_ZONE_GATE || deed->to == CHIEU_CHAN_ZONE_LIVE);
}

/* ---- The strict way ---- */

#define KIND(name) CHIEU_BIT64 (CHIEU_CHAN_##name)

/* Returns: the answers that the person may try, as bits, whether they are right or not: none if the person is báo or put the card down;
 * else all to a new card, and only ăn to one that was passed on. Ăn is tried only in turn, since everybody sees whose turn it is */
static guint64
claims_tried (const ChieuChanState *s,
              int                   person)
{
  guint64 eats = s->turn == person ? KIND (AN) : 0;

  if ((s->bao >> person & 1) != 0 || (s->source != CHIEU_EATING_FROM_NOC && s->from == person))
    return 0;
  return s->phase == CHIEU_EATING_CLAIM ? KIND (U) | KIND (CHIU) | eats : eats;
}

guint64
chieu_chan_list_tries (const void *view,
                       int         person)
{
  const ChieuChanState *s = view;

  if (chieu_eating_offers_card (s->phase))
    return claims_tried (s, person);
  /* The cái alone, who is the one asked then, may have won before anything was played. */
  return s->phase == CHIEU_EATING_DISCARD && s->first_turn ? KIND (U) : 0;
}

int
chieu_chan_list_cuoc (const void *view,
                      guint8     *cuoc,
                      guint64    *repeated)
{
  (void) view;
  *repeated = 0;
  for (int i = 0; i < CHIEU_CHAN_N_CUOC; i++)
    {
      cuoc[i] = (guint8) i;
      if (chieu_chan_may_repeat (i))
        *repeated |= CHIEU_BIT64 (i);
    }
  return CHIEU_CHAN_N_CUOC;
}
