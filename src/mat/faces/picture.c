/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "picture.h"

#include "face-render.h"

struct _ChieuPicture
{
  GtkWidget parent_instance;

  char *path;
  gboolean round;
  GskRenderNode *node;           /* (nullable): the picture, rendered for the size in the next line */
  int width, height, scale;      /* pixels of the widget, and device pixels to one of these */
  GHashTable *rendered;          /* path → node of that size, so that a face that changes back and forth is drawn once */
  int asked_width, asked_height, asked_scale;    /* the size for which it is being rendered, or was last; width 0: none */
  GCancellable *cancellable;     /* (nullable): cancels the rendering that runs */
};

/* A picture that a worker renders, in one size. */
typedef struct
{
  char *path;
  int width, height, scale;
  gboolean software;             /* the widget is drawn in software */
} Job;

G_DEFINE_FINAL_TYPE (ChieuPicture, chieu_picture, GTK_TYPE_WIDGET)

static void
job_free (gpointer data)
{
  g_free (((Job *) data)->path);
  g_free (data);
}

/* Runs in a worker. */
static void
render_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  Job *job = data;
  RsvgHandle *handle = chieu_svg_open (job->path);
  RsvgRectangle viewport = { 0, 0, job->width * job->scale, job->height * job->scale };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, job->width * job->scale, job->height * job->scale);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GError) error = NULL;

  if (handle != NULL && !rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_warning ("Picture %s: %s", job->path, error->message);
  cairo_destroy (cr);
  g_clear_object (&handle);
  g_task_return_pointer (task, chieu_surface_make_node (surface, job->scale, job->software), (GDestroyNotify) gsk_render_node_unref);
}

static void
rendered_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  ChieuPicture *self = CHIEU_PICTURE (object);
  const Job *job = g_task_get_task_data (G_TASK (result));
  GskRenderNode *node = g_task_propagate_pointer (G_TASK (result), NULL);

  if (node == NULL)
    return;
  if (job->width != self->width || job->height != self->height || job->scale != self->scale)
    g_hash_table_remove_all (self->rendered);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->node = node;
  self->width = job->width;
  self->height = job->height;
  self->scale = job->scale;
  g_hash_table_insert (self->rendered, g_strdup (job->path), gsk_render_node_ref (node));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cancel_rendering (ChieuPicture *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
start_rendering (ChieuPicture *self)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_new0 (Job, 1);

  cancel_rendering (self);
  self->cancellable = g_cancellable_new ();
  job->path = g_strdup (self->path);
  job->width = self->asked_width;
  job->height = self->asked_height;
  job->scale = self->asked_scale;
  job->software = chieu_is_drawn_in_software (GTK_WIDGET (self));
  task = g_task_new (self, self->cancellable, rendered_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, render_thread);
}

/* Lets the picture be rendered for the present size, unless that has been done or is being done. */
static void
render_for_size (ChieuPicture *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->path == NULL || width <= 0 || height <= 0
      || (width == self->asked_width && height == self->asked_height && scale == self->asked_scale))
    return;
  self->asked_width = width;
  self->asked_height = height;
  self->asked_scale = scale;
  start_rendering (self);
}

static void
chieu_picture_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  ChieuPicture *self = CHIEU_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GskRoundedRect outline;

  render_for_size (self);
  if (self->node == NULL)
    return;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                   self->round ? MIN (width, height) / 2.0f : 0);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float) width / self->width, (float) height / self->height);
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

void
chieu_picture_set_path (ChieuPicture *self,
                        const char   *path)
{
  GskRenderNode *node;

  g_return_if_fail (CHIEU_IS_PICTURE (self));

  if (g_strcmp0 (path, self->path) == 0)
    return;
  cancel_rendering (self);
  g_free (self->path);
  self->path = g_strdup (path);
  node = path != NULL ? g_hash_table_lookup (self->rendered, path) : NULL;
  if (path == NULL || node != NULL)
    g_clear_pointer (&self->node, gsk_render_node_unref);
  if (node != NULL)
    {
      self->node = gsk_render_node_ref (node);
      self->asked_width = self->width;
      self->asked_height = self->height;
      self->asked_scale = self->scale;
    }
  else
    self->asked_width = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
chieu_picture_get_path (ChieuPicture *self)
{
  g_return_val_if_fail (CHIEU_IS_PICTURE (self), NULL);

  return self->path;
}

GtkWidget *
chieu_picture_new (gboolean round)
{
  ChieuPicture *self = g_object_new (CHIEU_TYPE_PICTURE, "can-target", FALSE, NULL);

  self->round = round;
  return GTK_WIDGET (self);
}

static void
chieu_picture_dispose (GObject *object)
{
  ChieuPicture *self = CHIEU_PICTURE (object);

  cancel_rendering (self);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->rendered, g_hash_table_unref);
  G_OBJECT_CLASS (chieu_picture_parent_class)->dispose (object);
}

static void
chieu_picture_class_init (ChieuPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_picture_dispose;
  widget_class->snapshot = chieu_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "chieu-picture");
}

static void
chieu_picture_init (ChieuPicture *self)
{
  self->rendered = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) gsk_render_node_unref);
}
