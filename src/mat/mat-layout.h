/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One game's own part of the mat: its zones, what lies where, what a
 * drop means. Each game has one table, chieu_mat_layout_GAME in games/GAME/mat/layout.c.
 */
#pragma once

#include "laying.h"
#include "scene.h"

/* A layout makes a scene from these. */
typedef struct
{
  const void *view;              /* what the person sees, in the layout of the game's state */
  int person;                    /* whose eyes: a seat, or −1: an onlooker, who sits at seat 0 */
  float width, height;           /* of the mat in pixels */
  float card_scale;              /* of the person's cards: 1: as large as fits beside the table; more: at its cost */
  float text_scale;
  const ChieuHand *hand;         /* the person's, in the order held */
  guint32 chosen;                /* bit i: the card at place i of the hand is chosen and stands out */
  guint32 raised;                /* bit i: the button that is pointed at would use it, and it stands out a little */
  int focus;                     /* place in the hand of the card in focus, or −1 */
  gboolean offered;              /* the card in play may be claimed */
  gboolean opening;              /* strict way: the person looks at what was dealt, and play has not begun */
  const ChieuLaying *laying;     /* what the person is laying down; @hand is without it */
  gboolean tells;                /* what the cards are may be said: not in the strict way */
  float open_top, open_bottom;   /* pixels that the words of a hand that lies open need above and below its cards */
  guint64 wrong;                 /* bit f: the call says something of face f that is not so */
  int step;                      /* steps of the show at the end of a hand that are done; CHIEU_STEPS_ALL: there is none */
} ChieuMatAsk;

#define CHIEU_STEPS_ALL G_MAXINT

/* Whether plates have portraits, on a mat @height pixels high with text @text_scale times as large as usual. */
static inline gboolean
chieu_mat_has_portraits (float  height,
                         double text_scale)
{
  return height >= 440 && (height >= 640 || text_scale <= 1.4);
}

/* Most cước that there are to call. */
#define CHIEU_CUOC_OFFERED_MAX 64

/* How a kind of move is made. */
typedef enum
{
  CHIEU_MAKE_BUTTON,             /* a button beside the mat */
  CHIEU_MAKE_PUT,                /* the card is put somewhere: no button */
} ChieuMake;

typedef struct
{
  guint8 kind;                   /* ChieuMove.kind */
  guint8 make;                   /* ChieuMake */
  guint8 main;                   /* 1: what the eye should go to first */
  const char *action;            /* "mat.an" */
  guint key, key2;               /* GDK_KEY_…, 0: none */
  const char *key_label;         /* as written on the button */
  guint8 place;                  /* where it stands beside the mat, from 0, the lowest, up */
} ChieuMatButton;

/* Something the person did with a card: took it from a zone, and dropped it into another or (CHIEU_ZONE_NONE) chose it. */
typedef struct
{
  int from;
  ChieuCard card;
  int to;
  int n;                         /* cards of the hand that go together, @card among them; 0: it alone */
  ChieuCard cards[CHIEU_MOVE_CARDS_MAX];
} ChieuMatDeed;

/* How what is said of a zone is meant. */
typedef enum
{
  CHIEU_TONE_PLAIN,
  CHIEU_TONE_WRONG,
  CHIEU_TONE_WON,
  CHIEU_TONE_LOST,
} ChieuTone;

/* Words beside a zone. */
typedef struct
{
  char *title;                   /* (nullable): a line of its own: "Chi 1 (5)" */
  char *text;                    /* "Cù lũ K  +3" */
  char *brief;                   /* (nullable): the same where there is no room for it below the title: "+3" */
  ChieuTone tone;
} ChieuCaption;

/* A part of a hand that lies in several zones. */
typedef struct
{
  guint8 zone;
  guint8 n;                      /* cards, always */
} ChieuHandPart;

/* For a game in which the person puts the whole hand in order and makes one move of it: the hand lies in parts, and two
 * cards of different parts change their places as often as the person likes. */
typedef struct
{
  const ChieuHandPart *parts;    /* in the order of ChieuHand; the first one lies in hand_zone */
  int n_parts;
  int kind;                      /* of the move that lays the hand down; its cards are those of the hand, in its order */
  /* Brings the cards of each part into the order in which they are shown. */
  void (*tidy) (ChieuHand *hand);
  /* Puts the hand in the best order there is; not offered in the strict way. */
  void (*best) (const void *view, int person, ChieuHand *hand);
  /* (transfer full) (nullable): what is wrong with the present order; NULL: nothing. */
  char *(*wrong) (const ChieuMatAsk *ask);
} ChieuMatArranging;

