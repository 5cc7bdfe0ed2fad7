/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour-mat.h"

#include "mat/feast/call-panel.h"
#include "mat/view/mat-view-private.h"
#include "mat/widgets/mats.h"
#include "match/words/words.h"
#include "play-source.h"

/* The number of hands in which a kind of move is looked for; not every kind need come by chance. */
#define HANDS 300
/* The number of cards of the hand that are laid into the first part. */
#define LAID_FIRST 3
/* The number of words of a long call. */
#define LONG_CALL 8

typedef struct
{
  ChieuMatView *mat;
  const ChieuMatLayout *layout;
  int seats;
  PlaySource play;
  gboolean strict;
  ChieuTourStop stop;
  gpointer data;
} Round;

static void
stop_at (Round      *self,
         const char *what,
         int         kind)
{
  const char *way = self->strict ? "strict" : "learning";
  g_autofree char *where = g_strdup_printf ("%s, %s, %s %d", self->layout->game->id, way, what, kind);

  self->stop (where, self->data);
}

/* Returns: any of the @n @moves; but where passing is possible, one that does not pass, of the first button that has such a move. By chance
 * alone cards would hardly ever be taken, and hands hardly ever won. */
static const ChieuMove *
choose_move (Round           *self,
             const ChieuMove *moves,
             int              n)
{
  gboolean claims = FALSE;

  for (int i = 0; i < n; i++)
    claims |= self->layout->game->is_pass (&moves[i]);
  for (int b = 0; claims && b < self->layout->n_buttons; b++)
    for (int i = 0; self->layout->buttons[b].make == CHIEU_MAKE_BUTTON && i < n; i++)
      if (self->layout->buttons[b].kind == moves[i].kind && !self->layout->game->is_pass (&moves[i]))
        return &moves[i];
  return &moves[chieu_random_below (&self->play.random, (guint32) n)];
}

/* Makes a move for a seat that is asked. Returns: FALSE if no seat is asked, because the hand is over */
static gboolean
make_move (Round *self)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuGame *game = self->layout->game;
  int seat = g_bit_nth_lsf (game->to_answer (&self->play.state), -1), n;

  if (seat < 0)
    return FALSE;
  n = game->moves (&self->play.state, seat, CHIEU_MOVES_CLEAN, moves);
  play_source_make_move (&self->play, seat, choose_move (self, moves, n));
  return TRUE;
}

/* Plays one hand after another until the person has at least @ways clean moves of @kind. Returns: FALSE if that does not
 * come in HANDS hands */
static gboolean
play_until (Round *self,
            int    kind,
            int    ways)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      play_source_init_game (&self->play, self->layout->game, self->seats, seed, self->strict);
      do
        {
          int n = play_source.is_asked (&self->play) ? play_source.list_moves (&self->play, CHIEU_MOVES_CLEAN, moves) : 0;
          int found = 0;

          for (int i = 0; i < n; i++)
            found += moves[i].kind == kind;
          if (found >= ways)
            return TRUE;
        }
      while (make_move (self));
    }
  return FALSE;
}

/* Shows on the mat a moment in which the person has at least @ways clean moves of @kind. Returns: whether there was one */
static gboolean
show_moment (Round *self,
             int    kind,
             int    ways)
{
  if (!play_until (self, kind, ways))
    return FALSE;
  chieu_mat_view_set_source (self->mat, &play_source, &self->play, NULL);
  return TRUE;
}

/* Returns: (nullable): the action of the button for moves of @kind */
static const char *
find_action (Round *self,
             int    kind)
{
  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->layout->buttons[i].kind == kind)
      return self->layout->buttons[i].action;
  return NULL;
}

