/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ceremony-places.h"

#include <math.h>
#include <string.h>

#include "mat/faces/face-cache.h"
#include "mat/widgets/table-places.h"

/* Cards are at most so high, and so much of the room. */
#define HEIGHT_MAX 184
#define HEIGHT_PART 0.21f

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
chieu_ceremony_slot_of (const ChieuCeremonyProgress *self,
                        int                          heap)
{
  int n = self->plan->n_heaps;

  return (self->noc_slot + 1 + (self->mark + heap) % n) % (n + 1);
}

int
chieu_ceremony_heap_at (const ChieuCeremonyProgress *self,
                        int                          slot)
{
  int n = self->plan->n_heaps, beside = (slot + n + 1 - self->noc_slot) % (n + 1) - 1;

  return beside < 0 ? -1 : (beside + n - self->mark % n) % n;
}

/* A ring is begun below and goes to the right: on a picture of the mat against the clock. */
static void
put_in_ring (const ChieuCeremonyPlaces *places,
             double                     part,
             float                      rx,
             float                      ry,
             ChieuCeremonySpot         *spot)
{
  double angle = 2 * G_PI * part;

  spot->x = places->mat.x + places->mat.width / 2 + rx * (float) sin (angle);
  spot->y = places->mat.y + places->mat.height / 2 + ry * (float) cos (angle);
}

static void
place_seats (const ChieuCeremonyProgress *self,
             float                        width,
             float                        height,
             ChieuCeremonyPlaces         *places)
{
  for (int p = 0; p < self->plan->seats; p++)
    {
      ChieuCeremonySpot spot;

      put_in_ring (places, (double) p / self->plan->seats, (places->mat.width - width) / 2 - 6, (places->mat.height - height) / 2 - 6, &spot);
      places->seats[p] = (ChieuBox) { roundf (spot.x - width / 2), roundf (spot.y - height / 2), width, height };
    }
}

/* Beside the plate of @position, towards the middle. */
static void
put_at_seat (const ChieuCeremonyPlaces *places,
             int                        position,
             ChieuCeremonySpot         *spot)
{
  const ChieuBox *box = &places->seats[position];
  float x = box->x + box->width / 2, y = box->y + box->height / 2;
  float cx = places->mat.x + places->mat.width / 2, cy = places->mat.y + places->mat.height / 2;
  float away = hypotf (cx - x, cy - y), sideways = away > 0 ? fabsf (cx - x) / away : 0;
  float by = away > 0 ? (box->height / 2 + places->card_height * 0.62f + (box->width / 2 + places->card_width - box->height / 2) * sideways * 0.8f) / away : 0;

  spot->x = x + (cx - x) * MIN (by, 0.8f);
  spot->y = y + (cy - y) * MIN (by, 0.8f);
}

/* ---- Cards that go to the seats at once ---- */

static void
arrange_rounds (const ChieuCeremonyProgress *self,
                ChieuCeremonyPlaces         *places)
{
  places->n_heaps = self->plan->seats;
  for (int p = 0; p < self->plan->seats; p++)
    {
      ChieuCeremonySpot *spot = &places->heaps[p];
      int seat = chieu_table_seat (self->plan->seats, self->person, p);

      spot->card = CHIEU_CARD_HIDDEN;
      for (int i = 0; i < self->done; i++)
        if ((self->plan->rites[i].to >> seat & 1) != 0)
          spot->n += self->plan->rites[i].n;
      if (spot->n > 0)
        put_at_seat (places, p, spot);
      else
        put_in_ring (places, 0, 0, 0, spot);
    }
}

/* ---- Heaps in a ring ---- */

/* How many heaps there are in the ring now. */
static int
count_ring (const ChieuCeremonyProgress *self)
{
  int heaps = self->plan->rites[0].n;

  return chieu_ceremony_find_rite (self->plan, CHIEU_RITE_JOIN) >= 0 && !is_done (self, CHIEU_RITE_JOIN) ? heaps : self->plan->n_heaps + 1;
}

