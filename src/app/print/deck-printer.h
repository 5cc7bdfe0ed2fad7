/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deck drawn on sheets of paper: for a printer, for a PDF file, or for the preview on the screen.
 */
#pragma once

#include <gio/gio.h>

#include "app/gallery/gallery-deck.h"
#include "deck-faces.h"
#include "house-table.h"
#include "print-job.h"
#include "sheet-plan.h"

/* A deck that can be printed: a deck of the gallery, or the smaller deck of a game that is played with some of its cards. */
typedef struct
{
  const ChieuGalleryDeck *gallery;
  const ChieuDeck *deck;
  const ChieuGame *game;         /* (nullable): the first game that is played with the deck; NULL: none is */
  const char *title;             /* that of the gallery's deck, or the name of the game in the reader's language; static */
} ChieuPrintDeck;

/* Returns: (transfer full) (element-type ChieuPrintDeck): every deck that can be printed, in the order of the gallery, each followed by the
 * decks of games that are parts of it */
GArray *chieu_print_decks_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* The size of the name that is printed on each card, if any. A card without a picture always has a large name. */
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
  double paper_width;            /* of the sheet, in millimetres */
  double paper_height;
  gboolean may_turn;             /* the sheet may be turned by 90° if more cards fit on it then */
  gboolean large;                /* larger cards; otherwise they have the size of printed packs, or a usual one if that is not known */
  gboolean bleed;                /* the paper of the picture reaches beyond the cut, so that a cut that is not exact leaves no white edge */
  gboolean grey;                 /* no colours */
  ChieuBacks backs;              /* where the backs are printed, if at all */
  ChieuPrintNames names;
  ChieuCardScript script;        /* of the names in the pictures; a deck that has no names in this script keeps characters */
  const char *back_colour;       /* of the backs: a value of the setting “card-back”, from chieu_card_backs; not owned */
} ChieuPrintOptions;

/* Sets the options to their defaults for @deck: the usual paper of the reader's country, which may be turned, cards of true size, the
 * first colour of backs, and everything else off. */
void chieu_print_options_init (ChieuPrintOptions *self, const ChieuPrintDeck *deck);
/* Reads the writing on the cards and the colour of their backs from the program's settings, once. */
void chieu_print_options_read_settings (ChieuPrintOptions *self, GSettings *settings);
/* Makes @plan (out), which says where each card lies on the paper; its columns are 0 if no card fits. */
void chieu_print_options_plan (const ChieuPrintOptions *self, ChieuSheetPlan *plan);

/**
 * chieu_deck_printer_make_job:
 * @options: the deck, and how it is printed
 * @table: (nullable): the game's seats and house rules, already read; its rules in short, cước and a score sheet are printed in the free
 * places of the last sheet, as far as they fit. NULL: the places stay empty
 * @faces: pictures; no other thread may use them until the job is freed
 *
 * Reads the pictures and plans the sheets. May be called in any thread.
 *
 * Returns: (transfer full) (nullable): the pages; NULL with @error: %G_IO_ERROR_INVALID_ARGUMENT if no card fits on the paper, or the error
 * of a picture that cannot be read
 */
ChieuPrintJob *chieu_deck_printer_make_job (const ChieuPrintOptions  *options,
                                            const ChieuHouseTable    *table,
                                            ChieuDeckFaces           *faces,
                                            GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
