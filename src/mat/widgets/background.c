/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "background.h"

#include <adwaita.h>
#include <string.h>

#include "compat.h"
#include "mat/faces/face-render.h"
#include "mat/faces/tiles.h"
#include "mat-paint.h"
#include "mats.h"
#include "mat/faces/pictures.h"
#include "mat/motion.h"

struct _ChieuBackground
{
  GtkWidget parent_instance;

  const ChieuMat *mat;
  gboolean is_sample;            /* it sets the boxes of the mat and the dish itself */
  ChieuMatPaint wanted;          /* all zero before the first size */
  const ChieuMat *asked_mat;
  ChieuMatPaint asked;           /* what is being painted or was painted last */
  GskRenderNode *node;           /* (nullable): the picture, as it was painted last */
  int node_width, node_height;   /* the size for which that was, in pixels of the widget */
  ChieuTiling *tiles;            /* (nullable): those of the picture if it is drawn in software */
  GCancellable *cancellable;     /* (nullable): cancels the painting that runs */
  guint settle_id;               /* of the timer that begins the next painting; 0: none is due */
};

/* A painting that a worker makes. */
typedef struct
{
  ChieuMatPaint what;
  gboolean software;             /* the widget is drawn in software */
  char *weave, *border, *dish;   /* the paths of the pictures */
  ChieuTiling *before;           /* (nullable): what is shown while it is painted */
} Job;

/* A picture that was painted. */
typedef struct
{
  GskRenderNode *node;
  ChieuTiling *tiles;            /* (nullable): those that @node is made of, for a software renderer */
} Painted;

/* A sample's floor round the mat, and the side of its dish, in parts of its height. */
#define SAMPLE_FLOOR 0.06f
#define SAMPLE_DISH 0.34f

/* The colour of the floor before the first picture. */
static const GdkRGBA boards = { 0.21f, 0.135f, 0.08f, 1 };

G_DEFINE_FINAL_TYPE (ChieuBackground, chieu_background, GTK_TYPE_WIDGET)

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->weave);
  g_free (job->border);
  g_free (job->dish);
  g_clear_pointer (&job->before, chieu_tiling_unref);
  g_free (job);
}

static void
painted_free (gpointer data)
{
  Painted *painted = data;

  g_clear_pointer (&painted->node, gsk_render_node_unref);
  g_clear_pointer (&painted->tiles, chieu_tiling_unref);
  g_free (painted);
}

/* Makes the nodes that show @surface (transfer full), as @job wants them. Returns: (transfer full): these */
static Painted *
painted_new (const Job       *job,
             cairo_surface_t *surface)
{
  Painted *painted = g_new0 (Painted, 1);

  if (!job->software)
    {
      painted->node = chieu_surface_make_node (surface, job->what.scale, FALSE);
      return painted;
    }
  painted->tiles = chieu_tiling_new (surface, job->what.scale, job->before);
  painted->node = gsk_render_node_ref (chieu_tiling_get_node (painted->tiles));
  cairo_surface_destroy (surface);
  return painted;
}

/* Paints the picture that @task wants; it becomes the result of the task. Runs in the painters' thread. */
static void
paint (GTask *task)
{
  Job *job = g_task_get_task_data (task);
  ChieuMatPictures pictures = {
    .weave = chieu_svg_open (job->weave),
    .border = chieu_svg_open (job->border),
    .dish = chieu_svg_open (job->dish),
  };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, job->what.width, job->what.height);
  cairo_t *cr = cairo_create (surface);

  chieu_mat_paint (cr, &job->what, &pictures);
  cairo_destroy (cr);
  g_clear_object (&pictures.weave);
  g_clear_object (&pictures.border);
  g_clear_object (&pictures.dish);
  g_task_return_pointer (task, painted_new (job, surface), painted_free);
}

