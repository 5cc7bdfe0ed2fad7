/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-book.h"

#include <string.h>

#include "match/store/store-practice.h"
#include "practice-return.h"

/* A task to repeat. */
typedef struct
{
  const ChieuPracticeKind *kind;
  int level;
  guint64 seed;
  int box;
  gint64 due;
} Return;

/* An answer that was given before the store had opened. */
typedef struct
{
  ChieuPracticeAsked asked;
  gboolean right;
  gint64 now;
} Early;

/* One kind in the book. */
typedef struct
{
  ChieuPracticeStanding standing;
  guint32 answers;               /* bit 0: the last one was right, and so on */
  int n_answers;                 /* at most CHIEU_PRACTICE_LAST */
  gint64 times[CHIEU_PRACTICE_LAST];   /* when they were given, the last one first */
  guint turn;                    /* ChieuPracticeBook.turn when the kind was asked last; 0: never */
} Page;

struct _ChieuPracticeBook
{
  const ChieuPracticeTable *table;
  ChieuStore *store;             /* (nullable) */
  gboolean read;                 /* everything in the store was read */
  int n_kinds;
  Page *pages;                   /* by kind */
  GArray *returns;               /* Return, in no order */
  GArray *early;                 /* Early: saved once it is known how the person stood before */
  guint turn;                    /* tasks asked so far */
  ChieuPracticeAsked last;       /* the task that was asked last; without kind: none */
};

static Page *
get_page (const ChieuPracticeBook *self,
          const ChieuPracticeKind *kind)
{
  return &self->pages[kind - self->table->kinds];
}

/* ---- What the store has ---- */

static gboolean
read_standing_cb (const ChieuStoredStanding *stored,
                  gpointer                   data)
{
  ChieuPracticeBook *self = data;
  const ChieuPracticeKind *kind = chieu_practice_kind_find (self->table->game, stored->kind);

  if (kind != NULL)
    get_page (self, kind)->standing = (ChieuPracticeStanding) {
      .level = CLAMP (stored->level, 1, kind->levels), .run = stored->run,
    };
  return TRUE;
}

static gboolean
read_return_cb (const ChieuStoredReturn *stored,
                gpointer                 data)
{
  ChieuPracticeBook *self = data;
  const ChieuPracticeKind *kind = chieu_practice_kind_find (self->table->game, stored->task.kind);
  const Return back = {
    .kind = kind, .level = stored->task.level, .seed = stored->task.seed,
    .box = CLAMP (stored->box, 0, CHIEU_PRACTICE_BOXES - 1), .due = stored->due,
  };

  if (kind != NULL && back.level >= 1 && back.level <= kind->levels)
    g_array_append_val (self->returns, back);
  return TRUE;
}

/* The latest comes first. */
static gboolean
read_answer_cb (const ChieuStoredAnswer *answer,
                gpointer                 data)
{
  Page *page = data;

  if (answer->right)
    page->answers |= 1u << page->n_answers;
  page->times[page->n_answers] = answer->at;
  page->n_answers++;
  return TRUE;
}

static void take_answer (ChieuPracticeBook *self, const ChieuPracticeAsked *asked, gboolean right, gint64 now);

/* The store is read when it has opened; until then the book has only what was answered meanwhile, which is counted anew on top of what
 * the store has. */
static void
read_store (ChieuPracticeBook *self)
{
  const ChieuPracticeKind *kinds = self->table->kinds;

  if (self->read || self->store == NULL || !chieu_store_is_ready (self->store))
    return;
  self->read = TRUE;
  g_array_set_size (self->returns, 0);
  for (int i = 0; i < self->n_kinds; i++)
    self->pages[i].standing = (ChieuPracticeStanding) { .level = 1 };
  chieu_store_foreach_standing (self->store, self->table->id, read_standing_cb, self);
  chieu_store_foreach_return (self->store, self->table->id, read_return_cb, self);
  for (int i = 0; i < self->n_kinds; i++)
    {
      self->pages[i].answers = 0;
      self->pages[i].n_answers = 0;
      chieu_store_foreach_answer (self->store, self->table->id, kinds[i].id, CHIEU_PRACTICE_LAST, read_answer_cb,
                                  &self->pages[i]);
    }
  for (guint i = 0; i < self->early->len; i++)
    {
      const Early *early = &g_array_index (self->early, Early, i);

      take_answer (self, &early->asked, early->right, early->now);
    }
  g_array_set_size (self->early, 0);
}

/* ---- The book ---- */

