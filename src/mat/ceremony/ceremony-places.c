/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ceremony-places.h"

#include <math.h>
#include <string.h>

#include "mat/faces/face-cache.h"
#include "mat/widgets/table-places.h"

/* The height of heaps: at most, at least, in pixels, and as a part of the room's height. */
#define HEIGHT_MAX 160
#define HEIGHT_MIN 40
#define HEIGHT_PART 0.19f

/* The same for the cards that are held up. */
#define HELD_MAX 344
#define HELD_MIN 64
#define HELD_PART 0.34f

/* The sizes that are tried, one after the other, until everything fits: whether the sum is shown, and the least heights of cards that
 * are held up and of heaps. If there is little room, the sum is left to the words beside the mat. */
static const struct { gboolean sum; int held, heaps; } contents[] = {
  { TRUE, 104, 72 }, { FALSE, 104, 72 }, { FALSE, HELD_MIN, 56 }, { FALSE, HELD_MIN, HEIGHT_MIN },
};

/* An open card that lies upon a heap is shifted, in widths and heights of a card, so that the heap still shows; each further one
 * lies beside the one before it. */
#define OPEN_RIGHT 0.7f
#define OPEN_STEP 0.5f
#define OPEN_UP 0.1f

/* The width that an open card upon a heap adds to that of the heap alone, and the height of both; and the width and height of the cards at a
 * seat or in the dish. All widths are in widths of a card, all heights in heights of a card. */
#define HEAP_WIDE 1.4f
#define HEAP_HIGH 1.1f
#define SHOWN_WIDE 2.4f
#define SHOWN_HIGH 1.2f
/* The least width of the dish, in heights of a card. */
#define DISH_LEAST 1.15f

/* Pixels between things, between two heaps that are to be joined, and at the edge of the room. */
#define GAP 10
#define JOINED_GAP 4
#define EDGE 6

/* The ways in which dish and reading lie in the middle: bits of their numbers. */
enum
{
  WAY_BELOW = 1,                 /* the reading lies below the dish, not beside it */
  WAY_SUM_BELOW = 2,             /* the sum stands below the cards, not beside them */
  N_WAYS = 4
};

int
chieu_ceremony_find_rite (const ChieuCeremony *plan,
                          ChieuRiteKind        kind)
{
  for (int i = 0; i < plan->n_rites; i++)
    if (plan->rites[i].kind == kind)
      return i;
  return -1;
}

static gboolean
is_done (const ChieuCeremonyProgress *self,
         ChieuRiteKind                kind)
{
  int i = chieu_ceremony_find_rite (self->plan, kind);

  return i >= 0 && i < self->done;
}

int
chieu_ceremony_find_slot (const ChieuCeremonyProgress *self,
                          int                          heap)
{
  int n = self->plan->n_heaps;

  return (self->noc_slot + 1 + (self->mark + heap) % n) % (n + 1);
}

int
chieu_ceremony_find_heap (const ChieuCeremonyProgress *self,
                          int                          slot)
{
  int n = self->plan->n_heaps, beside = (slot + n + 1 - self->noc_slot) % (n + 1) - 1;

  return beside < 0 ? -1 : (beside + n - self->mark % n) % n;
}

int
chieu_ceremony_count_cards (const ChieuCeremony *plan)
{
  int n = 0;

  if (plan->n_heaps > 0)
    return plan->n_heaps * plan->heap_cards + plan->noc_cards;
  for (int i = 0; i < plan->n_rites; i++)
    n += plan->rites[i].n * __builtin_popcount (plan->rites[i].to);
  return n;
}

/* Returns: how many cards the heap at @slot has before each two heaps become one */
static int
count_small (const ChieuCeremony *plan,
             int                  slot)
{
  return (plan->heap_cards + slot / (plan->n_heaps + 1)) / 2;
}

int
chieu_ceremony_find_goal (const ChieuCeremonyProgress *self,
                          int                          rite,
                          int                          i)
{
  const ChieuCeremony *plan = self->plan;
  int n = 0;

  if (plan->rites[rite].kind == CHIEU_RITE_HEAPS)
    return i % plan->rites[rite].n;
  /* The cái deals, and begins with himself. */
  i %= __builtin_popcount (plan->rites[rite].to);
  for (int seat = MAX (plan->cai, 0); ; seat = (seat + 1) % plan->seats)
    if ((plan->rites[rite].to >> seat & 1) != 0 && n++ == i)
      return chieu_table_position (plan->seats, self->person, seat);
}

