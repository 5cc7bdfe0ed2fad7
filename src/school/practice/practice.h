/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice without end: tasks that are made from a number, with answers that the
 * rules check. The same table, kind, level and seed make the same task everywhere.
 */
#pragma once

#include "school/lesson/lesson.h"
#include "school/school-game.h"

/* The sequences of two kinds of a table lie this far apart. Each kind has fewer levels, so that those of its levels and of the next kind's
 * differ. */
#define CHIEU_PRACTICE_KIND_STEP 16

/* The most answers to choose from, where one of them is right; where several are right together there may be more. */
#define CHIEU_PRACTICE_ANSWERS_MAX 6

typedef struct _ChieuPracticeKind ChieuPracticeKind;

/* The traits that make a task hard; a higher level has more of them. */
typedef struct
{
  int cards;
  int groups;                    /* the number of phu that they make; 0: not counted */
  int distance;                  /* the number of cards that the hand lacks */
  int choices;                   /* how many things could be taken for the answer: phu that overlap, faces, moves, cước */
} ChieuPracticeMeasure;

/* A table: a game as it is practised with this number of seats. */
struct _ChieuPracticeTable
{
  const char *id;                /* "to-tom", "bi-tu": in the database */
  const ChieuGame *game;
  int seats;
  const ChieuPracticeKind *kinds;  /* the same for all tables of a game; the last one has no id */
};

/* A task: the question, and what is right. */
typedef struct
{
  const ChieuGame *game;
  const ChieuPracticeKind *kind;
  int level;                     /* from 1 */
  guint64 seed;
  int seats;
  ChieuTask form;                /* ARRANGE, PICK, FACES or CHOOSE */
  gboolean all;                  /* of PICK: all right cards are to be touched, not only one of them */
  char *question;                /* whole sentences */
  ChieuLessonCards cards;        /* the hand, in the order of the deck */
  ChieuCard beside;              /* a card at a gate that is not among them, or CHIEU_CARD_NONE */
  ChieuCard win;                 /* the one of them that has won, or CHIEU_CARD_NONE */
  int lung;                      /* of ARRANGE: how many lưng are needed; in Chắn chắn (ChieuSchoolGame.group_lung()) */
  GPtrArray *answers;            /* (element-type utf8): of CHOOSE */
  gboolean several;              /* of CHOOSE: several of them are right together */
  guint right_answer;            /* of CHOOSE: its number */
  guint64 right_answers;         /* of CHOOSE with @several: their numbers, bit n; there are at most 64 answers then */
  guint64 right_faces;           /* of FACES and PICK: bit f */
  char *why;                     /* the right answer and why, whole sentences */
  char *record;                  /* (nullable): the hand that it is about, as it was played */
  ChieuArrangement shown;        /* the groups in which the cards are shown with @why; n 0: they are not */
  gboolean in_phu;               /* the phu that @shown has are shown with the question, too */
  ChieuPracticeMeasure measure;
} ChieuPracticeTask;

/* One kind of tasks. */
struct _ChieuPracticeKind
{
  const char *id;                /* "arrange": in the database */
  const char *name;              /* untranslated: chieu_practice_kind_name() */
  const char *aim;               /* a sentence, untranslated */
  int levels;                    /* how many there are, fewer than CHIEU_PRACTICE_KIND_STEP; the first is 1 */
  /* Makes the task. Of @task the members up to @seats are set, @beside and @win are CHIEU_CARD_NONE, @answers is an empty array, and all
   * else is 0. */
  void (*make) (ChieuPracticeTask *task, ChieuRandom *random);
  /* (nullable): for tasks of ARRANGE with other groups than the school's. Returns: (transfer full) (nullable): what is wrong with
   * them */
  char *(*judge) (const ChieuPracticeTask *task, const ChieuArrangement *arrangement);
};

/* Returns: (nullable): table number @i, from 0, of all games; NULL: there is no such number */
const ChieuPracticeTable *chieu_practice_get_table (int i);
/* Returns: (nullable): the table with @id (nullable) */
const ChieuPracticeTable *chieu_practice_table_find (const char *id);
/* Returns: (nullable): the table of @game with @seats, or the usual one if these have none of their own; NULL if there is no
 * practice of the game */
const ChieuPracticeTable *chieu_practice_table_of (const ChieuGame *game, int seats);

/* Returns: (nullable): the kinds of @game, whatever its seats; the last one has no id. NULL if there is no practice of the
 * game */
const ChieuPracticeKind *chieu_practice_kinds (const ChieuGame *game);
/* Returns: (nullable): the kind of @game with this id; NULL: there is none */
const ChieuPracticeKind *chieu_practice_kind_find (const ChieuGame *game, const char *id);
/* Return the name of the kind, and its aim, a sentence, translated. */
const char *chieu_practice_kind_name (const ChieuPracticeKind *self);
const char *chieu_practice_kind_aim (const ChieuPracticeKind *self);

/**
 * chieu_practice_task_new:
 * @kind: one of @table
 * @level: 1 … @kind->levels; values beyond are moved to the nearest
 *
 * Takes some milliseconds, rarely a tenth of a second. May be called from any thread.
 *
 * Returns: (transfer full): the task
 */
ChieuPracticeTask *chieu_practice_task_new (const ChieuPracticeTable *table,
                                            const ChieuPracticeKind  *kind,
                                            int                       level,
                                            guint64                   seed) G_GNUC_WARN_UNUSED_RESULT;
void chieu_practice_task_free (ChieuPracticeTask *self);

/* ---- Answers, each to a task of one form. Each returns: whether it is right. @wrong (out) (transfer full) (nullable): a sentence that says
 * what is wrong; NULL: the answer is right, or there is nothing to say ---- */

/* ARRANGE: judges the groups that were made. */
gboolean chieu_practice_try_groups (const ChieuPracticeTask *self, const ChieuArrangement *arrangement, char **wrong);
/* FACES: judges the faces that were chosen, bit f: face f. */
gboolean chieu_practice_try_faces (const ChieuPracticeTask *self, guint64 faces, char **wrong);
/* PICK: judges the faces of the cards that were touched, bit f: face f. */
gboolean chieu_practice_try_cards (const ChieuPracticeTask *self, guint64 faces, char **wrong);
/* CHOOSE with one right answer: judges answer @number, from 0. */
gboolean chieu_practice_try_answer (const ChieuPracticeTask *self, guint number, char **wrong);
/* CHOOSE with @several: judges the answers that were chosen together, bit n: answer n, from 0. */
gboolean chieu_practice_try_answers (const ChieuPracticeTask *self, guint64 numbers, char **wrong);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPracticeTask, chieu_practice_task_free)
