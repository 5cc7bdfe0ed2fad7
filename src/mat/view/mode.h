/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An input mode: what a click, a drop, a key and a button mean now. Each has its own state in its own file; the pointer, the
 * keys and the buttons ask the one that holds (ChieuModes.now).
 *
 * The game has one of three: its cards are chosen one by one and put down (mode-choose.h), chosen several at once
 * (mode-compose.c), or the whole hand is put in order (mode-arrange.c). Over it lies for a while the touching of cards in a
 * lesson (mode-touch.h), or the laying of cards one by one (mode-lay.h).
 */
#pragma once

#include "deeds.h"
#include "mat/played/held.h"
#include "mat/played/mat.h"

typedef struct _ChieuMode ChieuMode;

/* The modes of a mat. */
typedef struct
{
  ChieuMode *game;               /* of the game that is played */
  ChieuMode *touch, *lay;        /* over it, while they are on */
  ChieuMode *now;                /* the uppermost that is on: what the person does is done in it */
} ChieuModes;

typedef struct
{
  /* A card in @zone was clicked, or activated by a key or a screen reader. */
  void (*press_card) (ChieuMode *self, int zone, ChieuCardWidget *card);

  /* Asked of the game's mode alone. */

  /* The bare mat was clicked: what is chosen goes into the zone there, or is chosen no more. */
  void (*press_mat) (ChieuMode *self, double x, double y);
  /* Marks what putting @card from zone @from into each zone would be; all are CHIEU_TARGET_NONE before. */
  void (*find_targets) (ChieuMode *self, int from, ChieuCard card, ChieuTarget *targets);
  /* A card was let go at a point that means zone @to; CHIEU_ZONE_NONE: in its own zone. */
  void (*drop_card) (ChieuMode *self, int from, ChieuCardWidget *card, int to, double x, double y);
  /* (nullable): finds the moves that @card of zone @from makes with the button of @action: clean ones, or with @faulty others, too.
   * Returns: how many. */
  int (*find_with_button) (ChieuMode *self, int from, ChieuCard card, const char *action, gboolean faulty, ChieuMove *moves);
  /* (nullable): a card was let go on the button of @action. Returns: whether that means something. */
  gboolean (*drop_on_button) (ChieuMode *self, int from, ChieuCard card, const char *action);
  gboolean stays_where_dropped;  /* a card dropped into a zone does not fly home first */

  /* NULL: the game's mode is asked instead, where this is another one. */

  /* Returns: whether @key means something. */
  gboolean (*press_key) (ChieuMode *self, guint key);
  /* Escape: gives up what was begun. Returns: whether there was anything. */
  gboolean (*give_up) (ChieuMode *self);
  /* Does the action of a button or a menu. Returns: whether it means something here. */
  gboolean (*do_action) (ChieuMode *self, const char *action);

  /* (transfer full) (nullable): how far the person has come, in place of what is asked. */
  char *(*describe) (ChieuMode *self);
} ChieuModeOps;

struct _ChieuMode
{
  const ChieuModeOps *ops;
  gboolean is_on;                /* of a mode over the game's */
  ChieuModes *modes;
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuHeld *held;
  ChieuScene *scene;
  ChieuDeeds *deeds;
};

/* Has a mode over the game's hold, or no more. */
void chieu_mode_set_on (ChieuMode *self, gboolean on);
/* The game is another: its mode. */
void chieu_modes_set_game (ChieuModes *self, ChieuMode *game);

/* The ops of the mode that holds, of the game's where it has none of that kind. */
gboolean chieu_modes_press_key (ChieuModes *self, guint key);
gboolean chieu_modes_give_up (ChieuModes *self);
gboolean chieu_modes_do_action (ChieuModes *self, const char *action);
char *chieu_modes_describe (ChieuModes *self);
/* Finds what putting @card from zone @from into each zone would be. @targets: (out): CHIEU_ZONES_MAX long. */
void chieu_modes_find_targets (ChieuModes *self, int from, ChieuCard card, ChieuTarget *targets);

/* Whether a place is lit while a card is carried or chosen: where the mat may tell what is right those that take it cleanly, else all
 * that hands could put it into. */
gboolean chieu_modes_is_lit (ChieuModes *self, ChieuTarget target);
/* Finds the buttons of the layout that take @card of zone @from, as bits: those that are lit. @ways: (out): the ways to choose from
 * that do. */
guint64 chieu_modes_find_takers (ChieuModes *self, int from, ChieuCard card, guint64 *ways);
/* A card was let go on the button of @action, or (@way ≥ 0) on one of several ways. Returns: whether that means something. */
gboolean chieu_modes_drop_on_button (ChieuModes *self, int from, ChieuCard card, const char *action, int way);

/* The zone that a click at a point of the mat means, of those marked in @targets, or CHIEU_ZONE_NONE. */
int chieu_mode_find_target_at (ChieuMode *self, const ChieuTarget *targets, double x, double y);
/* The zone into which a card from zone @from goes that is let go with the pointer at a point and its middle at another, or
 * CHIEU_ZONE_NONE. */
int chieu_mode_find_drop_at (ChieuMode         *self,
                             const ChieuTarget *targets,
                             int                from,
                             double             x,
                             double             y,
                             double             middle_x,
                             double             middle_y);
/* Nothing is chosen any more. Returns: whether anything was. */
gboolean chieu_mode_unchoose (ChieuMode *self);

extern const ChieuModeOps chieu_arrange_mode_ops;
