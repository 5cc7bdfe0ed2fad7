/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Năm lá on the mat. The person sits below, the other above. In the middle lies the trick, each seat's card before it; what was
 * won lies face up before its winner, and the two cards that were not dealt at the side.
 */
#include "config.h"

#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "games/nam-la/rules/nam-la.h"
#include "mat/fan-order.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/table-places.h"

#define SEATS CHIEU_NAM_LA_SEATS
/* Heights of cards, in parts of the table's height. */
#define TRICK_PART 0.45f
#define ASIDE_PART 0.33f

/* Zones, from undermost; those of positions follow each other, the person first. */
enum
{
  ZONE_ASIDE,
  ZONE_WON,
  ZONE_TABLE = ZONE_WON + SEATS, /* the middle, where cards are put; no card lies in it */
  ZONE_TRICK,
  ZONE_HAND = ZONE_TRICK + SEATS,
  N_ZONES
};

/* chieu_table_arrange_own() places the person's own plate and won cards. */
static const ChieuTableCell plate_cell = { 450, 5, 100, 250 };
static const ChieuTableCell won_cell = { 570, 20, 420, 460 };
static const ChieuTableCell aside_cell = { 20, 20, 160, 400 };
static const ChieuTableCell table_cell = { 250, 270, 500, 720 };
static const ChieuTableCell trick_cells[SEATS] = { { 500, 480, 100, 500 }, { 400, 300, 100, 500 } };

static void
add_cards (ChieuZoneScene *zone,
           unsigned        cards)
{
  for (; cards != 0; cards &= cards - 1)
    chieu_zone_scene_add (zone, (ChieuCard) __builtin_ctz (cards), 0);
}

/* Returns: the card of @seat that lies in the middle. A trick lies until the next one is led; at the end its winner has it. */
static ChieuCard
find_trick_card (const ChieuNamLaState *s,
                 int                    seat)
{
  return s->asked != 0 ? s->trick[seat] : CHIEU_CARD_NONE;
}

/* Returns: the cards that lie before @seat, without those of a trick that still lies in the middle */
static unsigned
find_won_cards (const ChieuNamLaState *s,
                int                    seat)
{
  unsigned cards = s->won[seat];

  for (int other = 0; other < SEATS; other++)
    if (find_trick_card (s, other) != CHIEU_CARD_NONE)
      cards &= ~(1u << s->trick[other]);
  return cards;
}

/* Adds @cards to @zone. @stacks: (out): one for each suit that is there. Returns: how many stacks */
static int
add_stacks (unsigned        cards,
            ChieuZoneScene *zone,
            ChieuColumn     stacks[CHIEU_NAM_LA_SUITS])
{
  int n = 0;

  for (int suit = 0; suit < CHIEU_NAM_LA_SUITS; suit++)
    {
      unsigned of_suit = cards & 0xfu << suit * CHIEU_NAM_LA_RANKS;

      add_cards (zone, of_suit);
      if (of_suit != 0)
        stacks[n++] = (ChieuColumn) { .n = (guint8) __builtin_popcount (of_suit) };
    }
  return n;
}

static void
arrange_won (const ChieuNamLaState *s,
             const ChieuBox        *table,
             int                    seat,
             gboolean               own,
             ChieuZoneScene        *zone)
{
  ChieuColumn stacks[CHIEU_NAM_LA_SUITS];
  int n = add_stacks (find_won_cards (s, seat), zone, stacks);

  zone->origin = CHIEU_ORIGIN_SEAT;
  zone->origin_seat = (gint8) seat;
  chieu_table_arrange_sets (table, own, stacks, n, zone);
}

