/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks for the file in which the record of a hand is saved, or from which one is opened.
 */
#pragma once

#include <adwaita.h>

#include "rules/game.h"

/* Returns: (transfer full): a name for the file of a hand of @game with @seats, which was hand @number of its match (from 0; −1: of no
 * match) and ended at @ended (seconds since 1970; 0: today). */
char *chieu_record_file_make_name (const ChieuGame *game, int seats, int number, gint64 ended) G_GNUC_WARN_UNUSED_RESULT;

/* Asks over @parent, a window with an AdwToastOverlay, where @text (transfer full), the record of a hand, is to be saved; the
 * name @file is proposed. If a file is chosen, the person is told over @parent whether it was saved. */
void chieu_record_file_save (GtkWindow *parent, char *text, const char *file);

/* Takes the @text of the file; @parent is the window over which it was asked for. */
typedef void (*ChieuRecordFileFunc) (gpointer object, GtkWindow *parent, const char *text);

/* Asks over @parent for the file of a record and calls @func with @object, a GObject, which is kept until then, and the text of the file.
 * If the file cannot be read, that is said over @parent; if none is chosen, or @parent is closed meanwhile, nothing happens. */
void chieu_record_file_open (GtkWindow *parent, const char *title, ChieuRecordFileFunc func, gpointer object);

/* Reads @file, without asking, and calls @func in the same way. */
void chieu_record_file_read (GtkWindow *parent, GFile *file, ChieuRecordFileFunc func, gpointer object);
