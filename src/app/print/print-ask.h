/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The things that can be printed, and the request to print one: which, how, and on what paper.
 */
#pragma once

#include "deck-printer.h"
#include "house-table.h"
#include "print-job.h"

/* A thing that can be printed. The order is that in which they are offered. */
typedef enum
{
  CHIEU_PRINT_DECK,
  CHIEU_PRINT_COURSE,            /* for teachers: lessons, buttons, sets, cước, faults */
  CHIEU_PRINT_LESSONS,           /* the lessons' summary */
  CHIEU_PRINT_CUOC,
  CHIEU_PRINT_FAULTS,
  CHIEU_PRINT_SCORES,            /* the sheet on which the points of an evening are written */
  CHIEU_PRINT_N_THINGS
} ChieuPrintThing;

/* Returns: the name of @thing in the reader's language, such as "Table of faults" */
const char *chieu_print_thing_to_words (ChieuPrintThing thing);
/* Returns: the command-line option that prints @thing, without its dashes: "print-faults" */
const char *chieu_print_thing_get_option (ChieuPrintThing thing);

/* A request to print one thing. It owns @table and @folder. */
typedef struct
{
  ChieuPrintThing thing;
  ChieuPrintOptions deck;        /* how a deck is printed; of the other things only its @script is used, for the cards on them */
  ChieuHouseTable *table;        /* the seats and house rules of the game; NULL only for a deck: its free places stay empty then */
  char *folder;                  /* of matches and house rules */
  double paper_width;            /* of the sheet, in millimetres; for a deck, those of @deck are used instead */
  double paper_height;
  gboolean large;                /* larger letters; for a deck, @large of @deck is used instead */
  gboolean empty;                /* the score sheet is left blank, even if the scorer has points that could be printed on it */
} ChieuPrintAsk;

/* Returns: (transfer full): a copy with a table and a folder of its own */
ChieuPrintAsk *chieu_print_ask_copy (const ChieuPrintAsk *self) G_GNUC_WARN_UNUSED_RESULT;
/* Frees @self (nullable). */
void chieu_print_ask_free (ChieuPrintAsk *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPrintAsk, chieu_print_ask_free)

/* Returns: (transfer full): the title of what is printed: of a deck its own title (ChieuPrintDeck), of other things the game and the thing
 * in the reader's language, "Tổ tôm: Table of faults" */
char *chieu_print_ask_make_title (const ChieuPrintAsk *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_print_ask_make_job:
 * @faces: pictures of cards; no other thread may use them until the job is freed
 *
 * Reads the house rules, lessons, scores and pictures that are needed, and lays out the pages. May be called in any thread.
 *
 * Returns: (transfer full) (nullable): the pages; NULL with @error: %G_IO_ERROR_INVALID_ARGUMENT if the game has no such thing or no card
 * fits on the paper, %G_IO_ERROR_INVALID_DATA if no lesson can be read, or the error of a file
 */
ChieuPrintJob *chieu_print_ask_make_job (const ChieuPrintAsk *self, ChieuDeckFaces *faces, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_print_to_file:
 * @thing: the thing that is printed
 * @name: the id of a deck if @thing is CHIEU_PRINT_DECK, otherwise of a game
 * @paper: (nullable): name of the paper; NULL: the one that is usual where the reader lives
 * @large: whether to print larger cards and letters
 * @folder: of matches and house rules
 * @file: the file, which is replaced
 *
 * Prints into the PDF file @file. House rules, the writing on the cards and the colour of their backs are taken from the program's
 * settings, or are the usual ones if the program is not installed.
 *
 * Returns: TRUE, or FALSE with @error. If there is no such deck, game or paper it is %G_IO_ERROR_INVALID_ARGUMENT, and its message lists
 * those that exist; otherwise it comes from chieu_print_ask_make_job() or from writing the file
 */
gboolean chieu_print_to_file (ChieuPrintThing   thing,
                              const char       *name,
                              const char       *paper,
                              gboolean          large,
                              const char       *folder,
                              GFile            *file,
                              GError          **error);
