/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chiếu's parts, for its own files: mat-view.c (the widget), mat-room.c (its
 * size), mat-sync.c (from view to cards), mat-tell.c (what the source tells),
 * mat-claims.c (what the person may do), mat-choices.c (in which of several ways),
 * mat-chosen.c (with which cards), mat-strict.c (the strict way), mat-input.c (the pointer), mat-keys.c,
 * mat-seats.c (who sits there), mat-match.c (the match), mat-lesson.c (what only
 * lessons do).
 */
#pragma once

#include "background.h"
#include "claim-bar.h"
#include "drag-machine.h"
#include "flight.h"
#include "mat-lesson.h"
#include "mat-source.h"
#include "mat-style.h"
#include "seat.h"
#include "sound.h"
#include "zone.h"

G_BEGIN_DECLS

/* The seats' names, and one more place for safety. */
#define CHIEU_NAMES_MAX (CHIEU_SEATS_MAX + 1)

/* What it would be to put a card into a zone. */
typedef enum
{
  CHIEU_TARGET_NONE,
  CHIEU_TARGET_FAULTY,           /* hands could do it */
  CHIEU_TARGET_CLEAN,
} ChieuTarget;

/* Words beside a zone, and what their letters were fitted to. */
typedef struct
{
  GtkWidget *label;
  ChieuCaption said;             /* without a text: nothing is */
  float width, height;           /* of their place */
  double letters;                /* height before, in pixels */
} ChieuMatCaption;

struct _ChieuMatView
{
  GtkWidget parent_instance;

  /* What is played. */
  const ChieuMatSource *source;  /* NULL: an empty mat */
  gpointer source_data;
  GDestroyNotify source_free;
  const ChieuMatLayout *layout;  /* of the source's game */

  /* How it is shown. */
  char *names[CHIEU_NAMES_MAX];  /* the last one NULL */
  int own_portrait;
  ChieuCardSize card_size;
  double text_scale;
  gboolean own_order;
  ChieuCardIndex index;

  /* What lies where. */
  ChieuScene *scene;
  ChieuHand hand;
  char *hand_order;              /* (nullable): the own order as it was put last, chieu_hand_print() */
  guint32 chosen;                /* bit i: the card at place i of the hand; one at most where they go one by one */
  int focus;                     /* place in the hand of the card with the visible focus, −1: none */

  /* Of a lesson, mat-lesson.c. */
  ChieuPoints points;            /* what is pointed at */
  gboolean touching;             /* cards of the hand are touched, not chosen */
  gboolean touched[CHIEU_HAND_MAX];      /* by place in @touched_hand */
  ChieuHand touched_hand;        /* the hand when they were */
  gboolean lesson_deals;         /* @deal_step says how the hand is dealt */
  guint deal_step;               /* milliseconds between two cards, 0: at once */

  /* Parts, in the order in which they are drawn. */
  GtkWidget *background;
  GtkWidget *zones[CHIEU_ZONES_MAX];
  GtkWidget *pile_label;
  GtkWidget *seats[CHIEU_SEATS_MAX];     /* by position */
  GtkWidget *bar;
  GtkWidget *call;               /* the panel in which the call is put together */
  GtkWidget *called[CHIEU_SEATS_MAX];    /* by position */
  GtkWidget *notice;
  GtkWidget *flights;
  ChieuMatCaption captions[CHIEU_ZONES_MAX];     /* without a label where the layout has none */

  /* What the person may do. */
  ChieuMove *choices;            /* CHIEU_CHOICES_MAX */
  int n_choices;
  ChieuMove warned;              /* the last fault warned of */
  gint64 warned_at;              /* and when it was pressed last; 0: none yet */
  gboolean offered;              /* the card in play may be claimed */
  gboolean lays;                 /* the person lays cards one by one */
  ChieuLaying laying;            /* these */
  ChieuHand whole;               /* the hand with them, while @lays */
  char *prompt;                  /* as it was announced last */
  int sure_kind;                 /* of the button that was pressed and is to be pressed again, −1: none */
  gint64 sure_at;                /* and when */

  /* The show at the end of a hand, mat-show.c. */
  int step;                      /* steps done, CHIEU_STEPS_ALL: there is none */
  guint show_id;                 /* of the next one */
  char *step_text;               /* (nullable): what the last one brought */

  /* What is heard. */
  ChieuSounds *sounds;           /* (nullable): made for the first sound */
  double volume;                 /* 0: nothing is heard */
  ChieuSound sound;              /* of what is being told, the most important so far */