/* Stops while cards of the hand and the one in play are laid before the person, in two parts. */
static void
look_at_laying (Round *self)
{
  int hand = self->layout->hand_zone, live = self->layout->live_zone;

  chieu_lay_mode_begin (&self->mat->lay);
  stop_at (self, "laying begins", self->layout->lay_kind);
  for (int i = 0; i < LAID_FIRST && self->mat->held.hand.n > 0; i++)
    chieu_lay_mode_lay (&self->mat->lay, hand, self->mat->held.hand.cards[0]);
  chieu_lay_mode_lay (&self->mat->lay, live, self->mat->scene->zones[live].cards[0].card);
  stop_at (self, "cards are laid", self->layout->lay_kind);
  chieu_modes_do_action (&self->mat->modes, "mat.lay-beside");
  chieu_lay_mode_lay (&self->mat->lay, hand, self->mat->held.hand.cards[0]);
  stop_at (self, "cards are laid beside", self->layout->lay_kind);
  chieu_modes_do_action (&self->mat->modes, "mat.lay-done");
  stop_at (self, "they make no phu", self->layout->lay_kind);
  chieu_lay_mode_leave (&self->mat->lay);
}

static void
look_at_kind (Round *self,
              int    kind)
{
  if (!show_moment (self, kind, 1))
    return;
  stop_at (self, "move", kind);
  if (self->strict && kind == self->layout->lay_kind)
    look_at_laying (self);
  else if (!self->strict && find_action (self, kind) != NULL && show_moment (self, kind, 2))
    {
      chieu_offers_press (&self->mat->offers, find_action (self, kind));
      stop_at (self, "ways of move", kind);
      chieu_deeds_drop_choices (&self->mat->deeds);
    }
}

/* Stops while the call is put together word by word in the strict way: with no word yet, and with many. */
static void
look_at_call (Round *self)
{
  if (self->layout->game->call_kind < 0 || !show_moment (self, self->layout->game->call_kind, 1))
    return;
  chieu_calling_make_call (&self->mat->calling);
  stop_at (self, "nothing is called", self->layout->game->call_kind);
  for (int i = 0; i < LONG_CALL; i++)
    chieu_call_panel_add_offered (CHIEU_CALL_PANEL (self->mat->calling.panel), i);
  stop_at (self, "much is called", self->layout->game->call_kind);
}

/* Stops with each of the mats below the words; a thread paints the mat. */
static void
look_at_mats (Round *self)
{
  /* The first game has most words. */
  self->layout = chieu_mat_layouts[0];
  self->seats = self->layout->game->max_seats;
  if (!show_moment (self, self->layout->lay_kind, 1))
    return;
  for (int i = 0; i < CHIEU_MATS; i++)
    {
      g_autofree char *what = g_strdup_printf ("mat %s", chieu_mats[i].id);

      chieu_mat_view_set_mat (self->mat, chieu_mats[i].id);
      while (!chieu_background_is_ready (CHIEU_BACKGROUND (self->mat->background)))
        g_main_context_iteration (NULL, TRUE);
      stop_at (self, what, i);
    }
  chieu_mat_view_set_mat (self->mat, chieu_mats[0].id);
}

/* Stops at every kind of move of a game, in Học and in the strict way. */
static void
look_at_game (Round                *self,
              const ChieuMatLayout *layout)
{
  int n = chieu_words_n_kinds (chieu_words_for_game (layout->game));

  self->layout = layout;
  self->seats = layout->game->max_seats;
  for (int strict = 0; strict <= 1; strict++)
    {
      self->strict = strict != 0;
      for (int kind = 0; kind < n; kind++)
        look_at_kind (self, kind);
    }
  look_at_call (self);
}

void
chieu_tour_mat (ChieuMatView  *mat,
                ChieuTourStop  stop,
                gpointer       data)
{
  g_autoptr (ChieuMatch) match = g_object_ref (chieu_mat_view_get_match (mat));
  Round round = { .mat = mat, .stop = stop, .data = data };

  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    look_at_game (&round, chieu_mat_layouts[i]);
  look_at_mats (&round);
  chieu_mat_view_set_match (mat, match);
}
