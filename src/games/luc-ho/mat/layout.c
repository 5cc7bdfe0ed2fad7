/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lục hổ on the mat. The person sits below; play goes to the right. In the middle lies the trick, each seat's cards
 * before it; what was won lies face up before its winner, by suits, what was dropped at a lower corner, what was beaten
 * at the other or beside the fan.
 * There is no nọc: the cards are dealt from the middle.
 */
#include "layout.h"

#include "config.h"

#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "mat/faces/card-shape.h"
#include "mat/widgets/card-widget.h"
#include "mat/fan-order.h"
#include "mat/sound.h"
#include "mat/widgets/table-places.h"

/* The greatest heights of cards in the trick, of dropped and beaten ones, and of beaten ones beside the fan, in parts of the table's
 * height. */
#define TRICK_PART 0.47f
#define GONE_PART 0.24f
#define BEATEN_PART 0.36f
/* With four seats the beaten cards lie right of the fan if its cards stay easy to read there: their part of the width, and the number of
 * cards in one row of the fan for which that has to hold. */
#define BESIDE_PART 0.14f
#define HAND_LONGEST 9
/* The part of its width that a covered card shows. */
#define STEP 0.54f
/* A stack of won cards for each suit, and one for vân tuyến, which follows the suits. */
#define STACKS (CHIEU_LUC_HO_SUITS + 1)
/* Stands for all seats where a seat is named. */
#define ALL_SEATS (-1)
/* The positions at the person's right, opposite and at the left, with four seats. */
#define RIGHT 1
#define OPPOSITE 2
#define LEFT 3

/* The boxes on a table: x, y, width and height in thousandths of it. The person's own plate and won cards lie beside the fan, and are
 * placed by chieu_table_arrange_own(). */
typedef struct
{
  ChieuTableCell plate[CHIEU_LUC_HO_MAX_SEATS];    /* the plates, by position; [0] is empty */
  ChieuTableCell won[CHIEU_LUC_HO_MAX_SEATS];      /* [0] is empty */
  ChieuTableCell trick[CHIEU_LUC_HO_MAX_SEATS];
  ChieuTableCell table, dropped, beaten;
} Cells;

/* By number of seats. */
static const Cells tables[CHIEU_LUC_HO_MAX_SEATS + 1] = {
  [CHIEU_LUC_HO_MIN_SEATS] = {
    .plate = { { 0 }, { 900, 190, 97, 480 }, { 3, 190, 97, 480 } },
    .won = { { 0 }, { 704, 30, 192, 660 }, { 104, 30, 192, 660 } },
    .trick = { { 395, 505, 210, 485 }, { 502, 10, 200, 485 }, { 298, 10, 200, 485 } },
    .table = { 288, 10, 424, 980 },
    .dropped = { 20, 720, 366, 270 },
    .beaten = { 614, 720, 366, 270 },
  },
  [CHIEU_LUC_HO_MAX_SEATS] = {
    .plate = { { 0 }, { 807, 630, 190, 320 }, { 205, 10, 190, 300 }, { 3, 630, 190, 320 } },
    .won = { { 0 }, { 800, 10, 195, 605 }, { 605, 10, 190, 308 }, { 5, 10, 195, 605 } },
    .trick = { { 402, 505, 196, 485 }, { 602, 362, 196, 470 }, { 402, 10, 196, 485 }, { 202, 362, 196, 470 } },
    .table = { 260, 10, 480, 980 },
    .dropped = { 200, 840, 198, 152 },
    .beaten = { 602, 840, 198, 152 },
  },
};

int
chieu_luc_ho_position (const ChieuLucHoState *s,
                       int                    person,
                       int                    seat)
{
  return chieu_table_position (s->seats, person, seat);
}

/* ---- Which cards lie where ---- */

/* Returns: whether the trick lies on the mat: until the next one is led, also when it is complete; not at the end */
static gboolean
lies_trick (const ChieuLucHoState *s)
{
  return s->phase == CHIEU_LUC_HO_PLAY;
}

/* Returns: the cards that were shown in the trick that lies: those of @of_seat, or of ALL_SEATS */
static guint64
trick_cards (const ChieuLucHoState *s,
             int                    of_seat)
{
  guint64 cards = 0;

  for (int i = 0; lies_trick (s) && i < s->n_trick; i++)
    if (of_seat == ALL_SEATS || s->trick[i].seat == of_seat)
      cards |= s->trick[i].cards;
  return cards;
}

