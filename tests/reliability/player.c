/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays a match that is saved, and writes down what it shows and when: the program that the tests of this folder kill,
 * and whose disk they spoil.
 *
 *   player LOG STORE GAME SEED STEPS [settle]
 *
 * Resumes the match of the database STORE, or begins one of GAME, and does STEPS things that SEED chooses: moves, takes
 * back, goes on to the next hand, imports a record. With 0 STEPS it only writes what it finds. Each line of LOG is one
 * write, so that a killed player leaves whole lines; player.py reads all their words. An act is written before it is done
 * ("decided", "undo", "next" …), and what a person sees when it is seen ("dealt", "moved", "told" …). With "settle" no
 * move is taken back, and another match begins only when the one before is over.
 */
#include "match/match-private.h"
#include "match/store/store.h"

#include <fcntl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A player that does nothing for so long hangs: no disk of these tests makes a move wait as long. */
#define HANGS_SECONDS 30

static struct
{
  int log;
  ChieuStore *store;             /* (nullable); NULL: it does not open */
  const ChieuGame *game;
  ChieuMatch *match;
  ChieuRandom random;
  int steps;
  gboolean settles;
  guint act;                     /* id of the source that acts next; 0: none */
  guint watch;                   /* id of the source that ends a player that hangs */
  GMainLoop *loop;
} player;

/* Writes a line to the log, at once. */
G_GNUC_PRINTF (1, 2)
static void
write_line (const char *format,
            ...)
{
  g_autofree char *raw = NULL;
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  raw = g_strdup_vprintf (format, args);
  va_end (args);
  g_strdelimit (raw, "\n", ' ');
  line = g_strconcat (raw, "\n", NULL);
  if (write (player.log, line, strlen (line)) < 0)
    _exit (4);
}

/* Returns: a number below @n, from 0, by chance */
static guint
chance_below (guint n)
{
  return chieu_random_below (&player.random, n);
}

/* ---- The other seats ---- */

/* Chooses any move and writes it to the log; runs in a thread of the pool. */
static int
choose_by_chance (const ChieuBotTurn *turn,
                  uint32_t           *nodes)
{
  ChieuRandom random;
  char text[CHIEU_MOVE_TEXT_MAX];
  int chosen;

  chieu_random_init (&random, turn->budget->seed);
  chosen = (int) chieu_random_below (&random, (uint32_t) turn->n_moves);
  turn->game->print_move (&turn->moves[chosen], text);
  write_line ("decided\t%d\t%s", turn->seat, text);
  return chosen;
}

/* Takes the place of a level that the program has, so that the matches can be opened in the window. */
static const ChieuBotLevel chance_level = { .id = "vua", .choose = choose_by_chance };

static const ChieuBotLevel *
find_level (const char *id)
{
  return strcmp (id, chance_level.id) == 0 ? &chance_level : chieu_bot_level_find (id);
}

/* ---- What is there ---- */

/* Returns: (transfer full): the match in fields with tabs between them: its seed, the number of the hand, whether hand and match are over,
 * what the hand began from; then for each move the seat, whether it was decided, whether it was the only clean one, and the
 * move */
static char *
describe_match (void)
{
  const ChieuMatchOptions *options = chieu_match_get_options (player.match);
  const ChieuGame *game = options->game;
  const ChieuCarry *carry = &chieu_match_get_hand (player.match)->carry;
  ChieuResult result;
  GString *text = g_string_new (NULL);
  g_autofree void *state = g_malloc0 (game->state_size);

  g_string_append_printf (text, "%" G_GUINT64_FORMAT "\t%u\t%d\t%d\t%s %d %d", options->seed,
                          chieu_match_get_hand_number (player.match), chieu_match_get_result (player.match, &result),
                          chieu_match_is_over (player.match), game->id, carry->cai, carry->pot);
  for (int seat = 0; seat < options->seats; seat++)
    g_string_append_printf (text, " %d", carry->points[seat]);
  game->deal (state, &options->rules, carry, chieu_match_get_hand_seed (player.match));
  for (guint i = 0; i < chieu_match_get_hand (player.match)->moves->len; i++)
    {
      const ChieuMatchMove *move = &g_array_index (chieu_match_get_hand (player.match)->moves, ChieuMatchMove, i);
      ChieuMove clean[CHIEU_MOVES_MAX];
      char words[CHIEU_MOVE_TEXT_MAX];
      int n = game->moves (state, move->seat, CHIEU_MOVES_CLEAN, clean);

      game->print_move (&move->move, words);
      g_string_append_printf (text, "\t%d:%d:%d:%s", move->seat, move->decided,
                              n == 1 && chieu_move_equal (&clean[0], &move->move), words);
      game->apply (state, move->seat, &move->move, NULL);
    }
  return g_string_free (text, FALSE);
}

