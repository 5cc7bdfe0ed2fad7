/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns what the person does into a move: which moves a deed or a word of the game can mean, which of several ways is meant, and
 * the attempt to make the move. Every way of input ends in chieu_deeds_try_move().
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/column/side-column.h"
#include "mat/played/held.h"
#include "mat/played/mat-type.h"

/* The result of putting a card into a zone. */
typedef enum
{
  CHIEU_TARGET_NONE,
  CHIEU_TARGET_FAULTY,           /* hands could do it; in the strict way, which hides what is right, it need not be a fault */
  CHIEU_TARGET_CLEAN,            /* a move without a fault */
} ChieuTarget;

/* The deeds of the person. The mat sets @mat, @played, @held and @scene, which are not owned and have to outlive it, @every_way and @side. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuHeld *held;
  const ChieuScene *scene;
  gboolean every_way;            /* the ways of a move are all offered, faults among them */
  GtkWidget *side;               /* the column beside the mat, which shows the ways; NULL on an empty mat; not owned */
  int n_choices;                 /* ways between which the person is asked to choose, 0: no question is open */
  ChieuMove *choices;            /* (nullable): the ways; freed with the mat */
  ChieuMove warned;              /* the last move that was warned of; any value while @warned_at is 0 */
  gint64 warned_at;              /* microseconds: when that was tried last; 0: nothing was warned of */
} ChieuDeeds;

/* Lists all moves of the person in @scope, or those of the opening while the dealt hand is looked at; @moves has room for
 * CHIEU_MOVES_MAX. Returns: how many; 0 if the person is not asked */
int chieu_deeds_list_moves (ChieuDeeds *self, ChieuMoveScope scope, ChieuMove *moves);
/* Returns: whether @move is what @deed can mean */
gboolean chieu_deeds_means (ChieuDeeds *self, const ChieuMove *move, const ChieuMatDeed *deed);
/* Finds the clean moves that @deed can mean, or if there are none the faulty ones; in the strict way, and with every_way, all of them
 * alike. If the game composes its moves, it is the one move that would result. @moves has room for CHIEU_MOVES_MAX. Returns: how
 * many */
int chieu_deeds_find_moves (ChieuDeeds *self, const ChieuMatDeed *deed, ChieuMove *moves);
/* Finds the moves that the button of @action makes, as chieu_deeds_find_moves() does; faulty ones only with @faulty. */
int chieu_deeds_find_of_action (ChieuDeeds *self, const char *action, gboolean faulty, ChieuMove *moves);
/* Does the same, but only for moves that use @card of zone @from. Every answer to the card in play uses that card. */
int chieu_deeds_find_with_card (ChieuDeeds *self, const char *action, int from, ChieuCard card, gboolean faulty, ChieuMove *moves);
/* Returns: whether @move uses @card of zone @from, by whatever button or place it is made */
gboolean chieu_deeds_has_part (ChieuDeeds *self, const ChieuMove *move, int from, ChieuCard card);
/* Returns: whether @move is made by putting a card somewhere, and has no button */
gboolean chieu_deeds_is_put (ChieuDeeds *self, const ChieuMove *move);
/* Finds the cards of the hand that go down with @move, as bits. A move that lists no cards uses all that equal its own. */
guint32 chieu_deeds_get_hand_cards (ChieuDeeds *self, const ChieuMove *move);
/* Returns: whether @deed could mean a move (with @clean: a clean one) */
gboolean chieu_deeds_could_mean (ChieuDeeds *self, const ChieuMatDeed *deed, gboolean clean);
/* Composes the move that @deed would be, right or wrong; @kind: of this kind; −1: by where the cards are put. Returns: FALSE
 * if the game composes no moves, or nothing can be done there */
gboolean chieu_deeds_compose (ChieuDeeds *self, int kind, const ChieuMatDeed *deed, ChieuMove *move);
/* Marks with @mark the zones into which a move of @scope would bring @card from zone @from. @targets: (inout): by zone,
 * CHIEU_ZONES_MAX long; one that is marked higher already stays so */
void chieu_deeds_mark_targets (ChieuDeeds     *self,
                               ChieuMoveScope  scope,
                               int             from,
                               ChieuCard       card,
                               ChieuTarget     mark,
                               ChieuTarget    *targets);

/* Returns: the buttons that may be tried in the strict way whatever the cards are, as bits; 0 in another way, and after
 * the opening while the person is not asked */
guint64 chieu_deeds_get_tries (ChieuDeeds *self);
/* Returns: whether cards may be laid one by one now */
gboolean chieu_deeds_may_lay (ChieuDeeds *self);

/* Returns: whether hands may try now to lay a card of the hand under the pile */
gboolean chieu_deeds_may_put_under (ChieuDeeds *self);
/* Returns: whether the button of @action would now lay a card under the pile */
gboolean chieu_deeds_puts_under (ChieuDeeds *self, const char *action);
/* Says that no card goes back under the pile. */
void chieu_deeds_explain_under (ChieuDeeds *self);

/* Makes the move that @deed means, asks which way if there are several, or says why not. Returns: whether the state changed. */
gboolean chieu_deeds_do_deed (ChieuDeeds *self, const ChieuMatDeed *deed);
/* Says that there is no such move now: what is asked for, or that it is not the person's turn. */
void chieu_deeds_explain_nothing (ChieuDeeds *self);
/* Says why @card, which was dropped, does nothing there. @action: (nullable): of the button on which it was dropped; @lit:
 * whether there are places that would take it */
void chieu_deeds_explain_drop (ChieuDeeds *self, const char *action, ChieuCard card, gboolean lit);
/* Makes the move if @moves has only one (@n is 1), or asks which of them is meant; there has to be one. Returns: whether the state
 * changed */
gboolean chieu_deeds_make_one_of (ChieuDeeds *self, const ChieuMove *moves, int n);
/* Makes @move, or says why not. Returns: whether the state changed. */
gboolean chieu_deeds_try_move (ChieuDeeds *self, const ChieuMove *move);

/* Makes the move of way number @choice, from 0; nothing if no way has this number, as any digit may be pressed. */
void chieu_deeds_choose (ChieuDeeds *self, int choice);
/* Ends the question which way is meant, if it is open. */
void chieu_deeds_drop_choices (ChieuDeeds *self);