/* Counts the cards that @seat dropped in the trick that lies: they lie face down. */
static int
trick_backs (const ChieuLucHoState *s,
             int                    seat)
{
  int n = 0;

  for (int i = 0; lies_trick (s) && i < s->n_trick; i++)
    if (s->trick[i].seat == seat && s->trick[i].cards == 0)
      n += s->trick[i].n;
  return n;
}

/* Returns: the cards won by @seat; those that won the last trick still lie in it */
static guint64
won_cards (const ChieuLucHoState *s,
           int                    seat)
{
  return (s->seat[seat].won & ~trick_cards (s, ALL_SEATS)) | (seat == s->winner ? s->claimed : 0);
}

static guint64
beaten_cards (const ChieuLucHoState *s)
{
  guint64 cards = s->seen & ~trick_cards (s, ALL_SEATS);

  for (int seat = 0; seat < s->seats; seat++)
    cards &= ~s->seat[seat].won;
  return cards;
}

static int
count_dropped (const ChieuLucHoState *s)
{
  int n = 0;

  for (int seat = 0; seat < s->seats; seat++)
    n += s->seat[seat].n_dropped - trick_backs (s, seat);
  return n;
}

/* Returns: the cards in the hand of @seat; a claimant has laid the old ones down, and the card of the dream lies before it */
static guint64
held_cards (const ChieuLucHoState *s,
            int                    seat)
{
  if (seat == chieu_luc_ho_dream (s))
    return 0;
  return s->seat[seat].hand & ~(seat == s->winner ? s->claimed : 0);
}

static void
add_cards (ChieuZoneScene *zone,
           guint64         cards,
           int             flags)
{
  for (; cards != 0; cards &= cards - 1)
    chieu_zone_scene_add (zone, (ChieuCard) __builtin_ctzll (cards), flags);
}

static void
add_backs (ChieuZoneScene *zone,
           int             n)
{
  for (int i = 0; i < n; i++)
    chieu_zone_scene_add (zone, CHIEU_CARD_HIDDEN, 0);
}

/* ---- The trick ---- */

/* Lays the cards of @zone in one row, each over a part of the next, in the middle of its box; they are at most @height_max pixels high. */
static void
centre_row (ChieuZoneScene *zone,
            int             height_max)
{
  float parts = 1 + (zone->n - 1) * STEP, width = MIN (height_max / CHIEU_STRIP_SHAPE, zone->box.width / parts), left;
  int height = chieu_face_quantise (MIN (CHIEU_STRIP_SHAPE * width, zone->box.height));

  width = height / CHIEU_STRIP_SHAPE;
  left = roundf (zone->box.x + (zone->box.width - parts * width) / 2);
  for (int i = 0; i < zone->n; i++)
    {
      zone->cards[i].height = (gint16) height;
      zone->cards[i].x = roundf (left + i * width * STEP) + width / 2;
      zone->cards[i].y = roundf (zone->box.y + (zone->box.height - height) / 2) + height / 2.0f;
    }
}

/* Lays out the cards of @seat in the trick; the dream's one card is face down before it until the end. */
static void
arrange_trick (const ChieuLucHoState *s,
               const ChieuMatAsk     *ask,
               const ChieuBox        *table,
               int                    seat,
               ChieuZoneScene        *zone)
{
  int position = chieu_luc_ho_position (s, ask->person, seat);
  gboolean best = s->n_trick > 0 && s->best_seat == seat;

  zone->box = chieu_table_cell (&tables[s->seats].trick[position], table);
  zone->origin = CHIEU_ORIGIN_SEAT;
  zone->origin_seat = (gint8) seat;
  zone->dealt = seat == chieu_luc_ho_dream (s);
  if (zone->dealt)
    chieu_zone_scene_add (zone, s->dream_card, 0);
  add_cards (zone, trick_cards (s, seat), CHIEU_CARD_IN_PLAY | (best ? CHIEU_CARD_OFFERED : 0));
  add_backs (zone, trick_backs (s, seat));
  centre_row (zone, (int) (table->height * TRICK_PART));
}

