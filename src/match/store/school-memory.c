/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school-memory.h"

/* The entries of each kind; each begins with the interned id of its game. */
typedef struct
{
  const char *game;
  ChieuStoredLesson lesson;
} Lesson;

typedef struct
{
  const char *game;
  ChieuStoredStep step;
} Step;

typedef struct
{
  const char *game;
  ChieuStoredStanding standing;
} Standing;

typedef struct
{
  const char *game;
  ChieuStoredReturn back;
} Return;

typedef struct
{
  const char *game;
  ChieuStoredAnswer answer;
} Answer;

struct _ChieuSchoolMemory
{
  GArray *lessons;               /* Lesson */
  GArray *steps;                 /* Step */
  GArray *standings;             /* Standing */
  GArray *returns;               /* Return, the one that is due first before the others */
  GArray *answers;               /* Answer, the latest last */
};

ChieuSchoolMemory *
chieu_school_memory_new (void)
{
  ChieuSchoolMemory *self = g_new0 (ChieuSchoolMemory, 1);

  self->lessons = g_array_new (FALSE, FALSE, sizeof (Lesson));
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->standings = g_array_new (FALSE, FALSE, sizeof (Standing));
  self->returns = g_array_new (FALSE, FALSE, sizeof (Return));
  self->answers = g_array_new (FALSE, FALSE, sizeof (Answer));
  return self;
}

void
chieu_school_memory_free (ChieuSchoolMemory *self)
{
  g_array_unref (self->lessons);
  g_array_unref (self->steps);
  g_array_unref (self->standings);
  g_array_unref (self->returns);
  g_array_unref (self->answers);
  g_free (self);
}

static ChieuStoredTask
intern_task (const ChieuStoredTask *task)
{
  return (ChieuStoredTask) { g_intern_string (task->kind), task->level, task->seed };
}

static gboolean
is_same_task (const ChieuStoredTask *a,
              const ChieuStoredTask *b)
{
  return g_strcmp0 (a->kind, b->kind) == 0 && a->level == b->level && a->seed == b->seed;
}

/* ---- Putting ---- */

void
chieu_school_memory_put_lesson (ChieuSchoolMemory       *self,
                                const char              *game,
                                const ChieuStoredLesson *lesson)
{
  Lesson put = {
    g_intern_string (game),
    { g_intern_string (lesson->lesson), g_intern_string (lesson->step), lesson->done, lesson->seen },
  };

  for (guint i = 0; i < self->lessons->len; i++)
    {
      Lesson *known = &g_array_index (self->lessons, Lesson, i);

      if (known->game != put.game || known->lesson.lesson != put.lesson.lesson)
        continue;
      if (known->lesson.done > 0)
        put.lesson.done = known->lesson.done;
      *known = put;
      return;
    }
  g_array_append_val (self->lessons, put);
}

void
chieu_school_memory_put_step (ChieuSchoolMemory     *self,
                              const char            *game,
                              const ChieuStoredStep *step)
{
  Step put = { g_intern_string (game), { g_intern_string (step->lesson), g_intern_string (step->step), step->standing, step->at } };

  for (guint i = 0; i < self->steps->len; i++)
    {
      Step *known = &g_array_index (self->steps, Step, i);

      if (known->game != put.game || known->step.lesson != put.step.lesson || known->step.step != put.step.step)
        continue;
      if (put.step.standing > CHIEU_STORED_STEP_SKIPPED || known->step.standing <= CHIEU_STORED_STEP_SKIPPED)
        *known = put;
      return;
    }
  g_array_append_val (self->steps, put);
}

void
chieu_school_memory_put_standing (ChieuSchoolMemory         *self,
                                  const char                *game,
                                  const ChieuStoredStanding *standing)
{
  Standing put = { g_intern_string (game), { g_intern_string (standing->kind), standing->level, standing->run } };

  for (guint i = 0; i < self->standings->len; i++)
    {
      Standing *known = &g_array_index (self->standings, Standing, i);

      if (known->game != put.game || known->standing.kind != put.standing.kind)
        continue;
      *known = put;
      return;
    }
  g_array_append_val (self->standings, put);
}

static int
compare_returns (gconstpointer a,
                 gconstpointer b)
{
  const ChieuStoredReturn *x = &((const Return *) a)->back, *y = &((const Return *) b)->back;
  int kinds = g_strcmp0 (x->task.kind, y->task.kind);

  if (x->due != y->due)
    return x->due < y->due ? -1 : 1;
  if (kinds != 0)
    return kinds;
  if (x->task.level != y->task.level)
    return x->task.level < y->task.level ? -1 : 1;
  return x->task.seed < y->task.seed ? -1 : x->task.seed > y->task.seed;
}