static gboolean
count_cb (const ChieuStoredHand *hand,
          gpointer               user_data)
{
  guint *n = user_data;

  *n += 1;
  return TRUE;
}

static void
write_history (void)
{
  g_autoptr (GError) error = NULL;
  guint n = 0;

  if (player.store == NULL)
    return;
  if (chieu_store_foreach_hand (player.store, 0, count_cb, &n, &error))
    write_line ("history\t%u", n);
  else
    write_line ("unread\t%s", error->message);
}

/* ---- What happens ---- */

static void begin_match (void);

static gboolean
hangs_cb (gpointer data)
{
  write_line ("hangs");
  _exit (3);
}

/* Makes one of the person's moves, now and then a fault. */
static void
make_move (void)
{
  ChieuMatchOptions options = *chieu_match_get_options (player.match);
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuReason reason;
  char text[CHIEU_MOVE_TEXT_MAX];
  gboolean faulty = options.way != CHIEU_WAY_HOC && chance_below (20) == 0;
  int n = chieu_match_list_moves (player.match, faulty ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves);
  const ChieuMove *chosen;

  if (n == 0)
    return;
  chosen = &moves[chance_below ((guint) n)];
  options.game->print_move (chosen, text);
  write_line ("decided\t%d\t%s", options.person, text);
  /* A move that is warned of is made when it is tried again. */
  if (chieu_match_try (player.match, chosen, &reason) == CHIEU_TRY_WARNED)
    chieu_match_try (player.match, chosen, &reason);
}

static void
import_hand (void)
{
  g_autofree char *record = chieu_match_make_record_text (player.match);
  g_autoptr (GError) error = NULL;

  write_line ("import");
  if (chieu_store_import_hand (player.store, record, &error) > 0)
    write_line ("imported");
  else
    write_line ("not-imported\t%s", error->message);
}

/* Goes on from a hand that is over, to the next one or to another match. */
static void
go_on (void)
{
  if (player.store != NULL && chance_below (3) == 0)
    import_hand ();
  if (chieu_match_is_over (player.match) || (!player.settles && chance_below (8) == 0))
    begin_match ();
  else
    {
      write_line ("next");
      chieu_match_deal_next_hand (player.match);
    }
}

static gboolean
act_cb (gpointer data)
{
  ChieuResult result;

  player.act = 0;
  g_clear_handle_id (&player.watch, g_source_remove);
  player.watch = g_timeout_add_seconds (HANGS_SECONDS, hangs_cb, NULL);
  if (player.steps-- <= 0)
    {
      g_main_loop_quit (player.loop);
      return G_SOURCE_REMOVE;
    }
  if (chieu_match_is_opening (player.match))
    chieu_match_end_opening (player.match);
  else if (!player.settles && chieu_match_can_undo (player.match) && chance_below (9) == 0)
    {
      write_line ("undo");
      chieu_match_undo (player.match);
    }
  else if (chieu_match_get_result (player.match, &result))
    go_on ();
  else if (chieu_match_is_asked (player.match))
    make_move ();
  return G_SOURCE_REMOVE;
}

/* Acts from the main loop, not within the signal, as a person would. */
static void
act_soon (void)
{
  if (player.act == 0)
    player.act = g_idle_add (act_cb, NULL);
}

/* ---- What is shown ---- */

static void
moved_cb (ChieuMatch        *match,
          int                seat,
          const ChieuMove   *made,
          const ChieuEvents *events)
{
  char text[CHIEU_MOVE_TEXT_MAX];

  chieu_match_get_options (match)->game->print_move (made, text);
  write_line ("moved\t%d\t%s", seat, text);
}

static void
dealt_cb (ChieuMatch *match)
{
  g_autofree char *text = describe_match ();

  write_line ("dealt\t%s", text);
}

static void
over_cb (ChieuMatch *match)
{
  write_line ("over\t%d", chieu_match_is_over (match));
  act_soon ();
}

static void
told_cb (ChieuMatch *match,
         const char *message)
{
  write_line ("told\t%s", message);
}

