/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * announced HANDS   Prints texts as a voice gets them, one a line and each only once: all that the mat announces in HANDS hands of each
 * game, number of seats and way of play, in the language that is set, and the names of all cards, cước, reasons and faults. The seats
 * play by chance.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "common/layout-check.h"
#include "common/table-window.h"
#include "compat.h"
#include "mat/view/mat-view-private.h"
#include "match/words/words.h"
#include "voiced.h"

typedef struct
{
  ChieuTableWindow table;
  PlaySource play;
  GHashTable *printed;           /* texts */
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

/* Prints the names of @game's cards, cước, reasons and faults, each of which is also spoken alone. */
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

static void
play_hand (Collector       *self,
           const ChieuGame *game,
           int              seats,
           ChieuWay         way,
           guint64          seed)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  PlaySource *play = &self->play;

  *play = (PlaySource) { .person = (int) (seed % (guint64) seats) };
  play_source_init_game (play, game, seats, seed, way == CHIEU_WAY_NGHIEM);
  play->way = way;
  play->opens = FALSE;
  chieu_mat_view_set_source (self->table.mat, &play_source, play, NULL);
  play->mat = self->table.mat;
  chieu_mat_view_dealt (self->table.mat);
  do
    if (play_source.is_asked (play))
      {
        int n = play_source.list_moves (play, CHIEU_MOVES_CLEAN, moves);

        chieu_mat_view_asked (self->table.mat);
        play_source_make (play, play->person, &moves[chieu_random_below (&play->random, (guint32) n)]);
      }
  while (play->game->to_answer (&play->state) != 0 && (play_source.is_asked (play) || play_source_step (play)));
  print_show (self);
}

int
main (int    argc,
      char **argv)
{
  static const ChieuWay ways[] = { CHIEU_WAY_HOC, CHIEU_WAY_NGHIEM };
  Collector self = { 0 };
  guint64 hands = argc == 2 ? (guint64) atoi (argv[1]) : 0;

  if (hands < 1)
    return 2;
  chieu_table_window_begin ();
  self.printed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  play_source_init_game (&self.play, chieu_mat_layouts[0]->game, chieu_mat_layouts[0]->game->max_seats, 1, FALSE);
  chieu_table_window_open (&self.table, 1024, 600, &self.play);
  chieu_compat_set_listener (heard_cb, &self);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      const ChieuGame *game = chieu_mat_layouts[i]->game;

      print_names (&self, game);
      for (int seats = game->min_seats; seats <= game->max_seats; seats++)
        for (gsize w = 0; w < G_N_ELEMENTS (ways); w++)
          for (guint64 seed = 1; seed <= hands; seed++)
            play_hand (&self, game, seats, ways[w], seed * 7 + w);
    }
  chieu_compat_set_listener (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (self.table.window));
  g_hash_table_unref (self.printed);
  return 0;
}