/* ---- Won, beaten, dropped ---- */

/* Makes a stack for each suit. */
static void
arrange_won (const ChieuLucHoState *s,
             const ChieuBox        *table,
             int                    seat,
             gboolean               own,
             ChieuZoneScene        *zone)
{
  ChieuColumn stacks[STACKS];
  int n = 0;

  for (int suit = 0; suit < STACKS; suit++)
    {
      guint64 cards = won_cards (s, seat) & CHIEU_LUC_HO_SUIT (suit);

      if (cards == 0)
        continue;
      add_cards (zone, cards, 0);
      stacks[n++] = (ChieuColumn) { .n = (guint8) __builtin_popcountll (cards) };
    }
  zone->origin = CHIEU_ORIGIN_SEAT;
  zone->origin_seat = (gint8) seat;
  chieu_table_arrange_sets (table, own, stacks, n, zone);
}

static int
count_suits (guint64 cards)
{
  int n = 0;

  for (int suit = 0; suit < STACKS; suit++)
    n += (cards & CHIEU_LUC_HO_SUIT (suit)) != 0;
  return n;
}

/* Lays out the dropped cards, and finds the place of the beaten ones; with four seats the plates at the sides stand beside them. */
static void
arrange_gone (const ChieuLucHoState *s,
              const ChieuMatAsk     *ask,
              const ChieuBox        *table,
              ChieuScene            *scene)
{
  const Cells *cells = &tables[s->seats];
  ChieuZoneScene *dropped = &scene->zones[CHIEU_LUC_HO_ZONE_DROPPED], *beaten = &scene->zones[CHIEU_LUC_HO_ZONE_BEATEN];
  ChieuColumnsShape shape = { .height_max = (int) (table->height * GONE_PART) };

  dropped->box = chieu_table_cell (&cells->dropped, table);
  beaten->box = chieu_table_cell (&cells->beaten, table);
  if (s->seats == CHIEU_LUC_HO_MAX_SEATS)
    {
      chieu_table_place_plate (ask, &cells->plate[RIGHT], table, &beaten->box);
      chieu_table_place_plate (ask, &cells->plate[LEFT], table, &dropped->box);
    }
  add_backs (dropped, count_dropped (s));
  shape.box = dropped->box;
  chieu_row_arrange (dropped->n, &shape, dropped->cards);
}

/* Lays out the beaten cards, once the fan was laid: with four seats they lie beside it if there is room. */
static void
arrange_beaten (const ChieuLucHoState *s,
                const ChieuMatAsk     *ask,
                const ChieuBox        *table,
                ChieuScene            *scene)
{
  ChieuZoneScene *beaten = &scene->zones[CHIEU_LUC_HO_ZONE_BEATEN];
  ChieuColumnsShape shape = { .height_max = (int) (table->height * GONE_PART) };

  if (s->seats == CHIEU_LUC_HO_MAX_SEATS
      && chieu_table_take_beside_hand (ask, BESIDE_PART, HAND_LONGEST, CHIEU_LUC_HO_ZONE_HAND, scene, &beaten->box))
    shape.height_max = (int) (table->height * BEATEN_PART);
  shape.box = beaten->box;
  add_cards (beaten, beaten_cards (s), CHIEU_CARD_SHADED);
  chieu_row_arrange (beaten->n, &shape, beaten->cards);
}

/* ---- Seats ---- */

static const char *
role_of (const ChieuLucHoState *s,
         int                    seat)
{
  if (seat == chieu_luc_ho_dream (s))
    /* Translators: beside the name of the player who dreams (夢家). */
    return C_("seat", "mộng");
  if (seat == s->maker)
    /* Translators: beside the name of the player who makes the hand (做牌). */
    return C_("seat", "làm bài");
  /* Translators: beside the name of the first player (頭家). */
  return seat == s->cai ? C_("seat", "nhà đầu") : NULL;
}

