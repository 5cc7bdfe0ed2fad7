/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An input mode: the meaning of a click, a drop, a key and a button. Each has its own state in its own file; the pointer, the
 * keys and the buttons ask the present one (ChieuModes.now).
 *
 * The game has one of three: its cards are chosen one by one and put down (mode-choose.h), chosen several at once
 * (mode-compose.c), or the whole hand is put in order (mode-arrange.c). On top of it there may be the mode of touching cards in a
 * lesson (mode-touch.h), or of laying cards one by one (mode-lay.h).
 */
#pragma once

#include "deeds.h"
#include "mat/played/held.h"
#include "mat/played/mat.h"

typedef struct _ChieuMode ChieuMode;

/* The modes of a mat; none is owned. */
typedef struct
{
  ChieuMode *game;               /* of the game that is played */
  ChieuMode *touch, *lay;        /* on top of it, while they are on */
  ChieuMode *now;                /* the present one: the top one that is on */
} ChieuModes;

/* The functions of a mode. */
typedef struct
{
  /* A card in @zone was clicked, or activated by a key or a screen reader. */
  void (*press_card) (ChieuMode *self, int zone, ChieuCardWidget *card);

  /* The following are only called for the game's mode. */

  /* The bare mat was clicked: the chosen cards go into the zone there, or are unchosen. */
  void (*press_mat) (ChieuMode *self, double x, double y);
  /* Marks the result of putting @card from zone @from into each zone; all are CHIEU_TARGET_NONE before. */
  void (*find_targets) (ChieuMode *self, int from, ChieuCard card, ChieuTarget *targets);
  /* @card of zone @from was dropped at a point of the mat that means zone @to; CHIEU_ZONE_NONE: the point is in zone @from itself. */
  void (*drop_card) (ChieuMode *self, int from, ChieuCardWidget *card, int to, double x, double y);
  /* (nullable): finds the moves that @card of zone @from makes with the button of @action: clean ones, or with @faulty others, too.
   * Returns: how many. */
  int (*find_with_button) (ChieuMode *self, int from, ChieuCard card, const char *action, gboolean faulty, ChieuMove *moves);
  /* (nullable): a card was dropped on the button of @action. Returns: whether that means something. */
  gboolean (*drop_on_button) (ChieuMode *self, int from, ChieuCard card, const char *action);
  gboolean stays_where_dropped;  /* a card dropped into a zone does not fly home first */

  /* Each of these may be NULL: then the game's mode is asked instead. That has to have give_up and do_action. */

  /* Returns: whether @key means something. */
  gboolean (*press_key) (ChieuMode *self, guint key);
  /* Escape: gives up what was begun. Returns: whether there was anything. */
  gboolean (*give_up) (ChieuMode *self);
  /* Does the action of a button or a menu. Returns: whether it means something here. */
  gboolean (*do_action) (ChieuMode *self, const char *action);

  /* (transfer full) (nullable): what is shown instead of the prompt: how far the person has got, or what is wrong so far; NULL: the
   * prompt is shown. */
  char *(*describe) (ChieuMode *self);
} ChieuModeOps;

/* A mode; all but @is_on is given by the mat. */
struct _ChieuMode
{
  const ChieuModeOps *ops;
  gboolean is_on;                /* for a mode on top of the game's */
  ChieuModes *modes;
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuHeld *held;
  ChieuScene *scene;
  ChieuDeeds *deeds;
};

/* Turns a mode on top of the game's on or off. */
void chieu_mode_set_on (ChieuMode *self, gboolean on);
/* Sets the mode of another game. */
void chieu_modes_set_game (ChieuModes *self, ChieuMode *game);

/* Call the ops of the present mode, or those of the game's mode if it has none of that kind; they return what ChieuModeOps says. */
gboolean chieu_modes_press_key (ChieuModes *self, guint key);
gboolean chieu_modes_give_up (ChieuModes *self);
gboolean chieu_modes_do_action (ChieuModes *self, const char *action);
char *chieu_modes_describe (ChieuModes *self);
/* Finds the result of putting @card from zone @from into each zone. @targets: (out): CHIEU_ZONES_MAX long. */
void chieu_modes_find_targets (ChieuModes *self, int from, ChieuCard card, ChieuTarget *targets);

/* Returns: whether a place is lit while a card is carried or chosen: if the mat may show what is right, only places that take it
 * cleanly, otherwise all into which it could be put */
gboolean chieu_modes_is_lit (ChieuModes *self, ChieuTarget target);
/* Returns: the buttons of the layout that take @card of zone @from, as bits: those that are lit. @ways: (out): the ways to choose
 * from that take it */
guint64 chieu_modes_find_takers (ChieuModes *self, int from, ChieuCard card, ChieuWays *ways);
/* Handles a card that was dropped on the button of @action, or (@way ≥ 0) on one of several ways. Returns: whether that means
 * something */
gboolean chieu_modes_drop_on_button (ChieuModes *self, int from, ChieuCard card, const char *action, int way);

/* Returns: the zone that a click at a point of the mat means, of those marked in @targets, or CHIEU_ZONE_NONE */
int chieu_mode_find_target_at (ChieuMode *self, const ChieuTarget *targets, double x, double y);
/* Returns: the zone into which a card from zone @from goes if it is dropped with the pointer at one point and its middle at the
 * other, or CHIEU_ZONE_NONE */
int chieu_mode_find_drop_at (ChieuMode         *self,
                             const ChieuTarget *targets,
                             int                from,
                             double             x,
                             double             y,
                             double             middle_x,
                             double             middle_y);
/* Unchooses all cards. Returns: whether any was chosen */
gboolean chieu_mode_unchoose (ChieuMode *self);

/* The functions of the mode in which the whole hand is put in order (mode-arrange.c); it has no more state than every mode. */
extern const ChieuModeOps chieu_arrange_mode_ops;
