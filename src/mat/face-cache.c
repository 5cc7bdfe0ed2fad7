/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-cache.h"

#include "compat.h"
#include "face-render.h"
#include "pictures.h"

/* Pixels kept beyond which the pictures longest unused are let go. Widgets hold theirs. */
#define BYTES_MAX (24 * 1024 * 1024)
#define THREADS 2
/* Sizes of one face that one job renders: the picture is read once for them. */
#define JOB_SIZES_MAX 8

struct _ChieuFaceCache
{
  GObject parent_instance;

  const ChieuDeck *deck;
  GHashTable *entries;           /* key → Entry */
  GArray *wanted;                /* guint64 keys asked for since the last dispatch */
  GThreadPool *pool;
  guint dispatch_id;
  guint pending;
  guint held;
  gboolean software;             /* how the windows are drawn */
  guint64 clock;
  gsize bytes;

  GMutex mutex;                  /* guards arrived and arrive_id, which workers touch */
  GPtrArray *arrived;            /* Job, rendered */
  guint arrive_id;
};

/* A face in one size. Its node is NULL while it is rendered. */
typedef struct
{
  ChieuFace face;
  gsize bytes;
  guint64 used;
} Entry;

typedef struct
{
  ChieuFaceCache *cache;         /* a reference */
  ChieuCard card;
  char *path;
  int n;
  guint64 keys[JOB_SIZES_MAX];
  cairo_surface_t *pictures[JOB_SIZES_MAX];
} Job;

enum { SIGNAL_READY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ChieuFaceCache, chieu_face_cache, G_TYPE_OBJECT)

static guint64
make_key (ChieuCard card,
          int       height,
          int       scale)
{
  return (guint64) card << 32 | (guint64) scale << 24 | (guint64) height;
}

static ChieuCard key_card (guint64 key) { return key >> 32 & 0xff; }
static int key_scale (guint64 key) { return key >> 24 & 0xff; }
static int key_height (guint64 key) { return key & 0xffffff; }

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->face.node, gsk_render_node_unref);
  g_clear_pointer (&entry->face.pixels, cairo_surface_destroy);
  g_free (entry);
}

static void
job_free (Job *job)
{
  for (int i = 0; i < job->n; i++)
    g_clear_pointer (&job->pictures[i], cairo_surface_destroy);
  g_object_unref (job->cache);
  g_free (job->path);
  g_free (job);
}

/* Lets the picture longest unused go. Returns: whether there was one. */
static gboolean
drop_oldest (ChieuFaceCache *self)
{
  GHashTableIter iter;
  gpointer key, value, oldest = NULL;
  guint64 used = G_MAXUINT64;
  Entry *entry;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      entry = value;
      if (entry->face.node != NULL && entry->used < used)
        {
          used = entry->used;
          oldest = key;
        }
    }
  if (oldest == NULL)
    return FALSE;

  entry = g_hash_table_lookup (self->entries, oldest);
  self->bytes -= entry->bytes;
  g_hash_table_remove (self->entries, oldest);
  return TRUE;
}

static void
take_job (ChieuFaceCache *self,
          Job            *job)
{
  for (int i = 0; i < job->n; i++)
    {
      Entry *entry = g_hash_table_lookup (self->entries, &job->keys[i]);
      cairo_surface_t *picture = job->pictures[i];
      int scale = key_scale (job->keys[i]);

      self->pending--;
      if (entry == NULL || entry->face.node != NULL)
        continue;
      job->pictures[i] = NULL;
      entry->bytes = (gsize) cairo_image_surface_get_stride (picture) * cairo_image_surface_get_height (picture);
      entry->face = (ChieuFace) {
        .pixels = self->software ? cairo_surface_reference (picture) : NULL,
        .height = key_height (job->keys[i]),
        .scale = scale,
      };
      entry->face.node = chieu_picture_node (picture, scale, self->software);
      entry->used = ++self->clock;
      self->bytes += entry->bytes;
    }
}

static gboolean
arrive_cb (gpointer data)
{
  ChieuFaceCache *self = data;
  g_autoptr(GPtrArray) jobs = NULL;

  g_mutex_lock (&self->mutex);
  jobs = g_steal_pointer (&self->arrived);
  self->arrived = g_ptr_array_new_with_free_func ((GDestroyNotify) job_free);
  self->arrive_id = 0;
  g_mutex_unlock (&self->mutex);

  for (guint i = 0; i < jobs->len; i++)
    take_job (self, jobs->pdata[i]);
  g_signal_emit (self, signals[SIGNAL_READY], 0);
  while (self->bytes > BYTES_MAX && drop_oldest (self))
    ;
  return G_SOURCE_REMOVE;
}

/* Reading pictures takes memory many times their size in small pieces, which the C library would keep for this thread. */
static void
give_memory_back (ChieuFaceCache *self)
{
  if (g_thread_pool_unprocessed (self->pool) == 0)
    chieu_compat_trim_memory ();
}

/* Runs in a worker. */
static void
render_job (gpointer data,
            gpointer user_data)
{
  Job *job = data;
  ChieuFaceCache *self = user_data;
  RsvgHandle *handle = chieu_face_open (job->path);

  for (int i = 0; i < job->n; i++)
    {
      int scale = key_scale (job->keys[i]);

      job->pictures[i] = chieu_face_render (handle, key_height (job->keys[i]) * scale, CHIEU_FACE_MARGIN * scale);
    }
  g_clear_object (&handle);

  g_mutex_lock (&self->mutex);
  g_ptr_array_add (self->arrived, job);
  if (self->arrive_id == 0)
    self->arrive_id = g_idle_add_full (G_PRIORITY_DEFAULT, arrive_cb, self, NULL);
  g_mutex_unlock (&self->mutex);
  give_memory_back (self);
}

