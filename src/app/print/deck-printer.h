/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deck drawn on sheets of paper, as lines and not as pixels: for a printer, or for a PDF file.
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "app/gallery/gallery-deck.h"
#include "sheet-plan.h"

G_BEGIN_DECLS

/* A deck that can be printed: one of the gallery, or a game's that is a part of one. */
typedef struct
{
  const ChieuGalleryDeck *gallery;
  const ChieuDeck *deck;
  const ChieuGame *game;         /* (nullable): the first that is played with it */
  const char *title;             /* untranslated: names of games are not */
} ChieuPrintDeck;

/* Returns: (transfer full) (element-type ChieuPrintDeck): all of them, in the order of the gallery */
GArray *chieu_print_decks_new (void) G_GNUC_WARN_UNUSED_RESULT;

typedef enum
{
  CHIEU_PRINT_NAMES_NONE,
  CHIEU_PRINT_NAMES_SMALL,
  CHIEU_PRINT_NAMES_LARGE,
} ChieuPrintNames;

/* Papers, by their names. */
typedef struct
{
  const char *name;              /* "A4" */
  const char *gtk_name;          /* as the toolkit knows it */
  double width, height;          /* in millimetres, upright */
} ChieuPrintPaper;

#define CHIEU_PRINT_PAPERS 3
extern const ChieuPrintPaper chieu_print_papers[CHIEU_PRINT_PAPERS];

/* Returns: the number of the paper that is usual where the reader lives */
int chieu_print_papers_find_usual (void);

typedef struct
{
  ChieuPrintDeck deck;
  double paper_width;            /* in millimetres, as the paper lies … */
  double paper_height;
  gboolean may_turn;             /* … unless it may be turned */
  gboolean large;                /* 130 %, else as large as printed packs are */
  gboolean bleed;                /* 2 mm more round each card */
  gboolean grey;                 /* no colours */
  ChieuBacks backs;
  ChieuPrintNames names;
} ChieuPrintOptions;

/* The paper that is usual where the reader lives, true size, with nothing else. */
void chieu_print_options_init (ChieuPrintOptions *self, const ChieuPrintDeck *deck);
/* The plan by which the deck is printed so. */
void chieu_print_options_plan (const ChieuPrintOptions *self, ChieuSheetPlan *plan);

typedef struct _ChieuDeckPrinter ChieuDeckPrinter;

/* Reads the pictures; in any thread. Returns: (transfer full) (nullable): NULL with @error where a picture cannot be read, or no card
 * fits on the paper */
ChieuDeckPrinter *chieu_deck_printer_new (const ChieuPrintOptions *options, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void chieu_deck_printer_free (ChieuDeckPrinter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuDeckPrinter, chieu_deck_printer_free)

const ChieuSheetPlan *chieu_deck_printer_get_plan (const ChieuDeckPrinter *self);

/* Draws @page, from 0, in millimetres from the upper left corner of the sheet. */
void chieu_deck_printer_draw_page (ChieuDeckPrinter *self, cairo_t *cr, int page);

/* Writes all pages to @stream, which stays open. In any thread. Returns: FALSE with @error if that fails */
gboolean chieu_deck_printer_write_pdf (ChieuDeckPrinter *self, GOutputStream *stream, GCancellable *cancellable, GError **error);

/* Writes them to @file, which is there as a whole or as it was before. Returns: FALSE with @error, which names the file */
gboolean chieu_deck_printer_save_pdf (ChieuDeckPrinter *self, GFile *file, GCancellable *cancellable, GError **error);

/* Writes the deck with the id @deck to @file, on the paper that is usual where the reader lives. Returns: FALSE with @error;
 * %G_IO_ERROR_INVALID_ARGUMENT names the decks that there are */
gboolean chieu_deck_printer_print_to_file (const char *deck, GFile *file, GError **error);

G_END_DECLS
