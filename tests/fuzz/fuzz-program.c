/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Feeds in lines of somebody's own program: each is a clean move, an old answer, or refused with a reason. The command that
 * starts the program is understood or refused. And the record that the program is given of a hand, if one is
 * found, looks the same to its seat as that hand.
 */
#include "fuzz.h"

#include <string.h>

#include "match/programs/program-box.h"
#include "match/programs/program-question.h"
#include "match/programs/program-record.h"

static void
read_answer (const ChieuGame *game,
             const uint8_t   *data,
             size_t           size)
{
  ChieuState state, view;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuProgramQuestion question = { .game = game, .rules = &rules, .carry = &carry, .view = &view, .number = 1 };
  ChieuProgramAnswer answer;
  bool possible;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, game->max_seats, -1, false);
  game->deal (&state, &rules, &carry, 1);
  while ((game->to_answer (&state) >> question.seat & 1) == 0)
    question.seat++;
  game->observe (&state, question.seat, &view);
  chieu_program_question_read_answer (&question, (const char *) data, size, &answer);
  if (answer.kind == CHIEU_PROGRAM_ANSWER_MOVE)
    g_assert_true (game->check (&view, question.seat, &answer.move, &possible) == CHIEU_REASON_NONE);
  else if (answer.kind == CHIEU_PROGRAM_ANSWER_REFUSED)
    {
      g_autofree char *line = chieu_program_question_refusal_to_line (&question, &answer);

      g_assert_true (*answer.reason != '\0' && *answer.why != '\0');
      g_assert_true (g_str_has_suffix (line, "}\n"));
    }
}

static void
read_command (const uint8_t *data,
              size_t         size)
{
  g_autofree char *line = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) argv = chieu_program_box_make_command (line, NULL, &error);

  g_assert_true ((argv == NULL) == (error != NULL));
}

static void
observe_seat (const ChieuRecord *record,
              const ChieuState  *state,
              int                seat,
              ChieuState        *view)
{
  memset (view, 0, sizeof *view);
  record->game->observe (state, seat, view);
  record->game->forget (view);
}

static void
check_record_for_seat (const ChieuRecord *record,
                       const ChieuState  *state,
                       int                seat)
{
  g_autoptr (ChieuRecord) told = chieu_program_record_make (record, seat);
  ChieuState again, view, true_view;

  if (told == NULL)
    return;
  g_assert_true (chieu_record_replay (told, &again, NULL, NULL));
  observe_seat (record, state, seat, &true_view);
  observe_seat (told, &again, seat, &view);
  g_assert_cmpmem (&view, record->game->state_size, &true_view, record->game->state_size);
}

static void
check_record (const uint8_t *data,
              size_t         size)
{
  g_autoptr (ChieuRecord) record = chieu_record_parse ((const char *) data, (gssize) size, NULL);
  ChieuState state;

  if (record == NULL || !chieu_record_replay (record, &state, NULL, NULL))
    return;
  for (int seat = 0; seat < record->carry.seats; seat++)
    if ((record->game->to_answer (&state) >> seat & 1) != 0)
      check_record_for_seat (record, &state, seat);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    read_answer (chieu_games[i], data, size);
  read_command (data, size);
  check_record (data, size);
  return 0;
}
