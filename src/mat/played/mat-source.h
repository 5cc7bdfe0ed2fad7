/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is played on the chiếu is given by a source: a view, the person's moves, and a function to make one of them. The usual source is a
 * ChieuMatch; tests have their own.
 */
#pragma once

#include "mat-type.h"
#include "match/match.h"

/* The functions of a source. @data is what was given to chieu_mat_view_set_source(). */
typedef struct
{
  const ChieuGame *(*get_game) (gpointer data);
  /* (transfer none): what the person sees, in the layout of the game's state, valid until the next change */
  const void *(*get_view) (gpointer data);
  /* Returns: the seat whose view that is; −1: it is an onlooker's */
  int (*get_person) (gpointer data);
  /* Returns: whether the person has to answer now */
  gboolean (*is_asked) (gpointer data);
  /* Lists the person's moves; @moves has room for CHIEU_MOVES_MAX. Returns: how many. */
  int (*list_moves) (gpointer data, ChieuMoveScope scope, ChieuMove *moves);
  /* Makes @move, or says in @reason (out) why not; CHIEU_REASON_NONE: the source says so itself. */
  ChieuTry (*try_move) (gpointer data, const ChieuMove *move, ChieuReason *reason);
  /* The way of play: học offers clean moves only, thường also faulty ones, nghiêm all that hands could do, and shows nothing of what is
   * right. */
  ChieuWay (*get_way) (gpointer data);
  /* (nullable): whether the person's last move can be taken back; and taking it back. */
  gboolean (*can_undo) (gpointer data);
  void (*undo) (gpointer data);
  /* (nullable): the log of the hand with @names. @since: (out): its first line since the person moved last. Returns: (transfer full)
   * (element-type ChieuLogLine). */
  GPtrArray *(*make_log) (gpointer data, const char *const *names, guint *since);
  /* (nullable): whether the mat waits for the person to let it go on, and the function that goes on. */
  gboolean (*is_waiting) (gpointer data);
  void (*proceed) (gpointer data);
  /* (nullable): the seat that is the person's own, called “You”; −1: none. NULL: the same as get_person; a source that shows the
   * view of another seat needs it. A source that has it is an onlooker’s: without a page its mat has no column. */
  int (*get_own) (gpointer data);
  /* (nullable): takes the sentences that the mat would otherwise show in its notice. */
  void (*tell) (gpointer data, const char *text);
  /* (nullable): shows the prompt (nullable) elsewhere than in the column. @begun: it says how far the person has got with a move, and not
   * only what is asked. A source that has it is a lesson's, and the mat shows nothing of what is right (chieu_played_may_tell()). */
  void (*prompt) (gpointer data, const char *text, gboolean begun);
  /* (nullable): whether the person looks at the dealt hand and nobody plays before they say that it may begin (strict way), and the
   * function that says so. */
  gboolean (*is_opening) (gpointer data);
  void (*begin) (gpointer data);
  /* (nullable): milliseconds between two steps of the show at the end of a hand; −1: it waits for the person; 0, or NULL:
   * there is no show. */
  int (*get_step_delay) (gpointer data);
} ChieuMatSource;

/* Sets what is played; NULL: an empty mat. @source: it has to outlive the mat, and its game must have a layout. @free_data: (nullable):
 * called with @data when another source is set or the mat is destroyed */
void chieu_mat_view_set_source (ChieuMatView         *self,
                                const ChieuMatSource *source,
                                gpointer              data,
                                GDestroyNotify        free_data);
/* Returns: (nullable): what is played; @data: (out): as it was set. */
const ChieuMatSource *chieu_mat_view_get_source (ChieuMatView *self, gpointer *data);

/* A source calls these to report that a hand was dealt or the state was changed otherwise; that @seat made @move (nullable), which
 * had @events (nullable: nothing is told of it); and that the person must answer, or need not any more. */
void chieu_mat_view_report_deal (ChieuMatView *self);
void chieu_mat_view_report_move (ChieuMatView *self, int seat, const ChieuMove *move, const ChieuEvents *events);
void chieu_mat_view_report_question (ChieuMatView *self);
/* Reports that undoing or going on has become possible or impossible. */
void chieu_mat_view_report_change (ChieuMatView *self);
/* Sets the @seats that think, as bits. */
void chieu_mat_view_set_thinking (ChieuMatView *self, guint seats);
/* Sets whether a move waits to be written; as long as it does the mat says so, also to a screen reader. */
void chieu_mat_view_set_saving (ChieuMatView *self, gboolean saving);
/* Shows @text, a sentence, and lets a screen reader read it; NULL: hides the one that is shown. */
void chieu_mat_view_show_notice (ChieuMatView *self, const char *text);