static void
arrange_heap (const ChieuCeremonyProgress *self,
              int                          slot,
              int                          ring,
              float                        rx,
              float                        ry,
              ChieuCeremonyPlaces         *places)
{
  const ChieuCeremony *plan = self->plan;
  ChieuCeremonySpot *spot = &places->heaps[slot];
  gboolean small = ring > plan->n_heaps + 1, is_noc = !small && is_done (self, CHIEU_RITE_NOC) && slot == self->noc_slot;
  int heap = small ? -1 : chieu_ceremony_heap_at (self, slot);

  spot->card = CHIEU_CARD_HIDDEN;
  spot->n = small ? (plan->heap_cards + slot % 2) / 2 : is_noc ? plan->noc_cards : plan->heap_cards;
  if (is_noc && is_done (self, CHIEU_RITE_OPEN_NOC))
    spot->n--;
  put_in_ring (places, (double) slot / ring, self->done == 0 || is_noc ? 0 : rx, self->done == 0 || is_noc ? 0 : ry, spot);
  if (self->done == 0)
    spot->n = slot == 0 ? plan->game->deck->n_faces * plan->game->deck->copies : 0;
  if (is_noc || !is_done (self, CHIEU_RITE_TAKE))
    return;
  for (int seat = 0; seat < plan->seats; seat++)
    if (plan->seat_heap[seat] == heap)
      {
        put_at_seat (places, chieu_table_position (plan->seats, self->person, seat), spot);
        spot->n += seat == plan->cai;
      }
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
      const ChieuCeremonySpot *at;

      if (rite->card == CHIEU_CARD_NONE)
        continue;
      if (rite->kind == CHIEU_RITE_OPEN)
        at = &places->heaps[chieu_ceremony_slot_of (self, rite->heap)];
      else if (is_done (self, CHIEU_RITE_TAKE))
        at = &places->heaps[chieu_ceremony_slot_of (self, plan->seat_heap[plan->cai])];
      else
        at = plan->marks_heap ? &places->heaps[chieu_ceremony_slot_of (self, 0)] : &places->gaps[self->mark % plan->n_heaps];
      *spot = (ChieuCeremonySpot) { .x = at->x, .y = at->y, .n = 1, .card = rite->card };
      /* Upon a heap the heap still shows. */
      if (at >= places->heaps && at < places->heaps + CHIEU_CEREMONY_HEAPS_MAX)
        {
          spot->x += places->card_width * (0.85f + 0.6f * (float) (rite->kind == CHIEU_RITE_OPEN ? places->n_open - 1 : 0));
          spot->y -= places->card_height * 0.12f;
        }
      places->n_open++;
    }
}

void
chieu_ceremony_arrange (const ChieuCeremonyProgress *self,
                        float                        ratio,
                        float                        width,
                        float                        height,
                        float                        plate_width,
                        float                        plate_height,
                        ChieuCeremonyPlaces         *places)
{
  int ring = self->plan->n_heaps > 0 ? count_ring (self) : 0;
  float rx, ry;

  memset (places, 0, sizeof *places);
  places->mat = (ChieuBox) { 6, 6, width - 12, height - 12 };
  places->card_height = (int) (CLAMP (height * HEIGHT_PART, 48, HEIGHT_MAX) / CHIEU_FACE_STEP) * CHIEU_FACE_STEP;
  places->card_width = places->card_height * ratio;
  place_seats (self, plate_width, plate_height, places);
  places->dish = (ChieuBox) { width / 2 - places->card_height * 0.75f, height / 2 - places->card_height * 0.68f,
                              places->card_height * 1.5f, places->card_height * 1.36f };
  if (ring == 0)
    {
      arrange_rounds (self, places);
      return;
    }
  /* The ring lies between the dish and the plates. */
  rx = MAX (width * 0.26f, places->dish.width / 2 + places->card_width);
  rx = MIN (rx, width / 2 - plate_width - places->card_width / 2 - 24);
  rx = MAX (rx, places->dish.width / 2 + places->card_width * 0.6f);
  ry = (height / 2 - plate_height - 14) - places->card_height * 0.62f;
  ry = MAX (ry, places->card_height * 0.9f);
  places->n_heaps = ring;
  for (int slot = 0; slot < ring; slot++)
    arrange_heap (self, slot, ring, rx, ry, places);
  if (ring == self->plan->n_heaps + 1)
    arrange_gaps (self, rx, ry, places);
  arrange_open (self, places);
}
