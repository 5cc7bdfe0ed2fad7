/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history.h"

/* For how long hands are read or looked through before the main loop goes on, and how many at most. A frame has 16 ms. */
#define PIECE_HANDS 100
#define PIECE_US 3000
/* A list makes rows for two hundred hands and lays all of them out again and again, whether they are seen or not. So it gets
 * some more than can be seen, a few at a time, and more of them when they are wanted. */
#define ROWS 30
#define ROWS_AT_ONCE 6

/* ---- A hand ---- */

struct _ChieuHistoryHand
{
  GObject parent_instance;

  ChieuStoredHand hand;
};

G_DEFINE_FINAL_TYPE (ChieuHistoryHand, chieu_history_hand, G_TYPE_OBJECT)

static ChieuHistoryHand *
hand_new (const ChieuStoredHand *hand)
{
  ChieuHistoryHand *self = g_object_new (CHIEU_TYPE_HISTORY_HAND, NULL);

  /* Its strings are interned. */
  self->hand = *hand;
  return self;
}

const ChieuStoredHand *
chieu_history_hand_get (ChieuHistoryHand *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY_HAND (self), NULL);

  return &self->hand;
}

static void
chieu_history_hand_class_init (ChieuHistoryHandClass *klass)
{
}

static void
chieu_history_hand_init (ChieuHistoryHand *self)
{
}

/* ---- All of them ---- */

struct _ChieuHistory
{
  GObject parent_instance;

  ChieuStore *store;
  GPtrArray *read;               /* ChieuHistoryHand: all that have been read, the latest first */
  guint looked;                  /* how many of these have been looked through */
  GPtrArray *wanted;             /* ChieuHistoryHand: those of them that are wanted */
  GListStore *shown;             /* the first of these, */
  guint rows;                    /* so many at most */
  ChieuHistoryFilter filter;
  gboolean whole;                /* the store has no more */
  guint source;                  /* does the next piece, 0: all is done */
  char *error;                   /* (nullable) */
};

G_DEFINE_FINAL_TYPE (ChieuHistory, chieu_history, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Reading ---- */

typedef struct
{
  GPtrArray *hands;
  guint enough;
  gint64 end;
} Piece;

static gboolean
add_hand_cb (const ChieuStoredHand *hand,
             gpointer               data)
{
  Piece *piece = data;

  g_ptr_array_add (piece->hands, hand_new (hand));
  return piece->hands->len < piece->enough && g_get_monotonic_time () < piece->end;
}

/* The id of the last hand read; the next piece comes before it. */
static gint64
read_so_far (ChieuHistory *self)
{
  guint n = self->read->len;

  return n > 0 ? ((ChieuHistoryHand *) g_ptr_array_index (self->read, n - 1))->hand.id : 0;
}

static void
read_piece (ChieuHistory *self)
{
  g_autoptr (GError) error = NULL;
  Piece piece = { .hands = self->read, .enough = self->read->len + PIECE_HANDS,
                  .end = g_get_monotonic_time () + PIECE_US };
  guint before = self->read->len;

  if (!chieu_store_foreach_hand (self->store, read_so_far (self), add_hand_cb, &piece, &error))
    self->error = g_strdup (error->message);
  self->whole = self->read->len == before || self->error != NULL;
}

static void
look_through (ChieuHistory *self)
{
  gint64 end = g_get_monotonic_time () + PIECE_US;

  while (self->looked < self->read->len && g_get_monotonic_time () < end)
    {
      ChieuHistoryHand *hand = g_ptr_array_index (self->read, self->looked++);

      if (chieu_history_filter_wants (&self->filter, &hand->hand))
        g_ptr_array_add (self->wanted, g_object_ref (hand));
    }
}

static guint
get_n_shown (ChieuHistory *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->shown));
}

/* How many hands are still to be shown. */
static guint
rows_left (ChieuHistory *self)
{
  return MIN (self->wanted->len, self->rows) - get_n_shown (self);
}

