/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval.h"

#include <stdio.h>
#include <string.h>

#include "command.h"
#include "lines.h"
#include "options.h"
#include "match/json-text.h"

/* No position needs a hundredth of it; more is somebody's mistake and is not kept in memory. */
#define LINE_BYTES_MAX 65536

typedef struct
{
  const char *game;
  void (*eval) (JsonObject *position, JsonBuilder *builder, ChieuLineError *error);
} Form;

static const Form forms[] = {
  { "to-tom", chieu_engine_eval_to_tom },
  { "chan", chieu_engine_eval_chan },
  { "mau-binh", chieu_engine_eval_mau_binh },
  { "luc-ho", chieu_engine_eval_luc_ho },
};

static const Form *
find_form (JsonObject     *position,
           ChieuLineError *error)
{
  const char *game = chieu_json_line_string (position, "game", error);

  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (forms); i++)
    if (strcmp (forms[i].game, game) == 0)
      return &forms[i];
  if (game != NULL)
    chieu_line_error_set (error, "game", "positions of “%.40s” are not evaluated", game);
  return NULL;
}

/* Returns: (transfer full) (nullable): the answer, or %NULL with @error set. */
static char *
answer_line (const char     *line,
             gsize           length,
             ChieuLineError *error)
{
  g_autoptr (JsonObject) position = chieu_json_line_parse (line, length, error);
  g_autoptr (JsonBuilder) builder = NULL;
  const Form *form = position != NULL ? find_form (position, error) : NULL;

  if (form == NULL)
    return NULL;

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  form->eval (position, builder, error);
  if (error->message != NULL)
    return NULL;
  json_builder_end_object (builder);
  return chieu_json_text_print_line (builder);
}

char *
chieu_engine_eval_line (const char *line,
                        gsize       length,
                        int         number)
{
  g_auto (ChieuLineError) error = { 0 };
  char *answer = answer_line (line, length, &error);

  return answer != NULL ? answer : chieu_line_error_to_json (&error, number);
}

/* ---- The command ---- */

static char *
answer (const char     *line,
        gsize           length,
        gpointer        data,
        ChieuLineError *error)
{
  return answer_line (line, length, error);
}

static int
run_eval (int    argc,
          char **argv)
{
  if (argc <= 1)
    return chieu_lines_answer ("eval", LINE_BYTES_MAX, answer, NULL);
  chieu_options_fail ("eval", "“%s” not understood; it reads standard input", argv[1]);
  return CHIEU_EXIT_USAGE;
}

static const char help[] =
  "Reads one position a line from standard input, as JSON, and answers one line\n"
  "each. Bad lines get {\"error\":{\"line\":N,\"field\":\"…\",\"message\":\"…\"}}; the exit\n"
  "status is then 1.\n"
  "\n"
  "Tổ tôm:\n"
  "  {\"game\":\"to-tom\",\"players\":5,\"hand\":\"2v 3v 4v …\",\"melds\":[\"khan 5s\",\n"
  "   \"phong 6n\",\"thien-khai 7s\",\"bi 4v 4s 4n\",\"doc 2v 3v 4v\",\"lung 3v 3s 7n\",\n"
  "   \"yeu cc\"],\"win\":\"7n\",\"thong\":false}\n"
  "\n"
  "  players  5, or 4 for bí tứ\n"
  "  hand     the cards still held, one space between them\n"
  "  melds    the phu on the mat; may be left out\n"
  "  win      the winning card. Without it hand and melds are 20 (24) cards or one\n"
  "           more, with it 20 (24)\n"
  "  thong    whether the hand before was won too; false if left out\n"
  "\n"
  "  {\"complete\":true,\"lung\":1,\"cuoc\":[\"tom\"],\"points\":6,\"reading\":[\"lung 3v 3s 7n\",\n"
  "   …],\"distance\":0,\"waits\":[]}\n"
  "\n"
  "  lung, cuoc, points, reading   of the reading that scores most\n"
  "  distance   the least number of other cards that makes a complete hand, null\n"
  "             where none can be reached\n"
  "  waits      the cards that would complete 20 (24); left out where win is given\n"
  "\n"
  "Chắn:\n"
  "  {\"game\":\"chan\",\"hand\":\"…\",\"melds\":[\"chan 2v\",\"ca 3v 3s\",\"chiu 4n\",\"bon 5v\"],\n"
  "   \"win\":\"6s\",\"source\":\"noc\",\"chi\":true,\"thong\":false,\"dia\":false,\"thien_u\":false,\n"
  "   \"chiu_u\":false,\"u_bon\":false,\"dealt\":\"…\"}\n"
  "\n"
  "  hand, melds, win   19 cards and the winning one; without it 19 or 20\n"
  "  source     where it came from: noc, discard or returned\n"
  "  chi …      facts of the win, false if left out: at the own cửa chì, thông, địa ù,\n"
  "             thiên ù, chíu ù, ù bòn\n"
  "  dealt      the 19 or 20 cards as dealt; may be left out\n"
  "\n"
  "  {\"complete\":true,\"chan\":6,\"cuoc\":[\"chi\",\"tom\"],\"points\":5,\"ga_wide\":0,\n"
  "   \"ga_narrow\":0,\"may_win\":true}\n"
  "\n"
  "  chan       the number of chắn\n"
  "  ga_wide, ga_narrow   the number of gà\n"
  "  waits      the cards that would win from the nọc; left out where win is given\n"
  "  why        the reason where may_win is false; cuoc is then empty\n"
  "\n"
  "Mậu binh:\n"
  "  {\"game\":\"mau-binh\",\"cards\":\"13 cards\"}\n"
  "  {\"game\":\"mau-binh\",\"rows\":[\"5 cards\",\"5 cards\",\"3 cards\"],\"against\":[…]}\n"
  "\n"
  "  {\"best\":[\"…\",\"…\",\"…\"],\"instant\":\"sanh-rong\"}\n"
  "  {\"foul\":false,\"rows\":[\"cu-lu\",\"doi\",\"mau-thau\"],\"result\":[1,-1,0],\"points\":0}\n"
  "\n"
  "  best       the best arrangement\n"
  "  instant    the tới trắng to be shown; null if there is none, or comparing is\n"
  "             worth more\n"
  "  result, points   rows compared with against; against_foul: true if that is foul\n"
  "\n"
  "Lục hổ:\n"
  "  {\"game\":\"luc-ho\",\"players\":4,\"hand\":\"…\",\"seen\":\"…\",\"lead\":\"2x 2k 2s\",\n"
  "   \"privileged\":false,\"won\":3}\n"
  "\n"
  "  seen       the cards that are gone and known: shown, or dropped by this seat\n"
  "  lead       the cards to beat, null if this seat leads\n"
  "  won        how many cards it won\n"
  "\n"
  "  {\"moves\":[{\"kind\":\"drop\",\"cards\":\"4k 4s 5q\"},…],\"old\":[\"9x\"],\"can_claim\":false}\n"
  "\n"
  "  kind       lead, beat or drop\n"
  "  old        the old cards of the hand\n";

const ChieuCommand chieu_command_eval = {
  .name = "eval",
  .usage = "< POSITIONS",
  .summary = "evaluates positions, one JSON object a line",
  .help = help,
  .run = run_eval,
};
