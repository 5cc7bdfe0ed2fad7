/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "command.h"
#include "json-answer.h"
#include "options.h"
#include "school/lesson/lesson-check.h"

#define NAME "lesson"

static void
print_error (const char   *path,
             const GError *error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "error");
  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "file", path);
  chieu_json_text_add_string (builder, "message", error->message);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  chieu_json_answer_print (builder);
}

static void
print_tally (const ChieuLesson      *lesson,
             const ChieuLessonTally *tally)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "lesson", lesson->id);
  chieu_json_text_add_string (builder, "game", lesson->game->id);
  chieu_json_text_add_int (builder, "players", lesson->seats);
  chieu_json_text_add_int (builder, "steps", tally->steps);
  chieu_json_text_add_int (builder, "answers", tally->answers);
  json_builder_end_object (builder);
  chieu_json_answer_print (builder);
}

static gboolean
check_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_load (path, &error);
  ChieuLessonTally tally;

  if (lesson != NULL && chieu_lesson_check (lesson, &tally, &error))
    {
      print_tally (lesson, &tally);
      return TRUE;
    }
  print_error (path, error);
  return FALSE;
}

static int
run_lesson (int    argc,
            char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  int status = 0;

  if (!chieu_options_parse (NAME, entries, &argc, &argv))
    return CHIEU_EXIT_USAGE;
  if (argc < 2)
    {
      chieu_options_fail (NAME, "no file given");
      return CHIEU_EXIT_USAGE;
    }
  for (int i = 1; i < argc; i++)
    if (!check_file (argv[i]))
      status = CHIEU_EXIT_BAD_INPUT;
  return status;
}

static const char help[] =
  "Plays lessons through their right and their wrong answers against the rules\n"
  "(docs/lessons.md tells how a lesson is written). Prints one line a file, a JSON\n"
  "object:\n"
  "\n"
  "  lesson    its id\n"
  "  game      id of the game\n"
  "  players   seats\n"
  "  steps     how many it has\n"
  "  answers   how many were given: right and wrong ones, moves of a play\n"
  "\n"
  "A lesson that is not well written, or that the rules contradict, has\n"
  "{\"error\":{\"file\":…,\"message\":…}} instead; the message names step and line, the\n"
  "next file is still read, and the exit status is 1.\n";

const ChieuCommand chieu_command_lesson = {
  .name = NAME,
  .usage = "FILE…",
  .summary = "plays lessons through, checks them against the rules",
  .help = help,
  .run = run_lesson,
};
