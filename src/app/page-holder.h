/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holds one page of the window and lets Tab walk through it from one end to the other, wherever the focus is put when the page
 * is turned to. GTK by itself would enter the page where the focus was put, and Tab would not reach the widgets before that place.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_PAGE_HOLDER (chieu_page_holder_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPageHolder, chieu_page_holder, CHIEU, PAGE_HOLDER, GtkWidget)

/* Returns: (transfer floating): a holder with @page (transfer floating) in it */
GtkWidget *chieu_page_holder_new (GtkWidget *page) G_GNUC_WARN_UNUSED_RESULT;
