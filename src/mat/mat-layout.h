/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One game's own part of the mat: its zones, what lies where, what a drop means. Each game has one table, chieu_mat_layout_GAME
 * in games/GAME/mat/layout.c.
 */
#pragma once

#include "laying.h"
#include "scene.h"

/* A layout makes a scene from these. */
typedef struct
{
  const void *view;              /* what the person sees, in the layout of the game's state */
  int person;                    /* the seat whose view it is; −1: an onlooker, who sits at seat 0 */
  float width, height;           /* of the mat in pixels */
  float card_scale;              /* the size of the person's cards: 1: as large as fits beside the table; more: at its cost */
  float text_scale;              /* how many times as large as usual text is */
  const ChieuHand *hand;         /* the person's, in the order held */
  guint32 chosen;                /* bit i: the card at place i of the hand is chosen and stands out */
  guint32 raised;                /* bit i: the button that is pointed at would use this card, and it stands out a little */
  int focus;                     /* place in the hand of the card in focus, or −1 */
  gboolean offered;              /* the card in play may be claimed */
  gboolean opening;              /* strict way: the person looks at the dealt hand, and play has not begun */
  const ChieuLaying *laying;     /* the cards that the person is laying down; @hand is without them */
  gboolean tells;                /* the mat may say what the cards are: not in the strict way */
  float open_top, open_bottom;   /* pixels that the words of a hand that lies open need above and below its cards */
  guint64 wrong;                 /* bit f: the call says something wrong about face f */
  int step;                      /* steps of the show at the end of a hand that are done; CHIEU_STEPS_ALL: all, or there is none */
} ChieuMatAsk;

/* The step when the show is over, or there is none. */
#define CHIEU_STEPS_ALL G_MAXINT

/* The heights from which a mat counts as a medium and as a large room, in pixels: a larger one is looked at from farther away, and what
 * is written on it is larger. */
#define CHIEU_ROOM_MEDIUM 640
#define CHIEU_ROOM_LARGE 880

/* Plates on a lower mat than this, in pixels, have no portraits, nor do those below a medium room with text larger than this. */
#define CHIEU_PORTRAITS_HEIGHT 440
#define CHIEU_PORTRAITS_TEXT 1.4

/* Returns: whether plates have portraits on a mat @height pixels high, with text @text_scale times as large as usual */
static inline gboolean
chieu_mat_has_portraits (float  height,
                         double text_scale)
{
  return height >= CHIEU_PORTRAITS_HEIGHT && (height >= CHIEU_ROOM_MEDIUM || text_scale <= CHIEU_PORTRAITS_TEXT);
}

/* The action of the button that discards a card of the hand: the card has to be chosen before the button is pressed. */
#define CHIEU_ACTION_DANH "mat.danh"

/* Returns: whether bit @number of @bits is set; FALSE for a number beyond the 64 bits, such as that of a hidden card */
static inline gboolean
chieu_mat_has_bit (guint64 bits,
                   guint   number)
{
  return number < 64 && (bits >> number & 1) != 0;
}

/* The most cước that a game has for calls. */
#define CHIEU_CUOC_OFFERED_MAX 64
/* The most buttons of a layout: they are bits of a guint64. */
#define CHIEU_MAT_BUTTONS_MAX 64

/* The way in which a kind of move is made. */
typedef enum
{
  CHIEU_MAKE_BUTTON,             /* a button beside the mat */
  CHIEU_MAKE_PUT,                /* the card is put somewhere: no button */
} ChieuMake;

/* A kind of move, and the button that makes it if it has one. */
typedef struct
{
  guint8 kind;                   /* ChieuMove.kind */
  guint8 make;                   /* ChieuMake */
  guint8 main;                   /* 1: coloured, to be noticed first */
  const char *action;            /* the action of the mat that makes the move, "mat.an"; several kinds may share one */
  guint key, key2;               /* GDK_KEY_…, 0: none */
  const char *key_label;         /* as written on the button */
  guint8 place;                  /* its place beside the mat, counted upwards from 0, the lowest */
} ChieuMatButton;

/* Something the person did with a card: took it from a zone, and dropped it into another one or chose it. */
typedef struct
{
  int from;                      /* the zone in which it lay */
  ChieuCard card;
  int to;                        /* the zone into which it was dropped; CHIEU_ZONE_NONE: it was chosen */
  int n;                         /* cards of the hand that go together, @card among them; 0: it alone */
  ChieuCard cards[CHIEU_MOVE_CARDS_MAX];
} ChieuMatDeed;

