/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-cache.h"

#include "compat.h"
#include "face-job.h"
#include "face-render.h"
#include "face-store.h"
#include "pictures.h"

/* If the pictures have more bytes than this, those that were unused for longest are dropped. Widgets keep a reference to theirs. */
#define BYTES_MAX (24 * 1024 * 1024)
/* The threads that render faces. */
#define THREADS 2
/* The number of faces that are prepared at a time: a face that is asked for meanwhile waits for no more than these. */
#define PREPARED_AT_ONCE 4

struct _ChieuFaceCache
{
  GObject parent_instance;

  const ChieuDeck *deck;
  GHashTable *entries;           /* chieu_face_key() → Entry */
  GArray *wanted;                /* guint64 keys asked for since the last dispatch */
  guint dispatch_id;             /* of the callback that gives @wanted to the pool; 0: none is due */
  guint pending;                 /* faces that were asked for and have not come */
  guint held;                    /* how many hold the cache */
  guint picture_version;         /* incremented when other pictures are used */
  gboolean software;             /* the windows are drawn in software */
  gboolean has_quoc_ngu;         /* the deck's pictures name their cards in both scripts */
  gboolean untidy, saved;        /* faces were read, or saved on disk, since the last clean-up */
  int prepare_height, prepare_scale;     /* the height in which the whole deck is wanted; 0: none */
  guint prepare_id;              /* of the callback that prepares the next faces; 0: none is due */
  guint64 clock;                 /* counts the uses of faces */
  gsize bytes;                   /* of all pictures in @entries */

  GMutex mutex;                  /* guards arrived and arrive_id, which workers touch */
  GPtrArray *arrived;            /* ChieuFaceJob, done */
  guint arrive_id;
};

/* A face in one size. Its node is NULL while it is rendered. */
typedef struct
{
  ChieuFace face;
  gsize bytes;                   /* of its pixels */
  guint64 used;                  /* the clock at its last use; 0: it was prepared, and nobody has seen it */
} Entry;

enum { SIGNAL_READY, SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GHashTable *caches;       /* deck → cache */
static GThreadPool *renderers;   /* of ChieuFaceJob; its threads do nothing else, as most of them give way to the frames */
static gint has_prompt_thread;   /* 1: one of them does not; set by the threads */
static guint64 last_asked;       /* ChieuFaceJob.asked of those that were asked for last */
static gboolean high_contrast;
static const char *back_colour = "indigo";      /* this, or an interned string */
static ChieuCardScript names_script;

G_DEFINE_FINAL_TYPE (ChieuFaceCache, chieu_face_cache, G_TYPE_OBJECT)

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->face.node, gsk_render_node_unref);
  g_clear_pointer (&entry->face.pixels, cairo_surface_destroy);
  g_free (entry);
}

/* Drops the picture that was unused for longest. Returns: whether there was one. */
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

/* Takes the faces out of @job, which is done. Returns: whether it brought any. */
static gboolean
take_job (ChieuFaceCache *self,
          ChieuFaceJob   *job)
{
  if (job->tidies)
    return FALSE;
  self->has_quoc_ngu |= job->has_quoc_ngu;
  self->untidy = TRUE;
  self->saved |= job->saved;
  for (int i = 0; i < job->n; i++)
    {
      Entry *entry = g_hash_table_lookup (self->entries, &job->keys[i]);
      cairo_surface_t *picture = job->surfaces[i];
      int scale = chieu_face_key_scale (job->keys[i]);

      self->pending--;
      if (entry == NULL || entry->face.node != NULL || job->picture_version != self->picture_version)
        continue;
      job->surfaces[i] = NULL;
      entry->bytes = (gsize) cairo_image_surface_get_stride (picture) * cairo_image_surface_get_height (picture);
      entry->face = (ChieuFace) {
        .pixels = self->software ? cairo_surface_reference (picture) : NULL,
        .height = chieu_face_key_height (job->keys[i]),
        .scale = scale,
      };
      entry->face.node = chieu_surface_make_node (picture, scale, self->software);
      /* Faces that nobody has seen yet are dropped first. */
      entry->used = job->prepares ? 0 : ++self->clock;
      self->bytes += entry->bytes;
    }
  return TRUE;
}

static void prepare_soon (ChieuFaceCache *self);
static void tidy_up_when_idle (ChieuFaceCache *self);

static gboolean
arrive_cb (gpointer data)
{
  ChieuFaceCache *self = data;
  g_autoptr (GPtrArray) jobs = NULL;
  gboolean has_faces = FALSE;

  g_mutex_lock (&self->mutex);
  jobs = g_steal_pointer (&self->arrived);
  self->arrived = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_face_job_free);
  self->arrive_id = 0;
  g_mutex_unlock (&self->mutex);

  for (guint i = 0; i < jobs->len; i++)
    has_faces |= take_job (self, jobs->pdata[i]);
  if (has_faces)
    g_signal_emit (self, signals[SIGNAL_READY], 0);
  while (self->bytes > BYTES_MAX && drop_oldest (self))
    /* Anything that is prepared from here on would push out what was prepared before, in an endless loop. */
    self->prepare_height = 0;
  prepare_soon (self);
  tidy_up_when_idle (self);
  return G_SOURCE_REMOVE;
}