static void
arrange_trick (const ChieuNamLaState *s,
               const ChieuBox        *table,
               int                    position,
               int                    seat,
               ChieuZoneScene        *zone)
{
  ChieuCard card = find_trick_card (s, seat);
  int height = chieu_face_quantise (table->height * TRICK_PART);
  ChieuPlace *place;

  zone->box = chieu_table_cell (&trick_cells[position], table);
  zone->origin = CHIEU_ORIGIN_SEAT;
  zone->origin_seat = (gint8) seat;
  if (card == CHIEU_CARD_NONE)
    return;
  place = chieu_zone_scene_add (zone, card, 0);
  place->height = (gint16) height;
  place->x = roundf (zone->box.x + zone->box.width / 2);
  place->y = roundf (zone->box.y + zone->box.height / 2);
}

/* Lays the cards aside, face down until the end. */
static void
arrange_aside (const ChieuNamLaState *s,
               const ChieuBox        *table,
               ChieuZoneScene        *zone)
{
  zone->box = chieu_table_cell (&aside_cell, table);
  zone->dealt = TRUE;
  add_cards (zone, s->aside);
  while (zone->n < CHIEU_NAM_LA_ASIDE)
    chieu_zone_scene_add (zone, CHIEU_CARD_HIDDEN, 0);
  chieu_row_arrange (zone->n, &(ChieuColumnsShape) { .box = zone->box, .height_max = (int) (table->height * ASIDE_PART) },
                     zone->cards);
}

static void
arrange_seat (const ChieuNamLaState *s,
              int                    seat,
              ChieuSeatScene        *scene)
{
  scene->n_hand = s->n_hand[seat];
  scene->points = chieu_table_points (&chieu_nam_la, s, &s->carry, seat);
  scene->turn = (s->asked >> seat & 1) != 0;
}

static void
arrange (const ChieuMatAsk *ask,
         ChieuScene        *scene)
{
  const ChieuNamLaState *s = ask->view;
  int own = chieu_table_viewer (SEATS, ask->person);
  ChieuColumn stacks[CHIEU_NAM_LA_SUITS];
  ChieuZoneScene counted = { 0 };      /* the table's height depends on the number of the person's stacks */
  int sets = add_stacks (find_won_cards (s, own), &counted, stacks);
  ChieuBox table = chieu_table_box (ask, sets), *middle = &scene->zones[ZONE_TABLE].box;

  chieu_table_begin_scene (ask, SEATS, N_ZONES, scene);
  *middle = chieu_table_cell (&table_cell, &table);
  scene->dish = (ChieuBox) { .x = middle->x + middle->width / 2, .y = middle->y + middle->height / 2 };
  arrange_aside (s, &table, &scene->zones[ZONE_ASIDE]);
  for (int p = 0; p < SEATS; p++)
    {
      int seat = chieu_table_seat (SEATS, ask->person, p);

      arrange_trick (s, &table, p, seat, &scene->zones[ZONE_TRICK + p]);
      arrange_seat (s, seat, &scene->seats[p]);
    }
  scene->seats[1].box = chieu_table_cell (&plate_cell, &table);
  scene->zones[ZONE_WON + 1].box = chieu_table_cell (&won_cell, &table);
  arrange_won (s, &table, 1 - own, FALSE, &scene->zones[ZONE_WON + 1]);
  chieu_table_arrange_own (ask, &table, sets, ZONE_WON, ZONE_HAND, scene);
  arrange_won (s, &table, own, TRUE, &scene->zones[ZONE_WON]);
}

/* Holds the cards by suits, the lower first. */
static void
hold (const void *view,
      int         person,
      gboolean    keep,
      ChieuHand  *hand)
{
  const ChieuNamLaState *s = view;
  guint8 counts[CHIEU_NAM_LA_FACES];

  if (!keep || person < 0)
    hand->n = 0;
  for (ChieuCard card = 0; person >= 0 && card < CHIEU_NAM_LA_FACES; card++)
    {
      counts[card] = s->hand[person] >> card & 1;
      if (!keep && counts[card] != 0)
        chieu_hand_append_cards (hand, &card, 1, chieu_nam_la_suit (card));
    }
  if (keep && person >= 0)
    chieu_hand_update_cards (counts, CHIEU_NAM_LA_FACES, hand);
}

