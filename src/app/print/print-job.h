/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages that are ready to be printed, whatever is on them: on a printer, into a PDF file, or as a picture on the screen.
 */
#pragma once

#include <cairo.h>
#include <gdk/gdk.h>

typedef struct _ChieuPrintJob ChieuPrintJob;

/* Draws @page, from 0, in millimetres from the upper left corner of the sheet. */
typedef void (*ChieuPrintDrawFunc) (gpointer data, cairo_t *cr, int page);

/**
 * chieu_print_job_new:
 * @title: of the file, and of the printer's list
 * @width, @height: the size of every page, in millimetres
 * @n_pages: at least 1
 * @draw: draws a page
 * @data: (transfer full): for @draw
 * @destroy: frees @data
 *
 * Returns: (transfer full): the job
 */
ChieuPrintJob *chieu_print_job_new (const char         *title,
                                    double              width,
                                    double              height,
                                    int                 n_pages,
                                    ChieuPrintDrawFunc  draw,
                                    gpointer            data,
                                    GDestroyNotify      destroy) G_GNUC_WARN_UNUSED_RESULT;
/* Frees @self, and its data with @destroy. NULL is allowed. */
void chieu_print_job_free (ChieuPrintJob *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPrintJob, chieu_print_job_free)

/* Returns: how many pages there are, at least 1 */
int chieu_print_job_get_n_pages (const ChieuPrintJob *self);

/* Draws @page, from 0; one unit of @cr is a millimetre. */
void chieu_print_job_draw_page (ChieuPrintJob *self, cairo_t *cr, int page);

/* Returns: (transfer full): a picture of @page, from 0, on white, @height pixels high. May be called in any thread. */
GdkTexture *chieu_print_job_draw_texture (ChieuPrintJob *self, int page, int height) G_GNUC_WARN_UNUSED_RESULT;

/* Writes all pages to @stream, which stays open. For tests: else only chieu_print_job_save_pdf() calls it. May be called in any thread.
 * Returns: TRUE, or FALSE with @error if that fails */
gboolean chieu_print_job_write_pdf (ChieuPrintJob *self, GOutputStream *stream, GCancellable *cancellable, GError **error);

/* Writes all pages to @file, which is replaced as a whole or stays as it was. @cancellable: (nullable). May be called in any thread.
 * Returns: TRUE, or FALSE with @error, which names the file */
gboolean chieu_print_job_save_pdf (ChieuPrintJob *self, GFile *file, GCancellable *cancellable, GError **error);