static void
show_rows (ChieuHistory *self)
{
  guint n = get_n_shown (self), more = MIN (rows_left (self), ROWS_AT_ONCE);

  g_list_store_splice (self->shown, n, 0, self->wanted->pdata + n, more);
}

static gboolean
go_on_cb (gpointer data)
{
  ChieuHistory *self = data;

  if (self->looked == self->read->len && !self->whole)
    read_piece (self);
  look_through (self);
  show_rows (self);
  if (self->whole && self->looked == self->read->len && rows_left (self) == 0)
    self->source = 0;
  g_signal_emit (self, signals[CHANGED], 0);
  return self->source != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
go_on (ChieuHistory *self)
{
  if (self->source == 0)
    self->source = g_idle_add (go_on_cb, self);
}

static void
begin_looking (ChieuHistory *self)
{
  g_ptr_array_set_size (self->wanted, 0);
  g_list_store_remove_all (self->shown);
  self->looked = 0;
  self->rows = ROWS;
  go_on (self);
}

static void
begin_reading (ChieuHistory *self)
{
  g_clear_pointer (&self->error, g_free);
  g_ptr_array_set_size (self->read, 0);
  self->whole = FALSE;
  begin_looking (self);
}

void
chieu_history_show_more (ChieuHistory *self)
{
  g_return_if_fail (CHIEU_IS_HISTORY (self));

  if (get_n_shown (self) < self->rows || self->rows >= self->wanted->len)
    return;
  self->rows += ROWS;
  go_on (self);
}

/* ---- Hands that were finished meanwhile ---- */

typedef struct
{
  GPtrArray *hands;
  const ChieuStoredHand *known;  /* the latest that has been read */
  gboolean met;                  /* it is still the same */
} News;

static gboolean
add_news_cb (const ChieuStoredHand *hand,
             gpointer               data)
{
  News *news = data;

  /* A hand that was taken back and played to another end has the same id. */
  news->met = hand->id == news->known->id && hand->ended == news->known->ended;
  if (hand->id <= news->known->id || news->hands->len == PIECE_HANDS)
    return FALSE;
  g_ptr_array_add (news->hands, hand_new (hand));
  return TRUE;
}

static void
add_news (ChieuHistory *self,
          GPtrArray    *hands)
{
  for (guint i = hands->len; i > 0; i--)
    {
      ChieuHistoryHand *hand = g_ptr_array_index (hands, i - 1);

      g_ptr_array_insert (self->read, 0, g_object_ref (hand));
      self->looked++;
      if (chieu_history_filter_wants (&self->filter, &hand->hand))
        {
          g_ptr_array_insert (self->wanted, 0, g_object_ref (hand));
          g_list_store_insert (self->shown, 0, hand);
          self->rows++;
        }
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

void
chieu_history_refresh (ChieuHistory *self)
{
  g_autoptr (GPtrArray) hands = g_ptr_array_new_with_free_func (g_object_unref);
  News news = { .hands = hands };

  g_return_if_fail (CHIEU_IS_HISTORY (self));

  if (self->read->len == 0 && self->source != 0)
    return;
  news.known = self->read->len > 0 ? &((ChieuHistoryHand *) g_ptr_array_index (self->read, 0))->hand : NULL;
  if (news.known == NULL || !chieu_store_foreach_hand (self->store, 0, add_news_cb, &news, NULL) || !news.met)
    begin_reading (self);
  else if (hands->len > 0)
    add_news (self, hands);
}

/* ---- The object ---- */

ChieuHistory *
chieu_history_new (ChieuStore *store)
{
  ChieuHistory *self;

  g_return_val_if_fail (store != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_HISTORY, NULL);
  self->store = chieu_store_ref (store);
  begin_reading (self);
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
chieu_history_is_reading (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), FALSE);

  return self->source != 0;
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
  begin_looking (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const ChieuHistoryFilter *
chieu_history_get_filter (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), NULL);

  return &self->filter;
}

static void
dispose (GObject *object)
{
  ChieuHistory *self = CHIEU_HISTORY (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->wanted, g_ptr_array_unref);
  g_clear_pointer (&self->read, g_ptr_array_unref);
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