/* The tone of the words about a zone. */
typedef enum
{
  CHIEU_TONE_PLAIN,
  CHIEU_TONE_WRONG,
  CHIEU_TONE_WON,
  CHIEU_TONE_LOST,
} ChieuTone;

/* Words beside a zone. The texts are owned by whoever asked for them. */
typedef struct
{
  char *title;                   /* (nullable): a line of its own: "Chi 1 (5)" */
  char *text;                    /* "Cù lũ K  +3" */
  char *brief;                   /* (nullable): a shorter form if there is no room for it below the title: "+3" */
  ChieuTone tone;
} ChieuCaption;

/* A part of a hand that lies in several zones. */
typedef struct
{
  guint8 zone;
  guint8 n;                      /* how many cards it has, at any time */
} ChieuHandPart;

/* The arranging of a game in which the person puts the whole hand in order and makes one move of it: the hand lies in parts, and the person
 * exchanges cards of different parts as often as they like. */
typedef struct
{
  const ChieuHandPart *parts;    /* in the order of ChieuHand; the first one lies in hand_zone */
  int n_parts;                   /* with at most CHIEU_MOVE_CARDS_MAX cards together */
  int kind;                      /* of the move that lays the hand down; its cards are those of the hand, in its order */
  /* Brings the cards of each part into the order in which they are shown. */
  void (*tidy) (ChieuHand *hand);
  /* Puts the hand in the best possible order; not offered in the strict way. */
  void (*arrange_best) (const void *view, int person, ChieuHand *hand);
  /* (transfer full) (nullable): what is wrong with the present order; NULL: nothing. */
  char *(*find_wrong) (const ChieuMatAsk *ask);
} ChieuMatArranging;

/* One step of the show. */
typedef struct
{
  char *text;                    /* (transfer full): what this step shows, in sentences */
  int sound;                     /* ChieuSound */
  const char *voice;             /* (nullable): the name of the recording that says it (chieu_voice_path()) */
  const char *called[CHIEU_SEATS_MAX];   /* (nullable): the word called at each seat */
} ChieuMatStep;

/* A word that is called in the show and at no move. */
typedef struct
{
  const char *word;              /* in English; gettext has the reader's */
  const char *voice;             /* the name of its recording */
  int sound;                     /* ChieuSound */
} ChieuMatShowWord;

/* The show of a game whose cards are turned up one after the other when the hand is over. */
typedef struct
{
  int (*count_steps) (const void *view); /* 0 before the end */
  /* Fills @step with step number @i, from 0. @names: of the seats, NULL at the person's own. */
  void (*tell_step) (const void *view, int person, int i, const char *const *names, ChieuMatStep *step);
  const ChieuMatShowWord *words;         /* (nullable): the words that are called in it; the last one has no word */
} ChieuMatShow;

/* The hand of the winner, laid open set by set. */
typedef struct
{
  int n_sets;
  guint8 n[CHIEU_OPEN_SETS_MAX];         /* how many cards each has */
  ChieuCard cards[CHIEU_ZONE_CARDS_MAX]; /* set after set, each from its lowest card; CHIEU_CARD_HIDDEN: still face down */
  int win;                       /* place of the winning card in @cards, −1: there is none */
} ChieuOpenHand;

/* The part of the hand in which a cước shows. */
typedef enum
{
  CHIEU_SHOWN_IN_HAND,           /* all of it */
  CHIEU_SHOWN_IN_SET,            /* one of its sets, or each of several */
  CHIEU_SHOWN_IN_WIN,            /* the winning card */
} ChieuCuocShown;

/* The opening of a game whose winner lays the hand open. */
typedef struct
{
  /* Fills @open. Returns: FALSE: no hand lies open, or its cards are not known. */
  gboolean (*lay) (const void *view, ChieuOpenHand *open);
  /* Finds the part of the hand in which @cuoc shows. @faces: (out): bit f: the cards of face f show whether the hand has it; 0: no card
   * does. */
  ChieuCuocShown (*find_shown) (const void *view, int cuoc, guint64 *faces);
  /* The points up to which a win counts as an ordinary one, and those from which it counts as rare. */
  int common, rare;
} ChieuMatOpening;

