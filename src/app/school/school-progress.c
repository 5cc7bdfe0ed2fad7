/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school-progress.h"

/* The person's place in a lesson. */
typedef struct
{
  char *step;                    /* the id of the step at which the lesson goes on */
  gboolean done;                 /* the end of the lesson was reached once */
  gint64 seen;                   /* when the lesson was open last, seconds since 1970 */
} Place;

_Static_assert ((int) CHIEU_STEP_SHOWN == CHIEU_STORED_STEP_SKIPPED, "the store keeps the standing of a skipped question apart");

struct _ChieuSchoolProgress
{
  ChieuStore *store;             /* (nullable) */
  char *game;
  gboolean read;                 /* everything that the store has was read */
  GHashTable *places;            /* id of a lesson → Place */
  GHashTable *standings;         /* "lesson/step" → ChieuStepStanding */
};

static void
place_free (gpointer data)
{
  Place *place = data;

  g_free (place->step);
  g_free (place);
}

static void
set_place (ChieuSchoolProgress *self,
           const char          *lesson,
           const char          *step,
           gboolean             done,
           gint64               seen)
{
  Place *place = g_new0 (Place, 1);

  place->step = g_strdup (step);
  place->done = done;
  place->seen = seen;
  g_hash_table_insert (self->places, g_strdup (lesson), place);
}

static gboolean
read_lesson_cb (const ChieuStoredLesson *lesson,
                gpointer                 data)
{
  ChieuSchoolProgress *self = data;

  set_place (self, lesson->lesson, lesson->step, lesson->done > 0, lesson->seen);
  return TRUE;
}

static void
put_standing (ChieuSchoolProgress *self,
              const char          *lesson,
              const char          *step,
              int                  standing)
{
  g_hash_table_insert (self->standings, g_strconcat (lesson, "/", step, NULL), GINT_TO_POINTER (standing));
}

static gboolean
read_step_cb (const ChieuStoredStep *step,
              gpointer               data)
{
  ChieuSchoolProgress *self = data;

  /* OPEN is what a step has without an entry; other numbers are from a newer program. */
  if (step->standing > CHIEU_STEP_OPEN && step->standing <= CHIEU_STEP_RIGHT)
    put_standing (self, step->lesson, step->step, step->standing);
  return TRUE;
}

/* The progress is read when the store has opened; until then only what was done meanwhile counts. */
static void
read_store (ChieuSchoolProgress *self)
{
  if (self->read || self->store == NULL || !chieu_store_is_ready (self->store))
    return;
  self->read = TRUE;
  chieu_store_foreach_lesson (self->store, self->game, read_lesson_cb, self);
  chieu_store_foreach_step (self->store, self->game, read_step_cb, self);
}

ChieuSchoolProgress *
chieu_school_progress_new (ChieuStore *store,
                           const char *game)
{
  ChieuSchoolProgress *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_new0 (ChieuSchoolProgress, 1);
  self->store = store != NULL ? chieu_store_ref (store) : NULL;
  self->game = g_strdup (game);
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, place_free);
  self->standings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  read_store (self);
  return self;
}

void
chieu_school_progress_free (ChieuSchoolProgress *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->store, chieu_store_unref);
  g_hash_table_unref (self->places);
  g_hash_table_unref (self->standings);
  g_free (self->game);
  g_free (self);
}

/* Returns: (nullable): the person's place in the lesson; NULL: it was never begun. */
static const Place *
find_place (ChieuSchoolProgress *self,
            const char          *lesson)
{
  read_store (self);
  return g_hash_table_lookup (self->places, lesson);
}

gboolean
chieu_school_progress_is_done (ChieuSchoolProgress *self,
                               const char          *lesson)
{
  g_return_val_if_fail (self != NULL && lesson != NULL, FALSE);

  return find_place (self, lesson) != NULL && find_place (self, lesson)->done;
}

const char *
chieu_school_progress_get_step (ChieuSchoolProgress *self,
                                const char          *lesson)
{
  g_return_val_if_fail (self != NULL && lesson != NULL, NULL);

  return find_place (self, lesson) != NULL ? find_place (self, lesson)->step : NULL;
}

const char *
chieu_school_progress_get_last (ChieuSchoolProgress *self)
{
  GHashTableIter iter;
  gpointer id, place;
  const char *last = NULL;
  gint64 seen = G_MININT64;

  g_return_val_if_fail (self != NULL, NULL);

  read_store (self);
  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, &id, &place))
    if (((Place *) place)->seen > seen)
      {
        last = id;
        seen = ((Place *) place)->seen;
      }
  return last;
}