static void
painted_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  ChieuBackground *self = CHIEU_BACKGROUND (object);
  const Job *job = g_task_get_task_data (G_TASK (result));
  Painted *painted = g_task_propagate_pointer (G_TASK (result), NULL);

  /* It was cancelled: for another painting, which is still being done, or because the widget goes. */
  if (painted == NULL)
    return;
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->tiles, chieu_tiling_unref);
  self->node = g_steal_pointer (&painted->node);
  self->tiles = g_steal_pointer (&painted->tiles);
  painted_free (painted);
  self->node_width = (int) (job->what.width / job->what.scale);
  self->node_height = (int) (job->what.height / job->what.scale);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_asked (ChieuBackground *self)
{
  return self->mat == self->asked_mat && memcmp (&self->wanted, &self->asked, sizeof self->wanted) == 0;
}

static Job *
job_new (ChieuBackground *self)
{
  g_autofree char *border = g_strconcat (self->mat->id, "-border", NULL);
  Job *job = g_new0 (Job, 1);

  job->what = self->wanted;
  job->software = chieu_is_drawn_in_software (GTK_WIDGET (self));
  job->weave = chieu_pictures_path ("mats", self->mat->id);
  job->border = chieu_pictures_path ("mats", border);
  job->dish = chieu_pictures_path ("things", "dish");
  job->before = self->tiles != NULL ? chieu_tiling_ref (self->tiles) : NULL;
  return job;
}

/* Mats are painted one after the other: the home page alone has one for each game, which would leave little of the processors to the
 * first frame. Their thread does nothing else, as it gives way to the frames. */
static GThreadPool *painters;

/* Paints the next picture that was pushed, and after the last one gives back the memory that painting took. Runs in the painters' thread.
 * The last reference to the task is dropped in the main thread, as the task holds a widget. */
static void
paint_next (gpointer task,
            gpointer unused)
{
  chieu_compat_give_way ();
  if (!g_task_return_error_if_cancelled (task))
    paint (task);
  g_idle_add_once ((GSourceOnceFunc) g_object_unref, task);
  if (g_thread_pool_unprocessed (painters) == 0)
    chieu_compat_trim_memory ();
}

static void
push_painting (GTask *task)
{
  if (painters == NULL)
    painters = g_thread_pool_new (paint_next, NULL, 1, TRUE, NULL);
  g_thread_pool_push (painters, g_object_ref (task), NULL);
}

static void
start_painting (ChieuBackground *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->wanted.width == 0 || is_asked (self))
    return;

  self->asked = self->wanted;
  self->asked_mat = self->mat;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, painted_cb, NULL);
  g_task_set_task_data (task, job_new (self), job_free);
  push_painting (task);
}

static gboolean
settle_cb (gpointer data)
{
  ChieuBackground *self = data;

  self->settle_id = 0;
  start_painting (self);
  return G_SOURCE_REMOVE;
}

/* The first picture is painted at once; later ones when the size has not changed for a moment. */
static void
paint_when_settled (ChieuBackground *self)
{
  if (self->asked.width == 0)
    {
      start_painting (self);
      return;
    }
  if (is_asked (self))
    return;
  g_clear_handle_id (&self->settle_id, g_source_remove);
  self->settle_id = g_timeout_add (CHIEU_TIME_SETTLE, settle_cb, self);
}

void
chieu_background_set_boxes (ChieuBackground *self,
                            const ChieuBox  *mat,
                            const ChieuBox  *dish)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  g_return_if_fail (CHIEU_IS_BACKGROUND (self) && mat != NULL && dish != NULL);

  /* A mat lies on whole pixels: where the pieces of its border meet, half a pixel would show the sedge between them. */
  self->wanted.mat = chieu_box_round (mat);
  self->wanted.dish = *dish;
  self->wanted.scale = scale;
  self->wanted.width = gtk_widget_get_width (GTK_WIDGET (self)) * scale;
  self->wanted.height = gtk_widget_get_height (GTK_WIDGET (self)) * scale;
  self->wanted.rgb = self->mat->rgb;
  self->wanted.dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  paint_when_settled (self);
}

