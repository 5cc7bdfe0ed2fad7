/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture in a page of the help: as wide as the page, but never wider than it was taken, and as high as that makes it.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_HELP_PICTURE (chieu_help_picture_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHelpPicture, chieu_help_picture, CHIEU, HELP_PICTURE, GtkWidget)

/* The folder of the program's resources in which the pictures of the help lie; their names follow it. */
#define CHIEU_HELP_PICTURES "/io/github/chieubai/ChieuBai/help-pictures/"

/**
 * chieu_help_picture_new:
 * @name: of the picture, as the page has it (help-page.h)
 * @text: a description of it, for people who do not see it
 *
 * Returns: (transfer floating): the widget; it stays empty, with a warning, if there is no picture of this name or
 * it cannot be read, which are mistakes of the build
 */
GtkWidget *chieu_help_picture_new (const char *name, const char *text) G_GNUC_WARN_UNUSED_RESULT;