/* One step of the show. */
typedef struct
{
  char *text;                    /* what is seen now, in sentences */
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

/* For a game whose cards are turned up one after the other when the hand is over. */
typedef struct
{
  int (*count) (const void *view);       /* how many steps; 0 before the end */
  /* Tells step number @i, from 0. @names: NULL at the person's own seat. */
  void (*tell) (const void *view, int person, int i, const char *const *names, ChieuMatStep *step);
  const ChieuMatShowWord *words;         /* (nullable): those called in it; the last one has no word */
} ChieuMatShow;

/* The hand of the winner, laid open set by set. */
typedef struct
{
  int n_sets;
  guint8 n[CHIEU_OPEN_SETS_MAX];         /* cards of each */
  ChieuCard cards[CHIEU_ZONE_CARDS_MAX]; /* set after set, each from undermost; CHIEU_CARD_HIDDEN: lies face down still */
  int win;                       /* place of the winning card in @cards, −1: there is none */
} ChieuOpenHand;

/* The part of the hand in which a cước shows. */
typedef enum
{
  CHIEU_SHOWN_IN_HAND,           /* all of it */
  CHIEU_SHOWN_IN_SET,            /* one of its sets, or each of several */
  CHIEU_SHOWN_IN_WIN,            /* the winning card */
} ChieuCuocShown;

/* For a game whose winner lays the hand open. */
typedef struct
{
  /* Fills @open. Returns: FALSE: no hand lies open, or its cards are not known. */
  gboolean (*lay) (const void *view, ChieuOpenHand *open);
  /* @faces: (out): bit f: a card of face f shows whether the hand has @cuoc; 0: no card does. */
  ChieuCuocShown (*shows) (const void *view, int cuoc, guint64 *faces);
  /* Points of a win that is as small as most, and of one that is rare. */
  int common, rare;
} ChieuMatOpening;

typedef struct
{
  const ChieuGame *game;
  int n_zones;
  int hand_zone;                 /* the person's fan, or the first part of a hand that is arranged */
  int pile_zone;                 /* undrawn cards, −1: there are none in this game */
  int live_zone;                 /* the card that claims are about, or the middle where all is put */
  int gate_zone;                 /* the person's own gate; −1: as above */
  const ChieuMatButton *buttons;
  int n_buttons;
  const guint8 *sounds;          /* (nullable): the ChieuSound of each kind of move; NULL: only cards are heard */

  /* The hand of @ask->person as held: sorted, or with @keep only brought up to date. */
  void (*hold) (const void *view, int person, gboolean keep, ChieuHand *hand);

  void (*arrange) (const ChieuMatAsk *ask, ChieuScene *scene);

  /* (transfer full): a zone's name: "Gate of An"; and where a card in it lies: "at the gate of An". @names: NULL at the
   * person's own seat: "Your gate". */
  char *(*zone_name) (const void *view, int person, int zone, const char *const *names);
  char *(*zone_place) (const void *view, int person, int zone, const char *const *names);

  /* How many play: known before the scene is made. */
  int (*count_seats) (const void *view);

  /* For the strict way. Kind of the move that takes the card in play with cards laid one by one, −1: none; and the
   * zone before the person where they lie. */
  int lay_kind;
  int lay_zone;
  /* (nullable): the zone in which what the seat at @position has before it lies, or begins; NULL: lay_zone is the person's, and
   * those after it are the others', by position. */
  int (*laid_of) (int position);
  gboolean lays_beside;          /* cards may lie beside the ones laid first, as a second part */
  guint64 lay_passes;            /* bit k: a move of kind k passes, and a card laid before goes down with it */
  /* Before play begins: bit k: a move of kind k may be made then, whatever the cards are, NULL: there is nothing that should not be told, and
   * play begins at once; and the kind that says that one is done. */
  guint64 (*list_openings) (const void *view);
  int done_kind;
  /* The kind of move that lays a card of the hand under the pile, 0: there is none; and why it is refused where the hand is right as it is. */
  int under_kind;
  ChieuReason under_reason;
  /* Bit k: hands may try a move of kind k now, whether the cards allow it or not. */
  guint64 (*tries) (const void *view, int person);

  gboolean faults_end_play;      /* who makes a fault that all see is called out in every way of play, not the strict alone */

  /* Kind of the move that is the call, −1: none is made; and the cước there are to call, in their order: how many, at
   * most CHIEU_CUOC_OFFERED_MAX.
   * @repeated: bit c: cước c may be said more than once. */
  int call_kind;
  int (*list_cuoc) (const void *view, guint8 *cuoc, guint64 *repeated);

  gboolean chooses_many;         /* cards of the hand are chosen several at once, and go together */
  /* (nullable): the move that hands would make with the cards of @deed, be it right or not: check() says what is wrong with
   * it. @kind: of this kind, −1: by where they are put. Returns: FALSE: nothing is done there. A layout has it, or means, or arranging. */
  gboolean (*compose) (const void *view, int person, int kind, const ChieuMatDeed *deed, ChieuMove *move);

  /* (nullable): whether @move is what @deed can mean. */
  gboolean (*means) (const void *view, int person, const ChieuMatDeed *deed, const ChieuMove *move);

  const ChieuMatOpening *opening;        /* (nullable) */
  const ChieuMatArranging *arranging;    /* (nullable) */
  const ChieuMatShow *show;              /* (nullable) */
  /* (nullable): what is written beside @zone: FALSE: nothing. The scene says where. */
  gboolean (*caption) (const ChieuMatAsk *ask, int zone, ChieuCaption *caption);
  guint64 sure_kinds;            /* bit k: the button of a move of kind k is to be pressed twice */

  /* (nullable): adds to a @move that is shown as a choice the cards that lie already in the phu it lengthens. */
  void (*fill_choice) (const void *view, int person, ChieuMove *move);
} ChieuMatLayout;

/* Returns: the layout of @game, or NULL where it has none. */
const ChieuMatLayout *chieu_mat_layout_find (const ChieuGame *game);

/* Those of all games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuMatLayout *const chieu_mat_layouts[];

/* Returns: (transfer full): the name of the recording of what is called with a move of @kind: the move's in the notation */
char *chieu_mat_layout_get_voice (const ChieuMatLayout *layout, int kind) G_GNUC_WARN_UNUSED_RESULT;

/* Place of the first button of @layout with @action, or −1. */
int chieu_mat_layout_first_button (const ChieuMatLayout *layout, const char *action);
