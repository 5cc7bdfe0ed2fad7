/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game that lies on the mat: a source, the layout of its game, and the names of the players. Every part of the mat gets these
 * facts from it. It needs no widget.
 */
#pragma once

#include "mat-source.h"
#include "mat/mat-layout.h"
#include "match/words/words.h"

/* The names of all seats, and NULL behind them. */
#define CHIEU_NAMES_MAX (CHIEU_SEATS_MAX + 1)

/* A game on a mat. */
typedef struct
{
  const ChieuMatSource *source;  /* (nullable): NULL: an empty mat */
  gpointer data;                 /* the source's */
  GDestroyNotify free_data;      /* (nullable) */
  const ChieuMatLayout *layout;  /* of the source's game; on a mat that was emptied, of the game before. NULL: there was none yet */
  char *names[CHIEU_NAMES_MAX];  /* by seat, also at the person's own; the last one NULL. The mat sets and frees them */
} ChieuPlayed;

/* Replaces the source; @source as in chieu_mat_view_set_source(). */
void chieu_played_set_source (ChieuPlayed          *self,
                              const ChieuMatSource *source,
                              gpointer              data,
                              GDestroyNotify        free_data);

/* Fills @names with the names for sentences: NULL at the person's own seat. They are not owned. */
void chieu_played_get_names (const ChieuPlayed *self, const char *names[CHIEU_NAMES_MAX]);

/* Returns: whether the button of @action makes moves of @kind */
gboolean chieu_played_makes (const ChieuPlayed *self, const char *action, int kind);

/* Returns: the zone with the cards that the seat at @position laid down or won; CHIEU_ZONE_NONE if there is none */
static inline int
chieu_played_get_laid_zone (const ChieuPlayed *self,
                            int                position)
{
  if (self->layout->find_laid_zone != NULL)
    return self->layout->find_laid_zone (position);
  return self->layout->lay_zone >= 0 ? self->layout->lay_zone + position : CHIEU_ZONE_NONE;
}

/* Returns: (nullable): what the person sees, in the layout of the game's state */
static inline const void *
chieu_played_get_state (const ChieuPlayed *self)
{
  return self->source != NULL ? self->source->get_view (self->data) : NULL;
}

/* Returns: the seat whose view the mat shows; −1: an onlooker */
static inline int
chieu_played_get_person (const ChieuPlayed *self)
{
  return self->source != NULL ? self->source->get_person (self->data) : -1;
}

/* Returns: the person's own seat, −1: none; the view may be that of another seat */
static inline int
chieu_played_get_own (const ChieuPlayed *self)
{
  return self->source != NULL && self->source->get_own != NULL ? self->source->get_own (self->data)
                                                               : chieu_played_get_person (self);
}

/* Returns: (transfer none): the words of the game */
static inline const ChieuWords *
chieu_played_get_words (const ChieuPlayed *self)
{
  return chieu_words_for_game (self->layout->game);
}

/* Returns: whether the person has to answer now */
static inline gboolean
chieu_played_is_asked (const ChieuPlayed *self)
{
  return self->source != NULL && self->source->is_asked (self->data);
}

/* Returns: whether the game is played in the strict way (nghiêm) */
static inline gboolean
chieu_played_is_strict (const ChieuPlayed *self)
{
  return self->source != NULL && self->source->get_way (self->data) == CHIEU_WAY_NGHIEM;
}

/* Returns: whether the mat may show what is right: not in the strict way, and not in a lesson, whose source has a prompt of its
 * own */
static inline gboolean
chieu_played_may_tell (const ChieuPlayed *self)
{
  return self->source != NULL && !chieu_played_is_strict (self) && self->source->prompt == NULL;
}

/* Returns: whether the person looks at the dealt hand, and play has not begun */
static inline gboolean
chieu_played_is_opening (const ChieuPlayed *self)
{
  return self->source != NULL && self->layout->list_openings != NULL
         && self->source->is_opening != NULL && self->source->is_opening (self->data);
}

/* Returns: whether the last move can be taken back here and now; there has to be a source */
static inline gboolean
chieu_played_may_undo (const ChieuPlayed *self)
{
  return self->source->can_undo != NULL && self->source->can_undo (self->data);
}

/* Return whether the person may put the hand in order now, and whether the mat may do it for them. */
static inline gboolean
chieu_played_may_arrange (const ChieuPlayed *self)
{
  return self->source != NULL && self->layout->arranging != NULL && self->source->is_asked (self->data);
}

static inline gboolean
chieu_played_may_arrange_best (const ChieuPlayed *self)
{
  return chieu_played_may_arrange (self) && self->layout->arranging->arrange_best != NULL && !chieu_played_is_strict (self);
}
