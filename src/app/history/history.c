/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history.h"

#include "app/pieces.h"

/* The number of hands that are read from the store in one go. Meanwhile saving has to wait, so they are few. */
#define PIECE_HANDS 100
/* A GtkListView makes rows for two hundred hands and lays all of them out again and again, whether they are seen or not. So it gets this
 * many hands, a few more than can be seen, and as many more whenever they are wanted. */
#define ROWS 30
/* The number of hands that are added to the list in one piece of work. */
#define ROWS_AT_ONCE 6

struct _ChieuHistory
{
  GObject parent_instance;

  ChieuStore *store;
  GPtrArray *read;               /* ChieuHistoryHand: all that have been read, the latest first */
  guint looked;                  /* how many of @read have been looked through, from the latest on */
  GPtrArray *wanted;             /* ChieuHistoryHand: those of them that pass the filter */
  GListStore *shown;             /* ChieuHistoryHand: the first of @wanted, which the list shows */
  guint rows;                    /* the most hands that the list shows, for now */
  ChieuHistoryFilter filter;
  GCancellable *asked;           /* (nullable): cancels the question for older hands, as long as the store has not answered */
  GCancellable *asked_news;      /* (nullable): the same for the question for the latest hands, which may be new */
  guint source;                  /* looks through and shows the next piece, 0: all is done */
  char *error;                   /* (nullable): why not all hands could be read */
};

G_DEFINE_FINAL_TYPE (ChieuHistory, chieu_history, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- What has been read ---- */

static const ChieuStoredHand *
get_read (ChieuHistory *self,
          guint         i)
{
  return chieu_history_hand_get_stored (g_ptr_array_index (self->read, i));
}

static guint
get_n_shown (ChieuHistory *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->shown));
}

/* Returns: how many hands are still to be added to the list */
static guint
count_rows_left (ChieuHistory *self)
{
  return MIN (self->wanted->len, self->rows) - get_n_shown (self);
}

static gboolean
show_next_cb (gpointer data)
{
  ChieuHistory *self = data;
  guint n = get_n_shown (self);
  gint64 end = g_get_monotonic_time () + CHIEU_PIECE_US;
  gboolean done;

  while (self->looked < self->read->len && g_get_monotonic_time () < end)
    {
      ChieuHistoryHand *hand = g_ptr_array_index (self->read, self->looked++);

      if (chieu_history_filter_wants (&self->filter, chieu_history_hand_get_stored (hand)))
        g_ptr_array_add (self->wanted, g_object_ref (hand));
    }
  g_list_store_splice (self->shown, n, 0, self->wanted->pdata + n, MIN (count_rows_left (self), ROWS_AT_ONCE));
  done = self->looked == self->read->len && count_rows_left (self) == 0;
  if (done)
    self->source = 0;
  /* A handler may want more rows. If all was done, they have a source of their own. */
  g_signal_emit (self, signals[CHANGED], 0);
  return done ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void
show_rest (ChieuHistory *self)
{
  if (self->source == 0)
    self->source = g_idle_add (show_next_cb, self);
}

static void
look_through_anew (ChieuHistory *self)
{
  g_ptr_array_set_size (self->wanted, 0);
  g_list_store_remove_all (self->shown);
  self->looked = 0;
  self->rows = ROWS;
  show_rest (self);
}

/* ---- Reading ---- */

static void read_before (ChieuHistory *self, gint64 before);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  ChieuHistory *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) hands = chieu_history_hands_read_finish (result, &error);

  /* The history has been freed meanwhile, or is being read anew. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asked);
  if (hands == NULL)
    self->error = g_strdup (error->message);
  else
    {
      for (guint i = 0; i < hands->len; i++)
        g_ptr_array_add (self->read, g_object_ref (g_ptr_array_index (hands, i)));
      if (hands->len == PIECE_HANDS)
        read_before (self, get_read (self, self->read->len - 1)->id);
    }
  show_rest (self);
}

/* Asks the store for the next piece. */
static void
read_before (ChieuHistory *self,
             gint64        before)
{
  self->asked = g_cancellable_new ();
  chieu_history_hands_read_async (self->store, before, PIECE_HANDS, self->asked, read_cb, self);
}

static void
forget_question (GCancellable **question)
{
  if (*question != NULL)
    g_cancellable_cancel (*question);
  g_clear_object (question);
}

static void
read_anew (ChieuHistory *self)
{
  forget_question (&self->asked);
  forget_question (&self->asked_news);
  g_clear_pointer (&self->error, g_free);
  g_ptr_array_set_size (self->read, 0);
  read_before (self, 0);
  look_through_anew (self);
}

void
chieu_history_show_more (ChieuHistory *self)
{
  g_return_if_fail (CHIEU_IS_HISTORY (self));

  if (get_n_shown (self) < self->rows || self->rows >= self->wanted->len)
    return;
  self->rows += ROWS;
  show_rest (self);
}

