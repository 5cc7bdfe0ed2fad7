/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson as it was written (docs/lessons.md): steps with texts, positions and
 * tasks. It is data and is not changed after it was read; a ChieuLessonRun
 * goes through it.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"
#include "school/lesson-cards.h"

#define CHIEU_LESSON_ERROR (chieu_lesson_error_quark ())
GQuark chieu_lesson_error_quark (void);
typedef enum
{
  CHIEU_LESSON_ERROR_BAD,        /* it cannot be read: the message names the file, the line if there is one, and the reason */
  CHIEU_LESSON_ERROR_WRONG,      /* it can be read, but contradicts the rules */
} ChieuLessonError;

/* The most bytes of a file, and the most moves of a list. */
#define CHIEU_LESSON_BYTES_MAX (256 * 1024)
#define CHIEU_LESSON_MOVES_MAX 64

/* A rule by which cards are picked (pick.h). */
typedef struct _ChieuPickRule ChieuPickRule;

/* The tasks of the learner. */
typedef enum
{
  CHIEU_TASK_READ,               /* none: the words are read */
  CHIEU_TASK_PICK,               /* touch the cards that a rule of picking asks for */
  CHIEU_TASK_DO,                 /* make a move on the mat */
  CHIEU_TASK_ARRANGE,            /* put the cards into groups */
  CHIEU_TASK_FACES,              /* touch the faces that complete the hand, in the whole deck */
  CHIEU_TASK_CHOOSE,             /* choose an answer in words */
  CHIEU_TASK_PLAY,               /* play the hand alone */
  CHIEU_TASK_WATCH,              /* watch a mistake being made and mended */
} ChieuTask;

/* The scenes of a step that is watched, in their order. */
typedef enum
{
  CHIEU_SCENE_MISTAKE,           /* a common mistake is made at the learner's seat */
  CHIEU_SCENE_LANG,              /* the làng says what is wrong with it */
  CHIEU_SCENE_MEND,              /* the same again from the beginning, done right */
  CHIEU_N_SCENES
} ChieuSceneKind;

/* Places at which a step points, besides cards of the hand. */
typedef enum
{
  CHIEU_PLACE_NOTHING,
  CHIEU_PLACE_HAND,
  CHIEU_PLACE_GATE,
  CHIEU_PLACE_LIVE,              /* the card in play, which lies open */
  CHIEU_PLACE_NOC,
  CHIEU_PLACE_PHU,
  CHIEU_PLACE_DISH,              /* on which the nọc lies */
  CHIEU_PLACE_CUP,               /* the one before the learner's seat, for a khàn bất thực */
  CHIEU_PLACE_SEAT,              /* ChieuStep.point_seat */
} ChieuLessonPlace;

/* A move that is written down. Here and below, @line is that of the file, for messages. */
typedef struct
{
  guint8 seat;
  ChieuMove move;
  guint line;
} ChieuLessonMove;

/* The mat at the beginning of a step. */
typedef struct
{
  int cai;                       /* seat of the cái */
  int thong;                     /* seat that won the hand before, −1: none */
  int debt;                      /* seat that owes the làng a win, −1: none */
  gboolean strict;
  ChieuLessonCards hands[CHIEU_SEATS_MAX];   /* the named cards of each seat; the others are dealt (position.h) */
  ChieuLessonCards noc;          /* the first cards that are drawn, likewise */
  GArray *moves;                 /* ChieuLessonMove: made before the learner is asked */
  ChieuRules rules;
  guint line;
} ChieuPosition;

/* The wrong answers that a text is about. */
typedef enum
{
  CHIEU_WRONG_MOVE,              /* this move of a do */
  CHIEU_WRONG_LIKE,              /* any move of its kind */
  CHIEU_WRONG_CARDS,             /* just these cards of a pick */
  CHIEU_WRONG_FACES,             /* just these faces */
  CHIEU_WRONG_HAS,               /* cards or faces, including these */
  CHIEU_WRONG_LACKS,             /* cards or faces, not including all of these */
  CHIEU_WRONG_GROUP,             /* an arrangement with just these cards in a group */
} ChieuWrongKind;

/* A text about certain wrong answers. */
typedef struct
{
  ChieuWrongKind kind;
  ChieuMove move;                /* of a do */
  ChieuLessonCards cards;        /* of all others */
  ChieuReason reason;            /* the rules' reason; NONE: not said */
  char *text;
  guint line;
} ChieuWrong;