/* Orders the jobs that wait: first what was asked for last, since that is in sight, while the page may have turned from what was asked for
 * before, or show it in another size; then what is prepared, and cleaning up. */
static int
compare_jobs (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const ChieuFaceJob *x = a, *y = b;
  int rank_x = x->tidies ? 2 : x->prepares, rank_y = y->tidies ? 2 : y->prepares;

  return rank_x != rank_y ? rank_x - rank_y : (x->asked < y->asked) - (x->asked > y->asked);
}

/* Lets all threads but the first give way to the frames. That one keeps its part of a busy machine: the person waits for the cards. */
static void
choose_priority (void)
{
  static _Thread_local gboolean chosen;

  if (!chosen && !g_atomic_int_compare_and_exchange (&has_prompt_thread, 0, 1))
    chieu_compat_give_way ();
  chosen = TRUE;
}

/* Runs in a worker. */
static void
render_job (gpointer data,
            gpointer unused)
{
  ChieuFaceJob *job = data;
  ChieuFaceCache *self = CHIEU_FACE_CACHE (job->cache);

  choose_priority ();
  chieu_face_job_run (job);
  g_mutex_lock (&self->mutex);
  g_ptr_array_add (self->arrived, job);
  if (self->arrive_id == 0)
    self->arrive_id = g_idle_add_full (G_PRIORITY_DEFAULT, arrive_cb, self, NULL);
  g_mutex_unlock (&self->mutex);
}

static ChieuFaceJob *
job_new (ChieuFaceCache *self,
         ChieuCard       card)
{
  char *path = self->deck->plain ? NULL
    : card == CHIEU_CARD_HIDDEN ? chieu_pictures_back_path (self->deck->id, back_colour, high_contrast)
    : chieu_pictures_face_path (self->deck->id, chieu_deck_name (self->deck, card), high_contrast);
  ChieuFaceJob *job = chieu_face_job_new (G_OBJECT (self), self->deck, card, path);

  job->script = names_script;
  job->picture_version = self->picture_version;
  job->asked = last_asked;
  return job;
}

/* Takes out of the list of what is wanted the first face, in as many of its sizes as a job holds. Returns: (transfer full): the job that
 * renders them */
