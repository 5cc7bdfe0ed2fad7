/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deck drawn on sheets of paper: for a printer, for a PDF file, or for the preview on the screen.
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "app/gallery/gallery-deck.h"
#include "deck-faces.h"
#include "house-table.h"
#include "print-job.h"
#include "sheet-plan.h"

/* A deck that can be printed: one of the gallery, or a game's that is a part of one. */
typedef struct
{
  const ChieuGalleryDeck *gallery;
  const ChieuDeck *deck;
  const ChieuGame *game;         /* (nullable): the first that is played with it */
  const char *title;             /* in the game's own language: names of games are not translated */
} ChieuPrintDeck;

/* Returns: (transfer full) (element-type ChieuPrintDeck): all of them, in the order of the gallery */
GArray *chieu_print_decks_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* The letters in which the name of each card stands on it. */
typedef enum
{
  CHIEU_PRINT_NAMES_NONE,
  CHIEU_PRINT_NAMES_SMALL,
  CHIEU_PRINT_NAMES_LARGE,
} ChieuPrintNames;

/* A deck, and how it is printed. */
typedef struct
{
  ChieuPrintDeck deck;
  double paper_width;            /* in millimetres, as the paper lies … */
  double paper_height;
  gboolean may_turn;             /* … unless it may be turned */
  gboolean large;                /* 130 %; else as large as the cards of printed packs */
  gboolean bleed;                /* 2 mm more around each card */
  gboolean grey;                 /* no colours */
  ChieuBacks backs;
  ChieuPrintNames names;
  ChieuCardScript script;        /* the script in which the cards are named, if they have it */
  const char *back_colour;       /* a word of “card-back” */
} ChieuPrintOptions;

/* Sets the paper that is usual where the reader lives and may be turned, cards in their true size, the first colour of backs, and no
 * other option. */
void chieu_print_options_init (ChieuPrintOptions *self, const ChieuPrintDeck *deck);
/* Takes the writing on the cards and the colour of their backs from the program's settings. */
void chieu_print_options_follow (ChieuPrintOptions *self, GSettings *settings);
/* Makes the plan by which the deck is printed with these options. */
void chieu_print_options_plan (const ChieuPrintOptions *self, ChieuSheetPlan *plan);

/**
 * chieu_deck_printer_make_job:
 * @options: the deck, and how it is printed
 * @table: (nullable): the table of the game that is played with the deck, with its rules read: its rules in short, its cước and a score
 * sheet stand on free places of the last sheet, if they find room there; NULL: nothing does
 * @faces: pictures; used by no other thread until the job is freed
 *
 * Reads the pictures; in any thread.
 *
 * Returns: (transfer full) (nullable): NULL with @error if a picture cannot be read, or no card fits on the paper
 */
ChieuPrintJob *chieu_deck_printer_make_job (const ChieuPrintOptions  *options,
                                            const ChieuHouseTable    *table,
                                            ChieuDeckFaces           *faces,
                                            GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