/* The shape of the ring: with 1 it would be an ellipse, with 0 a rectangle. */
#define BULGE 0.75

/* Puts @spot on a ring that bulges into the corners of the room, @part (0 … 1) of the way round. It begins below and goes to the
 * right, which is counter-clockwise on the screen. */
static void
put_in_ring (const ChieuCeremonyPlaces *places,
             double                     part,
             float                      rx,
             float                      ry,
             ChieuCeremonySpot         *spot)
{
  double sine = sin (2 * G_PI * part), cosine = cos (2 * G_PI * part);

  spot->x = places->mat.x + places->mat.width / 2 + rx * (float) copysign (pow (fabs (sine), BULGE), sine);
  spot->y = places->mat.y + places->mat.height / 2 + ry * (float) copysign (pow (fabs (cosine), BULGE), cosine);
}

static void
place_seats (const ChieuCeremonyProgress *self,
             const ChieuCeremonyRoom     *room,
             ChieuCeremonyPlaces         *places)
{
  float width = room->plate_width, height = room->plate_height;

  for (int position = 0; position < self->plan->seats; position++)
    {
      ChieuCeremonySpot spot;

      put_in_ring (places, (double) position / self->plan->seats, (places->mat.width - width) / 2 - EDGE,
                   (places->mat.height - height) / 2 - EDGE, &spot);
      places->seats[position] = (ChieuBox) { roundf (spot.x - width / 2), roundf (spot.y - height / 2), width, height };
    }
}

void
chieu_ceremony_find_number_place (const ChieuCeremonyPlaces *places,
                                  int                        position,
                                  float                     *x,
                                  float                     *y)
{
  const ChieuBox *box = &places->seats[position];
  gboolean left = box->x + box->width / 2 < places->mat.x + places->mat.width / 2 - 1;

  /* It stands at the inner end of the plate. */
  *x = left ? box->x + box->width : box->x;
  *y = box->y + box->height / 2;
}

/* Puts @spot beside the plate of @position, towards the middle. */
static void
put_at_seat (const ChieuCeremonyPlaces *places,
             int                        position,
             ChieuCeremonySpot         *spot)
{
  const ChieuBox *box = &places->seats[position];
  float x = box->x + box->width / 2, y = box->y + box->height / 2;
  float dx = places->mat.x + places->mat.width / 2 - x, dy = places->mat.y + places->mat.height / 2 - y;

  /* The spot is above or below a plate that lies at the upper or lower edge, else beside it. */
  if (fabsf (dy) * places->mat.width > fabsf (dx) * places->mat.height)
    {
      spot->x = x;
      spot->y = y + copysignf (box->height / 2 + places->card_height / 2.0f + GAP, dy);
    }
  else
    {
      spot->x = x + copysignf (box->width / 2 + places->card_width / 2 + GAP, dx);
      spot->y = y;
    }
}

/* ---- Cards that go to the seats at once ---- */

static void
arrange_rounds (const ChieuCeremonyProgress *self,
                ChieuCeremonyPlaces         *places)
{
  places->n_heaps = self->plan->seats;
  for (int position = 0; position < self->plan->seats; position++)
    {
      ChieuCeremonySpot *spot = &places->heaps[position];
      int seat = chieu_table_seat (self->plan->seats, self->person, position);

      spot->card = CHIEU_CARD_HIDDEN;
      put_at_seat (places, position, spot);
      for (int i = 0; i < self->done; i++)
        if ((self->plan->rites[i].to >> seat & 1) != 0)
          spot->n += self->plan->rites[i].n;
      places->stock.n -= spot->n;
    }
}

/* ---- Heaps in a ring ---- */

static gboolean
is_joined (const ChieuCeremonyProgress *self)
{
  return chieu_ceremony_find_rite (self->plan, CHIEU_RITE_JOIN) < 0 || is_done (self, CHIEU_RITE_JOIN);
}

/* Returns: how many heaps lie there now */
static int
count_ring (const ChieuCeremonyProgress *self)
{
  return is_joined (self) ? self->plan->n_heaps + 1 : self->plan->rites[0].n;
}

/* Puts @spot into a lower corner, where nobody sits: there the heaps lie that nobody takes if fewer play. */
static void
put_aside (const ChieuCeremonyPlaces *places,
           int                        heap,
           ChieuCeremonySpot         *spot)
{
  float in = EDGE + GAP + places->card_width;

  spot->x = heap % 2 == 0 ? places->mat.x + places->mat.width - in : places->mat.x + in;
  spot->y = places->mat.y + places->mat.height - EDGE - GAP - (float) places->card_height / 2;
}