static ChieuFaceJob *
gather_job (ChieuFaceCache *self)
{
  ChieuFaceJob *job = job_new (self, chieu_face_key_card (g_array_index (self->wanted, guint64, 0)));

  for (guint i = 0; i < self->wanted->len && job->n < CHIEU_FACE_JOB_SIZES;)
    {
      guint64 key = g_array_index (self->wanted, guint64, i);

      if (chieu_face_key_card (key) != job->card)
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
  last_asked++;
  while (self->wanted->len > 0)
    g_thread_pool_push (renderers, gather_job (self), NULL);
  return G_SOURCE_REMOVE;
}

/* ---- The whole deck ---- */

/* Asks for one face that nobody has asked for yet. Returns: whether there was one. */
static gboolean
prepare_face (ChieuFaceCache *self)
{
  for (int i = 0; i <= self->deck->n_faces; i++)
    {
      ChieuCard card = i < self->deck->n_faces ? i : CHIEU_CARD_HIDDEN;
      guint64 key = chieu_face_key (card, self->prepare_height, self->prepare_scale);
      ChieuFaceJob *job;

      if (g_hash_table_contains (self->entries, &key))
        continue;
      g_hash_table_insert (self->entries, g_memdup2 (&key, sizeof key), g_new0 (Entry, 1));
      job = job_new (self, card);
      job->prepares = TRUE;
      job->keys[job->n++] = key;
      self->pending++;
      g_thread_pool_push (renderers, job, NULL);
      return TRUE;
    }
  return FALSE;
}

/* Prepares a few faces at a time, and only while nobody waits for a face. */
static gboolean
prepare_cb (gpointer data)
{
  ChieuFaceCache *self = data;

  self->prepare_id = 0;
  if (self->prepare_height == 0 || self->pending > 0 || self->held > 0)
    return G_SOURCE_REMOVE;
  for (int i = 0; i < PREPARED_AT_ONCE; i++)
    if (!prepare_face (self))
      {
        self->prepare_height = 0;
        break;
      }
  tidy_up_when_idle (self);
  return G_SOURCE_REMOVE;
}

static void
prepare_soon (ChieuFaceCache *self)
{
  if (self->prepare_id == 0 && self->prepare_height != 0 && self->pending == 0 && self->held == 0)
    self->prepare_id = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
}

void
chieu_face_cache_prepare (ChieuFaceCache *self,
                          int             height,
                          GtkWidget      *widget)
{
  g_return_if_fail (CHIEU_IS_FACE_CACHE (self) && height > 0 && GTK_IS_WIDGET (widget));

  self->prepare_height = height;
  self->prepare_scale = gtk_widget_get_scale_factor (widget);
  self->software = chieu_is_drawn_in_software (widget);
  prepare_soon (self);
}

/* Lets a worker give back the memory that was used for reading the pictures, once no face is left to read: not sooner, as every thread
 * has to wait meanwhile. */
static void
tidy_up_when_idle (ChieuFaceCache *self)
{
  ChieuFaceJob *job;

  if (!self->untidy || self->pending > 0 || self->prepare_height != 0)
    return;
  job = chieu_face_job_new (G_OBJECT (self), self->deck, CHIEU_CARD_HIDDEN, NULL);
  job->tidies = TRUE;
  job->saved = self->saved;
  self->untidy = self->saved = FALSE;
  g_thread_pool_push (renderers, job, NULL);
}

/* ---- The looks of all faces ---- */

static void
redraw (ChieuFaceCache *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Faces that are being rendered come too late and are dropped. */
static void
forget_pictures (ChieuFaceCache *self)
{
  self->picture_version++;
  self->pending -= self->wanted->len;
  g_array_set_size (self->wanted, 0);
  g_hash_table_remove_all (self->entries);
  self->bytes = 0;
  redraw (self);
}

static void
foreach_cache (void (*func) (ChieuFaceCache *self))
{
  GHashTableIter iter;
  gpointer cache;

  if (caches == NULL)
    return;
  g_hash_table_iter_init (&iter, caches);
  while (g_hash_table_iter_next (&iter, NULL, &cache))
    func (cache);
}

void
chieu_face_cache_redraw_all (void)
{
  foreach_cache (redraw);
}

void
chieu_face_cache_set_high_contrast (gboolean on)
{
  if (high_contrast == !!on)
    return;
  high_contrast = !!on;
  foreach_cache (forget_pictures);
}

void
chieu_face_cache_set_back (const char *colour)
{
  g_return_if_fail (colour != NULL);

  if (g_str_equal (back_colour, colour))
    return;
  back_colour = g_intern_string (colour);
  foreach_cache (forget_pictures);
}

void
chieu_face_cache_set_script (ChieuCardScript script)
{
  if (names_script == script)
    return;
  names_script = script;
  foreach_cache (forget_pictures);
}

gboolean
chieu_face_cache_shows_letters (ChieuFaceCache *self)
{
  g_return_val_if_fail (CHIEU_IS_FACE_CACHE (self), FALSE);

  return names_script == CHIEU_CARD_SCRIPT_QUOC_NGU && self->has_quoc_ngu;
}

/* ---- Asking ---- */

/* Returns: the same picture in the size nearest to @height device pixels, or NULL */
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
      guint64 known = *(guint64 *) key;
      int distance = ABS (chieu_face_key_height (known) * chieu_face_key_scale (known) - height);

      if (chieu_face_key_card (known) == card && ((Entry *) value)->face.node != NULL && distance < best_distance)
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
  guint64 key = chieu_face_key (card, height, scale);
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
      g_hash_table_insert (self->entries, g_memdup2 (&key, sizeof key), g_new0 (Entry, 1));
      g_array_append_val (self->wanted, key);
      self->pending++;
      if (self->dispatch_id == 0)
        self->dispatch_id = g_idle_add_full (G_PRIORITY_HIGH, dispatch_cb, self, NULL);
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

  if (--self->held > 0)
    return;
  g_signal_emit (self, signals[SIGNAL_READY], 0);
  prepare_soon (self);
}

gsize
chieu_face_cache_get_bytes (ChieuFaceCache *self)
{
  g_return_val_if_fail (CHIEU_IS_FACE_CACHE (self), 0);

  return self->bytes;
}

guint
chieu_face_cache_get_n_faces (ChieuFaceCache *self)
{
  GHashTableIter iter;
  gpointer entry;
  guint n = 0;

  g_return_val_if_fail (CHIEU_IS_FACE_CACHE (self), 0);

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    n += ((Entry *) entry)->face.node != NULL;
  return n;
}

guint
chieu_face_cache_get_pending (ChieuFaceCache *self)
{
  g_return_val_if_fail (CHIEU_IS_FACE_CACHE (self), 0);

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
  ChieuFaceCache *self;

  g_return_val_if_fail (deck != NULL, NULL);

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

  g_clear_handle_id (&self->dispatch_id, g_source_remove);
  g_clear_handle_id (&self->arrive_id, g_source_remove);
  g_clear_handle_id (&self->prepare_id, g_source_remove);
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
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", CHIEU_TYPE_FACE_CACHE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
chieu_face_cache_init (ChieuFaceCache *self)
{
  g_mutex_init (&self->mutex);
  self->entries = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, entry_free);
  self->wanted = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->arrived = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_face_job_free);
  if (renderers == NULL)
    {
      renderers = g_thread_pool_new (render_job, NULL, THREADS, TRUE, NULL);
      g_thread_pool_set_sort_function (renderers, compare_jobs, NULL);
    }
}
