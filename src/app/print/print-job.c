/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print-job.h"

#include <cairo-pdf.h>

#include "print-text.h"

#define POINTS_PER_MM (1 / CHIEU_PRINT_MM (1))

struct _ChieuPrintJob
{
  char *title;
  double width, height;          /* of every page, in millimetres */
  int n_pages;
  ChieuPrintDrawFunc draw;
  gpointer data;
  GDestroyNotify destroy;
};

ChieuPrintJob *
chieu_print_job_new (const char         *title,
                     double              width,
                     double              height,
                     int                 n_pages,
                     ChieuPrintDrawFunc  draw,
                     gpointer            data,
                     GDestroyNotify      destroy)
{
  ChieuPrintJob *self;

  g_return_val_if_fail (title != NULL && draw != NULL && destroy != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0 && n_pages > 0, NULL);

  self = g_new (ChieuPrintJob, 1);
  *self = (ChieuPrintJob) { g_strdup (title), width, height, n_pages, draw, data, destroy };
  return self;
}

void
chieu_print_job_free (ChieuPrintJob *self)
{
  if (self == NULL)
    return;
  self->destroy (self->data);
  g_free (self->title);
  g_free (self);
}

int
chieu_print_job_get_n_pages (const ChieuPrintJob *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_pages;
}

void
chieu_print_job_draw_page (ChieuPrintJob *self,
                           cairo_t       *cr,
                           int            page)
{
  g_return_if_fail (self != NULL && cr != NULL && page >= 0 && page < self->n_pages);

  cairo_save (cr);
  self->draw (self->data, cr, page);
  cairo_restore (cr);
}

GdkTexture *
chieu_print_job_draw_texture (ChieuPrintJob *self,
                              int            page,
                              int            height)
{
  double scale;
  int width, stride;
  cairo_surface_t *surface;
  cairo_t *cr;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (self != NULL && page >= 0 && page < self->n_pages && height > 0, NULL);

  scale = height / self->height;
  width = (int) (self->width * scale + 0.5);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  chieu_print_job_draw_page (self, cr, page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  stride = cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

/* ---- PDF ---- */

/* The stream to which a PDF file is written, and the first error that writing gave. */
typedef struct
{
  GOutputStream *stream;
  GCancellable *cancellable;     /* (nullable) */
  GError *error;                 /* NULL: none so far */
} Writer;

static cairo_status_t
write_cb (void                *data,
          const unsigned char *bytes,
          unsigned int         n)
{
  Writer *writer = data;

  if (writer->error != NULL || !g_output_stream_write_all (writer->stream, bytes, n, NULL, writer->cancellable, &writer->error))
    return CAIRO_STATUS_WRITE_ERROR;
  return CAIRO_STATUS_SUCCESS;
}

gboolean
chieu_print_job_write_pdf (ChieuPrintJob  *self,
                           GOutputStream  *stream,
                           GCancellable   *cancellable,
                           GError        **error)
{
  Writer writer = { stream, cancellable, NULL };
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL && G_IS_OUTPUT_STREAM (stream), FALSE);

  surface = cairo_pdf_surface_create_for_stream (write_cb, &writer, self->width * POINTS_PER_MM, self->height * POINTS_PER_MM);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cr = cairo_create (surface);
  cairo_scale (cr, POINTS_PER_MM, POINTS_PER_MM);
  for (int page = 0; page < self->n_pages && writer.error == NULL && !g_cancellable_is_cancelled (cancellable); page++)
    {
      chieu_print_job_draw_page (self, cr, page);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (writer.error != NULL)
    {
      g_propagate_error (error, writer.error);
      return FALSE;
    }
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return status == CAIRO_STATUS_SUCCESS;
}

gboolean
chieu_print_job_save_pdf (ChieuPrintJob  *self,
                          GFile          *file,
                          GCancellable   *cancellable,
                          GError        **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GFileOutputStream) stream = NULL;
  gboolean ok;

  g_return_val_if_fail (self != NULL && G_IS_FILE (file), FALSE);

  name = g_file_get_parse_name (file);
  stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  ok = stream != NULL && chieu_print_job_write_pdf (self, G_OUTPUT_STREAM (stream), cancellable, error);
  if (ok)
    ok = g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error);
  else if (stream != NULL)
    {
      /* Closing with a cancellable that is cancelled already discards the bytes written so far and leaves the file as it was. */
      g_autoptr (GCancellable) stopped = g_cancellable_new ();

      g_cancellable_cancel (stopped);
      g_output_stream_close (G_OUTPUT_STREAM (stream), stopped, NULL);
    }
  if (!ok)
    g_prefix_error (error, "%s: ", name);
  return ok;
}