/* Finds where the heap at @slot lies, and how many cards it has. @rx, @ry: the radii of the ring */
static void
arrange_heap (const ChieuCeremonyProgress *self,
              int                          slot,
              float                        rx,
              float                        ry,
              ChieuCeremonyPlaces         *places)
{
  const ChieuCeremony *plan = self->plan;
  ChieuCeremonySpot *spot = &places->heaps[slot];
  int ring = plan->n_heaps + 1;
  gboolean is_noc = is_done (self, CHIEU_RITE_NOC) && slot == self->noc_slot;
  int heap = slot < ring ? chieu_ceremony_find_heap (self, slot) : -1;

  spot->card = CHIEU_CARD_HIDDEN;
  spot->n = self->done == 0 ? 0 : is_noc ? plan->noc_cards : is_joined (self) ? plan->heap_cards : count_small (plan, slot);
  if (is_noc && is_done (self, CHIEU_RITE_OPEN_NOC))
    spot->n--;
  put_in_ring (places, (double) (slot % ring) / ring, rx, ry, spot);
  /* The heaps of the second who deals lie beside those of the first. */
  if (!is_joined (self))
    spot->x += (places->card_width / 2 + JOINED_GAP / 2) * (slot < ring ? -1 : 1);
  if (is_noc)
    {
      spot->x = places->dish.x + places->dish.width / 2;
      spot->y = places->dish.y + places->dish.height / 2;
    }
  if (is_noc || !is_done (self, CHIEU_RITE_TAKE))
    return;
  for (int seat = 0; seat < plan->seats; seat++)
    if (plan->seat_heap[seat] == heap)
      {
        put_at_seat (places, chieu_table_position (plan->seats, self->person, seat), spot);
        /* The cái takes the first card of the nọc, too. */
        spot->n += seat == plan->cai;
        return;
      }
  put_aside (places, heap, spot);
}

static void
arrange_gaps (const ChieuCeremonyProgress *self,
              float                        rx,
              float                        ry,
              ChieuCeremonyPlaces         *places)
{
  int n = self->plan->n_heaps;

  for (int gap = 0; gap < n; gap++)
    {
      double slot = gap == 0 ? self->noc_slot : (self->noc_slot + 1 + gap) - 0.5;

      places->gaps[gap].n = 1;
      put_in_ring (places, slot / (n + 1), rx, ry, &places->gaps[gap]);
    }
}

static void
arrange_open (const ChieuCeremonyProgress *self,
              ChieuCeremonyPlaces         *places)
{
  const ChieuCeremony *plan = self->plan;

  for (int i = 0; i < self->done; i++)
    {
      const ChieuRite *rite = &plan->rites[i];
      ChieuCeremonySpot *spot = &places->open[places->n_open];
      gboolean in_gap = rite->kind != CHIEU_RITE_OPEN && !is_done (self, CHIEU_RITE_TAKE) && !plan->marks_heap;
      const ChieuCeremonySpot *at;

      if (rite->card == CHIEU_CARD_NONE)
        continue;
      if (in_gap)
        at = &places->gaps[self->mark % plan->n_heaps];
      else if (rite->kind == CHIEU_RITE_OPEN)
        at = &places->heaps[chieu_ceremony_find_slot (self, rite->heap)];
      else
        at = &places->heaps[chieu_ceremony_find_slot (self, is_done (self, CHIEU_RITE_TAKE) ? plan->seat_heap[plan->cai] : 0)];
      *spot = (ChieuCeremonySpot) { .x = at->x, .y = at->y, .n = 1, .card = rite->card };
      /* Upon a heap it lies a little aside. */
      if (!in_gap)
        {
          spot->x += places->card_width * (OPEN_RIGHT + OPEN_STEP * (float) (rite->kind == CHIEU_RITE_OPEN ? places->n_open - 1 : 0));
          spot->y -= places->card_height * OPEN_UP;
        }
      places->n_open++;
    }
}

/* ---- The middle: the dish, and beside it or below it what is held up ---- */

static int
count_opened (const ChieuCeremony *plan)
{
  int n = 0;

  for (int i = 0; i < plan->n_rites; i++)
    n += plan->rites[i].card != CHIEU_CARD_NONE;
  return n;
}

