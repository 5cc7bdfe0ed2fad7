/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of everything in the ceremony before a hand: plain numbers, the same for the same plan, progress and size.
 */
#pragma once

#include "mat/scene.h"
#include "match/words/ceremony.h"

/* The most heaps that lie in the ring at once, and the most open cards. */
#define CHIEU_CEREMONY_HEAPS_MAX 12
#define CHIEU_CEREMONY_OPEN_MAX 10

/* The width of a gap into which a card is to be laid, in pixels: a finger has to find it. */
#define CHIEU_CEREMONY_GAP_WIDTH 48

/* The progress of a ceremony, and the choices that were made in it. */
typedef struct
{
  const ChieuCeremony *plan;     /* not owned */
  int person;                    /* the seat that is shown below; −1: seat 0 */
  int done;                      /* rites that are done */
  int noc_slot;                  /* which heap of the ring became the nọc, or will: its slot. Slots are numbered to the right */
  int mark;                      /* before which of the other heaps the gap is, or upon which the nọc is laid: counted from the
                                  * nọc to the right */
} ChieuCeremonyProgress;

/* A heap or a card. */
typedef struct
{
  float x, y;                    /* of its middle, in pixels of the room */
  int n;                         /* cards that lie there; 0: nothing does */
  ChieuCard card;                /* its face, or CHIEU_CARD_HIDDEN */
} ChieuCeremonySpot;

/* The room there is, and the sizes that need a place in it. */
typedef struct
{
  float ratio;                   /* width of a card to its height */
  float width, height;           /* of the room in pixels */
  float plate_width, plate_height;   /* of the plate of a seat */
  float sum_width, sum_height;   /* of the sum, beside or below the cards that are held up; 0: there is none */
} ChieuCeremonyRoom;

/* The places of everything, in pixels of the room. */
typedef struct
{
  int card_height;               /* of the cards of heaps; a multiple of CHIEU_FACE_STEP */
  int held_height;               /* of the cards that are held up, so that all read them; likewise */
  float card_width, held_width;  /* the widths of both */
  ChieuBox mat;                  /* the chiếu itself */
  ChieuBox dish;                 /* for the nọc; without a width: there is none */
  ChieuBox reading;              /* round the cards that are held up and their sum; without a width: none are ever held up */
  ChieuBox sum;                  /* without a width: there is no room for it */
  int n_heaps, n_open;           /* how many of those below there are */
  ChieuCeremonySpot heaps[CHIEU_CEREMONY_HEAPS_MAX];     /* those of the ring by their slot, or by position where the seats get
                                                          * their cards at once */
  ChieuCeremonySpot stock;                               /* the pile that is dealt from, later the rest of it; on the dish */
  ChieuCeremonySpot open[CHIEU_CEREMONY_OPEN_MAX];       /* of the nọc, then of a heap: where they lie */
  ChieuCeremonySpot held[CHIEU_CEREMONY_OPEN_MAX];       /* the same, as they are held up */
  ChieuCeremonySpot gaps[CHIEU_CEREMONY_HEAPS_MAX];      /* gap g lies before heap g of those beside the nọc */
  ChieuBox seats[CHIEU_SEATS_MAX];                       /* plates, by position */
} ChieuCeremonyPlaces;

/* Fills @places. Nothing covers anything else, as long as the room is at least 360×300 pixels with plates of 96×36. */
void chieu_ceremony_arrange (const ChieuCeremonyProgress *self, const ChieuCeremonyRoom *room, ChieuCeremonyPlaces *places);

/* Return how many cards there are in all (for tests), and where card @i of those that are dealt in rite number @rite goes: its place in
 * ChieuCeremonyPlaces.heaps. */
int chieu_ceremony_count_cards (const ChieuCeremony *plan);
int chieu_ceremony_find_goal (const ChieuCeremonyProgress *self, int rite, int i);

/* Finds the middle of a number that is counted at the plate of @position. @x, @y: (out): in pixels of the room */
void chieu_ceremony_find_number_place (const ChieuCeremonyPlaces *places, int position, float *x, float *y);

/* Return the slot in the ring of heap number @heap, counted from the mark on; and the other way round, the number of the heap at @slot,
 * −1 if it is the nọc. Only for a plan with heaps. */
int chieu_ceremony_find_slot (const ChieuCeremonyProgress *self, int heap);
int chieu_ceremony_find_heap (const ChieuCeremonyProgress *self, int slot);

/* For tests. Returns: the number of the first rite of @kind; −1: there is none */
int chieu_ceremony_find_rite (const ChieuCeremony *plan, ChieuRiteKind kind);