/* Makes @match (transfer full) the match of the player, and leaves the one before. It is not started here. */
static void
take_match (ChieuMatch *match)
{
  if (player.match != NULL)
    chieu_match_pause (player.match);
  g_clear_object (&player.match);
  player.match = match;
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  g_signal_connect (match, "moved", G_CALLBACK (moved_cb), NULL);
  g_signal_connect (match, "asked", G_CALLBACK (act_soon), NULL);
  g_signal_connect (match, "hand-dealt", G_CALLBACK (dealt_cb), NULL);
  g_signal_connect (match, "hand-over", G_CALLBACK (over_cb), NULL);
  g_signal_connect (match, "save-failed", G_CALLBACK (told_cb), NULL);
}

static void
begin_match (void)
{
  g_autoptr (GError) error = NULL;
  ChieuMatch *match;
  ChieuMatchOptions options = {
    .game = player.game,
    .seats = player.game->min_seats + (int) chance_below ((guint) (player.game->max_seats - player.game->min_seats) + 1),
    .seed = chieu_random_next (&player.random) >> 1,
    .way = (ChieuWay) (chance_below (6) < 4 ? CHIEU_WAY_HOC : chance_below (2) == 0 ? CHIEU_WAY_THUONG : CHIEU_WAY_NGHIEM),
    .hoi = CHIEU_HOI_HANDS,
    .hoi_limit = 3,
  };

  options.person = (int) chance_below ((guint) options.seats);
  for (int seat = 0; seat < options.seats; seat++)
    options.level[seat] = chance_level.id;
  chieu_rules_init (&options.rules, player.game);
  write_line ("new\t%" G_GUINT64_FORMAT, options.seed);
  match = chieu_match_new (&options, player.store, &error);
  if (match == NULL)
    g_error ("%s", error->message);
  take_match (match);
  chieu_match_start (match);
}

static void
open_store (const char *path)
{
  g_autoptr (GError) error = NULL;

  player.store = chieu_store_open (path, &error);
  if (player.store == NULL)
    write_line ("closed\t%s", error->message);
  else if (chieu_store_get_notice (player.store) != NULL)
    write_line ("notice\t%s", chieu_store_get_notice (player.store));
}

static void
resumed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Resumes the unfinished match, if there is one; it is shown when it starts. */
static void
resume_match (void)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *news = NULL;
  g_autofree char *text = NULL;
  ChieuMatch *match = NULL;

  if (player.store != NULL)
    {
      chieu_match_resume_async (player.store, 0, NULL, resumed_cb, &result);
      while (result == NULL)
        g_main_context_iteration (NULL, TRUE);
      match = chieu_match_resume_finish (player.store, result, &news, &error);
    }
  if (news != NULL)
    write_line ("news\t%s", news);
  if (error != NULL)
    write_line ("not-resumed\t%s", error->message);
  if (match == NULL)
    {
      write_line ("none");
      return;
    }
  take_match (match);
  text = describe_match ();
  write_line ("resumed\t%s", text);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  if (argc < 6 || (player.game = chieu_game_find (argv[3])) == NULL)
    {
      g_printerr ("player LOG STORE GAME SEED STEPS [settle]\n");
      return 2;
    }
  player.log = open (argv[1], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (player.log < 0)
    {
      g_printerr ("%s: %s\n", argv[1], g_strerror (errno));
      return 2;
    }
  chieu_match_catalogue.find_level = find_level;
  chieu_random_init (&player.random, g_ascii_strtoull (argv[4], NULL, 10));
  player.steps = atoi (argv[5]);
  player.settles = argc > 6;
  player.loop = g_main_loop_new (NULL, FALSE);
  player.watch = g_timeout_add_seconds (HANGS_SECONDS, hangs_cb, NULL);
  open_store (argv[2]);
  resume_match ();
  write_history ();
  if (player.steps > 0)
    {
      if (player.match != NULL)
        chieu_match_start (player.match);
      else
        begin_match ();
      g_main_loop_run (player.loop);
    }
  g_clear_handle_id (&player.act, g_source_remove);
  if (player.match != NULL)
    chieu_match_pause (player.match);
  g_clear_object (&player.match);
  /* As the program does: an answer that is still on its way holds the store, too, and would keep it open. */
  if (player.store != NULL)
    chieu_store_flush (player.store);
  g_clear_pointer (&player.store, chieu_store_unref);
  g_main_loop_unref (player.loop);
  write_line ("end");
  return 0;
}