/* ---- Hands that were finished meanwhile ---- */

/* Adds the new hands. @hands: the latest ones; the first @n of them are new */
static void
add_news (ChieuHistory *self,
          GPtrArray    *hands,
          guint         n)
{
  for (guint i = n; i > 0; i--)
    {
      ChieuHistoryHand *hand = g_ptr_array_index (hands, i - 1);

      g_ptr_array_insert (self->read, 0, g_object_ref (hand));
      self->looked++;
      if (chieu_history_filter_wants (&self->filter, chieu_history_hand_get_stored (hand)))
        {
          g_ptr_array_insert (self->wanted, 0, g_object_ref (hand));
          g_list_store_insert (self->shown, 0, hand);
          self->rows++;
        }
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
news_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  ChieuHistory *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) hands = chieu_history_hands_read_finish (result, &error);
  const ChieuStoredHand *known, *latest = NULL;
  guint n = 0;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asked_news);
  known = self->read->len > 0 ? get_read (self, 0) : NULL;
  for (; known != NULL && hands != NULL && n < hands->len; n++)
    {
      latest = chieu_history_hand_get_stored (g_ptr_array_index (hands, n));
      if (latest->id <= known->id)
        break;
    }
  /* A hand that was taken back and played to another end has the same id. */
  if (latest == NULL || latest->id != known->id || latest->ended != known->ended)
    read_anew (self);
  else
    add_news (self, hands, n);
}

void
chieu_history_refresh (ChieuHistory *self)
{
  g_return_if_fail (CHIEU_IS_HISTORY (self));

  if (self->asked_news != NULL || (self->read->len == 0 && self->asked != NULL))
    return;
  self->asked_news = g_cancellable_new ();
  chieu_history_hands_read_async (self->store, 0, PIECE_HANDS, self->asked_news, news_read_cb, self);
}

/* ---- The object ---- */

ChieuHistory *
chieu_history_new (ChieuStore *store)
{
  ChieuHistory *self;

  g_return_val_if_fail (store != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_HISTORY, NULL);
  self->store = chieu_store_ref (store);
  read_anew (self);
  return self;
}

GListModel *
chieu_history_get_hands (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), NULL);

  return G_LIST_MODEL (self->shown);
}

guint
chieu_history_get_n_wanted (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), 0);

  return self->wanted->len;
}

guint
chieu_history_get_n_read (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), 0);

  return self->read->len;
}

gboolean
chieu_history_is_refreshing (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), FALSE);

  return self->asked_news != NULL;
}

gboolean
chieu_history_is_reading (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), FALSE);

  return self->source != 0 || self->asked != NULL;
}

const char *
chieu_history_get_error (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), NULL);

  return self->error;
}

void
chieu_history_set_filter (ChieuHistory             *self,
                          const ChieuHistoryFilter *filter)
{
  g_return_if_fail (CHIEU_IS_HISTORY (self));
  g_return_if_fail (filter != NULL);

  self->filter = *filter;
  look_through_anew (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const ChieuHistoryFilter *
chieu_history_get_filter (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), NULL);

  return &self->filter;
}

/* Runs in a thread, because freeing ten thousand hands takes longer than a frame. */
static gpointer
free_hands (gpointer hands)
{
  g_ptr_array_unref (hands);
  return NULL;
}

/* Frees @read (transfer full) (nullable) with its hands: in a thread, if one can be had, so that nobody waits for it. */
static void
let_go_of_hands (GPtrArray *read)
{
  GThread *thread = read != NULL ? g_thread_try_new ("hands", free_hands, read, NULL) : NULL;

  if (thread != NULL)
    g_thread_unref (thread);
  else
    g_clear_pointer (&read, g_ptr_array_unref);
}

static void
dispose (GObject *object)
{
  ChieuHistory *self = CHIEU_HISTORY (object);

  forget_question (&self->asked);
  forget_question (&self->asked_news);
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->wanted, g_ptr_array_unref);
  let_go_of_hands (g_steal_pointer (&self->read));
  g_clear_pointer (&self->store, chieu_store_unref);
  g_clear_pointer (&self->error, g_free);
  G_OBJECT_CLASS (chieu_history_parent_class)->dispose (object);
}

static void
chieu_history_class_init (ChieuHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  signals[CHANGED] = g_signal_new ("changed", CHIEU_TYPE_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
chieu_history_init (ChieuHistory *self)
{
  chieu_history_filter_init (&self->filter);
  self->read = g_ptr_array_new_with_free_func (g_object_unref);
  self->wanted = g_ptr_array_new_with_free_func (g_object_unref);
  self->shown = g_list_store_new (CHIEU_TYPE_HISTORY_HAND);
}
