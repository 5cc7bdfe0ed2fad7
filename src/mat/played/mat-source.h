/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chiếu is played on a source: a view, the person's moves, and one way to make
 * one. ChieuMatch is the one that counts; tests bring their own.
 */
#pragma once

#include "mat-type.h"
#include "match/match.h"

typedef struct
{
  const ChieuGame *(*get_game) (gpointer data);
  /* (transfer none): what the person sees, valid until the next change */
  const void *(*get_view) (gpointer data);
  int (*get_person) (gpointer data);
  gboolean (*is_asked) (gpointer data);
  int (*list_moves) (gpointer data, ChieuMoveScope scope, ChieuMove *moves);
  ChieuTry (*try_move) (gpointer data, const ChieuMove *move, ChieuReason *reason);
  /* Học offers clean moves only, thường faulty ones too, nghiêm nothing at all. */
  ChieuWay (*get_way) (gpointer data);
  /* (nullable): whether the person's last move can be taken back; and taking it back. */
  gboolean (*can_undo) (gpointer data);
  void (*undo) (gpointer data);
  /* (nullable): (transfer full) (element-type ChieuLogLine): the log of the hand with @names, and @since: (out): its first line
   * since the person moved last. */
  GPtrArray *(*make_log) (gpointer data, const char *const *names, guint *since);
  /* (nullable): whether the mat waits for the person to let it go on; and going on. */
  gboolean (*is_waiting) (gpointer data);
  void (*proceed) (gpointer data);
  /* (nullable): the seat that is the person's own, called “You”; −1: none. NULL: the one of get_person, which is more
   * than who only looks with somebody else's eyes can say. */
  int (*get_own) (gpointer data);
  /* (nullable): takes what the mat would tell the person in a notice of its own. */
  void (*tell) (gpointer data, const char *text);
  /* (nullable): shows elsewhere what there is to do (nullable: nothing), so that it does not lie over the hand. */
  void (*prompt) (gpointer data, const char *text);
  /* (nullable): whether the person looks at the hand dealt and nobody plays before he says that it may begin: strict
   * way; and saying so. */
  gboolean (*is_opening) (gpointer data);
  void (*begin) (gpointer data);
  /* (nullable): milliseconds between two steps of the show at the end of a hand; −1: it waits for the person; 0, or NULL:
   * there is no show. */
  int (*get_step_delay) (gpointer data);
} ChieuMatSource;

/* @source: static. @free_data: called when another source is set or the mat goes. NULL: an empty mat. */
void chieu_mat_view_set_source (ChieuMatView         *self,
                                const ChieuMatSource *source,
                                gpointer              data,
                                GDestroyNotify        free_data);
/* Returns: (nullable): what is played; @data: (out): as it was set. */
const ChieuMatSource *chieu_mat_view_get_source (ChieuMatView *self, gpointer *data);

/* The source tells what happened: a new hand or another state than before; a move; that the person must answer. */
void chieu_mat_view_dealt (ChieuMatView *self);
void chieu_mat_view_moved (ChieuMatView *self, int seat, const ChieuMove *move, const ChieuEvents *events);
void chieu_mat_view_asked (ChieuMatView *self);
/* Whether undoing or going on has become possible or impossible. */
void chieu_mat_view_changed (ChieuMatView *self);
/* Bit s: seat s thinks. */
void chieu_mat_view_set_thinking (ChieuMatView *self, guint seats);
/* Whether a move waits to be written; it is said, also to a screen reader, as long as it does. */
void chieu_mat_view_set_saving (ChieuMatView *self, gboolean saving);
/* A sentence to be read and spoken. */
void chieu_mat_view_notice (ChieuMatView *self, const char *text);
