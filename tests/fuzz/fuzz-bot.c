/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines to "chieu-engine bot" of each game: each has an answer or an error.
 */
#include "fuzz.h"

#include <string.h>

#include "engine/bot-session.h"

static void
answer_lines (const ChieuGame *game,
              const uint8_t   *data,
              const uint8_t   *end)
{
  g_autofree ChieuBotSession *session = g_new0 (ChieuBotSession, 1);

  session->game = game;
  session->level = chieu_bot_levels[0];
  session->seed = 1;
  session->max_nodes = 4;
  while (data < end)
    {
      g_auto (ChieuLineError) error = { 0 };
      const uint8_t *newline = memchr (data, '\n', (size_t) (end - data));
      size_t length = newline != NULL ? (size_t) (newline - data) : (size_t) (end - data);
      g_autofree char *answer = chieu_bot_session_answer (session, (const char *) data, length, &error);

      g_assert_true ((answer == NULL) == (error.message != NULL));
      data += length + (newline != NULL);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    answer_lines (chieu_games[i], data, data + size);
  return 0;
}