/* Lays out what belongs to the seat at @position, but for the person's own plate and won cards, which arrange_own() places. */
static void
arrange_player (const ChieuMatAsk *ask,
                const ChieuBox    *table,
                int                position,
                ChieuScene        *scene)
{
  const ChieuLucHoState *s = ask->view;
  int seat = chieu_table_seat (s->seats, ask->person, position);
  ChieuSeatScene *self = &scene->seats[position];
  ChieuZoneScene *won = &scene->zones[CHIEU_LUC_HO_ZONE_WON + position];

  arrange_trick (s, ask, table, seat, &scene->zones[CHIEU_LUC_HO_ZONE_TRICK + position]);
  self->n_hand = s->seat[seat].n_hand;
  self->points = chieu_table_points (&chieu_luc_ho, s, &s->carry, seat);
  self->role = role_of (s, seat);
  self->turn = s->phase != CHIEU_LUC_HO_OVER && s->turn == seat;
  if (position == 0)
    return;
  won->box = chieu_table_cell (&tables[s->seats].won[position], table);
  self->box = chieu_table_place_plate (ask, &tables[s->seats].plate[position], table,
                                       s->seats == CHIEU_LUC_HO_MIN_SEATS || position == OPPOSITE ? &won->box : NULL);
  /* The tricks of both neighbours reach under the plate opposite. It stands in the middle of its box, so that twice the distance
   * from there to the tricks is free for it. */
  if (s->seats == CHIEU_LUC_HO_MAX_SEATS && position == OPPOSITE)
    self->height_most = 2 * (chieu_table_cell (&tables[s->seats].trick[RIGHT], table).y - self->box.y - self->box.height / 2);
  arrange_won (s, table, seat, FALSE, won);
}

/* Marks the old cards of @hand, that of @seat. */
static void
mark_old (const ChieuLucHoState *s,
          int                    seat,
          ChieuZoneScene        *hand)
{
  guint64 old = s->phase != CHIEU_LUC_HO_OVER ? chieu_luc_ho_find_old (s, seat) : 0;

  for (int i = 0; i < hand->n; i++)
    if ((old >> hand->cards[i].card & 1) != 0)
      hand->cards[i].flags |= CHIEU_CARD_MARKED;
}

static void
arrange_own (const ChieuMatAsk *ask,
             const ChieuBox    *table,
             ChieuScene        *scene)
{
  const ChieuLucHoState *s = ask->view;
  int seat = chieu_table_viewer (s->seats, ask->person);

  chieu_table_arrange_own (ask, table, count_suits (won_cards (s, seat)), CHIEU_LUC_HO_ZONE_WON, CHIEU_LUC_HO_ZONE_HAND, scene);
  arrange_won (s, table, seat, TRUE, &scene->zones[CHIEU_LUC_HO_ZONE_WON]);
}

static void
arrange (const ChieuMatAsk *ask,
         ChieuScene        *scene)
{
  const ChieuLucHoState *s = ask->view;
  ChieuBox table = chieu_table_box (ask, count_suits (won_cards (s, chieu_table_viewer (s->seats, ask->person))));
  ChieuBox *middle = &scene->zones[CHIEU_LUC_HO_ZONE_TABLE].box;

  chieu_table_begin_scene (ask, s->seats, CHIEU_LUC_HO_N_ZONES, scene);
  *middle = chieu_table_cell (&tables[s->seats].table, &table);
  scene->dish = (ChieuBox) { .x = middle->x + middle->width / 2, .y = middle->y + middle->height / 2 };
  arrange_gone (s, ask, &table, scene);
  for (int p = 0; p < s->seats; p++)
    arrange_player (ask, &table, p, scene);
  arrange_own (ask, &table, scene);
  arrange_beaten (s, ask, &table, scene);
  mark_old (s, chieu_table_viewer (s->seats, ask->person), &scene->zones[CHIEU_LUC_HO_ZONE_HAND]);
}

void
chieu_hand_sort_luc_ho (guint64    cards,
                        ChieuHand *hand)
{
  hand->n = 0;
  for (; cards != 0; cards &= cards - 1)
    {
      ChieuCard card = (ChieuCard) __builtin_ctzll (cards);

      chieu_hand_append_cards (hand, &card, 1, card / CHIEU_LUC_HO_RANKS);
    }
}

