/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The things that can be printed, and the request to print one: which, how, and on what paper. Other folders include this header.
 */
#pragma once

#include "deck-printer.h"
#include "house-table.h"
#include "print-job.h"

/* The things that can be printed, in the order in which they are offered. */
typedef enum
{
  CHIEU_PRINT_DECK,
  CHIEU_PRINT_COURSE,            /* for teachers: lessons, buttons, sets, cước, faults */
  CHIEU_PRINT_LESSONS,           /* the lessons' summary */
  CHIEU_PRINT_CUOC,
  CHIEU_PRINT_FAULTS,
  CHIEU_PRINT_SCORES,            /* the sheet on which the points of an evening stand */
  CHIEU_PRINT_N_THINGS
} ChieuPrintThing;

/* Returns: the name of such a thing in the reader's language: "Table of faults". */
const char *chieu_print_thing_to_words (ChieuPrintThing thing);
/* Returns: the option of the command line that prints it: "print-faults". */
const char *chieu_print_thing_get_option (ChieuPrintThing thing);

/* The request to print one. */
typedef struct
{
  ChieuPrintThing thing;
  ChieuPrintOptions deck;        /* for a deck; its script is that of all cards that are printed */
  ChieuHouseTable *table;        /* (nullable): the game's table, for everything but a deck; for a deck NULL means that nothing
                                  * is written on its free places */
  char *folder;                  /* where matches and house rules are kept */
  double paper_width;            /* in millimetres, as the paper lies */
  double paper_height;
  gboolean large;                /* large print */
  gboolean empty;                /* a score sheet is to be written in, whatever the scorer keeps */
} ChieuPrintAsk;

ChieuPrintAsk *chieu_print_ask_copy (const ChieuPrintAsk *self) G_GNUC_WARN_UNUSED_RESULT;
void chieu_print_ask_free (ChieuPrintAsk *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPrintAsk, chieu_print_ask_free)

/* Returns: (transfer full): the name of what is printed, in the reader's language: "Tổ tôm: Table of faults". */
char *chieu_print_ask_make_title (const ChieuPrintAsk *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_print_ask_make_job:
 * @faces: pictures of cards; used by no other thread until the job is freed
 *
 * Reads what is needed and lays it out; in any thread.
 *
 * Returns: (transfer full): the pages; NULL with @error, which is %G_IO_ERROR_INVALID_ARGUMENT if the game has no such thing, or no card
 * fits on the paper
 */
ChieuPrintJob *chieu_print_ask_make_job (const ChieuPrintAsk *self, ChieuDeckFaces *faces, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_print_to_file:
 * @thing: the thing that is printed
 * @name: the id of a deck, or of a game
 * @paper: (nullable): name of the paper; NULL: the one that is usual where the reader lives
 * @large: in large print
 * @folder: where matches and house rules are kept
 * @file: the file, which is replaced
 *
 * Prints into the PDF file @file. The house rules are those of the next match, and the cards are written as those at the table: as the
 * settings say.
 *
 * Returns: FALSE with @error. It is %G_IO_ERROR_INVALID_ARGUMENT, and names those that there are, if there is no such deck, game or
 * paper; else it is that of chieu_print_ask_make_job() or of writing the file
 */
gboolean chieu_print_to_file (ChieuPrintThing   thing,
                              const char       *name,
                              const char       *paper,
                              gboolean          large,
                              const char       *folder,
                              GFile            *file,
                              GError          **error);
