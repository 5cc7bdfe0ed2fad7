/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands in which a redeal once went wrong: before each of their moves every seat's view is dealt again, and the state is whole.
 *
 *   test-records RECORD...
 */
#include "match/record/record.h"

#define REDEALS 40

static void
check_views (const ChieuGame  *game,
             const ChieuState *truth,
             int               seats,
             guint             n_moves,
             ChieuRandom      *random)
{
  for (int seat = 0; seat < seats; seat++)
    {
      ChieuState view, state;

      game->observe (truth, seat, &view);
      for (int i = 0; i < REDEALS; i++)
        {
          const char *broken;

          game->redeal (&view, seat, random, &state);
          broken = game->check_state (&state);
          if (broken != NULL)
            g_error ("dealt again for seat %d after %u moves: %s", seat, n_moves, broken);
        }
    }
}

static void
test_record (gconstpointer path)
{
  g_autofree char *text = NULL;
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  ChieuRandom random;
  ChieuState state;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  record = chieu_record_parse (text, -1, &error);
  g_assert_no_error (error);
  chieu_random_init (&random, 1);
  chieu_record_deal (record, &state);
  for (guint i = 0; i < record->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);

      check_views (record->game, &state, record->carry.seats, i, &random);
      record->game->apply (&state, made->seat, &made->move, NULL);
    }
  check_views (record->game, &state, record->carry.seats, record->moves->len, &random);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >, 1);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *name = g_path_get_basename (argv[i]);
      g_autofree char *path = g_strconcat ("/records/", name, NULL);

      g_test_add_data_func (path, argv[i], test_record);
    }
  return g_test_run ();
}