gint64
chieu_school_progress_get_time (ChieuSchoolProgress *self)
{
  const char *last;

  g_return_val_if_fail (self != NULL, 0);

  last = chieu_school_progress_get_last (self);
  return last != NULL ? find_place (self, last)->seen : 0;
}

void
chieu_school_progress_save (ChieuSchoolProgress *self,
                            const char          *lesson,
                            const char          *step,
                            gboolean             done)
{
  gint64 now;

  g_return_if_fail (self != NULL && lesson != NULL && step != NULL);

  /* If two lessons were opened in one second, the later one is the last. */
  now = MAX (g_get_real_time () / G_USEC_PER_SEC, chieu_school_progress_get_time (self) + 1);
  if (self->store != NULL)
    chieu_store_save_lesson (self->store, self->game,
                             &(ChieuStoredLesson) { .lesson = lesson, .step = step, .done = done ? now : 0, .seen = now });
  set_place (self, lesson, step, done || chieu_school_progress_is_done (self, lesson), now);
}

/* ---- Questions ---- */

ChieuStepStanding
chieu_school_progress_get_standing (ChieuSchoolProgress *self,
                                    const char          *lesson,
                                    const char          *step)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (self != NULL && lesson != NULL && step != NULL, CHIEU_STEP_OPEN);

  key = g_strconcat (lesson, "/", step, NULL);
  read_store (self);
  return (ChieuStepStanding) GPOINTER_TO_INT (g_hash_table_lookup (self->standings, key));
}

void
chieu_school_progress_set_standing (ChieuSchoolProgress *self,
                                    const char          *lesson,
                                    const char          *step,
                                    ChieuStepStanding    standing)
{
  g_return_if_fail (self != NULL && lesson != NULL && step != NULL);

  if (standing <= CHIEU_STEP_SHOWN && chieu_school_progress_get_standing (self, lesson, step) > CHIEU_STEP_SHOWN)
    return;
  put_standing (self, lesson, step, (int) standing);
  if (self->store != NULL)
    chieu_store_save_step (self->store, self->game,
                           &(ChieuStoredStep) { .lesson = lesson, .step = step, .standing = (int) standing,
                                                .at = g_get_real_time () / G_USEC_PER_SEC });
}

static ChieuStepStanding
get_step_standing (ChieuSchoolProgress *self,
                   const ChieuLesson   *lesson,
                   guint                number)
{
  return chieu_school_progress_get_standing (self, lesson->id, ((const ChieuStep *) g_ptr_array_index (lesson->steps, number))->id);
}

gboolean
chieu_school_progress_is_learnt (ChieuSchoolProgress *self,
                                 const ChieuLesson   *lesson)
{
  g_return_val_if_fail (self != NULL && lesson != NULL, FALSE);

  for (guint i = 0; i < lesson->steps->len; i++)
    if (get_step_standing (self, lesson, i) == CHIEU_STEP_SHOWN)
      return FALSE;
  return chieu_school_progress_is_done (self, lesson->id);
}

GArray *
chieu_school_progress_list_review (ChieuSchoolProgress *self,
                                   const ChieuLesson   *lesson)
{
  GArray *steps;

  g_return_val_if_fail (self != NULL && lesson != NULL, NULL);

  steps = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < lesson->steps->len; i++)
    if (get_step_standing (self, lesson, i) == CHIEU_STEP_SHOWN || get_step_standing (self, lesson, i) == CHIEU_STEP_MENDED)
      g_array_append_val (steps, i);
  return steps;
}

double
chieu_school_progress_get_part (ChieuSchoolProgress *self,
                                const ChieuLesson   *lesson)
{
  guint number, shown = 0;

  g_return_val_if_fail (self != NULL && lesson != NULL, 0);

  number = chieu_lesson_find_step_number (lesson, chieu_school_progress_get_step (self, lesson->id));
  for (guint i = 0; i < lesson->steps->len; i++)
    shown += get_step_standing (self, lesson, i) == CHIEU_STEP_SHOWN;
  if (chieu_school_progress_is_done (self, lesson->id))
    return 1 - (double) shown / lesson->steps->len;
  return number > 0 ? (double) (number - 1) / lesson->steps->len : 0;
}