/* Sorts the hand in the order in which single cards are led: by suits, vân tuyến last. */
static void
hold (const void *view,
      int         person,
      gboolean    keep,
      ChieuHand  *hand)
{
  const ChieuLucHoState *s = view;
  guint64 cards = held_cards (s, chieu_table_viewer (s->seats, person));

  if (person < 0)
    hand->n = 0;
  else if (keep)
    {
      guint8 counts[CHIEU_LUC_HO_FACES];

      for (int face = 0; face < CHIEU_LUC_HO_FACES; face++)
        counts[face] = cards >> face & 1;
      chieu_hand_update_cards (counts, CHIEU_LUC_HO_FACES, hand);
    }
  else
    chieu_hand_sort_luc_ho (cards, hand);
}

/* The offers in the order of the buttons. The places beside the mat are those of every game: what passes, drops or leads lowest (0), what
 * claims less above it, a win on top (4). */
static const ChieuMatButton buttons[] = {
  { CHIEU_LUC_HO_NAM_HO, CHIEU_MAKE_BUTTON, 1, "mat.nam-ho", GDK_KEY_n, 0, "N", 4 },
  { CHIEU_LUC_HO_QUA, CHIEU_MAKE_BUTTON, 0, "mat.qua", GDK_KEY_q, 0, "Q", 0 },
  { CHIEU_LUC_HO_LAM, CHIEU_MAKE_BUTTON, 0, "mat.lam", GDK_KEY_l, 0, "L", 1 },
  { CHIEU_LUC_HO_KHONG, CHIEU_MAKE_BUTTON, 0, "mat.khong", GDK_KEY_k, 0, "K", 0 },
  { CHIEU_LUC_HO_AN_HO, CHIEU_MAKE_BUTTON, 1, "mat.an-ho", GDK_KEY_a, 0, "A", 4 },
  { CHIEU_LUC_HO_RA, CHIEU_MAKE_BUTTON, 0, "mat.ra", GDK_KEY_r, 0, "R", 0 },
  { CHIEU_LUC_HO_BAT, CHIEU_MAKE_BUTTON, 0, "mat.bat", GDK_KEY_b, 0, "B", 1 },
  { CHIEU_LUC_HO_CHUI, CHIEU_MAKE_BUTTON, 0, "mat.chui", GDK_KEY_c, 0, "C", 0 },
};

/* The drum code (docs/sounds.md): a win that is claimed has the roll, five tigers the four beats of a win as it was dealt, to make two
 * beats, to beat one; not to make has the gong, a drop a knock on the rim. Qua is told to nobody, and silent. */
static const guint8 sounds[CHIEU_LUC_HO_N_MOVES] = {
  [CHIEU_LUC_HO_NAM_HO] = CHIEU_SOUND_BEAT_4,
  [CHIEU_LUC_HO_LAM] = CHIEU_SOUND_BEAT_2,
  [CHIEU_LUC_HO_KHONG] = CHIEU_SOUND_GONG,
  [CHIEU_LUC_HO_RA] = CHIEU_SOUND_CARD,
  [CHIEU_LUC_HO_BAT] = CHIEU_SOUND_BEAT_1,
  [CHIEU_LUC_HO_CHUI] = CHIEU_SOUND_RIM_1,
  [CHIEU_LUC_HO_AN_HO] = CHIEU_SOUND_ROLL,
};

/* Five tigers are rare, and the mat shows nothing before anybody is asked: play begins at once. */
const ChieuMatLayout chieu_mat_layout_luc_ho = {
  .game = &chieu_luc_ho,
  .n_zones = CHIEU_LUC_HO_N_ZONES,
  .hand_zone = CHIEU_LUC_HO_ZONE_HAND,
  .pile_zone = CHIEU_ZONE_NONE,
  .live_zone = CHIEU_LUC_HO_ZONE_TABLE,
  .gate_zone = CHIEU_LUC_HO_ZONE_TRICK,
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
  .sounds = sounds,
  .hold = hold,
  .arrange = arrange,
  .zone_name = chieu_luc_ho_zone_name,
  .zone_place = chieu_luc_ho_zone_place,
  .chooses_many = TRUE,
  .compose = chieu_luc_ho_compose,
  .count_seats = chieu_luc_ho_count_seats,
  .lay_kind = -1,
  .lay_zone = CHIEU_LUC_HO_ZONE_WON,
  .done_kind = -1,
  .list_tries = chieu_luc_ho_list_tries,
};
