/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * announced HANDS   Prints, in the language that is set, every text that the mat announces in HANDS hands of each game and number of seats,
 * in the ways Học and Nghiêm, and the name of each card, cước and fault and the text of each reason. Each is printed once, on a line of
 * its own, as the voice is given it (voiced.h). Every seat makes random clean moves; Thường is left out, because it only differs from Học
 * where a fault is tried.
 */
#include "config.h"

#include "common/table-window.h"
#include "compat.h"
#include "mat/view/mat-view-private.h"
#include "match/words/words.h"
#include "voiced.h"

/* The room for the mat and its column, in pixels. */
#define ROOM_WIDTH 1024
#define ROOM_HEIGHT 600
/* From the seed of one hand to that of the next: more than there are ways, so that each way has hands of its own, and no multiple of any
 * number of seats, so that the person sits at another seat each time. */
#define SEED_STEP 7

typedef struct
{
  ChieuTableWindow table;
  PlaySource play;
  GHashTable *printed;           /* the texts printed so far, as keys */
} Collector;

static void
print_text (Collector  *self,
            const char *text)
{
  g_autofree char *voiced = text != NULL && *text != '\0' ? chieu_voiced_text (text) : NULL;

  if (voiced == NULL || !g_hash_table_add (self->printed, g_strdup (voiced)))
    return;
  g_strdelimit (voiced, "\n", ' ');
  g_print ("%s\n", voiced);
}

static void
heard_cb (const char *text,
          gpointer    data)
{
  print_text (data, text);
}

/* Prints the names of the cards, cước and faults of @game, and its reasons. Each of these is also spoken by itself. */
static void
print_names (Collector       *self,
             const ChieuGame *game)
{
  const ChieuWords *words = chieu_words_for_game (game);

  for (ChieuCard card = 0; card < game->deck->n_faces; card++)
    print_text (self, chieu_words_card_read (words, card));
  for (int cuoc = 0; game->cuoc[cuoc] != NULL; cuoc++)
    print_text (self, chieu_words_cuoc (words, cuoc, game->max_seats));
  for (int reason = 1; game->reasons[reason] != NULL; reason++)
    {
      print_text (self, chieu_words_reason (words, (ChieuReason) reason));
      print_text (self, chieu_words_fault (words, (ChieuReason) reason));
    }
}

/* Prints the texts of the steps in which cards are turned up when the hand is over. */
static void
print_show (Collector *self)
{
  const ChieuMatShow *show = self->table.mat->played.layout->show;
  const char *names[CHIEU_NAMES_MAX];
  int n = show != NULL ? show->count_steps (&self->play.view) : 0;

  chieu_played_get_names (&self->table.mat->played, names);
  for (int i = 0; i < n; i++)
    {
      ChieuMatStep step = { 0 };

      show->tell_step (&self->play.view, self->play.person, i, names, &step);
      print_text (self, step.text);
      g_free (step.text);
    }
}

/* Plays a hand of @game to its end. Steps the other seats until the person is asked, then makes a random clean move for the person. */
static void
play_hand (Collector       *self,
           const ChieuGame *game,
           int              seats,
           ChieuWay         way,
           guint64          seed)
{
  PlaySource *play = &self->play;

  *play = (PlaySource) { .person = (int) (seed % (guint64) seats) };
  play_source_init_game (play, game, seats, seed, way == CHIEU_WAY_NGHIEM);
  play->way = way;
  /* The person does not look at the dealt hand first. */
  play->opens = FALSE;
  chieu_mat_view_set_source (self->table.mat, &play_source, play, NULL);
  play->mat = self->table.mat;
  chieu_mat_view_report_deal (self->table.mat);
  while (play_source_run_to_person (play))
    {
      chieu_mat_view_report_question (self->table.mat);
      play_source_make_random_move (play, play->person);
    }
  print_show (self);
}

int
main (int    argc,
      char **argv)
{
  static const ChieuWay ways[] = { CHIEU_WAY_HOC, CHIEU_WAY_NGHIEM };
  Collector self = { 0 };
  guint64 hands;

  if (argc != 2)
    {
      g_printerr ("usage: announced HANDS\n");
      return 2;
    }
  if (!g_ascii_string_to_unsigned (argv[1], 10, 1, G_MAXUINT32, &hands, NULL))
    {
      g_printerr ("announced: HANDS must be a number from 1 to %u, not “%s”\n", G_MAXUINT32, argv[1]);
      return 2;
    }
  chieu_table_window_begin ();
  self.printed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  /* A window cannot open without a hand; play_hand() replaces this one. */
  play_source_init_game (&self.play, chieu_mat_layouts[0]->game, chieu_mat_layouts[0]->game->max_seats, 1, FALSE);
  chieu_table_window_open (&self.table, ROOM_WIDTH, ROOM_HEIGHT, &self.play);
  chieu_compat_set_listener (heard_cb, &self);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      const ChieuGame *game = chieu_mat_layouts[i]->game;

      print_names (&self, game);
      for (int seats = game->min_seats; seats <= game->max_seats; seats++)
        for (gsize w = 0; w < G_N_ELEMENTS (ways); w++)
          for (guint64 seed = 1; seed <= hands; seed++)
            play_hand (&self, game, seats, ways[w], seed * SEED_STEP + w);
    }
  chieu_compat_set_listener (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (self.table.window));
  g_hash_table_unref (self.printed);
  return 0;
}