/* One answer of a choice. */
typedef struct
{
  char *text;
  char *why;                     /* (nullable): why it is wrong */
  gboolean right;
  guint line;
} ChieuAnswer;

/* A scene of a step that is watched: what is said, and the moves that are shown with it. */
typedef struct
{
  char *text;
  GArray *moves;                 /* ChieuLessonMove; none in the words of the làng */
  guint line;
} ChieuLessonScene;

/* A step: what is said and shown, and what is asked of the learner. */
typedef struct
{
  char *id;
  guint line;
  char **words;                  /* the words of the game that this step explains */
  GPtrArray *texts;              /* of char *: paragraphs, as written: chieu_lesson_text() */
  ChieuPosition *position;       /* (nullable): NULL: the mat is as the step before left it */
  ChieuLessonCards cards;        /* laid out; n 0: the mat is shown, unless the words stand @alone */
  gboolean alone;                /* neither cards nor the mat are shown with the words */
  guint32 groups;                /* bit i: card i of those that are laid out begins another group, which stands apart */
  gboolean fan;                  /* the cards that are laid out are held as in a hand */
  gboolean labels;               /* the cards that are laid out bear the small label, whatever is set in the preferences */
  ChieuLessonCards point_cards;  /* the cards at which the step points */
  ChieuLessonPlace point;        /* and the place */
  int point_seat;                /* of CHIEU_PLACE_SEAT */
  ChieuTask task;
  const ChieuPickRule *rule;     /* (nullable): of a pick */
  ChieuCard with;                /* of a pick, or CHIEU_CARD_NONE */
  int n;                         /* of a pick: how many cards, 0: as many as are needed */
  int lung;                      /* of arrange: how many lưng are needed */
  gboolean to_win;               /* of play: the hand must be won, not only played to its end */
  gboolean any;                  /* of a do: any fitting move of the kinds of its moves is right, too */
  gboolean ways;                 /* of a do: the mat asks which of all ways, faults among them */
  ChieuReason fault;             /* of a do or a watch: the fault that its moves are; NONE: they are clean */
  gboolean points;               /* of a choice: the right answer is the points of a win */
  ChieuCard win;                 /* of such a choice: the winning card among the cards, or CHIEU_CARD_NONE */
  gboolean thong;                /* of such a choice: the winner won the hand before, too */
  GArray *moves;                 /* ChieuLessonMove: right ones of a do */
  GArray *then;                  /* ChieuLessonMove: those that follow, of the others and of the learner */
  ChieuLessonScene scenes[CHIEU_N_SCENES];   /* of a step that is watched; its fault is that of the mistake */
  GPtrArray *answers;            /* ChieuAnswer */
  GPtrArray *wrongs;             /* ChieuWrong */
  GPtrArray *hints;              /* of char *, at most two */
  char *praise;                  /* (nullable) */
} ChieuStep;

/* A lesson. */
typedef struct
{
  char *source;                  /* name of the file, for messages */
  char *id;
  const ChieuGame *game;
  int seats;
  char *title;
  char *aim;
  char *tonight;                 /* (nullable): one thing to try at the table */
  GPtrArray *steps;              /* ChieuStep, at least one */
} ChieuLesson;

/**
 * chieu_lesson_parse:
 * @length: of @text in bytes; −1: it ends with a zero byte
 * @source: name of the file, for messages
 *
 * Returns: (transfer full): the lesson, or NULL with %CHIEU_LESSON_ERROR_BAD, whose message names source, line and reason
 */
ChieuLesson *chieu_lesson_parse (const char *text, gssize length, const char *source, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a lesson from a file, as chieu_lesson_parse() does from a text. */
ChieuLesson *chieu_lesson_load (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

void chieu_lesson_free (ChieuLesson *self);

/* Returns: the number of the step @id (nullable) from 1; 0: there is no such step */
guint chieu_lesson_find_step_number (const ChieuLesson *self, const char *id);

/* Gets the picture of a lesson: the first cards that it lays out or deals to the learner, at most @most; there may be none. */
void chieu_lesson_find_picture (const ChieuLesson *self, int most, ChieuLessonCards *picture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuLesson, chieu_lesson_free)