  /* The pointer. */
  ChieuDrag drag;
  GtkGesture *gesture;
  GtkEventController *escape_keys;       /* on the window */
  GtkEventController *window_keys;       /* on the window, for when the focus is beside the mat */
  ChieuCardWidget *drag_card;    /* weak: the card pressed or carried */
  int drag_zone;
  ChieuTarget targets[CHIEU_ZONES_MAX];  /* of the card carried */
  ChieuSpot drag_home;
  double grab_x, grab_y;         /* from the card's middle to the pointer */

  guint called_id[CHIEU_SEATS_MAX];
  guint notice_id;
  guint settle_id;
  guint opening_id;              /* of the callback that goes on with them, 0: not begun */
  int opened;                    /* steps of the first showing that are done, mat-room.c */
  int last_width, last_height;   /* for which the scene was made */
  guint fit_id;                  /* of the callback that lays all out for another size, 0: none is due */
  gboolean stale;                /* something happened while there was no size */
  gboolean deal_pending;         /* dealt before there was a size */
  gboolean held;                 /* the faces' cache is held while the size changes */
  gulong focus_id;
};

/* mat-sync.c */

typedef enum
{
  CHIEU_SYNC_STILL,              /* everything at once where it belongs */
  CHIEU_SYNC_MOVES,              /* cards fly and slide */
  CHIEU_SYNC_DEAL,               /* the hand is dealt */
} ChieuSync;

/* Makes the scene anew and brings all widgets in line with it. */
void chieu_mat_sync (ChieuMatView *self, ChieuSync how);
/* Brings the hand up to date with what is held. @again: sorts it although the own order is kept. */
void chieu_mat_hold (ChieuMatView *self, gboolean again);
const void *chieu_mat_get_state (ChieuMatView *self);
/* The own order of the hand is to be found again: the property "hand-order". */
void chieu_mat_keep_order (ChieuMatView *self);
int chieu_mat_get_person (ChieuMatView *self);
/* The seat that is the person's own, −1: none; the one below may be only looked through. */
int chieu_mat_get_own (ChieuMatView *self);
/* As in sentences: no name at the person's own seat. */
void chieu_mat_get_names (ChieuMatView *self, const char *names[CHIEU_NAMES_MAX]);
ChieuZone *chieu_mat_zone (ChieuMatView *self, int zone);

/* What a scene is made from now. */
void chieu_mat_make_ask (ChieuMatView *self, ChieuMatAsk *ask);

/* mat-hand.c: the hand in its zone or zones */

gboolean chieu_mat_is_hand_zone (ChieuMatView *self, int zone);
/* The place of @card in the hand, or −1. */
int chieu_mat_find_in_hand (ChieuMatView *self, ChieuCardWidget *card);
/* The place in the hand of the card that is number @at of @zone, or −1. */
int chieu_mat_hand_place (ChieuMatView *self, int zone, int at);
/* The card at @place of the hand as the scene has it, or NULL. */
ChieuPlace *chieu_mat_hand_card (ChieuMatView *self, int place);
/* The zone in which @place of the hand lies. */
int chieu_mat_part_of (ChieuMatView *self, int place);
void chieu_mat_focus_place (ChieuMatView *self, int place);

/* mat-arrange.c: a hand that is put in order */

/* Whether the person may put the hand in order now; and have it done. */
gboolean chieu_mat_may_arrange (ChieuMatView *self);
gboolean chieu_mat_may_arrange_best (ChieuMatView *self);
/* The card at @place of the hand was clicked or activated. */
void chieu_mat_arrange_card (ChieuMatView *self, int place);
/* @card of the hand is dropped into @zone at @x. Returns: whether that is a part of the hand. */
gboolean chieu_mat_arrange_drop (ChieuMatView *self, ChieuCardWidget *card, int zone, double x);
/* The card chosen goes into @zone at @x. Returns: whether that is a part of a hand that is put in order. */
gboolean chieu_mat_arrange_chosen (ChieuMatView *self, int zone, double x);
/* Marks the other parts of the hand for a card from @from. */
void chieu_mat_add_arrange_targets (ChieuMatView *self, int from, ChieuTarget *targets);
void chieu_mat_arrange_best (ChieuMatView *self);
/* As it was dealt. */
void chieu_mat_arrange_again (ChieuMatView *self);
/* (transfer full) (nullable): what is wrong with the order, where that may be told. */
char *chieu_mat_arranged_wrong (ChieuMatView *self);
/* Makes the move of the hand as it lies. Returns: whether the state changed. */
gboolean chieu_mat_lay_arranged (ChieuMatView *self);

/* mat-show.c: cards turned up step by step at the end */

/* Begins it, if the game has one and the pace lets it be seen. Returns: whether it has begun. */
gboolean chieu_mat_begin_show (ChieuMatView *self);
gboolean chieu_mat_shows (ChieuMatView *self);
void chieu_mat_show_next (ChieuMatView *self);
/* All lies open at once; nothing is told. */
void chieu_mat_end_show (ChieuMatView *self);
void chieu_mat_install_show (void);