static int
count_seats (const void *view)
{
  return SEATS;
}

/* ---- Names ---- */

/* Returns: the name of the seat to which @zone belongs; NULL: it is the person. @first: the zone of position 0 */
static const char *
find_owner (int                person,
            int                zone,
            int                first,
            const char *const *names)
{
  return names[chieu_table_seat (SEATS, person, zone - first)];
}

static char *
zone_name (const void        *view,
           int                person,
           int                zone,
           const char *const *names)
{
  const char *who;

  if (zone == ZONE_ASIDE)
    return g_strdup (_("Cards that were not dealt"));
  if (zone == ZONE_TABLE)
    return g_strdup (_("The middle of the mat"));
  if (zone == ZONE_HAND)
    {
      who = find_owner (person, zone, ZONE_HAND, names);
      return who == NULL ? g_strdup (_("Your hand")) : g_strdup_printf (_("Hand of %s"), who);
    }
  if (zone >= ZONE_TRICK)
    {
      who = find_owner (person, zone, ZONE_TRICK, names);
      return who == NULL ? g_strdup (_("Your card in the trick")) : g_strdup_printf (_("Card of %s in the trick"), who);
    }
  who = find_owner (person, zone, ZONE_WON, names);
  return who == NULL ? g_strdup (_("Cards you have won")) : g_strdup_printf (_("Cards that %s has won"), who);
}

static char *
zone_place (const void        *view,
            int                person,
            int                zone,
            const char *const *names)
{
  const char *who;

  if (zone == ZONE_ASIDE)
    return g_strdup (_("not dealt"));
  if (zone == ZONE_HAND || zone == ZONE_TABLE)
    {
      who = find_owner (person, ZONE_HAND, ZONE_HAND, names);
      return who == NULL ? g_strdup (_("in your hand")) : g_strdup_printf (_("in the hand of %s"), who);
    }
  if (zone >= ZONE_TRICK)
    {
      who = find_owner (person, zone, ZONE_TRICK, names);
      return who == NULL ? g_strdup (_("put down by you")) : g_strdup_printf (_("put down by %s"), who);
    }
  who = find_owner (person, zone, ZONE_WON, names);
  return who == NULL ? g_strdup (_("won by you")) : g_strdup_printf (_("won by %s"), who);
}

/* ---- What a card put somewhere means ---- */

static gboolean
means (const void         *view,
       int                 person,
       const ChieuMatDeed *deed,
       const ChieuMove    *move)
{
  return deed->from == ZONE_HAND && move->face == deed->card
         && (deed->to == CHIEU_ZONE_NONE || deed->to == ZONE_TABLE || deed->to == ZONE_TRICK);
}

/* Both kinds are a card that is put down: there is no button. */
static const ChieuMatButton buttons[] = {
  { CHIEU_NAM_LA_RA, CHIEU_MAKE_PUT, 0, "mat.ra", GDK_KEY_Return, 0, "⏎" },
  { CHIEU_NAM_LA_THEO, CHIEU_MAKE_PUT, 0, "mat.theo", GDK_KEY_Return, 0, "⏎" },
};

static guint64
list_tries (const void *view,
            int         person)
{
  return 0;
}

const ChieuMatLayout chieu_mat_layout_nam_la = {
  .game = &chieu_nam_la,
  .n_zones = N_ZONES,
  .hand_zone = ZONE_HAND,
  .pile_zone = -1,
  .live_zone = ZONE_TABLE,
  .gate_zone = ZONE_TRICK,
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
  .hold = hold,
  .arrange = arrange,
  .zone_name = zone_name,
  .zone_place = zone_place,
  .means = means,
  .count_seats = count_seats,
  .lay_kind = -1,
  .lay_zone = ZONE_WON,
  .done_kind = -1,
  .list_tries = list_tries,
};