/* A game's own part of the mat; it is constant. */
typedef struct
{
  const ChieuGame *game;
  int n_zones;                   /* at most CHIEU_ZONES_MAX */
  int hand_zone;                 /* the person's fan, or the first part of a hand that is arranged */
  int pile_zone;                 /* the zone of undrawn cards; −1: the game has none */
  int live_zone;                 /* the card that claims are about, or the middle where all is put; −1: the game has none */
  int gate_zone;                 /* the person's own gate, and after it the others', by position; −1: the game has none */
  const ChieuMatButton *buttons;
  int n_buttons;                 /* at most CHIEU_MAT_BUTTONS_MAX */
  const guint8 *sounds;          /* (nullable): the ChieuSound of each kind of move; NULL: only cards are heard */

  /* Fills @hand with the cards of @person as they are held: sorted, or with @keep only brought up to date. */
  void (*hold) (const void *view, int person, gboolean keep, ChieuHand *hand);

  /* Makes the whole scene. */
  void (*arrange) (const ChieuMatAsk *ask, ChieuScene *scene);

  /* (transfer full): a zone's name: "Gate of An"; and where a card in it lies: "at the gate of An". @names: NULL at the
   * person's own seat: "Your gate". */
  char *(*zone_name) (const void *view, int person, int zone, const char *const *names);
  char *(*zone_place) (const void *view, int person, int zone, const char *const *names);

  /* Returns: how many play; it can be called before the scene is made */
  int (*count_seats) (const void *view);

  /* For the strict way: the kind of move that takes the card in play with cards laid one by one (−1: none), and the zone before the
   * person in which they lie (CHIEU_ZONE_NONE: none). */
  int lay_kind;
  int lay_zone;
  /* (nullable): finds the zone with the cards that lie before the seat at @position; if there are several, the one to which the seat's
   * key leads. NULL: lay_zone is the person's, and the zones after it are the others', by position. */
  int (*find_laid_zone) (int position);
  gboolean lays_beside;          /* cards may lie beside the ones laid first, as a second part */
  guint64 lay_passes;            /* bit k: a move of kind k passes, and a card that was laid before it goes down with it */
  /* Before play begins: bit k: a move of kind k may be made, whatever the cards are. NULL: nothing has to be hidden, and play
   * begins at once. And the kind of the move by which a player is done (−1: none). */
  guint64 (*list_openings) (const void *view);
  int done_kind;
  /* The kind of move that lays a card of the hand under the pile (0: there is none), and the reason for which it is refused if the
   * hand is right. */
  int under_kind;
  ChieuReason under_reason;
  /* Bit k: hands may try a move of kind k now, whether the cards allow it or not. */
  guint64 (*list_tries) (const void *view, int person);

  gboolean faults_end_play;      /* a player who commits a fault that all see is called out in every way of play, not only in
                                  * the strict one */

  /* (nullable): lists the cước for calls (ChieuGame.call_kind) in their order, at most CHIEU_CUOC_OFFERED_MAX, and returns how many there
   * are. @repeated: bit c: cước c may be said more than once. */
  int (*list_cuoc) (const void *view, guint8 *cuoc, guint64 *repeated);

  gboolean chooses_many;         /* cards of the hand are chosen several at once, and go together */
  /* (nullable): composes the move that hands would make with the cards of @deed, right or wrong: check() says what is wrong with
   * it. @kind: of this kind; −1: by the zone into which they are put. Returns: FALSE if nothing can be done there. A layout has
   * either this, or means, or arranging. */
  gboolean (*compose) (const void *view, int person, int kind, const ChieuMatDeed *deed, ChieuMove *move);

  /* (nullable): whether @move is what @deed can mean. */
  gboolean (*means) (const void *view, int person, const ChieuMatDeed *deed, const ChieuMove *move);

  const ChieuMatOpening *opening;        /* (nullable) */
  const ChieuMatArranging *arranging;    /* (nullable) */
  const ChieuMatShow *show;              /* (nullable) */
  /* (nullable): gets the words beside @zone; the scene says where they are. @caption: all zero; it stays so if there are none. Returns:
   * whether there are any */
  gboolean (*caption) (const ChieuMatAsk *ask, int zone, ChieuCaption *caption);
  guint64 sure_kinds;            /* bit k: the button of a move of kind k is to be pressed twice */

  /* (nullable): if @move is shown as a choice, adds the cards that lie already in the phu that it lengthens. */
  void (*fill_choice) (const void *view, int person, ChieuMove *move);
} ChieuMatLayout;

/* Returns: (nullable): the layout of @game */
const ChieuMatLayout *chieu_mat_layout_find (const ChieuGame *game);

/* The layouts of all games, NULL at the end. The build makes this register from the list in src/meson.build. */
extern const ChieuMatLayout *const chieu_mat_layouts[];

/* Returns: (transfer full): the name of the recording for a move of @kind (chieu_voice_path()): the word of the move in the
 * notation */
char *chieu_mat_layout_get_voice (const ChieuMatLayout *layout, int kind) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the place of the first button of @layout with @action, or −1 */
int chieu_mat_layout_find_button (const ChieuMatLayout *layout, const char *action);