/* mat-captions.c: words beside zones */

void chieu_mat_make_caption (ChieuMatView *self, int zone);
void chieu_mat_drop_caption (ChieuMatView *self, int zone);
/* Writes beside @zone what is to stand there now. */
void chieu_mat_update_caption (ChieuMatView *self, const ChieuMatAsk *ask, int zone);
/* What stands there; without a text: nothing. */
const ChieuCaption *chieu_mat_get_caption (ChieuMatView *self, int zone);
void chieu_mat_allocate_caption (ChieuMatView *self, int zone);

/* mat-tell.c */

/* Shows @word (nullable: nothing) at @seat for a while. */
void chieu_mat_call_word (ChieuMatView *self, int seat, const char *word);
/* @sound is heard now. */
void chieu_mat_sound (ChieuMatView *self, ChieuSound sound);

/* mat-seats.c */

/* The number of the portrait of who sits at @seat. */
int chieu_mat_get_portrait (ChieuMatView *self, int seat);

/* mat-room.c */

void chieu_mat_allocate (ChieuMatView *self, int width, int height);
/* Parts that were made anew are shown as far as the first showing has come. */
void chieu_mat_show_parts (ChieuMatView *self);
/* Makes the scene as it now is, without flights but for a hand just dealt. */
void chieu_mat_show_scene (ChieuMatView *self);
/* Words as large as @height lets them be. */
void chieu_mat_set_room (ChieuMatView *self, int height);
/* The size has been still: faces are rendered in it. */
void chieu_mat_settle (ChieuMatView *self);

/* mat-claims.c */

/* All moves of the person that @scope lists; @moves has room for CHIEU_MOVES_MAX. Returns: how many. */
int chieu_mat_list_moves (ChieuMatView *self, ChieuMoveScope scope, ChieuMove *moves);
/* Brings buttons, prompt and offered cards in line with what may be done now. */
void chieu_mat_update_claims (ChieuMatView *self);
/* Does what @deed means, asks which way if there are several, or says why not. Returns: whether the state changed. */
gboolean chieu_mat_do (ChieuMatView *self, const ChieuMatDeed *deed);
/* What putting @card from @from into each zone would be; @targets is CHIEU_ZONES_MAX long. */
void chieu_mat_find_targets (ChieuMatView *self, int from, ChieuCard card, ChieuTarget *targets);
/* Whether @deed could mean a move (with @clean: a clean one). */
gboolean chieu_mat_could (ChieuMatView *self, const ChieuMatDeed *deed, gboolean clean);
/* The action of a button or key. */
void chieu_mat_do_action (ChieuMatView *self, const char *action);
gboolean chieu_mat_has_action (ChieuMatView *self, const char *action);
/* Whether something waits for the person's word to go on; and giving it. */
gboolean chieu_mat_may_proceed (ChieuMatView *self);
void chieu_mat_proceed (ChieuMatView *self);
void chieu_mat_announce (ChieuMatView *self, const char *text);
/* mat-try.c: makes @move, or says why not. Returns: whether the state changed. */
gboolean chieu_mat_try (ChieuMatView *self, const ChieuMove *move);

/* mat-choices.c */

/* Makes the one move of @moves, or asks which. Returns: whether the state changed. */
gboolean chieu_mat_make_one_of (ChieuMatView *self, const ChieuMove *moves, int n);
void chieu_mat_choose (ChieuMatView *self, int choice);
void chieu_mat_drop_choices (ChieuMatView *self);

/* mat-strict.c */

