/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where everything lies in the ceremony before a hand: plain numbers, the same for the same plan, progress and size.
 */
#pragma once

#include "mat/scene.h"
#include "match/words/ceremony.h"

G_BEGIN_DECLS

/* Heaps of all sizes, the pile that is dealt from, and the open cards. */
#define CHIEU_CEREMONY_HEAPS_MAX 12
#define CHIEU_CEREMONY_OPEN_MAX 10

/* How far it is, and what was chosen on the way. */
typedef struct
{
  const ChieuCeremony *plan;
  int person;                    /* who looks from below, −1: seat 0 does */
  int done;                      /* rites that are done */
  int noc_slot;                  /* which heap of the ring became the nọc, or will */
  int mark;                      /* before which of the others the gap is, or which it is upon: from the nọc to the right */
} ChieuCeremonyProgress;

typedef struct
{
  float x, y;                    /* of its middle */
  int n;                         /* cards that lie there; 0: nothing does */
  ChieuCard card;                /* what is seen of it */
} ChieuCeremonySpot;

typedef struct
{
  int card_height;               /* a multiple of 8 */
  float card_width;
  ChieuBox mat, dish;
  int n_heaps, n_open;
  ChieuCeremonySpot heaps[CHIEU_CEREMONY_HEAPS_MAX];     /* those of the ring by their slot, or by position where the seats get their cards at once */
  ChieuCeremonySpot open[CHIEU_CEREMONY_OPEN_MAX];       /* of the nọc, then of a heap */
  ChieuCeremonySpot gaps[CHIEU_CEREMONY_HEAPS_MAX];      /* gap g lies before heap g of those beside the nọc */
  ChieuBox seats[CHIEU_SEATS_MAX];                       /* plates, by position */
} ChieuCeremonyPlaces;

/**
 * chieu_ceremony_arrange:
 * @ratio: width of a card to its height
 * @width, @height: of the room in pixels
 * @plate_width, @plate_height: of the plate of a seat
 */
void chieu_ceremony_arrange (const ChieuCeremonyProgress *self,
                             float                        ratio,
                             float                        width,
                             float                        height,
                             float                        plate_width,
                             float                        plate_height,
                             ChieuCeremonyPlaces         *places);

/* The slot in the ring of heap number @heap, from the mark on; and the other way round: the number of the heap at @slot, −1: it is the nọc. */
int chieu_ceremony_slot_of (const ChieuCeremonyProgress *self, int heap);
int chieu_ceremony_heap_at (const ChieuCeremonyProgress *self, int slot);

/* The place of @kind among the rites, −1: there is none. */
int chieu_ceremony_find_rite (const ChieuCeremony *plan, ChieuRiteKind kind);

G_END_DECLS