void
chieu_school_memory_drop_return (ChieuSchoolMemory     *self,
                                 const char            *game,
                                 const ChieuStoredTask *task)
{
  for (guint i = 0; i < self->returns->len; i++)
    {
      const Return *known = &g_array_index (self->returns, Return, i);

      if (g_str_equal (known->game, game) && is_same_task (&known->back.task, task))
        {
          g_array_remove_index (self->returns, i);
          return;
        }
    }
}

void
chieu_school_memory_put_return (ChieuSchoolMemory       *self,
                                const char              *game,
                                const ChieuStoredReturn *back)
{
  Return put = { g_intern_string (game), { intern_task (&back->task), back->box, back->due } };

  chieu_school_memory_drop_return (self, game, &back->task);
  g_array_append_val (self->returns, put);
  g_array_sort (self->returns, compare_returns);
}

void
chieu_school_memory_put_answer (ChieuSchoolMemory       *self,
                                const char              *game,
                                const ChieuStoredAnswer *answer)
{
  Answer put = { g_intern_string (game), { intern_task (&answer->task), answer->again, answer->right, answer->at } };
  guint n = 0;

  for (guint i = self->answers->len; i > 0; i--)
    {
      const Answer *known = &g_array_index (self->answers, Answer, i - 1);

      if (known->game == put.game && known->answer.task.kind == put.answer.task.kind && ++n == CHIEU_SCHOOL_ANSWERS_KEPT)
        {
          g_array_remove_index (self->answers, i - 1);
          break;
        }
    }
  g_array_append_val (self->answers, put);
}

void
chieu_school_memory_put_all (ChieuSchoolMemory       *self,
                             const ChieuSchoolMemory *later)
{
  for (guint i = 0; i < later->lessons->len; i++)
    {
      const Lesson *put = &g_array_index (later->lessons, Lesson, i);

      chieu_school_memory_put_lesson (self, put->game, &put->lesson);
    }
  for (guint i = 0; i < later->steps->len; i++)
    {
      const Step *put = &g_array_index (later->steps, Step, i);

      chieu_school_memory_put_step (self, put->game, &put->step);
    }
  for (guint i = 0; i < later->standings->len; i++)
    {
      const Standing *put = &g_array_index (later->standings, Standing, i);

      chieu_school_memory_put_standing (self, put->game, &put->standing);
    }
  for (guint i = 0; i < later->returns->len; i++)
    {
      const Return *put = &g_array_index (later->returns, Return, i);

      chieu_school_memory_put_return (self, put->game, &put->back);
    }
  for (guint i = 0; i < later->answers->len; i++)
    {
      const Answer *put = &g_array_index (later->answers, Answer, i);

      chieu_school_memory_put_answer (self, put->game, &put->answer);
    }
}

/* ---- Reading ---- */

void
chieu_school_memory_foreach_lesson (const ChieuSchoolMemory *self,
                                    const char              *game,
                                    ChieuStoreLessonFunc     func,
                                    gpointer                 user_data)
{
  for (guint i = 0; i < self->lessons->len; i++)
    {
      const Lesson *known = &g_array_index (self->lessons, Lesson, i);

      if (g_str_equal (known->game, game) && !func (&known->lesson, user_data))
        return;
    }
}

void
chieu_school_memory_foreach_step (const ChieuSchoolMemory *self,
                                  const char              *game,
                                  ChieuStoreStepFunc       func,
                                  gpointer                 user_data)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *known = &g_array_index (self->steps, Step, i);

      if (g_str_equal (known->game, game) && !func (&known->step, user_data))
        return;
    }
}

void
chieu_school_memory_foreach_standing (const ChieuSchoolMemory *self,
                                      const char              *game,
                                      ChieuStoreStandingFunc   func,
                                      gpointer                 user_data)
{
  for (guint i = 0; i < self->standings->len; i++)
    {
      const Standing *known = &g_array_index (self->standings, Standing, i);

      if (g_str_equal (known->game, game) && !func (&known->standing, user_data))
        return;
    }
}

void
chieu_school_memory_foreach_return (const ChieuSchoolMemory *self,
                                    const char              *game,
                                    ChieuStoreReturnFunc     func,
                                    gpointer                 user_data)
{
  for (guint i = 0; i < self->returns->len; i++)
    {
      const Return *known = &g_array_index (self->returns, Return, i);

      if (g_str_equal (known->game, game) && !func (&known->back, user_data))
        return;
    }
}

void
chieu_school_memory_foreach_answer (const ChieuSchoolMemory *self,
                                    const char              *game,
                                    const char              *kind,
                                    int                      most,
                                    ChieuStoreAnswerFunc     func,
                                    gpointer                 user_data)
{
  for (guint i = self->answers->len; i > 0 && most > 0; i--)
    {
      const Answer *known = &g_array_index (self->answers, Answer, i - 1);

      if (!g_str_equal (known->game, game) || g_strcmp0 (known->answer.task.kind, kind) != 0)
        continue;
      most--;
      if (!func (&known->answer, user_data))
        return;
    }
}