gboolean chieu_mat_is_strict (ChieuMatView *self);
/* Whether the person looks at the hand dealt, and play has not begun. */
gboolean chieu_mat_is_opening (ChieuMatView *self);
/* Lets play begin where the game has no such opening. */
void chieu_mat_skip_opening (ChieuMatView *self);
/* The person is done with the opening, be there a khàn left in the hand or not. */
void chieu_mat_end_opening (ChieuMatView *self);
/* Whether @move lays down cards that are not among those chosen. */
gboolean chieu_mat_opens_unchosen (ChieuMatView *self, const ChieuMove *move);
/* In the strict way, the buttons that may be tried whatever the cards are, as bits; else 0. */
guint64 chieu_mat_get_tries (ChieuMatView *self);
/* Whether cards may be laid one by one now. */
gboolean chieu_mat_may_lay (ChieuMatView *self);
void chieu_mat_begin_laying (ChieuMatView *self);
/* Lays a card of the hand or the one in play, beginning if need be. */
void chieu_mat_lay (ChieuMatView *self, int zone, ChieuCard card);
void chieu_mat_lay_back (ChieuMatView *self);
/* All cards go back to where they were. */
void chieu_mat_leave_laying (ChieuMatView *self);
/* What is laid from now on lies beside what was laid so far. */
void chieu_mat_lay_beside (ChieuMatView *self);
/* Does the pass that @action is, with the card laid for it. Returns: whether it is such a pass. */
gboolean chieu_mat_pass_laid (ChieuMatView *self, const char *action);
/* (transfer full): what lies, from undermost, or what there is to do. */
char *chieu_mat_describe_laying (ChieuMatView *self);
/* Marks where hands may try to put a card from @from now, whatever the cards are. */
void chieu_mat_add_tried_targets (ChieuMatView *self, int from, ChieuTarget *targets);
/* The state has moved on. */
void chieu_mat_forget_laying (ChieuMatView *self);
/* The phu is laid: it becomes a move. */
void chieu_mat_finish_laying (ChieuMatView *self);
/* Opens or closes the panel of the call, as it is among @moves, the person's, or not. */
void chieu_mat_update_call (ChieuMatView *self, const ChieuMove *moves, int n);
/* Whether it is open. */
gboolean chieu_mat_calls (ChieuMatView *self);
/* Says what stands in the panel. */
void chieu_mat_make_call (ChieuMatView *self);

/* mat-chosen.c */

/* Chooses the card at @place of the hand and no other; −1: none. */
void chieu_mat_set_chosen (ChieuMatView *self, int place);
/* Chooses it beside the others, or no more. */
void chieu_mat_toggle_chosen (ChieuMatView *self, int place);
gboolean chieu_mat_is_chosen (ChieuMatView *self, int place);
/* The cards chosen, in the order of the hand; @cards has room for CHIEU_MOVE_CARDS_MAX. Returns: how many. */
int chieu_mat_list_chosen (ChieuMatView *self, ChieuCard *cards);
/* The hand is another than @before: what was chosen and is there still stays so. */
void chieu_mat_follow_chosen (ChieuMatView *self, const ChieuHand *before);
/* What was chosen is put to @to, with @carried (CHIEU_CARD_NONE: nothing is carried). */
ChieuMatDeed chieu_mat_chosen_deed (ChieuMatView *self, ChieuCard carried, int to);
/* What @deed would be, be it right or not; @kind: of this kind, −1: by where it is put. Returns: whether the game composes it. */
gboolean chieu_mat_compose (ChieuMatView *self, int kind, const ChieuMatDeed *deed, ChieuMove *move);
/* As chieu_mat_find_targets(), where the game composes its moves: @targets is all CHIEU_TARGET_NONE before. */
void chieu_mat_find_composed_targets (ChieuMatView *self, int from, ChieuCard card, ChieuTarget *targets);
/* Does @action with the cards chosen, or says why not. Returns: whether the game composes its moves. */
gboolean chieu_mat_do_composed (ChieuMatView *self, const char *action);

/* mat-ask.c: what a card is, asked with a long press, the other button or the menu key. */

void chieu_mat_install_ask (GtkWidgetClass *widget_class);
void chieu_mat_init_ask (ChieuMatView *self);

/* mat-lesson.c */

void chieu_mat_install_lesson (void);
/* Marks and lifts cards of the scene's hand. */
void chieu_mat_mark_hand (ChieuMatView *self);
/* Marks the zones and seats that are pointed at. */
void chieu_mat_show_points (ChieuMatView *self);
/* Touches the card at @place of the hand, or takes that back. */
void chieu_mat_touch (ChieuMatView *self, int place);
void chieu_mat_follow_touched (ChieuMatView *self);

/* mat-keys.c */

/* Whether the last move can be taken back here and now. */
gboolean chieu_mat_may_undo (ChieuMatView *self);
void chieu_mat_init_keys (ChieuMatView *self);

/* mat-input.c */

void chieu_mat_init_input (ChieuMatView *self);
/* After every change: a card pressed or carried may be gone. */
void chieu_mat_check_drag (ChieuMatView *self);
/* A card was clicked or activated: the card itself is the place in its zone. */
void chieu_mat_activate_card (ChieuMatView *self, int zone, ChieuCardWidget *card);
/* The card at a point of the mat, or NULL. */
ChieuCardWidget *chieu_mat_card_at (ChieuMatView *self, double x, double y);
/* What was pressed is not carried nor clicked any more. */
void chieu_mat_forget_press (ChieuMatView *self);
/* Brings a card that is carried home. Returns: whether there was one. */
gboolean chieu_mat_cancel_drag (ChieuMatView *self);

G_END_DECLS