void
chieu_background_set_mat (ChieuBackground *self,
                          const char      *id)
{
  g_return_if_fail (CHIEU_IS_BACKGROUND (self) && id != NULL);

  self->mat = chieu_mat_find (id);
  self->wanted.rgb = self->mat->rgb;
  if (self->wanted.width != 0)
    paint_when_settled (self);
}

void
chieu_background_set_bright (ChieuBackground *self,
                             gboolean         is_bright)
{
  g_return_if_fail (CHIEU_IS_BACKGROUND (self));

  self->wanted.bright = is_bright;
  if (self->wanted.width != 0)
    paint_when_settled (self);
}

/* A sample shows the whole mat, however small; the boxes of other backgrounds are set by the caller. */
static void
chieu_background_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  float floor = height * SAMPLE_FLOOR, dish = height * SAMPLE_DISH;

  if (CHIEU_BACKGROUND (widget)->is_sample)
    chieu_background_set_boxes (CHIEU_BACKGROUND (widget),
                                &(ChieuBox) { floor, floor, width - 2 * floor, height - 2 * floor },
                                &(ChieuBox) { (width - dish) / 2, (height - dish) / 2, dish, dish });
}

static void
dark_changed_cb (ChieuBackground *self)
{
  if (self->wanted.width == 0)
    return;
  self->wanted.dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  paint_when_settled (self);
}

gboolean
chieu_background_is_ready (ChieuBackground *self)
{
  g_return_val_if_fail (CHIEU_IS_BACKGROUND (self), FALSE);
  return self->node != NULL && self->settle_id == 0 && self->cancellable == NULL
         && self->node_width == gtk_widget_get_width (GTK_WIDGET (self))
         && self->node_height == gtk_widget_get_height (GTK_WIDGET (self));
}

/* Draws only the colours, before there is a picture. */
static void
snapshot_plain (ChieuBackground *self,
                GtkSnapshot     *snapshot,
                int              width,
                int              height)
{
  const ChieuBox *mat = &self->wanted.mat;
  const GdkRGBA sedge = { (self->mat->rgb >> 16) / 255.0f, (self->mat->rgb >> 8 & 0xff) / 255.0f, (self->mat->rgb & 0xff) / 255.0f, 1 };

  gtk_snapshot_append_color (snapshot, &boards, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &sedge, &GRAPHENE_RECT_INIT (mat->x, mat->y, mat->width, mat->height));
}

static void
chieu_background_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  ChieuBackground *self = CHIEU_BACKGROUND (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->node == NULL)
    {
      snapshot_plain (self, snapshot, width, height);
      return;
    }
  gtk_snapshot_save (snapshot);
  if (width != self->node_width || height != self->node_height)
    gtk_snapshot_scale (snapshot, (float) width / self->node_width, (float) height / self->node_height);
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

GtkWidget *
chieu_background_new (void)
{
  return g_object_new (CHIEU_TYPE_BACKGROUND, "can-target", FALSE, NULL);
}

GtkWidget *
chieu_background_new_sample (const char *id)
{
  ChieuBackground *self = CHIEU_BACKGROUND (chieu_background_new ());

  self->is_sample = TRUE;
  chieu_background_set_mat (self, id);
  return GTK_WIDGET (self);
}

static void
chieu_background_dispose (GObject *object)
{
  ChieuBackground *self = CHIEU_BACKGROUND (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->tiles, chieu_tiling_unref);
  G_OBJECT_CLASS (chieu_background_parent_class)->dispose (object);
}

static void
chieu_background_class_init (ChieuBackgroundClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_background_dispose;
  widget_class->size_allocate = chieu_background_size_allocate;
  widget_class->snapshot = chieu_background_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
chieu_background_init (ChieuBackground *self)
{
  self->mat = &chieu_mats[0];
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (dark_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