ChieuPracticeBook *
chieu_practice_book_new (const ChieuPracticeTable *table,
                         ChieuStore               *store)
{
  ChieuPracticeBook *self;

  g_return_val_if_fail (table != NULL, NULL);

  self = g_new0 (ChieuPracticeBook, 1);
  self->table = table;
  self->store = store != NULL ? chieu_store_ref (store) : NULL;
  while (table->kinds[self->n_kinds].id != NULL)
    self->n_kinds++;
  self->pages = g_new0 (Page, self->n_kinds);
  for (int i = 0; i < self->n_kinds; i++)
    self->pages[i].standing.level = 1;
  self->returns = g_array_new (FALSE, FALSE, sizeof (Return));
  self->early = g_array_new (FALSE, FALSE, sizeof (Early));
  read_store (self);
  return self;
}

static void
free_without_store (gpointer data)
{
  ChieuPracticeBook *self = data;

  g_array_unref (self->returns);
  g_array_unref (self->early);
  g_free (self->pages);
  g_free (self);
}

/* Runs in the store's thread, when it has opened. */
static gboolean
save_early (ChieuDatabase  *database,
            gpointer        data,
            GCancellable   *cancellable,
            GError        **error)
{
  read_store (data);
  return TRUE;
}

void
chieu_practice_book_free (ChieuPracticeBook *self)
{
  ChieuStore *store;

  if (self == NULL)
    return;
  /* This saves what was answered early, if the store has opened meanwhile. Else its thread does so when it has, with a book that nobody
   * else has any more and that does not keep the store, as whoever lets go of it last waits for the thread. */
  read_store (self);
  store = self->store;
  if (self->early->len > 0)
    chieu_store_run_async (store, save_early, self, free_without_store, NULL, NULL, NULL);
  else
    free_without_store (self);
  if (store != NULL)
    chieu_store_unref (store);
}

const ChieuPracticeTable *
chieu_practice_book_get_table (const ChieuPracticeBook *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->table;
}

/* ---- What comes next ---- */

static gboolean
is_task (const ChieuPracticeAsked *asked,
         const Return             *back)
{
  return asked->kind == back->kind && asked->level == back->level && asked->seed == back->seed;
}

/* Returns: (nullable): the task that has been due longest, of any kind if @kind is NULL */
static const Return *
find_due (const ChieuPracticeBook *self,
          const ChieuPracticeKind *kind,
          gint64                   now)
{
  const Return *found = NULL;

  for (guint i = 0; i < self->returns->len; i++)
    {
      const Return *back = &g_array_index (self->returns, Return, i);

      if (back->due <= now && (kind == NULL || back->kind == kind) && !is_task (&self->last, back)
          && (found == NULL || back->due < found->due))
        found = back;
    }
  return found;
}

static int
count_streak (const Page *page)
{
  int n = 0;

  while (n < page->n_answers && (page->answers >> n & 1) != 0)
    n++;
  return n;
}

/* Returns: when a kind would be repeated by the same rule as a task; one that was never asked comes first */
static gint64
find_kind_due (const Page *page)
{
  return page->n_answers > 0 ? page->times[0] + chieu_practice_find_interval (count_streak (page)) : G_MININT64;
}

/* Returns: the kind that was neglected most, but not the one that was asked just before, unless there is no other */
static const ChieuPracticeKind *
find_forgotten (const ChieuPracticeBook *self)
{
  const ChieuPracticeKind *found = NULL;

  for (const ChieuPracticeKind *kind = self->table->kinds; kind->id != NULL; kind++)
    {
      const Page *page = get_page (self, kind), *best = found != NULL ? get_page (self, found) : NULL;

      if (kind == self->last.kind && self->n_kinds > 1)
        continue;
      if (best == NULL || find_kind_due (page) < find_kind_due (best)
          || (find_kind_due (page) == find_kind_due (best) && page->turn < best->turn))
        found = kind;
    }
  return found;
}

void
chieu_practice_book_choose_task (ChieuPracticeBook       *self,
                                 const ChieuPracticeKind *kind,
                                 gint64                   now,
                                 guint64                  seed,
                                 ChieuPracticeAsked      *asked)
{
  const Return *back;

  g_return_if_fail (self != NULL && asked != NULL);

  read_store (self);
  back = find_due (self, kind, now);
  if (back != NULL)
    {
      *asked = (ChieuPracticeAsked) { back->kind, back->level, back->seed, TRUE };
    }
  else
    {
      if (kind == NULL)
        kind = find_forgotten (self);
      *asked = (ChieuPracticeAsked) { kind, get_page (self, kind)->standing.level, seed, FALSE };
    }
  self->last = *asked;
  get_page (self, asked->kind)->turn = ++self->turn;
}

/* ---- Answers ---- */

