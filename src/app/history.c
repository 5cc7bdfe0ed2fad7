/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history.h"

/* Hands that are read before the list is told of them, and for how long at most. A frame has 16 ms. */
#define PAGE_HANDS 100
#define PAGE_US 3000

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
  GListStore *read;              /* all that have been read */
  GtkFilterListModel *wanted;
  GtkFilter *judge;
  ChieuHistoryFilter filter;
  guint source;                  /* reads the next piece, 0: all are read */
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
  gint64 end;
} Page;

static gboolean
add_hand_cb (const ChieuStoredHand *hand,
             gpointer               data)
{
  Page *page = data;

  g_ptr_array_add (page->hands, hand_new (hand));
  return page->hands->len < PAGE_HANDS && g_get_monotonic_time () < page->end;
}

/* (transfer full) (nullable): the hand in this place. */
static ChieuHistoryHand *
get_read (ChieuHistory *self,
          guint         place)
{
  return g_list_model_get_item (G_LIST_MODEL (self->read), place);
}

/* The id of the last hand read; the next piece comes before it. */
static gint64
read_so_far (ChieuHistory *self)
{
  guint n = chieu_history_get_n_read (self);
  g_autoptr (ChieuHistoryHand) last = n > 0 ? get_read (self, n - 1) : NULL;

  return last != NULL ? last->hand.id : 0;
}

static gboolean
read_cb (gpointer data)
{
  ChieuHistory *self = data;
  g_autoptr (GPtrArray) hands = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  Page page = { .hands = hands, .end = g_get_monotonic_time () + PAGE_US };

  if (!chieu_store_foreach_hand (self->store, read_so_far (self), add_hand_cb, &page, &error))
    self->error = g_strdup (error->message);
  g_list_store_splice (self->read, chieu_history_get_n_read (self), 0, hands->pdata, hands->len);
  if (hands->len == 0 || self->error != NULL)
    self->source = 0;
  g_signal_emit (self, signals[CHANGED], 0);
  return self->source != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
begin_reading (ChieuHistory *self)
{
  g_clear_pointer (&self->error, g_free);
  g_clear_handle_id (&self->source, g_source_remove);
  g_list_store_remove_all (self->read);
  self->source = g_idle_add (read_cb, self);
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
  if (hand->id <= news->known->id || news->hands->len == PAGE_HANDS)
    return FALSE;
  g_ptr_array_add (news->hands, hand_new (hand));
  return TRUE;
}

void
chieu_history_refresh (ChieuHistory *self)
{
  g_autoptr (GPtrArray) hands = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (ChieuHistoryHand) first = NULL;
  News news = { .hands = hands };

  g_return_if_fail (CHIEU_IS_HISTORY (self));

  first = get_read (self, 0);
  if (first == NULL && self->source != 0)
    return;
  news.known = first != NULL ? &first->hand : NULL;
  if (first == NULL || !chieu_store_foreach_hand (self->store, 0, add_news_cb, &news, NULL) || !news.met)
    begin_reading (self);
  else if (hands->len > 0)
    {
      g_list_store_splice (self->read, 0, 0, hands->pdata, hands->len);
      g_signal_emit (self, signals[CHANGED], 0);
    }
}

/* ---- The object ---- */

static gboolean
wants_cb (gpointer item,
          gpointer data)
{
  return chieu_history_filter_wants (&((ChieuHistory *) data)->filter, &((ChieuHistoryHand *) item)->hand);
}

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

  return G_LIST_MODEL (self->wanted);
}

guint
chieu_history_get_n_read (ChieuHistory *self)
{
  g_return_val_if_fail (CHIEU_IS_HISTORY (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->read));
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
  gtk_filter_changed (self->judge, GTK_FILTER_CHANGE_DIFFERENT);
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
  /* Who still holds the list must not ask a filter that is gone. */
  if (self->wanted != NULL)
    gtk_filter_list_model_set_filter (self->wanted, NULL);
  g_clear_object (&self->wanted);
  g_clear_object (&self->judge);
  g_clear_object (&self->read);
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
  self->read = g_list_store_new (CHIEU_TYPE_HISTORY_HAND);
  self->judge = GTK_FILTER (gtk_custom_filter_new (wants_cb, self, NULL));
  self->wanted = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->read)), g_object_ref (self->judge));
}