static gboolean
meets_spot (const ChieuBox          *box,
            const ChieuCeremonySpot *spot,
            float                    width,
            float                    height)
{
  return spot->x + width / 2 > box->x && spot->x - width / 2 < box->x + box->width
         && spot->y + height / 2 > box->y && spot->y - height / 2 < box->y + box->height;
}

/* Returns: whether nothing of the ring and no card at a seat lies within @box, whatever is chosen on the way */
static gboolean
is_free (const ChieuCeremonyProgress *self,
         const ChieuBox              *box,
         float                        rx,
         float                        ry,
         const ChieuCeremonyPlaces   *places)
{
  int ring = self->plan->n_heaps + 1;
  float wide = chieu_ceremony_find_rite (self->plan, CHIEU_RITE_JOIN) >= 0 ? 2 * places->card_width + JOINED_GAP : places->card_width;

  for (int i = 0; i < 2 * ring; i++)
    {
      ChieuCeremonySpot spot;

      put_in_ring (places, i / (2.0 * ring), rx, ry, &spot);
      /* Every other place is a gap; upon a heap an open card lies somewhat to its right. */
      if (i % 2 == 0 && meets_spot (box, &spot, wide + places->card_width * HEAP_WIDE + GAP,
                                    (float) places->card_height * HEAP_HIGH + GAP))
        return FALSE;
      if (i % 2 == 1 && !self->plan->marks_heap && meets_spot (box, &spot, CHIEU_CEREMONY_GAP_WIDTH, (float) places->card_height + GAP))
        return FALSE;
    }
  for (int position = 0; position < self->plan->seats; position++)
    {
      ChieuCeremonySpot spot;

      put_at_seat (places, position, &spot);
      if (meets_spot (box, &spot, places->card_width * SHOWN_WIDE + GAP, (float) places->card_height * SHOWN_HIGH + GAP))
        return FALSE;
    }
  return TRUE;
}

/* Puts dish and reading into the middle, with @n_held cards held up that are @held high. @below: the reading lies below the dish, not beside
 * it. @beside: the sum of the cards stands beside them, not below them */
static void
put_middle (const ChieuCeremonyRoom *room,
            int                      n_held,
            int                      held,
            gboolean                 below,
            gboolean                 beside,
            ChieuCeremonyPlaces     *places)
{
  float cx = places->mat.x + places->mat.width / 2, cy = places->mat.y + places->mat.height / 2;
  float dish_width = MAX (places->card_height * DISH_LEAST, places->card_width * SHOWN_WIDE);
  float dish_height = places->card_height * SHOWN_HIGH, width, height, cards;

  places->dish = (ChieuBox) { cx - dish_width / 2, cy - dish_height / 2, dish_width, dish_height };
  places->held_height = held;
  places->held_width = (float) held * room->ratio;
  if (n_held == 0)
    return;
  cards = (float) n_held * (places->held_width + GAP) - GAP;
  width = beside ? cards + room->sum_width + 3 * GAP : MAX (cards, room->sum_width) + 2 * GAP;
  height = beside ? MAX ((float) held, room->sum_height) + 2 * GAP : (float) held + room->sum_height + 3 * GAP;
  places->reading = (ChieuBox) { cx - width / 2, cy - height / 2, width, height };
  if (below)
    {
      places->dish.y = cy - (dish_height + GAP + height) / 2;
      places->reading.y = places->dish.y + dish_height + GAP;
    }
  else
    {
      places->dish.x = cx - (dish_width + GAP + width) / 2;
      places->reading.x = places->dish.x + dish_width + GAP;
    }
  places->sum = (ChieuBox) { places->reading.x + width - GAP - room->sum_width, places->reading.y + height - GAP - room->sum_height,
                             room->sum_width, room->sum_height };
  if (beside)
    places->sum.y = places->reading.y + (height - room->sum_height) / 2;
  else
    places->sum.x = places->reading.x + (width - room->sum_width) / 2;
  for (int i = 0; i < n_held; i++)
    places->held[i] = (ChieuCeremonySpot) {
      .x = (beside ? places->reading.x + GAP : places->reading.x + (width - cards) / 2) + places->held_width / 2
           + (float) i * (places->held_width + GAP),
      .y = places->reading.y + GAP + (float) held / 2,
    };
}