/* Plans when the task is repeated. Returns: FALSE if it is not; else it is the last of the returns */
static gboolean
plan_return (ChieuPracticeBook        *self,
             const ChieuPracticeAsked *asked,
             gboolean                  right,
             gint64                    now)
{
  Return back = { .kind = asked->kind, .level = asked->level, .seed = asked->seed };
  int box = -1;

  for (guint i = 0; i < self->returns->len && box < 0; i++)
    if (is_task (asked, &g_array_index (self->returns, Return, i)))
      {
        box = g_array_index (self->returns, Return, i).box;
        g_array_remove_index_fast (self->returns, i);
      }
  if (!chieu_practice_plan_return (box, right, now, &back.box, &back.due))
    return FALSE;
  g_array_append_val (self->returns, back);
  return TRUE;
}

static void
save_answer (ChieuPracticeBook        *self,
             const ChieuPracticeAsked *asked,
             gboolean                  right,
             gint64                    now,
             gboolean                  comes_back)
{
  const ChieuPracticeStanding *standing = &get_page (self, asked->kind)->standing;
  const ChieuStoredAnswer answer = {
    .task = { asked->kind->id, asked->level, asked->seed }, .again = asked->again, .right = right, .at = now,
  };
  const ChieuStoredStanding stored = { asked->kind->id, standing->level, standing->run };
  ChieuStoredReturn back = { .task = answer.task };

  if (comes_back)
    {
      const Return *last = &g_array_index (self->returns, Return, self->returns->len - 1);

      back.box = last->box;
      back.due = last->due;
    }
  chieu_store_save_answer (self->store, self->table->id, &answer, &stored, comes_back ? &back : NULL);
}

/* Counts an answer, and saves it if the store is read. The answer to a task of another level than the person has now does not change the
 * level. */
static void
take_answer (ChieuPracticeBook        *self,
             const ChieuPracticeAsked *asked,
             gboolean                  right,
             gint64                    now)
{
  Page *page = get_page (self, asked->kind);
  gboolean comes_back = plan_return (self, asked, right, now);

  page->answers = (page->answers << 1 | (right ? 1u : 0u)) & ((1u << CHIEU_PRACTICE_LAST) - 1);
  page->n_answers = MIN (page->n_answers + 1, CHIEU_PRACTICE_LAST);
  memmove (page->times + 1, page->times, sizeof page->times - sizeof page->times[0]);
  page->times[0] = now;
  if (!asked->again && asked->level == page->standing.level)
    chieu_practice_standing_take_answer (&page->standing, right, asked->kind->levels);
  if (self->read)
    save_answer (self, asked, right, now, comes_back);
}

void
chieu_practice_book_take_answer (ChieuPracticeBook        *self,
                                 const ChieuPracticeAsked *asked,
                                 gboolean                  right,
                                 gint64                    now)
{
  Early early;

  g_return_if_fail (self != NULL && asked != NULL && asked->kind != NULL);

  early = (Early) { *asked, right, now };
  read_store (self);
  take_answer (self, asked, right, now);
  if (self->store != NULL && !self->read)
    g_array_append_val (self->early, early);
}

/* ---- How it goes ---- */

int
chieu_practice_book_count_returns (ChieuPracticeBook *self,
                                   gint64             from,
                                   gint64             to)
{
  int n = 0;

  g_return_val_if_fail (self != NULL, 0);

  read_store (self);
  for (guint i = 0; i < self->returns->len; i++)
    {
      const Return *back = &g_array_index (self->returns, Return, i);

      n += back->due >= from && back->due < to;
    }
  return n;
}

int
chieu_practice_book_count_answers (ChieuPracticeBook *self,
                                   gint64             since)
{
  int n = 0;

  g_return_val_if_fail (self != NULL, 0);

  read_store (self);
  for (int kind = 0; kind < self->n_kinds; kind++)
    for (int i = 0; i < self->pages[kind].n_answers; i++)
      n += self->pages[kind].times[i] >= since;
  return n;
}

void
chieu_practice_book_get_progress (ChieuPracticeBook       *self,
                                  const ChieuPracticeKind *kind,
                                  gint64                   now,
                                  ChieuPracticeProgress   *progress)
{
  const Page *page;

  g_return_if_fail (self != NULL && kind != NULL && progress != NULL);

  page = get_page (self, kind);
  read_store (self);
  *progress = (ChieuPracticeProgress) {
    .level = page->standing.level,
    .last = page->n_answers,
    .right = __builtin_popcount (page->answers),
  };
  progress->streak = count_streak (page);
  for (guint i = 0; i < self->returns->len; i++)
    {
      const Return *back = &g_array_index (self->returns, Return, i);

      if (back->kind != kind)
        continue;
      if (back->due <= now)
        progress->due++;
      else
        progress->later++;
    }
}
