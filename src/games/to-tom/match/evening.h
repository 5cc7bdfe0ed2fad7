/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An evening of Tổ tôm at a real table: who plays, by which house rules, and the result of each hand. Points, pot, debts and
 * thông are never stored: they follow from the hands by the rules, so that a hand can be taken back.
 */
#pragma once

#include <glib.h>

#include "match/record/house-rules.h"
#include "table-hand.h"

/* The longest name, in characters. */
#define CHIEU_EVENING_NAME_MAX 40

/* No evening has more hands; a file with more is not one of ours. */
#define CHIEU_EVENING_HANDS_MAX 2000

/* A larger file is not that of an evening. */
#define CHIEU_EVENING_BYTES_MAX (1024 * 1024)

#define CHIEU_EVENING_ERROR (chieu_evening_error_quark ())
GQuark chieu_evening_error_quark (void);

/* The errors of a file; the message names what is wrong and where. */
typedef enum
{
  CHIEU_EVENING_ERROR_DAMAGED,   /* the file is not that of an evening */
  CHIEU_EVENING_ERROR_FILE,      /* it cannot be read */
} ChieuEveningError;

/* The outcome of a hand; or, with CHIEU_OUTCOME_NONE, the beginning of a new hội with a full pot: points stay. */
typedef struct
{
  int winner;                    /* who called ù, −1: nobody; the hand was drawn, or a new hội begins */
  ChieuOutcome outcome;
  int n_cuoc;
  guint8 cuoc[CHIEU_CUOC_MAX];   /* what was called, in order; none without a winner and for a false ù */
  char *cards;                   /* (nullable): chieu_table_hand_to_text() */
  ChieuTableHand *entered;       /* (nullable): the hand as it was entered; the file has only its cards */
  gint64 when;                   /* seconds since 1970 */
} ChieuEveningHand;

typedef struct _ChieuEvening ChieuEvening;

/**
 * chieu_evening_new:
 * @seats: 4 or 5
 * @names: @seats of them; one that is empty becomes "Player 2", a long one is cut
 * @house: the house rules; copied
 * @pot: points that a hội begins with, −1: no pot is kept; one that is out of range becomes the nearest that is in it
 *
 * Returns: (transfer full): an evening without hands
 */
ChieuEvening *chieu_evening_new (int                    seats,
                                 const char *const     *names,
                                 const ChieuHouseRules *house,
                                 int                    pot) G_GNUC_WARN_UNUSED_RESULT;
void          chieu_evening_free (ChieuEvening *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuEvening, chieu_evening_free)

int                    chieu_evening_get_seats (const ChieuEvening *self);
/* Seats count from 0. A name that was got is valid until the seat gets a new one, which is treated as chieu_evening_new() treats it. */
const char            *chieu_evening_get_name (const ChieuEvening *self, int seat);
void                   chieu_evening_set_name (ChieuEvening *self, int seat, const char *name);
const ChieuHouseRules *chieu_evening_get_house (const ChieuEvening *self);

guint                   chieu_evening_get_n_hands (const ChieuEvening *self);
/* Returns: (transfer none): hand @n, from 0; valid until a hand is added or taken back */
const ChieuEveningHand *chieu_evening_get_hand (const ChieuEvening *self, guint n);

/* Works out what the hands so far leave to the next one: points, pot, debts, and whose win would be thông. */
void chieu_evening_get_carry (const ChieuEvening *self, ChieuCarry *carry);
/* Works out the results of all hands: points after pot, debt and outcome; no winner and no points where a new hội begins. Each
 * follows from all hands before it, so that there is one pass for all of them, and no function for a single one.
 * Returns: (transfer full) (nullable): one result for each hand; NULL if there is none */
ChieuResult *chieu_evening_get_results (const ChieuEvening *self) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: whether the hội is over (chieu_to_tom_is_hoi_over()) */
gboolean chieu_evening_is_over (const ChieuEvening *self);

/* Adds a hand; @hand is copied with what it points to. It has a winner unless it was drawn or begins a new hội. Returns: FALSE if
 * the evening has CHIEU_EVENING_HANDS_MAX already */
gboolean chieu_evening_add_hand (ChieuEvening *self, const ChieuEveningHand *hand);
/* Takes the last hand back. Returns: FALSE if there is none. */
gboolean chieu_evening_undo_hand (ChieuEvening *self);

/* ---- Kept in a file ---- */

/* Returns: (transfer full): the evening as the JSON text of its file */
char *chieu_evening_to_string (const ChieuEvening *self);
/* Reads @length bytes of @text, −1: up to its end. Returns: (transfer full) (nullable): the evening, or NULL with an error that names
 * what is wrong in @source */
ChieuEvening *chieu_evening_parse (const char *text,
                                   gssize      length,
                                   const char *source,
                                   GError    **error) G_GNUC_WARN_UNUSED_RESULT;
/**
 * chieu_evening_load:
 * @path: of the file, which is read as it will be once all that file-writer.h was given is written
 * @aside: (out) (optional) (nullable) (transfer full): where a file was put that is damaged or may not be read, so that nothing
 *   overwrites it; NULL: it is where it was
 *
 * Returns: (transfer full) (nullable): the evening; NULL without error: there is no file; NULL with one: it could not be read
 */
ChieuEvening *chieu_evening_load (const char *path,
                                  char      **aside,
                                  GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): where an evening that is over is kept, beside its @path: a name with the day and a number that no file there
 * has yet */
char *chieu_evening_find_place (const char *path) G_GNUC_WARN_UNUSED_RESULT;