/* Returns: the box round the dish and, if there is one, the reading */
static ChieuBox
bound_middle (const ChieuCeremonyPlaces *places)
{
  const ChieuBox *dish = &places->dish, *reading = &places->reading;
  ChieuBox box = *dish;

  if (reading->width <= 0)
    return box;
  box.x = MIN (dish->x, reading->x);
  box.y = MIN (dish->y, reading->y);
  box.width = MAX (dish->x + dish->width, reading->x + reading->width) - box.x;
  box.height = MAX (dish->y + dish->height, reading->y + reading->height) - box.y;
  return box;
}

/* Makes the heaps @height high. @rx, @ry: (out): the radii of their ring */
static void
size_heaps (const ChieuCeremonyRoom *room,
            int                      height,
            float                   *rx,
            float                   *ry,
            ChieuCeremonyPlaces     *places)
{
  places->card_height = height;
  places->card_width = (float) height * room->ratio;
  *rx = places->mat.width / 2 - EDGE - room->plate_width - GAP - places->card_width;
  *ry = places->mat.height / 2 - EDGE - room->plate_height - GAP - (float) height / 2;
}

/* Returns: @height rounded down to one in which faces are drawn */
static int
step_down (float height)
{
  return (int) height / CHIEU_FACE_STEP * CHIEU_FACE_STEP;
}

/* Finds the largest cards that can be held up without covering anything, with heaps as large as possible beside them; at least
 * @held_low and @low pixels high. Returns: FALSE if this is impossible, and the places are those of the last try */
static gboolean
find_sizes (const ChieuCeremonyProgress *self,
            const ChieuCeremonyRoom     *room,
            int                          held_low,
            int                          low,
            float                       *rx,
            float                       *ry,
            ChieuCeremonyPlaces         *places)
{
  int n_held = count_opened (self->plan), heaps = step_down (CLAMP (room->height * HEIGHT_PART, HEIGHT_MIN, HEIGHT_MAX));
  int wanted = step_down (CLAMP (room->height * HELD_PART, HELD_MIN, HELD_MAX));

  for (int held = wanted; held >= held_low; held -= CHIEU_FACE_STEP)
    for (int height = heaps; height >= low; height -= CHIEU_FACE_STEP)
      for (int way = 0; way < N_WAYS; way++)
        {
          ChieuBox box;

          size_heaps (room, height, rx, ry, places);
          put_middle (room, n_held, held, (way & WAY_BELOW) != 0, (way & WAY_SUM_BELOW) == 0, places);
          box = bound_middle (places);
          if (is_free (self, &box, *rx, *ry, places))
            return TRUE;
        }
  return FALSE;
}

void
chieu_ceremony_arrange (const ChieuCeremonyProgress *self,
                        const ChieuCeremonyRoom     *room,
                        ChieuCeremonyPlaces         *places)
{
  float rx = 0, ry = 0;

  memset (places, 0, sizeof *places);
  places->mat = (ChieuBox) { EDGE, EDGE, room->width - 2 * EDGE, room->height - 2 * EDGE };
  place_seats (self, room, places);
  if (self->plan->n_heaps > 0)
    {
      for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
        {
          ChieuCeremonyRoom given = *room;

          if (!contents[i].sum)
            given.sum_width = given.sum_height = 0;
          if (find_sizes (self, &given, contents[i].held, contents[i].heaps, &rx, &ry, places))
            break;
        }
    }
  else
    {
      size_heaps (room, step_down (CLAMP (room->height * HEIGHT_PART, HEIGHT_MIN, HEIGHT_MAX)), &rx, &ry, places);
      put_middle (room, 0, 0, FALSE, FALSE, places);
    }
  places->stock = (ChieuCeremonySpot) { .x = places->dish.x + places->dish.width / 2, .y = places->dish.y + places->dish.height / 2,
                                        .n = chieu_ceremony_count_cards (self->plan), .card = CHIEU_CARD_HIDDEN };
  if (self->plan->n_heaps == 0)
    {
      /* There is no nọc, and so no dish. */
      places->dish.width = 0;
      arrange_rounds (self, places);
      return;
    }
  if (self->done > 0)
    places->stock.n = is_done (self, CHIEU_RITE_NOC) ? 0 : self->plan->left_over;
  places->n_heaps = self->done == 0 ? self->plan->rites[0].n : count_ring (self);
  for (int slot = 0; slot < places->n_heaps; slot++)
    arrange_heap (self, slot, rx, ry, places);
  arrange_gaps (self, rx, ry, places);
  arrange_open (self, places);
  for (int i = 0; i < places->n_open; i++)
    {
      places->held[i].n = 1;
      places->held[i].card = places->open[i].card;
    }
}