/* Takes all wanted sizes of the face of the first key out of the list. */
static Job *
gather_job (ChieuFaceCache *self)
{
  Job *job = g_new0 (Job, 1);

  job->cache = g_object_ref (self);
  job->card = key_card (g_array_index (self->wanted, guint64, 0));
  job->path = chieu_pictures_path (self->deck->id, job->card == CHIEU_CARD_HIDDEN ? "back"
                                                                                    : chieu_deck_name (self->deck, job->card));
  for (guint i = 0; i < self->wanted->len && job->n < JOB_SIZES_MAX;)
    {
      guint64 key = g_array_index (self->wanted, guint64, i);

      if (key_card (key) != job->card)
        {
          i++;
          continue;
        }
      job->keys[job->n++] = key;
      g_array_remove_index (self->wanted, i);
    }
  return job;
}

static gboolean
dispatch_cb (gpointer data)
{
  ChieuFaceCache *self = data;

  self->dispatch_id = 0;
  while (self->wanted->len > 0)
    g_thread_pool_push (self->pool, gather_job (self), NULL);
  return G_SOURCE_REMOVE;
}

static void
want (ChieuFaceCache *self,
      guint64         key)
{
  g_hash_table_insert (self->entries, g_memdup2 (&key, sizeof key), g_new0 (Entry, 1));
  g_array_append_val (self->wanted, key);
  self->pending++;
  if (self->dispatch_id == 0)
    self->dispatch_id = g_idle_add_full (G_PRIORITY_HIGH, dispatch_cb, self, NULL);
}

/* The same picture in the size nearest to @height device pixels, or NULL. */
static const ChieuFace *
find_stand_in (ChieuFaceCache *self,
               ChieuCard       card,
               int             height)
{
  GHashTableIter iter;
  gpointer key, value;
  const ChieuFace *best = NULL;
  int best_distance = G_MAXINT;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      guint64 k = *(guint64 *) key;
      int distance = ABS (key_height (k) * key_scale (k) - height);

      if (key_card (k) == card && ((Entry *) value)->face.node != NULL && distance < best_distance)
        {
          best = &((Entry *) value)->face;
          best_distance = distance;
        }
    }
  return best;
}

const ChieuFace *
chieu_face_cache_lookup (ChieuFaceCache *self,
                         ChieuCard       card,
                         int             height,
                         GtkWidget      *widget)
{
  int scale = gtk_widget_get_scale_factor (widget);
  guint64 key = make_key (card, height, scale);
  Entry *entry;

  g_return_val_if_fail (CHIEU_IS_FACE_CACHE (self), NULL);
  g_return_val_if_fail (card == CHIEU_CARD_HIDDEN || card < self->deck->n_faces, NULL);

  entry = g_hash_table_lookup (self->entries, &key);
  if (entry != NULL && entry->face.node != NULL)
    {
      entry->used = ++self->clock;
      return &entry->face;
    }
  if (entry == NULL && self->held == 0)
    {
      self->software = chieu_is_drawn_in_software (widget);
      want (self, key);
    }
  return find_stand_in (self, card, height * scale);
}

void
chieu_face_cache_hold (ChieuFaceCache *self)
{
  g_return_if_fail (CHIEU_IS_FACE_CACHE (self));
  self->held++;
}

void
chieu_face_cache_release (ChieuFaceCache *self)
{
  g_return_if_fail (CHIEU_IS_FACE_CACHE (self) && self->held > 0);

  if (--self->held == 0)
    g_signal_emit (self, signals[SIGNAL_READY], 0);
}

gsize
chieu_face_cache_get_bytes (ChieuFaceCache *self)
{
  return self->bytes;
}

guint
chieu_face_cache_get_pending (ChieuFaceCache *self)
{
  return self->pending;
}

int
chieu_face_quantise (double height)
{
  return MAX (2, (int) (height / CHIEU_FACE_STEP)) * CHIEU_FACE_STEP;
}

ChieuFaceCache *
chieu_face_cache_for_deck (const ChieuDeck *deck)
{
  static GHashTable *caches;
  ChieuFaceCache *self;

  if (caches == NULL)
    caches = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self = g_hash_table_lookup (caches, deck);
  if (self == NULL)
    {
      self = g_object_new (CHIEU_TYPE_FACE_CACHE, NULL);
      self->deck = deck;
      g_hash_table_insert (caches, (gpointer) deck, self);
    }
  return self;
}

static void
chieu_face_cache_finalize (GObject *object)
{
  ChieuFaceCache *self = CHIEU_FACE_CACHE (object);

  g_thread_pool_free (self->pool, TRUE, TRUE);
  g_clear_handle_id (&self->dispatch_id, g_source_remove);
  g_clear_handle_id (&self->arrive_id, g_source_remove);
  g_ptr_array_unref (self->arrived);
  g_array_unref (self->wanted);
  g_hash_table_unref (self->entries);
  g_mutex_clear (&self->mutex);
  G_OBJECT_CLASS (chieu_face_cache_parent_class)->finalize (object);
}

static void
chieu_face_cache_class_init (ChieuFaceCacheClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = chieu_face_cache_finalize;
  signals[SIGNAL_READY] = g_signal_new ("ready", CHIEU_TYPE_FACE_CACHE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
chieu_face_cache_init (ChieuFaceCache *self)
{
  g_mutex_init (&self->mutex);
  self->entries = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, entry_free);
  self->wanted = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->arrived = g_ptr_array_new_with_free_func ((GDestroyNotify) job_free);
  self->pool = g_thread_pool_new (render_job, self, THREADS, FALSE, NULL);
}
