/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A worker's task for the face cache: one face, in all sizes asked for at once.
 */
#pragma once

#include <gio/gio.h>
#include <cairo.h>

#include "face-render.h"
#include "rules/card.h"

/* Sizes of one face that one job renders: the picture is read once for them. */
#define CHIEU_FACE_JOB_SIZES 8

/* A task; it belongs to one thread at a time. */
typedef struct
{
  GObject *cache;                /* owned, so that it outlives the job */
  ChieuCard card;
  guint picture_version;         /* that of the cache when the face was asked for */
  guint64 asked;                 /* the larger, the later it was asked for */
  gboolean prepares;             /* nobody waits for it */
  gboolean tidies;               /* it makes no face, but cleans up after the others */
  gboolean saved;                /* a face that was not on disk was written there (the disk may have refused it); with @tidies: since
                                  * the last time */
  gboolean has_quoc_ngu;         /* the picture names the card in both scripts */
  const ChieuDeck *deck;
  char *path;                    /* (nullable): of the picture; NULL: the deck is plain */
  ChieuCardScript script;        /* in which the card is named */
  int n;                         /* how many sizes */
  guint64 keys[CHIEU_FACE_JOB_SIZES];                /* chieu_face_key() of each size */
  cairo_surface_t *surfaces[CHIEU_FACE_JOB_SIZES];   /* (nullable): the face in each size, once the job is done */
} ChieuFaceJob;

/* Returns: the number that stands for a face in one size. @height: of the card in pixels of the widget. @scale: device pixels to one
 * of these */
static inline guint64
chieu_face_key (ChieuCard card,
                int       height,
                int       scale)
{
  return (guint64) card << 32 | (guint64) scale << 24 | (guint64) height;
}

/* Return the parts of such a number. */
static inline ChieuCard chieu_face_key_card (guint64 key) { return key >> 32 & 0xff; }
static inline int chieu_face_key_scale (guint64 key) { return key >> 24 & 0xff; }
static inline int chieu_face_key_height (guint64 key) { return key & 0xffffff; }

/* @cache: kept alive by the job. @card: a face of @deck or CHIEU_CARD_HIDDEN, the back. @path: (transfer full) (nullable): of the
 * picture; NULL for a deck without pictures. Returns: (transfer full): a job without sizes */
ChieuFaceJob *chieu_face_job_new (GObject *cache, const ChieuDeck *deck, ChieuCard card, char *path);
/* Frees @job with the faces that were not taken out of it. */
void chieu_face_job_free (ChieuFaceJob *job);

/* Makes the pixels of all sizes, or cleans up memory and, if faces were saved, the store; in any thread. */
void chieu_face_job_run (ChieuFaceJob *job);
